create function api.admin_suspense_apply(
  p_id uuid,
  p_cover_missing boolean,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
  v_order public.orders;
  v_missing bigint;
  v_covered bigint := 0;
begin
  select orders.* into v_order from public.orders where orders.id = v_item.order_id;
  v_missing := private.purchase_due(v_order.id) - private.open_suspense(v_order.id);
  if p_cover_missing then
    v_covered := greatest(v_missing, 0);
  end if;
  if not private.decide_alone(
    v_staff, row('cover', greatest(v_covered, -v_missing), v_order.buyer_id))
  then
    return private.propose(
      'suspense_apply',
      v_staff,
      jsonb_build_object('suspense_id', p_id, 'order_id', v_order.id, 'covered', v_covered),
      p_audit);
  end if;
  perform private.apply_suspense(v_staff, p_id, v_covered, p_audit);
  return private.suspense_record(p_id);
end
$$;
