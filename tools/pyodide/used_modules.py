"""Print the files of the standard library that the game uses, as JSON.

It imports every module of the packages that a page has, and the modules that are imported when something happens.
"""

import json
import pkgutil
import sys
from contextlib import suppress
from importlib import import_module

import sevenwonders

# Imported by functions: decoding of dates and host names, tracebacks, and modules that short programs use.
LATER = (
    "_strptime collections.abc encodings.ascii encodings.idna encodings.latin_1 fractions heapq random statistics "
    "stringprep textwrap timeit traceback unicodedata"
)


def main() -> None:
    for module in pkgutil.walk_packages(sevenwonders.__path__, "sevenwonders."):
        with suppress(ModuleNotFoundError):  # of a compiled module that only the command line uses
            import_module(module.name)
    for name in LATER.split():
        import_module(name)
    paths = [path for module in list(sys.modules.values()) if (path := getattr(module, "__file__", None))]
    print(json.dumps(sorted(path.partition(".zip/")[2] for path in paths if ".zip/" in path)))


if __name__ == "__main__":
    main()
