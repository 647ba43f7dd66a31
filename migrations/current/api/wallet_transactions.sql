-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.wallet_transactions(p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_account private.ledger_accounts;
  v_items jsonb;
begin
  select accounts.* into v_account from private.ledger_accounts as accounts
  where accounts.kind = 'wallet' and accounts.user_id = (private.caller()).id;
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'type', case
        when page.kind = 'release' then 'sale_proceeds'
        when page.kind = 'clawback' and page.amount > 0 then 'refund'
        else page.kind end,
      'amount', page.amount, 'balance_after', page.balance_after, 'order_reference', page.reference,
      'withdrawal_id', null, 'description', page.description, 'created_at', api.wire_time(page.created_at))
    order by page.version desc), '[]') into v_items
  from (select entries.id::text as id, transfers.kind, entries.amount, entries.balance_after, entries.version,
               orders.reference, transfers.description, entries.created_at
        from private.ledger_entries as entries
        join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
        left join public.orders on orders.id = transfers.order_id
        where entries.account_id = v_account.id
        order by entries.version desc limit p_limit offset p_offset) as page;
  -- An account's version is the number of its entries, so the total costs nothing.
  return jsonb_build_object('items', v_items, 'total', coalesce(v_account.version, 0), 'limit', p_limit, 'offset', p_offset);
end
$function$;
