-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.dispute_view(p_dispute private.disputes)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_dispute.id, 'order_id', p_dispute.order_id, 'reason', p_dispute.reason,
    'description', p_dispute.description, 'photos', p_dispute.photos, 'opened_at', api.wire_time(p_dispute.opened_at),
    'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
    'resolution', p_dispute.resolution, 'note', p_dispute.note, 'resolved_by', p_dispute.resolved_by,
    'resolved_at', api.wire_time(p_dispute.resolved_at));
end
$function$;
