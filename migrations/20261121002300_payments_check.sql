-- The one verb for what the payment provider says of an invoice, whether a callback or a poll made us ask.

create function private.park_money(p_key text, p_kind text, p_order_id uuid, p_amount bigint, p_details jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if private.ledger_post(p_key, p_kind, 'Payment that fits no order', p_order_id,
       array[private.ledger_line('provider_cash', -p_amount), private.ledger_line('suspense', p_amount)]) then
    perform private.open_case(p_kind, p_key, p_order_id, p_details);
  end if;
end
$$;
comment on function private.park_money(text, text, uuid, bigint, jsonb) is 'Money came that we may not use: it waits in suspense, and staff are told.';
grant execute on function private.park_money(text, text, uuid, bigint, jsonb) to preloved_verbs;

create function private.take_late_payment(p_order public.orders) returns text
language plpgsql set search_path = ''
as $$
begin
  -- Locked, so that nobody reserves it between our look and our move.
  perform from public.listings where listings.id = p_order.listing_id for update;
  if private.may_revive(p_order) is null then
    perform private.orders_move(p_order.id, 'READY_TO_SHIP', 'provider', p_reason => 'late payment');
    return 'paid';
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':late_refund', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[private.ledger_line('provider_cash', -p_order.total),
          private.ledger_line('wallet', p_order.total, p_user_id => p_order.buyer_id)]);
  perform private.note_refund(p_order, p_order.total);
  return 'refunded';
end
$$;
comment on function private.take_late_payment(public.orders) is 'Money for an order that had ended: revive it while that harms nobody, else it is the buyer''s wallet''s.';
grant execute on function private.take_late_payment(public.orders) to preloved_verbs;

create function api.payments_check_observe(p_invoice jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_known private.invoices;
  v_invoice_id text := p_invoice ->> 'id';
  v_paid bigint := coalesce((p_invoice ->> 'paid_amount')::bigint, 0);
begin
  select orders.* into v_order from public.orders
  join private.invoices on invoices.order_id = orders.id
  where invoices.external_id = p_invoice ->> 'external_id' for update of orders;
  if v_order.id is null or v_order.state_version = 0 then
    return 'unknown';
  end if;
  -- Read under the order's lock: what has been booked of this invoice is never booked again, under
  -- whatever payment id the provider tells it the next time.
  select invoices.* into v_known from private.invoices where invoices.order_id = v_order.id;
  if v_known.provider_id is distinct from v_invoice_id then
    if v_paid > 0 then
      perform private.park_money('invoice:' || v_invoice_id || ':unexpected', 'unexpected_payment', v_order.id, v_paid, p_invoice);
    end if;
    return 'parked';
  end if;
  update private.invoices
  set status = case when v_paid > 0 then 'PAID' else p_invoice ->> 'status' end,
      booked = greatest(booked, v_paid), updated_at = private.now()
  where order_id = v_order.id
    and (booked < v_paid or (status <> 'PAID' and status is distinct from p_invoice ->> 'status'));

  if v_paid > v_known.booked and (v_known.booked > 0 or v_paid <> v_order.total) then
    perform private.park_money('invoice:' || v_invoice_id || ':wrong_amount:' || v_paid, 'wrong_amount', v_order.id,
      v_paid - v_known.booked, p_invoice);
    return 'parked';
  elsif v_paid > v_known.booked and v_order.status = 'AWAITING_PAYMENT' then
    perform private.orders_move(v_order.id, 'READY_TO_SHIP', 'provider');
    return 'paid';
  elsif v_paid > v_known.booked then
    return private.take_late_payment(v_order);
  elsif v_paid = 0 and p_invoice ->> 'status' in ('EXPIRED', 'FAILED') and v_order.status = 'AWAITING_PAYMENT' then
    perform private.orders_move(v_order.id, 'EXPIRED', 'provider');
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function api.payments_check_observe(jsonb) is
  'Acts on an invoice as fetched from the provider: pays, expires, parks or refunds, each at most once. paid_amount is what moved so far, null for nothing.';
alter function api.payments_check_observe(jsonb) owner to preloved_verbs;
grant execute on function api.payments_check_observe(jsonb) to service_role;

create function api.payments_check(p_order text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'staff');
begin
  return (
    select jsonb_build_object('order_id', v_order.id, 'status', v_order.status, 'payment', jsonb_build_object(
      'invoice_id', invoices.provider_id, 'invoice_url', invoices.url, 'status', invoices.status,
      'expires_at', api.wire_time(invoices.expires_at)))
    from private.invoices where invoices.order_id = v_order.id);
end
$$;
comment on function api.payments_check(text) is 'The order''s status and its payment as we know them; buyer or staff.';
alter function api.payments_check(text) owner to preloved_verbs;
grant execute on function api.payments_check(text) to authenticated;
