"""What outlives the server: tables, who holds their seats, and their logs."""
