-- Those that exist, in the given order.
create function private.listings_of(p_ids uuid[]) returns public.listings[]
language plpgsql stable
as $$
begin
  return array(
    select listings
    from unnest(p_ids) with ordinality as given (id, place)
    join public.listings on listings.id = given.id
    where listings.deleted_at is null
    order by given.place);
end
$$;
