-- In the condition of private.fit_condition the planner replaces it by its result.
create function private.centimetre_facets(
  p_product_category text,
  p_name text,
  p_from integer,
  p_to integer
) returns text[]
language plpgsql immutable
as $$
begin
  return array(
    select format('fit_cm:%s:%s:%s', p_product_category, p_name, centimetres.number)
    from generate_series(p_from, p_to) as centimetres (number));
end
$$;
