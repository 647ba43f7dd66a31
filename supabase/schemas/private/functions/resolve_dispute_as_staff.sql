create function private.resolve_dispute_as_staff(
  p_staff private.staff_member,
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_refund_amount bigint,
  p_audit jsonb
) returns uuid
language plpgsql volatile
as $$
declare
  v_dispute private.disputes;
begin
  perform private.forbid_self_decision(p_staff, orders.buyer_id, orders.seller_id)
  from private.disputes
  join public.orders on orders.id = disputes.order_id
  where disputes.id = p_dispute_id;

  v_dispute := private.resolve_dispute(
    p_dispute_id, p_resolution, p_note, 'staff', p_staff.id, p_refund_amount);
  perform private.audit(
    p_staff,
    p_audit,
    'dispute',
    p_dispute_id::text,
    jsonb_build_object('status', 'open'),
    jsonb_build_object(
      'resolution', p_resolution,
      'order_id', v_dispute.order_id,
      'note', p_note,
      'refund_amount', p_refund_amount,
      'refunded_amount', (
        select orders.refunded_amount from public.orders where orders.id = v_dispute.order_id)),
    p_note);
  return v_dispute.order_id;
end
$$;
