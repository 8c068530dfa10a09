# Mida ütleb server ise, klienti asendaval lehel.

server-not-built = Server töötab, aga mängu lehed ei ole veel koostatud.
server-build-by = See käsk koostab need ja käivitab mängu; vaja on Node 20 või uuemat:
server-load-again = Seejärel laadi see leht uuesti. API on juba saadaval:
