-- The transaction's money movements so far, summed by account. A dry run calls it before its
-- rollback.
create function internal.money_moved() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_current constant xid8 := pg_current_xact_id();
  v_since constant timestamptz := private.now() - interval '1 minute';
begin
  return to_jsonb(array(
    with own as materialized (
      select transfers.id
      from private.ledger_transfers as transfers
      where transfers.created_at > v_since
        -- xmin is the id of this transaction or of a subtransaction, without its epoch.
        and pg_xact_status((v_current::text::bigint - age(transfers.xmin))::text::xid8)
          = 'in progress'
    ),
    moved as (
      select
        accounts.kind,
        accounts.user_id,
        accounts.order_id,
        sum(entries.amount)::bigint as amount,
        -- An account of the marketplace has several rows, whose balances add up.
        case when accounts.kind in ('escrow', 'wallet') then max(accounts.balance) end as balance
      from own
      join private.ledger_entries as entries on entries.transfer_id = own.id
      join private.ledger_accounts as accounts on accounts.id = entries.account_id
      group by accounts.kind, accounts.user_id, accounts.order_id
      having sum(entries.amount) <> 0
    )
    select jsonb_build_object(
      'account', moved.kind,
      'user_id', moved.user_id,
      'username', profiles.username,
      'order_id', moved.order_id,
      'amount', moved.amount,
      'balance_after', moved.balance)
    from moved
    left join public.profiles on profiles.id = moved.user_id
    order by moved.amount, moved.kind
  ));
end
$$;
grant execute on function internal.money_moved() to authenticated;
