-- Locks the rows that a change of the account's status needs. Raises serialization_failure if an
-- order of a banned account began meanwhile; then the operation runs again.
create function private.lock_account_for(
  p_user_id uuid,
  p_account_status public.account_status
) returns public.profiles
language plpgsql volatile
as $$
declare
  v_open uuid[];
  v_profile public.profiles;
begin
  perform private.lock_proposals_of(p_user_id);
  if p_account_status <> 'banned' then
    return private.lock_account(p_user_id);
  end if;
  -- A step of an order locks the order, its listing and the profile, in this order. A ban opens a
  -- case that refers to an order.
  v_open := array(select orders.id from private.open_orders_of(p_user_id) as orders);
  perform
  from public.orders
  where orders.id = any (v_open)
  order by orders.purchase_id, orders.id <> orders.purchase_id, orders.id
  for update;
  v_profile := private.lock_account(p_user_id);
  -- No order can begin from here on. An order that began during the wait is not locked.
  if exists (
    select
    from private.open_orders_of(p_user_id) as orders
    where orders.id <> all (v_open))
  then
    raise exception 'The account got an order meanwhile.' using errcode = 'serialization_failure';
  end if;
  return v_profile;
end
$$;
