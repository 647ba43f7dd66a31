-- POST /orders in three steps that a stranger can repeat: reserve the listing, have an invoice made
-- at the provider, finish. Between the steps the order is ours alone (state_version 0).

create function private.new_order_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea := uuid_send(gen_random_uuid());
  v_reference text;
begin
  loop
    v_reference := 'ORD-' || to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || (
      select string_agg(substr(v_alphabet, get_byte(v_bytes, place) % 32 + 1, 1), '')
      from unnest(array[0, 1, 2, 3, 4, 5]) as place);
    exit when not exists (select from public.orders where orders.reference = v_reference);
    v_bytes := uuid_send(gen_random_uuid());
  end loop;
  return v_reference;
end
$$;
comment on function private.new_order_reference() is 'ORD-, the Jakarta date, six random Crockford characters that nobody has yet.';
grant execute on function private.new_order_reference() to preloved_verbs;

create function private.protection_fee(p_item_price bigint) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return greatest(private.setting('protection_fee_min_idr'), least(private.setting('protection_fee_max_idr'),
    private.setting('protection_fee_flat_idr') + p_item_price * private.setting('protection_fee_bps') / 10000));
end
$$;
comment on function private.protection_fee(bigint) is
  'What buyer protection costs for an item of this price: a fixed part and a share, in rupiah, rounded down, within its bounds.';
grant execute on function private.protection_fee(bigint) to preloved_verbs;

create function private.commission(p_item_price bigint) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return p_item_price * private.setting('commission_bps') / 10000;
end
$$;
comment on function private.commission(bigint) is 'The market''s share of an item price, in rupiah, rounded down: the rest is the seller''s to the last rupiah.';
grant execute on function private.commission(bigint) to preloved_verbs;

create function private.copy_address(p_order_id uuid, p_party public.order_actor, p_address public.addresses) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.order_addresses (order_id, party, recipient_name, phone, street, district, city, province, postal_code, latitude, longitude)
  values (p_order_id, p_party, p_address.recipient_name, p_address.phone, p_address.street, p_address.district,
    p_address.city, p_address.province, p_address.postal_code, p_address.latitude, p_address.longitude);
end
$$;
comment on function private.copy_address(uuid, public.order_actor, public.addresses) is 'Keeps an address with an order as it stands now.';
grant execute on function private.copy_address(uuid, public.order_actor, public.addresses) to preloved_verbs;

create function private.invoice_request(p_order public.orders, p_resumed boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'order_id', p_order.id, 'resumed', p_resumed, 'finished', p_order.state_version > 0, 'external_id', invoices.external_id, 'amount', invoices.amount,
      'description', p_order.listing_title,
      'payer_email', (select contacts.email from private.contacts where contacts.user_id = p_order.buyer_id),
      'duration_seconds', private.setting('payment_window_minutes') * 60,
      'items', jsonb_build_array(
        jsonb_build_object('name', p_order.listing_title, 'price', p_order.item_price, 'quantity', 1)),
      'fees', jsonb_build_array(
        jsonb_build_object('type', 'Ongkos kirim', 'value', p_order.shipping_fee),
        jsonb_build_object('type', 'Perlindungan pembeli', 'value', p_order.buyer_protection_fee))
        || case when p_order.voucher_discount > 0
             then jsonb_build_array(jsonb_build_object('type', 'Voucher', 'value', -p_order.voucher_discount))
             else '[]' end)
    from private.invoices where invoices.order_id = p_order.id);
end
$$;
comment on function private.invoice_request(public.orders, boolean) is 'What to ask the payment provider for; resumed means that it may know the reference already.';
grant execute on function private.invoice_request(public.orders, boolean) to preloved_verbs;

