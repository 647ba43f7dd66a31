create function private.profiles_update_visibility() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings set seller_active = (new.account_status = 'active')
  where seller_id = new.id and seller_active <> (new.account_status = 'active');
  return null;
end
$$;
comment on function private.profiles_update_visibility() is 'A seller who is suspended or banned, by whichever operation, takes all their listings out of sight in one statement, and brings them back.';
