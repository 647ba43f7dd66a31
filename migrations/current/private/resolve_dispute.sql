-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.resolve_dispute(p_dispute_id uuid, p_resolution text, p_note text, p_actor order_actor, p_actor_id uuid DEFAULT NULL::uuid)
 RETURNS private.disputes
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_dispute private.disputes;
begin
  select disputes.* into v_dispute from private.disputes where disputes.id = p_dispute_id;
  if v_dispute.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such dispute.');
  end if;
  -- The order's lock decides between two who resolve it at once; the move's effects close the dispute.
  perform private.orders_move(v_dispute.order_id,
    case p_resolution when 'release' then 'COMPLETED' else 'REFUNDED' end::public.order_status, p_actor, p_actor_id, p_note);
  select disputes.* into v_dispute from private.disputes where disputes.id = p_dispute_id;
  return v_dispute;
end
$function$;
