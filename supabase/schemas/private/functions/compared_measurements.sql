create function private.compared_measurements(
  p_listing public.listings,
  p_measured jsonb
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'name', names.name,
      'declared', p_listing.measurements -> names.name,
      'measured', p_measured -> names.name)
      order by names.position)
    from jsonb_array_elements_text(private.measurement_names() -> p_listing.product_category)
      with ordinality as names (name, position)
    where p_measured is not null
      and (p_measured ? names.name or p_listing.measurements ? names.name)
  );
end
$$;
