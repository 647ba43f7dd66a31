-- Moves an order to p_to (moved). Does nothing if it has left state p_version or is frozen (stale).
-- Opens a case for staff if the precondition does not hold (case).
create function internal.apply_order_deadline(
  p_order_id uuid,
  p_version integer,
  p_to text
) returns private.deadline_outcome
language plpgsql volatile security definer
as $$
declare
  v_order constant public.orders := private.lock_order(p_order_id);
  v_to public.order_status := p_to;
  v_objection text;
begin
  -- The deadline of a frozen order restarts when it continues (private.lift_freeze).
  if v_order.state_version is distinct from p_version or private.is_frozen(v_order, v_to) then
    return 'stale';
  end if;

  select private.transition_objection(v_order, transitions.precondition) into v_objection
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.to_status = v_to
    and transitions.actor = 'clock';
  -- The carrier has the parcel: nothing is late.
  if v_objection = 'parcel_scanned' then
    return 'stale';
  elsif v_objection is not null then
    perform private.open_case(
      'overdue',
      p_order_id || ':' || p_version,
      p_order_id,
      jsonb_build_object('status', v_order.status, 'to', p_to, 'objection', v_objection));
    return 'case';
  end if;
  perform private.move_order(v_order, v_to, 'clock');
  return 'moved';
end
$$;
