create function private.own_listing(p_listing_id uuid) returns public.listings
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_listing_id for update;
  if v_listing.id is null or v_listing.deleted_at is not null
     or (v_listing.status = 'removed' and v_listing.seller_id <> v_me) then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_me then
    perform private.raise_error('FORBIDDEN', 'Only its seller may change a listing.');
  elsif v_listing.status <> 'active' then
    perform private.raise_error('CONFLICT', format('The listing is %s; only an active one can be changed.', v_listing.status));
  end if;
  return v_listing;
end
$$;
comment on function private.own_listing(uuid) is 'The caller''s own active listing, locked: nobody can order it while it changes.';
