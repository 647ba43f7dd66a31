-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.return_record(p_order orders)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('reason', returns.reason, 'description', returns.description, 'photos', returns.photos,
      'requested_at', api.wire_time(returns.requested_at), 'rejection_reason', returns.rejection_reason,
      'rejected_at', api.wire_time(returns.rejected_at))
    from private.returns where returns.order_id = p_order.id);
end
$function$;
