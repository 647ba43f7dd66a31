create function private.not_for_sale(
  p_listing public.listings,
  p_otherwise text
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vacation constant timestamptz := private.vacation_of(p_listing.seller_id);
begin
  if p_listing.status = 'active' and v_vacation is not null then
    perform private.raise_error('CONFLICT', format(
      'The seller is on vacation until %s; the listing can be ordered again after that.',
      internal.wire_time(v_vacation)));
  end if;
  perform private.raise_error('CONFLICT', p_otherwise);
end
$$;
comment on function private.not_for_sale(public.listings, text) is
  'Raises CONFLICT for a listing that is not for sale: the date for a seller on vacation, else '
  'p_otherwise.';
