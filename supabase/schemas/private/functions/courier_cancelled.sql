create function private.courier_cancelled(
  p_order public.orders,
  p_shipment private.shipments
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.shipments set cancelled_at = private.now(), updated_at = private.now()
  where id = p_shipment.id and cancelled_at is null;
  if found then
    perform private.post_courier_cost(p_order, p_shipment, -1);
    if p_shipment.direction = 'outbound' then
      perform private.open_unspent_fee_case(p_order);
    end if;
  end if;
end
$$;
comment on function private.courier_cancelled(public.orders, private.shipments) is
  'The provider has cancelled the shipping order, by its own word: its price is back in our balance, and goes back to whoever carried it.';
