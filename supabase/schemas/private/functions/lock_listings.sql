create function private.lock_listings(p_ids uuid[]) returns public.listings[]
language plpgsql volatile
as $$
begin
  -- By id, so that two purchases of the same listings cannot deadlock.
  perform
  from public.listings
  where listings.id = any (p_ids)
    and listings.deleted_at is null
  order by listings.id
  for update;
  return private.listings_of(p_ids);
end
$$;
