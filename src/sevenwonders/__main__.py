import sys

from sevenwonders.cli.main import main

# A match in several processes imports this module again in each of them.
if __name__ == "__main__":
    sys.exit(main())
