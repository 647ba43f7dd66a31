create function private.raise_not_for_sale(p_listing_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select
    from public.listings
    where listings.id = p_listing_id
      and listings.status = 'reserved')
  then
    perform private.raise_error(
      'CONFLICT', 'listing_reserved',
      'This listing is reserved by another order. It comes back if that order ends.');
  end if;
  perform private.raise_error(
    'CONFLICT', 'listing_not_for_sale', 'This listing is not for sale any more.');
end
$$;
comment on function private.raise_not_for_sale(uuid) is
  'Raises CONFLICT for a listing that nobody can order now, with what a buyer may hope for.';
