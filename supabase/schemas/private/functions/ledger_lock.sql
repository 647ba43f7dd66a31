-- Locks the accounts of these lines in the order of private.ledger_post. For a transaction with
-- several transfers of p_order_id (null: of no order): each transfer locks in that order, but not
-- the accounts of the next one.
create function private.ledger_lock(
  p_order_id uuid,
  p_lines private.ledger_line[]
) returns void
language plpgsql volatile security definer
as $$
declare
  v_line private.ledger_line;
begin
  for v_line in
    select lines.*
    from unnest(p_lines) as lines
    order by
      lines.kind,
      coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000')
  loop
    -- Creates an account that the transfers would create: it could not be locked otherwise.
    insert into private.ledger_accounts (kind, order_id, user_id, stripe)
    values (
      v_line.kind, v_line.order_id, v_line.user_id, private.ledger_stripe(v_line.kind, p_order_id)
    )
    on conflict on constraint ledger_accounts__one_per_stripe do nothing;
    perform
    from private.ledger_accounts as accounts
    where accounts.kind = v_line.kind
      and accounts.holder_id =
        coalesce(v_line.order_id, v_line.user_id, '00000000-0000-0000-0000-000000000000')
      and accounts.stripe = private.ledger_stripe(v_line.kind, p_order_id)
    for no key update;
  end loop;
end
$$;
