-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.transfer_record(p_transfer private.ledger_transfers)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'id', p_transfer.id, 'key', p_transfer.key, 'kind', p_transfer.kind, 'description', p_transfer.description,
    'order_id', p_transfer.order_id,
    'order_reference', (select orders.reference from public.orders where orders.id = p_transfer.order_id),
    'withdrawal_id', p_transfer.withdrawal_id, 'is_pending', p_transfer.is_pending,
    'outcome', (select resolutions.outcome from private.ledger_resolutions as resolutions where resolutions.pending_id = p_transfer.id),
    'event_at', api.wire_time(p_transfer.event_at), 'created_at', api.wire_time(p_transfer.created_at),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object('account', accounts.kind, 'user_id', accounts.user_id,
        'amount', entries.amount, 'balance_after', entries.balance_after, 'version', entries.version) order by entries.amount, entries.id), '[]')
      from private.ledger_entries as entries
      join private.ledger_accounts as accounts on accounts.id = entries.account_id
      where entries.transfer_id = p_transfer.id));
end
$function$;
