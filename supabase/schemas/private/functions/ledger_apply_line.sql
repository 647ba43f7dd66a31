create function private.ledger_apply_line(
  p_line private.ledger_line
) returns private.ledger_accounts
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_account private.ledger_accounts;
begin
  update private.ledger_accounts as accounts
  set balance = accounts.balance + p_line.amount, version = accounts.version + 1
  where accounts.kind = p_line.kind
    and accounts.holder_id =
      coalesce(p_line.order_id, p_line.user_id, '00000000-0000-0000-0000-000000000000')
  returning accounts.* into v_account;
  if not found then
    insert into private.ledger_accounts as accounts (kind, order_id, user_id, balance, version)
    values (p_line.kind, p_line.order_id, p_line.user_id, p_line.amount, 1)
    on conflict on constraint ledger_accounts__one_per_holder do update
    set balance = accounts.balance + excluded.balance, version = accounts.version + 1
    returning accounts.* into v_account;
  end if;
  return v_account;
end
$$;
comment on function private.ledger_apply_line(private.ledger_line) is
  'Adds a line to its account''s balance, creates the account if needed, and keeps it locked.';
grant execute on function private.ledger_apply_line(private.ledger_line) to preloved_ledger;
