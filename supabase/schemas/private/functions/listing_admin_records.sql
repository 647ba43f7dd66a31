create function private.listing_admin_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', listings.id,
        'title', listings.title,
        'photo_url', listings.photos[1],
        'price', listings.price,
        'status', listings.status,
        'seller_id', listings.seller_id,
        'seller_username', sellers.username,
        'hidden_at', internal.wire_time(listings.hidden_at),
        'created_at', internal.wire_time(listings.created_at))
      order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join public.listings on listings.id = found.id
    join public.profiles as sellers on sellers.id = listings.seller_id);
end
$$;