create function private.is_same_wish(
  p_order public.orders, p_address public.addresses, p_quote jsonb, p_voucher_code text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_order.courier_code = p_quote ->> 'courier_code'
    and p_order.courier_service_code = p_quote ->> 'courier_service_code'
    and p_order.shipping_fee = (p_quote ->> 'price')::bigint
    and upper(p_voucher_code) is not distinct from (
      select vouchers.code from private.voucher_uses as uses
      join private.vouchers on vouchers.id = uses.voucher_id where uses.order_id = p_order.id)
    and exists (
      select from private.order_addresses as copies
      where copies.order_id = p_order.id and copies.party = 'buyer'
        and (copies.recipient_name, copies.phone, copies.street, copies.district, copies.city, copies.province, copies.postal_code)
            is not distinct from (p_address.recipient_name, p_address.phone, p_address.street, p_address.district,
              p_address.city, p_address.province, p_address.postal_code));
end
$$;
comment on function private.is_same_wish(public.orders, public.addresses, jsonb, text) is 'Whether a repeated request asks for what the order already is: same address, courier, price and voucher.';
grant execute on function private.is_same_wish(public.orders, public.addresses, jsonb, text) to preloved_verbs;

create function private.resume_order(
  p_listing_id uuid, p_buyer_id uuid, p_address public.addresses, p_quote jsonb, p_voucher_code text, p_request_key text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.listing_id = p_listing_id and orders.buyer_id = p_buyer_id and orders.status = 'AWAITING_PAYMENT'
    and (orders.state_version = 0 or invoices.request_key = p_request_key);
  if v_order.id is null then
    return null;
  elsif not private.is_same_wish(v_order, p_address, p_quote, p_voucher_code) then
    perform private.refuse('CONFLICT', 'Your earlier order of this, with another address, courier or voucher, is still being made.', 60);
  elsif v_order.state_version > 0 then
    return private.invoice_request(v_order, true);
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = v_order.id and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'This order is being made by another request of yours; try again in a moment.', 30);
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function private.resume_order(uuid, uuid, public.addresses, jsonb, text, text) is
  'The caller''s own order on this listing whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';
grant execute on function private.resume_order(uuid, uuid, public.addresses, jsonb, text, text) to preloved_verbs;

create function api.orders_create_reserve(
  p_listing_id uuid, p_address_id uuid, p_quote jsonb, p_voucher_code text default null, p_request_key text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_buyer public.profiles := private.active_caller();
  v_listing public.listings;
  v_address public.addresses;
  v_origin public.addresses;
  v_order public.orders;
  v_resumed jsonb;
  v_fee bigint;
  v_total bigint;
  v_voucher jsonb;
begin
  perform private.limit_rate('order_creation', v_buyer.id::text);
  select addresses.* into v_address from public.addresses
  where addresses.id = p_address_id and addresses.user_id = v_buyer.id;
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null for update;
  if p_quote ->> 'listing_id' is distinct from p_listing_id::text or p_quote ->> 'buyer_id' is distinct from v_buyer.id::text
     or (v_address.id is not null and p_quote ->> 'address_fingerprint' is distinct from private.address_fingerprint(v_address))
     or (v_listing.id is not null and (p_quote ->> 'weight_grams')::integer is distinct from v_listing.weight_grams) then
    perform private.refuse('VALIDATION', 'The shipping quote was given for something else; ask for new rates.');
  elsif (p_quote ->> 'expires_at')::timestamptz <= private.now() then
    perform private.refuse('VALIDATION', 'The shipping quote has expired; ask for new rates.');
  elsif v_listing.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such address among yours.');
  elsif v_listing.seller_id = v_buyer.id then
    perform private.refuse('FORBIDDEN', 'This is your own listing.');
  end if;
  if not v_listing.is_visible then
    v_resumed := private.resume_order(v_listing.id, v_buyer.id, v_address, p_quote, p_voucher_code, p_request_key);
    if v_resumed is not null then
      return v_resumed;
    end if;
    perform private.refuse('CONFLICT', 'This listing is not for sale any more.');
  end if;
  select addresses.* into v_origin from public.addresses where addresses.user_id = v_listing.seller_id and addresses.is_primary;
  if v_origin.id is null then
    perform private.refuse('CONFLICT', 'The seller has no address to ship from yet.');
  end if;

  v_fee := private.protection_fee(v_listing.price);
  v_total := v_listing.price + (p_quote ->> 'price')::bigint + v_fee;
  if p_voucher_code is not null then
    v_voucher := private.voucher_take(p_voucher_code, v_buyer.id, v_listing.price, v_total);
  end if;

  update public.listings set status = 'reserved', updated_at = private.now() where id = v_listing.id;
  insert into public.orders (reference, listing_id, buyer_id, seller_id, item_price, shipping_fee, buyer_protection_fee,
    voucher_discount, commission, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams)
  values (private.new_order_reference(), v_listing.id, v_buyer.id, v_listing.seller_id, v_listing.price,
    (p_quote ->> 'price')::bigint, v_fee, coalesce((v_voucher ->> 'discount')::bigint, 0), private.commission(v_listing.price),
    p_quote ->> 'courier_code', p_quote ->> 'courier_service_code', v_listing.title, v_listing.photos[1], v_listing.weight_grams)
  returning * into v_order;
  if v_voucher is not null then
    insert into private.voucher_uses (order_id, voucher_id, user_id)
    values (v_order.id, (v_voucher ->> 'voucher_id')::uuid, v_buyer.id);
  end if;
  perform private.copy_address(v_order.id, 'buyer', v_address);
  perform private.copy_address(v_order.id, 'seller', v_origin);
  insert into private.invoices (order_id, external_id, amount, request_key)
  values (v_order.id, v_order.reference, v_order.total, p_request_key);
  -- Should this process die before the invoice is ours, this job finds it or frees the listing.
  perform private.enqueue('orders_create_settle', v_order.id::text, jsonb_build_object('order_id', v_order.id),
    private.now() + interval '60 seconds');
  return private.invoice_request(v_order, false);
end
$$;
comment on function api.orders_create_reserve(uuid, uuid, jsonb, text, text) is
  'Takes the listing for this buyer and writes the order, unseen, with the invoice to ask for. p_quote is a quote whose signature was verified.';
alter function api.orders_create_reserve(uuid, uuid, jsonb, text, text) owner to preloved_verbs;
grant execute on function api.orders_create_reserve(uuid, uuid, jsonb, text, text) to authenticated;

create function api.orders_create_finish(p_order_id uuid, p_invoice jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update public.orders set state_version = 1, updated_at = private.now()
  where id = p_order_id and state_version = 0 returning * into v_order;
  if v_order.id is not null then
    update private.invoices
    set provider_id = p_invoice ->> 'id', url = p_invoice ->> 'url', status = p_invoice ->> 'status',
        expires_at = (p_invoice ->> 'expires_at')::timestamptz, updated_at = private.now()
    where order_id = p_order_id;
    perform private.orders_record_state(v_order, null, 'buyer', v_order.buyer_id, null);
    update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  end if;
  -- Whoever came first wrote it; both are told the same.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  if v_order.id is null then
    perform private.refuse('CONFLICT', 'This order was given up while its invoice was being made.');
  end if;
  return private.order_record(v_order, v_order.buyer_id);
end
$$;
comment on function api.orders_create_finish(uuid, jsonb) is 'Shows the order to its parties now that its invoice exists; repeating it changes nothing.';
alter function api.orders_create_finish(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.orders_create_finish(uuid, jsonb) to service_role;

create function api.orders_create_abandon(p_order_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0 for update;
  if v_order.id is null then
    return false;
  end if;
  perform private.return_voucher(v_order);
  delete from public.orders where id = p_order_id;
  perform private.effect_free_listing(v_order);
  update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  return true;
end
$$;
comment on function api.orders_create_abandon(uuid) is 'Takes back a reservation whose invoice the provider certainly does not have.';
alter function api.orders_create_abandon(uuid) owner to preloved_verbs;
grant execute on function api.orders_create_abandon(uuid) to service_role;

create function api.orders_create_pending(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0;
  if v_order.id is null then
    return null;
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = p_order_id and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'A request is still making this order.');
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function api.orders_create_pending(uuid) is 'For the job: the order whose making was cut short, leased; null when it has been finished or given up.';
alter function api.orders_create_pending(uuid) owner to preloved_verbs;
grant execute on function api.orders_create_pending(uuid) to service_role;
