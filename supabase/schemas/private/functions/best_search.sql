create function private.best_search(
  p_user_id uuid,
  p_listing_number bigint,
  out listing_id uuid,
  out search_id uuid,
  out name text,
  out notify text
)
language plpgsql stable
as $$
begin
  select listings.id, saved.id, saved.name, saved.notify
  into listing_id, search_id, name, notify
  from private.saved_searches as saved
  join public.profiles on profiles.id = saved.user_id
  join public.listings on listings.number = p_listing_number
  join private.listing_search as entries on entries.number = listings.number
  where saved.user_id = p_user_id
    and saved.notify <> 'off'
    and profiles.account_status = 'active'
    and profiles.deleted_at is null
    and listings.is_visible
    and private.fits_search(entries, saved)
    and private.block_objection(p_user_id, listings.seller_id) is null
  order by saved.notify = 'daily', saved.created_at, saved.id
  limit 1;
end
$$;
