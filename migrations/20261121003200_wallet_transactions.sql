-- Wallet entries in the words of their owner. Entries never change, so what a hold is called once it is paid is a
-- matter of reading: the row keeps its id and its amount.
create view private.wallet_entries with (security_invoker = true) as
select entries.transfer_id as id, entries.account_id, entries.version,
  case
    when transfers.is_pending and resolutions.outcome = 'posted' then 'withdrawal_debit'
    when transfers.is_pending then 'withdrawal_hold'
    when transfers.kind = 'late_payout' then 'withdrawal_debit'
    when transfers.kind in ('withdrawal_reversal', 'withdrawal_return') then 'withdrawal_reversal'
    when transfers.kind = 'release' then 'sale_proceeds'
    when transfers.kind = 'clawback' and entries.amount < 0 then 'clawback'
    when transfers.kind in ('clawback', 'refund') then 'refund'
    else 'adjustment'
  end as type,
  entries.amount, entries.balance_after, transfers.order_id, transfers.withdrawal_id, transfers.description,
  entries.created_at
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.wallet_entries is 'A wallet''s entries as its owner reads them. A transfer touches an account once, so its id is the row''s.';
grant select on private.wallet_entries to preloved_verbs;

create function api.wallet_transactions(p_limit integer, p_offset integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_account private.ledger_accounts;
  v_items jsonb;
begin
  select accounts.* into v_account from private.ledger_accounts as accounts
  where accounts.kind = 'wallet' and accounts.holder_id = (private.caller()).id;
  -- Versions of an account count its entries without a gap: skipping some is arithmetic, and the total costs nothing.
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'type', page.type, 'amount', page.amount, 'balance_after', page.balance_after,
      'order_reference', orders.reference, 'withdrawal_id', page.withdrawal_id, 'description', page.description,
      'created_at', api.wire_time(page.created_at)) order by page.version desc), '[]') into v_items
  from (select wallet.* from private.wallet_entries as wallet
        where wallet.account_id = v_account.id and wallet.version <= v_account.version - p_offset
        order by wallet.version desc limit p_limit) as page
  left join public.orders on orders.id = page.order_id;
  return jsonb_build_object('items', v_items, 'total', coalesce(v_account.version, 0), 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.wallet_transactions(integer, integer) is 'The caller''s wallet entries, newest first, each with the balance it left and its order''s reference.';
alter function api.wallet_transactions(integer, integer) owner to preloved_verbs;
grant execute on function api.wallet_transactions(integer, integer) to authenticated;
