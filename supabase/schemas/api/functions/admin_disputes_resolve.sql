create function api.admin_disputes_resolve(
  p_dispute_id uuid,
  p_resolution text,
  p_audit jsonb,
  p_note text default null,
  p_refund_amount bigint default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order_id uuid := (
    select disputes.order_id from private.disputes where disputes.id = p_dispute_id);
  v_order constant public.orders := private.lock_order(v_order_id);
  v_refund constant bigint := case p_resolution
    when 'split' then p_refund_amount
    when 'refund' then private.refund_at_most(v_order)
    else 0
  end;
begin
  perform private.forbid_claimed_dispute(v_staff, v_order_id);
  if not private.decide_alone(
    v_staff,
    row(
      case when p_resolution = 'split' then 'split' else 'refund' end,
      v_refund,
      v_order.buyer_id),
    row(
      'release',
      case when p_resolution <> 'refund' then v_order.item_price - v_refund end,
      v_order.seller_id))
  then
    return private.propose(
      'dispute_resolve',
      v_staff,
      jsonb_build_object(
        'dispute_id', p_dispute_id,
        'order_id', v_order_id,
        'resolution', p_resolution,
        'note', p_note,
        'refund_amount', p_refund_amount),
      p_audit);
  end if;
  v_order_id := private.resolve_dispute_as_staff(
    v_staff, p_dispute_id, p_resolution, p_note, p_refund_amount, p_audit);
  return private.dispute_record(v_order_id);
end
$$;
