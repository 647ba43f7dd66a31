create function private.move_order_as_caller(
  p_order public.orders,
  p_to public.order_status,
  p_reason text default null,
  p_audit jsonb default null
) returns public.orders
language plpgsql volatile
as $$
declare
  v_caller_id uuid := private.caller_id();
  v_actor public.order_actor := private.order_actor_of(p_order, v_caller_id);
  v_moved public.orders;
begin
  if v_actor = 'staff' then
    return private.move_order_as_staff(
      private.staff_caller('ops_admin'), p_order.id, p_to, p_reason, p_audit);
  end if;
  if v_actor = 'seller' and p_to = 'RETURN_RECEIVED' then
    select orders.* into v_moved from public.orders where orders.id = p_order.id for update;
    if v_moved.status = 'RETURN_APPROVED' and not private.is_return_proven(v_moved) then
      perform private.report_unscanned_return(v_moved);
      return v_moved;
    end if;
  end if;
  return private.move_order(p_order.id, p_to, v_actor, v_caller_id, p_reason);
end
$$;
comment on function private.move_order_as_caller(
  public.orders, public.order_status, text, jsonb) is
  'Moves an order as buyer, seller or staff, whichever the caller is to this order. '
  'Staff need ops_admin, and the move is written to the audit log. A return that the seller '
  'reports without proof does not move: it becomes a case for staff.';
