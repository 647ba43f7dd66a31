create function private.profiles_update_visibility() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_active constant boolean := new.account_status = 'active' and new.on_vacation_until is null;
begin
  update public.listings
  set seller_active = v_active
  where seller_id = new.id
    and seller_active <> v_active;
  return null;
end
$$;
