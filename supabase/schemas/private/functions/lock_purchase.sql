create function private.lock_purchase(p_reference text) returns boolean
language plpgsql volatile
as $$
begin
  perform
  from public.orders
  where orders.reference = p_reference
    and orders.state_version > 0
  for update;
  if found then
    return true;
  end if;
  perform
  from private.boost_purchases as purchases
  where purchases.reference = p_reference
  for update;
  return found;
end
$$;
