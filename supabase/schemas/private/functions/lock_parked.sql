create function private.lock_parked(p_id uuid) returns private.parked_money
language plpgsql set search_path = ''
as $$
declare
  v_parked private.parked_money;
begin
  select parked.* into v_parked from private.parked_money as parked where parked.id = p_id;
  if v_parked.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such money in suspense.');
  end if;
  perform from public.orders where orders.id = v_parked.order_id for update;
  -- Read again under the lock: someone else may have decided while we waited.
  select parked.* into v_parked from private.parked_money as parked where parked.id = p_id;
  return v_parked;
end
$$;
comment on function private.lock_parked(uuid) is 'Parked money by its transfer, with its order locked.';
grant execute on function private.lock_parked(uuid) to preloved_verbs;
