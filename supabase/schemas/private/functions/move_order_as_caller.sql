-- A return that the seller reports without proof does not move the order: it becomes a case for
-- staff.
create function private.move_order_as_caller(
  p_held private.held_order,
  p_to public.order_status,
  p_reason text default null,
  p_audit jsonb default null
) returns public.orders
language plpgsql volatile
as $$
begin
  if p_held.actor = 'staff' then
    return private.move_order_as_staff(p_held.staff, p_held.locked, p_to, p_reason, p_audit);
  elsif p_held.actor = 'seller'
    and p_to = 'RETURN_RECEIVED'
    and (p_held.locked).status = 'RETURN_APPROVED'
    -- The seller's word is enough if a carrier scanned the parcel, or the return is small and neither
    -- party has used up the limit.
    and not private.is_scanned((p_held.locked).id, 'return')
    and not private.use_small_return(p_held.locked)
  then
    perform private.report_unscanned_return(p_held.locked);
    return p_held.locked;
  end if;
  return private.move_order(p_held.locked, p_to, p_held.actor, private.caller_id(), p_reason);
end
$$;
