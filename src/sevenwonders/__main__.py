from sevenwonders.cli.main import main

main()
