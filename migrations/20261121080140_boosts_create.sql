-- POST /boosts in the steps of POST /orders: reserve, have an invoice made, finish. What is not finished
-- yet (CREATING) a stranger may finish or take back.

create function private.new_boost_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea;
  v_reference text;
begin
  loop
    v_bytes := uuid_send(gen_random_uuid());
    v_reference := 'BST-' || to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || (
      select string_agg(substr(v_alphabet, get_byte(v_bytes, place) % 32 + 1, 1), '') from generate_series(0, 5) as place);
    exit when not exists (select from private.boost_purchases where boost_purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
comment on function private.new_boost_reference() is 'BST-, the Jakarta date, six random Crockford characters that nobody has yet.';
grant execute on function private.new_boost_reference() to preloved_verbs;

create function private.boost_request(p_purchase private.boost_purchases, p_resumed boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_name text := (select packages.name from private.boost_packages as packages where packages.code = p_purchase.package);
begin
  return jsonb_build_object(
    'boost_id', p_purchase.id, 'resumed', p_resumed, 'finished', p_purchase.status <> 'CREATING',
    'external_id', p_purchase.reference, 'amount', p_purchase.price, 'description', v_name,
    'payer_email', (select contacts.email from private.contacts where contacts.user_id = p_purchase.seller_id),
    'duration_seconds', private.setting('payment_window_minutes') * 60,
    'items', jsonb_build_array(jsonb_build_object('name', v_name, 'price', p_purchase.price, 'quantity', 1)),
    'fees', '[]'::jsonb);
end
$$;
comment on function private.boost_request(private.boost_purchases, boolean) is 'What to ask the payment provider for; resumed means that it may know the reference already.';
grant execute on function private.boost_request(private.boost_purchases, boolean) to preloved_verbs;

create function private.resume_boost(p_purchase private.boost_purchases, p_package text, p_request_key text) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if p_purchase.package = p_package and p_purchase.status = 'AWAITING_PAYMENT' and p_purchase.request_key = p_request_key then
    return private.boost_request(p_purchase, true);
  elsif p_purchase.package <> p_package or p_purchase.status <> 'CREATING' then
    perform private.refuse('CONFLICT', format('%s for this listing still waits for its payment.', p_purchase.reference));
  end if;
  perform private.lease_boost(p_purchase.id);
  return private.boost_request(p_purchase, true);
end
$$;
comment on function private.resume_boost(private.boost_purchases, text, text) is
  'The seller''s own purchase whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';
grant execute on function private.resume_boost(private.boost_purchases, text, text) to preloved_verbs;

create function private.lease_boost(p_boost_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.boost_purchases set leased_until = clock_timestamp() + interval '30 seconds'
  where id = p_boost_id and status = 'CREATING' and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'Another request is making this boost; try again in a moment.', 30);
  end if;
end
$$;
comment on function private.lease_boost(uuid) is 'Makes the caller the only one who may finish this purchase, for half a minute of real time; refuses while another is.';
grant execute on function private.lease_boost(uuid) to preloved_verbs;

create function api.boosts_create_reserve(p_listing_id uuid, p_package text, p_request_key text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_listing public.listings;
  v_package private.boost_packages;
  v_purchase private.boost_purchases;
begin
  select packages.* into v_package from private.boost_packages as packages where packages.code = p_package and packages.is_offered;
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null;
  if v_package.code is null then
    perform private.refuse('VALIDATION', 'There is no such package; see GET /boosts/packages.');
  elsif v_listing.id is null or (v_listing.status = 'removed' and v_listing.seller_id <> v_seller.id) then
    perform private.refuse('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.refuse('FORBIDDEN', 'Only its seller may boost a listing.');
  end if;
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.listing_id = p_listing_id and purchases.status in ('CREATING', 'AWAITING_PAYMENT');
  if v_purchase.id is not null then
    return private.resume_boost(v_purchase, p_package, p_request_key);
  elsif v_listing.status <> 'active' then
    perform private.refuse('CONFLICT', format('The listing is %s; only an active one can be boosted.', v_listing.status));
  end if;
  insert into private.boost_purchases (reference, seller_id, listing_id, package, score, days, price, request_key)
  values (private.new_boost_reference(), v_seller.id, v_listing.id, v_package.code, v_package.score, v_package.days, v_package.price, p_request_key)
  returning * into v_purchase;
  -- Should this process die before the invoice is ours, this job finds it or takes the purchase back.
  perform private.enqueue('boosts_create_settle', v_purchase.id::text, jsonb_build_object('boost_id', v_purchase.id),
    private.now() + interval '60 seconds');
  return private.boost_request(v_purchase, false);
end
$$;
comment on function api.boosts_create_reserve(uuid, text, text) is 'Notes what the caller wants to buy for their active listing, with the invoice to ask for.';
alter function api.boosts_create_reserve(uuid, text, text) owner to preloved_verbs;
grant execute on function api.boosts_create_reserve(uuid, text, text) to authenticated;

create function api.boosts_create_finish(p_boost_id uuid, p_invoice jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_purchase private.boost_purchases;
begin
  update private.boost_purchases
  set status = 'AWAITING_PAYMENT', provider_id = p_invoice ->> 'id', url = p_invoice ->> 'url', invoice_status = p_invoice ->> 'status',
      expires_at = (p_invoice ->> 'expires_at')::timestamptz, updated_at = private.now()
  where id = p_boost_id and status = 'CREATING';
  if found then
    perform private.enqueue('boosts_deadline', p_boost_id::text, jsonb_build_object('boost_id', p_boost_id),
      private.now() + make_interval(mins => private.setting('payment_window_minutes')::integer));
    update private.jobs set finished_at = private.now() where kind = 'boosts_create_settle' and key = p_boost_id::text;
  end if;
  -- Whoever came first wrote it; both are told the same.
  select purchases.* into v_purchase from private.boost_purchases as purchases where purchases.id = p_boost_id;
  if v_purchase.id is null then
    perform private.refuse('CONFLICT', 'This purchase was given up while its invoice was being made.');
  end if;
  return private.boost_record(v_purchase);
end
$$;
comment on function api.boosts_create_finish(uuid, jsonb) is 'The invoice exists: the purchase waits for its payment. Repeating it changes nothing.';
alter function api.boosts_create_finish(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.boosts_create_finish(uuid, jsonb) to service_role;

create function api.boosts_create_abandon(p_boost_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  update private.jobs set finished_at = private.now() where kind = 'boosts_create_settle' and key = p_boost_id::text;
  return true;
end
$$;
comment on function api.boosts_create_abandon(uuid) is 'Takes back a purchase whose invoice the provider certainly does not have.';
alter function api.boosts_create_abandon(uuid) owner to preloved_verbs;
grant execute on function api.boosts_create_abandon(uuid) to service_role;

create function api.boosts_create_pending(p_boost_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.id = p_boost_id and purchases.status = 'CREATING';
  if v_purchase.id is null then
    return null;
  end if;
  perform private.lease_boost(p_boost_id);
  return private.boost_request(v_purchase, true);
end
$$;
comment on function api.boosts_create_pending(uuid) is 'For the job: the purchase whose making was cut short, leased; null when it has been finished or given up.';
alter function api.boosts_create_pending(uuid) owner to preloved_verbs;
grant execute on function api.boosts_create_pending(uuid) to service_role;
