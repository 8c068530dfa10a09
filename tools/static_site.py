"""Builds the web site that needs no server: static files for any host, and for localhost.

python3 run.py site                       build into build/site
python3 run.py site --out DIR --base /7w  build into DIR for the address https://HOST/7w/
python3 run.py site --serve 8000          then serve it at http://localhost:8000
python3 run.py site --for-server          build the pages of the server with the engine, so that devices compute
python3 run.py site --not-for-server      build them without it again

The engine is built by tools/wasm.py, the pages by tools/bundle.py; everything comes from the package registries.
"""

import argparse
import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import bundle
import wasm

ROOT: Final = Path(__file__).resolve().parent.parent
# Pages without parameters; hosts that do not answer unknown paths with 404.html find their addresses, too.
PAGES: Final = ("analysis", "explorer", "gallery", "help", "puzzles", "python", "replay", "rules")
COMPRESSED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", wasm.LIBRARY, wasm.ENGINE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py site", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="the folder to write")
    parser.add_argument("--base", default="", help="path of the site on its host, such as /7w")
    parser.add_argument("--serve", type=int, metavar="PORT", help="serve the folder afterwards")
    parser.add_argument("--for-server", action="store_true", help="add the engine to the pages of the server instead")
    parser.add_argument(
        "--not-for-server", action="store_true", help="build the pages of the server without the engine"
    )
    parser.add_argument("--if-changed", action="store_true", help="do nothing if the folder is current")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    base = "/" + options.base.strip("/") if options.base.strip("/") else ""
    out = options.out.resolve()
    record, key = out / "made-from.txt", f"{base} {bundle.site_digest()}"
    is_current = options.if_changed and bundle.digest(record) == key
    try:
        if options.for_server:
            build_for_server(options.jobs)
            return
        if options.not_for_server:
            bundle.fetch_node()
            bundle.run_script("build")
            return
        if not is_current:
            build(out, base, built_engine(options.jobs))
            record.write_text(key, encoding="utf-8")
    except (wasm.WasmError, bundle.BundleError) as error:
        sys.exit(f"sevenwonders: {error}")
    print(f"the site is in {out}")
    if options.serve is not None:
        serve(out, options.serve)


def build(out: Path, base: str, engine: Path) -> None:
    """Build the site with an engine into a folder, which is emptied."""
    shutil.rmtree(out, ignore_errors=True)
    bundle.fetch_node()
    bundle.build_into(out, base, {"VITE_ENGINE": engine.name, "VITE_STATIC": "yes"})
    shutil.copytree(engine, out / "engine" / engine.name)
    index = out / "index.html"
    shutil.copy2(index, out / "404.html")
    for page in PAGES:
        (out / page).mkdir(exist_ok=True)
        shutil.copy2(index, out / page / "index.html")


def build_for_server(jobs: int) -> None:
    """Build the pages that the server sends with an engine, for analyses, puzzles and reviews on the device."""
    build_pages_for_server(bundle.BUNDLE, built_engine(jobs))
    bundle.ENGINE_FROM.write_text(bundle.site_digest(), encoding="ascii")
    bundle.MADE_FROM.write_text(bundle.sources_digest(), encoding="ascii")


def build_pages_for_server(out: Path, engine: Path) -> None:
    """Build the pages of a server with an engine into a folder."""
    bundle.fetch_node()
    bundle.build_into(out, "", {"VITE_ENGINE": engine.name})
    shutil.copytree(engine, out / "engine" / engine.name)


def built_engine(jobs: int) -> Path:
    """Return the folder of the engine's files, with compressed copies; it is named by a digest of its content."""
    source = wasm.build(jobs)
    names = [*COMPRESSED, *(f"networks/{file.name}" for file in sorted((source / "networks").iterdir()))]
    catalog = json.dumps(meta()).encode()
    total = hashlib.sha256(catalog)
    for name in names:
        total.update(f"{name}\0".encode() + hashlib.sha256((source / name).read_bytes()).digest())
    folder = ROOT / "build" / "wasm" / "engines" / total.hexdigest()[:16]
    if (folder / "engine.json").exists():
        return folder
    shutil.rmtree(folder.parent, ignore_errors=True)
    (folder / "networks").mkdir(parents=True)
    for name in names:
        shutil.copyfile(source / name, folder / name)
    for name in COMPRESSED:
        for suffix, copy in compressed(source / name).items():
            shutil.copyfile(copy, folder / f"{name}{suffix}")
    (folder / "meta.json").write_bytes(catalog)
    networks = sorted((folder / "networks").iterdir())
    described = {
        "br": total_size([*(folder / f"{name}.br" for name in COMPRESSED), *networks]),
        "gzip": total_size([*(folder / f"{name}.gz" for name in COMPRESSED), *networks]),
        "networks": [file.name for file in networks],
    }
    (folder / "engine.json").write_text(json.dumps(described), encoding="utf-8")
    return folder


def total_size(files: list[Path]) -> int:
    return sum(file.stat().st_size for file in files)


def compressed(file: Path) -> dict[str, Path]:
    """Return the compressed copies of a file by their suffixes; a file that was compressed before is not again."""
    copy = ROOT / "build" / "wasm" / "compressed" / wasm.digest(file.read_bytes())[:32]
    copies = {suffix: copy.with_name(f"{copy.name}{suffix}") for suffix in (".br", ".gz")}
    if not all(path.exists() for path in copies.values()):
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(file, copy)
        subprocess.run([wasm.node(), str(wasm.PINS / "compress.mjs"), str(copy)], check=True)
        copy.unlink()
    return copies


def meta() -> Any:
    """Return the response of the route that describes the games."""
    import msgspec

    from sevenwonders.api import meta as routes

    return msgspec.to_builtins(asyncio.run(routes.meta(None)))  # type: ignore[arg-type]  # it uses no request


def serve(folder: Path, port: int) -> None:
    """Serve a folder until the program is interrupted."""
    server = ThreadingHTTPServer(("localhost", port), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    print(f"http://localhost:{server.server_address[1]}")
    server.serve_forever()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("sevenwonders: interrupted")
