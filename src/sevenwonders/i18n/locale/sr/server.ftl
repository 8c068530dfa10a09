# Šta kaže sam server, na stranici koja zamenjuje klijenta.

server-not-built = Server radi, ali stranice igre još nisu napravljene.
server-build-by = Ova komanda ih pravi i pokreće igru; potreban je Node 20 ili noviji:
server-load-again = Zatim ponovo učitaj ovu stranicu. API je već dostupan:
