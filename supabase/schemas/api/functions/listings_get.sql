create function api.listings_get(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return jsonb_set(
    internal.listing_record(v_listing),
    '{seller,on_vacation_until}',
    coalesce(to_jsonb(internal.wire_time(private.vacation_of(v_listing.seller_id))), 'null')
  ) || jsonb_build_object('liked_by_me', exists (
    select
    from public.likes
    where likes.user_id = v_me
      and likes.listing_id = v_listing.id
  ));
end
$$;
