-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_disputes_resolve(p_dispute_id uuid, p_resolution text, p_note text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_dispute private.disputes;
begin
  perform private.refuse_own_affair(v_staff, orders.buyer_id, orders.seller_id)
  from private.disputes join public.orders on orders.id = disputes.order_id where disputes.id = p_dispute_id;
  v_dispute := private.resolve_dispute(p_dispute_id, p_resolution, p_note, 'staff', v_staff.id);
  perform private.audit(v_staff, p_act, 'dispute', p_dispute_id::text, jsonb_build_object('status', 'open'),
    jsonb_build_object('resolution', p_resolution, 'order_id', v_dispute.order_id, 'note', p_note), p_note);
  return private.dispute_record(v_dispute.order_id);
end
$function$;
