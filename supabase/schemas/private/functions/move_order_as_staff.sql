create function private.move_order_as_staff(
  p_staff private.staff_member,
  p_order_id uuid,
  p_to public.order_status,
  p_reason text,
  p_audit jsonb
) returns public.orders
language plpgsql volatile
as $$
declare
  v_before public.order_status;
  v_moved public.orders;
begin
  select orders.status into v_before
  from public.orders
  where orders.id = p_order_id
  for update;
  v_moved := private.move_order(p_order_id, p_to, 'staff', p_staff.id, p_reason);
  perform private.audit(
    p_staff,
    p_audit,
    'order',
    p_order_id::text,
    jsonb_build_object('status', v_before),
    jsonb_build_object('status', v_moved.status));
  return v_moved;
end
$$;
comment on function private.move_order_as_staff(
  private.staff_member, uuid, public.order_status, text, jsonb) is
  'Moves an order as staff, with its audit line.';
