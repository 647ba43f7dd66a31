-- Comes before any other lock of the transaction. Raises serialization_failure if an order, a
-- withdrawal, a listing or a like came meanwhile; then the operation runs again.
create function private.lock_account_to_delete(p_user_id uuid) returns public.profiles
language plpgsql volatile
as $$
declare
  v_profile public.profiles;
  v_orders bigint;
  v_withdrawals bigint;
  v_listings uuid[];
begin
  perform private.lock_proposals_of(p_user_id);
  -- Payments, steps and payouts lock these rows before the listing and the profile.
  perform
  from public.orders
  where p_user_id in (orders.buyer_id, orders.seller_id)
  order by orders.purchase_id, orders.id <> orders.purchase_id, orders.id
  for update;
  get diagnostics v_orders = row_count;
  perform
  from private.withdrawals
  where withdrawals.user_id = p_user_id
  order by withdrawals.id
  for update;
  get diagnostics v_withdrawals = row_count;
  -- Before the profile, as everywhere.
  v_listings := private.own_and_liked_listings(p_user_id);
  perform
  from public.listings
  where listings.id = any (v_listings)
  order by listings.id
  for no key update;
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id for update;
  -- Nothing can begin from here on. What began during the wait is not locked.
  if v_orders <> (
      select count(*)
      from public.orders
      where p_user_id in (orders.buyer_id, orders.seller_id))
    or v_withdrawals <> (
      select count(*)
      from private.withdrawals
      where withdrawals.user_id = p_user_id)
    or v_listings <> private.own_and_liked_listings(p_user_id)
  then
    raise exception 'The account got an order, a withdrawal, a listing or a like meanwhile.'
      using errcode = 'serialization_failure';
  end if;
  return v_profile;
end
$$;
