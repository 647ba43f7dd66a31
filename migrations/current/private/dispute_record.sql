-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.dispute_record(p_order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', disputes.id, 'order_id', disputes.order_id, 'reason', disputes.reason,
      'description', disputes.description, 'photos', disputes.photos, 'opened_at', api.wire_time(disputes.opened_at),
      'status', case when disputes.resolved_at is null then 'open' else 'resolved' end,
      'resolution', disputes.resolution, 'note', disputes.note, 'resolved_by', disputes.resolved_by,
      'resolved_at', api.wire_time(disputes.resolved_at))
    from private.disputes where disputes.order_id = p_order_id);
end
$function$;
