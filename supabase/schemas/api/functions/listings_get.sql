create function api.listings_get(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = v_me);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  end if;
  return internal.listing_record(v_listing) || jsonb_build_object('liked_by_me',
    exists (select from public.likes where likes.user_id = v_me and likes.listing_id = v_listing.id));
end
$$;
comment on function api.listings_get(uuid) is 'One listing, reserved and sold ones too, and whether the caller likes it; a removed one only for its seller.';
