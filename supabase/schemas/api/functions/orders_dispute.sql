create function api.orders_dispute(
  p_order text,
  p_reason text,
  p_description text default null,
  p_photos jsonb default null,
  p_measured jsonb default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller');
  v_order public.orders := v_held.locked;
  v_listing public.listings;
  v_photos text[] := coalesce(private.text_array(p_photos), '{}');
begin
  perform private.require_transition_of(v_order, 'DISPUTED', v_held.actor);
  if v_held.actor = 'seller' and v_order.status = 'RETURN_APPROVED' and v_photos = '{}' then
    perform private.raise_error('photos_required');
  end if;
  if v_held.actor = 'seller' and p_measured is not null then
    perform private.raise_error('only_buyer_measures');
  end if;
  select listings.* into v_listing
  from public.listings
  where listings.id = v_order.listing_id;
  if not private.are_measurements(v_listing.product_category, p_measured) then
    perform private.raise_error('measurement_unknown');
  end if;
  v_order := private.move_order_as_caller(v_held, 'DISPUTED', p_reason);
  update private.disputes
  set description = p_description,
      photos = v_photos,
      measurements = (
        select jsonb_agg(jsonb_build_object(
          'name', names.name,
          'declared', v_listing.measurements -> names.name,
          'measured', p_measured -> names.name)
          order by names.position)
        from jsonb_array_elements_text(
          private.measurement_names() -> v_listing.product_category)
          with ordinality as names (name, position)
        where p_measured is not null
          and (p_measured ? names.name or v_listing.measurements ? names.name))
  where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
