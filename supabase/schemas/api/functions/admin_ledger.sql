create function api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_accounts jsonb;
  v_is_busy boolean;
  v_page record;
begin
  perform private.staff_caller('administrator');
  -- Adding up every account is work: it comes with the first page of the whole list.
  select jsonb_agg(jsonb_build_object('kind', kinds.kind, 'accounts', kinds.accounts, 'balance', kinds.balance) order by kinds.kind)
  into v_accounts
  from (select names.kind, coalesce(sums.accounts, 0) as accounts, coalesce(sums.balance, 0) as balance
        from unnest(enum_range(null::private.account_kind)) as names (kind)
        left join (select accounts.kind, count(*) as accounts, sum(accounts.balance) as balance
                   from private.ledger_accounts as accounts group by accounts.kind) as sums on sums.kind = names.kind) as kinds
  where p_filters = '{}' and p_offset = 0;
  -- Every other transfer has an escrow, a wallet or provider_cash in it: those are met soon on the way. The rest are looked up.
  v_is_busy := p_filters ->> 'account' in ('escrow', 'wallet') or (
    select accounts.version > 50000 from private.ledger_accounts as accounts
    where accounts.kind = (p_filters ->> 'account')::private.account_kind
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000');

  v_page := private.staff_page('private.ledger_transfers', array[
    case when p_filters ? 'order' then 'ledger_transfers.order_id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'user_id' then 'ledger_transfers.id in (
      select entries.transfer_id from private.ledger_accounts as accounts
      join private.ledger_entries as entries on entries.account_id = accounts.id
      where accounts.kind = ''wallet'' and accounts.holder_id = ($1 ->> ''user_id'')::uuid)' end,
    case when v_is_busy then pg_catalog.format('exists (
      select from private.ledger_entries as entries join private.ledger_accounts as accounts on accounts.id = entries.account_id
      where entries.transfer_id = ledger_transfers.id and accounts.kind = %L)', p_filters ->> 'account')
    when p_filters ? 'account' then pg_catalog.format('ledger_transfers.id in (
      select entries.transfer_id from private.ledger_entries as entries where entries.account_id = (
        select accounts.id from private.ledger_accounts as accounts
        where accounts.kind = %L and accounts.holder_id = ''00000000-0000-0000-0000-000000000000''))', p_filters ->> 'account') end,
    case when p_filters ? 'withdrawal_id' then 'ledger_transfers.withdrawal_id = ($1 ->> ''withdrawal_id'')::uuid' end,
    case when p_filters ? 'key' then 'starts_with(ledger_transfers.key, $1 ->> ''key'')' end,
    case when p_filters ? 'kind' then 'ledger_transfers.kind = $1 ->> ''kind''' end,
    private.staff_period_condition('ledger_transfers.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  return jsonb_build_object('accounts', coalesce(v_accounts, '[]')) || private.staff_list(private.transfer_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_ledger(jsonb, integer, integer) is
  'The chart of accounts with its balances, and transfers with their entries, newest first. p_filters {order?, user_id?, withdrawal_id?, account?, key?, kind?, from?, to?}; key is a prefix.';
