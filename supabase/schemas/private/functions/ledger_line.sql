create function private.ledger_line(
  p_kind private.account_kind,
  p_amount bigint,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns private.ledger_line
language sql immutable
set search_path = pg_catalog, pg_temp
return row(p_kind, p_amount, p_order_id, p_user_id)::private.ledger_line;
comment on function private.ledger_line(private.account_kind, bigint, uuid, uuid) is
  'One line of a transfer: an escrow names its order, a wallet its person, every other account is the market''s own.';
grant execute on function private.ledger_line(private.account_kind, bigint, uuid, uuid) to preloved_ledger;
