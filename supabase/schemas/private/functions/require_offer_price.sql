create function private.require_offer_price(
  p_listing public.listings,
  p_offered_by text,
  p_price bigint,
  p_countered bigint
) returns void
language plpgsql stable
as $$
declare
  v_step constant bigint := private.setting('offer_step_idr');
  v_min bigint := ceil(p_listing.price * private.setting('offer_min_bps') / 10000.0);
  v_max bigint := p_listing.price * private.setting('offer_max_bps') / 10000;
begin
  if p_offered_by = 'seller' then
    v_min := p_countered + 1;
    v_max := p_listing.price;
  elsif p_countered is not null then
    v_max := least(v_max, p_countered - 1);
  end if;
  v_min := (v_min + v_step - 1) / v_step * v_step;
  v_max := v_max / v_step * v_step;
  if v_min > v_max then
    perform private.raise_error('offer_price_exhausted');
  elsif p_price not between v_min and v_max or p_price % v_step <> 0 then
    perform private.raise_error(
      'offer_price_invalid', jsonb_build_object('min', v_min, 'max', v_max, 'step', v_step));
  end if;
end
$$;
