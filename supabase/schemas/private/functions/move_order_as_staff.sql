create function private.move_order_as_staff(
  p_staff private.staff_member,
  p_order public.orders,
  p_to public.order_status,
  p_reason text,
  p_audit jsonb
) returns public.orders
language plpgsql volatile
as $$
declare
  v_moved public.orders;
begin
  v_moved := private.move_order(p_order, p_to, 'staff', p_staff.id, p_reason);
  perform private.audit(
    p_staff,
    p_audit,
    'order',
    p_order.id::text,
    jsonb_build_object('status', p_order.status),
    jsonb_build_object('status', v_moved.status));
  return v_moved;
end
$$;
