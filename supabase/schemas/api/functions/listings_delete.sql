create function api.listings_delete(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  update public.listings
  set deleted_at = private.now(),
      updated_at = private.now()
  where id = v_listing.id;
  return jsonb_build_object('id', v_listing.id, 'deleted', true);
end
$$;
