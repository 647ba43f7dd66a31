-- Notifies the party that can still act before the order moves to p_to at p_at, or both parties if
-- staff decide then. Returns false, without a notification, if the order has left state p_version,
-- is frozen, or a carrier has the return.
create function internal.send_order_reminder(
  p_order_id uuid,
  p_version integer,
  p_to text,
  p_at text
) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
  v_transition private.order_transitions;
  v_objection text;
  v_is_joint boolean;
  v_event text;
  v_data jsonb;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version = p_version;
  select transitions.* into v_transition
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.to_status = p_to::public.order_status
    and transitions.actor = 'clock';
  -- A frozen order is reminded again when it continues (private.restart_deadlines).
  if v_transition.reminds is null
    or private.is_frozen(v_order, v_transition.to_status)
  then
    return false;
  end if;
  v_is_joint := v_transition.is_joint or v_order.status = 'DELIVERED';
  v_event := concat_ws(
    ':', 'order', case when v_is_joint then v_order.purchase_id else p_order_id end, p_version, p_at);
  v_data := private.order_facts(v_order)
    || case when v_is_joint then private.bundle_facts(v_order) else '{}' end
    || jsonb_build_object('status', v_order.status, 'to', p_to, 'at', p_at);
  v_objection := private.transition_objection(v_order, v_transition.precondition);
  if v_objection is null then
    perform private.notify_all(
      case v_transition.reminds
        when 'buyer' then array[v_order.buyer_id]
        when 'seller' then array[v_order.seller_id]
        else array[v_order.buyer_id, v_order.seller_id]
      end,
      v_event,
      'order.reminder.' || lower(p_to),
      v_data);
    return true;
  end if;
  -- At p_at staff decide. If a carrier has the parcel or return, neither party has to answer.
  if v_objection = 'parcel_scanned' or private.is_scanned(p_order_id, 'return') then
    return false;
  end if;
  perform private.notify_all(
    array[v_order.buyer_id, v_order.seller_id],
    v_event,
    'order.reminder.decision',
    v_data);
  return true;
end
$$;
