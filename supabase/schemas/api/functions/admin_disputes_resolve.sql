create function api.admin_disputes_resolve(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_audit jsonb,
  p_refund_amount bigint default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_dispute private.disputes;
begin
  perform private.forbid_self_decision(v_staff, orders.buyer_id, orders.seller_id)
  from private.disputes
  join public.orders on orders.id = disputes.order_id
  where disputes.id = p_dispute_id;

  v_dispute := private.resolve_dispute(
    p_dispute_id, p_resolution, p_note, 'staff', v_staff.id, p_refund_amount);
  perform private.audit(
    v_staff,
    p_audit,
    'dispute',
    p_dispute_id::text,
    jsonb_build_object('status', 'open'),
    jsonb_build_object(
      'resolution', p_resolution,
      'order_id', v_dispute.order_id,
      'note', p_note,
      'refund_amount', p_refund_amount),
    p_note);
  return private.dispute_record(v_dispute.order_id);
end
$$;
comment on function api.admin_disputes_resolve(uuid, text, text, jsonb, bigint) is
  'Ends a dispute: p_resolution release pays the seller, refund the buyer, split gives the buyer '
  'p_refund_amount and the seller the rest. Both can read p_note.';
