-- Adds orders :from to :to, with all that each leaves, over the two years until now. What a market
-- deletes or moves away after a while (jobs, callbacks, events, e-mails, notifications, scans) is of
-- the last :kept days only. Ids follow from numbers, so that no table is read for them.

create temporary table sales on commit drop as
select
  numbered.*,
  bench.id('listing', numbered.listing) as listing_id,
  bench.user_of(numbered.listing * 0.618033988749895, 0) as seller_id,
  bench.user_of(numbered.n * 0.414213562373095, 1) as buyer_id,
  20000 + numbered.listing * 37 % 400 * 1000 as price,
  2500 + numbered.listing * 37 % 400 * 25 as fee,
  case
    when n % 100 < 6 then 'EXPIRED'
    when n % 100 < 10 then 'CANCELLED'
    when age < interval '1 hour' then 'AWAITING_PAYMENT'
    when age < interval '2 days' then 'READY_TO_SHIP'
    when age < interval '4 days' then 'SHIPPED'
    when age < interval '5 days' then 'DELIVERED'
    when n % 100 < 12 then 'REFUNDED'
    when n % 100 = 99 and age < interval '30 days' then 'DISPUTED'
    else 'COMPLETED'
  end::public.order_status as status
from (
  select
    n,
    bench.id('order', n) as id,
    'ORD-' || upper(to_hex(n)) as reference,
    -- What was not paid is bought by somebody else later.
    case when n % 100 < 10 then n + 10 else n end as listing,
    times.at,
    private.now() - times.at as age
  from generate_series(:from::bigint, :to) as n
  cross join lateral (
    select private.now() - interval '1 second' * (:days * 86400 * (1 - n::float8 / :to)) as at
  ) as times
) as numbered;
create temporary table paid on commit drop as
select
  sales.*,
  price + 9000 + fee as total,
  age < interval '1 day' * :kept as is_kept,
  status = 'COMPLETED' and n % 10 = 5 and age > interval '5 days 2 hours' as is_withdrawn
from sales
where status not in ('EXPIRED', 'CANCELLED', 'AWAITING_PAYMENT');
analyze sales;
analyze paid;

insert into public.listings (
  id, seller_id, title, description, price, product_category, gender, condition, photos,
  weight_grams, status, created_at, updated_at
)
select
  listing_id, seller_id, 'Dress nomor ' || listing, 'Kain katun yang nyaman dipakai.', price,
  (array['Dress', 'Atasan', 'Tas', 'Sepatu'])[1 + listing % 4],
  (array['female', 'male', 'unisex'])[1 + listing % 3], 'good',
  array['https://images.example.com/' || listing || '.jpg'], 400,
  case status
    when 'AWAITING_PAYMENT' then 'reserved'
    when 'REFUNDED' then 'removed'
    else 'sold'
  end::public.listing_status,
  at - interval '20 days', at
from sales
where n = listing;

insert into public.orders (
  id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
  buyer_protection_fee, courier_code, courier_service_code, tracking_number, listing_title,
  listing_photo_url, weight_grams, paid_at, shipped_at, delivered_at, completed_at, refunded_at,
  refunded_amount, created_at, updated_at
)
select
  id, reference, status, bench.steps(status), listing_id, buyer_id, seller_id, price, 9000, fee,
  'jne', 'reg', case when bench.steps(status) > 2 then 'JNE' || n end, 'Dress nomor ' || listing,
  'https://images.example.com/' || listing || '.jpg', 400,
  case when bench.steps(status) > 1 and status not in ('EXPIRED', 'CANCELLED') then at + interval '5 minutes' end,
  case when bench.steps(status) > 2 then at + interval '1 day' end,
  case when bench.steps(status) > 3 then at + interval '3 days' end,
  case when status = 'COMPLETED' then at + interval '5 days' end,
  case when status = 'REFUNDED' then at + interval '5 days' end,
  case when status = 'REFUNDED' then price + 9000 end,
  at, least(at + interval '5 days', private.now())
