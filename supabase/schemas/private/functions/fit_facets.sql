-- What private.fit_condition looks for. fit_bare: the size of a listing without measurements;
-- fit_sized: of one with some; fit_cm: a measurement, - for one that it does not declare.
create function private.fit_facets(
  p_product_category text,
  p_size_key text,
  p_measurements jsonb
) returns text[]
language plpgsql immutable
as $$
begin
  -- Most listings: one facet.
  if coalesce(p_measurements, '{}') = '{}' then
    return array_remove(array['fit_bare:' || p_product_category || ':' || p_size_key], null);
  end if;
  return array_remove(array['fit_sized:' || p_product_category || ':' || p_size_key], null)
    || array(
      select format(
        'fit_cm:%s:%s:%s', p_product_category, names.name,
        coalesce(p_measurements ->> names.name, '-'))
      from jsonb_array_elements_text(private.measurement_names() -> p_product_category)
        as names (name));
end
$$;
