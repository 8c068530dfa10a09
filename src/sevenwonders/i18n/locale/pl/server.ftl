# Co mówi sam serwer, na stronie zastępującej klienta.

server-not-built = Serwer działa, ale strony gry nie są jeszcze zbudowane.
server-build-by = To polecenie buduje je i uruchamia grę; potrzebny jest Node 20 albo nowszy:
server-load-again = Potem odśwież tę stronę. API jest już dostępne:
