create function api.listings_get(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return internal.listing_record(v_listing) || jsonb_build_object('liked_by_me', exists (
    select
    from public.likes
    where likes.user_id = v_me
      and likes.listing_id = v_listing.id
  ));
end
$$;
comment on function api.listings_get(uuid) is
  'A listing, also when reserved or sold, and whether the caller likes it. '
  'Only the seller gets a removed listing.';
