-- private.move_order rejects a transition that nobody may make.
create function private.require_transition_of(
  p_order public.orders,
  p_to public.order_status,
  p_actor public.order_actor
) returns void
language plpgsql stable
as $$
declare
  v_actors public.order_actor[] := array(
    select transitions.actor
    from private.order_transitions as transitions
    where transitions.from_status = p_order.status
      and transitions.to_status = p_to);
begin
  if cardinality(v_actors) > 0 and p_actor <> all (v_actors) then
    perform private.raise_error('wrong_party');
  end if;
end
$$;
