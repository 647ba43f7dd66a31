-- Opens a case if the courier costs at least courier_excess_case_idr more than charged: the weight
-- was understated, or the price rose after the order. The marketplace pays the difference.
create function private.open_dear_courier_case(p_shipment private.shipments) returns void
language plpgsql volatile
as $$
begin
  if p_shipment.price - p_shipment.charged >= private.setting('courier_excess_case_idr') then
    perform private.open_case(
      'courier_dearer',
      p_shipment.id::text,
      p_shipment.order_id,
      jsonb_build_object(
        'direction', p_shipment.direction,
        'charged', p_shipment.charged,
        'price', p_shipment.price
      )
    );
  end if;
end
$$;
