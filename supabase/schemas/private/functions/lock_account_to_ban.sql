create function private.lock_account_to_ban(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
  v_open uuid[] := array(select orders.id from private.open_orders_of(p_user_id) as orders);
begin
  -- A case refers to its order, and a step of an order locks it before the listing and the profile.
  perform
  from public.orders
  where orders.id = any (v_open)
  order by orders.id
  for update;
  v_profile := private.lock_account(p_user_id);
  -- Nothing begins from here on. What began while this waited is not locked.
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
comment on function private.lock_account_to_ban(uuid) is
  'private.lock_account, after the open orders of the user. To be called before anything else is '
  'locked. The transaction is to be run again if one begins meanwhile.';
