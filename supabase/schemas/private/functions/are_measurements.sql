-- Whether this category has each of these measurements; null without measurements.
create function private.are_measurements(p_product_category text, p_measurements jsonb)
returns boolean
language plpgsql immutable
as $$
begin
  return p_measurements
    - private.text_array(private.measurement_names() -> p_product_category) = '{}';
end
$$;
