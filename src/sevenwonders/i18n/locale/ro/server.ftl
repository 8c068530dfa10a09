# Ce spune serverul însuși, pe pagina care ține locul clientului.

server-not-built = Serverul funcționează, dar paginile jocului nu sunt încă construite.
server-build-by = Această comandă le construiește și pornește jocul; este nevoie de Node 20 sau mai nou:
server-load-again = Apoi reîncarcă această pagină. API-ul este deja disponibil:
