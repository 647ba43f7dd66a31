-- The courier's price: who pays it, who gets it back. Whatever comes first of booking, refund and
-- cancellation, each puts back or takes what the others need, so that the books close in any order:
--   book, refund, cancel: the fee pays the courier, claims pay the buyer, the courier's money goes to claims
--   refund, book, cancel: the fee pays the buyer, claims pay the courier and get it back
--   book, cancel, refund: the fee pays the courier, comes back, and pays the buyer
--   book, refund, cancellation refused: as the first, and claims bear what the courier keeps

create function private.courier_source(p_order public.orders) returns private.account_kind
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from private.ledger_transfers as transfers where transfers.key = 'order:' || p_order.id || ':refunded') then
    return 'claims';
  end if;
  return 'shipping_payable';
end
$$;
comment on function private.courier_source(public.orders) is
  'The account that carries the courier: the buyer''s shipping fee while it is ours to spend, claims once the order was refunded.';
grant execute on function private.courier_source(public.orders) to preloved_verbs;

create function private.has_live_courier(p_order_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.shipments
    where shipments.order_id = p_order_id and shipments.direction = 'outbound'
      and shipments.shipper_order_id is not null and shipments.cancelled_at is null);
end
$$;
comment on function private.has_live_courier(uuid) is 'Whether the buyer''s shipping fee is spent: a refund then takes it from claims, and from shipping_payable otherwise.';
grant execute on function private.has_live_courier(uuid) to preloved_verbs;

create function private.courier_key(p_shipment private.shipments) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'order:' || p_shipment.order_id || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
end
$$;
comment on function private.courier_key(private.shipments) is 'How the ledger''s transfers about this courier begin.';
grant execute on function private.courier_key(private.shipments) to preloved_verbs;

create function private.post_courier(p_order public.orders, p_shipment private.shipments, p_sign integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_source private.account_kind := case p_shipment.direction when 'return' then 'claims' else private.courier_source(p_order) end;
begin
  perform private.ledger_post(
    private.courier_key(p_shipment) || case when p_sign > 0 then '' else '_cancelled' end, 'shipping',
    pg_catalog.format('Courier %s %s', case when p_sign > 0 then 'for' else 'cancelled for' end, p_order.reference), p_order.id,
    array[private.ledger_line(v_source, -p_sign * p_shipment.charged),
          private.ledger_line('courier_balance', p_sign * p_shipment.price),
          private.ledger_line('courier_adjustments', p_sign * (p_shipment.charged - p_shipment.price))]);
end
$$;
comment on function private.post_courier(public.orders, private.shipments, integer) is 'Pays the courier (1) or takes the price back (-1), each once.';
grant execute on function private.post_courier(public.orders, private.shipments, integer) to preloved_verbs;

create function private.note_unspent_fee(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_order.paid_at is not null and private.courier_source(p_order) = 'shipping_payable' then
    perform private.open_case('shipping_unspent', p_order.id::text, p_order.id, jsonb_build_object('shipping_fee', p_order.shipping_fee));
  end if;
end
$$;
comment on function private.note_unspent_fee(public.orders) is 'The parcel left without our courier: whose the buyer''s shipping fee is, staff decide.';
grant execute on function private.note_unspent_fee(public.orders) to preloved_verbs;

create function private.cancel_courier(p_shipment private.shipments) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue('shipping_cancel', p_shipment.id::text, jsonb_build_object(
    'order_id', p_shipment.order_id, 'direction', p_shipment.direction, 'shipper_order_id', p_shipment.shipper_order_id));
end
$$;
comment on function private.cancel_courier(private.shipments) is 'Leaves the cancellation at the broker to a job.';
grant execute on function private.cancel_courier(private.shipments) to preloved_verbs;

create function private.effect_cancel_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.cancel_courier(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null;
end
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'The courier that was booked must not come. One that is just being booked is cancelled when its booking is written down.';
grant execute on function private.effect_cancel_shipping(public.orders) to preloved_verbs;

create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.cancel_courier(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'return'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null;
end
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is 'A parcel that the buyer never handed over is not waited for any more, nor paid.';
grant execute on function private.effect_cancel_return_shipping(public.orders) to preloved_verbs;

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

create function api.shipping_cancel(p_shipper_order_id text, p_refusal text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.shipper_order_id = p_shipper_order_id for update of orders;
  select shipments.* into v_shipment from private.shipments where shipments.shipper_order_id = p_shipper_order_id;
  if p_refusal is null then
    perform private.courier_cancelled(v_order, v_shipment);
  else
    -- The courier has it already: the price is spent, and a parcel may travel that nobody expects.
    perform private.open_case('courier_not_cancelled', v_shipment.id::text, v_order.id,
      jsonb_build_object('shipper_order_id', p_shipper_order_id, 'price', v_shipment.price, 'reason', p_refusal));
  end if;
end
$$;
comment on function api.shipping_cancel(text, text) is 'What came of a cancellation: done at the broker, or refused there for this reason.';
alter function api.shipping_cancel(text, text) owner to preloved_verbs;
grant execute on function api.shipping_cancel(text, text) to service_role;
