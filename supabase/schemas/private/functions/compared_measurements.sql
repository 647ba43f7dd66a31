create function private.compared_measurements(p_dispute private.disputes) returns jsonb
language plpgsql stable
as $$
begin
  if p_dispute.measured is null then
    return null;
  end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'name', names.name,
      'declared', listings.measurements -> names.name,
      'measured', p_dispute.measured -> names.name)
      order by names.position)
    from public.orders
    join public.listings on listings.id = orders.listing_id,
      jsonb_array_elements_text(private.measurement_names() -> listings.product_category)
        with ordinality as names (name, position)
    where orders.id = p_dispute.order_id
      and (p_dispute.measured ? names.name or listings.measurements ? names.name)
  );
end
$$;
comment on function private.compared_measurements(private.disputes) is
  'What the listing declares and what the buyer measured, side by side. No order''s listing can be '
  'changed while it is disputed.';