from sales;

insert into private.order_history (order_id, version, from_status, to_status, actor, actor_id, at)
select
  sales.id, steps.version, steps.from_status::public.order_status,
  case
    when steps.version = bench.steps(status) then status
    else steps.to_status::public.order_status
  end,
  steps.actor::public.order_actor,
  case steps.actor when 'buyer' then buyer_id when 'seller' then seller_id end,
  at + steps.after
from sales
join (
  values
    (1, null, 'AWAITING_PAYMENT', 'buyer', interval '0'),
    (2, 'AWAITING_PAYMENT', 'READY_TO_SHIP', 'provider', '5 minutes'),
    (3, 'READY_TO_SHIP', 'SHIPPED', 'seller', '1 day'),
    (4, 'SHIPPED', 'DELIVERED', 'provider', '3 days'),
    (5, 'DELIVERED', 'COMPLETED', 'clock', '5 days')
) as steps (version, from_status, to_status, actor, after)
  on steps.version <= bench.steps(sales.status);

insert into private.order_addresses (
  order_id, party, recipient_name, phone, street, city, province, postal_code
)
select id, party, 'Sari Lestari', '+628123456789', 'Jl. Melati No. 1', 'Bandung', 'Jawa Barat', '40111'
from sales
cross join unnest('{buyer,seller}'::public.order_actor[]) as party;

insert into private.invoices (order_id, amount, provider, provider_id, url, status, booked)
select
  sales.id, price + 9000 + sales.fee, 'xendit_invoices', 'inv_' || sales.n,
  'https://pay.example.com/' || sales.n,
  case when paid_already.id is not null then 'PAID' when status = 'AWAITING_PAYMENT' then 'PENDING' else 'EXPIRED' end,
  case when paid_already.id is not null then price + 9000 + sales.fee else 0 end
from sales
left join (select paid.id from paid) as paid_already on paid_already.id = sales.id;

insert into private.shipments (
  id, order_id, direction, courier_code, courier_service_code, booking_started_at,
  shipper_order_id, waybill, status, charged, price, created_at, updated_at
)
select
  bench.id('shipment', n), id, 'outbound', 'jne', 'reg', at, 'ship_' || n, 'JNE' || n,
  case when bench.steps(status) > 3 then 'delivered' when n % 50 = 0 then 'on_hold' else 'confirmed' end,
  9000, 9000, at, at
from paid;

insert into private.disputes (order_id, reason, opened_at)
select id, 'Tidak sesuai', at + interval '4 days'
from paid
where status = 'DISPUTED';

insert into private.withdrawals (
  id, user_id, status, amount, fee, recipient_email, provider, provider_payout_id,
  provider_status, created_at, updated_at
)
select
  bench.id('withdrawal', n), seller_id, 'PAID', price, 2500, 'sari@bench.test', 'xendit_invoices', 'po_' || n,
  'COMPLETED', at + interval '5 days 1 hour', at + interval '5 days 2 hours'
from paid
where is_withdrawn;

insert into private.provider_transactions (
  id, type, status, reference, cashflow, amount, fee, created_at, changed_at, fee_version
)
select 'txn_' || n, 'PAYMENT', 'SUCCESS', reference, 'MONEY_IN', total, 4000, at, at, 1
from paid
union all
select
  'txn_w' || n, 'DISBURSEMENT', 'SUCCESS', bench.id('withdrawal', n)::text, 'MONEY_OUT',
  price - 2500, 0, at + interval '5 days 2 hours', at + interval '5 days 2 hours', 0
from paid
where is_withdrawn;

-- The ledger.
insert into private.ledger_accounts (kind, order_id)
select 'escrow', id
from paid;
create temporary table transfers on commit drop as
select
  bench.id(parts.name, n) as id,
  parts.name,
  parts.key,
  parts.kind,
  parts.description,
  case when parts.name in ('paid', 'shipping', 'released', 'refunded') then paid.id end as order_id,
  case when parts.name in ('held', 'withdrawn') then bench.id('withdrawal', n) end as withdrawal_id,
  paid.at + parts.after as at,
  paid.id as sale_id,
  paid.buyer_id,
  paid.seller_id,
  paid.price,
  paid.fee,
  paid.total
