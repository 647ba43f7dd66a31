create function private.courier_cancelled(p_order public.orders, p_shipment private.shipments) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.shipments set cancelled_at = private.now(), updated_at = private.now()
  where id = p_shipment.id and cancelled_at is null;
  if found then
    perform private.post_courier(p_order, p_shipment, -1);
    if p_shipment.direction = 'outbound' then
      perform private.note_unspent_fee(p_order);
    end if;
  end if;
end
$$;
comment on function private.courier_cancelled(public.orders, private.shipments) is
  'The broker has cancelled the shipping order, by its own word: its price is back in our balance, and goes back to whoever carried it.';
grant execute on function private.courier_cancelled(public.orders, private.shipments) to preloved_verbs;
