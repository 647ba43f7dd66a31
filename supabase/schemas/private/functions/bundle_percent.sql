-- The seller's discount for this number of listings: the highest tier that the number reaches.
create function private.bundle_percent(p_seller_id uuid, p_listings integer) returns integer
language plpgsql stable
as $$
begin
  return coalesce(
    (
      select tiers.percent::integer
      from public.profiles
      cross join jsonb_each_text(profiles.bundle_discounts) as tiers (at_least, percent)
      where profiles.id = p_seller_id
        and tiers.at_least::integer <= p_listings
      order by tiers.at_least::integer desc
      limit 1
    ),
    0);
end
$$;