from paid
cross join lateral (
  values
    ('paid', 'order:' || id || ':paid', 'payment', 'Payment of ' || reference, interval '5 minutes', true),
    ('shipping', 'order:' || id || ':shipping', 'shipping', 'Courier for ' || reference, '10 minutes', true),
    ('fee', 'provider_fee:txn_' || n || ':1', 'provider_fee', 'Fee of the payment provider', '50 minutes', true),
    ('released', 'order:' || id || ':released', 'release', 'Sale, order ' || reference, '5 days', status = 'COMPLETED'),
    ('refunded', 'order:' || id || ':refunded', 'refund', 'Refund of ' || reference, '5 days', status = 'REFUNDED'),
    ('held', 'withdrawal:' || bench.id('withdrawal', n), 'withdrawal', 'Withdrawal', '5 days 1 hour', is_withdrawn),
    (
      'withdrawn', 'withdrawal:' || bench.id('withdrawal', n) || ':resolved', 'withdrawal_paid',
      'Withdrawal paid', '5 days 2 hours', is_withdrawn
    )
) as parts (name, key, kind, description, after, happened)
where parts.happened;
insert into private.ledger_transfers (
  id, key, kind, order_id, withdrawal_id, is_pending, description, event_at, created_at
)
select id, key, kind, order_id, withdrawal_id, name = 'held', description, at, at
from transfers
order by at;
insert into private.ledger_resolutions (pending_id, outcome, transfer_id, created_at)
select bench.id('held', n), 'posted', bench.id('withdrawn', n), at + interval '5 days 2 hours'
from paid
where is_withdrawn;
insert into private.ledger_entries (
  transfer_id, account_id, amount, balance_after, version, created_at
)
select
  transfers.id,
  accounts.id,
  lines.amount,
  accounts.balance + sum(lines.amount) over before,
  accounts.version + row_number() over before,
  transfers.at
from transfers
join lateral (
  values
    ('paid', 'provider_cash', null::uuid, -total),
    ('paid', 'escrow', sale_id, price),
    ('paid', 'shipping_payable', null, 9000),
    ('paid', 'protection_fee_held', null, fee),
    ('shipping', 'shipping_payable', null, -9000),
    ('shipping', 'courier_balance', null, 9000),
    ('fee', 'provider_cash', null, 4000),
    ('fee', 'payment_fees', null, -4000),
    ('released', 'escrow', sale_id, -price),
    ('released', 'protection_fee_held', null, -fee),
    ('released', 'protection_fee_revenue', null, fee),
    ('released', 'wallet', seller_id, price),
    ('refunded', 'escrow', sale_id, -price),
    ('refunded', 'claims', null, -9000),
    ('refunded', 'protection_fee_held', null, -fee),
    ('refunded', 'protection_fee_revenue', null, fee),
    ('refunded', 'wallet', buyer_id, price + 9000),
    ('held', 'wallet', seller_id, -price),
    ('held', 'payout_in_transit', null, price),
    ('withdrawn', 'payout_in_transit', null, -price),
    ('withdrawn', 'payout_fees', null, 2500),
    ('withdrawn', 'provider_cash', null, price - 2500)
) as lines (name, kind, holder_id, amount) on lines.name = transfers.name
join private.ledger_accounts as accounts
  on accounts.kind = lines.kind::private.account_kind
  and accounts.holder_id = coalesce(lines.holder_id, '00000000-0000-0000-0000-000000000000')
  and accounts.stripe = private.ledger_stripe(accounts.kind, transfers.order_id)
window before as (partition by accounts.id order by transfers.at, transfers.id)
order by transfers.at, transfers.id;
update private.ledger_accounts
set balance = last.balance_after, version = last.version
from (
  select distinct on (account_id) account_id, balance_after, version
  from private.ledger_entries
  order by account_id, version desc
) as last
where last.account_id = ledger_accounts.id
  and last.version > ledger_accounts.version;
