create function internal.apply_order_deadline(
  p_order_id uuid,
  p_version integer,
  p_to text
) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_precondition text;
  v_objection text;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.state_version is distinct from p_version then
    return 'void';
  end if;
  select transitions.precondition into v_precondition from private.order_transitions as transitions
  where transitions.from_status = v_order.status and transitions.to_status = p_to::public.order_status and transitions.actor = 'clock';
  if v_precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_precondition) into v_objection using v_order;
  end if;
  if v_objection is not null then
    -- Time has come and must not decide alone: a person does.
    perform private.open_case('overdue', p_order_id || ':' || p_version, p_order_id,
      jsonb_build_object('status', v_order.status, 'to', p_to, 'objection', v_objection));
    return 'case';
  end if;
  perform private.move_order(p_order_id, p_to::public.order_status, 'clock');
  return 'moved';
end
$$;
comment on function internal.apply_order_deadline(uuid, integer, text) is
  'Time moves an order that is still in the state the deadline was made for (moved); else the deadline is void; where time may not decide, staff get a case.';
