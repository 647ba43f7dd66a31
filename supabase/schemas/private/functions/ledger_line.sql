-- One line of a transfer. Escrow needs the order, wallet needs the user; all other accounts belong
-- to the marketplace.
create function private.ledger_line(
  p_kind private.account_kind,
  p_amount bigint,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns private.ledger_line
language sql immutable
return row(p_kind, p_amount, p_order_id, p_user_id)::private.ledger_line;
grant execute on function private.ledger_line(private.account_kind, bigint, uuid, uuid)
to preloved_ledger;
