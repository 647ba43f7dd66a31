create function private.ledger_apply_line(
  p_line private.ledger_line,
  p_stripe smallint
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
    and accounts.stripe = p_stripe
  returning accounts.* into v_account;
  if not found then
    insert into private.ledger_accounts as accounts
      (kind, order_id, user_id, stripe, balance, version)
    values (p_line.kind, p_line.order_id, p_line.user_id, p_stripe, p_line.amount, 1)
    on conflict on constraint ledger_accounts__one_per_stripe do update
    set balance = accounts.balance + excluded.balance, version = accounts.version + 1
    returning accounts.* into v_account;
  end if;
  return v_account;
end
$$;
comment on function private.ledger_apply_line(private.ledger_line, smallint) is
  'Adds a line to the balance of its account in this stripe, creates the account if needed, and '
  'keeps it locked.';
grant execute on function private.ledger_apply_line(private.ledger_line, smallint)
to preloved_ledger;
