create function api.listings_report(
  p_listing_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
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
  return private.open_report(v_listing.seller_id, v_listing.id, p_reason, p_details);
end
$$;
comment on function api.listings_report(uuid, text, text) is 'Anyone but its seller tells staff what is wrong with a listing.';
