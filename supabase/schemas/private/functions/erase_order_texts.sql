create function private.erase_order_texts(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_bought constant uuid[] := array(select id from public.orders where buyer_id = p_user_id);
  v_sold constant uuid[] := array(select id from public.orders where seller_id = p_user_id);
  v_all constant uuid[] := v_bought || v_sold;
begin
  update private.order_addresses
  set recipient_name = '',
      phone = '',
      street = '',
      district = null,
      postal_code = '',
      latitude = null,
      longitude = null
  where order_id = any (v_bought) and party = 'buyer'
    or order_id = any (v_sold) and party = 'seller';
  update public.orders
  set listing_title = listings.product_category,
      listing_photo_url = '',
      -- A number that the seller typed; one of our own courier stays with its shipment.
      tracking_number = (
        select shipments.waybill
        from private.shipments
        where shipments.order_id = orders.id
          and shipments.waybill = orders.tracking_number)
  from public.listings
  where orders.id = any (v_sold)
    and listings.id = orders.listing_id;
  update private.order_history
  set reason = null
  where order_id = any (v_all)
    and reason is not null
    and (actor_id = p_user_id or actor in ('staff', 'portal'));
  update private.staff_cases
  set details = details - '{reason,note}'::text[]
  where order_id = any (v_all)
    and details ?| '{reason,note}';

  update private.disputes
  set reason = null,
      description = null,
      photos = '{}'
  where order_id = any (case opened_by when 'buyer' then v_bought else v_sold end);
  update private.disputes
  set answer = null,
      answer_photos = '{}'
  where order_id = any (case opened_by when 'buyer' then v_sold else v_bought end);
  update private.settlements
  set note = null
  where offered_by = 'buyer' and order_id = any (v_bought)
    or offered_by = 'seller' and order_id = any (v_sold);
  update private.disputes set note = null where order_id = any (v_all);
  update private.returns
  set description = null,
      photos = '{}',
      tracking_number = null,
      courier_code = null
  where order_id = any (v_bought);
  update private.returns set rejection_reason = null where order_id = any (v_sold);
  update private.portal_commands
  set command = command - '{note,actor}'::text[],
      answer = answer
        || '{"reason": null, "description": null, "photos": [], "note": null, "answer": null}'
  where (answer ->> 'order_id')::uuid = any (v_all);
  -- The tracking of a number that somebody typed.
  delete from private.shipment_events
  using private.shipments
  where shipments.order_id = any (v_sold)
    and shipment_events.shipment_id = shipments.id
    and shipment_events.parcel is distinct from shipments.shipper_order_id;
  -- Couriers write who signed for a parcel.
  update private.shipment_events
  set note = null
  from private.shipments
  where shipments.order_id = any (v_all)
    and shipment_events.shipment_id = shipments.id;
end
$$;
comment on function private.erase_order_texts(uuid) is
  'Deletes what the orders of a user say about them: of the address copy only city and province '
  'stay, and of a title only the category.';
