create function private.profiles_update_visibility() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings
  set seller_active = (new.account_status = 'active')
  where seller_id = new.id
    and seller_active <> (new.account_status = 'active');
  return null;
end
$$;
comment on function private.profiles_update_visibility() is
  'Trigger: hides the listings of a suspended or banned seller, and shows them again.';
