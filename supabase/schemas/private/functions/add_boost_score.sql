create function private.add_boost_score(p_period private.boost_periods, p_by integer) returns void
language plpgsql volatile
as $$
begin
  -- Never recomputed: two boosts of a listing may begin and end at the same instant.
  if p_period.listing_id is null then
    update public.listings
    set boost_score = boost_score + p_by
    where seller_id = p_period.seller_id;
  else
    update public.listings
    set boost_score = boost_score + p_by
    where id = p_period.listing_id;
  end if;
end
$$;
