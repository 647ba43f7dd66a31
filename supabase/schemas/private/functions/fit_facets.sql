-- The facets that private.fit_condition looks for. fit_bare: the size of a listing without
-- measurements. fit_sized: with measurements. fit_cm: a measurement, or - without one.
create function private.fit_facets(
  p_product_category text,
  p_size_keys text[],
  p_measurements jsonb
) returns text[]
language plpgsql immutable
as $$
begin
  if coalesce(p_measurements, '{}') = '{}' then
    return array(
      select format('fit_bare:%s:%s', p_product_category, sizes.key)
      from unnest(p_size_keys) as sizes (key));
  end if;
  return array(
      select format('fit_sized:%s:%s', p_product_category, sizes.key)
      from unnest(p_size_keys) as sizes (key))
    || array(
      select format(
        'fit_cm:%s:%s:%s', p_product_category, names.name,
        coalesce(p_measurements ->> names.name, '-'))
      from jsonb_array_elements_text(private.measurement_names() -> p_product_category)
        as names (name));
end
$$;