insert into private.book_queue (transfer_id)
select id
from transfers
order by at, id;

insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, at)
select buyer_id, 'ops_admin', 'admin_disputes_resolve', 'dispute', id::text, 'Bench', at
from paid
where n % 50 = 0
order by at;
insert into private.book_queue (audit_id)
select id
from private.audit_log
where not exists (select from private.book_rows where book_rows.audit_id = audit_log.id);

-- What is kept for a while: of a sale 18 jobs, 17 callbacks, 8 notifications, 7 e-mails, 5 events.
insert into private.jobs (id, kind, key, payload, run_at, attempts, finished_at, created_at)
select
  bench.id('job', n * 32 + job),
  (
    array['orders_deadline', 'orders_remind', 'mail_send', 'push_send', 'shipping_book']
  )[1 + job % 5],
  n || ':' || job, jsonb_build_object('order_id', id), at, 1, at + interval '1 hour', at
from paid
cross join generate_series(1, 18) as job
where is_kept;
-- What an open order waits for.
insert into private.jobs (id, kind, key, payload, run_at, created_at)
select
  bench.id('job', n * 32), 'orders_deadline', id || ':' || bench.steps(status) || ':next',
  jsonb_build_object('order_id', id), private.now() + interval '1 day', at
from sales
where status in ('AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED');
insert into private.provider_events (
  id, provider, body, reference, outcome, received_at, handled_at
)
select
  bench.id('callback', n * 32 + callback),
  case when callback = 1 then 'payment' when callback < 6 then 'biteship' else 'resend' end,
  jsonb_build_object('id', 'inv_' || n, 'status', 'PAID', 'external_id', reference, 'amount', total),
  reference,
  case when callback = 1 then 'paid' when callback < 6 then 'noted' when callback % 2 = 0 then 'sent' else 'delivered' end,
  at + interval '1 minute' * callback, at + interval '1 minute' * callback
from paid
cross join generate_series(1, 17) as callback
where is_kept;
insert into public.notifications (user_id, event_id, kind, category, data, read_at, created_at)
select
  case when nth % 2 = 0 then buyer_id else seller_id end,
  'order:' || id || ':' || nth, 'order.shipped', 'order',
  jsonb_build_object('order_id', id, 'title', 'Dress nomor ' || listing), at, at
from paid
cross join generate_series(1, 8) as nth
where is_kept;
insert into private.emails (
  id, user_id, kind, address, locale, name, status, provider_id, first_tried_at, created_at,
  updated_at
)
select
  private.notification_id(
    case when nth % 2 = 0 then buyer_id else seller_id end, 'order:' || id || ':' || nth, 'order.shipped'),
  case when nth % 2 = 0 then buyer_id else seller_id end,
  'order.shipped', 'sari@bench.test', 'id', 'Sari', 'delivered', 'mail_' || n || '_' || nth, at, at, at
from paid
cross join generate_series(1, 7) as nth
where is_kept;
insert into private.outbox (
  id, seq, type, aggregate_type, aggregate_id, aggregate_version, data, occurred_at, due_at,
  delivered_at
)
select
  bench.id('event', n * 8 + nth),
  coalesce((select max(seq) from private.outbox), 0) + row_number() over (order by at, nth),
  'order.shipped', 'order', id, nth, jsonb_build_object('order_id', id, 'total', total), at, at, at
from paid
cross join generate_series(1, 5) as nth
where is_kept;
insert into private.shipment_events (shipment_id, parcel, status, happened_at, created_at)
select bench.id('shipment', n), 'JNE' || n, status_of, at + interval '1 day' * nth, at
from paid
cross join unnest('{picked,dropping_off,delivered}'::text[]) with ordinality as scans (status_of, nth)
where is_kept;
update private.finance_portal
set last_seq = (select coalesce(max(seq), 0) from private.outbox);
