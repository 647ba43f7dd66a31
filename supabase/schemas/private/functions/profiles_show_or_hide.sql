create function private.profiles_show_or_hide() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings set seller_active = (new.account_status = 'active')
  where seller_id = new.id and seller_active <> (new.account_status = 'active');
  return null;
end
$$;
comment on function private.profiles_show_or_hide() is 'A seller who is suspended or banned, by whichever verb, takes all their listings out of sight in one statement, and brings them back.';
alter function private.profiles_show_or_hide() owner to preloved_verbs;
