create function private.order_for(
  p_order text,
  variadic p_parties public.order_actor[]
) returns public.orders
language plpgsql stable
as $$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders := private.find_order(p_order);
  v_actor public.order_actor := private.order_actor_of(v_order, v_caller.id);
begin
  if v_actor is null then
    perform private.raise_error('order_not_found');
  elsif v_actor <> all (p_parties) then
    perform private.raise_error('wrong_party');
  end if;
  return v_order;
end
$$;
