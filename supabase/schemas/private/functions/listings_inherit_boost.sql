create function private.listings_inherit_boost() returns trigger
language plpgsql volatile security definer
as $$
begin
  new.boost_score := coalesce((
    select sum(periods.score)
    from private.boost_periods as periods
    where periods.seller_id = new.seller_id
      and periods.listing_id is null
      and periods.ended_at is null
  ), 0);
  return new;
end
$$;
