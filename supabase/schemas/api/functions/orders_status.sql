create function api.orders_status(
  p_order text,
  p_status text,
  p_audit jsonb,
  p_reason text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller', 'staff');
  v_order constant public.orders := v_held.locked;
  v_to constant public.order_status := p_status;
begin
  if v_to in ('RETURN_REQUESTED', 'DISPUTED') and p_reason is null then
    perform private.raise_error('reason_required');
  end if;
  perform private.require_transition_of(v_order, v_to, v_held.actor);
  if v_held.actor = 'seller' and v_order.status = 'RETURN_APPROVED' and v_to = 'DISPUTED' then
    perform private.raise_error('photos_required');
  end if;
  if v_held.actor = 'staff' then
    perform private.forbid_claimed_dispute(v_held.staff, v_order.id);
  end if;
  return private.step_order(v_held, v_to, p_reason, p_audit);
end
$$;
