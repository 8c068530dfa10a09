# Mida ütleb server ise, klienti asendaval lehel.

server-not-built = Server töötab, aga mängu lehed ei ole veel valmis ehitatud.
server-build-by = See käsk ehitab need ja käivitab mängu; vaja on Node 20 või uuemat:
server-load-again = Seejärel lae see leht uuesti. Programmiliides töötab juba:
