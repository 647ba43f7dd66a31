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

create function private.park_stray(p_key text, p_order_id uuid, p_invoice jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if (p_invoice ->> 'paid_amount')::bigint > 0 and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice ->> 'external_id'
         and differences.status = 'approved' and differences.counter_account = 'suspense') then
    perform private.park_money(p_key, 'unexpected_payment', p_order_id, (p_invoice ->> 'paid_amount')::bigint, p_invoice);
  end if;
end
$$;
comment on function private.park_stray(text, uuid, jsonb) is
  'Money that came by an invoice we did not make waits in suspense. Not once staff have put money of this reference there by the provider''s list: this may be it, and the next comparison tells what is missing.';
grant execute on function private.park_stray(text, uuid, jsonb) to preloved_verbs;

create function private.has_left(p_user_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_left boolean;
begin
  -- Held, so that nobody leaves between this look and the money that follows.
  select profiles.deleted_at is not null into v_left from public.profiles where profiles.id = p_user_id for key share;
  return v_left;
end
$$;
comment on function private.has_left(uuid) is
  'Whether this person has deleted their account, and with it the way into their wallet; while they have not, they stay until this transaction is over.';
grant execute on function private.has_left(uuid) to preloved_verbs;

create function private.take_late_payment(p_order public.orders, p_invoice jsonb) returns text
language plpgsql set search_path = ''
as $$
begin
  -- Locked, so that nobody reserves it between our look and our move.
  perform from public.listings where listings.id = p_order.listing_id for update;
  if p_order.paid_at is not null or private.has_left(p_order.buyer_id) then
    -- Paid by other means already, or nobody is left to have it: a person has to say whose it is.
    perform private.park_money('invoice:' || (p_invoice ->> 'id') || ':unusable', 'unexpected_payment', p_order.id,
      (p_invoice ->> 'paid_amount')::bigint, p_invoice);
    return 'parked';
  elsif private.may_revive(p_order) is null then
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
comment on function private.take_late_payment(public.orders, jsonb) is
  'An order''s own invoice was paid when the order waited for nothing: revive it while that harms nobody, else the money is the buyer''s wallet''s, or staff''s to decide.';
grant execute on function private.take_late_payment(public.orders, jsonb) to preloved_verbs;

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
    perform private.park_stray('invoice:' || v_invoice_id || ':unexpected', v_order.id, p_invoice);
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
    return private.take_late_payment(v_order, p_invoice);
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

create function api.payments_check_disown(p_invoice jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.orders where orders.reference = p_invoice ->> 'external_id')
     or exists (select from private.boost_purchases as purchases where purchases.reference = p_invoice ->> 'external_id') then
    return false;
  end if;
  perform private.enqueue('payments_expire', p_invoice ->> 'id', jsonb_build_object('invoice_id', p_invoice ->> 'id'));
  return true;
end
$$;
comment on function api.payments_check_disown(jsonb) is
  'Has an invoice expired whose purchase was given up while it was being made; false, and nothing, when the purchase is there.';
alter function api.payments_check_disown(jsonb) owner to preloved_verbs;
grant execute on function api.payments_check_disown(jsonb) to service_role;

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
