-- Whether this listing can be ordered: it is visible, or hidden only by a vacation that is over.
create function private.is_for_sale(p_listing public.listings) returns boolean
language plpgsql stable
as $$
begin
  if p_listing.is_visible
    or p_listing.is_withdrawn
    or p_listing.status <> 'active'
    or p_listing.deleted_at is not null
  then
    return p_listing.is_visible;
  end if;
  return exists (
    select
    from public.profiles
    where profiles.id = p_listing.seller_id
      and profiles.account_status = 'active'
      and profiles.on_vacation_until <= private.now()
  );
end
$$;
