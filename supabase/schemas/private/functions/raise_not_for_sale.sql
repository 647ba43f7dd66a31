create function private.raise_not_for_sale(p_listing public.listings) returns void
language plpgsql stable
as $$
declare
  v_vacation constant text := internal.wire_time(private.vacation_of(p_listing.seller_id));
begin
  if p_listing.status = 'active' and v_vacation is not null then
    perform private.raise_error('seller_on_vacation', jsonb_build_object('until', v_vacation));
  elsif p_listing.status = 'reserved' then
    perform private.raise_error('listing_reserved');
  end if;
  perform private.raise_error('listing_not_for_sale');
end
$$;
