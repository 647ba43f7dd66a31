-- The existing listings, in the given order.
create function private.lock_listings(p_ids uuid[]) returns public.listings[]
language plpgsql volatile
set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select locked.listing
    from (
      -- By id, so that two purchases of the same listings cannot deadlock.
      select listings as listing
      from public.listings
      where listings.id = any (p_ids)
        and listings.deleted_at is null
      order by listings.id
      for update
    ) as locked
    order by array_position(p_ids, (locked.listing).id));
end
$$;
