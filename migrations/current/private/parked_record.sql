-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.parked_record(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', parked.id, 'kind', parked.kind, 'amount', parked.amount, 'order_id', parked.order_id,
      'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
      'status', case parked.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
      'details', (select cases.details from private.staff_cases as cases where cases.kind = parked.kind and cases.key = parked.key),
      'created_at', api.wire_time(parked.created_at), 'resolved_at', api.wire_time(parked.resolved_at))
    from private.parked_money as parked
    left join public.orders on orders.id = parked.order_id where parked.id = p_id);
end
$function$;
