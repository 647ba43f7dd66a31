-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_accounts jsonb;
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('administrator');
  select jsonb_agg(jsonb_build_object('kind', kinds.kind, 'accounts', kinds.accounts, 'balance', kinds.balance) order by kinds.kind)
  into v_accounts
  from (select names.kind, count(accounts.id) as accounts, coalesce(sum(accounts.balance), 0) as balance
        from unnest(enum_range(null::private.account_kind)) as names (kind)
        left join private.ledger_accounts as accounts on accounts.kind = names.kind
        group by names.kind) as kinds;

  with matching as (
    select transfers.* from private.ledger_transfers as transfers
    where (p_filters ->> 'order' is null or transfers.order_id in (
        select orders.id from public.orders
        where orders.id::text = lower(p_filters ->> 'order') or orders.reference = upper(p_filters ->> 'order')))
      and (p_filters ->> 'user_id' is null or transfers.id in (
        select entries.transfer_id from private.ledger_accounts as accounts
        join private.ledger_entries as entries on entries.account_id = accounts.id
        where accounts.kind = 'wallet' and accounts.holder_id = (p_filters ->> 'user_id')::uuid))
      and (p_filters ->> 'account' is null or transfers.id in (
        select entries.transfer_id from private.ledger_accounts as accounts
        join private.ledger_entries as entries on entries.account_id = accounts.id
        where accounts.kind::text = p_filters ->> 'account'))
      and (p_filters ->> 'withdrawal_id' is null or transfers.withdrawal_id = (p_filters ->> 'withdrawal_id')::uuid)
      and (p_filters ->> 'key' is null or starts_with(transfers.key, p_filters ->> 'key'))
      and (p_filters ->> 'kind' is null or transfers.kind = p_filters ->> 'kind')
      and (p_filters ->> 'from' is null or transfers.created_at >= (p_filters ->> 'from')::timestamptz)
      and (p_filters ->> 'to' is null or transfers.created_at < (p_filters ->> 'to')::timestamptz)
  ), page as (
    select matching.id, matching.created_at from matching
    order by matching.created_at desc, matching.id desc limit p_limit offset p_offset
  )
  select coalesce((select jsonb_agg(private.transfer_record(transfers) order by page.created_at desc, page.id desc)
      from page join private.ledger_transfers as transfers on transfers.id = page.id), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('accounts', v_accounts, 'items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
