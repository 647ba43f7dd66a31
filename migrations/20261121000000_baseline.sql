set check_function_bodies = off;

-- supabase/schemas/roles.sql
-- Roles belong to the server, so a second database on it finds them already there.
do $$
begin
  if not exists (select from pg_roles where rolname = 'preloved_api') then
    create role preloved_api nologin noinherit;
    create role preloved_ledger nologin noinherit;
    create role preloved_functions login noinherit;
    create role preloved_anon login inherit;
  end if;
end
$$;
comment on role preloved_api is
  'Owner of the operations in api and internal, with only the table rights that they need.';
comment on role preloved_ledger is
  'Owner of the ledger functions, and the only role that may write ledger entries.';
comment on role preloved_functions is
  'Login of the edge functions. Owns nothing; may set role anon, authenticated or service_role.';
comment on role preloved_anon is
  'Login of the edge functions for public reads. Inherits anon, so that a read needs no set role.';

grant anon, authenticated, service_role to preloved_functions;
grant anon to preloved_anon;
grant preloved_api, preloved_ledger to postgres with inherit true, set true;

-- Settings of a role do not apply after set role, so the limits are set on the logins.
alter role preloved_anon set statement_timeout = '3s';
alter role preloved_functions set statement_timeout = '10s';
alter role preloved_functions set lock_timeout = '5s';
alter role preloved_functions set idle_in_transaction_session_timeout = '30s';
-- Compiling the plan of a page takes longer than running it.
alter role preloved_anon set jit = off;
alter role preloved_functions set jit = off;

-- A temporary type or function could stand in for one that a security definer function names.
-- Supabase's own services keep the right.
do $$
declare
  v_role text;
begin
  for v_role in
    select rolname from pg_roles where rolname like 'supabase\_%'
  loop
    execute format('grant temporary on database %I to %I', current_database(), v_role);
  end loop;
  execute format('revoke temporary on database %I from public', current_database());
  if has_database_privilege('anon', current_database(), 'temporary') then
    raise exception 'role anon may still create temporary objects: run this as the database owner';
  end if;
end
$$;

create schema private;
create schema internal;
create schema api;
comment on schema private is 'Tables and helpers that no caller reaches.';
comment on schema internal is
  'Operations that our own code calls, within or outside an endpoint: steps around a provider '
  'call, jobs, callbacks.';
comment on schema api is
  'The functions of endpoints, named by operation id. The Data API does not expose this schema.';

-- Execute rights follow from the schema; a function's file states only exceptions.
alter default privileges revoke execute on functions from public;
alter default privileges in schema api grant execute on functions to authenticated;
alter default privileges in schema internal grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to preloved_api;

-- Supabase grants every new object in public to its API roles; our files state each grant.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;

grant usage on schema api, internal to anon, authenticated, service_role;
grant usage, create on schema api, internal, private to preloved_api, preloved_ledger;
grant usage on schema public to preloved_api, preloved_ledger;

create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
grant usage on schema extensions to preloved_api;

-- supabase/schemas/private/types/account_kind.sql
-- Double entry: the signed entries of a transfer sum to zero; a positive entry increases its
-- account. provider_cash, through which money enters the marketplace, therefore has a negative
-- balance, and so have our costs: promotions, payment_fees and claims.
create type private.account_kind as enum (
  'provider_cash', 'escrow', 'wallet', 'shipping_payable', 'courier_balance', 'courier_adjustments',
  'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'boost_revenue',
  'promotions', 'payment_fees', 'payout_in_transit', 'payout_fees', 'claims', 'suspense',
  'adjustments', 'payment_held'
);
comment on type private.account_kind is
  'The chart of accounts: one escrow per order, one wallet per user, the others belong to the '
  'marketplace.';

-- supabase/schemas/private/types/booked_shipment.sql
create type private.booked_shipment as (
  id text,
  tracking_id text,
  waybill text,
  price bigint,
  status text,
  label_address text
);
comment on type private.booked_shipment is
  'A shipping order as the shipping provider created it; price in rupiah.';

-- supabase/schemas/private/types/boost_status.sql
create type private.boost_status as enum (
  'CREATING', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'PARKED', 'REFUNDED'
);
comment on type private.boost_status is
  'Status of a boost purchase. CREATING: its invoice is being created. PARKED: money arrived '
  'that staff must decide about.';

-- supabase/schemas/private/types/categorization_status.sql
create type private.categorization_status as enum ('pending', 'answered', 'failed');
comment on type private.categorization_status is
  'pending until the model has answered or failed. If the process dies, it stays pending and '
  'still counts against the daily limit.';

-- supabase/schemas/private/types/deadline_outcome.sql
create type private.deadline_outcome as enum ('moved', 'case', 'stale');
comment on type private.deadline_outcome is
  'What an order''s deadline did. moved: to its next status. case: a precondition does not hold, '
  'staff decide. stale: the order has moved on; nothing.';

-- supabase/schemas/private/types/difference_status.sql
create type private.difference_status as enum ('open', 'approved', 'resolved', 'reversed');
comment on type private.difference_status is
  'open: waits for staff. approved: corrected by staff. resolved: a later run found no '
  'difference. reversed: the correction was taken back.';

-- supabase/schemas/private/types/email_outcome.sql
create type private.email_outcome as enum (
  'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'bounced', 'complained', 'known',
  'unknown', 'erased'
);
comment on type private.email_outcome is
  'What a callback of the e-mail provider changed: the new status. known: nothing new. '
  'unknown: not one of ours. erased: its user has left.';

-- supabase/schemas/private/types/hold_outcome.sql
create type private.hold_outcome as enum ('posted', 'voided', 'expired');
comment on type private.hold_outcome is
  'How a hold ended. posted: the money went to its destination. voided or expired: it came back.';

-- supabase/schemas/private/types/inbox_run_outcome.sql
create type private.inbox_run_outcome as enum ('done', 'failed', 'idle');
comment on type private.inbox_run_outcome is
  'What a run of the finance inbox did. failed: the event is retried later. idle: none is due.';

-- supabase/schemas/private/types/invoice_outcome.sql
create type private.invoice_outcome as enum (
  'paid', 'expired', 'refunded', 'in_suspense', 'known', 'unknown'
);
comment on type private.invoice_outcome is
  'What an invoice as fetched from the provider changed. refunded: to the payer''s wallet. '
  'in_suspense: staff decide about the money. known: nothing new. unknown: not one of ours.';

-- supabase/schemas/private/types/ktp_status.sql
create type private.ktp_status as enum (
  'uploading', 'pending', 'approved', 'rejected', 'abandoned'
);
comment on type private.ktp_status is
  'uploading until both photos are stored. abandoned: the upload was interrupted, another '
  'submission came first, or the account was deleted.';

-- supabase/schemas/private/types/ledger_line.sql
create type private.ledger_line as (
  kind private.account_kind, amount bigint, order_id uuid, user_id uuid
);
comment on type private.ledger_line is 'One side of a transfer to post; amount is signed rupiah.';

-- supabase/schemas/private/types/payout_link.sql
create type private.payout_link as (
  id text,
  external_id text,
  amount bigint,
  status text,
  state text,
  url text,
  expires_at timestamptz,
  failure_reason text
);
comment on type private.payout_link is
  'A payout link as fetched from the provider. external_id is the withdrawal''s id; status is the '
  'provider''s word, state is ours (PayoutState in shared/providers/payouts.ts).';

-- supabase/schemas/private/types/payout_outcome.sql
create type private.payout_outcome as enum (
  'paid', 'failed', 'expired', 'cancelled', 'returned', 'in_suspense', 'known', 'unknown',
  'outdated'
);
comment on type private.payout_outcome is
  'What a payout link as fetched from the provider changed. The first five are the withdrawal''s '
  'new status. in_suspense: staff get a case. known: nothing new. unknown: not one of ours. '
  'outdated: read before what we know.';

-- supabase/schemas/private/types/provider_invoice.sql
create type private.provider_invoice as (
  id text,
  external_id text,
  status text,
  url text,
  expires_at text,
  paid_amount bigint,
  payment_id text
);
comment on type private.provider_invoice is
  'An invoice as fetched from the payment provider. external_id is our reference; paid_amount is '
  'the total received so far in rupiah, null for nothing, and may be set on an expired invoice.';

-- supabase/schemas/private/types/search_filters.sql
create type private.search_filters as (
  query tsquery,
  vibe_tag text,
  gender text,
  product_category text,
  min_price bigint,
  max_price bigint,
  brand text[],
  size text[],
  condition text[],
  color text[],
  sub_category text[],
  min_rating integer,
  verified boolean
);
comment on type private.search_filters is
  'What a listing must match; a null filter matches every listing, a list any of its texts. Prices '
  'are rupiah, inclusive.';

-- supabase/schemas/private/types/shipment_direction.sql
create type private.shipment_direction as enum ('outbound', 'return');
comment on type private.shipment_direction is 'outbound: seller to buyer. return: buyer to seller.';

-- supabase/schemas/private/types/shipment_outcome.sql
create type private.shipment_outcome as enum ('noted', 'unfamiliar', 'unconfirmed', 'unknown');
comment on type private.shipment_outcome is
  'What became of a parcel''s update. unfamiliar: a status that we do not know. '
  'unconfirmed: the provider''s record does not show it. unknown: no such shipment.';

-- supabase/schemas/private/types/shipment_scan.sql
create type private.shipment_scan as (status text, note text, happened_at timestamptz);
comment on type private.shipment_scan is
  'One tracking event of a parcel; without happened_at the time of receipt counts.';

-- supabase/schemas/private/types/shipment_update.sql
create type private.shipment_update as (
  shipper_order_id text,
  shipment_id uuid,
  typed_number text,
  waybill text,
  scans private.shipment_scan[],
  price bigint,
  is_cancelled boolean,
  claimed text
);
comment on type private.shipment_update is
  'What the provider''s record says about a parcel. It names the parcel by shipper_order_id, or by '
  'shipment_id with the tracking number that the seller typed. price in rupiah. claimed: the '
  'status in the callback that made us ask; it is only compared, never applied.';

-- supabase/schemas/private/types/shipping_quote.sql
create type private.shipping_quote as (
  listing_id uuid,
  buyer_id uuid,
  address_fingerprint text,
  weight_grams integer,
  courier_code text,
  courier_service_code text,
  price bigint,
  expires_at timestamptz,
  origin_fingerprint text,
  item_price bigint
);
comment on type private.shipping_quote is
  'A shipping price in rupiah that POST /shipping/rates signed for one buyer, listing, weight and '
  'item price, and for the content of the addresses of both sides.';

-- supabase/schemas/private/types/staff_role.sql
create type private.staff_role as enum ('superadmin', 'ops_admin', 'administrator');
comment on type private.staff_role is 'Who may call which /admin route; superadmin may call all.';

-- supabase/schemas/private/types/voucher_kind.sql
create type private.voucher_kind as enum ('fixed', 'percent');
comment on type private.voucher_kind is 'Unit of value: rupiah, or percent of the item price.';

-- supabase/schemas/private/types/withdrawal_status.sql
create type private.withdrawal_status as enum (
  'HELD', 'LINK_CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED'
);
comment on type private.withdrawal_status is
  'HELD and LINK_CREATED are in progress. PAID may still become RETURNED, and EXPIRED or '
  'FAILED may still become PAID.';

-- supabase/schemas/public/types/account_status.sql
create type public.account_status as enum ('active', 'suspended', 'banned');
comment on type public.account_status is
  'active: no restriction. suspended and banned: may read and finish open orders, but start '
  'nothing new.';

-- supabase/schemas/public/types/listing_status.sql
create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is
  'active: for sale. reserved: an order waits for payment. sold. removed: taken off '
  'sale because an order ended (the seller or staff cancelled it, it was not shipped in time, or '
  'it was refunded); its seller may relist it.';

-- supabase/schemas/public/types/live_status.sql
create type public.live_status as enum ('upcoming', 'live', 'ended');
comment on type public.live_status is 'upcoming until the seller starts it; ended is final.';

-- supabase/schemas/public/types/order_actor.sql
create type public.order_actor as enum (
  'buyer', 'seller', 'staff', 'provider', 'portal', 'clock', 'parties'
);
comment on type public.order_actor is
  'Who changes an order''s status. provider: the payment or shipping provider. clock: a deadline. '
  'parties: buyer and seller by a settlement.';

-- supabase/schemas/public/types/order_status.sql
create type public.order_status as enum (
  'AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED',
  'RETURN_APPROVED', 'RETURN_RECEIVED', 'DISPUTED', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED'
);
comment on type public.order_status is
  'Status of an order; private.order_transitions lists the allowed changes.';

-- supabase/schemas/private/tables/analytics_days.sql
create table private.analytics_days (
  day date primary key,
  active_users integer not null,
  active_users_29d integer not null,
  mau integer not null,
  new_users integer not null,
  transactions integer not null,
  gmv bigint not null,
  protection_fees bigint not null,
  commission bigint not null,
  boosts bigint not null,
  promotions bigint not null,
  claims bigint not null,
  payout_fees bigint not null,
  payment_fees bigint not null,
  courier_adjustments bigint not null,
  revenue bigint not null
    generated always as (protection_fees + commission + boosts - promotions - claims) stored
);
comment on table private.analytics_days is
  'Figures of each Jakarta day that is over. A nightly job computes a day once.';
comment on column private.analytics_days.mau is
  'Distinct users with a call in the 30 days that end with this day.';
comment on column private.analytics_days.active_users_29d is
  'Distinct users with a call in the 29 days that end with this day. The mau of the next day '
  'is this figure plus the users who are active only on that day.';
comment on column private.analytics_days.promotions is
  'Rupiah. Costs (promotions, claims, payment_fees) are stored as positive amounts.';

alter table private.analytics_days enable row level security;
create policy all_api on private.analytics_days
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.analytics_days to preloved_api;

-- supabase/schemas/private/tables/book_queue.sql
create table private.book_queue (
  id bigint primary key generated always as identity,
  transfer_id uuid,
  audit_id bigint
);
comment on table private.book_queue is
  'Rows to be sealed, written by the transaction that wrote them: whatever order transactions '
  'commit in, a committed row is here until it is sealed. Without constraints, for posting.';

alter table private.book_queue enable row level security;
create policy insert_ledger on private.book_queue
  for insert to preloved_ledger
  with check (true);
create policy all_api on private.book_queue
  for all to preloved_api
  using (true)
  with check (true);
grant insert on private.book_queue to preloved_ledger;
grant select, insert, delete on private.book_queue to preloved_api;

-- supabase/schemas/private/tables/boost_packages.sql
create table private.boost_packages (
  code text primary key check (code ~ '^[a-z0-9_]{1,40}$'),
  name text not null,
  score integer not null check (score between 1 and 100000),
  days integer not null check (days between 1 and 90),
  price bigint not null check (price > 0),
  is_offered boolean not null default true
);
comment on table private.boost_packages is
  'Boosts for sale. Prices in rupiah. A purchase keeps the terms of its package.';

alter table private.boost_packages enable row level security;
create policy select_api on private.boost_packages
  for select to preloved_api
  using (true);
grant select on private.boost_packages to preloved_api;

insert into private.boost_packages (code, name, score, days, price) values
  ('boost_1d', 'Sorot 1 hari', 10, 1, 5000),
  ('boost_3d', 'Sorot 3 hari', 20, 3, 12000),
  ('boost_7d', 'Sorot 7 hari', 30, 7, 25000);

-- supabase/schemas/private/tables/caller_days.sql
create table private.caller_days (
  user_id uuid not null,
  day date not null,
  primary key (user_id, day)
);
comment on table private.caller_days is
  'Users who made a call on a Jakarta day: the source of monthly active users. Without a reference '
  'to profiles, because a user calls before registering one.';

create index caller_days_day on private.caller_days (day, user_id);

alter table private.caller_days enable row level security;
create policy all_api on private.caller_days
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert on private.caller_days to preloved_api;

-- supabase/schemas/private/tables/case_kinds.sql
create table private.case_kinds (
  kind text primary key,
  is_closed_by_hand boolean not null,
  next_step text not null
);
comment on table private.case_kinds is
  'The kinds of cases and what staff do about each.';
comment on column private.case_kinds.is_closed_by_hand is
  'False: an operation or the end of the cause closes it (private.case_lasts).';

alter table private.case_kinds enable row level security;
create policy select_api on private.case_kinds
  for select to preloved_api
  using (true);
grant select on private.case_kinds to preloved_api;

insert into private.case_kinds (kind, is_closed_by_hand, next_step) values
  (
    'payout_forgotten',
    false,
    'The provider does not know the link any more. Gather the evidence, then POST '
    '/admin/payouts/:id/decide.'
  ),
  (
    'payout_contradiction',
    true,
    'The provider contradicts the decision of staff. If the decision was wrong, POST '
    '/admin/payouts/:id/decide with the new evidence.'
  ),
  (
    'money_without_owner',
    false,
    'This money is for a deleted account. Refund it to the user who may receive it: POST '
    '/admin/suspense/:id/refund with user_id.'
  ),
  (
    'chargeback',
    false,
    'A payment channel takes a payment back. Contest it in the provider''s dashboard if it may be '
    'contested, then decide who bears it: POST /admin/chargebacks/:id/decide (the case''s key).'
  ),
  (
    'wrong_amount',
    false,
    'Refund the money or apply it to its order: POST /admin/suspense/:id/refund or apply.'
  ),
  (
    'unexpected_payment',
    false,
    'Refund the money to the user who may receive it: POST /admin/suspense/:id/refund.'
  ),
  (
    'payout_without_link',
    false,
    'Search the withdrawal''s id in the provider''s dashboard, then send its link, or that there '
    'is none, to POST /admin/payouts/:id/settle.'
  ),
  (
    'stuck_job',
    false,
    'Remove the cause of the error, then wait or call POST /admin/jobs/:id/redrive. The case '
    'closes when the job is done.'
  ),
  (
    'overdue',
    false,
    'Nobody but staff can end this order: decide with PUT /orders/:id/status or /cancel. A return '
    'becomes RETURN_RECEIVED for the buyer, COMPLETED for the seller.'
  ),
  (
    'parcel_trouble',
    false,
    'Ask the courier and the parties. Before it was shipped: PUT /orders/:id/cancel. Shipped: PUT '
    '/orders/:id/status DELIVERED if it arrived, else the buyer opens a dispute (PUT '
    '/orders/:id/dispute) and you decide it: POST /admin/disputes/:id/resolve. On the way back: '
    'PUT /orders/:id/status RETURN_RECEIVED refunds the buyer, COMPLETED pays the seller.'
  ),
  (
    'ledger_drift',
    false,
    'Stop withdrawals and compare with a backup: functions/RUNBOOK.md, ledger_drift. The next '
    'night closes the case when the sum is zero.'
  ),
  (
    'odd_transaction',
    false,
    'Find the transaction in the provider''s dashboard, have it corrected there, or approve its '
    'difference (GET /admin/reconciliation) when it moved no money.'
  ),
  (
    'unconfirmed_payment',
    true,
    'Search the reference in the provider''s dashboard. If it was paid, call '
    'POST /admin/webhooks/:id/redrive; else close the case.'
  ),
  (
    'unfamiliar_payment',
    true,
    'Read the callback (GET /admin/webhooks) and look for the money in the provider''s dashboard.'
  ),
  (
    'returned_payout',
    true,
    'The money is back in the wallet. Tell the user to check the account before they try again.'
  ),
  (
    'late_payout',
    true,
    'The wallet was debited again and may be in debt: tell the user why.'
  ),
  (
    'payout_mismatch',
    true,
    'The link at the provider is not ours. Compare both in the provider''s dashboard.'
  ),
  (
    'payout_locked',
    true,
    'The provider locked the link after wrong passwords. Void it there; the hold then returns.'
  ),
  (
    'payout_claimed',
    true,
    'The link was claimed although its hold had returned. Wait for the payout, which debits the '
    'wallet again, or stop it at the provider.'
  ),
  (
    'payout_unknown',
    true,
    'The provider reports a status that we do not know or expect. Ask the provider.'
  ),
  (
    'courier_dearer',
    true,
    'The parcel cost more than was charged for it, and the marketplace paid the difference. Look '
    'at the seller''s other parcels: is their weight understated?'
  ),
  (
    'parcel_after_cancellation',
    true,
    'A courier carried the parcel although it had accepted our cancellation. Ask the provider '
    'what it charges, and the seller which parcel it was.'
  ),
  (
    'return_unscanned',
    false,
    'The seller has a return that no carrier scanned. Ask both for proof of shipping, then refund '
    'the buyer with PUT /orders/:id/return-received, or after the time to send it pay the seller '
    'with PUT /orders/:id/status COMPLETED.'
  ),
  (
    'courier_not_cancelled',
    true,
    'The courier had the parcel already, or the parcel has two shipping orders. Ask the courier '
    'where it goes, and for the price back; cancel a second one in the provider''s dashboard.'
  ),
  (
    'booking_undecided',
    false,
    'The provider may have a parcel that nobody needs any more. Search reference_id in its '
    'dashboard and its invoice, then POST /admin/shipments/:id/decide with the evidence.'
  ),
  (
    'waybill_taken',
    true,
    'Another order has this number. Ask both sellers which parcel it belongs to.'
  ),
  (
    'banned_party',
    true,
    'Decide whether the order goes on; the case closes when it ends.'
  ),
  (
    'mail_abandoned',
    true,
    'E-mails of that day were not sent. Tell the users otherwise where it matters.'
  ),
  (
    'portal_event',
    true,
    'The finance portal named a seller that we do not know. Ask its operators.'
  ),
  (
    'disbursement_rejected',
    true,
    'Tell the finance portal that this payout does not happen.'
  );

-- supabase/schemas/private/tables/facet_labels.sql
create table private.facet_labels (
  kind text not null check (kind in ('brand', 'size')),
  key text not null check (char_length(key) between 1 and 80),
  label text not null check (char_length(label) between 1 and 80),
  primary key (kind, key)
);
comment on table private.facet_labels is
  'How a brand or size is shown: as the first listing with it had it. A row goes when a seller '
  'leaves and no other listing has it.';

-- For brands by their first letters: with the collation of a hosted project the primary key cannot.
create index facet_labels_prefix on private.facet_labels (kind, key text_pattern_ops);

alter table private.facet_labels enable row level security;
create policy select_api on private.facet_labels
  for select to preloved_api
  using (true);
create policy insert_api on private.facet_labels
  for insert to preloved_api
  with check (true);
create policy delete_api on private.facet_labels
  for delete to preloved_api
  using (true);
grant select, insert, delete on private.facet_labels to preloved_api;

-- supabase/schemas/private/tables/finance_portal.sql
create table private.finance_portal (
  singleton boolean primary key default true check (singleton),
  last_seq bigint not null default 0,
  down_since timestamptz,
  probe_at timestamptz,
  leased_until timestamptz,
  check ((down_since is null) = (probe_at is null))
);
comment on table private.finance_portal is
  'One row: the last event number and the circuit breaker. Numbering, claiming and changing '
  'the breaker hold its lock.';
comment on column private.finance_portal.down_since is
  'Marketplace time since which the portal does not answer; null while the breaker is closed.';
comment on column private.finance_portal.probe_at is
  'Marketplace time of the next ping while the breaker is open.';
comment on column private.finance_portal.leased_until is
  'Real time until which one process may ping.';

alter table private.finance_portal enable row level security;
create policy select_api on private.finance_portal
  for select to preloved_api
  using (true);
create policy update_api on private.finance_portal
  for update to preloved_api
  using (true)
  with check (true);
grant select, update on private.finance_portal to preloved_api;

insert into private.finance_portal default values;

-- supabase/schemas/private/tables/idempotency_keys.sql
create table private.idempotency_keys (
  claim_id uuid primary key default gen_random_uuid(),
  caller_id uuid not null,
  method text not null,
  path text not null check (octet_length(path) <= 1024),
  key text not null check (char_length(key) between 1 and 255),
  fingerprint text not null,
  claimed_at timestamptz not null default clock_timestamp(),
  status integer,
  body text,
  constraint idempotency_keys__scope unique (caller_id, method, path, key)
);
comment on table private.idempotency_keys is
  'One row per Idempotency-Key: claimed while the request runs, then the response to replay '
  'for 24 hours.';
comment on column private.idempotency_keys.fingerprint is 'SHA-256 of the raw request body, hex.';
comment on column private.idempotency_keys.claimed_at is
  'Real time. A claim without a response that is older than 60 seconds may be taken over.';

create index idempotency_keys_claimed_at on private.idempotency_keys (claimed_at);

alter table private.idempotency_keys enable row level security;
create policy all_api on private.idempotency_keys
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.idempotency_keys to preloved_api;

-- supabase/schemas/private/tables/job_kinds.sql
create table private.job_kinds (
  kind text primary key,
  first_retry_seconds integer not null default 10 check (first_retry_seconds > 0),
  longest_retry_seconds integer not null default 3600
    check (longest_retry_seconds >= first_retry_seconds),
  max_attempts integer check (max_attempts > 0),
  is_fifo boolean not null default false
);
comment on table private.job_kinds is
  'Retry policy per kind of job. A kind without a row uses the defaults of these columns.';
comment on column private.job_kinds.first_retry_seconds is
  'Delay after the first failure. It doubles up to longest_retry_seconds, with 20 % jitter.';
comment on column private.job_kinds.max_attempts is
  'Null: the job is retried for ever, and staff get a case after 20 attempts.';
comment on column private.job_kinds.is_fifo is
  'Jobs whose keys share the part before the first colon run one after the other.';

alter table private.job_kinds enable row level security;
create policy select_api on private.job_kinds
  for select to preloved_api
  using (true);
grant select on private.job_kinds to preloved_api;

insert into private.job_kinds (kind, first_retry_seconds, longest_retry_seconds) values
  -- Someone waits for the result of these jobs, so they are retried often.
  ('orders_deadline', 15, 900),
  ('finish_order', 15, 900),
  ('webhooks_handle', 10, 3600),
  ('shipping_book', 30, 3600),
  ('shipping_cancel', 60, 3600);

-- supabase/schemas/private/tables/listing_search.sql
create table private.listing_search (
  number bigint primary key,
  listing_id uuid not null,
  bucket integer not null generated always as ((number >> 12)::integer) stored,
  product_category text not null,
  gender text not null,
  price bigint not null,
  price_band integer not null generated always as (floor(8 * ln(price::double precision))) stored,
  headline tsvector not null,
  document tsvector not null,
  vibe_tags text[] not null,
  padding text not null generated always as (repeat(' ', 2000 + 0 * length(document))) stored,
  condition text not null,
  brand text,
  size text,
  facets text[] not null
) with (toast_tuple_target = 128);
alter table private.listing_search
  alter headline set storage external,
  alter vibe_tags set storage external,
  alter facets set storage external,
  alter document set storage external;
comment on table private.listing_search is
  'Search copy of each visible listing, written with the listing and deleted when it is '
  'hidden. Rows are narrow, because a match costs the page that its row is on: words and tags, '
  'which only the index needs, are stored outside the row.';
comment on column private.listing_search.bucket is
  '4096 numbers each: the newest matches are found bucket by bucket, without reading the others.';
comment on column private.listing_search.price_band is
  'Prices within about 12 % of each other: the text index can skip other prices.';
comment on column private.listing_search.headline is
  'Title and brand. A match here ranks before one in the description.';
comment on column private.listing_search.document is
  'Title, brand and description, stemmed as Indonesian.';
comment on column private.listing_search.padding is
  'Postgres stores columns outside of a row only if the row is longer than 2 kB: this makes it so, '
  'and takes 31 bytes compressed. It names document, so that an update of that writes it again.';

comment on column private.listing_search.brand is 'By private.facet_key, as size is.';
comment on column private.listing_search.facets is
  'What filters compare: <kind>:<key> of brand, size, color and sub_category, and of condition, '
  'rating and verified.';

-- Every search reads the list of pending entries, so it is kept short.
create index listing_search_words on private.listing_search
  using gin (bucket, document, headline, vibe_tags, product_category, gender, price_band, facets)
  with (gin_pending_list_limit = 256);

alter table private.listing_search enable row level security;
create policy all_api on private.listing_search
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.listing_search to preloved_api;

-- supabase/schemas/private/tables/providers.sql
create table private.providers (
  name text primary key,
  missing text,
  off_since timestamptz,
  failing_since timestamptz,
  failed_at timestamptz,
  last_error text,
  check ((missing is null) = (off_since is null)),
  check ((failing_since is null) = (failed_at is null))
);
comment on table private.providers is
  'What each provider did last, written when that changes, by whichever worker sees it first.';
comment on column private.providers.missing is
  'The variable without which this deployment does without the provider; null when it has it.';
comment on column private.providers.failing_since is
  'Since then every call has failed; null while calls succeed.';
comment on column private.providers.failed_at is
  'When a call last failed, to the minute.';
comment on column private.providers.last_error is 'In our own words: no text of a provider.';

alter table private.providers enable row level security;
create policy select_api on private.providers
  for select to preloved_api
  using (true);
create policy update_api on private.providers
  for update to preloved_api
  using (true)
  with check (true);
grant select, update on private.providers to preloved_api;

insert into private.providers (name) values
  ('payments'),
  ('shipping'),
  ('mail'),
  ('storage'),
  ('vision'),
  ('push'),
  ('portal');

-- supabase/schemas/private/tables/rate_limits.sql
-- Limits are rows, so that an operator can change one without a deployment.
create table private.rate_limits (
  action text primary key,
  max_calls integer not null check (max_calls > 0),
  per_seconds integer not null check (per_seconds > 0),
  meaning text not null
);
comment on table private.rate_limits is
  'Per action: the number of calls that one subject may make in a window of so many seconds.';

alter table private.rate_limits enable row level security;
create policy select_api on private.rate_limits
  for select to preloved_api
  using (true);
grant select on private.rate_limits to preloved_api;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('chat', 20, 10, 'Messages in live chats, per user'),
  ('view_leave', 60, 60, 'Joining and leaving live streams, per user'),
  ('push_test', 5, 60, 'Test notifications to the caller''s devices, per user'),
  ('ai_categorize', 20, 60, 'Photos sent for categorization, per user'),
  ('ktp_submit', 5, 3600, 'Identity documents submitted, per user'),
  ('withdrawals', 10, 3600, 'Withdrawals requested, per user'),
  ('likes', 120, 60, 'Likes and unlikes, per user'),
  ('blocks', 60, 600, 'Users blocked and unblocked, per user'),
  ('follows', 120, 60, 'Users followed and unfollowed, per user'),
  ('order_creation', 30, 600, 'Orders placed, per user'),
  ('order_previews', 60, 600, 'Orders previewed, per user'),
  ('register', 10, 3600, 'Registration attempts, per user'),
  ('report', 20, 3600, 'Listings and users reported, per user'),
  ('export', 5, 3600, 'Data exports, per user'),
  ('listing_creation', 60, 3600, 'Listings created or listed again, per user'),
  ('listing_changes', 120, 600, 'Listings changed or deleted, per user'),
  ('photo_uploads', 120, 600, 'Signed URLs for listing photos, per user'),
  ('shipping_rates', 60, 600, 'Shipping prices asked of the shipping provider, per user'),
  ('couriers', 30, 60, 'Lists of couriers asked of the shipping provider, per user'),
  ('shipping_booking', 60, 600, 'Shipments, waybills and return labels requested, per user'),
  ('shipping_labels', 60, 600, 'Labels fetched from storage, per user'),
  ('tracking', 60, 60, 'Parcels tracked, per user'),
  ('payment_checks', 60, 60, 'Payments checked at the payment provider, per user'),
  ('portal_balance', 30, 60, 'Balances read from the finance portal, per user'),
  ('push_devices', 30, 3600, 'Browsers subscribed to push messages or unsubscribed, per user'),
  ('boost_purchases', 20, 600, 'Boosts bought, per user'),
  ('withdrawal_cancellations', 20, 600, 'Withdrawals cancelled, per user'),
  ('order_steps', 120, 600, 'Steps on orders: ship, confirm, cancel, dispute, return; per user'),
  ('profile_changes', 60, 600, 'Changes of profile, addresses and preferences, per user'),
  ('notifications_read', 120, 60, 'Notifications marked as read or unread, per user'),
  ('reviews', 30, 3600, 'Reviews and replies written, per user'),
  ('live_streams', 60, 600, 'Streams created, started, ended or repinned, per user');

-- supabase/schemas/private/tables/rate_windows.sql
-- A window starts with its first call, so that limit and Retry-After are exact under concurrency.
-- The price of a fixed window: up to twice the limit across the end of a window.
create unlogged table private.rate_windows (
  action text not null,
  subject text not null,
  calls bigint not null,
  ends_at timestamptz not null,
  primary key (action, subject)
);
comment on table private.rate_windows is
  'Calls per action and subject in the current window. Unlogged: a crash resets the counts and '
  'nothing else.';
comment on column private.rate_windows.subject is
  'A user id, or more where the limit''s meaning says so.';
comment on column private.rate_windows.ends_at is 'Real time.';

create index rate_windows_ends_at on private.rate_windows (ends_at);

alter table private.rate_windows enable row level security;
create policy all_api on private.rate_windows
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.rate_windows to preloved_api;

-- supabase/schemas/private/tables/search_words.sql
create table private.search_words (word text primary key);
comment on table private.search_words is
  'Every word that was ever part of a title or brand, as candidates for a mistyped search '
  'word. A row goes when a seller leaves and no other listing has the word.';

-- For words by their first letters: with the collation of a hosted project the primary key cannot.
create index search_words_prefix on private.search_words (word text_pattern_ops);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
create policy select_api on private.search_words
  for select to preloved_api
  using (true);
create policy insert_api on private.search_words
  for insert to preloved_api
  with check (true);
create policy delete_api on private.search_words
  for delete to preloved_api
  using (true);
grant select, insert, delete on private.search_words to preloved_api;

-- supabase/schemas/private/tables/shipping_statuses.sql
create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is
  'Carrier statuses in the order of a parcel''s journey. A callback with a lower rank is late '
  'and changes nothing.';
comment on column private.shipping_statuses.moves_to is
  'Null for a status that does not prove that a carrier held the parcel.';

alter table private.shipping_statuses enable row level security;
create policy select_api on private.shipping_statuses
  for select to preloved_api
  using (true);
grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null),
  ('scheduled', 11, null),
  ('allocated', 12, null),
  ('picking_up', 13, null),
  ('courier_not_found', 14, null),
  ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'),
  ('picked_up', 20, 'SHIPPED'),
  ('in_transit', 30, 'SHIPPED'),
  ('on_hold', 31, null),
  ('dropping_off', 40, 'SHIPPED'),
  ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'),
  ('rejected', 51, null),
  ('returned', 60, 'SHIPPED'),
  ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');

-- supabase/schemas/public/tables/listing_counts.sql
create table public.listing_counts (
  stripe bigint primary key generated by default as identity,
  product_category text not null,
  gender text not null,
  visible bigint not null
) with (fillfactor = 50);
comment on table public.listing_counts is
  'Visible listings per category and gender, spread over stripes so that concurrent writers do '
  'not wait. Only the sum over all stripes is meaningful; a single stripe may be negative.';
comment on column public.listing_counts.stripe is
  'A writer takes a stripe that nobody has locked, or adds one: there are as many as there '
  'were ever concurrent writers.';

create index listing_counts_facet on public.listing_counts (product_category, gender);

alter table public.listing_counts enable row level security;
create policy select_anon on public.listing_counts
  for select to anon
  using (true);
create policy select_authenticated on public.listing_counts
  for select to authenticated
  using (true);
create policy all_api on public.listing_counts
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.listing_counts to anon, authenticated;
grant select, insert, update on public.listing_counts to preloved_api;

-- supabase/schemas/storage/tables/buckets.sql
-- Buckets are rows of Supabase's own table. Neither it nor storage.objects has a policy, so only
-- service_role reads or writes objects, except through a public bucket's URL or a signed URL.
-- A policy added there gives clients access to a bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('listing-photos', 'listing-photos', true, 10485760, '{image/jpeg,image/png,image/webp}'),
  ('labels', 'labels', false, 1048576, '{application/pdf}'),
  ('ktp', 'ktp', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- supabase/schemas/api/functions/admin_accounts.sql
create function api.admin_accounts(
  p_user_id uuid,
  p_account_status public.account_status,
  p_audit jsonb,
  p_payout_block jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_before public.profiles := private.lock_account(p_user_id);
  v_now text := internal.wire_time(private.now());
  v_open_orders jsonb;
  v_stream_id text;
  v_blocked_until timestamptz;
begin
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if v_staff.role <> 'superadmin'
    and exists (select from private.staff_roles where staff_roles.user_id = p_user_id)
  then
    perform private.raise_error('FORBIDDEN', 'superadmin_required',
      'This user is a member of staff: only a superadmin can change the account.');
  end if;
  if (p_payout_block ->> 'until')::timestamptz > private.now() + interval '365 days' then
    -- Money is never locked for ever: a block can be renewed, with a new reason.
    perform private.raise_error(
      'VALIDATION', 'block_period_too_long', 'Payouts can be blocked for 365 days at most.');
  end if;

  select coalesce(jsonb_agg(orders.id order by orders.created_at), '[]') into v_open_orders
  from private.open_orders_of(p_user_id) as orders;

  v_blocked_until := private.payout_block(v_before, p_account_status, p_payout_block);
  if (v_before.account_status, v_before.payouts_blocked_until)
    is distinct from (p_account_status, v_blocked_until)
  then
    update public.profiles
    set account_status = p_account_status,
        payouts_blocked_until = v_blocked_until,
        updated_at = private.now()
    where id = p_user_id;
    if p_account_status = 'banned' and v_before.account_status <> 'banned' then
      v_stream_id := private.apply_ban(p_user_id, p_audit ->> 'reason');
    end if;
    perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
      jsonb_build_object(
        'account_status', v_before.account_status,
        'payouts_blocked_until', internal.wire_time(v_before.payouts_blocked_until)),
      jsonb_build_object(
        'account_status', p_account_status,
        'payouts_blocked_until', internal.wire_time(v_blocked_until))
        || jsonb_strip_nulls(jsonb_build_object('ended_stream_id', v_stream_id)));
  end if;
  if v_before.account_status <> p_account_status then
    perform private.notify(
      p_user_id,
      'account:' || p_user_id || ':' || v_now,
      case p_account_status
        when 'active' then 'account.reinstated'
        else 'account.' || p_account_status
      end,
      'account',
      jsonb_build_object('reason', p_audit ->> 'reason'));
  end if;

  return jsonb_build_object(
    'id', p_user_id,
    'username', v_before.username,
    'account_status', p_account_status,
    'payouts_blocked_until', internal.wire_time(v_blocked_until),
    'open_orders', v_open_orders);
end
$$;
comment on function api.admin_accounts(uuid, public.account_status, jsonb, jsonb) is
  'Sets an account to active, suspended or banned and notifies the user. Listings are hidden or '
  'shown accordingly; a ban ends a stream on air and opens a staff case per open order. Setting '
  'the current status again changes nothing. p_payout_block {until}: until when withdrawals get '
  '403, null for never; without it a ban sets it and a reinstatement lifts it.';

-- supabase/schemas/api/functions/admin_accounts_live_unban.sql
create function api.admin_accounts_live_unban(p_user_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_host public.profiles;
begin
  perform private.find_user(p_user_id);
  select profiles.*
  into v_host
  from public.profiles
  where profiles.id = p_user_id
  for no key update;
  perform private.forbid_self_decision(v_staff, p_user_id);
  if not v_host.live_banned then
    perform private.raise_error(
      'CONFLICT', 'not_live_banned', 'This account is not banned from going live.');
  end if;

  update public.profiles
  set live_banned = false,
      live_banned_at = null,
      updated_at = private.now()
  where profiles.id = p_user_id;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object(
      'live_banned', true,
      'live_banned_at', internal.wire_time(v_host.live_banned_at)),
    jsonb_build_object('live_banned', false, 'live_banned_at', null));
  perform private.notify(
    p_user_id,
    'account:' || p_user_id || ':live_unban:' || internal.wire_time(v_host.live_banned_at),
    'account.live_unbanned',
    'account');
  return jsonb_build_object('user_id', p_user_id, 'live_banned', false, 'live_banned_at', null);
end
$$;
comment on function api.admin_accounts_live_unban(uuid, jsonb) is
  'Lifts the ban that keeps a user from going live. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_adjustments.sql
create function api.admin_adjustments(
  p_user_id uuid,
  p_amount bigint,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
  v_key constant text := 'adjustment:' || (p_audit ->> 'request_id');
  v_balance bigint;
  v_booked bigint;
  v_before jsonb;
  v_after jsonb;
begin
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if not private.ledger_post(
    v_key, 'adjustment', 'Adjustment by the marketplace', null,
    array[
      private.ledger_line('adjustments', -p_amount),
      private.ledger_line('wallet', p_amount, p_user_id => p_user_id)
    ]
  ) then
    perform private.raise_error(
      'CONFLICT', 'adjustment_repeated',
      'This request was already processed. Send a new X-Request-Id for another adjustment.'
    );
  end if;
  -- The money of a deleted account goes to suspense, and its wallet stays empty.
  select
    coalesce(sum(entries.balance_after), 0),
    coalesce(sum(entries.amount), 0)
  into v_balance, v_booked
  from private.ledger_journal as entries
  where entries.key = v_key
    and entries.account = 'wallet';
  v_before := jsonb_build_object(
    'user_id', p_user_id, 'amount', p_amount, 'balance', v_balance - v_booked
  );
  v_after := jsonb_build_object('user_id', p_user_id, 'amount', p_amount, 'balance', v_balance);
  perform private.notify(
    p_user_id, v_key, 'wallet.adjusted', 'wallet', jsonb_build_object('amount', p_amount)
  );
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text, v_before, v_after);
  return v_after;
end
$$;
comment on function api.admin_adjustments(uuid, bigint, jsonb) is
  'Adds p_amount rupiah to a wallet, or takes them out if negative, against the account '
  'adjustments. Superadmin only, once per request id.';

-- supabase/schemas/api/functions/admin_analytics.sql
create function api.admin_analytics(p_from date, p_to date, p_check boolean) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_to constant date := least(coalesce(p_to, v_today), v_today);
  v_from constant date := coalesce(p_from, v_to - 29);
  v_length constant integer := v_to - v_from + 1;
  v_counted private.analytics_days[];
  v_current jsonb;
  v_previous jsonb;
  v_change jsonb;
  v_days jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  if v_length < 1 or v_length > 366 then
    perform private.raise_error(
      'VALIDATION', 'period_invalid', 'A period has 1 to 366 days and starts today at the latest.'
    );
  end if;
  v_counted := array(select days from private.days_between(v_from - v_length, v_to) as days);
  v_current := private.analytics_sum(v_counted, v_from, v_to);
  v_previous := private.analytics_sum(v_counted, v_from - v_length, v_from - 1);
  select jsonb_object_agg(
    fields.key, fields.value::bigint - (v_previous ->> fields.key)::bigint
  )
  into v_change
  from jsonb_each_text(v_current - 'from' - 'to') as fields;
  select jsonb_agg(
    jsonb_build_object(
      'day', calendar.day::date,
      'active_users', coalesce(days.active_users, 0),
      'mau', coalesce(days.mau, 0),
      'new_users', coalesce(days.new_users, 0),
      'transactions', coalesce(days.transactions, 0),
      'gmv', coalesce(days.gmv, 0),
      'revenue', coalesce(days.revenue, 0)
    )
    order by calendar.day
  )
  into v_days
  from generate_series(v_from, v_to, interval '1 day') as calendar (day)
  left join unnest(v_counted) as days on days.day = calendar.day::date;
  return v_current
    || jsonb_build_object('previous', v_previous, 'change', v_change, 'days', v_days)
    || case
      when p_check
        then jsonb_build_object('differences', private.analytics_differences(v_from, v_to))
      else '{}'
    end;
end
$$;
comment on function api.admin_analytics(date, date, boolean) is
  'MAU, transactions, GMV and revenue of a period of Jakarta days and of the period before it. '
  'p_check counts the closed days again and lists the differences.';

-- supabase/schemas/api/functions/admin_audit.sql
create function api.admin_audit(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.audit_log',
    array[
      case when p_filters ? 'actor_id' then
        'audit_log.actor_id = ($1 ->> ''actor_id'')::uuid'
      end,
      case when p_filters ? 'role' then
        format('audit_log.role = %L', p_filters ->> 'role')
      end,
      case when p_filters ? 'kind' then
        'audit_log.kind = $1 ->> ''kind'''
      end,
      case when p_filters ? 'action' then
        'audit_log.action = $1 ->> ''action'''
      end,
      case when p_filters ? 'target_type' then
        'audit_log.target_type = $1 ->> ''target_type'''
      end,
      case when p_filters ? 'target_id' then
        'audit_log.target_id = $1 ->> ''target_id'''
      end,
      case when p_filters ? 'request_id' then
        'audit_log.request_id = $1 ->> ''request_id'''
      end,
      private.staff_period_condition('audit_log.at', p_filters)],
    'id', p_filters, p_limit, p_offset);

  select jsonb_agg(private.audit_record(audit_log, profiles.username) order by audit_log.id desc)
  into v_items
  from private.audit_log
  left join public.profiles on profiles.id = audit_log.actor_id
  where audit_log.id = any (v_page.ids::bigint[]);
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_audit(jsonb, integer, integer) is
  'Lists the audit log, newest first. p_filters: {actor_id?, role?, kind?, action?, '
  'target_type?, target_id?, request_id?, from?, to?}.';

-- supabase/schemas/api/functions/admin_cases.sql
create function api.admin_cases(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.staff_cases',
    array[
      case p_filters ->> 'status'
        when 'open' then 'staff_cases.closed_at is null'
        when 'closed' then 'staff_cases.closed_at is not null'
      end,
      case when p_filters ? 'kind' then
        'staff_cases.kind = $1 ->> ''kind'''
      end,
      case when p_filters ? 'order' then
        'staff_cases.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('staff_cases.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);

  select jsonb_agg(
    private.case_record(staff_cases, orders.reference, case_kinds.next_step)
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.staff_cases on staff_cases.id = page.id
  join private.case_kinds on case_kinds.kind = staff_cases.kind
  left join public.orders on orders.id = staff_cases.order_id;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_cases(jsonb, integer, integer) is
  'Lists cases that need, or needed, a decision by staff, newest first. p_filters: '
  '{status: open | closed | all, kind?, order?, from?, to?}.';

-- supabase/schemas/api/functions/admin_cases_close.sql
create function api.admin_cases_close(p_case_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_case private.staff_cases;
  v_order public.orders;
  v_kind private.case_kinds;
begin
  select staff_cases.* into v_case
  from private.staff_cases
  where staff_cases.id = p_case_id
  for update;
  if v_case.id is null then
    perform private.raise_error('NOT_FOUND', 'case_not_found', 'This case does not exist.');
  end if;
  select orders.* into v_order from public.orders where orders.id = v_case.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_case.closed_at is not null then
    perform private.raise_error('CONFLICT', 'case_closed', format(
      'This case was already closed at %s.', internal.wire_time(v_case.closed_at)));
  end if;
  select kinds.* into v_kind
  from private.case_kinds as kinds
  where kinds.kind = v_case.kind;
  if not v_kind.is_closed_by_hand and private.case_lasts(v_case) is distinct from false then
    perform private.raise_error('CONFLICT', 'case_cause_lasts', format(
      'The cause of this case lasts, and the case closes with it. %s', v_kind.next_step));
  end if;

  update private.staff_cases
  set closed_at = private.now(), closed_because = 'hand'
  where id = p_case_id
  returning * into v_case;
  perform private.audit(v_staff, p_audit, 'case', p_case_id::text,
    jsonb_build_object('status', 'open', 'kind', v_case.kind, 'order_id', v_case.order_id),
    jsonb_build_object('status', 'closed'));
  return private.case_record(v_case, v_order.reference, v_kind.next_step);
end
$$;
comment on function api.admin_cases_close(uuid, jsonb) is
  'Marks a case as decided, unless an operation decides it and its cause lasts.';

-- supabase/schemas/api/functions/admin_chargebacks.sql
create function api.admin_chargebacks(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.chargebacks',
    array[
      case p_filters ->> 'status'
        when 'open' then 'chargebacks.status in (''announced'', ''open'')'
        when 'closed' then 'chargebacks.status not in (''announced'', ''open'')'
      end,
      case when p_filters ? 'order' then
        'chargebacks.order_id = private.order_id_of($1 ->> ''order'')'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(private.chargeback_record(chargebacks) order by page.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.chargebacks on chargebacks.id = page.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_chargebacks(jsonb, integer, integer) is
  'Chargebacks, newest first. p_filters: {status?: open | closed | all, order?}.';

-- supabase/schemas/api/functions/admin_chargebacks_decide.sql
create function api.admin_chargebacks_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_before private.chargebacks;
  v_after private.chargebacks;
  v_parties record;
begin
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  if v_before.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'chargeback_not_found', 'There is no such chargeback.');
  end if;
  perform private.lock_purchase(v_before.reference);
  -- Read again under the lock: another decision, or the provider, may have come first.
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  v_parties := private.parties_of_chargeback(v_before);
  perform private.forbid_self_decision(v_staff, v_parties.buyer_id, v_parties.seller_id);
  perform private.check_chargeback_decision(v_before, p_outcome);

  if p_outcome = 'withdraw' then
    v_after := private.withdraw_chargeback(v_before);
  else
    v_after := private.decide_chargeback(v_before, p_outcome, v_staff.id);
  end if;
  perform private.audit(
    v_staff, p_audit, 'chargeback', p_id::text,
    private.chargeback_record(v_before),
    private.chargeback_record(v_after) || jsonb_build_object('evidence', p_evidence));
  return private.chargeback_record(v_after);
end
$$;
comment on function api.admin_chargebacks_decide(uuid, text, text, jsonb) is
  'Decides who bears a chargeback, once. p_outcome: claims, the order goes on; cancel, ends an '
  'order whose money is in escrow; buyer or seller, takes from their wallets what they got from '
  'an order that has ended; withdraw, an announced one was a mistake.';

-- supabase/schemas/api/functions/admin_discovery.sql
create function api.admin_discovery() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_differences jsonb;
  v_visible bigint;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select count(*)
  into v_visible
  from public.listings
  where listings.is_visible;

  with stored as (
    select
      'listing_counts ' || counts.product_category || ' ' || counts.gender as what,
      sum(counts.visible) as value
    from public.listing_counts as counts
    group by 1
    union all
    select 'listing_search', count(*)
    from private.listing_search
    union all
    select 'listings.likes', sum(listings.likes)
    from public.listings
    union all
    select 'listings.boost_score', sum(listings.boost_score)
    from public.listings
  ), counted as (
    select
      'listing_counts ' || listings.product_category || ' ' || listings.gender as what,
      count(*) as value
    from public.listings
    where listings.is_visible
    group by 1
    union all
    select 'listing_search', count(*)
    from public.listings
    join private.listing_search as entries on entries.number = listings.number
    where listings.is_visible
      and entries.listing_id = listings.id
      and entries.price = listings.price
      and entries.product_category = listings.product_category
      and entries.gender = listings.gender
      and entries.vibe_tags = listings.vibe_tags
    union all
    select 'listings.likes', sum(likers.count)
    from (select count(*) from public.likes group by likes.listing_id) as likers
    union all
    select 'listings.boost_score', sum(periods.score * case
        when periods.listing_id is not null then 1
        else (
          select count(*)
          from public.listings
          where listings.seller_id = periods.seller_id
        )
      end)
    from private.boost_periods as periods
    where periods.ended_at is null
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'what', what,
        'kept', coalesce(stored.value, 0),
        'counted', coalesce(counted.value, 0))
      order by what),
    '[]')
  into v_differences
  from stored
  full join counted using (what)
  where coalesce(stored.value, 0) <> coalesce(counted.value, 0);

  return jsonb_build_object(
    'exact', v_differences = '[]',
    'visible', v_visible,
    'differences', v_differences);
end
$$;
comment on function api.admin_discovery() is
  'Compares each stored total (listing counts, search entries, likes, boost scores) with a count '
  'in the same snapshot and returns the differences.';

-- supabase/schemas/api/functions/admin_disputes.sql
create function api.admin_disputes(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.disputes',
    array[
      case p_filters ->> 'status'
        when 'open' then 'disputes.resolved_at is null'
        when 'resolved' then 'disputes.resolved_at is not null'
      end,
      case when p_filters ? 'order' then
        'disputes.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      case when p_filters ? 'older_than_hours' then
        'disputes.opened_at <= (
          select private.now() - make_interval(hours => ($1 ->> ''older_than_hours'')::integer))'
      end,
      private.staff_period_condition('disputes.opened_at', p_filters)
    ],
    case p_filters ->> 'sort' when 'oldest' then 'opened_at asc' else 'opened_at' end,
    p_filters,
    p_limit,
    p_offset);

  select jsonb_agg(
    private.dispute_view(disputes) || jsonb_build_object(
      'age_hours', floor(
        extract(epoch from coalesce(disputes.resolved_at, v_now) - disputes.opened_at) / 3600
      )::integer,
      'order_reference', orders.reference,
      'order_status', orders.status,
      'buyer_id', orders.buyer_id,
      'seller_id', orders.seller_id,
      'item_price', orders.item_price,
      'total', orders.total)
    order by page.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.disputes on disputes.id = page.id
  join public.orders on orders.id = disputes.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_disputes(jsonb, integer, integer) is
  'Disputes with their age. p_filters: {status?: open | resolved | all, order?, '
  'older_than_hours?, from?, to?, sort?: newest | oldest}.';

-- supabase/schemas/api/functions/admin_disputes_resolve.sql
create function api.admin_disputes_resolve(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_audit jsonb,
  p_refund_amount bigint default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_dispute private.disputes;
begin
  perform private.forbid_self_decision(v_staff, orders.buyer_id, orders.seller_id)
  from private.disputes
  join public.orders on orders.id = disputes.order_id
  where disputes.id = p_dispute_id;

  v_dispute := private.resolve_dispute(
    p_dispute_id, p_resolution, p_note, 'staff', v_staff.id, p_refund_amount);
  perform private.audit(
    v_staff,
    p_audit,
    'dispute',
    p_dispute_id::text,
    jsonb_build_object('status', 'open'),
    jsonb_build_object(
      'resolution', p_resolution,
      'order_id', v_dispute.order_id,
      'note', p_note,
      'refund_amount', p_refund_amount),
    p_note);
  return private.dispute_record(v_dispute.order_id);
end
$$;
comment on function api.admin_disputes_resolve(uuid, text, text, jsonb, bigint) is
  'Ends a dispute: p_resolution release pays the seller, refund the buyer, split gives the buyer '
  'p_refund_amount and the seller the rest. Both can read p_note.';

-- supabase/schemas/api/functions/admin_growth_boosts.sql
create function api.admin_growth_boosts(
  p_seller_id uuid,
  p_score integer,
  p_days integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_period private.boost_periods;
  v_grant jsonb;
begin
  perform private.find_user(p_seller_id);
  perform private.forbid_self_decision(v_staff, p_seller_id);

  v_period := private.start_boost(gen_random_uuid(), p_seller_id, null, p_score, p_days);
  v_grant := jsonb_build_object(
    'id', v_period.id,
    'seller_id', v_period.seller_id,
    'score', v_period.score,
    'days', p_days,
    'starts_at', internal.wire_time(v_period.starts_at),
    'ends_at', internal.wire_time(v_period.ends_at));
  perform private.audit(v_staff, p_audit, 'account', p_seller_id::text, null, v_grant);
  perform private.notify(
    p_seller_id,
    'boost:' || v_period.id || ':granted',
    'boost.granted',
    'account',
    jsonb_build_object('boost_id', v_period.id, 'at', v_grant ->> 'ends_at'));
  return v_grant;
end
$$;
comment on function api.admin_growth_boosts(uuid, integer, integer, jsonb) is
  'Boosts all listings of a seller for p_days days. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_jobs.sql
create function api.admin_jobs(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.jobs',
    array[
      'jobs.finished_at is null',
      case when p_filters ->> 'failing' = 'true' then 'jobs.due_at is not null' end,
      case when p_filters ? 'kind' then 'jobs.kind = $1 ->> ''kind''' end],
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(private.job_record(jobs) order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.jobs on jobs.id = page.id;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_jobs(jsonb, integer, integer) is
  'Jobs that are not done, newest first. p_filters: {failing?: "true", kind?}. Failing ones '
  'failed at least once, or are dead.';

-- supabase/schemas/api/functions/admin_jobs_redrive.sql
create function api.admin_jobs_redrive(p_job_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  return private.redrive_result(
    p_job_id,
    'job',
    exists (select from private.jobs where jobs.id = p_job_id),
    private.redrive_jobs(v_staff, p_audit, array[p_job_id])
  );
end
$$;
comment on function api.admin_jobs_redrive(uuid, jsonb) is
  'Restarts a dead job. p_audit {operation, reason?, request_id}.';

-- supabase/schemas/api/functions/admin_jobs_redrive_matching.sql
create function api.admin_jobs_redrive_matching(
  p_kind text,
  p_error text,
  p_limit integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(jobs.id order by jobs.dead_at))[:p_limit], count(*)
  into v_ids, v_total
  from private.jobs
  where jobs.dead_at is not null
    and (p_kind is null or jobs.kind = p_kind)
    and (p_error is null or position(lower(p_error) in lower(jobs.last_error)) > 0);
  return jsonb_build_object(
    'redriven', private.redrive_jobs(v_staff, p_audit, v_ids),
    'matching', v_total
  );
end
$$;
comment on function api.admin_jobs_redrive_matching(text, text, integer, jsonb) is
  'Restarts up to p_limit dead jobs, the longest dead first. p_kind and p_error (part of the last '
  'error) filter if not null.';

-- supabase/schemas/api/functions/admin_ktp_pending.sql
create function api.admin_ktp_pending(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.ktp_submissions',
    array['ktp_submissions.status = ''pending'''],
    case p_filters ->> 'sort' when 'oldest' then 'submitted_at asc' else 'submitted_at' end,
    p_filters, p_limit, p_offset);

  select jsonb_agg(
    private.ktp_record(submissions) || jsonb_build_object(
      'user_id', profiles.id,
      'username', profiles.username,
      'full_name', profiles.full_name,
      'rejected_before', (
        select count(*)
        from private.ktp_submissions as earlier
        where earlier.user_id = profiles.id
          and earlier.status = 'rejected'))
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.ktp_submissions as submissions on submissions.id = page.id
  join public.profiles on profiles.id = submissions.user_id;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_ktp_pending(jsonb, integer, integer) is
  'Lists identity checks that wait for a decision, without photos. p_filters: '
  '{sort: newest | oldest}.';

-- supabase/schemas/api/functions/admin_ktp_view.sql
create function api.admin_ktp_view(p_submission_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, v_staff);
begin
  -- Written before any photo can be opened.
  perform private.audit_read(
    v_staff, p_audit, 'ktp', p_submission_id::text, '{"read": ["photos"]}');
  return private.ktp_record(v_submission) || jsonb_build_object(
    'user_id', v_submission.user_id,
    'paths', case when v_submission.erased_at is null then
      jsonb_build_array(v_submission.photo_path, v_submission.selfie_path)
    end);
end
$$;
comment on function api.admin_ktp_view(uuid, jsonb) is
  'One identity check with the bucket paths of its two photos, for signing (null once erased). '
  'Each view is written to the audit log.';

-- supabase/schemas/api/functions/admin_ledger.sql
create function api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_account_filter text;
  v_accounts jsonb := '[]';
  v_page record;
begin
  perform private.staff_caller('administrator');
  -- The sums read every account, so only the first page of the unfiltered list has them.
  if p_filters = '{}' and p_offset = 0 then
    v_accounts := private.account_summaries();
  end if;
  if p_filters ? 'account' then
    v_account_filter := private.transfers_of_account_condition(
      (p_filters ->> 'account')::private.account_kind
    );
  end if;

  v_page := private.staff_page(
    'private.ledger_transfers',
    array[
      case when p_filters ? 'order' then
        'ledger_transfers.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      case when p_filters ? 'user_id' then
        'ledger_transfers.id in (
          select entries.transfer_id
          from private.ledger_accounts as accounts
          join private.ledger_entries as entries on entries.account_id = accounts.id
          where accounts.kind = ''wallet''
            and accounts.holder_id = ($1 ->> ''user_id'')::uuid
        )'
      end,
      v_account_filter,
      case when p_filters ? 'withdrawal_id' then
        'ledger_transfers.withdrawal_id = ($1 ->> ''withdrawal_id'')::uuid'
      end,
      case when p_filters ? 'key' then
        'starts_with(ledger_transfers.key, $1 ->> ''key'')'
      end,
      case when p_filters ? 'kind' then 'ledger_transfers.kind = $1 ->> ''kind''' end,
      private.staff_period_condition('ledger_transfers.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  return jsonb_build_object('accounts', v_accounts) || private.staff_list(
    private.transfer_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset
  );
end
$$;
comment on function api.admin_ledger(jsonb, integer, integer) is
  'Transfers with their entries, newest first; the first unfiltered page also has the balance per '
  'account kind. p_filters {order?, user_id?, withdrawal_id?, account?, key?, kind?, from?, to?}; '
  'key is a prefix.';

-- supabase/schemas/api/functions/admin_live_streams.sql
create function api.admin_live_streams(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'public.live_streams',
    array['live_streams.status in (''upcoming'', ''live'')'],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(
    private.live_stream_admin_record(live_streams, live_chats.messages)
    order by found.nth)
  into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join public.live_streams on live_streams.id = found.id
  join private.live_chats on live_chats.stream_id = live_streams.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_live_streams(jsonb, integer, integer) is
  'Upcoming and live streams, newest first, with the number of chat messages. p_filters {}.';

-- supabase/schemas/api/functions/admin_live_streams_ban.sql
create function api.admin_live_streams_ban(p_stream_id text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_host public.profiles;
  v_running_id text;
begin
  -- The profile comes first, as in live_streams_create: a stream that begins on a second device
  -- either meets the ban or is ended by it.
  select profiles.*
  into v_host
  from public.profiles
  where profiles.id = (
    select live_streams.seller_id
    from public.live_streams
    where live_streams.id = p_stream_id
  )
  for no key update;
  if v_host.id is null then
    perform private.raise_error('NOT_FOUND', 'stream_not_found', 'There is no such stream.');
  end if;
  perform private.forbid_self_decision(v_staff, v_host.id);

  if not v_host.live_banned then
    update public.profiles
    set live_banned = true,
        live_banned_at = private.now(),
        updated_at = private.now()
    where profiles.id = v_host.id;
  end if;
  -- This is p_stream_id, or a stream that the host has begun since.
  select live_streams.id
  into v_running_id
  from public.live_streams
  where live_streams.seller_id = v_host.id
    and live_streams.status <> 'ended'
  for no key update;
  if v_running_id is not null then
    perform private.end_live_stream(v_running_id);
  end if;

  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    jsonb_build_object(
      'host_id', v_host.id,
      'live_banned', v_host.live_banned,
      'running', v_running_id),
    jsonb_build_object('host_id', v_host.id, 'live_banned', true, 'running', null));
  perform private.notify(
    v_host.id,
    'live:' || p_stream_id || ':banned',
    'account.live_banned',
    'account',
    jsonb_build_object('stream_id', p_stream_id));
  return private.live_stream_for_staff(p_stream_id);
end
$$;
comment on function api.admin_live_streams_ban(text, jsonb) is
  'Bans the host of a stream from going live and ends the stream that the host is running. '
  'p_stream_id may have already ended. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_live_streams_end.sql
create function api.admin_live_streams_end(p_stream_id text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_stream public.live_streams := private.lock_live_stream(p_stream_id);
  v_before jsonb := private.live_stream_record(v_stream);
begin
  perform private.forbid_self_decision(v_staff, v_stream.seller_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'stream_ended',
      format('The stream has already ended, at %s.', internal.wire_time(v_stream.ended_at)));
  end if;

  v_stream := private.end_live_stream(p_stream_id);
  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    v_before, private.live_stream_record(v_stream));
  perform private.notify(
    v_stream.seller_id,
    'live:' || p_stream_id || ':ended',
    'account.stream_ended',
    'account',
    jsonb_build_object(
      'stream_id', p_stream_id,
      'title', v_stream.title,
      'reason', p_audit ->> 'reason'));
  return private.live_stream_for_staff(p_stream_id);
end
$$;
comment on function api.admin_live_streams_end(text, jsonb) is
  'Ends any user''s stream and tells its host. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_orders.sql
create function api.admin_orders(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'public.orders',
    array[
      'orders.state_version > 0',
      case when p_filters ? 'status' then
        format('orders.status = %L', p_filters ->> 'status')
      end,
      case when p_filters ? 'order' then
        'orders.id = private.order_id_of($1 ->> ''order'')'
      end,
      case when p_filters ? 'reference' then
        'orders.reference = upper($1 ->> ''reference'')'
      end,
      case when p_filters ? 'user_id' then
        '($1 ->> ''user_id'')::uuid in (orders.buyer_id, orders.seller_id)'
      end,
      case when p_filters ? 'buyer_id' then
        'orders.buyer_id = ($1 ->> ''buyer_id'')::uuid'
      end,
      case when p_filters ? 'seller_id' then
        'orders.seller_id = ($1 ->> ''seller_id'')::uuid'
      end,
      case when p_filters ? 'min_total' then
        'orders.total >= ($1 ->> ''min_total'')::bigint'
      end,
      case when p_filters ? 'max_total' then
        'orders.total <= ($1 ->> ''max_total'')::bigint'
      end,
      private.staff_period_condition('orders.created_at', p_filters),
      case p_filters ->> 'stuck'
        when 'true' then
          'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
        when 'false' then
          'not exists (
            select from private.stuck_orders as stuck where stuck.order_id = orders.id)'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  return private.staff_list(
    private.admin_order_records(v_page.ids::uuid[]),
    v_page.total,
    v_page.total_is_minimum,
    p_limit,
    p_offset);
end
$$;
comment on function api.admin_orders(jsonb, integer, integer) is
  'Orders of all users, newest first. p_filters: {status?, order?, reference?, user_id?, '
  'buyer_id?, seller_id?, min_total?, max_total?, from?, to?, stuck?}; totals in rupiah.';

-- supabase/schemas/api/functions/admin_orders_chargeback.sql
create function api.admin_orders_chargeback(
  p_order text,
  p_amount bigint,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order constant public.orders := private.find_order(p_order);
  v_chargeback private.chargebacks;
begin
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  perform private.lock_purchase(v_order.reference);
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = v_order.id
      and chargebacks.status in ('announced', 'open')
  ) then
    perform private.raise_error(
      'CONFLICT', 'chargeback_open', 'A chargeback of this order is open already.');
  elsif not exists (
    select
    from private.invoices
    where invoices.order_id = v_order.id
      and invoices.booked > 0
  ) then
    perform private.raise_error(
      'CONFLICT', 'chargeback_without_payment',
      'No payment of this order came through the provider.');
  end if;

  v_chargeback := private.record_chargeback(
    private.open_chargeback(v_order.reference, 'announced', p_amount, null), 'announced');
  perform private.enqueue_chargeback_reading(v_order.reference);
  perform private.audit(
    v_staff, p_audit, 'order', v_order.id::text,
    null,
    private.chargeback_record(v_chargeback) || jsonb_build_object('evidence', p_evidence));
  return private.chargeback_record(v_chargeback);
end
$$;
comment on function api.admin_orders_chargeback(text, bigint, text, jsonb) is
  'Staff know of a chargeback that the provider''s list does not show yet: freezes the order and '
  'opens a case. The money is booked when the list shows it.';

-- supabase/schemas/api/functions/admin_orders_explain.sql
create function api.admin_orders_explain(p_order text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_order := private.find_order(p_order);
  return jsonb_build_object(
    'order', jsonb_build_object(
      'id', v_order.id,
      'reference', v_order.reference,
      'status', v_order.status,
      'listing_id', v_order.listing_id,
      'buyer_id', v_order.buyer_id,
      'seller_id', v_order.seller_id,
      'total', v_order.total,
      'refunded_amount', v_order.refunded_amount,
      'created_at', internal.wire_time(v_order.created_at)),
    'transitions', private.explain_transitions(v_order),
    'ledger', coalesce(
      private.transfer_records(array(
        select transfers.id
        from private.ledger_transfers as transfers
        where transfers.order_id = v_order.id
        order by transfers.created_at, transfers.id)),
      '[]'),
    'provider_calls', private.explain_provider_calls(v_order),
    'deliveries', private.explain_deliveries(v_order),
    'notifications', private.explain_notifications(v_order),
    'admin_actions', private.explain_actions(v_order),
    'cases', (
      select coalesce(
        jsonb_agg(
          private.case_record(cases, v_order.reference, case_kinds.next_step)
          order by cases.opened_at, cases.id),
        '[]')
      from private.staff_cases as cases
      join private.case_kinds on case_kinds.kind = cases.kind
      where cases.order_id = v_order.id),
    'stuck', (
      select coalesce(jsonb_agg(distinct stuck_orders.because), '[]')
      from private.stuck_orders
      where stuck_orders.order_id = v_order.id),
    'next', private.explain_next(v_order));
end
$$;
comment on function api.admin_orders_explain(text) is
  'Everything known about an order: its transitions, ledger transfers, provider calls, events, '
  'notifications, admin actions and cases, why it is stuck, and what can happen next.';

-- supabase/schemas/api/functions/admin_orders_refund.sql
-- The only way to take money back after a release. The order stays COMPLETED; the seller's wallet
-- may become negative.
create function api.admin_orders_refund(
  p_order text,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_order public.orders := private.find_order(p_order);
  v_before record;
  v_due bigint;
  v_buyer_share bigint;
  v_proceeds bigint;
begin
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error(
      'CONFLICT', 'order_not_completed',
      format('The order is %s; only a completed order can be refunded this way.', v_order.status));
  end if;
  perform private.forbid_charged_back(v_order.reference);
  -- The shipping fee may have been refunded before: the seller shipped by another courier.
  v_before := private.refunded_shipping(v_order.id);
  if coalesce(v_order.refunded_amount, 0) <> v_before.paid then
    perform private.raise_error(
      'CONFLICT', 'order_already_refunded', 'The order has already been refunded.');
  end if;

  -- A released order counts as shipped, even without shipped_at: the protection fee is earned.
  v_due := greatest(v_order.item_price + v_order.shipping_fee - v_order.voucher_discount, 0)
    - v_before.due;
  v_buyer_share := least(v_due, private.paid_by_buyer(v_order) - v_before.paid);
  v_proceeds := v_order.item_price - v_order.commission;
  if not private.ledger_post(
    'order:' || v_order.id || ':clawback',
    'clawback',
    'Refund after completion of ' || v_order.reference,
    v_order.id,
    array[
      private.ledger_line('wallet', -v_proceeds, p_user_id => v_order.seller_id),
      private.ledger_line('commission_revenue', -v_order.commission),
      private.ledger_line('claims', v_due - v_buyer_share - v_order.shipping_fee + v_before.fee),
      private.ledger_line('wallet', v_buyer_share, p_user_id => v_order.buyer_id),
      private.ledger_line(
        'promotions',
        v_order.item_price + v_order.shipping_fee - v_before.fee - v_due)
    ])
  then
    -- The amount does not show it when a voucher paid for all.
    perform private.raise_error(
      'CONFLICT', 'order_already_refunded', 'The order has already been refunded.');
  end if;
  perform private.record_refund(v_order, v_buyer_share);
  -- The order keeps its status. A completed order gets no other event but that of its shipping fee.
  perform private.publish_event(
    'order.clawed_back',
    'order',
    v_order.id,
    (
      select v_order.state_version + 1 + count(*)
      from private.outbox
      where outbox.aggregate_type = 'order'
        and outbox.aggregate_id = v_order.id
        and outbox.type = 'order.shipping_refunded'
    )::integer,
    private.event_of_order(v_order, v_buyer_share, 'staff'));
  perform private.notify(
    v_order.seller_id,
    'order:' || v_order.id || ':clawback',
    'payment.clawback',
    'payment',
    jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'amount', v_proceeds,
      'reason', p_reason));
  perform private.audit(
    v_staff,
    p_audit,
    'order',
    v_order.id::text,
    jsonb_build_object('refunded_amount', null),
    jsonb_build_object('refunded_amount', v_buyer_share, 'reason', p_reason),
    p_reason);
  return private.order_record(private.find_order(v_order.id::text), v_staff.id);
end
$$;
comment on function api.admin_orders_refund(text, text, jsonb) is
  'Takes the proceeds of a completed sale back from the seller and refunds item and shipping, '
  'as far as the buyer paid them, once.';

-- supabase/schemas/api/functions/admin_outbox_redrive.sql
create function api.admin_outbox_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  return private.redrive_result(
    p_event_id,
    'event',
    exists (select from private.outbox where outbox.id = p_event_id),
    private.redrive_outbox(v_staff, p_audit, array[p_event_id])
  );
end
$$;
comment on function api.admin_outbox_redrive(uuid, jsonb) is
  'Gives a dead event five more deliveries; the events that wait behind it then follow. '
  'p_audit {operation, reason?, request_id}.';

-- supabase/schemas/api/functions/admin_outbox_redrive_matching.sql
create function api.admin_outbox_redrive_matching(
  p_type text,
  p_error text,
  p_limit integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(outbox.id order by outbox.dead_at))[:p_limit], count(*)
  into v_ids, v_total
  from private.outbox
  where outbox.dead_at is not null
    and (p_type is null or outbox.type = p_type)
    and (p_error is null or position(lower(p_error) in lower(outbox.last_error)) > 0);
  return jsonb_build_object(
    'redriven', private.redrive_outbox(v_staff, p_audit, v_ids),
    'matching', v_total
  );
end
$$;
comment on function api.admin_outbox_redrive_matching(text, text, integer, jsonb) is
  'Gives up to p_limit dead events five more deliveries, the longest dead first. p_type and '
  'p_error (part of the last error) filter if not null.';

-- supabase/schemas/api/functions/admin_payouts.sql
create function api.admin_payouts(
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_page record;
  v_items jsonb;
begin
  v_page := private.staff_page(
    'private.withdrawals',
    array[
      case when p_filters ? 'status' then
        format('withdrawals.status = %L', p_filters ->> 'status')
      end,
      case when p_filters ? 'user_id' then
        'withdrawals.user_id = ($1 ->> ''user_id'')::uuid'
      end,
      private.staff_period_condition('withdrawals.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  with open_cases as (
    select
      cases.details ->> 'withdrawal_id' as withdrawal_id,
      jsonb_agg(cases.kind order by cases.opened_at) as kinds
    from private.staff_cases as cases
    where cases.details ? 'withdrawal_id'
      and cases.details ->> 'withdrawal_id' = any (v_page.ids)
      and cases.closed_at is null
    group by cases.details ->> 'withdrawal_id'
  ),
  waiting as (
    select distinct on (paid.id) paid.id::text as withdrawal_id, jobs.last_error, jobs.run_at
    from private.withdrawals as paid
    join private.jobs on jobs.kind in ('check_withdrawal', 'wallet_withdrawals_void')
      and jobs.finished_at is null
      and jobs.dead_at is null
      and (
        jobs.payload ->> 'withdrawal_id' = paid.id::text
        or jobs.payload ->> 'payout_id' = paid.provider_payout_id
      )
    where paid.id = any (v_page.ids::uuid[])
    order by paid.id, jobs.last_error is null, jobs.run_at
  )
  select jsonb_agg(
    private.withdrawal_record(withdrawals)
      - case when p_audit is null then '{recipient_email,payout_url}' else '{}' end::text[]
      || jsonb_build_object(
      'user_id', withdrawals.user_id,
      'username', profiles.username,
      'provider_status', withdrawals.provider_status,
      'attempts', withdrawals.attempts,
      'flips', withdrawals.reversals,
      'cases', coalesce(open_cases.kinds, '[]'),
      'last_error', waiting.last_error,
      'next_try', internal.wire_time(waiting.run_at)
    )
    order by page.position
  )
  into v_items
  from unnest(v_page.ids) with ordinality as page (id, position)
  join private.withdrawals on withdrawals.id = page.id::uuid
  join public.profiles on profiles.id = withdrawals.user_id
  left join open_cases on open_cases.withdrawal_id = page.id
  left join waiting on waiting.withdrawal_id = page.id;
  if p_audit is not null and v_items is not null then
    perform private.audit_read(
      v_staff,
      p_audit,
      'withdrawal',
      case when cardinality(v_page.ids) = 1 then v_page.ids[1] else 'list' end,
      jsonb_build_object('read', '["recipient_email"]'::jsonb, 'withdrawal_ids', v_page.ids)
    );
  end if;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_payouts(jsonb, integer, integer, jsonb) is
  'Withdrawals of all users, newest first, with their open cases. '
  'p_filters {status?, user_id?, from?, to?}. With p_audit they have e-mail address and link of '
  'the recipient, and the read is written to the audit log.';

-- supabase/schemas/api/functions/admin_payouts_decide.sql
create function api.admin_payouts_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_link jsonb,
  p_link_readings bigint,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
  v_before constant private.withdrawals := private.lock_payout(p_id, v_staff);
  v_after private.withdrawals;
  v_listed_amount bigint;
  v_decision jsonb;
begin
  if v_before.link_readings <> p_link_readings
    or v_before.status = 'HELD' and v_before.leased_until > clock_timestamp()
  then
    perform private.raise_error(
      'CONFLICT', 'withdrawal_changing', 'The withdrawal is just changing; try again.', 30);
  end if;
  select coalesce(sum(sums.provider_amount), 0)
  into v_listed_amount
  from private.reconciliation_sums as sums
  where sums.reference = p_id::text;
  perform private.check_payout_contradiction(
    v_before, jsonb_populate_record(null::private.payout_link, p_link), v_listed_amount
  );

  v_decision := jsonb_build_object(
    'outcome', p_outcome,
    'staff_id', v_staff.id,
    'reason', p_audit ->> 'reason',
    'evidence', p_evidence,
    'link', p_link,
    'listed_amount', v_listed_amount
  );
  perform private.book_payout_decision(v_before, v_decision);
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  perform private.audit(
    v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_record(v_before),
    private.withdrawal_record(v_after) || jsonb_build_object('decision', v_decision)
  );
  return private.withdrawal_record(v_after);
end
$$;
comment on function api.admin_payouts_decide(uuid, text, text, jsonb, bigint, jsonb) is
  'Books one of the two truths about a withdrawal where the provider contradicts itself or has '
  'forgotten the link: p_outcome paid or not_paid. p_link is the link as just read, null if the '
  'provider has none. What the provider says later against it opens a case and moves no money.';

-- supabase/schemas/api/functions/admin_payouts_settle.sql
create function api.admin_payouts_settle(
  p_id uuid,
  p_payout jsonb,
  p_audit jsonb,
  p_link_readings bigint default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.withdrawals := private.lock_payout(p_id, v_staff);
  v_after private.withdrawals;
begin
  if p_payout is not null then
    if internal.apply_payout_update(p_payout, p_link_readings) = 'outdated' then
      perform private.raise_error(
        'CONFLICT', 'withdrawal_changing', 'The link changed while it was read; try again.', 1
      );
    end if;
  elsif v_before.status <> 'HELD' or v_before.provider_payout_id is not null then
    perform private.raise_error('CONFLICT', 'payout_link_known', format(
      'The withdrawal is %s and its link is known, so the provider decides. '
      'Send the link''s id to have it fetched.',
      v_before.status
    ));
  elsif v_before.leased_until > clock_timestamp() or not exists (
    select
    from private.staff_cases as cases
    where cases.kind = 'payout_without_link'
      and cases.details ->> 'withdrawal_id' = p_id::text
  ) then
    -- A request for the link may still succeed; then the same money would go out twice.
    perform private.raise_error(
      'CONFLICT', 'payout_link_pending',
      'The link is still being requested. Wait until a case reports that there is none.',
      30
    );
  else
    perform private.end_withdrawal(v_before, 'FAILED', 'staff found no link at the provider');
  end if;
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  update private.staff_cases
  set closed_at = private.now()
  where kind = 'payout_without_link'
    and details ->> 'withdrawal_id' = p_id::text
    and closed_at is null
    and v_after.status <> 'HELD';
  perform private.audit(
    v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_record(v_before), private.withdrawal_record(v_after)
  );
  return private.withdrawal_record(v_after);
end
$$;
comment on function api.admin_payouts_settle(uuid, jsonb, jsonb, bigint) is
  'Ends a withdrawal whose link was never stored: applies the link that staff found (p_payout, as '
  'fetched), or returns the hold if p_payout is null.';

-- supabase/schemas/api/functions/admin_payouts_void.sql
create function api.admin_payouts_void(p_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.withdrawals := private.lock_payout(p_id, v_staff);
  v_after private.withdrawals;
begin
  if v_before.status = 'CANCELLED' then
    return private.withdrawal_record(v_before);
  elsif v_before.status = 'HELD' and v_before.attempts > 0 then
    perform private.raise_error(
      'CONFLICT', 'payout_link_unknown',
      'The link of this withdrawal is not known yet: use POST /admin/payouts/:id/settle.'
    );
  elsif v_before.status = 'HELD' then
    perform private.end_withdrawal(v_before, 'CANCELLED', 'voided by staff');
    perform private.report_failed_disbursement(v_before, 'voided by staff');
  elsif v_before.status <> 'LINK_CREATED' then
    perform private.raise_error(
      'CONFLICT', 'payout_link_not_open',
      format('The withdrawal is %s and has no open link.', v_before.status)
    );
  else
    perform private.restart_job(
      'wallet_withdrawals_void',
      v_before.provider_payout_id,
      jsonb_build_object('payout_id', v_before.provider_payout_id)
    );
  end if;
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  perform private.audit(
    v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_record(v_before), private.withdrawal_record(v_after)
  );
  return private.withdrawal_record(v_after);
end
$$;
comment on function api.admin_payouts_void(uuid, jsonb) is
  'Ends a withdrawal whose link was never requested, or enqueues the voiding of its unclaimed '
  'link. The provider''s answer then returns the hold.';

-- supabase/schemas/api/functions/admin_reconciliation.sql
create function api.admin_reconciliation(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
  v_last_run_at timestamptz;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.reconciliation_differences',
    array[
      case when p_filters ->> 'status' <> 'all' then
        format('reconciliation_differences.status = %L', p_filters ->> 'status')
      end,
      private.staff_period_condition('reconciliation_differences.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  select jsonb_agg(private.difference_record(differences) order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.reconciliation_differences as differences on differences.id = page.id;
  select max(runs.finished_at) into v_last_run_at from private.reconciliation_runs as runs;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset)
    || jsonb_build_object(
      'drift', private.ledger_drift(),
      'adjustments', private.adjustment_summary(),
      'last_run_at', internal.wire_time(v_last_run_at)
    );
end
$$;
comment on function api.admin_reconciliation(jsonb, integer, integer) is
  'Differences between the ledger and the provider, newest first, the drift and the adjustments. '
  'p_filters {status: open | approved | resolved | all, from?, to?}.';

-- supabase/schemas/api/functions/admin_reconciliation_approve.sql
create function api.admin_reconciliation_approve(
  p_id uuid,
  p_account text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.reconciliation_differences := private.lock_difference(p_id);
  v_account constant private.account_kind := coalesce(
    p_account::private.account_kind, v_before.counter_account
  );
  v_after private.reconciliation_differences;
begin
  perform private.forbid_own_difference(v_staff, v_before);
  perform private.check_opposite_correction(v_staff, v_before, p_evidence);
  perform private.check_correction(v_before, v_account);

  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = v_account
  where id = p_id
  returning * into v_after;
  -- The invoice may still report this payment, or the money came through another invoice with the
  -- same reference. It counts as reported, so that a later callback does not book it again. If the
  -- callback is about other money, the next run finds the difference.
  if v_after.counter_account = 'suspense' and v_after.difference > 0 then
    perform private.count_as_booked(v_after);
  end if;
  if v_after.problem is not null then
    perform private.end_case('odd_transaction', substr(v_after.reference, length('row:') + 1));
  else
    perform private.ledger_post(
      'reconciliation:' || p_id,
      'reconciliation',
      'Correction of ' || v_after.reference,
      v_after.order_id,
      array[
        private.ledger_line('provider_cash', -v_after.difference),
        private.ledger_line(v_after.counter_account, v_after.difference)
      ]
    );
  end if;
  perform private.audit(
    v_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before),
    private.difference_record(v_after) || jsonb_strip_nulls(
      jsonb_build_object('evidence', p_evidence))
  );
  return private.difference_record(v_after);
end
$$;
comment on function api.admin_reconciliation_approve(uuid, text, text, jsonb) is
  'Books the correcting entry of a difference against p_account, or against the proposed account '
  'if p_account is null. p_evidence is needed where it undoes a correction whose money is spent.';

-- supabase/schemas/api/functions/admin_reconciliation_reverse.sql
create function api.admin_reconciliation_reverse(p_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.reconciliation_differences := private.lock_difference(p_id);
  v_item private.suspense_items;
  v_after private.reconciliation_differences;
begin
  perform private.forbid_own_difference(v_staff, v_before);
  perform private.check_reversal(v_before);
  v_item := private.correction_suspense(v_before);

  update private.reconciliation_differences
  set
    status = 'reversed',
    -- The key under which money leaves suspense, so that it leaves once.
    reversal_key = coalesce('suspense:' || v_item.id, 'reconciliation:' || p_id || ':reversed')
  where id = p_id
  returning * into v_after;
  if v_item.id is not null then
    perform private.count_as_booked(v_after, -1);
  end if;
  if not private.ledger_post(
    v_after.reversal_key,
    'reconciliation_reversed',
    'Correction of ' || v_after.reference || ' taken back',
    v_after.order_id,
    array[
      private.ledger_line('provider_cash', v_after.difference),
      private.ledger_line(v_after.counter_account, -v_after.difference)
    ]
  ) then
    perform private.raise_error(
      'CONFLICT', 'left_suspense', 'This money has already left suspense.');
  end if;
  perform private.audit(
    v_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after)
  );
  return private.difference_record(v_after);
end
$$;
comment on function api.admin_reconciliation_reverse(uuid, jsonb) is
  'Takes an approved correction back. The next comparison shows whether a difference is left.';

-- supabase/schemas/api/functions/admin_reliability.sql
create function api.admin_reliability() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_events jsonb;
  v_jobs jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select jsonb_agg(
    jsonb_build_object(
      'id', dead.id,
      'seq', dead.seq,
      'type', dead.type,
      'aggregate_id', dead.aggregate_id,
      'error', dead.last_error,
      'dead_at', internal.wire_time(dead.dead_at)
    )
    order by dead.dead_at
  )
  into v_events
  from (
    select outbox.*
    from private.outbox
    where outbox.dead_at is not null
    order by outbox.dead_at
    limit 50
  ) as dead;
  select jsonb_agg(
    jsonb_build_object(
      'id', dead.id,
      'kind', dead.kind,
      'key', dead.key,
      'error', dead.last_error,
      'dead_at', internal.wire_time(dead.dead_at)
    )
    order by dead.dead_at
  )
  into v_jobs
  from (
    select jobs.*
    from private.jobs
    where jobs.dead_at is not null
    order by jobs.dead_at
    limit 50
  ) as dead;
  return private.reliability_signals() || jsonb_build_object(
    'off', private.features_off(),
    'reconciled_until', internal.wire_time(private.reconciled_until()),
    'dead_events', coalesce(v_events, '[]'),
    'dead_jobs', coalesce(v_jobs, '[]')
  );
end
$$;
comment on function api.admin_reliability() is
  'The reliability signals, and the 50 oldest dead events and dead jobs.';

-- supabase/schemas/api/functions/admin_reports.sql
create function api.admin_reports(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.reports',
    array[
      case p_filters ->> 'status'
        when 'open' then 'reports.closed_at is null'
        when 'closed' then 'reports.closed_at is not null'
      end,
      case when p_filters ? 'user_id' then 'reports.user_id = ($1 ->> ''user_id'')::uuid' end,
      private.staff_period_condition('reports.opened_at', p_filters)],
    'opened_at',
    p_filters,
    p_limit,
    p_offset);
  return private.staff_list(
    private.report_records(v_page.ids::uuid[]),
    v_page.total,
    v_page.total_is_minimum,
    p_limit,
    p_offset);
end
$$;
comment on function api.admin_reports(jsonb, integer, integer) is
  'Reports, newest first. p_filters {status: open | closed | all, user_id?, from?, to?}; '
  'user_id is the reported user.';

-- supabase/schemas/api/functions/admin_reports_close.sql
create function api.admin_reports_close(
  p_report_id uuid,
  p_outcome text,
  p_note text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_report private.reports;
begin
  select reports.*
  into v_report
  from private.reports
  where reports.id = p_report_id
  for update;
  if v_report.id is null then
    perform private.raise_error('NOT_FOUND', 'report_not_found', 'There is no such report.');
  end if;
  perform private.forbid_self_decision(v_staff, v_report.reporter_id, v_report.user_id);
  if v_report.closed_at is not null then
    perform private.raise_error('CONFLICT', 'report_closed',
      format('The report is already closed with the outcome %s.', v_report.outcome));
  end if;

  update private.reports
  set outcome = p_outcome,
      note = p_note,
      closed_by = v_staff.id,
      closed_at = private.now()
  where id = v_report.id
  returning * into v_report;
  perform private.audit(v_staff, p_audit, 'report', v_report.id::text,
    jsonb_build_object('status', 'open'),
    jsonb_build_object('status', 'closed', 'outcome', p_outcome, 'note', p_note),
    p_note);
  return private.report_records(array[v_report.id]) -> 0;
end
$$;
comment on function api.admin_reports_close(uuid, text, text, jsonb) is
  'Closes a report with its outcome and a note. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_revenue.sql
create function api.admin_revenue(p_by text, p_from date, p_to date) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_from constant date := coalesce(p_from, v_today - 89);
  v_to constant date := coalesce(p_to, v_today);
  v_items jsonb;
  v_totals jsonb;
begin
  perform private.staff_caller('administrator');
  with periods as (
    select
      grouping(date_trunc(p_by, days.day::timestamp)) = 1 as is_total,
      date_trunc(p_by, days.day::timestamp)::date as period,
      coalesce(sum(days.protection_fees), 0) as protection_fees,
      coalesce(sum(days.commission), 0) as commission,
      coalesce(sum(days.boosts), 0) as boosts,
      coalesce(sum(days.promotions), 0) as promotions,
      coalesce(sum(days.claims), 0) as claims,
      coalesce(sum(days.revenue), 0) as revenue,
      coalesce(sum(days.payout_fees), 0) as payout_fees,
      coalesce(sum(days.payment_fees), 0) as payment_fees,
      coalesce(sum(days.courier_adjustments), 0) as courier_adjustments
    from private.days_between(v_from, v_to) as days
    where (
      days.protection_fees, days.commission, days.boosts, days.promotions, days.claims,
      days.payout_fees, days.payment_fees, days.courier_adjustments
    ) <> (0, 0, 0, 0, 0, 0, 0, 0)
    group by grouping sets ((date_trunc(p_by, days.day::timestamp)), ())
  )
  select
    coalesce(
      jsonb_agg(to_jsonb(periods) - 'is_total' order by periods.period desc)
        filter (where not periods.is_total),
      '[]'
    ),
    (array_agg(to_jsonb(periods) - 'is_total' - 'period') filter (where periods.is_total))[1]
  into v_items, v_totals
  from periods;
  return jsonb_build_object(
    'by', p_by, 'from', v_from, 'to', v_to, 'items', v_items, 'totals', v_totals
  );
end
$$;
comment on function api.admin_revenue(text, date, date) is
  'Revenue per Jakarta day, week or month, as booked; a closed period never changes. '
  'Costs (promotions, claims, payment fees) are positive.';

-- supabase/schemas/api/functions/admin_reviews_hide.sql
create function api.admin_reviews_hide(
  p_review_id uuid,
  p_hidden boolean,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_review private.reviews;
begin
  select reviews.*
  into v_review
  from private.reviews
  where reviews.id = p_review_id
  for update;
  if v_review.id is null then
    perform private.raise_error('NOT_FOUND', 'review_not_found', 'There is no such review.');
  end if;
  perform private.forbid_self_decision(v_staff, v_review.reviewer_id, v_review.seller_id);
  if (v_review.hidden_at is not null) = p_hidden then
    perform private.raise_error('CONFLICT', 'review_unchanged',
      case when p_hidden then 'The review is already hidden.' else 'The review is not hidden.' end);
  end if;

  update private.reviews
  set hidden_at = case when p_hidden then private.now() end
  where id = v_review.id;
  perform private.audit(v_staff, p_audit, 'review', v_review.id::text,
    jsonb_build_object('hidden', not p_hidden),
    jsonb_build_object('hidden', p_hidden, 'reason', p_reason),
    p_reason);
  return private.review_record(v_review) || jsonb_build_object('hidden', p_hidden);
end
$$;
comment on function api.admin_reviews_hide(uuid, boolean, text, jsonb) is
  'Hides a review, which takes it out of the seller''s average, or shows it again. '
  'p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_roles.sql
create function api.admin_roles(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('superadmin');
  select count(distinct staff_roles.user_id) into v_total from private.staff_roles;
  select jsonb_agg(
    jsonb_build_object(
      'user_id', page.user_id,
      'username', profiles.username,
      'account_status', profiles.account_status,
      'roles', page.roles,
      'since', internal.wire_time(page.since))
    order by page.since desc, page.user_id)
  into v_items
  from (
    select
      staff_roles.user_id,
      jsonb_agg(staff_roles.role order by staff_roles.role) as roles,
      max(staff_roles.granted_at) as since
    from private.staff_roles
    group by staff_roles.user_id
    order by max(staff_roles.granted_at) desc, staff_roles.user_id
    limit p_limit
    offset p_offset
  ) as page
  join public.profiles on profiles.id = page.user_id;
  return private.staff_list(v_items, v_total, false, p_limit, p_offset);
end
$$;
comment on function api.admin_roles(integer, integer) is
  'Lists members of staff with their roles, latest grant first.';

-- supabase/schemas/api/functions/admin_roles_grant.sql
create function api.admin_roles_grant(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.lock_staff_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
  v_after jsonb;
begin
  insert into private.staff_roles (user_id, role)
  values (p_user_id, p_role)
  on conflict do nothing;
  if not found then
    perform private.raise_error(
      'CONFLICT', 'role_already_granted', format('This user already has the role %s.', p_role));
  end if;
  v_after := private.roles_of(p_user_id);
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', v_after -> 'roles'));
  return v_after;
end
$$;
comment on function api.admin_roles_grant(uuid, private.staff_role, jsonb) is
  'Gives a user a staff role. Superadmins only.';

-- supabase/schemas/api/functions/admin_roles_revoke.sql
create function api.admin_roles_revoke(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.lock_staff_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
  v_after jsonb;
begin
  delete from private.staff_roles where user_id = p_user_id and role = p_role;
  if not found then
    perform private.raise_error('CONFLICT', 'role_not_granted',
      format('This user does not have the role %s.', p_role));
  elsif not exists (select from private.staff_roles where role = 'superadmin') then
    perform private.raise_error('CONFLICT', 'last_superadmin',
      'This is the last superadmin: give another user the role first.');
  end if;
  v_after := private.roles_of(p_user_id);
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', v_after -> 'roles'));
  return v_after;
end
$$;
comment on function api.admin_roles_revoke(uuid, private.staff_role, jsonb) is
  'Takes a staff role from a user, effective with their next request. Superadmins only; the last '
  'superadmin stays.';

-- supabase/schemas/api/functions/admin_seller_reviews.sql
create function api.admin_seller_reviews(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.seller_reviews',
    array[
      case p_filters ->> 'status'
        when 'open' then 'seller_reviews.closed_at is null'
        when 'closed' then 'seller_reviews.closed_at is not null'
      end,
      case when p_filters ? 'user_id' then
        'seller_reviews.seller_id = ($1 ->> ''user_id'')::uuid'
      end,
      private.staff_period_condition('seller_reviews.opened_at', p_filters)],
    'opened_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(
    private.seller_review_record(seller_reviews, profiles.username)
    order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.seller_reviews on seller_reviews.id = found.id
  join public.profiles on profiles.id = seller_reviews.seller_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_seller_reviews(jsonb, integer, integer) is
  'Reviews of sellers that the finance portal has requested, newest first. '
  'p_filters {status: open | closed | all, user_id?, from?, to?}.';

-- supabase/schemas/api/functions/admin_seller_reviews_close.sql
create function api.admin_seller_reviews_close(
  p_review_id uuid,
  p_verdict text,
  p_note text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_review private.seller_reviews;
  v_username text;
  v_before jsonb;
  v_after jsonb;
begin
  select reviews.*
  into v_review
  from private.seller_reviews as reviews
  where reviews.id = p_review_id
  for update;
  if v_review.id is null then
    perform private.raise_error('NOT_FOUND', 'seller_review_not_found', 'There is no such review.');
  end if;
  perform private.forbid_self_decision(v_staff, v_review.seller_id);
  if v_review.closed_at is not null then
    perform private.raise_error(
      'CONFLICT', 'seller_review_closed', 'This review is already closed.');
  end if;

  select profiles.username
  into v_username
  from public.profiles
  where profiles.id = v_review.seller_id;
  v_before := private.seller_review_record(v_review, v_username);
  update private.seller_reviews
  set closed_at = private.now(),
      closed_by = v_staff.id,
      verdict = p_verdict,
      note = p_note
  where id = p_review_id
  returning * into v_review;
  v_after := private.seller_review_record(v_review, v_username);
  perform private.audit(v_staff, p_audit, 'seller_review', p_review_id::text, v_before, v_after);
  return v_after;
end
$$;
comment on function api.admin_seller_reviews_close(uuid, text, text, jsonb) is
  'Closes a review of a seller. p_verdict is cleared or confirmed. p_audit is the audit context.';

-- supabase/schemas/api/functions/admin_settings.sql
create function api.admin_settings() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return jsonb_build_object('items', (
    select jsonb_agg(private.setting_record(settings) order by settings.name)
    from private.settings
  ));
end
$$;
comment on function api.admin_settings() is
  'All settings with value, unit, bounds and who changed them last.';

-- supabase/schemas/api/functions/admin_shipments.sql
create function api.admin_shipments(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.shipments',
    array[
      case when p_filters ? 'status' then 'shipments.status = $1 ->> ''status''' end,
      case when p_filters ? 'direction' then
        'shipments.direction::text = $1 ->> ''direction'''
      end,
      case when p_filters ? 'courier_code' then
        'shipments.courier_code = $1 ->> ''courier_code'''
      end,
      -- A parcel that the seller sent with another courier has its number only in the order.
      case when p_filters ? 'tracking_number' then
        '(shipments.waybill = $1 ->> ''tracking_number'' or shipments.direction = ''outbound'' '
        'and shipments.order_id = (select orders.id from public.orders '
        'where orders.tracking_number = $1 ->> ''tracking_number''))'
      end,
      case when p_filters ? 'order' then
        'shipments.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('shipments.created_at', p_filters)
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset
  );

  select jsonb_agg(
    private.shipment_record(shipments, orders)
    order by found.nth
  )
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.shipments on shipments.id = found.id
  join public.orders on orders.id = shipments.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_shipments(jsonb, integer, integer) is
  'Lists shipments, newest first. p_filters {status?, direction?, courier_code?, '
  'tracking_number?, order?, from?, to?}.';

-- supabase/schemas/api/functions/admin_shipments_decide.sql
create function api.admin_shipments_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_shipment jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order public.orders;
  v_before private.shipments;
  v_after private.shipments;
begin
  select orders.*
  into v_order
  from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.id = p_id
  for update of orders;
  if v_order.id is null then
    perform private.raise_error('NOT_FOUND', 'parcel_not_found', 'There is no such shipment.');
  end if;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  -- Read under the order's lock: the provider's answer may have come meanwhile.
  select shipments.* into v_before from private.shipments where shipments.id = p_id;
  perform private.check_booking_decision(v_order, v_before, p_outcome, p_shipment);

  if p_outcome = 'booked' then
    perform internal.record_booking(v_order.id, v_before.direction, p_shipment);
  else
    update private.shipments
    set cancelled_at = private.now(), updated_at = private.now()
    where id = p_id;
    perform private.refund_unspent_shipping(v_order.id);
  end if;
  perform private.end_case('booking_undecided', p_id::text);
  select shipments.* into v_after from private.shipments where shipments.id = p_id;
  perform private.audit(
    v_staff, p_audit, 'shipment', p_id::text,
    private.shipment_record(v_before, v_order),
    private.shipment_record(v_after, v_order) || jsonb_build_object(
      'outcome', p_outcome,
      'evidence', p_evidence
    )
  );
  return private.shipment_record(v_after, v_order);
end
$$;
comment on function api.admin_shipments_decide(uuid, text, text, jsonb, jsonb) is
  'Decides whether the provider has a booking whose answer was lost: p_outcome booked (p_shipment '
  'as the provider has it) posts the courier''s price and cancels it like any other, not_booked '
  'gives the shipping fee back. A booking that turns up later can still be recorded.';

-- supabase/schemas/api/functions/admin_suspense.sql
create function api.admin_suspense(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.suspense_items',
    array[
      case p_filters ->> 'status'
        when 'open' then 'suspense_items.resolution is null'
        when 'resolved' then 'suspense_items.resolution is not null'
      end,
      case when p_filters ? 'order' then
        'suspense_items.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('suspense_items.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  return private.staff_list(
    private.suspense_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset
  );
end
$$;
comment on function api.admin_suspense(jsonb, integer, integer) is
  'Money in suspense, newest first. p_filters {status: open | resolved | all, order?, from?, to?}.';

-- supabase/schemas/api/functions/admin_suspense_apply.sql
create function api.admin_suspense_apply(
  p_id uuid,
  p_cover_missing boolean,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
  v_before constant jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_received bigint;
begin
  select orders.* into v_order from public.orders where orders.id = v_item.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  perform private.forbid_charged_back(v_order.reference);
  if v_item.resolution is not null then
    perform private.raise_error(
      'CONFLICT', 'left_suspense', 'This money has already left suspense.');
  elsif v_order.status is distinct from 'AWAITING_PAYMENT' then
    perform private.raise_error('CONFLICT', 'order_expects_no_payment', format(
      'The order is %s and expects no payment. Refund the money instead.',
      coalesce(v_order.status::text, 'unknown')
    ));
  end if;
  -- A buyer may have paid in parts, so all open amounts of the order count together.
  select sum(items.amount)
  into v_received
  from private.suspense_items as items
  where items.order_id = v_order.id
    and items.resolution is null;
  if v_received < v_order.amount_due and not p_cover_missing then
    perform private.raise_error(
      'CONFLICT', 'payment_incomplete',
      format(
        'Rp%s are missing. Refund the money, or send cover_missing to let us pay them.',
        to_char(v_order.amount_due - v_received, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('missing', v_order.amount_due - v_received));
  end if;

  perform private.apply_suspense_to_order(v_order, v_received);
  perform private.move_order(
    v_order.id, 'READY_TO_SHIP', 'provider', v_staff.id, 'a wrong amount was applied'
  );
  perform private.close_unpaid_invoice(v_order);
  perform private.audit(
    v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id)
  );
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_apply(uuid, boolean, jsonb) is
  'Pays an order with its money in suspense. An excess goes to the buyer''s wallet; a missing part '
  'is booked as a claim if p_cover_missing, else it is a CONFLICT.';

-- supabase/schemas/api/functions/admin_suspense_close.sql
create function api.admin_suspense_close(
  p_id uuid,
  p_account text,
  p_provider_reference text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_item private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_account constant private.account_kind := p_account;
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_item.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);

  perform private.move_from_suspense(
    v_item,
    case v_account
      when 'provider_cash' then 'suspense_paid_back'
      else 'suspense_kept'
    end,
    case v_account
      when 'provider_cash' then 'Paid back outside the marketplace'
      else 'Kept after a decision by staff'
    end,
    private.ledger_line(v_account, v_item.amount));
  insert into private.suspense_closings (key, account, provider_reference, evidence)
  values ('suspense:' || p_id, v_account, p_provider_reference, p_evidence);
  perform private.expire_refunded_order(v_order, v_staff);
  perform private.audit(
    v_staff, p_audit, 'suspense', p_id::text,
    v_before,
    private.suspense_record(p_id) || jsonb_build_object(
      'account', p_account,
      'provider_reference', p_provider_reference,
      'evidence', p_evidence));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_close(uuid, text, text, text, jsonb) is
  'Ends money in suspense that belongs to no wallet and no order, with evidence: paid back outside '
  '(provider_cash, under p_provider_reference in the provider''s list) or kept (adjustments).';

-- supabase/schemas/api/functions/admin_suspense_refund.sql
create function api.admin_suspense_refund(
  p_id uuid,
  p_user_id uuid,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_item private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_user_id uuid;
  v_reference text;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_item.order_id;
  v_user_id := coalesce(p_user_id, v_order.buyer_id);
  if not exists (select from public.profiles where profiles.id = v_user_id) then
    perform private.raise_error(
      'VALIDATION', 'owner_required',
      'This money belongs to no order; give the user_id of its owner.');
  elsif private.is_account_deleted(v_user_id) then
    perform private.raise_error(
      'CONFLICT', 'owner_deleted',
      'This user has deleted their account and has no wallet; give another user_id.');
  end if;
  perform private.forbid_self_decision(v_staff, v_user_id, v_order.seller_id);
  -- A boost's money has its reference in the key.
  v_reference := coalesce(
    v_order.reference,
    case when v_item.key like 'boost:%' then split_part(v_item.key, ':', 2) end);
  if v_order.id is null then
    perform private.lock_purchase(v_reference);
  end if;
  -- The buyer's refund is recovered at once, but not what is only announced.
  if v_user_id is distinct from v_order.buyer_id
    or exists (
      select
      from private.chargebacks
      where chargebacks.reference = v_reference
        and chargebacks.status = 'announced')
  then
    perform private.forbid_charged_back(v_reference);
  elsif private.is_charged_back(v_reference) then
    -- Refund and recovery lock the same accounts: all come first, in one order.
    perform private.ledger_lock(
      array[
        private.ledger_line('wallet', 0, p_user_id => v_user_id),
        private.ledger_line('claims', 0),
        private.ledger_line('suspense', 0)
      ]);
  end if;

  perform private.move_from_suspense(
    v_item,
    'refund',
    'Refund of a payment that did not fit',
    private.ledger_line('wallet', v_item.amount, p_user_id => v_user_id));
  perform private.notify(
    v_user_id,
    'suspense:' || p_id,
    'payment.refunded',
    'payment',
    jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'amount', v_item.amount));
  perform private.recover_from_refund(v_order.id, v_item.amount);
  perform private.expire_refunded_order(v_order, v_staff);
  perform private.audit(
    v_staff,
    p_audit,
    'suspense',
    p_id::text,
    v_before,
    private.suspense_record(p_id));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_refund(uuid, uuid, jsonb) is
  'Refunds an amount in suspense to the wallet of p_user_id, or of the order''s buyer when null. '
  'Expires an order that still waits for its payment.';

-- supabase/schemas/api/functions/admin_users.sql
create function api.admin_users(
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  -- Whoever looks for a person may reach that person; a list of everybody shows no way to.
  v_is_search constant boolean := p_filters ?| '{q,user_id,phone}';
  v_page record;
  v_items jsonb;
begin
  v_page := private.staff_page(
    'public.profiles', private.user_list_conditions(p_filters),
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(
    jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'full_name', profiles.full_name,
      'city', profiles.city,
      'phone', case when v_is_search then profiles.phone end,
      'email', case when v_is_search then contacts.email end,
      'account_status', profiles.account_status,
      'payouts_blocked_until', internal.wire_time(profiles.payouts_blocked_until),
      'live_banned', profiles.live_banned,
      -- Subqueries, not joins: a join reads the whole view for one page.
      'ktp_status', coalesce((
        select ktp_statuses.status::text
        from private.ktp_statuses
        where ktp_statuses.user_id = profiles.id), 'none'),
      'roles', coalesce((
        select held_roles.roles
        from private.held_roles
        where held_roles.user_id = profiles.id), '[]'),
      'sold_count', profiles.sold_count,
      'rating_count', profiles.rating_count,
      'deleted_at', internal.wire_time(profiles.deleted_at),
      'created_at', internal.wire_time(profiles.created_at))
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join public.profiles on profiles.id = page.id
  left join private.contacts on contacts.user_id = profiles.id;
  if v_is_search and v_items is not null then
    perform private.audit_read(
      v_staff, p_audit, 'account',
      case when cardinality(v_page.ids) = 1 then v_page.ids[1] else 'search' end,
      jsonb_build_object('read', '["phone", "email"]'::jsonb, 'user_ids', v_page.ids));
  end if;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_users(jsonb, integer, integer, jsonb) is
  'Lists users, newest first. p_filters: {q? (part of a username or full name), user_id?, phone?, '
  'status?, ktp?, live_banned?, from?, to?}. A search by q, user_id or phone shows phone and '
  'e-mail address, and is written to the audit log.';

-- supabase/schemas/api/functions/admin_vouchers_create.sql
create function api.admin_vouchers_create(p_voucher jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_voucher private.vouchers;
begin
  insert into private.vouchers (
    code, kind, value, max_discount, min_total,
    starts_at, ends_at, total_limit, per_user_limit, active)
  select
    input.code, input.kind, input.value, input.max_discount, input.min_total,
    input.starts_at, input.ends_at, input.total_limit, input.per_user_limit, input.active
  from jsonb_populate_record(null::private.vouchers, p_voucher) as input
  returning * into v_voucher;
  perform private.audit(
    v_staff,
    p_audit,
    'voucher',
    v_voucher.id::text,
    null,
    private.voucher_record(v_voucher));
  return private.voucher_record(v_voucher);
end
$$;
comment on function api.admin_vouchers_create(jsonb, jsonb) is
  'Creates a voucher. p_voucher: columns of private.vouchers that the endpoint has validated.';

-- supabase/schemas/api/functions/admin_vouchers_list.sql
create function api.admin_vouchers_list(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.vouchers',
    array[
      case when p_filters ? 'code' then 'vouchers.code = upper($1 ->> ''code'')' end,
      case p_filters ->> 'active'
        when 'true' then 'vouchers.active'
        when 'false' then 'not vouchers.active'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(private.voucher_record(vouchers) order by page.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.vouchers on vouchers.id = page.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_vouchers_list(jsonb, integer, integer) is
  'Vouchers, newest first. p_filters: {code?, active?}.';

-- supabase/schemas/api/functions/admin_vouchers_update.sql
create function api.admin_vouchers_update(
  p_id uuid,
  p_changes jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.vouchers;
  v_after private.vouchers;
begin
  select vouchers.* into v_before
  from private.vouchers
  where vouchers.id = p_id
  for update;
  if v_before.id is null then
    perform private.raise_error('NOT_FOUND', 'voucher_not_found', 'There is no such voucher.');
  end if;
  v_after := jsonb_populate_record(v_before, p_changes);
  update private.vouchers
  set max_discount = v_after.max_discount,
      min_total = v_after.min_total,
      starts_at = v_after.starts_at,
      ends_at = v_after.ends_at,
      total_limit = v_after.total_limit,
      per_user_limit = v_after.per_user_limit,
      active = v_after.active,
      updated_at = private.now()
  where id = p_id
  returning * into v_after;
  perform private.audit(
    v_staff,
    p_audit,
    'voucher',
    p_id::text,
    private.voucher_record(v_before),
    private.voucher_record(v_after));
  return private.voucher_record(v_after);
end
$$;
comment on function api.admin_vouchers_update(uuid, jsonb, jsonb) is
  'Changes a voucher. p_changes: columns of private.vouchers; the others keep their value.';

-- supabase/schemas/api/functions/admin_webhooks.sql
create function api.admin_webhooks(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.provider_events',
    array[
      case p_filters ->> 'status'
        when 'open' then 'provider_events.is_open'
        when 'done' then 'not provider_events.is_open'
      end,
      case when p_filters ? 'provider' then
        'provider_events.provider = $1 ->> ''provider'''
      end,
      case when p_filters ? 'outcome' then 'provider_events.outcome = $1 ->> ''outcome''' end,
      case when p_filters ? 'reference' then
        'provider_events.reference = $1 ->> ''reference'''
      end,
      private.staff_period_condition('provider_events.received_at', p_filters)
    ],
    'received_at', p_filters, p_limit, p_offset
  );
  select jsonb_agg(
    jsonb_build_object(
      'id', events.id,
      'provider', events.provider,
      'reference', events.reference,
      'outcome', events.outcome,
      'body', private.redact_callback(events.body),
      'attempts', coalesce(jobs.attempts, 0),
      'error', jobs.last_error,
      'next_attempt_at', internal.wire_time(
        case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end
      ),
      'received_at', internal.wire_time(events.received_at),
      'handled_at', internal.wire_time(events.handled_at)
    )
    order by page.position
  )
  into v_items
  from unnest(v_page.ids) with ordinality as page (id, position)
  join private.provider_events as events on events.id = page.id::uuid
  left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = page.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_webhooks(jsonb, integer, integer) is
  'Callbacks of providers without what names a person, newest first. '
  'p_filters {status: open | done | all, provider?, outcome?, reference?, from?, to?}.';

-- supabase/schemas/api/functions/admin_webhooks_redrive.sql
create function api.admin_webhooks_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  return private.redrive_result(
    p_event_id,
    'callback',
    exists (select from private.provider_events as events where events.id = p_event_id),
    private.redrive_webhooks(v_staff, p_audit, array[p_event_id])
  );
end
$$;
comment on function api.admin_webhooks_redrive(uuid, jsonb) is
  'Handles an open callback again. p_audit {operation, reason?, request_id}.';

-- supabase/schemas/api/functions/admin_webhooks_redrive_matching.sql
create function api.admin_webhooks_redrive_matching(
  p_provider text,
  p_outcome text,
  p_limit integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(events.id order by events.received_at))[:p_limit], count(*)
  into v_ids, v_total
  from private.provider_events as events
  where events.is_open
    and (p_provider is null or events.provider = p_provider)
    and (p_outcome is null or events.outcome = p_outcome);
  return jsonb_build_object(
    'redriven', private.redrive_webhooks(v_staff, p_audit, v_ids),
    'matching', v_total
  );
end
$$;
comment on function api.admin_webhooks_redrive_matching(text, text, integer, jsonb) is
  'Handles up to p_limit open callbacks again, the oldest first. p_provider and p_outcome filter '
  'if not null.';

-- supabase/schemas/api/functions/ai_categorize.sql
create function api.ai_categorize(p_photo_url text, p_sha256 text, p_model text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_known jsonb;
  v_categorization private.categorizations;
begin
  select known.answer
  into v_known
  from private.categorizations as known
  where known.sha256 = p_sha256
    and known.model = p_model
    and known.status = 'answered'
    and not known.from_cache
  limit 1;

  if v_known is null then
    -- One statement counts the call before the request to the model, so concurrent calls together
    -- never exceed the limit.
    insert into private.ai_usage as days (user_id, day, calls)
    values (v_me, private.ai_usage_day(), 1)
    on conflict (user_id, day) do update
    set calls = days.calls + 1
    where days.calls < private.setting('ai_daily_calls');
    if not found then
      perform private.raise_categorization_quota();
    end if;
  end if;

  insert into private.categorizations (
    user_id, photo_url, sha256, model, status, from_cache, answer
  )
  values (
    v_me,
    p_photo_url,
    p_sha256,
    p_model,
    case when v_known is null then 'pending' else 'answered' end::private.categorization_status,
    v_known is not null,
    v_known
  )
  returning * into v_categorization;
  return jsonb_build_object(
    'id', v_categorization.id,
    'answer', case when v_known is not null then
        private.categorization_record(v_categorization)
      end);
end
$$;
comment on function api.ai_categorize(text, text, text) is
  'Returns the stored answer for this photo and model. Without one it uses one of the caller''s '
  'calls of the day and returns the id under which to record the model''s answer.';

-- supabase/schemas/api/functions/auth_addresses_create.sql
create function api.auth_addresses_create(p_address jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_count bigint := (
    select count(*) from public.addresses where addresses.user_id = v_caller_id);
  v_is_primary boolean := v_count = 0 or coalesce((p_address ->> 'is_primary')::boolean, false);
  v_address public.addresses;
begin
  if v_count >= 50 then
    perform private.raise_error(
      'CONFLICT', 'too_many_addresses', 'You already have 50 addresses. Delete one first.',
      p_facts => '{"max": 50}');
  end if;
  if v_is_primary then
    update public.addresses
    set is_primary = false,
        updated_at = private.now()
    where user_id = v_caller_id
      and is_primary;
  end if;
  insert into public.addresses (
    user_id, label, recipient_name, phone, street, district,
    city, province, postal_code, latitude, longitude, is_primary)
  values (
    v_caller_id,
    p_address ->> 'label',
    p_address ->> 'recipient_name',
    p_address ->> 'phone',
    p_address ->> 'street',
    p_address ->> 'district',
    p_address ->> 'city',
    p_address ->> 'province',
    p_address ->> 'postal_code',
    (p_address ->> 'latitude')::double precision,
    (p_address ->> 'longitude')::double precision,
    v_is_primary)
  returning * into v_address;
  perform private.fill_phone(v_caller_id);
  return private.address_record(v_address);
end
$$;
comment on function api.auth_addresses_create(jsonb) is
  'Adds an address for the caller. The first one is primary; a new primary address replaces the '
  'previous one as primary.';

-- supabase/schemas/api/functions/auth_addresses_delete.sql
create function api.auth_addresses_delete(p_address_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_address public.addresses;
begin
  delete from public.addresses
  where id = p_address_id
    and user_id = v_caller_id
  returning * into v_address;
  if v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'address_not_found', 'There is no such address.');
  elsif v_address.is_primary then
    update public.addresses
    set is_primary = true,
        updated_at = private.now()
    where id = (
      select addresses.id
      from public.addresses
      where addresses.user_id = v_caller_id
      order by addresses.created_at, addresses.id
      limit 1);
    perform private.fill_phone(v_caller_id);
  end if;
  return jsonb_build_object('id', v_address.id, 'deleted', true);
end
$$;
comment on function api.auth_addresses_delete(uuid) is
  'Deletes an address of the caller. If it was primary, the oldest remaining one becomes primary.';

-- supabase/schemas/api/functions/auth_addresses_list.sql
create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(
    jsonb_agg(private.address_record(page) order by page.created_at desc, page.id desc), '[]')
  into v_items
  from (
    select addresses.*
    from public.addresses
    where addresses.user_id = v_caller_id
    order by addresses.created_at desc, addresses.id desc
    limit p_limit
    offset p_offset
  ) as page;
  return jsonb_build_object(
    'items', v_items,
    'total', (select count(*) from public.addresses where addresses.user_id = v_caller_id),
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.auth_addresses_list(integer, bigint) is
  'Lists the addresses of the caller, newest first.';

-- supabase/schemas/api/functions/auth_addresses_update.sql
create function api.auth_addresses_update(p_address_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_is_primary constant boolean := (p_changes ->> 'is_primary')::boolean;
  v_address public.addresses;
begin
  select addresses.* into v_address
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_caller_id;
  if v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'address_not_found', 'There is no such address.');
  elsif v_address.is_primary and v_is_primary is false then
    perform private.raise_error('CONFLICT', 'primary_address_required',
      'One address has to be primary: make another one primary instead.');
  elsif p_changes = '{}' then
    return private.address_record(v_address);
  end if;

  if v_is_primary then
    update public.addresses
    set is_primary = false,
        updated_at = private.now()
    where user_id = v_caller_id
      and is_primary
      and id <> p_address_id;
  end if;
  -- Null clears a nullable field and is ignored for the others.
  update public.addresses
  set label = case when p_changes ? 'label' then p_changes ->> 'label' else label end,
      recipient_name = coalesce(p_changes ->> 'recipient_name', recipient_name),
      phone = coalesce(p_changes ->> 'phone', phone),
      street = coalesce(p_changes ->> 'street', street),
      district = case when p_changes ? 'district' then p_changes ->> 'district' else district end,
      city = coalesce(p_changes ->> 'city', city),
      province = coalesce(p_changes ->> 'province', province),
      postal_code = coalesce(p_changes ->> 'postal_code', postal_code),
      latitude = case
        when p_changes ? 'latitude' then (p_changes ->> 'latitude')::double precision
        else latitude
      end,
      longitude = case
        when p_changes ? 'longitude' then (p_changes ->> 'longitude')::double precision
        else longitude
      end,
      is_primary = coalesce(v_is_primary, is_primary),
      updated_at = private.now()
  where id = p_address_id
  returning * into v_address;
  perform private.fill_phone(v_caller_id);
  return private.address_record(v_address);
end
$$;
comment on function api.auth_addresses_update(uuid, jsonb) is
  'Changes the given fields of an address of the caller. Null clears label, district, latitude '
  'or longitude.';

-- supabase/schemas/api/functions/auth_block.sql
create function api.auth_block(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.locked_caller()).id;
begin
  if p_user_id = v_me then
    perform private.raise_error('FORBIDDEN', 'self_block', 'You cannot block yourself.');
  end if;
  perform private.lock_user(p_user_id);
  perform private.lock_people(v_me, p_user_id);

  delete from private.follows
  where (follows.follower_id, follows.followed_id) in ((v_me, p_user_id), (p_user_id, v_me));
  insert into private.blocks (blocker_id, blocked_id)
  values (v_me, p_user_id)
  on conflict do nothing;
  return jsonb_build_object('user_id', p_user_id, 'blocked_by_me', true);
end
$$;
comment on function api.auth_block(uuid) is
  'Blocks a user and ends follows both ways; open orders go on. A repeated call changes nothing.';

-- supabase/schemas/api/functions/auth_blocks.sql
create function api.auth_blocks(p_limit integer, p_cursor text) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  -- The last block of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_page private.blocks[];
  v_items jsonb;
begin
  -- One more than the page tells whether another follows.
  v_page := array(
    select blocks
    from private.blocks
    where blocks.blocker_id = v_me
      and (blocks.created_at, blocks.blocked_id) < (v_at, v_id)
    order by blocks.created_at desc, blocks.blocked_id desc
    limit p_limit + 1);
  select jsonb_agg(
    profiles.card::jsonb
      || jsonb_build_object('blocked_at', internal.wire_time(page.created_at))
    order by page.created_at desc, page.blocked_id desc)
  into v_items
  from unnest(v_page[:p_limit]) as page
  join public.profiles on profiles.id = page.blocked_id;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then internal.wire_time((v_page[p_limit]).created_at) || '_' || (v_page[p_limit]).blocked_id
    end);
end
$$;
comment on function api.auth_blocks(integer, text) is
  'Whom the caller has blocked, the latest first. p_cursor is the next_cursor of the page before; '
  'null: the first.';

-- supabase/schemas/api/functions/auth_delete.sql
create function api.auth_delete(p_give_up_below bigint default null) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_erased jsonb;
begin
  perform private.lock_account(v_caller_id);
  perform private.give_up_balance(v_caller_id, p_give_up_below);
  perform private.require_no_account_blockers(v_caller_id);
  v_erased := jsonb_build_object(
    'user_id', v_caller_id,
    'labels', private.labels_of(v_caller_id));
  -- A second time after the signed upload URLs have expired, which nobody can take back.
  perform private.enqueue_job('auth_erase', v_caller_id || runs.suffix, v_erased, runs.at)
  from (values
    ('', private.now()),
    (':late', private.now() + interval '3 hours')
  ) as runs (suffix, at);
  perform private.erase_ktp(v_caller_id);
  perform private.anonymize_user(v_caller_id);
  return jsonb_build_object('id', v_caller_id, 'deleted', true);
end
$$;
comment on function api.auth_delete(bigint) is
  'Deletes the account of the caller. Orders, reviews and ledger entries stay, without '
  'anything that names the person. 409 while money or orders are open; a balance '
  'below p_give_up_below (rupiah) is given up.';

-- supabase/schemas/api/functions/auth_export.sql
create function api.auth_export() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_all constant integer := 2147483647;
begin
  -- Records that involve other users come from the operations that show them to the caller anyway,
  -- so the export discloses nothing more about those users.
  return jsonb_build_object(
    'exported_at', internal.wire_time(private.now()),
    'profile', api.auth_me(),
    'orders', api.orders_my(null, v_all, 0) - 'limit' - 'offset',
    'wallet', jsonb_build_object(
      'balance', api.wallet_balance(),
      'transactions', api.wallet_transactions(v_all, 0) -> 'items',
      'withdrawals', api.wallet_withdrawals_list(v_all, 0) -> 'items'),
    'boosts', api.boosts_list(v_all, 0) -> 'items',
    'reviews_received', api.reviews_user(v_caller_id, v_all, 0) -> 'items',
    'devices', api.push_subscriptions(v_all, 0) -> 'items',
    'notification_preferences', api.notifications_preferences())
    || private.export_listings(v_caller_id)
    || private.export_people(v_caller_id)
    || private.export_reports(v_caller_id)
    || private.export_activity(v_caller_id)
    || private.export_letters(v_caller_id);
end
$$;
comment on function api.auth_export() is
  'Everything stored about the caller. About other users it contains only what the caller can see '
  'anyway.';

-- supabase/schemas/api/functions/auth_follow.sql
create function api.auth_follow(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_max constant bigint := private.setting('follows_max');
begin
  if p_user_id = v_me then
    perform private.raise_error('FORBIDDEN', 'self_follow', 'You cannot follow yourself.');
  end if;
  perform private.lock_user(p_user_id);
  perform private.require_no_block(v_me, p_user_id);
  -- Concurrent follows of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('follows:' || v_me, 0));

  insert into private.follows (follower_id, followed_id)
  values (v_me, p_user_id)
  on conflict do nothing;
  if found and (select count(*) from private.follows where follower_id = v_me) > v_max then
    perform private.raise_error(
      'CONFLICT', 'too_many_follows',
      format('You follow %s users; unfollow one first.', v_max),
      p_facts => jsonb_build_object('max', v_max));
  end if;
  return jsonb_build_object('user_id', p_user_id, 'followed_by_me', true);
end
$$;
comment on function api.auth_follow(uuid) is
  'Follows a user, of at most follows_max; a repeated call changes nothing.';

-- supabase/schemas/api/functions/auth_followers.sql
create function api.auth_followers(
  p_user_id uuid,
  p_limit integer,
  p_cursor text
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  -- The last follower of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_count bigint;
  v_page private.follows[] := '{}';
  v_items jsonb;
begin
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  select count(*)
  into v_count
  from (
    select
    from private.follows
    where follows.followed_id = p_user_id
    limit 10001
  ) as counted;

  if p_user_id = v_me then
    -- One more than the page tells whether another follows.
    v_page := array(
      select follows
      from private.follows
      where follows.followed_id = p_user_id
        and (follows.created_at, follows.follower_id) < (v_at, v_id)
      order by follows.created_at desc, follows.follower_id desc
      limit p_limit + 1);
    select coalesce(
      jsonb_agg(
        profiles.card::jsonb
          || jsonb_build_object('followed_at', internal.wire_time(page.created_at))
        order by page.created_at desc, page.follower_id desc),
      '[]')
    into v_items
    from unnest(v_page[:p_limit]) as page
    join public.profiles on profiles.id = page.follower_id;
  end if;
  return jsonb_build_object(
    'count', least(v_count, 10000),
    'count_is_minimum', v_count > 10000,
    'followed_by_me', exists (
      select
      from private.follows
      where follows.follower_id = v_me
        and follows.followed_id = p_user_id),
    'items', v_items,
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then internal.wire_time((v_page[p_limit]).created_at)
        || '_' || (v_page[p_limit]).follower_id
    end);
end
$$;
comment on function api.auth_followers(uuid, integer, text) is
  'How many follow a user, counted to 10,000, and whether the caller does; to the user also who '
  'they are, the latest first, otherwise null. p_cursor is the next_cursor of the page before.';

-- supabase/schemas/api/functions/auth_me.sql
create function api.auth_me() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile
  from public.profiles
  where profiles.id = private.caller_id();
  if v_profile.id is null then
    perform private.raise_error('NOT_FOUND', 'profile_not_found',
      'You have no profile yet: create one with POST /auth/register.');
  elsif v_profile.deleted_at is not null then
    perform private.raise_error(
      'UNAUTHORIZED', 'account_deleted', 'This account does not exist any more.');
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_me() is
  'The profile of the caller. 404 until they register.';

-- supabase/schemas/api/functions/auth_register.sql
create function api.auth_register(
  p_username text,
  p_full_name text default null,
  p_bio text default null,
  p_photo_url text default null,
  p_city text default null,
  p_email text default null,
  p_token_issued_at bigint default 0
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := private.caller_id();
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = v_caller_id;
  if v_profile.deleted_at is not null then
    perform private.raise_error(
      'UNAUTHORIZED', 'account_deleted', 'This account does not exist any more.');
  elsif v_profile.id is not null then
    perform private.raise_error('CONFLICT', 'already_registered', 'You are already registered.');
  elsif exists (
    select from public.profiles where lower(profiles.username) = lower(p_username))
  then
    perform private.raise_error('CONFLICT', 'username_taken', 'This username is taken.');
  end if;

  begin
    insert into public.profiles (id, username, full_name, bio, photo_url, city)
    values (v_caller_id, p_username, p_full_name, p_bio, p_photo_url, p_city)
    returning * into v_profile;
  exception when foreign_key_violation then
    -- Access tokens stay valid for a while after the account is deleted.
    perform private.raise_error(
      'UNAUTHORIZED', 'account_deleted', 'This account does not exist any more.');
  end;
  if p_email is not null then
    insert into private.contacts (user_id, email, token_issued_at)
    values (v_caller_id, p_email, to_timestamp(p_token_issued_at));
  end if;
  insert into private.caller_days (user_id, day)
  values (v_caller_id, (private.now() at time zone 'Asia/Jakarta')::date)
  on conflict do nothing;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_register(text, text, text, text, text, text, bigint) is
  'Creates the profile of the caller. p_email and p_token_issued_at (Unix seconds) come from the '
  'verified token.';

-- supabase/schemas/api/functions/auth_report.sql
create function api.auth_report(
  p_user_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.locked_caller();
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$$;
comment on function api.auth_report(uuid, text, text) is 'Reports another user to staff.';

-- supabase/schemas/api/functions/auth_unblock.sql
create function api.auth_unblock(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  perform private.find_user(p_user_id);
  delete from private.blocks
  where blocker_id = v_me
    and blocked_id = p_user_id;
  return jsonb_build_object('user_id', p_user_id, 'blocked_by_me', false);
end
$$;
comment on function api.auth_unblock(uuid) is
  'Ends the caller''s block of a user; without one, nothing changes.';

-- supabase/schemas/api/functions/auth_unfollow.sql
create function api.auth_unfollow(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  perform private.find_user(p_user_id);
  delete from private.follows
  where follower_id = v_me
    and followed_id = p_user_id;
  return jsonb_build_object('user_id', p_user_id, 'followed_by_me', false);
end
$$;
comment on function api.auth_unfollow(uuid) is
  'No longer follows a user; when the caller does not, nothing changes.';

-- supabase/schemas/api/functions/auth_update.sql
create function api.auth_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  if p_changes ? 'on_vacation_until' then
    v_profile := private.take_vacation(
      private.caller_id(), (p_changes ->> 'on_vacation_until')::timestamptz);
  else
    v_profile := private.locked_caller();
  end if;
  if p_changes <> '{}' then
    update public.profiles
    set full_name = case
          when p_changes ? 'full_name' then p_changes ->> 'full_name' else full_name
        end,
        bio = case when p_changes ? 'bio' then p_changes ->> 'bio' else bio end,
        photo_url = case
          when p_changes ? 'photo_url' then p_changes ->> 'photo_url' else photo_url
        end,
        city = case when p_changes ? 'city' then p_changes ->> 'city' else city end,
        phone = case when p_changes ? 'phone' then p_changes ->> 'phone' else phone end,
        locale = coalesce(p_changes ->> 'locale', locale),
        updated_at = private.now()
    where id = v_profile.id
    returning * into v_profile;
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_update(jsonb) is
  'Changes the given fields of the profile of the caller: {full_name?, bio?, photo_url?, city?, '
  'phone?, locale?, on_vacation_until?}. Null clears all but locale; other fields are ignored.';

-- supabase/schemas/api/functions/auth_user.sql
create function api.auth_user(p_user_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'photo_url', profiles.photo_url,
      'city', profiles.city,
      'bio', profiles.bio,
      'verified', profiles.verified,
      'on_vacation_until', internal.wire_time(private.vacation_of(profiles.id)),
      'rating', round(profiles.rating_sum::numeric / nullif(profiles.rating_count, 0), 2),
      'rating_count', profiles.rating_count,
      'sold_count', profiles.sold_count,
      'created_at', internal.wire_time(profiles.created_at))
    from public.profiles
    where profiles.id = p_user_id
  );
end
$$;
comment on function api.auth_user(uuid) is
  'The public profile of a user, or null.';
grant execute on function api.auth_user(uuid) to anon;

-- supabase/schemas/api/functions/boosts_create.sql
-- POST /boosts has the same three steps as POST /orders. Until internal.finish_boost_purchase the
-- status is CREATING and the seller does not see the purchase.
create function api.boosts_create(
  p_listing_id uuid,
  p_package text,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_listing public.listings;
  v_package private.boost_packages;
  v_purchase private.boost_purchases;
begin
  select packages.* into v_package
  from private.boost_packages as packages
  where packages.code = p_package
    and packages.is_offered;
  select listings.* into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null;
  if v_package.code is null then
    perform private.raise_error(
      'VALIDATION', 'boost_package_unknown',
      'There is no such package; see GET /boosts/packages.');
  elsif v_listing.id is null
    or (v_listing.status = 'removed' and v_listing.seller_id <> v_seller.id) then
    perform private.raise_error('NOT_FOUND', 'listing_not_found', 'There is no such listing.');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.raise_error(
      'FORBIDDEN', 'not_the_seller', 'Only the seller of a listing can boost it.');
  end if;

  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.listing_id = p_listing_id
    and purchases.status in ('CREATING', 'AWAITING_PAYMENT');
  if v_purchase.id is not null then
    return private.resume_boost(v_purchase, p_package, p_request_key);
  elsif v_listing.status <> 'active' then
    perform private.raise_error(
      'CONFLICT', 'listing_not_active',
      format('The listing is %s; only an active listing can be boosted.', v_listing.status));
  elsif private.vacation_of(v_seller.id) is not null then
    perform private.raise_error(
      'CONFLICT', 'own_vacation',
      'You are on vacation, and the time of a boost runs on; end your vacation first.');
  end if;

  insert into private.boost_purchases (
    reference, seller_id, listing_id, package, score, days, price, request_key)
  values (
    private.new_reference('BST'), v_seller.id, v_listing.id,
    v_package.code, v_package.score, v_package.days, v_package.price, p_request_key)
  returning * into v_purchase;
  -- If this process dies before finish_boost_purchase, the job finds the invoice or abandons it.
  perform private.enqueue_job(
    'finish_boost_purchase',
    v_purchase.id::text,
    jsonb_build_object('boost_id', v_purchase.id),
    private.now() + interval '60 seconds');
  return private.pending_boost(v_purchase, false);
end
$$;
comment on function api.boosts_create(uuid, text, text) is
  'Records the caller''s purchase of a boost for their active listing and returns '
  'what the invoice request needs.';

-- supabase/schemas/api/functions/boosts_get.sql
create function api.boosts_get(p_boost_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id
    and purchases.seller_id = v_caller.id
    and purchases.status <> 'CREATING';
  if v_purchase.id is null then
    perform private.raise_error('NOT_FOUND', 'boost_not_found', 'There is no such boost.');
  end if;
  return private.boost_record(v_purchase);
end
$$;
comment on function api.boosts_get(uuid) is 'A boost that the caller bought.';

-- supabase/schemas/api/functions/boosts_list.sql
create function api.boosts_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_items jsonb;
  v_total bigint;
begin
  select coalesce(
    jsonb_agg(private.boost_record(page) order by page.created_at desc, page.id desc),
    '[]')
  into v_items
  from (
    select purchases.*
    from private.boost_purchases as purchases
    where purchases.seller_id = v_caller.id
      and purchases.status <> 'CREATING'
    order by purchases.created_at desc, purchases.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total
  from private.boost_purchases as purchases
  where purchases.seller_id = v_caller.id
    and purchases.status <> 'CREATING';
  return jsonb_build_object(
    'items', v_items,
    'total', v_total,
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.boosts_list(integer, bigint) is
  'The boosts that the caller bought, newest first.';

-- supabase/schemas/api/functions/boosts_packages.sql
create function api.boosts_packages() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'package', packages.code,
          'name', packages.name,
          'score', packages.score,
          'days', packages.days,
          'price', packages.price)
        order by packages.price, packages.code),
      '[]')
    from private.boost_packages as packages
    where packages.is_offered
  );
end
$$;
comment on function api.boosts_packages() is 'The boost packages on offer, cheapest first.';
grant execute on function api.boosts_packages() to anon;

-- supabase/schemas/api/functions/feed_recently_sold.sql
-- plpgsql, because it keeps the plan; a function in language sql is planned at each call.
create function api.feed_recently_sold(p_limit integer) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_items json;
begin
  select json_agg(
    json_build_object(
      'id', sold.listing_id,
      'title', sold.listing_title,
      'price', sold.item_price,
      'photo_url', sold.listing_photo_url,
      'product_category', (
        select listings.product_category
        from public.listings
        where listings.id = sold.listing_id
      ),
      'sold_at', internal.wire_time(sold.sold_at)
    )
    order by sold.sold_at desc, sold.id desc)
  into v_items
  from (
    select
      orders.id,
      orders.listing_id,
      orders.listing_title,
      orders.item_price,
      orders.listing_photo_url,
      coalesce(orders.completed_at, orders.delivered_at) as sold_at
    from public.orders
    where orders.status in ('COMPLETED', 'DELIVERED')
      -- Its seller has left.
      and orders.listing_photo_url <> ''
    order by coalesce(orders.completed_at, orders.delivered_at) desc, orders.id desc
    limit p_limit
  ) as sold;
  return concat('{"success":true,"data":', coalesce(v_items, '[]'), '}');
end
$$;
comment on function api.feed_recently_sold(integer) is
  'Lists the listings sold last, newest first, as the JSON text of the response. Titles and '
  'prices are those of the order; the text names no user.';
grant execute on function api.feed_recently_sold(integer) to anon;

-- supabase/schemas/api/functions/finance_inbox_run.sql
create function api.finance_inbox_run(p_terms jsonb default null) returns private.inbox_run_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event private.finance_inbox;
  v_outcome text;
  v_error text;
begin
  select inbox.*
  into v_event
  from private.finance_inbox as inbox
  where inbox.handled_at is null
    and inbox.due_at <= private.now()
  order by inbox.due_at, inbox.position
  limit 1
  for update skip locked;
  if v_event.id is null then
    return 'idle';
  end if;
  begin
    v_outcome := private.apply_portal_event(v_event, p_terms);
  exception
    when others then
      get stacked diagnostics v_error = message_text;
      update private.finance_inbox
      set
        attempts = attempts + 1,
        last_error = left(v_error, 1000),
        due_at = private.now()
          + make_interval(secs => private.retry_seconds('finance_inbox', attempts + 1))
      where id = v_event.id;
      return 'failed';
  end;
  update private.finance_inbox
  set
    attempts = attempts + 1,
    outcome = v_outcome,
    handled_at = private.now(),
    last_error = null
  where id = v_event.id;
  return 'done';
end
$$;
comment on function api.finance_inbox_run(jsonb) is
  'Handles the oldest due event of the inbox. Returns done, failed (retried later) or idle. '
  'p_terms {fee, minimum} of a payout in rupiah; null if disbursements only notify the seller.';
revoke execute on function api.finance_inbox_run(jsonb) from authenticated;
grant execute on function api.finance_inbox_run(jsonb) to service_role;

-- supabase/schemas/api/functions/finances_balance.sql
create function api.finances_balance(p_seller_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller constant public.profiles := private.caller();
begin
  if v_caller.id <> p_seller_id
    and not private.has_role(v_caller.id, 'ops_admin', 'administrator')
    or not exists (select from public.profiles where profiles.id = p_seller_id)
  then
    perform private.raise_error('NOT_FOUND', 'seller_not_found', 'There is no such seller.');
  end if;
  return (
    select jsonb_build_object(
      'seller_id', balances.seller_id,
      'available', balances.available,
      'pending', balances.pending,
      'currency', balances.currency,
      'as_of', internal.wire_time(balances.as_of),
      'source', 'copy',
      'stale', true
    )
    from private.seller_balances as balances
    where balances.seller_id = p_seller_id
  );
end
$$;
comment on function api.finances_balance(uuid) is
  'The stored copy of a seller''s balance, for the seller and staff; null if there is none yet.';

-- supabase/schemas/api/functions/internal_events.sql
create function api.internal_events(p_after_seq bigint, p_limit integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'events', (
        select coalesce(
          jsonb_agg(private.event_envelope(page.*::private.outbox) order by page.seq), '[]'
        )
        from (
          select outbox.*
          from private.outbox
          where outbox.seq > p_after_seq
          order by outbox.seq
          limit p_limit
        ) as page
      ),
      'last_seq', (select finance_portal.last_seq from private.finance_portal)
    )
  );
end
$$;
comment on function api.internal_events(bigint, integer) is
  'Events with a seq above p_after_seq, oldest first, delivered or not, and the highest seq, by '
  'which the portal sees that no event is missing.';
revoke execute on function api.internal_events(bigint, integer) from authenticated;
grant execute on function api.internal_events(bigint, integer) to service_role;

-- supabase/schemas/api/functions/internal_receive.sql
create function api.internal_receive(
  p_event_id text,
  p_type text,
  p_data jsonb,
  p_digest text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stored_digest text;
begin
  insert into private.finance_inbox (id, type, data, digest)
  values (p_event_id, p_type, p_data, p_digest)
  on conflict (id) do nothing;
  select inbox.digest
  into v_stored_digest
  from private.finance_inbox as inbox
  where inbox.id = p_event_id;
  if v_stored_digest <> p_digest then
    perform private.raise_error(
      'CONFLICT', 'message_id_reused', 'This id was sent before with other content.');
  end if;
  return jsonb_build_object('id', p_event_id, 'received', true);
end
$$;
comment on function api.internal_receive(text, text, jsonb, text) is
  'Stores an event of the finance portal in the inbox; a repeat changes nothing.';
revoke execute on function api.internal_receive(text, text, jsonb, text) from authenticated;
grant execute on function api.internal_receive(text, text, jsonb, text) to service_role;

-- supabase/schemas/api/functions/internal_resolve_dispute.sql
create function api.internal_resolve_dispute(
  p_command_id text,
  p_digest text,
  p_command jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_command private.portal_commands;
  v_dispute private.disputes;
begin
  -- A concurrent call with the same id waits here until this transaction ends.
  insert into private.portal_commands (id, digest, command)
  values (p_command_id, p_digest, p_command)
  on conflict (id) do nothing;
  if not found then
    select commands.* into v_command
    from private.portal_commands as commands
    where commands.id = p_command_id;
    if v_command.digest <> p_digest then
      perform private.raise_error(
        'CONFLICT', 'message_id_reused',
        'This webhook-id was used for another command; use a new one.');
    end if;
    return jsonb_build_object('is_replay', true, 'dispute', v_command.answer);
  end if;

  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = coalesce((p_command ->> 'dispute_id')::uuid, disputes.id)
    and disputes.order_id = coalesce((p_command ->> 'order_id')::uuid, disputes.order_id)
    and num_nonnulls(p_command ->> 'dispute_id', p_command ->> 'order_id') > 0;
  if v_dispute.id is null then
    perform private.raise_error('NOT_FOUND', 'dispute_not_found', 'There is no such dispute.');
  end if;
  v_dispute := private.resolve_dispute(
    v_dispute.id,
    p_command ->> 'resolution',
    p_command ->> 'note',
    'portal',
    null,
    (p_command ->> 'refund_amount')::bigint);
  update private.portal_commands
  set answer = private.dispute_record(v_dispute.order_id)
  where id = p_command_id
  returning * into v_command;
  return jsonb_build_object('is_replay', false, 'dispute', v_command.answer);
end
$$;
comment on function api.internal_resolve_dispute(text, text, jsonb) is
  'The finance portal ends a dispute; a repeat of p_command_id returns the first result. '
  'p_command: {dispute_id | order_id, resolution: release | refund | split, refund_amount?, note?, '
  'actor}.';
revoke execute on function api.internal_resolve_dispute(text, text, jsonb) from authenticated;
grant execute on function api.internal_resolve_dispute(text, text, jsonb) to service_role;

-- supabase/schemas/api/functions/ktp_status.sql
create function api.ktp_status() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.user_id = v_caller_id
    and submissions.status in ('pending', 'approved', 'rejected')
  order by submissions.submitted_at desc, submissions.id desc
  limit 1;
  if v_submission.id is null then
    return jsonb_build_object(
      'id', null,
      'status', 'none',
      'rejection_reason', null,
      'submitted_at', null,
      'decided_at', null);
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_status() is
  'The latest identity check of the caller: none, pending, approved or rejected.';

-- supabase/schemas/api/functions/ktp_submit.sql
create function api.ktp_submit(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid;
  v_submission private.ktp_submissions;
begin
  -- Locked until commit: a concurrent deletion of the account is either seen here, or waits and
  -- then erases this submission.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller_id := (private.caller()).id;
  perform private.require_no_open_ktp(v_caller_id);
  update private.ktp_submissions
  set status = 'pending',
      submitted_at = private.now()
  where id = p_submission_id
    and user_id = v_caller_id
    and status = 'uploading'
  returning * into v_submission;
  if v_submission.id is null then
    perform private.raise_error(
      'CONFLICT', 'upload_too_slow', 'The upload took too long: send the photos again.');
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_submit(uuid) is
  'Submits an identity check whose two photos are uploaded. Staff can see it from now on.';

-- supabase/schemas/api/functions/listings_boosted.sql
create function api.listings_boosted(p_limit integer, p_offset bigint) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_total bigint;
  v_expired_listings uuid[];
  v_expired_sellers uuid[];
  v_ids uuid[];
  v_cards text;
begin
  select coalesce(sum(counts.visible), 0)
  into v_total
  from public.listing_counts as counts;
  -- Boosts whose time is over and whose score internal.end_boost has not yet subtracted.
  select
    array_agg(periods.listing_id) filter (where periods.listing_id is not null),
    array_agg(periods.seller_id) filter (where periods.listing_id is null)
  into v_expired_listings, v_expired_sellers
  from private.boost_periods as periods
  where periods.ended_at is null
    and periods.ends_at <= private.now();

  if p_offset >= v_total then
    v_cards := '';
  elsif v_expired_listings is null and v_expired_sellers is null then
    -- The subquery is sorted, and nothing reorders it before the aggregate.
    select string_agg(
      page.card || ',"seller":' || (
        select profiles.card
        from public.profiles
        where profiles.id = page.seller_id
      ) || '}',
      ',')
    into v_cards
    from (
      select listings.card, listings.seller_id
      from public.listings
      where listings.is_visible
      order by listings.boost_score desc, listings.id
      limit p_limit
      offset p_offset
    ) as page;
  else
    v_ids := array(
      select pool.id
      from (
        (
          select listings.id, listings.boost_score::bigint as score
          from public.listings
          where listings.is_visible
            and listings.id <> all (coalesce(v_expired_listings, '{}'))
            and listings.seller_id <> all (coalesce(v_expired_sellers, '{}'))
          order by listings.boost_score desc, listings.id
          limit p_offset + p_limit
        )
        union all
        select listings.id, listings.boost_score - (
            select sum(periods.score)
            from private.boost_periods as periods
            where periods.ended_at is null
              and periods.ends_at <= private.now()
              and (periods.listing_id = listings.id
                or periods.listing_id is null and periods.seller_id = listings.seller_id)
          )
        from public.listings
        where listings.is_visible
          and (listings.id = any (v_expired_listings)
            or listings.seller_id = any (v_expired_sellers))
      ) as pool
      order by pool.score desc, pool.id
      limit p_limit
      offset p_offset);
    v_cards := internal.listing_cards(v_ids);
  end if;

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    '}');
end
$$;
comment on function api.listings_boosted(integer, bigint) is
  'A page of all visible listings as JSON text, the highest boost score first. '
  'A boost whose time is over counts for nothing, even before its end is recorded.';
grant execute on function api.listings_boosted(integer, bigint) to anon;

-- supabase/schemas/api/functions/listings_browse.sql
create function api.listings_browse(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_limit integer,
  p_offset bigint,
  p_after_key bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_total bigint;
  v_cards text;
  v_rows bigint;
  v_key bigint;
  v_id uuid;
  v_cursor text;
begin
  select coalesce(sum(counts.visible), 0)
  into v_total
  from public.listing_counts as counts
  where (p_gender is null or counts.gender = p_gender)
    and (p_product_category is null or counts.product_category = p_product_category);

  if p_offset < v_total then
    -- One more than the page, to know whether another page follows.
    select
      string_agg(
        listings.card || ',"seller":' || (
          select profiles.card
          from public.profiles
          where profiles.id = listings.seller_id
        ) || '}',
        ',' order by page.position),
      max(page.position),
      max(page.key) filter (where page.position = p_limit),
      (array_agg(page.id) filter (where page.position = p_limit))[1]
    into v_cards, v_rows, v_key, v_id
    from internal.listings_walk(
      p_sort_by, p_gender, p_product_category, p_limit + 1, p_offset, p_after_key, p_after_id
    ) with ordinality as page (id, key, position)
    left join public.listings on listings.id = page.id
      and page.position <= p_limit;
  end if;
  if v_rows > p_limit and p_limit > 0 then
    -- base64url without padding.
    v_cursor := translate(
      encode(
        convert_to(
          json_build_array(p_sort_by, p_gender, p_product_category, v_key, v_id)::text, 'UTF8'),
        'base64'),
      E'+/=\n', '-_');
  end if;

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"next_cursor":', coalesce('"' || v_cursor || '"', 'null'),
    '}');
end
$$;
comment on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) is
  'A page of visible listings as JSON text, with the exact total and a cursor to the next page. '
  'p_after_key and p_after_id are of the last row before the page: its price, or its creation time '
  'in microseconds, and its id. Runs with the rights of its caller.';
grant execute on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid)
to anon;

-- supabase/schemas/api/functions/listings_create.sql
create function api.listings_create(p_listing jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_new public.listings := jsonb_populate_record(null::public.listings, p_listing);
  v_listing public.listings;
begin
  -- Held until commit: a suspension or vacation either hides this listing too, or is seen here.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();

  insert into public.listings (
    seller_id, title, description, price, original_price, product_category, gender, condition,
    brand, size, color, material, style, sub_category, vibe_tags, photos, weight_grams,
    seller_active
  )
  values (
    v_seller.id,
    v_new.title,
    coalesce(v_new.description, ''),
    v_new.price,
    v_new.original_price,
    v_new.product_category,
    v_new.gender,
    v_new.condition,
    v_new.brand,
    v_new.size,
    v_new.color,
    v_new.material,
    v_new.style,
    v_new.sub_category,
    coalesce(v_new.vibe_tags, '{}'),
    v_new.photos,
    v_new.weight_grams,
    v_seller.on_vacation_until is null
  )
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_create(jsonb) is
  'Creates a listing of the caller. p_listing holds the columns that a seller sets.';

-- supabase/schemas/api/functions/listings_delete.sql
create function api.listings_delete(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  update public.listings
  set deleted_at = private.now(),
      updated_at = private.now()
  where id = v_listing.id;
  return jsonb_build_object('id', v_listing.id, 'deleted', true);
end
$$;
comment on function api.listings_delete(uuid) is
  'Deletes the caller''s active or removed listing. The row stays for earlier orders.';

-- supabase/schemas/api/functions/listings_following.sql
create function api.listings_following(p_limit integer, p_cursor text) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  -- The last listing of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_ids uuid[];
  v_items jsonb;
  v_last public.listings;
begin
  -- One more than the page, of every followed seller's newest, tells whether another follows.
  v_ids := array(
    select newest.id
    from private.follows
    cross join lateral (
      select listings.id, listings.created_at
      from public.listings
      where listings.seller_id = follows.followed_id
        and listings.deleted_at is null
        and listings.is_visible
        and (listings.created_at, listings.id) < (v_at, v_id)
      order by listings.created_at desc, listings.id desc
      limit p_limit + 1
    ) as newest
    where follows.follower_id = v_me
    order by newest.created_at desc, newest.id desc
    limit p_limit + 1);
  select jsonb_agg(
    internal.listing_record(listings)
    order by page.position)
  into v_items
  from unnest(v_ids[:p_limit]) with ordinality as page (id, position)
  join public.listings on listings.id = page.id;
  if cardinality(v_ids) > p_limit then
    select listings.* into v_last from public.listings where listings.id = v_ids[p_limit];
  end if;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'next_cursor', internal.wire_time(v_last.created_at) || '_' || v_last.id);
end
$$;
comment on function api.listings_following(integer, text) is
  'What is for sale of those whom the caller follows, newest first. p_cursor is the next_cursor '
  'of the page before; null: the first.';

-- supabase/schemas/api/functions/listings_get.sql
create function api.listings_get(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return jsonb_set(
    internal.listing_record(v_listing),
    '{seller,on_vacation_until}',
    coalesce(to_jsonb(internal.wire_time(private.vacation_of(v_listing.seller_id))), 'null')
  ) || jsonb_build_object('liked_by_me', exists (
    select
    from public.likes
    where likes.user_id = v_me
      and likes.listing_id = v_listing.id
  ));
end
$$;
comment on function api.listings_get(uuid) is
  'A listing, also when reserved, sold or of a seller on vacation, and whether the caller likes '
  'it. Only the seller gets a removed listing.';

-- supabase/schemas/api/functions/listings_like.sql
create function api.listings_like(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_likes integer;
  v_until timestamptz := date_bin('10 minutes', private.now(), 'epoch') + interval '10 minutes';
begin
  v_likes := (private.readable_listing(p_listing_id, v_me)).likes;

  insert into public.likes (user_id, listing_id)
  values (v_me, p_listing_id)
  on conflict do nothing;
  if found then
    update public.listings
    set likes = likes + 1
    where id = p_listing_id
    returning likes into v_likes;
    perform private.enqueue_job(
      'listings_liked',
      p_listing_id || ':' || extract(epoch from v_until)::bigint,
      jsonb_build_object('listing_id', p_listing_id, 'until', internal.wire_time(v_until)),
      v_until);
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', true, 'likes', v_likes);
end
$$;
comment on function api.listings_like(uuid) is 'Likes a listing; a repeated call changes nothing.';

-- supabase/schemas/api/functions/listings_liked.sql
create function api.listings_liked(p_limit integer, p_cursor text) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  -- The last like of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_page public.likes[];
  v_items jsonb;
begin
  -- One more than the page tells whether another follows. As private.readable_listing.
  v_page := array(
    select given
    from public.likes as given
    join public.listings on listings.id = given.listing_id
    where given.user_id = v_me
      and listings.deleted_at is null
      and (listings.status <> 'removed' or listings.seller_id = v_me)
      and (given.created_at, given.listing_id) < (v_at, v_id)
    order by given.created_at desc, given.listing_id desc
    limit p_limit + 1);
  select jsonb_agg(
    internal.listing_record(listings)
    order by page.created_at desc, page.listing_id desc)
  into v_items
  from unnest(v_page[:p_limit]) as page
  join public.listings on listings.id = page.listing_id;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then internal.wire_time((v_page[p_limit]).created_at) || '_' || (v_page[p_limit]).listing_id
    end);
end
$$;
comment on function api.listings_liked(integer, text) is
  'The listings that the caller likes, the latest like first, except those that were deleted, or '
  'removed by another seller. p_cursor is the next_cursor of the page before; null: the first.';

-- supabase/schemas/api/functions/listings_photos.sql
create function api.listings_photos(p_extension text) returns text
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select (private.caller()).id || '/' || gen_random_uuid() || '.' || p_extension
$$;
comment on function api.listings_photos(text) is 'A new path for a photo in the caller''s folder.';

-- supabase/schemas/api/functions/listings_relist.sql
create function api.listings_relist(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Held until commit: a suspension either hides this listing too, or comes first and blocks it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  v_listing := private.lock_own_listing(p_listing_id, v_seller.id);
  if v_listing.status <> 'removed' then
    perform private.raise_error('CONFLICT', 'listing_not_removed',
      format('The listing is %s. Only a removed listing can be relisted.', v_listing.status));
  end if;

  update public.listings
  set status = 'active',
      updated_at = private.now()
  where id = v_listing.id
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_relist(uuid) is
  'Makes the caller''s listing active again after an ended order has removed it.';

-- supabase/schemas/api/functions/listings_report.sql
create function api.listings_report(
  p_listing_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.locked_caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return private.open_report(v_listing.seller_id, v_listing.id, p_reason, p_details);
end
$$;
comment on function api.listings_report(uuid, text, text) is
  'Reports another user''s listing to staff.';

-- supabase/schemas/api/functions/listings_unlike.sql
create function api.listings_unlike(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_likes integer;
begin
  v_likes := (private.readable_listing(p_listing_id, v_me)).likes;

  delete from public.likes where user_id = v_me and listing_id = p_listing_id;
  if found then
    update public.listings
    set likes = likes - 1
    where id = p_listing_id
    returning likes into v_likes;
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', false, 'likes', v_likes);
end
$$;
comment on function api.listings_unlike(uuid) is
  'Takes back the caller''s like; without one, nothing changes.';

-- supabase/schemas/api/functions/listings_update.sql
create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
  -- Fields that p_changes leaves out keep their value.
  v_new public.listings := jsonb_populate_record(v_listing, p_changes);
begin
  if p_changes <> '{}' then
    update public.listings
    set title = coalesce(v_new.title, title),
        description = coalesce(v_new.description, ''),
        price = coalesce(v_new.price, price),
        original_price = v_new.original_price,
        product_category = coalesce(v_new.product_category, product_category),
        gender = coalesce(v_new.gender, gender),
        condition = coalesce(v_new.condition, condition),
        brand = v_new.brand,
        size = v_new.size,
        color = v_new.color,
        material = v_new.material,
        style = v_new.style,
        sub_category = v_new.sub_category,
        vibe_tags = coalesce(v_new.vibe_tags, '{}'),
        photos = v_new.photos,
        weight_grams = coalesce(v_new.weight_grams, weight_grams),
        updated_at = private.now()
    where id = p_listing_id
    returning * into v_listing;
  end if;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_update(uuid, jsonb) is
  'Changes the given fields of the caller''s active or removed listing; null clears an optional '
  'field.';

-- supabase/schemas/api/functions/listings_user.sql
create function api.listings_user(
  p_user_id uuid,
  p_limit integer,
  p_offset bigint,
  p_status text default null
) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_own constant boolean := p_user_id is not distinct from auth.uid();
  v_status constant public.listing_status := p_status::public.listing_status;
  v_seller text;
  v_cards text;
  v_total bigint;
begin
  select profiles.card
  into v_seller
  from public.profiles
  where profiles.id = p_user_id;
  if v_seller is null then
    return null;
  end if;

  -- The subquery is sorted, and nothing reorders it before the aggregate.
  select string_agg(page.card || ',"seller":' || v_seller || '}', ',')
  into v_cards
  from (
    select listings.card
    from public.listings
    where listings.seller_id = p_user_id
      and listings.deleted_at is null
      and (listings.status <> 'removed' or v_is_own)
      and (v_status is null or listings.status = v_status)
    order by listings.created_at desc, listings.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*)
  into v_total
  from public.listings
  where listings.seller_id = p_user_id
    and listings.deleted_at is null
    and (listings.status <> 'removed' or v_is_own)
    and (v_status is null or listings.status = v_status);

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    '}');
end
$$;
comment on function api.listings_user(uuid, integer, bigint, text) is
  'A page of the listings that a user sells and has sold, newest first, as JSON text; removed ones '
  'for their seller only; null without such a user. Runs with the rights of its caller.';
grant execute on function api.listings_user(uuid, integer, bigint, text) to anon;

-- supabase/schemas/api/functions/live_streams_chat.sql
-- Messages to one stream that wait at the same moment arrive in one call, which takes one lock, one
-- insert and one commit. Each is accepted or rejected as if it had come alone.
create function api.live_streams_chat(p_stream_id text, p_messages jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_status public.live_status;
  v_seller_id uuid;
  v_results jsonb;
begin
  -- As private.locked_caller, for each writer.
  perform
  from public.profiles
  where profiles.id in (
    select (message.value ->> 'user_id')::uuid
    from jsonb_array_elements(p_messages) as message
  )
  order by profiles.id
  for key share;
  -- The end of a stream takes the chat's lock for its last message. The status is read under the
  -- same lock, so no message follows the last one.
  perform from private.live_chats where live_chats.stream_id = p_stream_id for no key update;
  select live_streams.status, live_streams.seller_id
  into v_status, v_seller_id
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_status is null then
    perform private.raise_error('NOT_FOUND', 'stream_not_found', 'There is no such stream.');
  elsif v_status = 'ended' then
    perform private.raise_error(
      'CONFLICT', 'stream_ended', 'The stream has ended and its chat is closed.');
  end if;

  with given as (
    select
      message.position,
      message.value ->> 'user_id' as user_id,
      message.value ->> 'text' as text,
      message.value ->> 'type' as type,
      profiles.username,
      coalesce(
        private.inactive_error(profiles),
        private.block_error(profiles.id, v_seller_id)
      ) as error
    from jsonb_array_elements(p_messages) with ordinality as message (value, position)
    left join public.profiles on profiles.id = (message.value ->> 'user_id')::uuid
  ),
  numbered as materialized (
    select given.*, count(*) filter (where given.error is null) over (
      order by given.position
    ) as number
    from given
  ),
  accepted as (
    select count(*) as messages
    from numbered
    where numbered.error is null
  ),
  chat as (
    update private.live_chats
    set last_seq = live_chats.last_seq + accepted.messages,
        -- Times increase even within a microsecond or when the clock is set back.
        last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond')
          + (accepted.messages - 1) * interval '1 microsecond',
        messages = live_chats.messages + accepted.messages
    from accepted
    where live_chats.stream_id = p_stream_id
      and accepted.messages > 0
    returning
      live_chats.last_seq - accepted.messages as seq_before,
      live_chats.last_at - accepted.messages * interval '1 microsecond' as time_before
  ),
  added as (
    insert into public.live_chat_messages as messages (
      stream_id, seq, user_id, username, text, type, created_at
    )
    select
      p_stream_id,
      chat.seq_before + numbered.number,
      numbered.user_id,
      numbered.username,
      numbered.text,
      numbered.type,
      chat.time_before + numbered.number * interval '1 microsecond'
    from numbered
    cross join chat
    where numbered.error is null
    returning messages.seq, private.live_message_record(messages) as record
  )
  select jsonb_agg(
    jsonb_build_object('error', numbered.error, 'message', added.record)
    order by numbered.position)
  into v_results
  from numbered
  left join chat on numbered.error is null
  left join added on added.seq = chat.seq_before + numbered.number;
  return v_results;
end
$$;
comment on function api.live_streams_chat(text, jsonb) is
  'Adds p_messages [{user_id, text, type}], messages or price offers, to the chat of a stream that '
  'has not ended, in their order. Returns for each {message, error: {code, reason, message}}; '
  'one is null.';
revoke execute on function api.live_streams_chat(text, jsonb) from authenticated;
grant execute on function api.live_streams_chat(text, jsonb) to service_role;

-- supabase/schemas/api/functions/live_streams_create.sql
create function api.live_streams_create(p_stream jsonb, p_brand text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_host public.profiles;
  v_now timestamptz := private.now();
  v_scheduled_at timestamptz := (p_stream ->> 'scheduled_at')::timestamptz;
  v_is_upcoming boolean := coalesce(v_scheduled_at > v_now, false);
  v_stream public.live_streams;
begin
  -- Held until commit: a ban either finds this stream and ends it, or comes first and blocks it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_host := private.active_caller();
  perform private.may_go_live(v_host, p_brand);

  insert into public.live_streams (
    seller_id, seller_username, seller_avatar, title, status, pinned_listing_ids,
    scheduled_at, started_at, created_at
  )
  values (
    v_host.id,
    v_host.username,
    v_host.photo_url,
    p_stream ->> 'title',
    case when v_is_upcoming then 'upcoming' else 'live' end::public.live_status,
    private.checked_live_pins(
      v_host.id, coalesce(nullif(p_stream -> 'pinned_listing_ids', 'null'), '[]'), '{}'),
    v_scheduled_at,
    case when not v_is_upcoming then v_now end,
    v_now
  )
  returning * into v_stream;
  insert into private.live_chats (stream_id) values (v_stream.id);
  if not v_is_upcoming then
    perform private.begin_live_stream(v_stream);
  end if;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_create(jsonb, text) is
  'Starts a stream of the caller, or announces it when scheduled_at is in the future. '
  'p_stream {title, scheduled_at?, pinned_listing_ids?}. p_brand is the marketplace''s name, '
  'for the message to a banned host.';

-- supabase/schemas/api/functions/live_streams_end.sql
create function api.live_streams_end(p_stream_id text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams := private.own_live_stream(p_stream_id, (private.caller()).id);
begin
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'stream_ended', 'The stream has already ended.');
  end if;
  return private.live_stream_record(private.end_live_stream(p_stream_id));
end
$$;
comment on function api.live_streams_end(text) is
  'Ends a stream of the caller, or cancels one that was announced.';

-- supabase/schemas/api/functions/live_streams_get.sql
create function api.live_streams_get(p_stream_id text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.*
  into v_stream
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_stream.id is null then
    perform private.raise_error('NOT_FOUND', 'stream_not_found', 'There is no such stream.');
  end if;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_get(text) is 'A stream, also when it has ended.';
grant execute on function api.live_streams_get(text) to anon;

-- supabase/schemas/api/functions/live_streams_list.sql
create function api.live_streams_list(
  p_status text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statuses constant public.live_status[] := case
    when p_status is null then '{upcoming,live}'
    else array[p_status]
  end;
  v_items jsonb;
  v_total bigint;
begin
  select coalesce(
    jsonb_agg(private.live_stream_record(page) order by page.created_at desc, page.id desc),
    '[]')
  into v_items
  from (
    select live_streams.*
    from public.live_streams
    where live_streams.status = any (v_statuses)
    order by live_streams.created_at desc, live_streams.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*)
  into v_total
  from public.live_streams
  where live_streams.status = any (v_statuses);
  return jsonb_build_object(
    'items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.live_streams_list(text, integer, integer) is
  'Streams of one status, newest first; without a status, the live and upcoming ones.';
grant execute on function api.live_streams_list(text, integer, integer) to anon;

-- supabase/schemas/api/functions/live_streams_messages.sql
create function api.live_streams_messages(
  p_stream_id text,
  p_after text,
  p_after_seq bigint
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_messages jsonb;
  v_page public.live_chat_messages[];
begin
  if not exists (select from public.live_streams where live_streams.id = p_stream_id) then
    perform private.raise_error('NOT_FOUND', 'stream_not_found', 'There is no such stream.');
  end if;

  if p_after_seq is null then
    select coalesce(jsonb_agg(private.live_message_record(page) order by page.seq desc), '[]')
    into v_messages
    from (
      select messages.*
      from public.live_chat_messages as messages
      where messages.stream_id = p_stream_id
        and messages.created_at > coalesce(p_after, '-infinity')::timestamptz
      order by messages.created_at desc
      limit 100
    ) as page;
    return jsonb_build_object('messages', v_messages);
  end if;

  -- One more than the page tells whether another follows. A separate query for that reads the whole
  -- table when none does.
  v_page := array(
    select messages
    from public.live_chat_messages as messages
    where messages.stream_id = p_stream_id
      and messages.seq > p_after_seq
    order by messages.seq
    limit 101);
  select coalesce(jsonb_agg(private.live_message_record(page) order by page.seq), '[]')
  into v_messages
  from unnest(v_page[:100]) as page;
  return jsonb_build_object('messages', v_messages, 'has_more', cardinality(v_page) > 100);
end
$$;
comment on function api.live_streams_messages(text, text, bigint) is
  'At most 100 chat messages. With p_after_seq, those after it, oldest first, so that a poller '
  'misses none. Otherwise the newest first, after the time p_after if given, which is text because '
  'the database driver cuts microseconds.';
grant execute on function api.live_streams_messages(text, text, bigint) to anon;

-- supabase/schemas/api/functions/live_streams_pins.sql
create function api.live_streams_pins(p_stream_id text, p_pinned_listing_ids jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_host public.profiles := private.active_caller();
  v_stream public.live_streams := private.own_live_stream(p_stream_id, v_host.id);
  v_before uuid[] := v_stream.pinned_listing_ids;
  v_title text;
begin
  if v_stream.status = 'ended' then
    perform private.raise_error(
      'CONFLICT', 'stream_ended', 'The stream has ended. Its pins cannot be changed.');
  end if;

  update public.live_streams
  set pinned_listing_ids = private.checked_live_pins(v_host.id, p_pinned_listing_ids, v_before)
  where live_streams.id = p_stream_id
  returning * into v_stream;
  for v_title in
    select listings.title
    from unnest(v_stream.pinned_listing_ids) with ordinality as pin (listing_id, position)
    join public.listings on listings.id = pin.listing_id
    where pin.listing_id <> all (v_before)
    order by pin.position
  loop
    perform private.add_live_system_message(p_stream_id, format('Disematkan: %s', v_title));
  end loop;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_pins(text, jsonb) is
  'Replaces the pinned listings of the caller''s stream. A chat message names each new one.';

-- supabase/schemas/api/functions/live_streams_start.sql
create function api.live_streams_start(p_stream_id text, p_brand text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_host public.profiles := private.active_caller();
  v_stream public.live_streams := private.own_live_stream(p_stream_id, v_host.id);
begin
  perform private.may_go_live(v_host, p_brand);
  if v_stream.status <> 'upcoming' then
    perform private.raise_error('CONFLICT', 'stream_not_upcoming',
      format('The stream is %s. Only an upcoming stream can be started.', v_stream.status));
  end if;

  update public.live_streams
  set status = 'live',
      started_at = private.now()
  where live_streams.id = p_stream_id
  returning * into v_stream;
  perform private.begin_live_stream(v_stream);
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_start(text, text) is
  'Starts a stream that the caller has announced. p_brand is the marketplace''s name, '
  'for the message to a banned host.';

-- supabase/schemas/api/functions/live_streams_view.sql
-- Views and leaves of one stream that wait at the same moment arrive in one call, which takes one
-- lock, one update and one commit. Each counts as if it had come alone.
create function api.live_streams_view(p_stream_id text, p_calls jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
  v_viewers integer;
  v_peak integer;
  v_new integer;
  v_step integer;
  v_results integer[] := '{}';
begin
  v_stream := private.lock_live_stream(p_stream_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'stream_ended', 'The stream has ended.');
  end if;

  v_viewers := v_stream.viewers;
  v_peak := v_stream.peak_viewers;
  for v_step in
    select (call.value ->> 'step')::integer
    from jsonb_array_elements(p_calls) with ordinality as call (value, position)
    order by call.position
  loop
    v_viewers := greatest(0, v_viewers + v_step);
    v_peak := greatest(v_peak, v_viewers);
    v_results := array_append(v_results, v_viewers);
  end loop;
  insert into private.live_viewers (stream_id, user_id)
  select distinct p_stream_id, (call.value ->> 'user_id')::uuid
  from jsonb_array_elements(p_calls) as call
  where (call.value ->> 'step')::integer = 1
  on conflict do nothing;
  get diagnostics v_new = row_count;
  update public.live_streams
  set viewers = v_viewers,
      peak_viewers = v_peak,
      unique_viewers = unique_viewers + v_new
  where live_streams.id = p_stream_id;
  return to_jsonb(v_results);
end
$$;
comment on function api.live_streams_view(text, jsonb) is
  'Counts p_calls [{user_id, step: 1 (view) or -1 (leave)}] one after the other, never below 0. '
  'Returns the viewers after each call.';
revoke execute on function api.live_streams_view(text, jsonb) from authenticated;
grant execute on function api.live_streams_view(text, jsonb) to service_role;

-- supabase/schemas/api/functions/metrics_get.sql
create function api.metrics_get() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'signals', private.reliability_signals(),
      'cases', (
        select jsonb_object_agg(kinds.kind, coalesce(open.count, 0))
        from private.case_kinds as kinds
        left join (
          select cases.kind, count(*) as count
          from private.staff_cases as cases
          where cases.closed_at is null
          group by cases.kind
        ) as open on open.kind = kinds.kind
      ),
      'features', (
        select jsonb_agg(
          jsonb_build_object(
            'feature', providers.name,
            'on', providers.missing is null,
            'unsent', coalesce(off.value -> 'unsent', '0')
          )
          order by providers.name
        )
        from private.providers
        left join jsonb_array_elements(private.features_off()) as off (value)
          on off.value ->> 'feature' = providers.name
        where providers.name in ('mail', 'portal', 'push', 'vision')
      )
    )
  );
end
$$;
comment on function api.metrics_get() is
  'What GET /metrics exposes: the reliability signals, open cases by kind, and the features.';
revoke execute on function api.metrics_get() from authenticated;
grant execute on function api.metrics_get() to service_role;

-- supabase/schemas/api/functions/notifications_list.sql
create function api.notifications_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_items jsonb;
  v_total bigint;
  v_unread bigint;
begin
  select coalesce(jsonb_agg(
    private.notification_record(page)
    order by page.created_at desc, page.id desc), '[]')
  into v_items
  from (
    select notifications.*
    from public.notifications
    where notifications.user_id = v_caller.id
    order by notifications.created_at desc, notifications.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*), count(*) filter (where notifications.read_at is null)
  into v_total, v_unread
  from public.notifications
  where notifications.user_id = v_caller.id;
  return jsonb_build_object(
    'items', v_items,
    'total', v_total,
    'unread_count', v_unread,
    'limit', p_limit,
    'offset', p_offset,
    'locale', v_caller.locale);
end
$$;
comment on function api.notifications_list(integer, integer) is
  'Lists the notifications of the caller, newest first, with the total, the number of unread ones '
  'and the locale for their texts.';

-- supabase/schemas/api/functions/notifications_preferences.sql
create function api.notifications_preferences() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_preferences public.notification_preferences;
begin
  select preferences.* into v_preferences
  from public.notification_preferences as preferences
  where preferences.user_id = v_caller_id;
  return jsonb_build_object(
    'muted_categories', to_jsonb(coalesce(v_preferences.muted_categories, '{}')),
    'email_digest', coalesce(v_preferences.email_digest, false),
    'push_enabled', coalesce(v_preferences.push_enabled, true));
end
$$;
comment on function api.notifications_preferences() is
  'The notification preferences of the caller, or the defaults.';

-- supabase/schemas/api/functions/notifications_preferences_update.sql
create function api.notifications_preferences_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_preferences jsonb;
begin
  -- Locked, so that concurrent changes of different fields are both kept.
  perform from public.profiles where profiles.id = v_caller_id for no key update;
  v_preferences := api.notifications_preferences() || p_changes;
  insert into public.notification_preferences as preferences (
    user_id, muted_categories, email_digest, push_enabled)
  values (
    v_caller_id,
    array(
      select jsonb_array_elements_text(v_preferences -> 'muted_categories') as category
      order by category),
    (v_preferences ->> 'email_digest')::boolean,
    (v_preferences ->> 'push_enabled')::boolean)
  on conflict (user_id) do update
  set muted_categories = excluded.muted_categories,
      email_digest = excluded.email_digest,
      push_enabled = excluded.push_enabled,
      updated_at = private.now();
  if (v_preferences ->> 'email_digest')::boolean then
    perform private.schedule_digest();
  end if;
  return api.notifications_preferences();
end
$$;
comment on function api.notifications_preferences_update(jsonb) is
  'Changes the given notification preferences of the caller: {muted_categories?, email_digest?, '
  'push_enabled?}.';

-- supabase/schemas/api/functions/notifications_read_all.sql
create function api.notifications_read_all() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_count bigint;
begin
  update public.notifications
  set read_at = private.now()
  where user_id = v_caller_id
    and read_at is null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('updated', v_count, 'unread_count', 0);
end
$$;
comment on function api.notifications_read_all() is
  'Marks all notifications of the caller as read.';

-- supabase/schemas/api/functions/notifications_toggle_read.sql
create function api.notifications_toggle_read(p_notification_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_notification public.notifications;
begin
  update public.notifications
  set read_at = case when read_at is null then private.now() end
  where id = p_notification_id
    and user_id = v_caller.id
  returning * into v_notification;
  if v_notification.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'notification_not_found', 'There is no such notification.');
  end if;
  return private.notification_record(v_notification)
    || jsonb_build_object('locale', v_caller.locale);
end
$$;
comment on function api.notifications_toggle_read(uuid) is
  'Marks a notification of the caller as read, or as unread again.';

-- supabase/schemas/api/functions/orders_cancel.sql
create function api.orders_cancel(p_order text, p_reason text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  v_order := private.move_order_as_caller(v_order, 'CANCELLED', p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_cancel(text, text, jsonb) is
  'Cancels an order that is not shipped; a payment is refunded.';

-- supabase/schemas/api/functions/orders_confirm.sql
create function api.orders_confirm(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.move_order_as_caller(v_order, 'COMPLETED');
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_confirm(text) is
  'The buyer confirms receipt: the escrow is released to the seller.';

-- supabase/schemas/api/functions/orders_create.sql
-- POST /orders has three steps: this function reserves the listing, the payment provider makes the
-- invoice, internal.finish_order makes the order visible. Until then state_version is 0.
create function api.orders_create(
  p_listing_id uuid,
  p_address_id uuid,
  p_quote jsonb,
  p_voucher_code text default null,
  p_use_wallet boolean default false,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_buyer public.profiles := private.active_caller();
  v_quote private.shipping_quote := jsonb_populate_record(null::private.shipping_quote, p_quote);
  v_listing public.listings;
  v_address public.addresses;
  v_origin public.addresses;
  v_order public.orders;
begin
  -- Concurrent orders of one buyer are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('unpaid_orders:' || v_buyer.id, 0));

  select addresses.* into v_address
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_buyer.id;
  select listings.* into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
  for update;

  -- Only a new order is compared with the seller's address: an earlier one has its own copies.
  select addresses.* into v_origin
  from public.addresses
  where addresses.user_id = v_listing.seller_id
    and addresses.is_primary
    and private.is_for_sale(v_listing);

  if v_listing.seller_id = v_buyer.id then
    perform private.raise_error('FORBIDDEN', 'own_listing', 'You cannot order your own listing.');
  end if;
  perform private.check_quote(v_quote, p_listing_id, v_buyer.id, v_listing, v_address, v_origin);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'listing_not_found', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'address_not_found', 'There is no such address.');
  elsif p_use_wallet and private.is_payout_blocked(v_buyer.id) then
    perform private.raise_error(
      'FORBIDDEN', 'wallet_blocked',
      'Your wallet is blocked for now; order without it, or contact us.');
  elsif not private.is_for_sale(v_listing) then
    return private.resume_order(
      v_listing, v_buyer.id, v_address, v_quote, p_voucher_code, p_use_wallet,
      p_request_key);
  elsif v_origin.id is null then
    perform private.raise_error(
      'CONFLICT', 'seller_address_missing', 'The seller has no address to ship from yet.');
  end if;
  perform private.require_no_block(v_buyer.id, v_listing.seller_id);
  perform private.require_few_unpaid_orders(v_buyer.id);

  v_order := private.reserve_order(
    v_buyer.id, v_listing, v_quote, p_voucher_code, p_use_wallet);
  perform private.copy_address(v_order.id, 'buyer', v_address);
  perform private.copy_address(v_order.id, 'seller', v_origin);
  perform private.start_invoice(v_order, p_request_key);
  perform private.hold_wallet_payment(v_order);
  return private.pending_order(v_order, false)
    || jsonb_build_object('quoted', private.quoted_courier(v_order));
end
$$;
comment on function api.orders_create(uuid, uuid, jsonb, text, boolean, text) is
  'Reserves the listing for the caller and returns what the invoice request needs, and the courier '
  'as it was quoted, to be asked again before there is an invoice. p_quote: a '
  'private.shipping_quote whose signature the endpoint has verified; null when it is not valid.';

-- supabase/schemas/api/functions/orders_dispute.sql
create function api.orders_dispute(
  p_order text,
  p_reason text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_photos text[] := coalesce(private.text_array(p_photos), '{}');
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  perform private.require_transition_of(v_order, 'DISPUTED', v_actor);
  if v_actor = 'seller' and v_order.status = 'RETURN_APPROVED' and v_photos = '{}' then
    perform private.raise_error(
      'VALIDATION', 'photos_required', 'To contest a return add photos of what came back.');
  end if;
  v_order := private.move_order_as_caller(v_order, 'DISPUTED', p_reason);
  update private.disputes
  set description = p_description, photos = v_photos
  where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_dispute(text, text, text, jsonb) is
  'The buyer opens a dispute, or the seller contests what came back, with photos: the escrow stays '
  'until staff or the finance portal decide. p_photos: array of URLs.';

-- supabase/schemas/api/functions/orders_dispute_answer.sql
create function api.orders_dispute_answer(
  p_order text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_dispute private.disputes;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  select disputes.* into v_dispute
  from private.disputes
  where disputes.order_id = v_order.id;
  if v_actor = v_dispute.opened_by then
    perform private.raise_error(
      'FORBIDDEN', 'other_party_decides', 'You opened this dispute: the other party answers it.');
  elsif v_order.status <> 'DISPUTED' then
    perform private.raise_error(
      'CONFLICT', 'no_open_dispute',
      format('The order is %s; there is no dispute to answer.', v_order.status));
  end if;
  update private.disputes
  set answer = p_description,
      answer_photos = coalesce(private.text_array(p_photos), '{}'),
      answered_at = private.now()
  where id = v_dispute.id;
  perform private.notify(
    case v_dispute.opened_by when 'buyer' then v_order.buyer_id else v_order.seller_id end,
    'dispute:' || v_dispute.id,
    'dispute.answered',
    'order',
    jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'title', v_order.listing_title));
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_dispute_answer(text, text, jsonb) is
  'The party that did not open the dispute answers it with its evidence; another answer replaces '
  'the first while the dispute is open. p_photos: array of URLs.';

-- supabase/schemas/api/functions/orders_get.sql
create function api.orders_get(p_order text, p_audit jsonb default null) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order constant public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_caller_id constant uuid := private.caller_id();
begin
  return private.order_record(v_order, v_caller_id)
    || private.addresses_for_staff(v_order, v_caller_id, p_audit);
end
$$;
comment on function api.orders_get(text, jsonb) is
  'One order by id or reference, for its parties and staff.';

-- supabase/schemas/api/functions/orders_my.sql
create function api.orders_my(
  p_status text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_bought jsonb;
  v_sold jsonb;
  v_total_bought bigint;
  v_total_sold bigint;
begin
  select jsonb_agg(
    private.order_record(page, v_caller.id)
    order by page.created_at desc, page.id desc)
  into v_bought
  from (
    select orders.*
    from public.orders
    where orders.buyer_id = v_caller.id
      and orders.state_version > 0
      and (p_status is null or orders.status::text = p_status)
    order by orders.created_at desc, orders.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select jsonb_agg(
    private.order_record(page, v_caller.id)
    order by page.created_at desc, page.id desc)
  into v_sold
  from (
    select orders.*
    from public.orders
    where orders.seller_id = v_caller.id
      and orders.state_version > 0
      and (p_status is null or orders.status::text = p_status)
    order by orders.created_at desc, orders.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total_bought
  from public.orders
  where orders.buyer_id = v_caller.id
    and orders.state_version > 0
    and (p_status is null or orders.status::text = p_status);
  select count(*) into v_total_sold
  from public.orders
  where orders.seller_id = v_caller.id
    and orders.state_version > 0
    and (p_status is null or orders.status::text = p_status);
  return jsonb_build_object(
    'as_buyer', coalesce(v_bought, '[]'),
    'as_seller', coalesce(v_sold, '[]'),
    'total_as_buyer', v_total_bought,
    'total_as_seller', v_total_sold,
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.orders_my(text, integer, integer) is
  'The orders that the caller bought and sold, newest first. p_status null: all.';

-- supabase/schemas/api/functions/orders_preview.sql
-- The order is made and taken back, so that it meets every error of an order and its amounts are
-- those of the order.
create function api.orders_preview(
  p_listing_id uuid,
  p_address_id uuid,
  p_quote jsonb,
  p_voucher_code text default null,
  p_use_wallet boolean default false
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pending jsonb;
  v_preview jsonb;
begin
  perform private.active_caller();
  begin
    v_pending := api.orders_create(
      p_listing_id, p_address_id, p_quote, p_voucher_code, p_use_wallet);
    select private.order_preview(orders) into v_preview
    from public.orders
    where orders.id = (v_pending ->> 'id')::uuid;
    raise exception using errcode = 'PV002';
  exception
    when sqlstate 'PV002' then
      -- Variables keep their values; rows and locks are rolled back.
      null;
  end;
  return jsonb_build_object('preview', v_preview, 'quoted', v_pending -> 'quoted');
end
$$;
comment on function api.orders_preview(uuid, uuid, jsonb, text, boolean) is
  'The amounts of api.orders_create with these arguments, and the courier as it was quoted. '
  'Leaves nothing behind.';

-- supabase/schemas/api/functions/orders_return_approve.sql
create function api.orders_return_approve(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.move_order_as_caller(v_order, 'RETURN_APPROVED', null, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_approve(text, jsonb) is
  'The seller or staff approve a requested return.';

-- supabase/schemas/api/functions/orders_return_label.sql
create function api.orders_return_label(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
  v_shipment private.shipments;
begin
  perform private.require_return(v_order);
  perform private.require_live_label(v_order);
  perform private.require_worthwhile_label(v_order, v_order.shipping_fee);
  perform private.require_few_labels(v_order);
  v_shipment := private.begin_booking(v_order, 'return');
  if v_shipment.shipper_order_id is null then
    -- The request may end before the provider's answer is stored. Then the job finds the booking.
    perform private.enqueue_job(
      'shipping_book',
      v_order.id || ':return',
      jsonb_build_object('order_id', v_order.id, 'direction', 'return'),
      private.now() + interval '1 minute'
    );
    if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
      perform private.audit(
        private.staff_caller('ops_admin'),
        p_audit,
        'order',
        v_order.id::text,
        null,
        jsonb_build_object('shipment_id', v_shipment.id)
      );
    end if;
  end if;
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.orders_return_label(text, jsonb) is
  'Starts the booking of the return parcel and returns it, with the request to the provider while '
  'there is no shipping order. For buyer, seller and staff.';

-- supabase/schemas/api/functions/orders_return_received.sql
create function api.orders_return_received(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.move_order_as_caller(v_order, 'RETURN_RECEIVED', null, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_received(text, jsonb) is
  'The seller or staff confirm that the item is back: the buyer is refunded in this transaction.';

-- supabase/schemas/api/functions/orders_return_reject.sql
create function api.orders_return_reject(
  p_order text,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  -- A shipped order can move to DELIVERED as well, but that is no rejection.
  if v_order.status <> 'RETURN_REQUESTED' then
    perform private.raise_error(
      'CONFLICT', 'no_return_requested',
      format('The order is %s; there is no requested return to reject.', v_order.status));
  end if;
  v_order := private.move_order_as_caller(v_order, 'DELIVERED', p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_reject(text, text, jsonb) is
  'The seller or staff reject a requested return; the buyer can still open a dispute.';

-- supabase/schemas/api/functions/orders_return_request.sql
create function api.orders_return_request(
  p_order text,
  p_reason text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.move_order_as_caller(v_order, 'RETURN_REQUESTED', p_reason);
  update private.returns
  set description = p_description,
      photos = coalesce(private.text_array(p_photos), '{}')
  where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_request(text, text, text, jsonb) is
  'The buyer requests a return; up to the price return_auto_approve_idr it is approved at once. '
  'p_photos: array of URLs.';

-- supabase/schemas/api/functions/orders_return_ship.sql
create function api.orders_return_ship(
  p_order text,
  p_tracking_number text,
  p_courier_code text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  if v_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'CONFLICT', 'return_not_approved',
      format('The order is %s; there is nothing to send back.', v_order.status));
  end if;
  perform private.require_unused_tracking_number(v_order.id, p_tracking_number, 'return');
  -- The number of our own label needs no record: the carrier tells about it.
  update private.returns
  set tracking_number = p_tracking_number,
      courier_code = p_courier_code
  where order_id = v_order.id
    and not exists (
      select
      from private.shipments
      where shipments.order_id = v_order.id
        and shipments.direction = 'return'
        and shipments.waybill = p_tracking_number);
  if found then
    perform private.effect_cancel_return_shipping(v_order);
    perform private.notify(
      v_order.seller_id,
      'order:' || v_order.id || ':' || v_order.state_version,
      'order.return_sent',
      'order',
      jsonb_build_object(
        'order_id', v_order.id,
        'reference', v_order.reference,
        'title', v_order.listing_title));
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_ship(text, text, text) is
  'The buyer sends an approved return by a courier of their own, or corrects its number. Our label '
  'is cancelled if no carrier has scanned it, and the return does not lapse any more.';

-- supabase/schemas/api/functions/orders_settlement.sql
create function api.orders_settlement(
  p_order text,
  p_refund_amount bigint,
  p_note text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_max constant bigint := private.setting('settlement_offers_max');
  v_settlement private.settlements;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  if not exists (
    select
    from private.order_transitions as transitions
    where transitions.from_status = v_order.status
      and transitions.actor = 'parties'
  ) then
    perform private.raise_error(
      'CONFLICT', 'settlement_not_possible',
      format('The order is %s; there is no settlement to offer.', v_order.status));
  end if;
  perform private.require_settlement_amount(v_order, p_refund_amount);
  perform private.require_few_claims(v_order, p_refund_amount);
  if v_max <= (
    select count(*)
    from private.settlements
    where settlements.order_id = v_order.id
      and settlements.offered_by = v_actor
  ) then
    perform private.raise_error(
      'CONFLICT', 'too_many_offers',
      format('You have made %s offers for this order already.', v_max),
      p_facts => jsonb_build_object('max', v_max));
  end if;

  update private.settlements
  set status = 'replaced'
  where order_id = v_order.id
    and status = 'open';
  insert into private.settlements (order_id, order_version, offered_by, refund_amount, note)
  values (v_order.id, v_order.state_version, v_actor, p_refund_amount, p_note)
  returning * into v_settlement;
  perform private.notify(
    case v_actor when 'buyer' then v_order.seller_id else v_order.buyer_id end,
    'settlement:' || v_settlement.id,
    'settlement.offered',
    'order',
    jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'title', v_order.listing_title,
      'amount', p_refund_amount));
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_settlement(text, bigint, text) is
  'Buyer or seller offer that the buyer keeps the item and gets p_refund_amount back. A newer '
  'offer replaces the open one, whoever made it.';

-- supabase/schemas/api/functions/orders_settlement_accept.sql
create function api.orders_settlement_accept(p_order text, p_settlement_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller');
  v_caller_id uuid := private.caller_id();
  v_settlement private.settlements;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  select settlements.* into v_settlement
  from private.settlements
  where settlements.id = p_settlement_id
    and settlements.order_id = v_order.id;
  if v_settlement.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'offer_not_found', 'There is no such offer for this order.');
  elsif v_settlement.offered_by = private.order_actor_of(v_order, v_caller_id) then
    perform private.raise_error(
      'FORBIDDEN', 'other_party_decides', 'The other party accepts your offer.');
  elsif v_settlement.status <> 'open' or v_settlement.order_version <> v_order.state_version then
    perform private.raise_error(
      'CONFLICT', 'offer_not_open',
      format('The order is %s, and this offer is not open any more.', v_order.status));
  end if;
  -- The buyer may have the shipping fee back since the offer.
  perform private.require_settlement_amount(v_order, v_settlement.refund_amount);
  -- Other settlements and returns of these parties may have used the limit up since.
  perform private.require_few_claims(v_order, v_settlement.refund_amount);
  v_order := private.settle_order(v_settlement, 'parties', v_caller_id);
  return private.order_record(v_order, v_caller_id);
end
$$;
comment on function api.orders_settlement_accept(text, uuid) is
  'The other party accepts the open offer: the order ends COMPLETED and the escrow is split.';

-- supabase/schemas/api/functions/orders_ship.sql
create function api.orders_ship(
  p_order text,
  p_tracking_number text,
  p_courier_code text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller');
  v_shipment private.shipments;
  v_is_own boolean;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  select shipments.* into v_shipment
  from private.shipments
  where shipments.order_id = v_order.id
    and shipments.direction = 'outbound';
  perform private.require_unused_tracking_number(v_order.id, p_tracking_number, 'outbound');

  perform private.move_order_as_caller(v_order, 'SHIPPED');
  v_is_own := v_shipment.waybill is distinct from p_tracking_number;
  update public.orders
  set tracking_number = p_tracking_number,
      own_courier_code = case when v_is_own then coalesce(p_courier_code, courier_code) end,
      updated_at = private.now()
  where id = v_order.id
  returning * into v_order;
  if v_is_own then
    perform private.effect_cancel_shipping(v_order);
    perform private.refund_unspent_shipping(v_order.id);
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_ship(text, text, text) is
  'The seller has shipped the order. A tracking number other than that of the booked courier must '
  'be unused: the seller ships by a courier of their own, which they pay. Our booking is cancelled '
  'and the buyer gets the shipping fee back.';

-- supabase/schemas/api/functions/orders_status.sql
create function api.orders_status(
  p_order text,
  p_status text,
  p_audit jsonb,
  p_reason text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_to public.order_status := p_status;
begin
  if v_to in ('RETURN_REQUESTED', 'DISPUTED') and p_reason is null then
    perform private.raise_error(
      'VALIDATION', 'reason_required', 'A return request and a dispute need a reason.');
  end if;
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  perform private.require_transition_of(v_order, v_to, v_actor);
  if v_actor = 'seller' and v_order.status = 'RETURN_APPROVED' and v_to = 'DISPUTED' then
    perform private.raise_error(
      'VALIDATION', 'photos_required',
      'To contest a return send photos of what came back to PUT /orders/:id/dispute.');
  end if;
  v_order := private.move_order_as_caller(v_order, v_to, p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_status(text, text, jsonb, text) is
  'Moves an order along a row of private.order_transitions. '
  'FORBIDDEN for a row of another party, CONFLICT when there is no row.';

-- supabase/schemas/api/functions/orders_timeline.sql
create function api.orders_timeline(p_order text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'version', history.version,
        'from', history.from_status,
        'to', history.to_status,
        'actor', history.actor,
        'reason', history.reason,
        'at', internal.wire_time(history.at))
      order by history.version)
    from private.order_history as history
    where history.order_id = v_order.id);
end
$$;
comment on function api.orders_timeline(text) is
  'Every status of an order in sequence, with the actor and reason; staff are not named.';

-- supabase/schemas/api/functions/payments_check.sql
create function api.payments_check(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'staff');
begin
  return (
    select jsonb_build_object(
      'order_id', v_order.id,
      'status', v_order.status,
      'payment', jsonb_build_object(
        'invoice_id', invoices.provider_id,
        'invoice_url', invoices.url,
        'status', invoices.status,
        'expires_at', internal.wire_time(invoices.expires_at)
      )
    )
    from private.invoices
    where invoices.order_id = v_order.id
  );
end
$$;
comment on function api.payments_check(text) is
  'Returns the stored status of an order and of its payment. For the buyer and staff.';

-- supabase/schemas/api/functions/push_subscribe.sql
create function api.push_subscribe(
  p_endpoint text,
  p_p256dh text,
  p_auth text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_subscription private.push_subscriptions;
begin
  -- Two browsers at once would each see one device less.
  perform from public.profiles where profiles.id = v_caller_id for no key update;

  insert into private.push_subscriptions as subscriptions (user_id, endpoint, p256dh, auth)
  values (v_caller_id, p_endpoint, p_p256dh, p_auth)
  on conflict on constraint push_subscriptions__endpoint do update
  set user_id = excluded.user_id,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      created_at = case
        when subscriptions.user_id = excluded.user_id and subscriptions.deleted_at is null
          then subscriptions.created_at
        else excluded.created_at
      end,
      deleted_at = null,
      deleted_because = null
  where subscriptions.user_id = excluded.user_id
    or subscriptions.deleted_at is not null
    or (subscriptions.p256dh = excluded.p256dh and subscriptions.auth = excluded.auth)
  returning * into v_subscription;
  if v_subscription.id is null then
    perform private.raise_error(
      'CONFLICT', 'push_endpoint_taken', 'This endpoint belongs to another browser.');
  end if;

  update private.push_subscriptions
  set deleted_at = private.now(), deleted_because = 'too_many'
  where push_subscriptions.id in (
    select devices.id
    from private.push_devices(v_caller_id) as devices
    where devices.id <> v_subscription.id
    order by devices.created_at desc, devices.id desc
    offset private.setting('push_devices_max') - 1
  );
  return private.push_subscription_record(v_subscription);
end
$$;
comment on function api.push_subscribe(text, text, text) is
  'Subscribes a browser of the caller to push messages. An endpoint of another user is taken over '
  'only with its keys. Of more than push_devices_max devices the oldest are removed.';

-- supabase/schemas/api/functions/push_subscriptions.sql
create function api.push_subscriptions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_items jsonb;
  v_total bigint;
begin
  select coalesce(jsonb_agg(
    private.push_subscription_record(page)
    order by page.created_at desc, page.id desc), '[]')
  into v_items
  from (
    select subscriptions.*
    from private.push_subscriptions as subscriptions
    where subscriptions.user_id = v_caller_id
      and subscriptions.deleted_at is null
    order by subscriptions.created_at desc, subscriptions.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total
  from private.push_subscriptions as subscriptions
  where subscriptions.user_id = v_caller_id
    and subscriptions.deleted_at is null;
  return jsonb_build_object(
    'items', v_items,
    'limit', p_limit,
    'offset', p_offset,
    'total', v_total);
end
$$;
comment on function api.push_subscriptions(integer, integer) is
  'Lists the active push subscriptions of the caller, newest first, without their keys.';

-- supabase/schemas/api/functions/push_test.sql
create function api.push_test() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
begin
  return jsonb_build_object(
    'locale', v_caller.locale,
    'devices', (
      select coalesce(jsonb_agg(private.push_target(subscriptions)), '[]')
      from private.push_devices(v_caller.id) as subscriptions));
end
$$;
comment on function api.push_test() is
  'The active push subscriptions of the caller with their keys, for a test message. Preferences '
  'do not apply.';

-- supabase/schemas/api/functions/push_unsubscribe.sql
create function api.push_unsubscribe(p_endpoint text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_id uuid;
begin
  -- Repeating the request succeeds and changes nothing.
  update private.push_subscriptions
  set deleted_at = coalesce(deleted_at, private.now()),
      deleted_because = coalesce(deleted_because, 'unsubscribed')
  where endpoint = p_endpoint
    and user_id = v_caller_id
  returning id into v_id;
  if v_id is null then
    perform private.raise_error(
      'NOT_FOUND', 'subscription_not_found', 'There is no such subscription.');
  end if;
  return jsonb_build_object('id', v_id, 'endpoint', p_endpoint, 'deleted', true);
end
$$;
comment on function api.push_unsubscribe(text) is
  'Ends a push subscription of the caller. The row stays, marked as deleted.';

-- supabase/schemas/api/functions/reviews_create.sql
create function api.reviews_create(
  p_order text,
  p_rating integer,
  p_comment text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_buyer public.profiles := private.active_caller();
  v_order public.orders := private.order_for(p_order, 'buyer');
  v_review private.reviews;
begin
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error('CONFLICT', 'order_not_completed',
      format('The order is %s. Only a completed order can be reviewed.', v_order.status));
  elsif exists (select from private.reviews where reviews.order_id = v_order.id) then
    perform private.raise_error(
      'CONFLICT', 'already_reviewed', 'You have already reviewed this order.');
  end if;

  insert into private.reviews (order_id, reviewer_id, seller_id, rating, comment)
  values (v_order.id, v_buyer.id, v_order.seller_id, p_rating, p_comment)
  returning * into v_review;
  perform private.notify(
    v_order.seller_id,
    'review:' || v_review.id,
    'review.received',
    'review',
    jsonb_build_object(
      'review_id', v_review.id,
      'order_id', v_order.id,
      'reference', v_order.reference,
      'title', v_order.listing_title,
      'username', v_buyer.username,
      'rating', p_rating));
  return private.review_record(v_review);
end
$$;
comment on function api.reviews_create(text, integer, text) is
  'Adds the buyer''s review of the seller of a completed order, once per order.';

-- supabase/schemas/api/functions/reviews_reply.sql
create function api.reviews_reply(p_review_id uuid, p_reply text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_review private.reviews;
begin
  select reviews.*
  into v_review
  from private.reviews
  where reviews.id = p_review_id
  for update;
  if v_review.id is null or v_review.hidden_at is not null then
    perform private.raise_error('NOT_FOUND', 'review_not_found', 'There is no such review.');
  elsif v_review.seller_id <> v_seller.id then
    perform private.raise_error(
      'FORBIDDEN', 'not_the_seller', 'Only the reviewed seller can reply to a review.');
  elsif v_review.reply is not null then
    perform private.raise_error(
      'CONFLICT', 'already_replied', 'You have already replied to this review.');
  end if;

  update private.reviews
  set reply = p_reply,
      replied_at = private.now()
  where id = v_review.id
  returning * into v_review;
  perform private.notify(
    v_review.reviewer_id,
    'review:' || v_review.id,
    'review.replied',
    'review',
    jsonb_build_object(
      'review_id', v_review.id,
      'order_id', orders.id,
      'reference', orders.reference,
      'title', orders.listing_title,
      'username', v_seller.username))
  from public.orders
  where orders.id = v_review.order_id;
  return private.review_record(v_review);
end
$$;
comment on function api.reviews_reply(uuid, text) is
  'Adds the seller''s public reply to a review, once.';

-- supabase/schemas/api/functions/reviews_user.sql
create function api.reviews_user(p_user_id uuid, p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_items jsonb;
begin
  perform private.caller();
  v_seller := private.find_user(p_user_id);
  select coalesce(
    jsonb_agg(
      private.review_record(page.review)
      order by (page.review).created_at desc, (page.review).id desc),
    '[]')
  into v_items
  from (
    select reviews as review
    from private.reviews
    where reviews.seller_id = p_user_id
      and reviews.hidden_at is null
    order by reviews.created_at desc, reviews.id desc
    limit p_limit
    offset p_offset
  ) as page;
  return jsonb_build_object(
    'items', v_items,
    'total', v_seller.rating_count,
    'average_rating', round(v_seller.rating_sum::numeric / nullif(v_seller.rating_count, 0), 2),
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.reviews_user(uuid, integer, bigint) is
  'Reviews of a seller, newest first, with their number and average. Hidden reviews do not count.';

-- supabase/schemas/api/functions/search_listings.sql
create function api.search_listings(
  p_q text,
  p_filters jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  p_facets boolean default false
) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_filters private.search_filters := jsonb_populate_record(
    null::private.search_filters, p_filters);
  v_total bigint;
  v_ids uuid[];
  v_corrected boolean := false;
  v_similar tsquery;
begin
  v_filters.query := private.search_query(p_q);
  select page.total, page.ids
  into v_total, v_ids
  from private.search_page(v_filters, p_sort_by, p_limit, p_offset) as page;

  if v_total = 0 and p_q is not null then
    v_similar := private.corrected_query(p_q);
    if v_similar is not null then
      v_filters.query := v_similar;
      select page.total, page.ids
      into v_total, v_ids
      from private.search_page(v_filters, p_sort_by, p_limit, p_offset) as page;
      v_corrected := v_total > 0;
    end if;
  end if;

  return concat(
    '{"listings":[', internal.listing_cards(v_ids),
    '],"total":', least(v_total, v_window),
    ',"total_is_minimum":', (v_total > v_window)::text,
    ',"corrected":', v_corrected::text,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"facets":' || case when p_facets then private.search_facets(v_filters)::text end,
    '}');
end
$$;
comment on function api.search_listings(text, jsonb, text, integer, bigint, boolean) is
  'A page of search results as JSON text. A query without matches runs once more with its words '
  'corrected. p_filters is a private.search_filters without query.';
grant execute on function api.search_listings(text, jsonb, text, integer, bigint, boolean) to anon;

-- supabase/schemas/api/functions/search_suggest.sql
create function api.search_suggest(p_q text) returns jsonb
language plpgsql stable security definer set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_limit constant integer := 8;
  v_last constant text := chr(1114111);
  v_key constant text := private.plain_key('brand', p_q);
  v_word constant text := lower(substring(p_q from '\S+$'));
  v_before constant text := left(p_q, -char_length(v_word));
  -- So many of the newest listings that what is suggested still finds some.
  v_buckets constant integer[] := (
    select array(select generate_series((max(entries.number) >> 12) - 5, max(entries.number) >> 12))
    from private.listing_search as entries
  );
begin
  return jsonb_build_object('items', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('kind', found.kind, 'value', found.value)
        order by found.rank, char_length(found.value), found.value),
      '[]')
    from (
      select every.*
      from (
        select 1 as rank, 'category' as kind, names.name as value
        from (
          select distinct counts.product_category as name
          from public.listing_counts as counts
          where counts.visible > 0
        ) as names
        where starts_with(lower(names.name), lower(p_q))
        union all
        select 2, 'brand', brands.label
        from (
          select labels.label
          from (
            select known.key, known.label
            from private.facet_labels as known
            where known.kind = 'brand'
              and known.key ~>=~ v_key
              and known.key ~<~ (v_key || v_last)
            order by known.key using ~<~
            limit 4 * v_limit
          ) as labels
          where exists (
            select
            from private.listing_search as entries
            where entries.bucket = any (v_buckets)
              and entries.facets && array['brand:' || labels.key]
          )
          limit v_limit / 2
        ) as brands
        union all
        select 3, 'word', v_before || words.word
        from (
          select near.word
          from (
            select known.word
            from private.search_words as known
            where known.word ~>=~ v_word
              and known.word ~<~ (v_word || v_last)
            order by known.word using ~<~
            limit 4 * v_limit
          ) as near
          where exists (
            select
            from private.listing_search as entries
            where entries.bucket = any (v_buckets)
              and entries.headline @@ plainto_tsquery('pg_catalog.indonesian', near.word)
          )
          limit v_limit
        ) as words
      ) as every
      order by every.rank, char_length(every.value), every.value
      limit v_limit
    ) as found
  ));
end
$$;
comment on function api.search_suggest(text) is
  'Up to eight categories, brands and words that begin with p_q, which is trimmed; words complete '
  'its last one. Brands and words are of the newest listings, at least twenty thousand if there '
  'are so many.';
grant execute on function api.search_suggest(text) to anon;

-- supabase/schemas/api/functions/shipping_book.sql
create function api.shipping_book(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
  v_shipment private.shipments;
begin
  perform private.require_bookable(v_order);
  v_shipment := private.begin_booking(v_order, 'outbound');
  if v_shipment.shipper_order_id is null and private.caller_id() <> v_order.seller_id then
    perform private.audit(
      private.staff_caller('ops_admin'),
      p_audit,
      'order',
      v_order.id::text,
      null,
      jsonb_build_object('shipment_id', v_shipment.id)
    );
  end if;
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.shipping_book(text, jsonb) is
  'Starts the booking of the outbound parcel and returns it, with the request to the provider '
  'while there is no shipping order. For the seller and staff.';

-- supabase/schemas/api/functions/shipping_label.sql
create function api.shipping_label(
  p_order text,
  p_direction text,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_return boolean := p_direction = 'return';
  v_sender public.order_actor := case when v_is_return then 'buyer' else 'seller' end;
  v_recipient public.order_actor := case when v_is_return then 'seller' else 'buyer' end;
  v_order public.orders;
  v_shipment private.shipments;
begin
  if v_is_return then
    v_order := private.parcel_order(p_order, 'buyer', 'seller');
  else
    v_order := private.parcel_order(p_order, 'seller');
  end if;
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.audit_read(
      private.staff_caller('ops_admin'), p_audit, 'order', v_order.id::text,
      '{"read": ["label"]}');
  end if;
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = v_order.id
    and shipments.direction = p_direction::private.shipment_direction;
  if v_shipment.waybill is null then
    perform private.raise_error(
      'CONFLICT', 'no_tracking_number',
      format('The order is %s, and this parcel has no tracking number yet.', v_order.status)
    );
  elsif v_shipment.cancelled_at is not null
    or (v_is_return and v_order.status <> 'RETURN_APPROVED')
    or (not v_is_return and v_order.own_courier_code is not null)
    or (not v_is_return and v_order.status not in ('READY_TO_SHIP', 'SHIPPED'))
  then
    perform private.raise_error(
      'CONFLICT', 'nothing_to_ship',
      format('The order is %s: there is nothing to send with this label.', v_order.status)
    );
  end if;
  return jsonb_build_object(
    'shipment_id', v_shipment.id,
    'path', v_shipment.label_path,
    'label', jsonb_build_object(
      'reference', v_order.reference,
      'waybill', v_shipment.waybill,
      'is_return', v_is_return,
      'courier_code', v_shipment.courier_code,
      'courier_service_code', v_shipment.courier_service_code,
      'item', v_order.listing_title,
      'weight_grams', v_order.weight_grams,
      'sender', private.parcel_address(v_order.id, v_sender),
      'recipient', private.parcel_address(v_order.id, v_recipient)
    )
  );
end
$$;
comment on function api.shipping_label(text, text, jsonb) is
  'Returns what a parcel''s label shows, and its path in the bucket labels once it is rendered. '
  'For the seller and staff; the label of a return also for the buyer; only while the parcel is to '
  'be sent.';

-- supabase/schemas/api/functions/shipping_rates.sql
create function api.shipping_rates(p_listing_id uuid, p_address_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_listing public.listings;
  v_origin public.addresses;
  v_destination public.addresses;
  v_expires_at timestamptz;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null;
  select addresses.*
  into v_destination
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_caller.id;
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'listing_not_found', 'There is no such listing.');
  elsif v_destination.id is null then
    perform private.raise_error('NOT_FOUND', 'address_not_found', 'There is no such address.');
  elsif v_listing.seller_id = v_caller.id then
    perform private.raise_error('FORBIDDEN', 'own_listing', 'You cannot buy your own listing.');
  end if;
  perform private.require_no_block(v_caller.id, v_listing.seller_id);
  if not private.is_for_sale(v_listing) then
    perform private.raise_not_for_sale(v_listing);
  end if;

  select addresses.*
  into v_origin
  from public.addresses
  where addresses.user_id = v_listing.seller_id
    and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error(
      'CONFLICT', 'seller_address_missing', 'The seller has no address to ship from yet.');
  end if;

  v_expires_at :=
    private.now() + make_interval(mins => private.setting('quote_minutes')::integer);
  return jsonb_build_object(
    'origin_postal_code', v_origin.postal_code,
    'destination_postal_code', v_destination.postal_code,
    'item_name', v_listing.title,
    'item_value', v_listing.price,
    'weight_grams', v_listing.weight_grams,
    'buyer_id', v_caller.id,
    'address_fingerprint', private.address_fingerprint(v_destination),
    'origin_fingerprint', private.address_fingerprint(v_origin),
    'expires_at', internal.wire_time(v_expires_at)
  );
end
$$;
comment on function api.shipping_rates(uuid, uuid) is
  'Returns what the shipping provider needs to quote a listing to one of the caller''s addresses, '
  'and until when such a quote is valid.';

-- supabase/schemas/api/functions/shipping_track.sql
create function api.shipping_track(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments := private.shipment_of(p_tracking_number, (private.caller()).id);
  v_is_booked boolean := v_shipment.waybill is not distinct from p_tracking_number;
  v_parcel text :=
    case when v_is_booked then v_shipment.shipper_order_id else p_tracking_number end;
  v_courier_code text;
  v_status text;
  v_history jsonb;
begin
  select case
    when v_is_booked then v_shipment.courier_code
    else private.typed_courier_of(orders, p_tracking_number)
  end
  into v_courier_code
  from public.orders
  where orders.id = v_shipment.order_id;

  select events.status
  into v_status
  from private.shipment_events as events
  join private.shipping_statuses as statuses on statuses.status = events.status
  where events.shipment_id = v_shipment.id
    and events.parcel = v_parcel
  order by statuses.rank desc, events.happened_at desc
  limit 1;

  select jsonb_agg(
    jsonb_build_object(
      'status', events.status,
      'note', events.note,
      'at', internal.wire_time(events.happened_at)
    )
    order by events.happened_at desc, events.id desc
  )
  into v_history
  from private.shipment_events as events
  where events.shipment_id = v_shipment.id
    and events.parcel = v_parcel;

  return jsonb_build_object(
    'tracking_number', p_tracking_number,
    'courier_code', v_courier_code,
    'status', case when v_is_booked then v_shipment.status else coalesce(v_status, 'confirmed') end,
    'history', coalesce(v_history, '[]')
  );
end
$$;
comment on function api.shipping_track(text) is
  'Returns the stored status and tracking history of a parcel, newest event first. For the '
  'parties of its order and staff.';

-- supabase/schemas/api/functions/shipping_waybill.sql
create function api.shipping_waybill(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
begin
  perform private.require_bookable(v_order);
  -- Only values that never change once there is a waybill: repeated requests return the same bytes.
  return (
    select jsonb_build_object(
      'order_id', v_order.id,
      'tracking_number', shipments.waybill,
      'label_url', shipments.label_url,
      'courier_code', shipments.courier_code,
      'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id,
      'status', shipments.booked_status
    )
    from private.shipments
    where shipments.order_id = v_order.id
      and shipments.direction = 'outbound'
  );
end
$$;
comment on function api.shipping_waybill(text) is
  'Returns the booked courier of an order, its tracking number and its label. For the seller and '
  'staff.';

-- supabase/schemas/api/functions/wallet_balance.sql
create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'available', coalesce(
      (
        select accounts.balance
        from private.ledger_accounts as accounts
        where accounts.kind = 'wallet'
          and accounts.holder_id = v_caller_id
      ),
      0
    ),
    'held', (
      select coalesce(sum(withdrawals.amount), 0)
      from private.withdrawals
      where withdrawals.user_id = v_caller_id
        and withdrawals.status in ('HELD', 'LINK_CREATED')
    ) + (
      select coalesce(sum(orders.wallet_amount), 0)
      from public.orders
      where orders.buyer_id = v_caller_id
        and orders.status = 'AWAITING_PAYMENT'
    ),
    'in_escrow', (
      select coalesce(sum(accounts.balance), 0)
      from private.ledger_accounts as accounts
      join public.orders on orders.id = accounts.order_id
      where accounts.kind = 'escrow'
        and accounts.balance <> 0
        and orders.seller_id = v_caller_id
    )
  );
end
$$;
comment on function api.wallet_balance() is
  'The caller''s rupiah: available to withdraw, held by withdrawals in flight and unpaid orders, '
  'and in escrow for the caller''s open sales.';

-- supabase/schemas/api/functions/wallet_transactions.sql
create function api.wallet_transactions(p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_account private.ledger_accounts;
  v_items jsonb;
begin
  select accounts.*
  into v_account
  from private.ledger_accounts as accounts
  where accounts.kind = 'wallet'
    and accounts.holder_id = v_caller.id;
  -- Versions count an account's entries without a gap, so the version is the total, and an offset
  -- skips rows without reading them.
  select jsonb_agg(
    jsonb_build_object(
      'id', page.id,
      'type', page.type,
      'amount', page.amount,
      'balance_after', page.balance_after,
      'order_reference', orders.reference,
      'withdrawal_id', page.withdrawal_id,
      'description', private.wallet_description(page.description, v_caller.locale),
      'created_at', internal.wire_time(page.created_at)
    )
    order by page.version desc
  )
  into v_items
  from (
    select wallet.*
    from private.wallet_entries as wallet
    where wallet.account_id = v_account.id
      and wallet.version <= v_account.version - p_offset
    order by wallet.version desc
    limit p_limit
  ) as page
  left join public.orders on orders.id = page.order_id;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', coalesce(v_account.version, 0),
    'limit', p_limit,
    'offset', p_offset
  );
end
$$;
comment on function api.wallet_transactions(integer, integer) is
  'The caller''s wallet entries, newest first, each with the balance after it and its order, and '
  'described in their language.';

-- supabase/schemas/api/functions/wallet_withdrawals_cancel.sql
create function api.wallet_withdrawals_cancel(p_id uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal constant private.withdrawals := private.own_withdrawal(p_id);
begin
  if v_withdrawal.status = 'CANCELLED' then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    perform private.raise_error(
      'CONFLICT', 'withdrawal_changing',
      'The withdrawal is HELD: its link is still being made; try again in a moment.',
      30
    );
  elsif v_withdrawal.status <> 'LINK_CREATED' then
    perform private.raise_error(
      'CONFLICT', 'withdrawal_not_cancellable',
      format('The withdrawal is %s and cannot be cancelled.', v_withdrawal.status)
    );
  end if;
  return v_withdrawal.provider_payout_id;
end
$$;
comment on function api.wallet_withdrawals_cancel(uuid) is
  'The provider''s id of the payout link to void; the provider''s answer then ends the withdrawal. '
  'Null if the withdrawal is already cancelled.';

-- supabase/schemas/api/functions/wallet_withdrawals_create.sql
-- POST /wallet/withdrawals takes three steps, and each can be repeated: hold the amount, create the
-- link at the provider under the withdrawal's id, store the link.
create function api.wallet_withdrawals_create(
  p_amount bigint,
  p_fee bigint,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
begin
  return private.reserve_withdrawal(v_caller_id, p_amount, p_fee, 'own:' || p_request_key);
end
$$;
comment on function api.wallet_withdrawals_create(bigint, bigint, text) is
  'Holds an amount of the caller''s wallet and returns what the payout request needs. '
  'p_amount and p_fee are rupiah; the fee is our charge, from the configuration.';

-- supabase/schemas/api/functions/wallet_withdrawals_list.sql
create function api.wallet_withdrawals_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
  v_items jsonb;
  v_total bigint;
begin
  select jsonb_agg(private.withdrawal_record(page) order by page.created_at desc, page.id desc)
  into v_items
  from (
    select withdrawals.*
    from private.withdrawals
    where withdrawals.user_id = v_caller_id
    order by withdrawals.created_at desc, withdrawals.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total from private.withdrawals where withdrawals.user_id = v_caller_id;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', v_total,
    'limit', p_limit,
    'offset', p_offset
  );
end
$$;
comment on function api.wallet_withdrawals_list(integer, integer) is
  'The caller''s withdrawals, newest first.';

-- supabase/schemas/internal/functions/abandon_boost_purchase.sql
create function internal.abandon_boost_purchase(p_boost_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.boost_purchases
  where id = p_boost_id
    and status = 'CREATING'
    and lease = p_lease;
  if not found then
    return false;
  end if;
  perform private.finish_purchase_job('finish_boost_purchase', p_boost_id);
  return true;
end
$$;
comment on function internal.abandon_boost_purchase(uuid, integer) is
  'Deletes an unfinished purchase that certainly has no invoice. Returns false if it is finished, '
  'or if another process has leased it since p_lease.';

-- supabase/schemas/internal/functions/abandon_order.sql
create function internal.abandon_order(p_order_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  -- The listing first, as api.orders_create locks it. The invoice too: a lease that is being taken
  -- is waited for, and then seen.
  perform
  from public.orders
  join public.listings on listings.id = orders.listing_id
  where orders.id = p_order_id
    and orders.state_version = 0
  for update of listings;
  select orders.* into v_order
  from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.id = p_order_id
    and orders.state_version = 0
    and orders.status = 'AWAITING_PAYMENT'
    and invoices.lease = p_lease
  for update;
  if v_order.id is null then
    return false;
  end if;
  perform private.return_voucher(v_order);
  perform private.effect_free_listing(v_order);
  perform private.finish_purchase_job('finish_order', p_order_id);
  if v_order.wallet_amount = 0 then
    delete from public.orders where id = p_order_id;
  else
    -- The ledger keeps what was held and given back, so the order stays, and nobody sees it.
    delete from private.order_addresses where order_id = p_order_id;
    update public.orders set status = 'EXPIRED' where id = p_order_id;
    perform private.effect_return_wallet_payment(v_order);
  end if;
  return true;
end
$$;
comment on function internal.abandon_order(uuid, integer) is
  'Deletes an unfinished order that certainly has no invoice, and frees its listing and voucher. '
  'Returns false if it is finished, or if another process has leased it since p_lease.';

-- supabase/schemas/internal/functions/announce_chargeback.sql
create function internal.announce_chargeback(
  p_reference text,
  p_dispute_id text,
  p_amount bigint,
  p_is_won boolean
) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_known private.chargebacks;
begin
  if not private.lock_purchase(p_reference) then
    return 'unknown';
  end if;
  -- The money is booked as the provider's list shows it, which a job reads now.
  perform private.enqueue_chargeback_reading(p_reference);
  -- The list may have shown it before the callback came.
  update private.chargebacks
  set dispute_id = p_dispute_id
  where id = (
    select chargebacks.id
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.dispute_id is null
      and (
        chargebacks.status in ('announced', 'open')
        or chargebacks.status = 'decided' and chargebacks.amount = p_amount
      )
    order by chargebacks.amount = p_amount desc, chargebacks.created_at desc
    limit 1
  )
    and not exists (
      select
      from private.chargebacks as named
      where named.dispute_id = p_dispute_id
    );
  select chargebacks.* into v_known
  from private.chargebacks
  where chargebacks.dispute_id = p_dispute_id
    and chargebacks.reference = p_reference;
  if v_known.status = 'announced' and p_is_won then
    perform private.withdraw_chargeback(v_known);
  elsif v_known.id is not null or exists (
    select from private.chargebacks where chargebacks.dispute_id = p_dispute_id
  ) then
    -- Known, or of another payment.
    return 'noted';
  elsif p_is_won then
    -- So that an announcement that arrives late changes nothing.
    perform private.open_chargeback(p_reference, 'withdrawn', 0, p_dispute_id);
  else
    perform private.record_chargeback(
      private.open_chargeback(p_reference, 'announced', p_amount, p_dispute_id), 'announced');
  end if;
  return 'noted';
end
$$;
comment on function internal.announce_chargeback(text, text, bigint, boolean) is
  'A callback says that a payment channel disputes a payment (p_is_won: that it stays ours): the '
  'order is frozen and a case opened; no money moves. Returns noted, or unknown where the '
  'reference is neither an order''s nor a boost''s.';

-- supabase/schemas/internal/functions/apply_boost_invoice_update.sql
create function internal.apply_boost_invoice_update(p_invoice jsonb) returns private.invoice_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
  v_purchase private.boost_purchases;
  v_paid bigint := coalesce(v_invoice.paid_amount, 0);
begin
  select purchases.*
  into v_purchase
  from private.boost_purchases as purchases
  where purchases.reference = v_invoice.external_id
  for update;
  if v_purchase.id is null or v_purchase.status = 'CREATING' then
    return 'unknown';
  elsif v_purchase.provider_id is distinct from v_invoice.id then
    perform private.hold_unexpected_payment(
      'boost:' || v_purchase.reference || ':unexpected:' || v_invoice.id,
      null,
      v_invoice
    );
    return 'in_suspense';
  end if;

  update private.boost_purchases
  set
    invoice_status = case when v_paid > 0 then 'PAID' else v_invoice.status end,
    booked = greatest(booked, v_paid),
    updated_at = private.now()
  where id = v_purchase.id
    and (
      booked < v_paid
      or (invoice_status <> 'PAID' and invoice_status is distinct from v_invoice.status)
    );

  if v_paid > v_purchase.booked
     and (v_purchase.booked > 0 or v_paid <> v_purchase.price) then
    perform private.hold_in_suspense(
      'boost:' || v_purchase.reference || ':wrong_amount:' || v_paid,
      'wrong_amount',
      null,
      v_paid - v_purchase.booked,
      to_jsonb(v_invoice)
    );
    update private.boost_purchases
    set status = 'PARKED'
    where id = v_purchase.id
      and status in ('AWAITING_PAYMENT', 'EXPIRED');
    return 'in_suspense';
  elsif v_paid > v_purchase.booked then
    return private.apply_boost_payment(v_purchase, v_invoice);
  elsif v_paid = 0
        and v_invoice.status in ('EXPIRED', 'FAILED')
        and v_purchase.status = 'AWAITING_PAYMENT' then
    update private.boost_purchases set status = 'EXPIRED' where id = v_purchase.id;
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_boost_invoice_update(jsonb) is
  'Applies a boost''s invoice (private.provider_invoice) as fetched from the provider: starts or '
  'expires the boost, or holds or refunds the money, each at most once. Returns paid, expired, '
  'refunded, in_suspense, known (nothing new) or unknown (no such purchase).';

-- supabase/schemas/internal/functions/apply_chargeback.sql
create function internal.apply_chargeback(p_reference text) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_change bigint;
begin
  if not private.lock_purchase(p_reference) then
    return false;
  end if;
  -- Compared by sum under the lock: callback, reconciliation and repeats find the same state, in
  -- whatever order the provider told it.
  v_change := private.listed_chargebacks(p_reference) - private.booked_chargebacks(p_reference);
  if v_change > 0 and v_change = (
    select sum(chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
  ) then
    -- All that were announced, perhaps several.
    perform private.take_chargeback(p_reference, chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
      and chargebacks.amount > 0;
  elsif v_change > 0 then
    perform private.take_chargeback(p_reference, v_change);
  elsif v_change < 0 then
    perform private.return_chargebacks(p_reference, -v_change);
  end if;
  return true;
end
$$;
comment on function internal.apply_chargeback(text) is
  'Books the chargebacks of an order''s or a boost''s payment as the provider''s list now has '
  'them. One reference per transaction. False: the reference is neither.';

-- supabase/schemas/internal/functions/apply_email_callbacks.sql
create function internal.apply_email_callbacks(p_callbacks jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_callback jsonb;
  v_event_id uuid;
  v_outcome text;
  v_known jsonb := '[]';
begin
  -- In one order, so that two batches cannot deadlock on an e-mail.
  for v_callback in
    select callbacks.value
    from jsonb_array_elements(p_callbacks) as callbacks
    order by callbacks.value ->> 'reference', callbacks.value ->> 'digest'
  loop
    insert into private.provider_events (provider, digest, body, reference)
    values (
      'resend',
      v_callback ->> 'digest',
      private.redact_callback(v_callback -> 'body'),
      left(v_callback ->> 'reference', 255))
    on conflict on constraint provider_events__digest do nothing
    returning id into v_event_id;
    if v_event_id is null then
      v_known := v_known || (v_callback -> 'digest');
      continue;
    end if;
    v_outcome := case
      when jsonb_typeof(v_callback -> 'update') = 'object'
        then internal.apply_email_update(v_callback -> 'update')::text
      else 'ignored'
    end;
    if v_outcome = 'unknown' then
      perform private.enqueue_job(
        'webhooks_handle',
        v_event_id::text,
        jsonb_build_object('event_id', v_event_id),
        private.now() + interval '30 seconds');
    end if;
    update private.provider_events
    set outcome = v_outcome, handled_at = private.now()
    where id = v_event_id;
  end loop;
  return v_known;
end
$$;
comment on function internal.apply_email_callbacks(jsonb) is
  'Stores and applies verified callbacks of the e-mail provider [{digest, body, reference, '
  'update}] that suppress no address; update is null for one that says nothing about delivery. '
  'Returns the digests of those that were stored before, which it leaves alone.';

-- supabase/schemas/internal/functions/apply_email_update.sql
create function internal.apply_email_update(p_callback jsonb) returns private.email_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Callbacks arrive in any order; the status only moves forward in this list.
  v_order constant text[] :=
    '{pending,sent,delayed,abandoned,delivered,failed,suppressed,bounced,complained}';
  v_status constant text := p_callback ->> 'status';
  v_email private.emails;
begin
  select emails.* into v_email
  from private.emails
  where emails.id = (p_callback ->> 'id')::uuid
    or emails.provider_id = p_callback ->> 'provider_id'
  limit 1
  for update;
  if v_email.id is null then
    -- Our id is stored before an e-mail is sent: without a row its user has left.
    return case
      when p_callback ->> 'id' is not null then 'known'
      else 'unknown'
    end;
  end if;

  if p_callback ->> 'suppress' is not null then
    insert into private.email_suppressions (address, reason)
    values (lower(v_email.address), p_callback ->> 'suppress')
    on conflict do nothing;
  end if;
  if array_position(v_order, v_status) <= array_position(v_order, v_email.status) then
    return 'known';
  end if;
  update private.emails
  set status = v_status,
      provider_id = coalesce(provider_id, p_callback ->> 'provider_id'),
      problem = coalesce(left(p_callback ->> 'problem', 500), problem),
      updated_at = private.now()
  where id = v_email.id;
  return v_status;
end
$$;
comment on function internal.apply_email_update(jsonb) is
  'Applies a status callback of the e-mail provider: {id?, provider_id, status, suppress?, '
  'problem?}. With `suppress` (a reason) the address gets no more e-mail. Returns the new status, '
  '"known" (also when its user has left), or "unknown".';

-- supabase/schemas/internal/functions/apply_invoice_callback.sql
create function internal.apply_invoice_callback(
  p_event_id uuid,
  p_invoice jsonb,
  p_claims_money boolean
) returns private.invoice_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_outcome private.invoice_outcome := case
    when p_invoice ->> 'external_id' like 'BST-%'
      then internal.apply_boost_invoice_update(p_invoice)
    else internal.apply_invoice_update(p_invoice)
  end;
begin
  -- The callback may precede the payment in the provider's API: it stays open and is retried.
  if p_claims_money and p_invoice ->> 'paid_amount' is null then
    v_outcome := 'unknown';
  end if;
  perform internal.finish_webhook(p_event_id, v_outcome::text);
  return v_outcome;
end
$$;
comment on function internal.apply_invoice_callback(uuid, jsonb, boolean) is
  'Applies an invoice as fetched from the provider because of a stored callback, and stores the '
  'outcome of the callback. p_claims_money: the callback says that it is paid. unknown leaves the '
  'callback open.';

-- supabase/schemas/internal/functions/apply_invoice_update.sql
create function internal.apply_invoice_update(p_invoice jsonb) returns private.invoice_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
  v_order public.orders;
  v_known private.invoices;
  v_paid bigint := coalesce(v_invoice.paid_amount, 0);
begin
  select orders.*
  into v_order
  from public.orders
  join private.invoices on invoices.order_id = orders.id
  where invoices.external_id = v_invoice.external_id
  for update of orders;
  if v_order.id is null or v_order.state_version = 0 then
    return 'unknown';
  end if;
  -- Read under the order's lock, and compared by amount: the provider may report one payment under
  -- several payment ids.
  select invoices.*
  into v_known
  from private.invoices
  where invoices.order_id = v_order.id;
  if v_known.provider_id is distinct from v_invoice.id then
    perform private.hold_unexpected_payment(
      'invoice:' || v_invoice.id || ':unexpected',
      v_order.id,
      v_invoice
    );
    return 'in_suspense';
  end if;

  update private.invoices
  set
    status = case when v_paid > 0 then 'PAID' else v_invoice.status end,
    booked = greatest(booked, v_paid),
    updated_at = private.now()
  where order_id = v_order.id
    and (
      booked < v_paid
      or (status <> 'PAID' and status is distinct from v_invoice.status)
    );

  if v_paid > v_known.booked
     and (v_known.booked > 0 or v_paid <> v_order.amount_due) then
    perform private.hold_in_suspense(
      'invoice:' || v_invoice.id || ':wrong_amount:' || v_paid,
      'wrong_amount',
      v_order.id,
      v_paid - v_known.booked,
      to_jsonb(v_invoice)
    );
    return 'in_suspense';
  elsif v_paid > v_known.booked
        and v_order.status = 'AWAITING_PAYMENT'
        and v_order.wallet_amount > 0
        and private.is_payout_blocked(v_order.buyer_id) then
    -- The wallet was blocked after the order: staff decide whether it pays its part.
    perform private.hold_in_suspense(
      'invoice:' || v_invoice.id || ':blocked_wallet',
      'unexpected_payment',
      v_order.id,
      v_paid,
      to_jsonb(v_invoice)
    );
    return 'in_suspense';
  elsif v_paid > v_known.booked and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order.id, 'READY_TO_SHIP', 'provider');
    return 'paid';
  elsif v_paid > v_known.booked then
    return private.apply_late_payment(v_order, v_invoice);
  elsif v_paid = 0
        and v_invoice.status in ('EXPIRED', 'FAILED')
        and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order.id, 'EXPIRED', 'provider');
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_invoice_update(jsonb) is
  'Applies an order''s invoice (private.provider_invoice) as fetched from the provider: pays or '
  'expires the order, or holds or refunds the money, each at most once. Returns paid, expired, '
  'refunded, in_suspense, known (nothing new) or unknown (no such order).';

-- supabase/schemas/internal/functions/apply_order_deadline.sql
create function internal.apply_order_deadline(
  p_order_id uuid,
  p_version integer,
  p_to text
) returns private.deadline_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_to public.order_status := p_to;
  v_unmet text;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
  for update;
  -- The deadline of a frozen order begins again when it goes on (private.lift_freeze).
  if v_order.state_version is distinct from p_version or private.is_frozen(v_order, v_to) then
    return 'stale';
  end if;

  select private.unmet_precondition(v_order, transitions.precondition) into v_unmet
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.to_status = v_to
    and transitions.actor = 'clock';
  if v_unmet is not null then
    perform private.open_case(
      'overdue',
      p_order_id || ':' || p_version,
      p_order_id,
      jsonb_build_object('status', v_order.status, 'to', p_to, 'objection', v_unmet));
    return 'case';
  end if;
  perform private.move_order(p_order_id, v_to, 'clock');
  return 'moved';
end
$$;
comment on function internal.apply_order_deadline(uuid, integer, text) is
  'Moves an order to p_to (moved) if it is still in state p_version and not frozen, else does '
  'nothing (stale). '
  'Where the precondition does not hold, opens a case for staff instead (case).';

-- supabase/schemas/internal/functions/apply_payout_update.sql
create function internal.apply_payout_update(
  p_payout jsonb,
  p_link_readings bigint default null
) returns private.payout_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_link constant private.payout_link := jsonb_populate_record(null::private.payout_link, p_payout);
  v_withdrawal private.withdrawals;
  v_is_new boolean;
  v_to private.withdrawal_status;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(v_link.external_id)
  for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif p_link_readings <> v_withdrawal.link_readings then
    return 'outdated';
  elsif coalesce(v_withdrawal.provider_payout_id, v_link.id) is distinct from v_link.id
    or v_link.amount is distinct from v_withdrawal.net
  then
    perform private.open_withdrawal_case('payout_mismatch', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  v_is_new := v_withdrawal.provider_payout_id is null;
  v_withdrawal := private.store_payout_link(v_withdrawal, v_link);

  v_to := case v_link.state
    when 'completed' then 'PAID'
    when 'failed' then 'FAILED'
    when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED'
    when 'returned' then 'RETURNED'
  end;
  if v_withdrawal.decided_at is not null
    and v_to is not null
    and (v_to = 'PAID') <> (v_withdrawal.status = 'PAID')
  then
    perform private.open_withdrawal_case('payout_contradiction', v_withdrawal, p_payout);
    return 'in_suspense';
  elsif v_to is null then
    return private.apply_open_payout(
      v_withdrawal, p_payout, v_is_new and private.is_payout_blocked(v_withdrawal.user_id)
    );
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.end_withdrawal(v_withdrawal, v_to, v_link.failure_reason);
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID'
    and v_to <> 'PAID'
    and v_withdrawal.decided_at is null
  then
    perform private.open_withdrawal_case('payout_unknown', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_payout_update(jsonb, bigint) is
  'Applies a payout link (private.payout_link) as fetched from the provider to its withdrawal; '
  'repeats change nothing. Returns the outcome: paid, failed, expired, cancelled, returned, known, '
  'in_suspense (staff get a case), unknown (no such withdrawal) or outdated: another reading was '
  'applied since p_link_readings, so this one may be older and is not applied.';

-- supabase/schemas/internal/functions/apply_shipment_update.sql
create function internal.apply_shipment_update(p_seen jsonb) returns private.shipment_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_update private.shipment_update :=
    jsonb_populate_record(null::private.shipment_update, p_seen);
  v_order public.orders;
  v_shipment private.shipments;
  v_parcel text := coalesce(v_update.typed_number, v_update.shipper_order_id);
  v_scan private.shipment_scan;
  v_are_statuses_known boolean := true;
begin
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.shipper_order_id = v_update.shipper_order_id
    or shipments.id = v_update.shipment_id;
  if v_shipment.id is null then
    return 'unknown';
  end if;
  select orders.*
  into v_order
  from public.orders
  where orders.id = v_shipment.order_id
  for update;
  -- Read again under the order's lock: the price and the waybill are compared with this row.
  select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;

  if v_update.typed_number is null then
    perform private.record_waybill(v_order, v_shipment, v_update.waybill);
    perform private.record_price_change(v_order, v_shipment, v_update.price);
    select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  foreach v_scan in array coalesce(v_update.scans, '{}') loop
    v_are_statuses_known :=
      private.record_shipment_event(v_order.id, v_shipment, v_parcel, v_scan)
      and v_are_statuses_known;
    if v_parcel = v_shipment.shipper_order_id then
      perform private.open_shipment_case(v_order, v_shipment, v_scan);
    end if;
  end loop;
  if v_update.is_cancelled then
    perform private.courier_cancelled(v_order, v_shipment);
  end if;
  return case
    when private.is_unconfirmed_claim(v_update) then 'unconfirmed'
    when v_are_statuses_known then 'noted'
    else 'unfamiliar'
  end;
end
$$;
comment on function internal.apply_shipment_update(jsonb) is
  'Applies what the provider says about a parcel (private.shipment_update). Returns noted, '
  'unfamiliar (a status that we do not know), unconfirmed (the record does not show what a '
  'callback claims) or unknown (no such shipment).';

-- supabase/schemas/internal/functions/begin_ktp_submission.sql
create function internal.begin_ktp_submission(
  p_photo_extension text,
  p_selfie_extension text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_id uuid := gen_random_uuid();
  v_folder constant text := v_caller_id || '/' || v_id;
  v_submission private.ktp_submissions;
begin
  perform private.require_no_open_ktp(v_caller_id);
  insert into private.ktp_submissions (id, user_id, photo_path, selfie_path)
  values (
    v_id,
    v_caller_id,
    v_folder || '/photo.' || p_photo_extension,
    v_folder || '/selfie.' || p_selfie_extension)
  returning * into v_submission;
  -- Erases the files of an upload that is never completed.
  perform private.enqueue_job(
    'ktp_erase',
    v_id || ':upload',
    jsonb_build_object('submission_id', v_id),
    private.now() + make_interval(mins => private.setting('ktp_upload_minutes')::integer));
  return jsonb_build_object(
    'id', v_id,
    'photo_path', v_submission.photo_path,
    'selfie_path', v_submission.selfie_path);
end
$$;
comment on function internal.begin_ktp_submission(text, text) is
  'First step of POST /ktp/submit: reserves the bucket paths of the two photos. api.ktp_submit '
  'follows after the upload.';
grant execute on function internal.begin_ktp_submission(text, text) to authenticated;

-- supabase/schemas/internal/functions/begin_reconciliation.sql
-- A run takes four steps, and each can be repeated: begin, record the provider's transactions page
-- by page, find differences, finish.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_overlap constant interval := make_interval(days => private.setting('reconciliation_days')::int);
  v_run private.reconciliation_runs;
begin
  -- Its pages until after_id are stored. What changed since it began is read by the next run.
  select runs.*
  into v_run
  from private.reconciliation_runs as runs
  where runs.id = (select max(newest.id) from private.reconciliation_runs as newest)
    and runs.finished_at is null
    and runs.after_id is not null
    and runs.created_at > private.now() - interval '1 day';
  if v_run.id is not null then
    return private.reconciliation_run_record(v_run);
  end if;
  -- From the last finished run, however long ago that was, or from the first money on.
  insert into private.reconciliation_runs (from_at, to_at)
  select
    coalesce(
      private.reconciled_until(),
      (select min(transfers.created_at) from private.ledger_transfers as transfers),
      private.now()
    ) - v_overlap,
    private.now()
  returning * into v_run;
  return private.reconciliation_run_record(v_run);
end
$$;
comment on function internal.begin_reconciliation() is
  'Goes on with a run that was interrupted within a day, or starts one from the last finished on, '
  'with an overlap (setting reconciliation_days). Returns it.';

-- supabase/schemas/internal/functions/booking_to_request.sql
create function internal.booking_to_request(
  p_order_id uuid,
  p_direction private.shipment_direction default 'outbound'
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = p_order_id
    and shipments.direction = p_direction;
  if v_shipment.shipper_order_id is not null then
    return null;
  elsif p_direction = 'outbound' and v_order.status = 'READY_TO_SHIP' then
    v_shipment := private.begin_booking(v_order, 'outbound');
  elsif v_shipment.booking_started_at is null or v_shipment.cancelled_at is not null then
    perform private.refund_unspent_shipping(v_order.id);
    return null;
  end if;
  -- A booking that was started may exist at the provider although we never saw the answer. It is
  -- requested again, found, and cancelled when the order no longer needs it.
  return private.booking(v_order, v_shipment);
end
$$;
comment on function internal.booking_to_request(uuid, private.shipment_direction) is
  'Returns the booking that the background job has to request from the provider; null when there '
  'is nothing to request.';

-- supabase/schemas/internal/functions/boost_invoice_to_expire.sql
create function internal.boost_invoice_to_expire(p_boost_id uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select purchases.provider_id
    from private.boost_purchases as purchases
    where purchases.id = p_boost_id
      and purchases.status = 'AWAITING_PAYMENT'
  );
end
$$;
comment on function internal.boost_invoice_to_expire(uuid) is
  'Returns the provider''s id of the invoice of an unpaid boost; null when the boost does not '
  'wait for payment.';

-- supabase/schemas/internal/functions/chargebacks_to_apply.sql
create function internal.chargebacks_to_apply() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(listed.reference), '[]')
    from (
      select distinct transactions.reference
      from private.provider_transactions as transactions
      where private.is_chargeback(transactions.type)
    ) as listed
    where private.listed_chargebacks(listed.reference)
        <> private.booked_chargebacks(listed.reference)
      and (
        exists (select from public.orders where orders.reference = listed.reference)
        or exists (
          select
          from private.boost_purchases as purchases
          where purchases.reference = listed.reference
        )
      )
  );
end
$$;
comment on function internal.chargebacks_to_apply() is
  'References of orders and boosts whose chargebacks in the provider''s list are not booked as '
  'they are now.';

-- supabase/schemas/internal/functions/claim_idempotency_key.sql
create function internal.claim_idempotency_key(
  p_caller_id uuid,
  p_method text,
  p_path text,
  p_key text,
  p_fingerprint text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_claim_id constant uuid := gen_random_uuid();
  v_row private.idempotency_keys;
begin
  -- Each claim deletes a few expired keys, so the table needs no cleanup job.
  delete from private.idempotency_keys
  where claim_id in (
    select keys.claim_id
    from private.idempotency_keys as keys
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
    order by keys.claimed_at
    limit 3
    for update skip locked
  );
  -- A key is free after 24 hours, or 60 seconds after a claim that never stored a response.
  insert into private.idempotency_keys as keys
    (claim_id, caller_id, method, path, key, fingerprint)
  values (v_claim_id, p_caller_id, p_method, p_path, p_key, p_fingerprint)
  on conflict on constraint idempotency_keys__scope do update
  set
    claim_id = excluded.claim_id,
    fingerprint = excluded.fingerprint,
    claimed_at = clock_timestamp(),
    status = null,
    body = null
  where keys.claimed_at < clock_timestamp() - interval '24 hours'
    or (
      keys.status is null
      and keys.claimed_at < clock_timestamp() - interval '60 seconds'
      and keys.fingerprint = excluded.fingerprint
    )
  returning * into v_row;
  if v_row.claim_id = v_claim_id then
    return jsonb_build_object('outcome', 'claimed', 'claim_id', v_claim_id);
  end if;

  select *
  into v_row
  from private.idempotency_keys as keys
  where keys.caller_id = p_caller_id
    and keys.method = p_method
    and keys.path = p_path
    and keys.key = p_key;
  if v_row.claim_id is null then
    -- Released between the two statements; the client may try again.
    return jsonb_build_object('outcome', 'running');
  elsif v_row.fingerprint <> p_fingerprint then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.status is null then
    return jsonb_build_object('outcome', 'running');
  end if;
  return jsonb_build_object('outcome', 'replay', 'status', v_row.status, 'body', v_row.body);
end
$$;
comment on function internal.claim_idempotency_key(uuid, text, text, text, text) is
  'Claims an Idempotency-Key for a request. outcome: claimed (with claim_id), replay (with the '
  'stored status and body), running, or mismatch (another body under the same key).';

-- supabase/schemas/internal/functions/claim_jobs.sql
create function internal.claim_jobs(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
  v_kinds constant text[] := private.due_job_kinds(v_now);
  -- Each kind gets the same share, so that ten thousand e-mails do not delay a deadline.
  v_limit_per_kind constant integer :=
    ceil(p_limit::numeric / greatest(cardinality(v_kinds), 1));
  v_claimed jsonb;
begin
  with due as (
    select jobs_of_kind.id
    from unnest(v_kinds) as kinds (kind)
    cross join lateral (
      select jobs.id
      from private.jobs
      where jobs.kind = kinds.kind
        and jobs.finished_at is null
        and jobs.dead_at is null
        and jobs.run_at <= v_now
        and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
        and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
      order by jobs.run_at, jobs.position
      limit v_limit_per_kind
      for update skip locked
    ) as jobs_of_kind
  ),
  claimed as (
    update private.jobs
    set
      lease_token = gen_random_uuid(),
      leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
      attempts = jobs.attempts + 1
    from due
    where jobs.id = due.id
    returning jobs.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', claimed.id,
        'kind', claimed.kind,
        'payload', claimed.payload,
        'attempts', claimed.attempts,
        'lease_token', claimed.lease_token
      )
      order by claimed.run_at, claimed.position
    ),
    '[]'
  )
  into v_claimed
  from claimed;
  return v_claimed;
end
$$;
comment on function internal.claim_jobs(integer, integer) is
  'Leases about p_limit due jobs to one worker, at least one of each kind that is due. '
  'Workers that overlap skip each other''s jobs.';

-- supabase/schemas/internal/functions/claim_outbox_events.sql
create function internal.claim_outbox_events(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
  v_leased_until constant timestamptz :=
    clock_timestamp() + make_interval(secs => p_lease_seconds);
  v_portal private.finance_portal;
  v_events jsonb;
begin
  select finance_portal.* into v_portal from private.finance_portal for update;
  perform private.number_outbox_events(v_portal.last_seq);

  if v_portal.down_since is not null then
    if v_portal.probe_at > v_now or v_portal.leased_until > clock_timestamp() then
      return jsonb_build_object('probe', false, 'events', '[]'::jsonb);
    end if;
    update private.finance_portal set leased_until = v_leased_until;
    return jsonb_build_object('probe', true, 'events', '[]'::jsonb);
  end if;

  with due as (
    select outbox.id
    from private.outbox
    where outbox.delivered_at is null
      and outbox.dead_at is null
      and outbox.seq is not null
      and outbox.due_at <= v_now
      and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
      and private.is_next_of_aggregate(outbox)
    order by outbox.seq
    limit p_limit
    for update skip locked
  ),
  claimed as (
    update private.outbox
    set
      attempts = least(outbox.attempts + 1, 5),
      lease_token = gen_random_uuid(),
      leased_until = v_leased_until,
      -- Five deliveries were started, and the worker of the last one stopped before its result.
      dead_at = case when outbox.attempts = 5 then v_now end,
      last_error = case
        when outbox.attempts = 5 then 'The worker stopped before the result of the last delivery.'
        else outbox.last_error
      end
    from due
    where outbox.id = due.id
    returning outbox.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'envelope', private.event_envelope(claimed.*::private.outbox),
        'lease_token', claimed.lease_token,
        'is_last_attempt', claimed.attempts = 5
      )
      order by claimed.seq
    ) filter (where claimed.dead_at is null),
    '[]'
  )
  into v_events
  from claimed;
  return jsonb_build_object('probe', false, 'events', v_events);
end
$$;
comment on function internal.claim_outbox_events(integer, integer) is
  'Numbers new events and leases up to p_limit due events, at most one per aggregate. '
  'While the portal is down it returns no events; probe says whether to ping the portal now.';

-- supabase/schemas/internal/functions/claim_unfinished_boost_purchase.sql
create function internal.claim_unfinished_boost_purchase(p_boost_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id
    and purchases.status = 'CREATING';
  if v_purchase.id is null then
    return null;
  end if;
  perform private.lease_boost(p_boost_id);
  return private.pending_boost(v_purchase, true);
end
$$;
comment on function internal.claim_unfinished_boost_purchase(uuid) is
  'Leases a purchase without an invoice to the job that finishes it; '
  'null when it is finished or abandoned.';

-- supabase/schemas/internal/functions/claim_unfinished_order.sql
create function internal.claim_unfinished_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version = 0
    and orders.status = 'AWAITING_PAYMENT';
  if v_order.id is null then
    return null;
  end if;
  perform private.lease_order(p_order_id);
  return private.pending_order(v_order, true);
end
$$;
comment on function internal.claim_unfinished_order(uuid) is
  'Leases an order without an invoice to the job that finishes it; '
  'null when it is finished or abandoned.';

-- supabase/schemas/internal/functions/claim_withdrawal.sql
create function internal.claim_withdrawal(p_withdrawal_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id
  for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'LINK_CREATED' then
    return private.withdrawal_request(v_withdrawal);
  elsif v_withdrawal.created_at < private.now() - interval '1 day' then
    -- Whatever the provider answers or does not answer, staff can now decide.
    perform private.open_withdrawal_case(
      'payout_without_link', v_withdrawal, '{"problem": "no link for more than a day"}'
    );
  end if;
  if not private.is_payout_blocked(v_withdrawal.user_id) then
    return private.resume_withdrawal(v_withdrawal, v_withdrawal.amount);
  elsif v_withdrawal.attempts > 0 then
    -- A request may have made the link, which only staff can find out without making one now.
    return private.withdrawal_request(v_withdrawal) || '{"blocked": true}';
  end if;
  perform private.end_withdrawal(v_withdrawal, 'CANCELLED', 'payouts are blocked');
  perform private.report_failed_disbursement(v_withdrawal, 'payouts are blocked');
  return null;
end
$$;
comment on function internal.claim_withdrawal(uuid) is
  'A withdrawal in flight for the job check_withdrawal, leased if it has no link yet; '
  'null if the withdrawal has ended. While payouts to the user are blocked, no link is requested: '
  'a withdrawal that never asked for one ends, another one is marked as blocked.';

-- supabase/schemas/internal/functions/close_analytics_day.sql
create function internal.close_analytics_day() returns date
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_tomorrow constant date := v_today + 1;
  v_day constant date := private.first_open_day();
begin
  -- One day per transaction, so that catching up on years holds no lock for long.
  if v_day < v_today then
    insert into private.analytics_days (
      day, active_users, active_users_29d, mau, new_users, transactions, gmv, protection_fees,
      commission, boosts, promotions, claims, payout_fees, payment_fees, courier_adjustments
    )
    select
      counted.day, counted.active_users, counted.active_users_29d, counted.mau, counted.new_users,
      counted.transactions, counted.gmv, counted.protection_fees, counted.commission,
      counted.boosts, counted.promotions, counted.claims, counted.payout_fees,
      counted.payment_fees, counted.courier_adjustments
    from private.count_day(v_day) as counted
    on conflict (day) do nothing;
    return v_day;
  end if;
  -- A cancelled order that is paid again moves to its new day, which can change the last week.
  update private.analytics_days as days
  set transactions = counted.transactions, gmv = counted.gmv
  from private.analytics_days as stored
  cross join lateral private.count_day(stored.day) as counted
  where days.day = stored.day
    and stored.day >= v_today - 7
    and (stored.transactions, stored.gmv) <> (counted.transactions, counted.gmv);
  if private.whole_ledger_drift() <> 0 then
    perform private.open_case(
      'ledger_drift', v_today::text, null,
      jsonb_build_object('rupiah', private.whole_ledger_drift())
    );
  end if;
  update private.staff_cases
  set closed_at = private.now(), closed_because = 'over'
  where kind = 'ledger_drift'
    and closed_at is null
    and private.whole_ledger_drift() = 0;
  perform private.enqueue_job(
    'analytics', v_tomorrow::text, '{}', (v_tomorrow + time '00:15') at time zone 'Asia/Jakarta'
  );
  return null;
end
$$;
comment on function internal.close_analytics_day() is
  'Counts the next day that is over and returns it. When all are counted it returns null, checks '
  'the whole ledger and schedules the next night.';

-- supabase/schemas/internal/functions/close_solved_cases.sql
create function internal.close_solved_cases() returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_closed integer;
begin
  with batch as (
    select cases.id
    from private.staff_cases as cases
    where cases.closed_at is null
    order by cases.checked_at, cases.id
    limit 500
    for update skip locked
  ),
  judged as (
    select
      cases.id,
      -- The whole ledger is summed once a night (internal.close_analytics_day).
      cases.kind <> 'ledger_drift' and not private.case_lasts(cases) as is_over
    from batch
    join private.staff_cases as cases on cases.id = batch.id
  ),
  checked as (
    update private.staff_cases
    set checked_at = private.now(),
        closed_at = case when judged.is_over then private.now() end,
        closed_because = case when judged.is_over then 'over' end
    from judged
    where staff_cases.id = judged.id
    returning staff_cases.closed_at
  )
  select count(checked.closed_at)
  into v_closed
  from checked;
  return v_closed;
end
$$;
comment on function internal.close_solved_cases() is
  'Closes the cases whose cause is over, and returns their number. Each call looks at those 500 '
  'open cases that were not looked at for the longest time.';

-- supabase/schemas/internal/functions/continue_courier_statement.sql
create function internal.continue_courier_statement(p_next jsonb default null) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_job(
    'courier_statement',
    tomorrow.day || coalesce(':' || (p_next ->> 'id'), ''),
    coalesce(p_next, '{}'),
    case
      when p_next is null then (tomorrow.day + time '02:00') at time zone 'Asia/Jakarta'
    end
  )
  from (select (private.now() at time zone 'Asia/Jakarta')::date + 1 as day) as tomorrow;
end
$$;
comment on function internal.continue_courier_statement(jsonb) is
  'Enqueues the next page of the nightly statement, or the first of the next night (p_next null).';

-- supabase/schemas/internal/functions/count_calls.sql
create function internal.count_calls(p_action text, p_caller_ids jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with calls as (
      select
        ids.caller_id,
        ids.position,
        row_number() over (partition by ids.caller_id order by ids.position) as number
      from jsonb_array_elements_text(p_caller_ids) with ordinality as ids (caller_id, position)
    )
    select jsonb_agg(
      case when calls.number > windows.admitted then windows.retry_after_seconds end
      order by calls.position)
    from calls
    join private.count_rate_limits(
      p_action, array(select jsonb_array_elements_text(p_caller_ids))
    ) as windows on windows.subject = calls.caller_id
  );
end
$$;
comment on function internal.count_calls(text, jsonb) is
  'Counts a call of each user of p_caller_ids against a rate limit. Returns, in their order, null '
  'for a call that is admitted, else the seconds to wait. Runs before the operation, in a '
  'transaction of its own, so that failed attempts count too.';

-- supabase/schemas/internal/functions/count_link_readings.sql
create function internal.count_link_readings(p_provider_payout_id text) returns integer
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select withdrawals.link_readings::integer
    from private.withdrawals
    where withdrawals.provider_payout_id = p_provider_payout_id
  );
end
$$;
comment on function internal.count_link_readings(text) is
  'Asked before a link is read, so that a reading which another one overtook is not applied. '
  'Null if the link belongs to no withdrawal.';

-- supabase/schemas/internal/functions/courier_statement_page.sql
create function internal.courier_statement_page(
  p_created_at timestamptz default null,
  p_id uuid default null
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with days as (
      select make_interval(days => private.setting('courier_statement_days')::integer) as days
    ),
    page as (
      select shipments.id, shipments.shipper_order_id, shipments.created_at
      from private.shipments
      cross join days
      where shipments.created_at > private.now() - 4 * days.days
        and (p_id is null or (shipments.created_at, shipments.id) < (p_created_at, p_id))
        and shipments.shipper_order_id is not null
        and coalesce(shipments.delivered_at, shipments.cancelled_at, private.now())
          > private.now() - days.days
      order by shipments.created_at desc, shipments.id desc
      limit 20
    )
    select jsonb_build_object(
      'shipper_order_ids', coalesce(
        jsonb_agg(page.shipper_order_id order by page.created_at desc, page.id desc),
        '[]'
      ),
      'next', (
        select jsonb_build_object('created_at', internal.wire_time(last.created_at), 'id', last.id)
        from page as last
        order by last.created_at, last.id
        limit 1
      )
    )
    from page
  );
end
$$;
comment on function internal.courier_statement_page(timestamptz, uuid) is
  'Returns twenty shipping orders whose price may still change, before this position, newest '
  'first: those on their way, and those delivered or cancelled within courier_statement_days. next '
  'is null after the last.';

-- supabase/schemas/internal/functions/email_to_send.sql
create function internal.email_to_send(p_email_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
  v_status text;
begin
  select emails.* into v_email
  from private.emails
  where emails.id = p_email_id
  for update;
  if v_email.id is null then
    v_email := private.write_email(p_email_id);
  end if;
  if v_email.id is null or v_email.status <> 'pending' then
    return null;
  end if;

  v_status := case
    when private.is_suppressed(v_email.address) then 'suppressed'
    -- Well before the provider forgets the idempotency key; a retry after that could send twice.
    when v_email.first_tried_at < private.now() - interval '8 hours' then 'abandoned'
    else 'pending'
  end;
  update private.emails
  set status = v_status,
      first_tried_at = coalesce(first_tried_at, private.now()),
      updated_at = private.now()
  where id = v_email.id
  returning * into v_email;
  if v_status = 'abandoned' then
    perform private.open_case(
      'mail_abandoned',
      (private.now() at time zone 'Asia/Jakarta')::date::text,
      null,
      jsonb_build_object('first_email_id', v_email.id));
  end if;
  return case when v_status = 'pending' then jsonb_build_object(
    'id', v_email.id,
    'kind', v_email.kind,
    'data', v_email.data,
    'to', v_email.address,
    'locale', v_email.locale,
    'name', v_email.name)
  end;
end
$$;
comment on function internal.email_to_send(uuid) is
  'The e-mail to send, the same at every attempt. Null once the provider has it, the address is '
  'suppressed, or it is abandoned after 8 hours (one staff case a day).';

-- supabase/schemas/internal/functions/end_booking_search.sql
create function internal.end_booking_search(
  p_order_id uuid,
  p_direction private.shipment_direction,
  p_error text,
  p_is_rejected boolean
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = p_order_id
    and shipments.direction = p_direction;
  if not private.is_booking_undecided(v_shipment) then
    return true;
  elsif not private.is_booking_search_over(v_order, p_direction) then
    return false;
  end if;
  perform private.open_case(
    'booking_undecided',
    v_shipment.id::text,
    p_order_id,
    jsonb_build_object(
      'direction', p_direction,
      'reference_id', private.booking_reference(p_order_id, p_direction),
      'booking_started_at', internal.wire_time(v_shipment.booking_started_at),
      'reason', left(p_error, 1000)
    )
  );
  return p_is_rejected;
end
$$;
comment on function internal.end_booking_search(
  uuid, private.shipment_direction, text, boolean
) is
  'Says whether the provider need not be asked about a booking any more. After '
  'booking_search_days staff get a case. A rejection then ends the search; without an answer it '
  'goes on beside the case.';

-- supabase/schemas/internal/functions/end_boost.sql
create function internal.end_boost(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_period private.boost_periods;
begin
  select periods.*
  into v_period
  from private.boost_periods as periods
  where periods.id = p_boost_id;
  perform
  from public.profiles
  where v_period.listing_id is null
    and profiles.id = v_period.seller_id
  for no key update;

  update private.boost_periods
  set ended_at = private.now()
  where id = p_boost_id
    and ended_at is null
    and ends_at <= private.now();
  if not found then
    return false;
  end if;
  perform private.add_boost_score(v_period, -v_period.score);
  return true;
end
$$;
comment on function internal.end_boost(uuid) is
  'Ends a boost whose time is over and subtracts its score from its listings. '
  'False when there is nothing to end.';

-- supabase/schemas/internal/functions/end_vacation.sql
create function internal.end_vacation(p_user_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.lock_account(p_user_id);
  update public.profiles
  set on_vacation_until = null
  where id = p_user_id
    and on_vacation_until <= private.now();
  return found;
end
$$;
comment on function internal.end_vacation(uuid) is
  'Shows the listings of a user whose vacation is over. Orders do not wait for this: see '
  'private.is_for_sale. False when the vacation goes on or has ended.';

-- supabase/schemas/internal/functions/expire_abandoned_invoice.sql
create function internal.expire_abandoned_invoice(p_invoice jsonb) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
begin
  if exists (
       select
       from public.orders
       where orders.reference = v_invoice.external_id
         -- An abandoned order that the ledger names is kept.
         and (orders.state_version > 0 or orders.status = 'AWAITING_PAYMENT')
     )
     or exists (
       select from private.boost_purchases as purchases
       where purchases.reference = v_invoice.external_id
     ) then
    return false;
  end if;
  perform private.enqueue_job(
    'payments_expire',
    v_invoice.id,
    jsonb_build_object('invoice_id', v_invoice.id)
  );
  return true;
end
$$;
comment on function internal.expire_abandoned_invoice(jsonb) is
  'Enqueues the expiry of an invoice (private.provider_invoice) whose purchase was abandoned while '
  'the provider created it. Returns false, and does nothing, when the purchase exists.';

-- supabase/schemas/internal/functions/extend_job_lease.sql
create function internal.extend_job_lease(
  p_job_id uuid,
  p_lease_token uuid,
  p_lease_seconds integer
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.jobs
  set leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null;
  return found;
end
$$;
comment on function internal.extend_job_lease(uuid, uuid, integer) is
  'Extends the lease of a running job. Returns false if another worker has claimed the job.';

-- supabase/schemas/internal/functions/fail_job.sql
create function internal.fail_job(
  p_job_id uuid,
  p_lease_token uuid,
  p_error text
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_job private.jobs;
begin
  update private.jobs
  set
    lease_token = null,
    leased_until = null,
    last_error = left(p_error, 1000),
    due_at = coalesce(due_at, run_at),
    run_at = private.now() + make_interval(secs => private.retry_seconds(kind, attempts)),
    dead_at = case
      when attempts >= coalesce(
        max_attempts,
        (select kinds.max_attempts from private.job_kinds as kinds where kinds.kind = jobs.kind)
      )
        then private.now()
    end
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null
  returning * into v_job;
  if v_job.attempts >= 20 and not private.awaits_subject(v_job) then
    perform private.open_case(
      'stuck_job', v_job.id::text, null,
      jsonb_build_object('kind', v_job.kind, 'key', v_job.key, 'error', v_job.last_error)
    );
  end if;
  return v_job.id is not null;
end
$$;
comment on function internal.fail_job(uuid, uuid, text) is
  'Schedules a failed job again, or marks it as dead after the last attempt of its kind. '
  'Staff get a case after 20 attempts. Returns false if another worker has claimed the job.';

-- supabase/schemas/internal/functions/find_reconciliation_differences.sql
create function internal.find_reconciliation_differences(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_run private.reconciliation_runs;
begin
  select runs.* into v_run from private.reconciliation_runs as runs where runs.id = p_run_id;
  with touched as (
    select transactions.reference
    from private.provider_transactions as transactions
    where transactions.seen_at >= v_run.created_at
    union
    select movements.reference
    from private.provider_movements as movements
    where movements.created_at >= v_run.from_at
    union
    select differences.reference
    from private.reconciliation_differences as differences
    where differences.status = 'open'
      and differences.problem is null
  ),
  compared as (
    select sums.*
    from private.reconciliation_sums as sums
    join touched using (reference)
  ),
  resolved as (
    update private.reconciliation_differences as differences
    set status = 'resolved', closed_at = private.now()
    from compared
    where differences.status = 'open'
      and compared.reference = differences.reference
      and compared.provider_amount = compared.ledger_amount
  )
  insert into private.reconciliation_differences as differences (
    reference, order_id, withdrawal_id, provider_amount, ledger_amount, counter_account, run_id
  )
  select
    compared.reference,
    orders.id,
    withdrawals.id,
    compared.provider_amount,
    compared.ledger_amount,
    case
      when compared.is_payment and compared.provider_amount > compared.ledger_amount
        then 'suspense'
      else 'adjustments'
    end::private.account_kind,
    p_run_id
  from compared
  left join public.orders on orders.reference = compared.reference
  left join private.withdrawals on withdrawals.id::text = compared.reference
  where compared.provider_amount <> compared.ledger_amount
  on conflict (reference) where status = 'open' do update
  set
    provider_amount = excluded.provider_amount,
    ledger_amount = excluded.ledger_amount,
    counter_account = excluded.counter_account,
    run_id = excluded.run_id;
  return private.open_references();
end
$$;
comment on function internal.find_reconciliation_differences(bigint) is
  'Compares the provider''s amounts with the ledger''s, stores the differences, resolves those '
  'that are gone, and returns [{reference, invoice_id, payout_id}] to read again, since most are '
  'missed callbacks.';

-- supabase/schemas/internal/functions/find_withdrawal.sql
create function internal.find_withdrawal(p_withdrawal_id text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select private.withdrawal_request(withdrawals)
    from private.withdrawals
    where withdrawals.id = private.withdrawal_id_of(p_withdrawal_id)
  );
end
$$;
comment on function internal.find_withdrawal(text) is
  'The withdrawal that a callback names, in any status; null if there is none.';

-- supabase/schemas/internal/functions/finish_boost_purchase.sql
create function internal.finish_boost_purchase(p_boost_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_purchase private.boost_purchases;
begin
  update private.boost_purchases
  set status = 'AWAITING_PAYMENT',
      provider_id = p_invoice ->> 'id',
      url = p_invoice ->> 'url',
      invoice_status = p_invoice ->> 'status',
      expires_at = (p_invoice ->> 'expires_at')::timestamptz,
      updated_at = private.now()
  where id = p_boost_id
    and status = 'CREATING';
  if found then
    perform private.enqueue_job(
      'boosts_deadline',
      p_boost_id::text,
      jsonb_build_object('boost_id', p_boost_id),
      private.now() + make_interval(mins => private.setting('payment_window_minutes')::integer));
    perform private.finish_purchase_job('finish_boost_purchase', p_boost_id);
  end if;
  -- Two processes may finish the same purchase: the second changes nothing and returns the same.
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id;
  if v_purchase.id is null then
    perform private.raise_error(
      'CONFLICT', 'purchase_abandoned',
      'This purchase was abandoned before its invoice was ready; buy the boost again.');
  end if;
  return private.boost_record(v_purchase);
end
$$;
comment on function internal.finish_boost_purchase(uuid, jsonb) is
  'Stores the invoice; the purchase then waits for its payment. A repeat changes nothing. '
  'p_invoice: Invoice in shared/providers/payments.ts.';

-- supabase/schemas/internal/functions/finish_jobs.sql
create function internal.finish_jobs(p_jobs jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_finished jsonb;
begin
  with finished as (
    update private.jobs
    set
      finished_at = coalesce(jobs.finished_at, private.now()),
      lease_token = null,
      leased_until = null,
      last_error = null
    from jsonb_to_recordset(p_jobs) as done (job_id uuid, lease_token uuid)
    where jobs.id = done.job_id
      and jobs.lease_token = done.lease_token
    returning jobs.id
  )
  select coalesce(jsonb_agg(finished.id), '[]')
  into v_finished
  from finished;
  return v_finished;
end
$$;
comment on function internal.finish_jobs(jsonb) is
  'Marks jobs [{job_id, lease_token}] as done. Returns the ids of those that no other worker has '
  'claimed since.';

-- supabase/schemas/internal/functions/finish_order.sql
create function internal.finish_order(p_order_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  update public.orders
  set state_version = 1, updated_at = private.now()
  where id = p_order_id
    and state_version = 0
    and status = 'AWAITING_PAYMENT'
  returning * into v_order;
  if v_order.id is not null then
    update private.invoices
    set provider_id = p_invoice ->> 'id',
        url = p_invoice ->> 'url',
        status = coalesce(p_invoice ->> 'status', 'PAID'),
        expires_at = (p_invoice ->> 'expires_at')::timestamptz,
        updated_at = private.now()
    where order_id = p_order_id;
    perform private.record_order_state(v_order, null, 'buyer', v_order.buyer_id, null);
    perform private.finish_purchase_job('finish_order', p_order_id);
    if v_order.amount_due = 0 then
      perform private.move_order(
        p_order_id, 'READY_TO_SHIP', 'provider', p_reason => 'paid from the wallet');
    end if;
  end if;
  -- Two processes may finish the same order: the second changes nothing and returns the same.
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version > 0;
  if v_order.id is null then
    perform private.raise_error(
      'CONFLICT', 'purchase_abandoned',
      'This order was abandoned before its invoice was ready; order again.');
  end if;
  return private.order_record(v_order, v_order.buyer_id);
end
$$;
comment on function internal.finish_order(uuid, jsonb) is
  'Stores the invoice and shows the order to its parties. A repeat changes nothing. '
  'p_invoice: Invoice in shared/providers/payments.ts; an empty object when nothing is due, and '
  'the order is then paid at once.';

-- supabase/schemas/internal/functions/finish_reconciliation.sql
create function internal.finish_reconciliation(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tomorrow constant date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
  v_run private.reconciliation_runs;
  v_differences jsonb;
begin
  update private.reconciliation_runs
  set finished_at = private.now()
  where id = p_run_id
  returning * into v_run;
  perform private.enqueue_job(
    'reconcile', v_tomorrow::text, '{}', (v_tomorrow + time '03:00') at time zone 'Asia/Jakarta'
  );
  select jsonb_agg(
    private.difference_record(differences) order by differences.created_at, differences.id
  )
  into v_differences
  from private.reconciliation_differences as differences
  where differences.status = 'open';
  return jsonb_build_object(
    'transactions', v_run.transactions,
    'drift', private.ledger_drift(),
    'differences', coalesce(v_differences, '[]')
  );
end
$$;
comment on function internal.finish_reconciliation(bigint) is
  'Ends a run, schedules the next one for 03:00 in Jakarta, and returns the open differences.';

-- supabase/schemas/internal/functions/finish_webhook.sql
create function internal.finish_webhook(p_event_id uuid, p_outcome text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event private.provider_events;
begin
  update private.provider_events
  set outcome = p_outcome,
      handled_at = private.now(),
      -- A callback may arrive after the person it names has left.
      body = private.redact_callback(body)
  where id = p_event_id
  returning * into v_event;
  if p_outcome in ('unknown', 'unconfirmed') then
    update private.jobs
    set max_attempts = 20
    where kind = 'webhooks_handle'
      and key = p_event_id::text;
  else
    update private.jobs
    set finished_at = private.now(), dead_at = null
    where kind = 'webhooks_handle'
      and key = p_event_id::text;
  end if;
  if (p_outcome = 'unconfirmed' and v_event.provider <> 'biteship')
    or (p_outcome = 'unfamiliar' and v_event.provider = 'xendit_native')
  then
    perform private.open_case(
      p_outcome || '_payment', p_event_id::text, null,
      jsonb_build_object('provider', v_event.provider, 'reference', v_event.reference)
    );
  end if;
end
$$;
comment on function internal.finish_webhook(uuid, text) is
  'Stores the outcome of a callback, and removes from its body what names a person. unknown and '
  'unconfirmed stay open for 20 attempts, because their object may appear later; a payment that '
  'nothing confirms becomes a staff case.';

-- supabase/schemas/internal/functions/ktp_files_to_erase.sql
create function internal.ktp_files_to_erase(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_retention constant interval :=
    make_interval(days => private.setting('ktp_retention_days')::integer);
  v_submission private.ktp_submissions;
begin
  update private.ktp_submissions
  set status = 'abandoned'
  where id = p_submission_id
    and status = 'uploading';
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.id = p_submission_id;
  if v_submission.id is null
    or v_submission.status = 'pending'
    or v_submission.erased_at is not null
  then
    return null;
  end if;
  -- The job of the upload may run while a decided submission is still within its retention.
  if v_submission.decided_at > private.now() - v_retention
    and not exists (
      select from public.profiles
      where profiles.id = v_submission.user_id
        and profiles.deleted_at is not null)
  then
    return null;
  end if;
  return jsonb_build_array(v_submission.photo_path, v_submission.selfie_path);
end
$$;
comment on function internal.ktp_files_to_erase(uuid) is
  'The bucket paths of the photos to erase now, or null. An unfinished upload becomes abandoned.';

-- supabase/schemas/internal/functions/listing_cards.sql
-- plpgsql, because it keeps the plan; a function in language sql is planned at each call.
create function internal.listing_cards(p_listing_ids uuid[]) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cards text;
begin
  select string_agg(
    listings.card || ',"seller":' || (
      select profiles.card
      from public.profiles
      where profiles.id = listings.seller_id
    ) || '}',
    ',' order by page.position)
  into v_cards
  from unnest(p_listing_ids) with ordinality as page (id, position)
  join public.listings on listings.id = page.id;
  return coalesce(v_cards, '');
end
$$;
comment on function internal.listing_cards(uuid[]) is
  'The records of these listings, in this order, as the elements of a JSON array without brackets. '
  'Runs with the rights of its caller, so row level security applies.';
grant execute on function internal.listing_cards(uuid[]) to anon, authenticated, preloved_api;

-- supabase/schemas/internal/functions/listings_walk.sql
-- Each statement has one branch per index that gives the order. A branch whose conditions on the
-- arguments are false is not read, so one plan, kept between calls, is right for all arguments.
-- Filters and offsets are evaluated in the index alone. `rows` is a page: with the default of 1000
-- the caller's join would read a table of ten thousand listings whole.
create function internal.listings_walk(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_limit integer,
  p_offset bigint,
  p_after_key bigint,
  p_after_id uuid
) returns table (id uuid, key bigint)
language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_created_at constant timestamptz := coalesce(
    timestamptz 'epoch' + p_after_key * interval '1 microsecond', 'infinity');
  v_price constant bigint := coalesce(
    p_after_key, case p_sort_by when 'lowest_price' then 0 else 9007199254740991 end);
  v_id constant uuid := coalesce(
    p_after_id,
    case
      when p_sort_by = 'newest' then uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      else uuid '00000000-0000-0000-0000-000000000000'
    end);
begin
  if p_sort_by = 'lowest_price' then
    return query
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and p_product_category is null
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) > (v_price, v_id)
      order by listings.price, listings.id
      limit p_limit
      offset p_offset
    )
    union all
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and listings.product_category = p_product_category
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) > (v_price, v_id)
      order by listings.price, listings.id
      limit p_limit
      offset p_offset
    );
  elsif p_sort_by = 'highest_price' then
    return query
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and p_product_category is null
        and (p_gender is null or listings.gender = p_gender)
        and listings.price <= v_price
        and (listings.price < v_price or listings.id > v_id)
      order by listings.price desc, listings.id
      limit p_limit
      offset p_offset
    )
    union all
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and listings.product_category = p_product_category
        and (p_gender is null or listings.gender = p_gender)
        and listings.price <= v_price
        and (listings.price < v_price or listings.id > v_id)
      order by listings.price desc, listings.id
      limit p_limit
      offset p_offset
    );
  else
    return query
    select page.id, (extract(epoch from page.created_at) * 1000000)::bigint
    from (
      (
        select listings.id, listings.created_at
        from public.listings
        where listings.is_visible
          and p_gender is null
          and p_product_category is null
          and (listings.created_at, listings.id) < (v_created_at, v_id)
        order by listings.created_at desc, listings.id desc
        limit p_limit
        offset p_offset
      )
      union all
      (
        select listings.id, listings.created_at
        from public.listings
        where listings.is_visible
          and listings.product_category = p_product_category
          and (p_gender is null or listings.gender = p_gender)
          and (listings.created_at, listings.id) < (v_created_at, v_id)
        order by listings.created_at desc, listings.id desc
        limit p_limit
        offset p_offset
      )
      union all
      (
        select listings.id, listings.created_at
        from public.listings
        where listings.is_visible
          and p_product_category is null
          and listings.gender = p_gender
          and (listings.created_at, listings.id) < (v_created_at, v_id)
        order by listings.created_at desc, listings.id desc
        limit p_limit
        offset p_offset
      )
    ) as page (id, created_at);
  end if;
end
$$;
comment on function internal.listings_walk(text, text, text, integer, bigint, bigint, uuid) is
  'The ids and sort keys of visible listings in this order, after a key and id if there are any. '
  'Runs with the rights of its caller, so row level security applies.';
grant execute on function internal.listings_walk(text, text, text, integer, bigint, bigint, uuid)
to anon, authenticated, preloved_api;

-- supabase/schemas/internal/functions/load_caller.sql
create function internal.load_caller(
  p_caller_id uuid,
  p_email text,
  p_token_issued_at bigint
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = p_caller_id;
  if v_profile.deleted_at is not null then
    perform private.raise_error(
      'UNAUTHORIZED', 'account_deleted', 'This account does not exist any more.');
  end if;

  -- Read before writing: a transaction without writes does not wait for the disk.
  if not exists (
    select from private.caller_days
    where caller_days.user_id = p_caller_id
      and caller_days.day = v_today)
  then
    insert into private.caller_days (user_id, day)
    values (p_caller_id, v_today)
    on conflict do nothing;
  end if;
  if v_profile.id is null then
    return jsonb_build_object(
      'registered', false, 'account_status', null, 'locale', null, 'roles', '[]'::jsonb);
  end if;
  if p_email is not null and not exists (
    select from private.contacts
    where contacts.user_id = p_caller_id
      and (contacts.email = p_email
        or contacts.token_issued_at >= to_timestamp(p_token_issued_at)))
  then
    -- Locked, so that a deletion that runs now is waited for, and does not get its address back.
    insert into private.contacts as contacts (user_id, email, token_issued_at)
    select profiles.id, p_email, to_timestamp(p_token_issued_at)
    from public.profiles
    where profiles.id = p_caller_id
      and profiles.deleted_at is null
    for key share
    on conflict (user_id) do update
    set email = excluded.email,
        token_issued_at = excluded.token_issued_at,
        updated_at = private.now()
    where contacts.token_issued_at < excluded.token_issued_at;
  end if;

  return jsonb_build_object(
    'registered', true,
    'account_status', v_profile.account_status,
    'locale', v_profile.locale,
    'roles', (
      select coalesce(jsonb_agg(staff_roles.role order by staff_roles.role), '[]')
      from private.staff_roles
      where staff_roles.user_id = p_caller_id));
end
$$;
comment on function internal.load_caller(uuid, text, bigint) is
  'What the router checks before it reads a request: registration, account status and staff roles '
  'of a verified token. Also stores a newer e-mail address and marks the user as active today.';

-- supabase/schemas/internal/functions/load_webhook.sql
create function internal.load_webhook(p_event_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('provider', events.provider, 'body', events.body)
    from private.provider_events as events
    where events.id = p_event_id
  );
end
$$;
comment on function internal.load_webhook(uuid) is 'A stored callback.';

-- supabase/schemas/internal/functions/mark_ktp_files_erased.sql
create function internal.mark_ktp_files_erased(p_submission_id uuid) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.ktp_submissions
  set erased_at = private.now()
  where id = p_submission_id
    and erased_at is null;
end
$$;
comment on function internal.mark_ktp_files_erased(uuid) is
  'Records that the photos of an identity check are deleted from the bucket.';

-- supabase/schemas/internal/functions/notify_likes.sql
create function internal.notify_likes(p_listing_id uuid, p_until timestamptz) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.notify(
    listings.seller_id,
    'likes:' || listings.id || ':' || extract(epoch from p_until)::bigint,
    'listing.liked',
    'review',
    jsonb_build_object(
      'listing_id', listings.id,
      'title', listings.title,
      'username', (array_agg(profiles.username order by likes.created_at desc))[1],
      'count', count(*)))
  from public.listings
  join public.likes on likes.listing_id = listings.id
  join public.profiles on profiles.id = likes.user_id
  where listings.id = p_listing_id
    and listings.deleted_at is null
    and likes.user_id <> listings.seller_id
    and likes.created_at >= p_until - interval '10 minutes'
    and likes.created_at < p_until
  group by listings.id;
end
$$;
comment on function internal.notify_likes(uuid, timestamptz) is
  'Tells a seller, once, who liked a listing in the ten minutes before p_until.';

-- supabase/schemas/internal/functions/notify_stream_start.sql
create function internal.notify_stream_start(
  p_stream_id text,
  p_after uuid,
  p_limit integer
) returns uuid
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
  v_user_ids uuid[];
begin
  select live_streams.*
  into strict v_stream
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_stream.status = 'ended' then
    return null;
  end if;

  v_user_ids := array(
    select likes.user_id
    from public.likes
    where likes.listing_id = any (v_stream.pinned_listing_ids)
      and likes.user_id <> v_stream.seller_id
      and (p_after is null or likes.user_id > p_after)
    union
    (
      select follows.follower_id
      from private.follows
      where follows.followed_id = v_stream.seller_id
        and (p_after is null or follows.follower_id > p_after)
      order by follows.follower_id
      limit p_limit
    )
    order by user_id
    limit p_limit);
  perform private.notify(
    recipient.user_id,
    'live:' || p_stream_id || ':started',
    'live.started',
    'live',
    jsonb_build_object(
      'stream_id', p_stream_id,
      'title', v_stream.title,
      'seller_username', v_stream.seller_username))
  from unnest(v_user_ids) as recipient (user_id)
  where private.block_error(recipient.user_id, v_stream.seller_id) is null;
  return case when cardinality(v_user_ids) = p_limit then v_user_ids[p_limit] end;
end
$$;
comment on function internal.notify_stream_start(text, uuid, integer) is
  'Notifies the next p_limit users, by id after p_after, who follow the seller or like a pinned '
  'listing that the stream has started. Returns the last one''s id, or null when nobody is left or '
  'the stream has ended.';

-- supabase/schemas/internal/functions/order_invoice_to_expire.sql
create function internal.order_invoice_to_expire(p_order_id uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select invoices.provider_id
    from private.invoices
    join public.orders on orders.id = invoices.order_id
    where orders.id = p_order_id
      and orders.status = 'AWAITING_PAYMENT'
  );
end
$$;
comment on function internal.order_invoice_to_expire(uuid) is
  'Returns the provider''s id of the invoice of an unpaid order; null when the order does not '
  'wait for payment.';

-- supabase/schemas/internal/functions/postpone_job.sql
create function internal.postpone_job(
  p_job_id uuid,
  p_lease_token uuid,
  p_seconds integer,
  p_why text
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The other process's lease ends in real time, so this job waits in real time too.
  update private.jobs
  set
    lease_token = null,
    leased_until = clock_timestamp() + make_interval(secs => p_seconds),
    last_error = left(p_why, 1000),
    attempts = attempts - 1
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null;
  return found;
end
$$;
comment on function internal.postpone_job(uuid, uuid, integer, text) is
  'Lets a job wait whose subject another process holds, without counting the attempt. '
  'Returns false if another worker has claimed the job.';

-- supabase/schemas/internal/functions/push_to_send.sql
create function internal.push_to_send(p_notification_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_notification public.notifications;
  v_locale text;
  v_lifetime interval;
begin
  select notifications.* into v_notification
  from public.notifications
  where notifications.id = p_notification_id;
  -- A live stream may be over after an hour.
  v_lifetime := case v_notification.category when 'live' then interval '1 hour'
    else interval '6 hours' end;
  if v_notification.id is null
    or v_notification.read_at is not null
    or v_notification.created_at < private.now() - v_lifetime
  then
    return null;
  end if;

  select profiles.locale into v_locale
  from public.profiles
  where profiles.id = v_notification.user_id;
  return private.notification_record(v_notification) || jsonb_build_object(
    'locale', v_locale,
    'devices', (
      select coalesce(jsonb_agg(private.push_target(subscriptions)), '[]')
      from private.push_devices(v_notification.user_id) as subscriptions
      where not exists (
        select from private.push_receipts as receipts
        where receipts.notification_id = v_notification.id
          and receipts.subscription_id = subscriptions.id)));
end
$$;
comment on function internal.push_to_send(uuid) is
  'The notification to push, its locale and the subscriptions that do not have it yet. Null once '
  'it is read or older than 6 hours (live: 1 hour).';

-- supabase/schemas/internal/functions/record_booking.sql
create function internal.record_booking(
  p_order_id uuid,
  p_direction private.shipment_direction,
  p_shipment jsonb
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_booked private.booked_shipment :=
    jsonb_populate_record(null::private.booked_shipment, p_shipment);
  v_order public.orders;
  v_shipment private.shipments;
  v_expected_status public.order_status;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  update private.shipments
  set
    shipper_order_id = v_booked.id,
    tracking_id = v_booked.tracking_id,
    price = v_booked.price,
    charged = case direction when 'outbound' then v_order.shipping_fee else v_booked.price end,
    status = v_booked.status,
    booked_status = v_booked.status,
    label_address = v_booked.label_address,
    -- Staff may have decided that there was no booking.
    cancelled_at = null,
    updated_at = private.now()
  where order_id = p_order_id
    and direction = p_direction
    and shipper_order_id is null
  returning * into v_shipment;
  if v_shipment.id is null then
    -- Staff may have named another one while the provider was asked.
    perform private.open_case(
      'courier_not_cancelled',
      v_booked.id,
      p_order_id,
      jsonb_build_object(
        'shipper_order_id', v_booked.id,
        'price', v_booked.price,
        'reason', 'The parcel has the shipping order ' || shipments.shipper_order_id || ' too.'))
    from private.shipments
    where shipments.order_id = p_order_id
      and shipments.direction = p_direction
      and shipments.shipper_order_id <> v_booked.id;
    return false;
  end if;
  v_expected_status :=
    case v_shipment.direction when 'outbound' then 'READY_TO_SHIP' else 'RETURN_APPROVED' end;
  if v_order.status <> v_expected_status
     or v_shipment.direction = 'return' and v_shipment.charged > v_order.item_price
     or v_shipment.direction = 'return' and exists (
       select
       from private.returns
       where returns.order_id = p_order_id
         and returns.tracking_number is not null)
  then
    -- The order moved on during the booking, or the label of a return costs more than the item
    -- or is not used.
    perform private.enqueue_courier_cancellation(v_shipment);
  end if;
  perform private.record_waybill(v_order, v_shipment, v_booked.waybill);
  perform private.post_courier_cost(v_order, v_shipment, 1);
  perform private.open_dear_courier_case(v_shipment);
  return true;
end
$$;
comment on function internal.record_booking(uuid, private.shipment_direction, jsonb) is
  'Stores the shipping order that the provider created (private.booked_shipment) and posts its '
  'price. Only the first call does; later ones return false, and another shipping order is a case.';

-- supabase/schemas/internal/functions/record_categorization.sql
create function internal.record_categorization(
  p_id uuid,
  p_seen jsonb,
  p_usage jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.caller();
  return private.categorization_record(private.finish_categorization(p_id, p_seen, null, p_usage));
end
$$;
comment on function internal.record_categorization(uuid, jsonb, jsonb) is
  'Stores the model''s answer and returns it as the seller gets it. '
  'p_usage {prompt_tokens, completion_tokens}.';
grant execute on function internal.record_categorization(uuid, jsonb, jsonb) to authenticated;

-- supabase/schemas/internal/functions/record_categorization_failure.sql
create function internal.record_categorization_failure(
  p_id uuid,
  p_failure text,
  p_usage jsonb
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.caller();
  perform private.finish_categorization(p_id, null, p_failure, p_usage);
end
$$;
comment on function internal.record_categorization_failure(uuid, text, jsonb) is
  'Stores why the model gave no answer. p_usage {prompt_tokens, completion_tokens} is null when '
  'the model did not process the photo.';
grant execute on function internal.record_categorization_failure(uuid, text, jsonb)
to authenticated;

-- supabase/schemas/internal/functions/record_courier_cancellation.sql
create function internal.record_courier_cancellation(
  p_shipper_order_id text,
  p_error text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.*
  into v_order
  from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.shipper_order_id = p_shipper_order_id
  for update of orders;
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.shipper_order_id = p_shipper_order_id;
  if p_error is null then
    perform private.courier_cancelled(v_order, v_shipment);
  elsif v_shipment.cancelled_at is null
    and (v_order.status <> 'COMPLETED' or v_shipment.delivered_at is null)
  then
    -- The courier already has the parcel: the price is spent, and the parcel may still travel.
    perform private.open_case(
      'courier_not_cancelled',
      v_shipment.id::text,
      v_order.id,
      jsonb_build_object(
        'shipper_order_id', p_shipper_order_id,
        'price', v_shipment.price,
        'reason', p_error
      )
    );
  end if;
end
$$;
comment on function internal.record_courier_cancellation(text, text) is
  'Records the provider''s answer to a cancellation. p_error is the reason it gives for rejecting '
  'the cancellation, null when it cancelled.';

-- supabase/schemas/internal/functions/record_email_result.sql
create function internal.record_email_result(
  p_email_id uuid,
  p_status text,
  p_provider_id text default null,
  p_problem text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A callback may have arrived first; its status is newer.
  update private.emails
  set status = case status when 'pending' then p_status else status end,
      provider_id = coalesce(provider_id, p_provider_id),
      problem = coalesce(left(p_problem, 500), problem),
      updated_at = private.now()
  where id = p_email_id;
end
$$;
comment on function internal.record_email_result(uuid, text, text, text) is
  'Records that the provider accepted an e-mail (sent) or rejected it for good (failed), '
  'or that e-mail is not configured any more (abandoned).';

-- supabase/schemas/internal/functions/record_features.sql
create function internal.record_features(p_off jsonb) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.providers
  set missing = p_off ->> name,
      off_since = case when p_off ? name then coalesce(off_since, private.now()) end
  where missing is distinct from p_off ->> name;
end
$$;
comment on function internal.record_features(jsonb) is
  'Records which features this deployment does without: p_off {name: the variable not set}.';

-- supabase/schemas/internal/functions/record_label.sql
create function internal.record_label(p_shipment_id uuid, p_path text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.shipments set label_path = p_path where id = p_shipment_id;
end
$$;
comment on function internal.record_label(uuid, text) is
  'Records the path of a rendered label in the bucket labels.';

-- supabase/schemas/internal/functions/record_outbox_deliveries.sql
create function internal.record_outbox_deliveries(p_results jsonb, p_answered boolean) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
begin
  if p_answered is not null then
    update private.finance_portal
    set
      leased_until = null,
      down_since = case when not p_answered then coalesce(down_since, v_now) end,
      -- Every 15 seconds in the first five minutes, then every minute.
      probe_at = case
        when p_answered then null
        when down_since < v_now - interval '5 minutes' then v_now + interval '60 seconds'
        else v_now + interval '15 seconds'
      end;
  end if;

  with results as (
    select *
    from jsonb_to_recordset(p_results) as result
      (id uuid, lease_token uuid, outcome text, error text)
  ),
  judged as (
    select
      outbox.id,
      results.outcome,
      results.error,
      -- A delivery that found the portal down does not count, once per event.
      results.outcome = 'unanswered'
        and p_answered is false
        and not outbox.has_uncounted_attempt as is_forgiven
    from private.outbox
    join results on results.id = outbox.id and results.lease_token = outbox.lease_token
    where outbox.delivered_at is null
      and outbox.dead_at is null
  )
  update private.outbox
  set
    lease_token = null,
    leased_until = null,
    delivered_at = case when judged.outcome = 'delivered' then v_now end,
    attempts = outbox.attempts - (judged.outcome = 'unsent')::integer,
    has_uncounted_attempt = outbox.has_uncounted_attempt or judged.is_forgiven,
    due_at = case
      when judged.outcome in ('delivered', 'unsent') or judged.is_forgiven then outbox.due_at
      else v_now + interval '15 seconds'
    end,
    dead_at = case
      when judged.outcome in ('refused', 'unanswered') and outbox.attempts = 5 then v_now
    end,
    last_error = case when judged.outcome <> 'delivered' then left(judged.error, 1000) end
  from judged
  where outbox.id = judged.id;
end
$$;
comment on function internal.record_outbox_deliveries(jsonb, boolean) is
  'Stores the results of deliveries [{id, lease_token, outcome, error?}], where outcome is '
  'delivered, refused, unanswered or unsent. p_answered: whether a ping was answered, or null.';

-- supabase/schemas/internal/functions/record_payout_link.sql
create function internal.record_payout_link(
  p_withdrawal_id uuid,
  p_payout jsonb,
  p_link_readings bigint default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Null: the provider did not answer. The hold stays, and the job asks again under the same key.
  if p_payout is not null then
    perform internal.apply_payout_update(p_payout, p_link_readings);
  end if;
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id;
  return private.withdrawal_record(v_withdrawal);
end
$$;
comment on function internal.record_payout_link(uuid, jsonb, bigint) is
  'Stores a withdrawal''s payout link and returns the withdrawal; a repeat changes nothing.';

-- supabase/schemas/internal/functions/record_provider_outcome.sql
create function internal.record_provider_outcome(
  p_provider text,
  p_error text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.providers
  set failing_since = case when p_error is not null then coalesce(failing_since, private.now()) end,
      failed_at = case when p_error is not null then private.now() end,
      last_error = left(p_error, 200)
  where name = p_provider
    -- Most calls find that nothing has changed, and write nothing.
    and case
      when p_error is null then failing_since is not null
      else failing_since is null or failed_at < private.now() - interval '1 minute'
    end;
end
$$;
comment on function internal.record_provider_outcome(text, text) is
  'Records that a call to a provider succeeded, or failed with p_error. Writes only what changed.';

-- supabase/schemas/internal/functions/record_provider_transactions.sql
create function internal.record_provider_transactions(
  p_transactions jsonb,
  p_run_id bigint default null,
  p_odd jsonb default '[]',
  p_after text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transaction private.provider_transactions;
begin
  for v_transaction in
    select listed.*
    from jsonb_populate_recordset(null::private.provider_transactions, p_transactions) as listed
  loop
    perform private.record_provider_transaction(v_transaction);
  end loop;
  perform private.record_odd_row(p_run_id, odd.id, odd.problem)
  from jsonb_to_recordset(p_odd) as odd (id text, problem text);
  update private.reconciliation_runs
  set transactions = transactions + jsonb_array_length(p_transactions),
      after_id = coalesce(p_after, after_id)
  where id = p_run_id;
end
$$;
comment on function internal.record_provider_transactions(jsonb, bigint, jsonb, text) is
  'Stores one page of the provider''s transactions and books the fees in it, each once. p_odd '
  '[{id, problem}] are rows that cannot be read. p_after: where the '
  'run goes on if it is interrupted now.';

-- supabase/schemas/internal/functions/record_push_results.sql
create function internal.record_push_results(
  p_outcome jsonb,
  p_notification_id uuid default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.push_receipts (notification_id, subscription_id)
  select p_notification_id, sent.id::uuid
  from jsonb_array_elements_text(p_outcome -> 'sent') as sent (id)
  where p_notification_id is not null
  on conflict do nothing;
  update private.push_subscriptions
  set deleted_at = private.now(),
      deleted_because = 'gone'
  where id in (
      select gone.id::uuid
      from jsonb_array_elements_text(p_outcome -> 'gone') as gone (id))
    and deleted_at is null;
end
$$;
comment on function internal.record_push_results(jsonb, uuid) is
  'Records the result of a push. p_outcome: {sent: ids of subscriptions that got it, gone: those '
  'that their push service no longer knows}. A test message has no p_notification_id.';

-- supabase/schemas/internal/functions/release_idempotency_key.sql
create function internal.release_idempotency_key(p_claim_id uuid) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.idempotency_keys where claim_id = p_claim_id and status is null;
end
$$;
comment on function internal.release_idempotency_key(uuid) is
  'Frees the key of a request that failed, so that it can be sent again.';

-- supabase/schemas/internal/functions/release_rejected_withdrawal.sql
create function internal.release_rejected_withdrawal(
  p_withdrawal_id uuid,
  p_reason text
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_before private.withdrawals;
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_before
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id
  for update;
  -- attempts = 1: after a second attempt this rejection no longer proves that no link exists.
  update private.withdrawals
  set
    status = 'FAILED',
    failure_reason = p_reason,
    request_key = null,
    updated_at = private.now()
  where id = p_withdrawal_id
    and status = 'HELD'
    and attempts = 1
    and provider_payout_id is null
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  perform private.ledger_resolve(
    'withdrawal:' || v_withdrawal.id, 'voided', 'withdrawal_reversal',
    'Withdrawal rejected by the payment provider'
  );
  perform private.report_failed_disbursement(v_before, p_reason);
  return true;
end
$$;
comment on function internal.release_rejected_withdrawal(uuid, text) is
  'Returns the hold after the provider rejected the only request for the link, and frees the '
  'Idempotency-Key. Staff get a case for a disbursement of the portal. Returns false if the '
  'rejection proves nothing.';

-- supabase/schemas/internal/functions/return_label_result.sql
create function internal.return_label_result(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
begin
  perform private.require_return(v_order);
  perform private.require_live_label(v_order);
  perform private.require_worthwhile_label(v_order, shipments.charged)
  from private.shipments
  where shipments.order_id = v_order.id
    and shipments.direction = 'return';
  return (
    select jsonb_build_object(
      'tracking_number', shipments.waybill,
      'label_url', shipments.label_url
    )
    from private.shipments
    where shipments.order_id = v_order.id
      and shipments.direction = 'return'
  );
end
$$;
comment on function internal.return_label_result(text) is
  'Returns the tracking number and the label''s URL of a return parcel, both null until the '
  'courier assigns a number. For buyer, seller and staff.';
grant execute on function internal.return_label_result(text) to authenticated;

-- supabase/schemas/internal/functions/schedule_withdrawal_check.sql
create function internal.schedule_withdrawal_check(
  p_withdrawal_id uuid,
  p_round integer,
  p_problem text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_poll_minutes constant integer := private.setting('withdrawal_poll_minutes');
  v_next timestamptz := private.now() + make_interval(mins => v_poll_minutes);
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return;
  end if;
  if p_problem is not null then
    perform private.open_withdrawal_case(
      case v_withdrawal.status when 'HELD' then 'payout_without_link' else 'payout_forgotten' end,
      v_withdrawal,
      jsonb_build_object('problem', p_problem)
    );
  end if;
  if v_withdrawal.expires_at > private.now() then
    v_next := least(v_next, v_withdrawal.expires_at + interval '1 minute');
  end if;
  if v_withdrawal.status = 'HELD' then
    -- The end of a payout block lets it go on. least() ignores null.
    v_next := least(v_next, (
      select profiles.payouts_blocked_until
      from public.profiles
      where profiles.id = v_withdrawal.user_id
        and profiles.payouts_blocked_until > private.now()
    ));
  end if;
  perform private.enqueue_job(
    'check_withdrawal',
    p_withdrawal_id || ':' || p_round + 1,
    jsonb_build_object('withdrawal_id', p_withdrawal_id, 'round', p_round + 1),
    v_next
  );
end
$$;
comment on function internal.schedule_withdrawal_check(uuid, integer, text) is
  'Schedules the next poll of a withdrawal in flight: no callback tells of links that '
  'expire or are claimed. p_problem opens a staff case.';

-- supabase/schemas/internal/functions/seal_books.sql
create function internal.seal_books(p_limit integer) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_taken integer;
begin
  if exists (select from private.book_chain where book_chain.next_at > private.now()) then
    return 0;
  end if;
  v_taken := private.seal_block(p_limit);
  if v_taken < p_limit then
    perform private.publish_book_day();
    update private.book_chain set next_at = private.now() + interval '10 minutes';
  end if;
  return v_taken;
end
$$;
comment on function internal.seal_books(integer) is
  'Every ten minutes, and at once while rows are left: seals one block of at most p_limit rows, '
  'and publishes the root of a day that is over. Returns how many rows it took: below p_limit, '
  'none is left for now.';

-- supabase/schemas/internal/functions/send_dispute_reminder.sql
create function internal.send_dispute_reminder(p_dispute_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dispute private.disputes;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id
    and disputes.resolved_at is null
    and disputes.answered_at is null;
  if v_dispute.id is null then
    return false;
  end if;
  perform private.notify(
    case v_dispute.opened_by when 'buyer' then orders.seller_id else orders.buyer_id end,
    'dispute:' || v_dispute.id,
    'dispute.reminder',
    'order',
    jsonb_build_object(
      'order_id', orders.id,
      'reference', orders.reference,
      'title', orders.listing_title,
      'at', internal.wire_time(v_dispute.answer_due_at)))
  from public.orders
  where orders.id = v_dispute.order_id;
  return true;
end
$$;
comment on function internal.send_dispute_reminder(uuid) is
  'Reminds the party that has not answered an open dispute. False, and no notification, when there '
  'is nothing to answer any more.';

-- supabase/schemas/internal/functions/send_order_reminder.sql
create function internal.send_order_reminder(
  p_order_id uuid,
  p_version integer,
  p_to text,
  p_at text
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_transition private.order_transitions;
  v_data jsonb;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version = p_version;
  select transitions.* into v_transition
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.to_status = p_to::public.order_status
    and transitions.actor = 'clock';
  -- A frozen order's reminder comes again when it goes on (private.restart_deadlines).
  if v_transition.reminds is null
    or private.is_frozen(v_order, v_transition.to_status)
  then
    return false;
  end if;
  v_data := jsonb_build_object(
    'order_id', p_order_id,
    'reference', v_order.reference,
    'title', v_order.listing_title,
    'status', v_order.status,
    'to', p_to,
    'at', p_at);
  if private.unmet_precondition(v_order, v_transition.precondition) is null then
    perform private.notify(
      case v_transition.reminds when 'buyer' then v_order.buyer_id else v_order.seller_id end,
      'order:' || p_order_id || ':' || p_version || ':' || p_at,
      'order.reminder.' || lower(p_to),
      'order',
      v_data);
    return true;
  end if;
  -- At p_at staff decide. A return that a carrier has needs nobody's answer.
  if private.is_return_scanned(p_order_id) then
    return false;
  end if;
  perform private.notify_all(
    array[v_order.buyer_id, v_order.seller_id],
    'order:' || p_order_id || ':' || p_version || ':' || p_at,
    'order.reminder.decision',
    'order',
    v_data);
  return true;
end
$$;
comment on function internal.send_order_reminder(uuid, integer, text, text) is
  'Notifies the party that can still act before the order moves to p_to at p_at, or both where '
  'staff decide then. False, and no notification, when the order has left state p_version, is '
  'frozen, or a carrier has the return.';

-- supabase/schemas/internal/functions/store_response.sql
create function internal.store_response(
  p_claim_id uuid,
  p_status integer,
  p_body text
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.idempotency_keys
  set status = p_status, body = p_body
  where claim_id = p_claim_id;
  if not found then
    -- A repeat has claimed the key; raising rolls back this request's effect.
    perform private.raise_error(
      'CONFLICT', 'request_taken_over', 'This request took too long, and a repeat of it took over.'
    );
  end if;
end
$$;
comment on function internal.store_response(uuid, integer, text) is
  'Stores the response under the claim, in the transaction of the effect.';
grant execute on function internal.store_response(uuid, integer, text) to authenticated;

-- supabase/schemas/internal/functions/store_seller_balance.sql
create function internal.store_seller_balance(p_seller_id uuid, p_balance jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_as_of constant timestamptz := p_balance ->> 'as_of';
begin
  insert into private.seller_balances as stored (seller_id, available, pending, currency, as_of)
  values (
    p_seller_id,
    (p_balance ->> 'available')::bigint,
    (p_balance ->> 'pending')::bigint,
    p_balance ->> 'currency',
    v_as_of
  )
  on conflict (seller_id) do update
  set
    available = excluded.available,
    pending = excluded.pending,
    currency = excluded.currency,
    as_of = excluded.as_of
  -- Responses may arrive out of order; the newest stays.
  where stored.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object(
    'seller_id', p_seller_id,
    'as_of', internal.wire_time(v_as_of),
    'source', 'portal',
    'stale', false
  );
end
$$;
comment on function internal.store_seller_balance(uuid, jsonb) is
  'Stores the portal''s balance of a seller {available, pending, currency, as_of} and returns it '
  'in the shape of api.finances_balance.';

-- supabase/schemas/internal/functions/store_webhook.sql
create function internal.store_webhook(
  p_provider text,
  p_digest text,
  p_body jsonb,
  p_reference text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_due_at constant timestamptz := private.now() + interval '30 seconds';
  v_event private.provider_events;
  v_job jsonb;
  v_is_open boolean;
  v_is_recheck boolean;
begin
  insert into private.provider_events (provider, digest, body, reference)
  -- Our references and the providers' are short; a longer one is not ours, and its body is kept.
  values (p_provider, p_digest, p_body, left(p_reference, 255))
  on conflict on constraint provider_events__digest do nothing;
  select events.*
  into v_event
  from private.provider_events as events
  where events.digest = p_digest;
  v_job := jsonb_build_object('event_id', v_event.id);
  v_is_open := v_event.handled_at is null or v_event.outcome in ('unknown', 'unconfirmed');
  -- A value may change and change back, so the same body can be a new event. Handling fetches the
  -- state from the provider, so a repeat is harmless. E-mail callbacks carry an id of their own.
  v_is_recheck := not v_is_open
    and p_provider <> 'resend'
    and v_event.handled_at < private.now() - interval '1 minute';
  -- The job handles the callback if this process dies; a dead job starts again.
  if v_is_recheck or exists (
    select
    from private.jobs
    where jobs.kind = 'webhooks_handle'
      and jobs.key = v_event.id::text
      and jobs.dead_at is not null
  ) then
    perform private.restart_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  else
    perform private.enqueue_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  end if;
  return jsonb_build_object('id', v_event.id, 'handled', not v_is_open and not v_is_recheck);
end
$$;
comment on function internal.store_webhook(text, text, jsonb, text) is
  'Stores a verified callback before it is handled. A repeat of the body finds the stored one; '
  'handled tells whether there is nothing left to do.';

-- supabase/schemas/internal/functions/tracking_request.sql
create function internal.tracking_request(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments := private.shipment_of(p_tracking_number, (private.caller()).id);
begin
  if v_shipment.waybill = p_tracking_number then
    return jsonb_build_object(
      'shipper_order_id', v_shipment.shipper_order_id,
      'tracking_id', v_shipment.tracking_id
    );
  end if;
  -- A client polls every ten seconds, and the provider charges for a number that it did not assign.
  update private.shipments
  set paid_lookup_at = private.now()
  where id = v_shipment.id
    and (paid_lookup_at is null or paid_lookup_at < private.now() - interval '1 minute');
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'shipment_id', v_shipment.id,
      'typed_number', p_tracking_number,
      'courier_code', private.typed_courier_of(orders, p_tracking_number)
    )
    from public.orders
    where orders.id = v_shipment.order_id
  );
end
$$;
comment on function internal.tracking_request(text) is
  'Returns how to query the provider about a tracking number: {shipper_order_id, tracking_id} for '
  'a booked parcel, {shipment_id, typed_number, courier_code} for another; null within a minute '
  'of the last query. For the parties of the order and staff.';
grant execute on function internal.tracking_request(text) to authenticated;

-- supabase/schemas/internal/functions/wire_time.sql
create function internal.wire_time(p_at timestamptz) returns text
language sql stable strict
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
comment on function internal.wire_time(timestamptz) is
  'A time as API records show it: ISO 8601 in UTC, always six digits, '
  'so that text order is time order.';
grant execute on function internal.wire_time(timestamptz)
  to anon, authenticated, preloved_api, preloved_ledger;

-- supabase/schemas/internal/functions/write_notification_digests.sql
create function internal.write_notification_digests(
  p_day date,
  p_since timestamptz
) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_until timestamptz := (p_day + time '08:00') at time zone 'Asia/Jakarta';
  v_count integer;
begin
  with written as (
    insert into private.emails (id, user_id, kind, digest_day, data, address, locale, name)
    select
      gen_random_uuid(),
      profiles.id,
      'digest',
      p_day,
      unread.summary,
      contacts.email,
      profiles.locale,
      coalesce(profiles.full_name, profiles.username)
    from public.notification_preferences as preferences
    join public.profiles on profiles.id = preferences.user_id
    join private.contacts on contacts.user_id = preferences.user_id
    cross join lateral private.unread_between(profiles.id, p_since, v_until) as unread (summary)
    where preferences.email_digest
      and not private.is_off('mail')
      and profiles.account_status = 'active'
      and profiles.deleted_at is null
      and unread.summary is not null
      and not private.is_suppressed(contacts.email)
    -- A deletion that runs now is waited for, so that no address is written after it.
    for key share of profiles
    on conflict on constraint emails__one_digest do nothing
    returning emails.id
  )
  insert into private.jobs (kind, key, payload)
  select 'mail_send', written.id::text, jsonb_build_object('email_id', written.id)
  from written;
  get diagnostics v_count = row_count;
  if exists (
    select from public.notification_preferences as preferences where preferences.email_digest)
  then
    perform private.schedule_digest(v_until);
  end if;
  return v_count;
end
$$;
comment on function internal.write_notification_digests(date, timestamptz) is
  'Writes the digest e-mails of a day (Asia/Jakarta, 08:00): unread notifications since p_since, '
  'once per user. Schedules the next digest and returns how many were written.';

-- supabase/schemas/private/functions/account_summaries.sql
create function private.account_summaries() returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', kinds.kind,
        'accounts', coalesce(sums.accounts, 0),
        'balance', coalesce(sums.balance, 0)
      )
      order by kinds.kind
    )
    from unnest(enum_range(null::private.account_kind)) as kinds (kind)
    left join (
      select accounts.kind, count(*) as accounts, sum(accounts.balance) as balance
      from private.ledger_accounts as accounts
      group by accounts.kind
    ) as sums on sums.kind = kinds.kind
  );
end
$$;
comment on function private.account_summaries() is
  'Number of accounts and total balance of each kind, also of kinds without an account.';

-- supabase/schemas/private/functions/add_live_system_message.sql
create function private.add_live_system_message(p_stream_id text, p_text text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.add_live_message(p_stream_id, 'system', 'system', p_text, 'system');
end
$$;

-- supabase/schemas/private/functions/address_owner.sql
create function private.address_owner() returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
begin
  -- Serializes address changes per user, so that exactly one address stays primary.
  perform from public.profiles where profiles.id = v_caller_id for no key update;
  return v_caller_id;
end
$$;
comment on function private.address_owner() is
  'The id of the caller, whose addresses are locked until commit.';

-- supabase/schemas/private/functions/adjustment_summary.sql
create function private.adjustment_summary() returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'balance', coalesce(
        (
          select accounts.balance
          from private.ledger_accounts as accounts
          where accounts.kind = 'adjustments'
            and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
        ),
        0
      ),
      'latest', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'user_id', latest.target_id,
              'amount', latest.after -> 'amount',
              'actor_id', latest.actor_id,
              'reason', latest.reason,
              'request_id', latest.request_id,
              'at', internal.wire_time(latest.at)
            )
            order by latest.id desc
          ),
          '[]'
        )
        from (
          select audit_log.*
          from private.audit_log
          where audit_log.action = 'admin_adjustments'
          order by audit_log.id desc
          limit 20
        ) as latest
      )
    )
  );
end
$$;
comment on function private.adjustment_summary() is
  'The balance of the account adjustments, and the latest 20 adjustments from the audit log.';

-- supabase/schemas/private/functions/admin_order_records.sql
create function private.admin_order_records(p_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with stuck as (
      select stuck_orders.order_id, jsonb_agg(distinct stuck_orders.because) as because
      from private.stuck_orders
      where stuck_orders.order_id = any (p_ids)
      group by stuck_orders.order_id
    )
    select jsonb_agg(
      jsonb_build_object(
        'id', orders.id,
        'reference', orders.reference,
        'status', orders.status,
        'listing_id', orders.listing_id,
        'listing_title', orders.listing_title,
        'buyer_id', orders.buyer_id,
        'buyer_username', buyers.username,
        'seller_id', orders.seller_id,
        'seller_username', sellers.username,
        'item_price', orders.item_price,
        'shipping_fee', orders.shipping_fee,
        'buyer_protection_fee', orders.buyer_protection_fee,
        'voucher_discount', orders.voucher_discount,
        'total', orders.total,
        'refunded_amount', orders.refunded_amount,
        'payment_status', invoices.status,
        'courier_code', coalesce(orders.own_courier_code, orders.courier_code),
        'tracking_number', orders.tracking_number,
        'stuck', coalesce(stuck.because, '[]'),
        'paid_at', internal.wire_time(orders.paid_at),
        'completed_at', internal.wire_time(orders.completed_at),
        'created_at', internal.wire_time(orders.created_at),
        'updated_at', internal.wire_time(orders.updated_at))
      order by page.nth)
    from unnest(p_ids) with ordinality as page (id, nth)
    join public.orders on orders.id = page.id
    join public.profiles as buyers on buyers.id = orders.buyer_id
    join public.profiles as sellers on sellers.id = orders.seller_id
    left join private.invoices on invoices.order_id = orders.id
    left join stuck on stuck.order_id = orders.id
  );
end
$$;
comment on function private.admin_order_records(uuid[]) is
  'Orders for staff, in the order of p_ids.';

-- supabase/schemas/private/functions/age_seconds.sql
create function private.age_seconds(p_since timestamptz) returns bigint
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0))
$$;
comment on function private.age_seconds(timestamptz) is
  'Whole seconds since p_since; 0 for null or a time in the future.';

-- supabase/schemas/private/functions/analytics_differences.sql
create function private.analytics_differences(p_from date, p_to date) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with pairs as materialized (
      select
        days.day,
        to_jsonb(days) as stored,
        to_jsonb(private.count_day(days.day)) as counted
      from private.analytics_days as days
      where days.day between p_from and p_to
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'day', pairs.day,
          'what', fields.key,
          'kept', fields.value,
          'counted', pairs.counted -> fields.key
        )
        order by pairs.day, fields.key
      ),
      '[]'
    )
    from pairs
    cross join jsonb_each(pairs.stored) as fields
    where fields.value <> pairs.counted -> fields.key
  );
end
$$;
comment on function private.analytics_differences(date, date) is
  'Stored figures of closed days that differ from a new count.';

-- supabase/schemas/private/functions/analytics_sum.sql
create function private.analytics_sum(
  p_days private.analytics_days[],
  p_from date,
  p_to date
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'from', p_from,
      'to', p_to,
      'mau', coalesce(max(days.mau) filter (where days.day = p_to), 0),
      'new_users', coalesce(sum(days.new_users), 0),
      'transactions', coalesce(sum(days.transactions), 0),
      'gmv', coalesce(sum(days.gmv), 0),
      'revenue', coalesce(sum(days.revenue), 0)
    )
    from unnest(p_days) as days
    where days.day between p_from and p_to
  );
end
$$;
comment on function private.analytics_sum(private.analytics_days[], date, date) is
  'The sums of a period; mau is that of its last day.';

-- supabase/schemas/private/functions/anonymize_user.sql
create function private.anonymize_user(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_alias text := 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16);
begin
  perform private.erase_copies(p_user_id);
  perform private.erase_order_texts(p_user_id);
  perform private.erase_listings(p_user_id);
  perform private.erase_texts(p_user_id, v_alias);

  update public.listings
  set likes = listings.likes - 1
  from public.likes
  where likes.user_id = p_user_id
    and likes.listing_id = listings.id;
  delete from public.likes where user_id = p_user_id;
  perform private.erase_people(p_user_id);
  delete from public.addresses where user_id = p_user_id;
  delete from private.contacts where user_id = p_user_id;
  delete from private.emails where user_id = p_user_id;
  delete from private.live_viewers where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  delete from public.notification_preferences where user_id = p_user_id;
  delete from private.push_subscriptions where user_id = p_user_id;
  update public.profiles
  set username = v_alias,
      full_name = null,
      bio = null,
      photo_url = null,
      city = null,
      phone = null,
      payouts_blocked_until = null,
      verified = false,
      on_vacation_until = null,
      deleted_at = private.now(),
      updated_at = private.now()
  where id = p_user_id;
end
$$;
comment on function private.anonymize_user(uuid) is
  'Deletes what a user wrote and what names them, and replaces the username by a random alias.';

-- supabase/schemas/private/functions/apply_ban.sql
create function private.apply_ban(p_user_id uuid, p_reason text) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream_id text;
begin
  select live_streams.id into v_stream_id
  from public.live_streams
  where live_streams.seller_id = p_user_id
    and live_streams.status <> 'ended'
  for no key update;
  if v_stream_id is not null then
    perform private.end_live_stream(v_stream_id);
  end if;

  -- The time in the key lets a later ban open new cases.
  perform private.open_case(
    'banned_party',
    orders.id || ':' || p_user_id || ':' || internal.wire_time(private.now()),
    orders.id,
    jsonb_build_object(
      'user_id', p_user_id,
      'reason', p_reason,
      'status', orders.status,
      'party', case when orders.buyer_id = p_user_id then 'buyer' else 'seller' end))
  from private.open_orders_of(p_user_id) as orders;
  return v_stream_id;
end
$$;
comment on function private.apply_ban(uuid, text) is
  'Ends the user''s stream on air, whose id it returns, and opens a staff case per open order.';

-- supabase/schemas/private/functions/audit_book_fields.sql
create function private.audit_book_fields(p_audit_id bigint) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array[
      'audit',
      audit_log.id::text,
      audit_log.actor_id::text,
      audit_log.role::text,
      audit_log.action,
      audit_log.target_type,
      audit_log.target_id,
      audit_log.reason,
      audit_log.before::text,
      audit_log.after::text,
      audit_log.request_id,
      internal.wire_time(audit_log.at),
      audit_log.kind
    ]
    from private.audit_log
    where audit_log.id = p_audit_id
  );
end
$$;
comment on function private.audit_book_fields(bigint) is
  'The fields of a line of the audit log that are sealed, as docs/books.md lists them.';

-- supabase/schemas/private/functions/audit_is_append_only.sql
create function private.audit_is_append_only() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;
comment on function private.audit_is_append_only() is
  'Trigger: rejects changes of the audit log, even by the owner of the table.';

-- supabase/schemas/private/functions/block_error.sql
create function private.block_error(p_user_id uuid, p_other_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'code', 'FORBIDDEN',
      'reason', 'user_blocked',
      'message', 'You cannot do this with this user.')
    where exists (
      select
      from private.blocks
      where (blocks.blocker_id, blocks.blocked_id) in (
        (p_user_id, p_other_id), (p_other_id, p_user_id))
    )
  );
end
$$;
comment on function private.block_error(uuid, uuid) is
  'The error between two users of whom one has blocked the other, as {code, reason, message}, '
  'which does not say who; otherwise null.';

-- supabase/schemas/private/functions/book_hash.sql
create function private.book_hash(p_previous bytea, p_fields text[]) returns bytea
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select sha256(
      p_previous
      || coalesce(string_agg(private.book_netstring(fields.field), ''::bytea order by fields.n), '')
    )
    from unnest(p_fields) with ordinality as fields (field, n)
  );
end
$$;
comment on function private.book_hash(bytea, text[]) is
  'SHA-256 of the hash before and the fields of a row.';

-- supabase/schemas/private/functions/book_marks.sql
create function private.book_marks(p_fields text[]) returns bytea
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      string_agg(
        substr(sha256(private.book_netstring(fields.field)), 1, 2), ''::bytea order by fields.n
      ),
      ''
    )
    from unnest(p_fields) with ordinality as fields (field, n)
  );
end
$$;
comment on function private.book_marks(text[]) is
  'The first two bytes of each field''s SHA-256.';

-- supabase/schemas/private/functions/book_netstring.sql
create function private.book_netstring(p_field text) returns bytea
language sql immutable
return convert_to(coalesce(octet_length(p_field) || ':' || p_field || ',', '-'), 'UTF8');
comment on function private.book_netstring(text) is
  'A field with its length in bytes, so that no two lists of fields give the same bytes. '
  'Null is a hyphen.';

-- supabase/schemas/private/functions/booked_chargebacks.sql
create function private.booked_chargebacks(p_reference text) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(chargebacks.amount - chargebacks.returned), 0)::bigint
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('open', 'decided')
  );
end
$$;
comment on function private.booked_chargebacks(text) is
  'Rupiah of a payment that the ledger has as taken back and not returned.';

-- supabase/schemas/private/functions/booking_reference.sql
create function private.booking_reference(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns text
language sql immutable
return p_order_id || case p_direction when 'return' then ':return' else '' end;
comment on function private.booking_reference(uuid, private.shipment_direction) is
  'Our reference of a parcel at the shipping provider.';

-- supabase/schemas/private/functions/callback_references.sql
create function private.callback_references(p_user_id uuid) returns setof text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select unnest(array[
    invoices.external_id, invoices.provider_id, shipments.shipper_order_id, shipments.waybill])
  from public.orders
  left join private.invoices on invoices.order_id = orders.id
  left join private.shipments on shipments.order_id = orders.id
  where p_user_id in (orders.buyer_id, orders.seller_id)
  union
  select unnest(array[purchases.id::text, purchases.reference, purchases.provider_id])
  from private.boost_purchases as purchases
  where purchases.seller_id = p_user_id
  union
  select unnest(array[withdrawals.id::text, withdrawals.provider_payout_id])
  from private.withdrawals
  where withdrawals.user_id = p_user_id
  union
  select emails.provider_id
  from private.emails
  where emails.user_id = p_user_id
$$;
comment on function private.callback_references(uuid) is
  'By which references providers call back about a user''s orders, boosts, withdrawals and '
  'e-mails.';

-- supabase/schemas/private/functions/caller_id.sql
-- auth.uid() would do the same, but the owner of the operations has no rights in the schema auth.
create function private.caller_id() returns uuid
language sql stable
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
comment on function private.caller_id() is
  'The `sub` claim of the verified token of this transaction. Null without a token.';

-- supabase/schemas/private/functions/cancel_courier.sql
create function private.cancel_courier(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_courier_cancellation(shipments)
  from private.shipments
  where shipments.order_id = p_order_id
    and shipments.direction = p_direction
    and shipments.shipper_order_id is not null
    and shipments.cancelled_at is null;
end
$$;

-- supabase/schemas/private/functions/checked_live_pins.sql
create function private.checked_live_pins(
  p_host_id uuid,
  p_listing_ids jsonb,
  p_pinned_ids uuid[]
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing_ids uuid[] := private.text_array(p_listing_ids)::uuid[];
begin
  -- A listing that is already pinned may stay when it is sold: the host's screen may show an older
  -- list.
  if exists (
    select
    from unnest(v_listing_ids) as pin (listing_id)
    where pin.listing_id <> all (p_pinned_ids)
      and not exists (
        select
        from public.listings
        where listings.id = pin.listing_id
          and listings.seller_id = p_host_id
          and listings.status = 'active'
          and listings.deleted_at is null
      )
  ) then
    perform private.raise_error(
      'VALIDATION', 'pin_not_possible', 'You can pin only your own active listings.');
  end if;
  return v_listing_ids;
end
$$;
comment on function private.checked_live_pins(uuid, jsonb, uuid[]) is
  'The ids of a JSON array. '
  'VALIDATION unless each is already pinned or an active listing of the host.';

-- supabase/schemas/private/functions/corrected_query.sql
create function private.corrected_query(p_q text) returns tsquery
language plpgsql stable set pg_trgm.similarity_threshold = 0.2
set search_path = pg_catalog, pg_temp
as $$
declare
  v_excluded text := (
    select string_agg(part.words[1], ' ')
    from regexp_matches(p_q, '(?:^|\s)(-\S+)', 'g') as part (words)
  );
  v_words text[] := tsvector_to_array(
    to_tsvector('pg_catalog.simple', regexp_replace(p_q, '(^|\s)-\S+', ' ', 'g')));
  v_word text;
  v_word_query tsquery;
  v_similar tsquery;
  v_query tsquery;
  v_is_corrected boolean := false;
begin
  -- Eight words bound the cost; hardly anyone types more.
  foreach v_word in array v_words[:8] loop
    v_word_query := plainto_tsquery('pg_catalog.indonesian', v_word);
    v_similar := private.similar_words_query(v_word);
    if v_similar is not null then
      v_word_query := v_word_query || v_similar;
      v_is_corrected := true;
    end if;
    v_query := case when v_query is null then v_word_query else v_query && v_word_query end;
  end loop;

  if not v_is_corrected then
    return null;
  elsif v_excluded is null then
    return v_query;
  end if;
  return v_query && private.search_query(v_excluded);
end
$$;
comment on function private.corrected_query(text) is
  'The query with similar words of titles and brands added to each unknown word; '
  'null when there are none.';

-- supabase/schemas/private/functions/count_active_users.sql
create function private.count_active_users(
  p_day date,
  out active_users integer,
  out active_users_29d integer,
  out mau integer,
  out new_users integer
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_before integer := (
    select days.active_users_29d
    from private.analytics_days as days
    where days.day = p_day - 1);
begin
  select count(*) into active_users
  from private.caller_days
  where caller_days.day = p_day;
  select count(*) into new_users
  from public.profiles
  where profiles.created_at >= v_from
    and profiles.created_at < v_from + interval '1 day';

  if v_before is not null and p_day >= v_today then
    -- The 29 days before are final: only add today's users who were not active in them.
    select v_before + count(*) into mau
    from private.caller_days as today
    where today.day = p_day
      and not exists (
        select from private.caller_days as before
        where before.user_id = today.user_id
          and before.day between p_day - 29 and p_day - 1);
    return;
  end if;
  select
    count(distinct caller_days.user_id),
    count(distinct caller_days.user_id) filter (where caller_days.day > p_day - 29)
  into mau, active_users_29d
  from private.caller_days
  where caller_days.day between p_day - 29 and p_day;
end
$$;
comment on function private.count_active_users(date) is
  'Active users of a day (Asia/Jakarta), of the 29 and the 30 days (mau) that end with it, and new '
  'users of the day. active_users_29d is null while the day is not over.';

-- supabase/schemas/private/functions/count_day.sql
create function private.count_day(p_day date) returns private.analytics_days
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from constant timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_to constant timestamptz := (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
  v_day private.analytics_days;
begin
  select counts.active_users, counts.active_users_29d, counts.mau, counts.new_users
  into v_day.active_users, v_day.active_users_29d, v_day.mau, v_day.new_users
  from private.count_active_users(p_day) as counts;

  select count(*), coalesce(sum(orders.item_price), 0)
  into v_day.transactions, v_day.gmv
  from public.orders
  where orders.paid_at >= v_from
    and orders.paid_at < v_to;

  -- By the time of booking, so that a day that is over never changes.
  with booked as (
    select accounts.kind, sum(entries.amount)::bigint as amount
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.created_at >= v_from
      and transfers.created_at < v_to
      and accounts.kind in (
        'protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions', 'claims',
        'payout_fees', 'payment_fees', 'courier_adjustments'
      )
    group by accounts.kind
  )
  select
    coalesce(sum(booked.amount) filter (where booked.kind = 'protection_fee_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'commission_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'boost_revenue'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'promotions'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'claims'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'payout_fees'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'payment_fees'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'courier_adjustments'), 0)
  into
    v_day.protection_fees, v_day.commission, v_day.boosts, v_day.promotions, v_day.claims,
    v_day.payout_fees, v_day.payment_fees, v_day.courier_adjustments
  from booked;
  v_day.day := p_day;
  v_day.revenue :=
    v_day.protection_fees + v_day.commission + v_day.boosts - v_day.promotions - v_day.claims;
  return v_day;
end
$$;
comment on function private.count_day(date) is
  'The figures of a Jakarta day, counted from the orders and transfers of that day.';

-- supabase/schemas/private/functions/count_facets.sql
-- Without sequential scans: a whole table of entries is longer than ten thousand of them.
create function private.count_facets(p_keys bigint[]) returns jsonb
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_brands constant integer := 20;
  v_others constant integer := 100;
begin
  return (
    with counts as (
      select
        case
          when grouping(entries.product_category) = 0 then 'product_category'
          when grouping(entries.gender) = 0 then 'gender'
          when grouping(entries.condition) = 0 then 'condition'
          when grouping(entries.size) = 0 then 'size'
          else 'brand'
        end as kind,
        coalesce(
          entries.product_category, entries.gender, entries.condition, entries.size, entries.brand
        ) as key,
        count(*) as count
      from private.listing_search as entries
      where entries.number = any (p_keys)
      group by grouping sets (
        (entries.product_category), (entries.gender), (entries.condition), (entries.size),
        (entries.brand)
      )
    ),
    ranked as (
      select
        counts.*,
        row_number() over (partition by counts.kind order by counts.count desc, counts.key) as rank
      from counts
      where counts.key is not null
    )
    select coalesce(jsonb_object_agg(kinds.kind, kinds.counts), '{}')
    from (
      select
        ranked.kind,
        jsonb_agg(
          jsonb_build_object('value', coalesce(labels.label, ranked.key), 'count', ranked.count)
          order by ranked.rank) as counts
      from ranked
      left join private.facet_labels as labels on labels.kind = ranked.kind
        and labels.key = ranked.key
      where ranked.rank <= case ranked.kind when 'brand' then v_brands else v_others end
      group by ranked.kind
    ) as kinds
  );
end
$$;
comment on function private.count_facets(bigint[]) is
  'How many of these entries have each category, gender, condition, size and brand: the twenty '
  'most frequent brands, and a hundred of the others.';

-- supabase/schemas/private/functions/count_listings.sql
create function private.count_listings(
  p_product_category text,
  p_gender text,
  p_by bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listing_counts as counts
  set visible = counts.visible + p_by
  where counts.stripe = (
    select free.stripe
    from public.listing_counts as free
    where free.product_category = p_product_category
      and free.gender = p_gender
    limit 1
    for update skip locked
  );
  if not found then
    insert into public.listing_counts (product_category, gender, visible)
    values (p_product_category, p_gender, p_by);
  end if;
end
$$;
comment on function private.count_listings(text, text, bigint) is
  'Adds to the count of visible listings of a category and gender. It takes a row that no other '
  'transaction has locked, or inserts one, so it never waits.';

-- supabase/schemas/private/functions/count_rate_limits.sql
create function private.count_rate_limits(
  p_action text,
  p_subjects text[]
) returns table (subject text, admitted integer, retry_after_seconds integer)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  return query
    with allowance as (
      select
        rate_limits.max_calls * private.setting('rate_limit_multiplier') as max_calls,
        make_interval(secs => rate_limits.per_seconds) as period
      from private.rate_limits
      where rate_limits.action = p_action
    ),
    requested as (
      select name, count(*) as calls
      from unnest(p_subjects) as name
      group by name
    ),
    counted as (
      -- Rows are locked in the order of subjects, so that two batches cannot deadlock.
      insert into private.rate_windows as windows (action, subject, calls, ends_at)
      select p_action, requested.name, requested.calls, v_now + allowance.period
      from allowance
      cross join requested
      order by requested.name
      on conflict on constraint rate_windows_pkey do update
      set
        calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
        ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
      returning windows.subject, windows.calls, windows.ends_at
    )
    select
      requested.name,
      greatest(
        0, least(requested.calls, allowance.max_calls - counted.calls + requested.calls)
      )::integer,
      -- The real time, not v_now: this call may have waited for the row.
      greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())))::integer
    from allowance
    cross join requested
    join counted on counted.subject = requested.name;
  if not found then
    raise exception 'There is no rate limit for %: add it to private.rate_limits.', p_action;
  end if;
  -- Each call deletes a few expired windows, so the table needs no cleanup job.
  delete from private.rate_windows as windows
  where (windows.action, windows.subject) in (
    select expired.action, expired.subject
    from private.rate_windows as expired
    where expired.ends_at < v_now - interval '1 hour'
    order by expired.ends_at
    limit 2
    for update skip locked
  );
end
$$;
comment on function private.count_rate_limits(text, text[]) is
  'Counts one call per element of p_subjects. Returns for each subject how many of these calls its '
  'window admits, and the seconds until the window ends.';

-- supabase/schemas/private/functions/count_unsent_events.sql
create function private.count_unsent_events() returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select count(*)::integer
    from (
      (
        select 1
        from private.outbox
        where outbox.seq is null
        limit 10000
      )
      union all
      (
        select 1
        from private.outbox
        where outbox.seq is not null
          and outbox.delivered_at is null
          and outbox.dead_at is null
        limit 10000
      )
      limit 10000
    ) as waiting
  );
end
$$;
comment on function private.count_unsent_events() is
  'Events that wait for the finance portal; at most 10,000 are counted.';

-- supabase/schemas/private/functions/count_unwritten_emails.sql
create function private.count_unwritten_emails(p_since timestamptz) returns integer
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select count(*)::integer
    from (
      select 1
      from public.notifications
      where notifications.created_at >= greatest(p_since, private.now() - interval '1 day')
        and notifications.read_at is distinct from notifications.created_at
        and private.is_mailed(notifications.kind)
      limit 10000
    ) as unwritten
  );
end
$$;
comment on function private.count_unwritten_emails(timestamptz) is
  'E-mails of the last day, and since p_since, that were not written because e-mail is off; at '
  'most 10,000 are counted.';

-- supabase/schemas/private/functions/days_between.sql
create function private.days_between(
  p_from date,
  p_to date
) returns setof private.analytics_days
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_first_open constant date := private.first_open_day();
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  return query
    select days.*
    from private.analytics_days as days
    where days.day between p_from and p_to
    union all
    select counted.*
    from generate_series(
      greatest(p_from, v_first_open), least(p_to, v_today), interval '1 day'
    ) as open (day)
    cross join lateral private.count_day(open.day::date) as counted
    where v_first_open is not null;
end
$$;
comment on function private.days_between(date, date) is
  'Closed days as stored and open days as counted now; days before the first activity are missing.';

-- supabase/schemas/private/functions/delivery_signals.sql
create function private.delivery_signals() returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      -- Waiting, dead or not numbered: one index each, and none contains delivered events.
      'oldest_unsent_event_s', private.age_seconds(
        case when not private.is_off('portal') then least(
        (
          select outbox.occurred_at
          from private.outbox
          where outbox.seq is not null
            and outbox.delivered_at is null
            and outbox.dead_at is null
          order by outbox.seq
          limit 1
        ),
        (select min(outbox.occurred_at) from private.outbox where outbox.dead_at is not null),
        (
          select outbox.occurred_at
          from private.outbox
          where outbox.seq is null
          order by outbox.position
          limit 1
        )
      ) end),
      'portal_down_s', private.age_seconds(
        (
          select finance_portal.down_since
          from private.finance_portal
          where not private.is_off('portal')
        )
      ),
      'oldest_unread_portal_event_s', private.age_seconds(
        (
          select min(finance_inbox.received_at)
          from private.finance_inbox
          where finance_inbox.handled_at is null
        )
      )
    )
  );
end
$$;
comment on function private.delivery_signals() is
  'The reliability signals of outbox and inbox; the unit _s is seconds.';

-- supabase/schemas/private/functions/dispute_record.sql
create function private.dispute_record(p_order_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select private.dispute_view(disputes)
    from private.disputes
    where disputes.order_id = p_order_id
  );
end
$$;

-- supabase/schemas/private/functions/due_job_kinds.sql
create function private.due_job_kinds(p_now timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    -- A loose index scan: it reads one row per kind, however many jobs wait.
    with recursive kinds as (
      (
        select min(jobs.kind) as kind
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
      )
      union all
      select (
        select min(jobs.kind)
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
          and jobs.kind > kinds.kind
      )
      from kinds
      where kinds.kind is not null
    )
    select array_agg(kinds.kind)
    from kinds
    where p_now >= (
      select min(jobs.run_at)
      from private.jobs
      where jobs.kind = kinds.kind
        and jobs.finished_at is null
        and jobs.dead_at is null
    )
  );
end
$$;
comment on function private.due_job_kinds(timestamptz) is
  'The kinds that have a job due at p_now; null if there are none.';

-- supabase/schemas/private/functions/end_case.sql
create function private.end_case(p_kind text, p_key text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.staff_cases
  set closed_at = private.now()
  where kind = p_kind
    and key = p_key
    and closed_at is null;
end
$$;
comment on function private.end_case(text, text) is
  'Closes the case that the running operation has decided, if one is open.';

-- supabase/schemas/private/functions/enqueue_chargeback_reading.sql
create function private.enqueue_chargeback_reading(p_reference text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_job(
    'read_chargebacks',
    p_reference || ':' || gen_random_uuid(),
    jsonb_build_object('reference', p_reference));
end
$$;
comment on function private.enqueue_chargeback_reading(text) is
  'A job reads the rows of this payment in the provider''s list and books its chargebacks.';

-- supabase/schemas/private/functions/enqueue_job.sql
create function private.enqueue_job(
  p_kind text,
  p_key text,
  p_payload jsonb default '{}',
  p_run_at timestamptz default null
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.jobs (kind, key, fifo_key, payload, run_at)
  values (
    p_kind,
    p_key,
    (select split_part(p_key, ':', 1) from private.job_kinds where kind = p_kind and is_fifo),
    p_payload,
    coalesce(p_run_at, private.now())
  )
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.enqueue_job(text, text, jsonb, timestamptz) is
  'Adds a job, at once unless p_run_at is given. A kind and key that exist change nothing.';

-- supabase/schemas/private/functions/erase_copies.sql
create function private.erase_copies(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_orders constant public.orders[] := array(
    select orders
    from public.orders
    where p_user_id in (orders.buyer_id, orders.seller_id));
  v_others constant uuid[] := array(
    select case when orders.buyer_id = p_user_id then orders.seller_id else orders.buyer_id end
    from unnest(v_orders) as orders);
  v_username constant text := (
    select profiles.username
    from public.profiles
    where profiles.id = p_user_id);
begin
  -- A callback that runs now may store the address of an e-mail as suppressed: wait for it.
  perform from private.emails where emails.user_id = p_user_id for update;

  -- Orders have ended, so that a repeat of a request about them is a conflict anyway.
  delete from private.idempotency_keys
  where caller_id = p_user_id
    or (caller_id = any (v_others) and body like '%' || p_user_id || '%');

  with renamed as (
    update public.notifications
    set data = (notifications.data - '{reason,note,comment}'::text[])
          || jsonb_build_object('title', listings.product_category)
          || case
            when notifications.data ->> 'username' = v_username then '{"username": "deleted"}'
            else '{}'
          end::jsonb
    from unnest(v_orders) as orders
    join public.listings on listings.id = orders.listing_id
    where notifications.user_id = any (v_others)
      and notifications.data ->> 'order_id' = orders.id::text
    returning notifications.id, notifications.data
  ), live as (
    update public.notifications
    set data = notifications.data || '{"title": "Live", "seller_username": "deleted"}'
    from public.live_streams
    where live_streams.seller_id = p_user_id
      and notifications.kind = 'live.started'
      and notifications.event_id = 'live:' || live_streams.id || ':started'
    returning notifications.id, notifications.data
  )
  update private.emails
  set data = emails.data || jsonb_build_object('data', changed.data)
  from (select * from renamed union all select * from live) as changed
  where emails.id = changed.id;

  delete from private.email_suppressions
  where address in (
    select lower(contacts.email) from private.contacts where contacts.user_id = p_user_id
    union
    select lower(emails.address) from private.emails where emails.user_id = p_user_id);
  with failed as (
    update private.jobs
    set last_error = null
    where last_error is not null
      and (
        kind in ('mail_send', 'push_send')
        and key in (select id::text from public.notifications where user_id = p_user_id)
        or payload ->> 'order_id' in (select orders.id::text from unnest(v_orders) as orders)
      )
    returning jobs.id
  )
  update private.staff_cases
  set details = details - 'error'
  from failed
  where staff_cases.kind = 'stuck_job'
    and staff_cases.key = failed.id::text;
  update private.provider_events
  set body = private.redact_callback(body)
  where reference in (select private.callback_references(p_user_id));
end
$$;
comment on function private.erase_copies(uuid) is
  'Deletes what stored responses, notifications and e-mails of others, jobs and callbacks say '
  'about a user. Runs while the rows that they name still exist.';

-- supabase/schemas/private/functions/erase_ktp.sql
create function private.erase_ktp(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.ktp_submissions
  set status = 'abandoned'
  where user_id = p_user_id
    and status = 'pending';
  -- Files of a running upload are erased by the job of that upload, which runs after it.
  perform private.enqueue_job(
    'ktp_erase',
    submissions.id || ':left',
    jsonb_build_object('submission_id', submissions.id))
  from private.ktp_submissions as submissions
  where submissions.user_id = p_user_id
    and submissions.status <> 'uploading'
    and submissions.erased_at is null;
end
$$;
comment on function private.erase_ktp(uuid) is
  'Schedules the deletion of all identity photos of a user whose account is deleted.';

-- supabase/schemas/private/functions/erase_listings.sql
create function private.erase_listings(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_words text[];
  v_facets text[];
begin
  select array_agg(distinct words.word)
  into v_words
  from public.listings,
    unnest(tsvector_to_array(to_tsvector(
      'pg_catalog.simple', concat_ws(' ', listings.title, listings.brand)))) as words (word)
  where listings.seller_id = p_user_id;

  select array_agg(distinct keys.facet)
  into v_facets
  from public.listings,
    lateral (
      values
        ('brand:' || private.facet_key('brand', listings.brand)),
        ('size:' || private.facet_key('size', listings.size))
    ) as keys (facet)
  where listings.seller_id = p_user_id;

  update public.listings
  set title = product_category,
      description = '',
      brand = null,
      size = null,
      color = null,
      material = null,
      style = null,
      sub_category = null,
      vibe_tags = '{}',
      photos = '{deleted}',
      deleted_at = coalesce(deleted_at, private.now()),
      updated_at = private.now()
  where seller_id = p_user_id;

  -- Words that other listings have stay.
  delete from private.search_words as words
  where words.word = any (v_words)
    and not exists (
      select
      from private.listing_search
      where listing_search.headline @@ plainto_tsquery('pg_catalog.indonesian', words.word));
  delete from private.facet_labels as labels
  where labels.kind || ':' || labels.key = any (v_facets)
    and not exists (
      select
      from private.listing_search
      where listing_search.facets && array[labels.kind || ':' || labels.key]);
  -- The answer stays: it is reused for other users who upload the same photo.
  update private.categorizations
  set photo_url = 'deleted',
      listed = null
  where user_id = p_user_id;
end
$$;
comment on function private.erase_listings(uuid) is
  'Deletes the listings of a user: only category, price and sale remain.';

-- supabase/schemas/private/functions/erase_order_texts.sql
create function private.erase_order_texts(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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

-- supabase/schemas/private/functions/erase_people.sql
create function private.erase_people(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- In one order: two users who follow or block each other may be deleted at the same moment.
  perform
  from private.follows
  where p_user_id in (follows.follower_id, follows.followed_id)
  order by follows.follower_id, follows.followed_id
  for update;
  delete from private.follows where follower_id = p_user_id;
  delete from private.follows where followed_id = p_user_id;
  perform
  from private.blocks
  where p_user_id in (blocks.blocker_id, blocks.blocked_id)
  order by blocks.blocker_id, blocks.blocked_id
  for update;
  delete from private.blocks where blocker_id = p_user_id;
  delete from private.blocks where blocked_id = p_user_id;
end
$$;
comment on function private.erase_people(uuid) is
  'Deletes whom a user follows or blocks, and who follows or blocks the user.';

-- supabase/schemas/private/functions/erase_texts.sql
create function private.erase_texts(p_user_id uuid, p_alias text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.live_streams
  set title = 'Live',
      seller_username = p_alias,
      seller_avatar = null
  where seller_id = p_user_id;
  update public.live_chat_messages
  set username = p_alias,
      text = '[deleted]'
  where user_id = p_user_id::text;
  update private.reviews set comment = null where reviewer_id = p_user_id;
  update private.reviews
  set reply = null,
      replied_at = null
  where seller_id = p_user_id
    and reply is not null;
  update private.reports
  set details = null,
      note = null
  where p_user_id in (reporter_id, user_id);
  update private.ktp_submissions
  set rejection_reason = 'deleted'
  where user_id = p_user_id
    and rejection_reason is not null;
  update private.finance_inbox
  set data = jsonb_build_object('seller_id', p_user_id)
  where data ->> 'seller_id' = p_user_id::text
    and handled_at is not null;
  update private.seller_reviews
  set details = '{}',
      note = null
  where seller_id = p_user_id;
  update private.withdrawals
  set recipient_email = 'deleted',
      payout_url = null,
      failure_reason = null,
      decision = decision
        - '{reason,evidence}'::text[]
        #- '{link,url}'
        #- '{link,failure_reason}'
  where user_id = p_user_id;
end
$$;
comment on function private.erase_texts(uuid, text) is
  'Deletes what a user wrote in streams, chats, reviews and reports, and what others wrote about '
  'the user for staff.';

-- supabase/schemas/private/functions/export_activity.sql
create function private.export_activity(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'live_streams', (
        select coalesce(jsonb_agg(
          private.live_stream_record(live_streams)
          order by live_streams.created_at desc), '[]')
        from public.live_streams
        where live_streams.seller_id = p_user_id),
      'chat_messages', (
        select coalesce(jsonb_agg(
          private.live_message_record(messages)
          order by messages.created_at desc), '[]')
        from public.live_chat_messages as messages
        where messages.user_id = p_user_id::text),
      'notifications', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kind', notifications.kind,
            'category', notifications.category,
            'data', notifications.data,
            'read_at', internal.wire_time(notifications.read_at),
            'created_at', internal.wire_time(notifications.created_at))
          order by notifications.created_at desc), '[]')
        from public.notifications
        where notifications.user_id = p_user_id),
      'days_active', (
        select coalesce(jsonb_agg(caller_days.day order by caller_days.day), '[]')
        from private.caller_days
        where caller_days.user_id = p_user_id))
  );
end
$$;

-- supabase/schemas/private/functions/export_letters.sql
create function private.export_letters(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'emails', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kind', emails.kind,
            'address', emails.address,
            'name', emails.name,
            'data', emails.data,
            'status', emails.status,
            'problem', emails.problem,
            'created_at', internal.wire_time(emails.created_at))
          order by emails.created_at desc), '[]')
        from private.emails
        where emails.user_id = p_user_id),
      'order_addresses', (
        select coalesce(jsonb_agg(
          to_jsonb(addresses) - 'party'
          order by orders.created_at desc), '[]')
        from public.orders
        join private.order_addresses as addresses
          on addresses.order_id = orders.id
          and addresses.party::text = case
            when orders.buyer_id = p_user_id then 'buyer'
            else 'seller'
          end
        where p_user_id in (orders.buyer_id, orders.seller_id)),
      'order_reasons', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'order_id', history.order_id,
            'status', history.to_status,
            'reason', history.reason,
            'at', internal.wire_time(history.at))
          order by history.at desc), '[]')
        from public.orders
        join private.order_history as history on history.order_id = orders.id
        where p_user_id in (orders.buyer_id, orders.seller_id)
          and history.actor_id = p_user_id
          and history.reason is not null),
      'settlement_offers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'order_id', settlements.order_id,
            'refund_amount', settlements.refund_amount,
            'note', settlements.note,
            'created_at', internal.wire_time(settlements.created_at))
          order by settlements.created_at desc), '[]')
        from public.orders
        join private.settlements on settlements.order_id = orders.id
        where p_user_id in (orders.buyer_id, orders.seller_id)
          and settlements.offered_by = case
            when orders.buyer_id = p_user_id then 'buyer'::public.order_actor
            else 'seller'
          end),
      'payout_emails', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'withdrawal_id', withdrawals.id,
            'address', withdrawals.recipient_email)
          order by withdrawals.created_at desc), '[]')
        from private.withdrawals
        where withdrawals.user_id = p_user_id))
  );
end
$$;
comment on function private.export_letters(uuid) is
  'E-mails to a user, the addresses in their orders, their reasons for a step and offers of '
  'settlement, and where payouts went.';

-- supabase/schemas/private/functions/export_listings.sql
create function private.export_listings(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'listings', (
        select coalesce(jsonb_agg(
          internal.listing_record(listings)
            || jsonb_build_object('deleted_at', internal.wire_time(listings.deleted_at))
          order by listings.created_at desc), '[]')
        from public.listings
        where listings.seller_id = p_user_id),
      'likes', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'listing_id', likes.listing_id,
            'created_at', internal.wire_time(likes.created_at))
          order by likes.created_at desc), '[]')
        from public.likes
        where likes.user_id = p_user_id),
      'photo_analyses', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'photo_url', analyses.photo_url,
            'answer', analyses.answer,
            'listing_id', analyses.listing_id,
            'listed', analyses.listed,
            'created_at', internal.wire_time(analyses.created_at))
          order by analyses.created_at desc), '[]')
        from private.categorizations as analyses
        where analyses.user_id = p_user_id))
  );
end
$$;

-- supabase/schemas/private/functions/export_people.sql
create function private.export_people(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'follows', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(follows.created_at))
          order by follows.created_at desc), '[]')
        from private.follows
        join public.profiles on profiles.id = follows.followed_id
        where follows.follower_id = p_user_id),
      'followers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(follows.created_at))
          order by follows.created_at desc), '[]')
        from private.follows
        join public.profiles on profiles.id = follows.follower_id
        where follows.followed_id = p_user_id),
      'blocks', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(blocks.created_at))
          order by blocks.created_at desc), '[]')
        from private.blocks
        join public.profiles on profiles.id = blocks.blocked_id
        where blocks.blocker_id = p_user_id))
  );
end
$$;

-- supabase/schemas/private/functions/export_reports.sql
create function private.export_reports(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'reviews_written', (
        select coalesce(jsonb_agg(
          private.review_record(reviews) || jsonb_build_object('order_id', reviews.order_id)
          order by reviews.created_at desc), '[]')
        from private.reviews
        where reviews.reviewer_id = p_user_id),
      'reports_made', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', reports.user_id,
            'listing_id', reports.listing_id,
            'reason', reports.reason,
            'details', reports.details,
            'opened_at', internal.wire_time(reports.opened_at))
          order by reports.opened_at desc), '[]')
        from private.reports
        where reports.reporter_id = p_user_id),
      'identity_checks', (
        select coalesce(jsonb_agg(
          private.ktp_record(submissions)
          order by submissions.submitted_at desc), '[]')
        from private.ktp_submissions as submissions
        where submissions.user_id = p_user_id
          and submissions.status <> 'uploading'))
  );
end
$$;
comment on function private.export_reports(uuid) is
  'What a user submitted for others to read: reviews, reports, identity checks.';

-- supabase/schemas/private/functions/facet_aliases_index.sql
create function private.facet_aliases_index() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listings public.listings[];
begin
  select array_agg(listings)
  into v_listings
  from private.listing_search as entries
  join public.listings on listings.number = entries.number
  where entries.facets && array[
    old.kind || ':' || old.alias, old.kind || ':' || old.key,
    new.kind || ':' || new.alias, new.kind || ':' || new.key
  ];
  if v_listings is not null then
    perform private.index_listings(v_listings);
  end if;
  return null;
end
$$;
comment on function private.facet_aliases_index() is
  'Trigger: writes the search entries that have the spellings of this alias again.';

-- supabase/schemas/private/functions/facet_condition.sql
create function private.facet_condition(p_filters private.search_filters) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select string_agg(
      format(
        'entries.facets && %L::text[]',
        array(
          select given.kind || ':' || case
            when given.is_typed then private.facet_key(given.kind, texts.text)
            else texts.text
          end
          from unnest(given.texts) as texts (text)
        )),
      ' and ')
    from (
      values
        ('brand', true, p_filters.brand),
        ('size', true, p_filters.size),
        ('color', true, p_filters.color),
        ('sub_category', true, p_filters.sub_category),
        ('condition', false, p_filters.condition),
        ('rating', false, case
          when p_filters.min_rating is not null
          then array(select generate_series(p_filters.min_rating, 5)::text)
        end),
        ('verified', false, array[p_filters.verified::text])
    ) as given (kind, is_typed, texts)
    where given.texts <> array[null::text]
  );
end
$$;
comment on function private.facet_condition(private.search_filters) is
  'The condition of these filters on search entries, of any of a list''s texts each; null without '
  'such filters.';

-- supabase/schemas/private/functions/facet_key.sql
create function private.facet_key(p_kind text, p_text text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_plain constant text := private.plain_key(p_kind, p_text);
begin
  return coalesce(
    (
      select aliases.key
      from private.facet_aliases as aliases
      where aliases.kind = p_kind
        and aliases.alias = v_plain
    ),
    v_plain);
end
$$;
comment on function private.facet_key(text, text) is
  'The key that all spellings of a brand, size, colour or sub-category share; null for none.';

-- supabase/schemas/private/functions/features_off.sql
create function private.features_off() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'feature', providers.name,
          'missing', providers.missing,
          'since', internal.wire_time(providers.off_since),
          'unsent', case providers.name
            when 'portal' then private.count_unsent_events()
            when 'mail' then private.count_unwritten_emails(providers.off_since)
            else 0
          end
        )
        order by providers.name
      ),
      '[]'
    )
    from private.providers
    where providers.missing is not null
  );
end
$$;
comment on function private.features_off() is
  'What this deployment does without, and what is not sent because of it.';

-- supabase/schemas/private/functions/fill_phone.sql
create function private.fill_phone(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.profiles
  set phone = addresses.phone,
      updated_at = private.now()
  from public.addresses
  where profiles.id = p_user_id
    and profiles.phone is null
    and addresses.user_id = p_user_id
    and addresses.is_primary;
end
$$;
comment on function private.fill_phone(uuid) is
  'Copies the phone of the primary address to a profile without a phone.';

-- supabase/schemas/private/functions/finish_purchase_job.sql
create function private.finish_purchase_job(p_kind text, p_purchase_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.jobs
  set finished_at = private.now()
  where kind = p_kind
    and key = p_purchase_id::text;
end
$$;
comment on function private.finish_purchase_job(text, uuid) is
  'Ends the job that was to resume the purchase.';

-- supabase/schemas/private/functions/first_open_day.sql
create function private.first_open_day() returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (select max(days.day) + 1 from private.analytics_days as days),
      least(
        (select min(caller_days.day) from private.caller_days),
        (
          select (min(orders.paid_at) at time zone 'Asia/Jakarta')::date
          from public.orders
          where orders.paid_at is not null
        ),
        (
          select (min(transfers.created_at) at time zone 'Asia/Jakarta')::date
          from private.ledger_transfers as transfers
        )
      )
    )
  );
end
$$;
comment on function private.first_open_day() is
  'The first Jakarta day that is not counted yet; null before any activity.';

-- supabase/schemas/private/functions/forbid_charged_back.sql
create function private.forbid_charged_back(p_reference text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if private.is_charged_back(p_reference) then
    perform private.raise_error(
      'CONFLICT', 'payment_charged_back',
      'The payment channel takes this payment back, or has it: nobody is paid from it a second '
      'time. See GET /admin/chargebacks.');
  end if;
end
$$;
comment on function private.forbid_charged_back(text) is
  'Rejects paying out an order''s or a boost''s money by hand while a chargeback of it stands.';

-- supabase/schemas/private/functions/gather_search_keys.sql
-- Reads the entries from the newest bucket on, a batch of buckets at a time: first those of as many
-- listings as are needed if each matches. The matches so far say how large the next batch is: a
-- rare word reads all the others at once.
create function private.gather_search_keys(
  p_query tsquery,
  p_where text,
  p_at_once boolean,
  out total bigint,
  out keys bigint[],
  out range text
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_newest bigint;
  v_first bigint;
  v_last bigint;
  v_next bigint;
  v_batch bigint;
  v_range text;
  v_found bigint[];
begin
  total := 0;
  keys := '{}';
  select max(entries.number), min(entries.number) >> 12
  into v_newest, v_last
  from private.listing_search as entries;
  v_first := v_newest >> 12;
  v_next := v_first;
  -- Up to six buckets are read at once: nearly every match is in them.
  v_batch := case
    when p_at_once or v_first - v_last < 6 then v_first - v_last + 1
    else v_first - ((v_newest - v_window) >> 12) + 1
  end;

  while v_next >= v_last and total <= v_window loop
    if v_batch > v_next - v_last then
      -- The addition keeps this out of the index scan, which would read every bucket's entries.
      v_range := format('entries.bucket + 0 <= %s', v_next);
    else
      v_range := format('entries.bucket = any (%L::integer[])',
        array(select generate_series(v_next - v_batch + 1, v_next)));
    end if;
    execute format(
      'select array_agg(entries.number)
       from private.listing_search as entries
       where %s and %s',
      p_where, v_range)
    into v_found
    using p_query;
    keys := keys || v_found;
    total := cardinality(keys);

    v_next := v_next - v_batch;
    v_batch := v_next - v_last + 1;
    if total * (v_first - v_last + 1) > v_window * (v_first - v_next) then
      v_batch := least(v_batch,
        1 + (((v_window - total) * (v_newest - ((v_next + 1) << 12)) / total) >> 12));
    end if;
  end loop;
  range := case
    when v_next < v_last then 'true'
    else format('entries.bucket = any (%L::integer[])',
      array(select generate_series(v_next + 1, v_first)))
  end;
end
$$;
comment on function private.gather_search_keys(tsquery, text, boolean) is
  'The numbers of matching listings, at least of the newest ten thousand, and the condition of all '
  'entries that were read for them. total above ten thousand only says that there are more.';

-- supabase/schemas/private/functions/give_up_balance.sql
create function private.give_up_balance(p_user_id uuid, p_below bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key constant text := 'wallet:' || p_user_id || ':given_up';
  v_balance bigint;
begin
  select accounts.balance
  into v_balance
  from private.ledger_accounts as accounts
  where accounts.kind = 'wallet'
    and accounts.user_id = p_user_id
    and accounts.balance between 1 and p_below - 1;
  if v_balance is null then
    return;
  end if;
  perform private.ledger_post(
    v_key,
    'given_up',
    'Given up with the account',
    null,
    array[
      private.ledger_line('wallet', -v_balance, p_user_id => p_user_id),
      private.ledger_line('suspense', v_balance)
    ]);
  perform private.open_case(
    'money_without_owner',
    v_key,
    null,
    jsonb_build_object('user_id', p_user_id, 'amount', v_balance, 'transfer', 'given_up'));
end
$$;
comment on function private.give_up_balance(uuid, bigint) is
  'Moves a wallet''s balance below p_below rupiah to suspense, with a case.';

-- supabase/schemas/private/functions/has_live_courier.sql
create function private.has_live_courier(p_order_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from private.shipments
    where shipments.order_id = p_order_id
      and shipments.direction = 'outbound'
      and shipments.shipper_order_id is not null
      and shipments.cancelled_at is null
  );
end
$$;
comment on function private.has_live_courier(uuid) is
  'Whether the buyer''s shipping fee is spent. A refund then takes the fee from claims, and from '
  'shipping_payable otherwise.';

-- supabase/schemas/private/functions/has_role.sql
create function private.has_role(
  p_user_id uuid,
  variadic p_roles private.staff_role[]
) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from private.staff_roles
    join public.profiles on profiles.id = staff_roles.user_id
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
      and profiles.account_status = 'active'
      and profiles.deleted_at is null
  );
end
$$;
comment on function private.has_role(uuid, private.staff_role[]) is
  'Whether a user with an active account has one of the roles. A superadmin has all of them; staff '
  'who are suspended or banned have none.';

-- supabase/schemas/private/functions/hold_in_suspense.sql
create function private.hold_in_suspense(
  p_key text,
  p_kind text,
  p_order_id uuid,
  p_amount bigint,
  p_details jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if private.ledger_post(
    p_key, p_kind, 'Payment that fits no order', p_order_id,
    array[
      private.ledger_line('provider_cash', -p_amount),
      private.ledger_line('suspense', p_amount)
    ]
  ) then
    perform private.open_case(p_kind, p_key, p_order_id, p_details);
  end if;
end
$$;
comment on function private.hold_in_suspense(text, text, uuid, bigint, jsonb) is
  'Books a payment to suspense and opens a staff case, once per key.';

-- supabase/schemas/private/functions/hold_unexpected_payment.sql
create function private.hold_unexpected_payment(
  p_key text,
  p_order_id uuid,
  p_invoice private.provider_invoice
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Staff may have booked this payment already, from the provider's list of transactions. The next
  -- reconciliation then shows what is still missing.
  if p_invoice.paid_amount > 0
     and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice.external_id
         and differences.status = 'approved'
         and differences.counter_account = 'suspense'
     ) then
    perform private.hold_in_suspense(
      p_key,
      'unexpected_payment',
      p_order_id,
      p_invoice.paid_amount,
      to_jsonb(p_invoice)
    );
  end if;
end
$$;
comment on function private.hold_unexpected_payment(text, uuid, private.provider_invoice) is
  'Holds in suspense what was paid to an invoice that is not the one we created.';

-- supabase/schemas/private/functions/inactive_reason.sql
create function private.inactive_reason(p_status public.account_status) returns text
language sql immutable
return case p_status
  when 'banned' then 'account_banned'
  else 'account_suspended'
end;
comment on function private.inactive_reason(public.account_status) is
  'The reason of shared/reasons.ts for an account that may start nothing new.';

-- supabase/schemas/private/functions/is_account_deleted.sql
create function private.is_account_deleted(p_user_id uuid) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    -- Locked until commit, so that the account cannot be deleted before the money that follows.
    select profiles.deleted_at is not null
    from public.profiles
    where profiles.id = p_user_id
    for key share
  );
end
$$;
comment on function private.is_account_deleted(uuid) is
  'Whether the account is deleted and its wallet unreachable. Otherwise it cannot be deleted until '
  'this transaction ends.';

-- supabase/schemas/private/functions/is_chargeback.sql
create function private.is_chargeback(p_type text) returns boolean
language sql immutable
return p_type like '%CHARGEBACK%';
comment on function private.is_chargeback(text) is
  'Whether a row of the provider''s list is a chargeback or its reversal. The provider documents '
  'neither name.';

-- supabase/schemas/private/functions/is_charged_back.sql
create function private.is_charged_back(p_reference text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('announced', 'open', 'decided'));
end
$$;
comment on function private.is_charged_back(text) is
  'Whether a chargeback of an order''s or a boost''s payment stands.';

-- supabase/schemas/private/functions/is_mailed.sql
create function private.is_mailed(p_kind text) returns boolean
language sql immutable
return p_kind = any (array[
  'order.ready_to_ship',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.disputed',
  'order.return_requested',
  'order.return_approved',
  'order.return_rejected',
  'order.return_received',
  'order.return_sent',
  'order.return_delivered',
  'order.return_unscanned',
  'order.return_contested',
  'order.return_lapsed',
  'dispute.reminder',
  'dispute.answered',
  'settlement.offered',
  'order.settlement',
  'order.refunded',
  'dispute.resolved',
  'payment.refunded',
  'payment.clawback',
  'payment.disputed',
  'payment.dispute_over',
  'payment.charged_back',
  'payment.charge_returned',
  'withdrawal.link_created',
  'withdrawal.paid',
  'withdrawal.failed',
  'withdrawal.expired',
  'withdrawal.returned',
  'wallet.adjusted',
  'disbursement.blocked',
  'ktp.approved',
  'ktp.rejected',
  'account.suspended',
  'account.banned',
  'account.reinstated',
  'account.live_banned',
  'account.live_unbanned',
  'account.stream_ended',
  'account.under_review']);
comment on function private.is_mailed(text) is
  'Whether notifications of this kind are also sent by e-mail: money, steps of an order, account '
  'status.';

-- supabase/schemas/private/functions/is_mutable.sql
create function private.is_mutable(p_kind text, p_category text) returns boolean
language sql immutable
return p_category in ('live', 'review') or p_kind = any (array[
  'order.awaiting_payment',
  'order.expired',
  'order.completed',
  'order.shipped',
  'order.out_for_delivery']);
comment on function private.is_mutable(text, text) is
  'Whether a muted category silences this kind. What costs money or starts a clock is never muted, '
  'whatever its category.';

-- supabase/schemas/private/functions/is_off.sql
create function private.is_off(p_provider text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from private.providers
    where providers.name = p_provider
      and providers.missing is not null
  );
end
$$;
comment on function private.is_off(text) is
  'Whether this deployment does without the provider (internal.record_features).';

-- supabase/schemas/private/functions/is_payout_blocked.sql
create function private.is_payout_blocked(p_user_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from public.profiles
    where profiles.id = p_user_id
      and profiles.payouts_blocked_until > private.now()
  );
end
$$;

-- supabase/schemas/private/functions/is_return_scanned.sql
create function private.is_return_scanned(p_order_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from private.shipments
    where shipments.order_id = p_order_id
      and shipments.direction = 'return'
      and shipments.scanned_at is not null
  );
end
$$;
comment on function private.is_return_scanned(uuid) is
  'Whether a carrier certainly has, or delivered, the returned parcel.';

-- supabase/schemas/private/functions/is_stopped_by_freeze.sql
create function private.is_stopped_by_freeze(p_to public.order_status) returns boolean
language sql immutable
return p_to in ('COMPLETED', 'CANCELLED', 'REFUNDED', 'RETURN_RECEIVED');
comment on function private.is_stopped_by_freeze(public.order_status) is
  'Whether a frozen order cannot become this: each status that pays the seller or the buyer. '
  'RETURN_RECEIVED is refunded in the same transaction.';

-- supabase/schemas/private/functions/is_suppressed.sql
create function private.is_suppressed(p_address text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from private.email_suppressions as suppressions
    where suppressions.address = lower(p_address)
  );
end
$$;
comment on function private.is_suppressed(text) is
  'Whether an e-mail address bounced permanently or complained about spam.';

-- supabase/schemas/private/functions/is_unconfirmed_claim.sql
create function private.is_unconfirmed_claim(p_update private.shipment_update) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from private.shipping_statuses as claimed
    where claimed.status = p_update.claimed
      and claimed.moves_to is not null
      and claimed.rank > coalesce(
        (
          select max(statuses.rank)
          from unnest(p_update.scans) as scans
          join private.shipping_statuses as statuses on statuses.status = scans.status
        ),
        0
      )
  );
end
$$;
comment on function private.is_unconfirmed_claim(private.shipment_update) is
  'Whether a callback claims that a carrier holds or has delivered the parcel, and the provider''s '
  'record is not that far. The callback is then retried: the record may be late, or it is forged.';

-- supabase/schemas/private/functions/job_signals.sql
create function private.job_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
  -- A lease that ended a minute ago and was not claimed again.
  v_stuck_before constant timestamptz := clock_timestamp() - interval '1 minute';
begin
  return jsonb_build_object(
    'dead_letters',
      (select count(*) from private.jobs where jobs.dead_at is not null)
      + (select count(*) from private.outbox where outbox.dead_at is not null),
    'failing_jobs', (
      select count(*)
      from private.jobs
      where jobs.finished_at is null
        and jobs.attempts >= 5
        and jobs.dead_at is null
    ),
    'late_work_s', private.age_seconds(private.next_work_at()),
    'overdue_deadlines', (
      select count(*)
      from private.jobs
      where jobs.kind = 'orders_deadline'
        and jobs.finished_at is null
        and jobs.dead_at is null
        and coalesce(jobs.due_at, jobs.run_at) < v_now - interval '5 minutes'
    ),
    'stuck_leases',
      (
        select count(*)
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
          and jobs.leased_until < v_stuck_before
      )
      + (
        select count(*)
        from private.outbox
        where outbox.delivered_at is null
          and outbox.dead_at is null
          and outbox.leased_until < v_stuck_before
      )
  );
end
$$;
comment on function private.job_signals() is
  'The reliability signals of jobs, leases and dead jobs and events; the unit _s is seconds.';

-- supabase/schemas/private/functions/ktp_write_verified.sql
create function private.ktp_write_verified() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_verified constant boolean := exists (
    select
    from private.ktp_submissions as submissions
    where submissions.user_id = new.user_id
      and submissions.status = 'approved'
  );
begin
  update public.profiles
  set verified = v_verified
  where id = new.user_id
    and verified <> v_verified;
  return null;
end
$$;
comment on function private.ktp_write_verified() is
  'Trigger: copies to the profile whether the user has an approved identity check.';

-- supabase/schemas/private/functions/labels_of.sql
create function private.labels_of(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(shipments.label_path), '[]')
    from public.orders
    join private.shipments on shipments.order_id = orders.id
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and shipments.label_path is not null
  );
end
$$;
comment on function private.labels_of(uuid) is
  'The files of the labels that name a user, as sender or as recipient.';

-- supabase/schemas/private/functions/lease_boost.sql
create function private.lease_boost(p_boost_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.boost_purchases
  set
    leased_until = clock_timestamp() + interval '30 seconds',
    lease = lease + 1
  where id = p_boost_id
    and status = 'CREATING'
    and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error(
      'CONFLICT', 'creation_in_progress',
      'Another request is creating this boost; try again in a moment.',
      30);
  end if;
end
$$;
comment on function private.lease_boost(uuid) is
  'Lets only the caller finish this purchase for the next 30 seconds of real time.';

-- supabase/schemas/private/functions/lease_order.sql
create function private.lease_order(p_order_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.invoices
  set
    leased_until = clock_timestamp() + interval '30 seconds',
    lease = lease + 1
  where order_id = p_order_id
    and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error(
      'CONFLICT', 'creation_in_progress',
      'Another request is creating this order; try again in a moment.',
      30);
  end if;
end
$$;
comment on function private.lease_order(uuid) is
  'Lets only the caller finish this order for the next 30 seconds of real time.';

-- supabase/schemas/private/functions/ledger_drift.sql
create function private.ledger_drift() returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(differences.difference), 0)
    from private.reconciliation_differences as differences
    where differences.status = 'open'
  );
end
$$;
comment on function private.ledger_drift() is
  'The provider''s balance minus the ledger''s, in rupiah, over all open differences.';

-- supabase/schemas/private/functions/ledger_is_append_only.sql
create function private.ledger_is_append_only() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The ledger is append-only: correct a transfer with another one.';
end
$$;
comment on function private.ledger_is_append_only() is
  'Rejects updates and deletions, also those of the tables'' owner.';

-- supabase/schemas/private/functions/ledger_line.sql
create function private.ledger_line(
  p_kind private.account_kind,
  p_amount bigint,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns private.ledger_line
language sql immutable
return row(p_kind, p_amount, p_order_id, p_user_id)::private.ledger_line;
comment on function private.ledger_line(private.account_kind, bigint, uuid, uuid) is
  'One line of a transfer. Escrow needs the order, wallet needs the user; '
  'all other accounts belong to the marketplace.';
grant execute on function private.ledger_line(private.account_kind, bigint, uuid, uuid)
to preloved_ledger;

-- supabase/schemas/private/functions/ledger_lock.sql
create function private.ledger_lock(p_lines private.ledger_line[]) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_line private.ledger_line;
begin
  for v_line in
    select lines.*
    from unnest(p_lines) as lines
    order by
      lines.kind,
      coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000')
  loop
    -- An account that the transfers would create is created here: it could not be locked otherwise.
    insert into private.ledger_accounts (kind, order_id, user_id)
    values (v_line.kind, v_line.order_id, v_line.user_id)
    on conflict on constraint ledger_accounts__one_per_holder do nothing;
    perform
    from private.ledger_accounts as accounts
    where accounts.kind = v_line.kind
      and accounts.holder_id =
        coalesce(v_line.order_id, v_line.user_id, '00000000-0000-0000-0000-000000000000')
    for no key update;
  end loop;
end
$$;
comment on function private.ledger_lock(private.ledger_line[]) is
  'Locks the accounts of these lines in the order of private.ledger_post. For a transaction with '
  'several transfers: each locks in that order, but not what the next one locks.';

-- supabase/schemas/private/functions/ledger_post.sql
create function private.ledger_post(
  p_key text,
  p_kind text,
  p_description text,
  p_order_id uuid,
  p_lines private.ledger_line[],
  p_event_at timestamptz default null,
  p_withdrawal_id uuid default null,
  p_is_pending boolean default false
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_never_negative constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense,payment_held}';
  v_now constant timestamptz := private.now();
  v_lines private.ledger_line[] := p_lines;
  v_transfer_id uuid;
  v_line private.ledger_line;
  v_account private.ledger_accounts;
  v_sum bigint := 0;
begin
  if current_setting('synchronous_commit') = 'off' then
    raise exception 'Transfer % must wait for the disk.', p_key;
  end if;
  insert into private.ledger_transfers
    (key, kind, description, order_id, withdrawal_id, is_pending, event_at, created_at)
  values (
    p_key, p_kind, p_description, p_order_id, p_withdrawal_id, p_is_pending,
    coalesce(p_event_at, v_now), v_now
  )
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  elsif p_lines is null then
    raise exception 'Transfer % has no lines.', p_key;
  elsif exists (select from unnest(p_lines) as lines where lines.amount is null) then
    raise exception 'Transfer % has a line without an amount.', p_key;
  end if;

  if exists (select from unnest(p_lines) as lines where lines.kind = 'wallet') then
    v_lines := private.redirect_lines(p_key, p_kind, p_order_id, p_lines);
  end if;

  -- Every transfer locks its accounts in this order, so that two transfers cannot deadlock.
  for v_line in
    select lines.kind, sum(lines.amount)::bigint, lines.order_id, lines.user_id
    from unnest(v_lines) as lines
    group by lines.kind, lines.order_id, lines.user_id
    having sum(lines.amount) <> 0
    order by
      lines.kind,
      coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000')
  loop
    v_account := private.ledger_apply_line(v_line);
    if v_line.amount < 0
      and v_account.balance < 0
      and v_line.kind = any (v_never_negative)
      and not (
        v_line.kind = 'wallet'
        and p_kind in ('clawback', 'late_payout', 'chargeback_recovery')
      )
    then
      perform private.raise_error('CONFLICT', 'insufficient_balance', 'The balance is too low.');
    end if;
    insert into private.ledger_entries
      (transfer_id, account_id, amount, balance_after, version, created_at)
    values (
      v_transfer_id, v_account.id, v_line.amount, v_account.balance, v_account.version, v_now
    );
    v_sum := v_sum + v_line.amount;
  end loop;
  if v_sum <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  insert into private.book_queue (transfer_id) values (v_transfer_id);
  return true;
end
$$;
comment on function private.ledger_post(
  text, text, text, uuid, private.ledger_line[], timestamptz, uuid, boolean
) is
  'Posts a balanced transfer. Returns true if it was posted now, and false if the key exists. '
  'Raises CONFLICT if an escrow, wallet, held fee or payment, shipping, payout or suspense '
  'account would fall below zero; only a clawback, a chargeback or a late payout may leave a '
  'wallet in debt. '
  'The wallet of a deleted account gets and gives nothing: see private.redirect_lines.';

-- supabase/schemas/private/functions/ledger_resolve.sql
create function private.ledger_resolve(
  p_pending_key text,
  p_outcome private.hold_outcome,
  p_kind text,
  p_description text,
  p_lines private.ledger_line[] default '{}'
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- One key for all outcomes: a hold is posted, voided or expired, and only one of them.
  v_key constant text := p_pending_key || ':resolved';
  v_pending private.ledger_transfers;
  v_reversal private.ledger_line[];
begin
  select transfers.*
  into strict v_pending
  from private.ledger_transfers as transfers
  where transfers.key = p_pending_key
    and transfers.is_pending;
  select array_agg(
    private.ledger_line(accounts.kind, -entries.amount, accounts.order_id, accounts.user_id)
  )
  into v_reversal
  from private.ledger_entries as entries
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where entries.transfer_id = v_pending.id
    and (p_outcome <> 'posted' or entries.amount > 0);

  if not private.ledger_post(
    v_key, p_kind, p_description, v_pending.order_id, v_reversal || p_lines,
    p_withdrawal_id => v_pending.withdrawal_id
  ) then
    return false;
  end if;
  insert into private.ledger_resolutions (pending_id, outcome, transfer_id)
  select v_pending.id, p_outcome, transfers.id
  from private.ledger_transfers as transfers
  where transfers.key = v_key;
  return true;
end
$$;
comment on function private.ledger_resolve(
  text, private.hold_outcome, text, text, private.ledger_line[]
) is
  'Ends a hold once. posted moves the held amount to p_lines; voided and expired return it. '
  'Returns false if the hold has already ended.';

-- supabase/schemas/private/functions/lift_freeze.sql
create function private.lift_freeze(
  p_order_id uuid,
  p_goes_on boolean default true
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = p_order_id
      and chargebacks.status in ('announced', 'open')
  ) then
    return;
  end if;
  update public.orders
  set frozen_at = null
  where id = p_order_id
    and frozen_at is not null
  returning * into v_order;
  if not p_goes_on or private.is_in_escrow(v_order) is not true then
    return;
  end if;
  perform private.notify_all(
    array[v_order.buyer_id, v_order.seller_id],
    'freeze:' || v_order.id || ':' || internal.wire_time(private.now()),
    'payment.dispute_over',
    'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference));
  perform private.restart_deadlines(v_order);
end
$$;
comment on function private.lift_freeze(uuid, boolean) is
  'Unfreezes an order, unless another chargeback of it waits for a decision. p_goes_on: it goes on '
  'where it was, and its parties are told.';

-- supabase/schemas/private/functions/listed_chargebacks.sql
create function private.listed_chargebacks(p_reference text) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select greatest(
      coalesce(
        sum(
          case transactions.cashflow
            when 'MONEY_OUT' then transactions.amount
            else -transactions.amount
          end),
        0),
      0)::bigint
    from private.provider_transactions as transactions
    where transactions.reference = p_reference
      and private.is_chargeback(transactions.type)
      and transactions.status = 'SUCCESS'
      and transactions.amount > 0
  );
end
$$;
comment on function private.listed_chargebacks(text) is
  'Rupiah of a payment that the provider has taken back and not returned, as its list was last '
  'read. A reversal without its chargeback counts once the list shows both.';

-- supabase/schemas/private/functions/listings_count.sql
create function private.listings_count() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A statement counts once per category and gender, however many listings it changes.
  if tg_op = 'INSERT' then
    perform private.count_listings(rows.product_category, rows.gender, count(*))
    from new_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
  elsif tg_op = 'DELETE' then
    perform private.count_listings(rows.product_category, rows.gender, -count(*))
    from old_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
  else
    perform private.count_listings(rows.product_category, rows.gender, sum(rows.change)::bigint)
    from (
      select old_rows.product_category, old_rows.gender, -1 as change
      from old_rows
      where old_rows.is_visible
      union all
      select new_rows.product_category, new_rows.gender, 1
      from new_rows
      where new_rows.is_visible
    ) as rows
    group by rows.product_category, rows.gender
    having sum(rows.change) <> 0
    order by rows.product_category, rows.gender;
  end if;
  return null;
end
$$;
comment on function private.listings_count() is
  'Keeps listing_counts equal to the visible listings after every write.';

-- supabase/schemas/private/functions/listings_index.sql
create function private.listings_index() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_changed public.listings[];
begin
  if tg_op = 'INSERT' then
    select array_agg(new_rows::public.listings)
    into v_changed
    from new_rows
    where new_rows.is_visible;
  elsif tg_op = 'DELETE' then
    delete from private.listing_search as entries
    using old_rows
    where entries.number = old_rows.number;
  else
    delete from private.listing_search as entries
    using old_rows
    join new_rows on new_rows.number = old_rows.number
    where entries.number = old_rows.number
      and old_rows.is_visible
      and not new_rows.is_visible;
    select array_agg(new_rows::public.listings)
    into v_changed
    from old_rows
    join new_rows on new_rows.number = old_rows.number
    where new_rows.is_visible
      and (
        old_rows.is_visible, old_rows.title, old_rows.brand, old_rows.description,
        old_rows.product_category, old_rows.gender, old_rows.price, old_rows.vibe_tags,
        old_rows.condition, old_rows.size, old_rows.color, old_rows.sub_category
      ) is distinct from (
        new_rows.is_visible, new_rows.title, new_rows.brand, new_rows.description,
        new_rows.product_category, new_rows.gender, new_rows.price, new_rows.vibe_tags,
        new_rows.condition, new_rows.size, new_rows.color, new_rows.sub_category
      );
  end if;

  if v_changed is not null then
    perform private.index_listings(v_changed);
  end if;
  return null;
end
$$;
comment on function private.listings_index() is
  'Keeps listing_search equal to the visible listings after every write.';

-- supabase/schemas/private/functions/listings_inherit_boost.sql
create function private.listings_inherit_boost() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.boost_score := coalesce((
    select sum(periods.score)
    from private.boost_periods as periods
    where periods.seller_id = new.seller_id
      and periods.listing_id is null
      and periods.ended_at is null
  ), 0);
  return new;
end
$$;
comment on function private.listings_inherit_boost() is
  'Gives a new listing the score of its seller''s boosts.';

-- supabase/schemas/private/functions/listings_write_card.sql
create function private.listings_write_card() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Without the closing brace: the reader appends the seller, whose name may change.
  new.card := left(row_to_json(wire)::text, -1)
  from (
    select
      new.id,
      new.seller_id,
      new.title,
      new.description,
      new.price,
      new.original_price,
      new.product_category,
      new.gender,
      new.condition,
      new.brand,
      new.size,
      new.color,
      new.material,
      new.style,
      new.sub_category,
      new.vibe_tags,
      new.photos,
      new.weight_grams,
      new.likes,
      new.status,
      internal.wire_time(new.created_at) as created_at,
      internal.wire_time(new.updated_at) as updated_at
  ) as wire;
  return new;
end
$$;
comment on function private.listings_write_card() is
  'Stores the listing''s wire record, without its seller, in the column card.';

-- supabase/schemas/private/functions/live_stream_for_staff.sql
create function private.live_stream_for_staff(p_stream_id text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select private.live_stream_admin_record(live_streams, live_chats.messages)
    from public.live_streams
    join private.live_chats on live_chats.stream_id = live_streams.id
    where live_streams.id = p_stream_id
  );
end
$$;

-- supabase/schemas/private/functions/lock_people.sql
create function private.lock_people(p_user_id uuid, p_other_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(
    'people:' || least(p_user_id, p_other_id) || ':' || greatest(p_user_id, p_other_id), 0));
end
$$;
comment on function private.lock_people(uuid, uuid) is
  'Held until commit, so that following, blocking and ordering between two users happen one after '
  'the other. After it come only the follower''s own counts.';

-- supabase/schemas/private/functions/lock_purchase.sql
create function private.lock_purchase(p_reference text) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
  from public.orders
  where orders.reference = p_reference
    and orders.state_version > 0
  for update;
  if found then
    return true;
  end if;
  perform
  from private.boost_purchases as purchases
  where purchases.reference = p_reference
  for update;
  return found;
end
$$;
comment on function private.lock_purchase(text) is
  'Locks the order or the boost with this reference; false if there is none.';

-- supabase/schemas/private/functions/new_reference.sql
create function private.new_reference(p_prefix text) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea;
  v_reference text;
begin
  loop
    v_bytes := uuid_send(gen_random_uuid());
    select concat_ws('-',
      p_prefix,
      to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD'),
      string_agg(substr(v_alphabet, get_byte(v_bytes, nth) % 32 + 1, 1), ''))
    into v_reference
    from generate_series(0, 5) as nth;
    exit when not exists (select from public.orders where orders.reference = v_reference)
      and not exists (
        select from private.boost_purchases as purchases where purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
comment on function private.new_reference(text) is
  'An unused reference: prefix, date in Jakarta, six random characters of Crockford''s base 32.';

-- supabase/schemas/private/functions/next_work_at.sql
create function private.next_work_at() returns timestamptz
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select least(
      (
        select min(jobs.run_at)
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
          and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
          and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
      ),
      (
        select min(outbox.due_at)
        from private.outbox
        cross join private.finance_portal
        where finance_portal.down_since is null
          and not private.is_off('portal')
          and outbox.delivered_at is null
          and outbox.dead_at is null
          and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
          and private.is_next_of_aggregate(outbox)
      ),
      (
        select finance_portal.probe_at
        from private.finance_portal
        where not private.is_off('portal')
          and (
            finance_portal.leased_until is null
            or finance_portal.leased_until < clock_timestamp()
          )
      ),
      (
        select min(finance_inbox.due_at)
        from private.finance_inbox
        where finance_inbox.handled_at is null
      )
    )
  );
end
$$;
comment on function private.next_work_at() is
  'The time at which a schedule next has work, in the past if it is late; null if nothing waits.';

-- supabase/schemas/private/functions/notify.sql
create function private.notify(
  p_user_id uuid,
  p_event_id text,
  p_kind text,
  p_category text,
  p_data jsonb default '{}'
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.notify_all(array[p_user_id], p_event_id, p_kind, p_category, p_data);
end
$$;
comment on function private.notify(uuid, text, text, text, jsonb) is
  'private.notify_all for one user.';

-- supabase/schemas/private/functions/notify_all.sql
create function private.notify_all(
  p_user_ids uuid[],
  p_event_id text,
  p_kind text,
  p_category text,
  p_data jsonb default '{}'
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_has_push constant boolean := not private.is_off('push');
  v_has_mail constant boolean := not private.is_off('mail');
  v_is_mutable boolean := private.is_mutable(p_kind, p_category);
begin
  -- One statement for any number of users: order operations wait for it.
  with written as (
    insert into public.notifications (
      user_id, event_id, kind, category, data, created_at, read_at)
    select
      recipients.id, p_event_id, p_kind, p_category, p_data, v_now,
      case when v_is_mutable and p_category = any (preferences.muted_categories) then v_now end
    from unnest(p_user_ids) as recipients (id)
    left join public.notification_preferences as preferences
      on preferences.user_id = recipients.id
    on conflict on constraint notifications__once do nothing
    returning notifications.id, notifications.user_id, notifications.read_at
  ), pushed as (
    insert into private.jobs (kind, key, payload, run_at)
    select
      'push_send', written.id::text, jsonb_build_object('notification_id', written.id), v_now
    from written
    left join public.notification_preferences as preferences
      on preferences.user_id = written.user_id
    where written.read_at is null
      and v_has_push
      and coalesce(preferences.push_enabled, true)
      and exists (
        select from private.push_subscriptions as subscriptions
        where subscriptions.user_id = written.user_id
          and subscriptions.deleted_at is null)
    on conflict on constraint jobs__once do nothing
  )
  insert into private.jobs (kind, key, payload, run_at)
  select
    'mail_send', written.id::text, jsonb_build_object('email_id', written.id), v_now
  from written
  join private.contacts on contacts.user_id = written.user_id
  where written.read_at is null
    and private.is_mailed(p_kind)
    and v_has_mail
    and not private.is_suppressed(contacts.email)
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.notify_all(uuid[], text, text, text, jsonb) is
  'Writes a notification for each user, once per p_event_id and p_kind, and enqueues its push and '
  'e-mail in the same transaction. What a user muted is written as read.';

-- supabase/schemas/private/functions/now.sql
create function private.now() returns timestamptz
language sql volatile
return clock_timestamp();
comment on function private.now() is
  'The time of all rows, deadlines and quotes. The local stack replaces it by a movable clock. '
  'Leases, claims and signatures use clock_timestamp().';
grant execute on function private.now() to preloved_ledger;

-- supabase/schemas/private/functions/number_outbox_events.sql
create function private.number_outbox_events(p_last_seq bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  -- The transaction that wrote version n + 1 of an aggregate has seen version n committed, so the
  -- order of position never contradicts the order of versions.
  with numbered as (
    select outbox.id, row_number() over (order by outbox.position) as step
    from private.outbox
    where outbox.seq is null
    order by outbox.position
    limit 1000
  )
  update private.outbox
  set seq = p_last_seq + numbered.step
  from numbered
  where outbox.id = numbered.id;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update private.finance_portal set last_seq = last_seq + v_count;
  end if;
end
$$;
comment on function private.number_outbox_events(bigint) is
  'Gives seq numbers after p_last_seq to new events. The caller holds the lock on finance_portal.';

-- supabase/schemas/private/functions/open_case.sql
create function private.open_case(
  p_kind text,
  p_key text,
  p_order_id uuid,
  p_details jsonb default '{}'
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.staff_cases as known (kind, key, order_id, details)
  values (p_kind, p_key, p_order_id, p_details)
  on conflict on constraint staff_cases__once do update
  set closed_at = null, closed_because = null, details = excluded.details
  -- What staff closed by hand stays closed: they have judged it.
  where (
      known.closed_because = 'over'
      and private.case_lasts(excluded) is distinct from false
    )
    or (
      known.closed_at is not null
      and exists (
        select
        from private.case_kinds as kinds
        where kinds.kind = known.kind
          and not kinds.is_closed_by_hand
      )
      and private.case_lasts(known)
    );
end
$$;
comment on function private.open_case(text, text, uuid, jsonb) is
  'Opens a case for staff, once per kind and key, or again while its cause lasts.';

-- supabase/schemas/private/functions/open_references.sql
create function private.open_references() returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'reference', differences.reference,
          'invoice_id', coalesce(invoices.provider_id, boosts.provider_id),
          'payout_id', withdrawals.provider_payout_id
        )
      ),
      '[]'
    )
    from private.reconciliation_differences as differences
    left join private.invoices on invoices.order_id = differences.order_id
    left join private.boost_purchases as boosts on boosts.reference = differences.reference
    left join private.withdrawals on withdrawals.id = differences.withdrawal_id
    where differences.status = 'open'
      and differences.problem is null
  );
end
$$;
comment on function private.open_references() is
  'The references of open differences, with their invoices and payout links.';

-- supabase/schemas/private/functions/open_report.sql
create function private.open_report(
  p_user_id uuid,
  p_listing_id uuid,
  p_reason text,
  p_details text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := private.caller_id();
  v_report private.reports;
begin
  if p_user_id = v_me then
    perform private.raise_error(
      'FORBIDDEN', 'self_report', 'You cannot report yourself or your own listing.');
  end if;

  insert into private.reports (reporter_id, user_id, listing_id, reason, details)
  values (v_me, p_user_id, p_listing_id, p_reason, p_details)
  returning * into v_report;
  return jsonb_build_object(
    'id', v_report.id,
    'user_id', v_report.user_id,
    'listing_id', v_report.listing_id,
    'reason', v_report.reason,
    'details', v_report.details,
    'opened_at', internal.wire_time(v_report.opened_at));
end
$$;
comment on function private.open_report(uuid, uuid, text, text) is
  'Opens the caller''s report of a user, or of a user''s listing. Only one can be open at a time.';

-- supabase/schemas/private/functions/order_id_of.sql
create function private.order_id_of(p_key text) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_key ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' then
    return p_key::uuid;
  end if;
  return (select orders.id from public.orders where orders.reference = upper(p_key));
end
$$;
comment on function private.order_id_of(text) is
  'The id for an id or reference. An id is not looked up; an unknown reference is null.';

-- supabase/schemas/private/functions/parcel_address.sql
create function private.parcel_address(p_order_id uuid, p_party public.order_actor) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select to_jsonb(addresses) - '{order_id,party,latitude,longitude}'::text[]
    from private.order_addresses as addresses
    where addresses.order_id = p_order_id
      and addresses.party = p_party
  );
end
$$;
comment on function private.parcel_address(uuid, public.order_actor) is
  'The address of the buyer or the seller as it was when the order was created, without '
  'coordinates.';

-- supabase/schemas/private/functions/pending_purchase.sql
create function private.pending_purchase(
  p_id uuid,
  p_payer_id uuid,
  p_finished boolean,
  p_resumed boolean,
  p_lease integer,
  p_reference text,
  p_amount bigint,
  p_item_name text,
  p_item_price bigint,
  p_fees jsonb
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_id,
      'finished', p_finished,
      'resumed', p_resumed,
      'lease', p_lease,
      'request', jsonb_build_object(
        'external_id', p_reference,
        'amount', p_amount,
        'description', p_item_name,
        'payer_email', (
          select contacts.email
          from private.contacts
          where contacts.user_id = p_payer_id),
        'duration_seconds', private.setting('payment_window_minutes') * 60,
        'items', jsonb_build_array(
          jsonb_build_object('name', p_item_name, 'price', p_item_price, 'quantity', 1)),
        'fees', p_fees))
  );
end
$$;
comment on function private.pending_purchase(
  uuid, uuid, boolean, boolean, integer, text, bigint, text, bigint, jsonb) is
  'What the invoice request of an order or boost needs; Pending in shared/purchase/kinds.ts. '
  'p_resumed: an earlier request may have already made the invoice.';

-- supabase/schemas/private/functions/plain_key.sql
-- Points, slashes and dashes tell sizes apart (38.5, 32/34); in other texts they do not count.
create function private.plain_key(p_kind text, p_text text) returns text
language sql immutable
return nullif(
  left(
    case
      when p_kind = 'size' then
        regexp_replace(
          regexp_replace(
            replace(lower(normalize(replace(p_text, '½', '.5'), nfkc)), ',', '.'),
            '[\s''"`´‘’“”()]+', '', 'g'),
          '^(?:eur?|size|ukuran)?[.:]?(\d[\d./-]*)(?:eur?)?$', '\1')
      else
        regexp_replace(
          lower(normalize(p_text, nfkd)),
          '[\s!-/:-@\[-`{-~´·‘’“”–—\u0300-\u036f]+', '', 'g')
    end,
    80),
  '');
comment on function private.plain_key(text, text) is
  'A typed brand, size, colour or sub-category without what spellings differ in: case, spaces, '
  'accents, apostrophes; EU before or after a size. Null when nothing is left.';

-- supabase/schemas/private/functions/post_chargeback.sql
create function private.post_chargeback(
  p_id uuid,
  p_kind text,
  p_lines private.ledger_line[]
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chargeback private.chargebacks;
  v_key text;
begin
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  -- Reconciliation finds a boost's transfers by its reference in the key.
  v_key := case
    when v_chargeback.order_id is null then 'boost:' || v_chargeback.reference || ':'
    else ''
  end || 'chargeback:' || p_id || ':' || p_kind || ':' || v_chargeback.version;
  perform private.ledger_post(
    v_key, p_kind, 'Chargeback of ' || v_chargeback.reference, v_chargeback.order_id, p_lines);
  return v_key;
end
$$;
comment on function private.post_chargeback(uuid, text, private.ledger_line[]) is
  'Posts a transfer of a chargeback, one per kind and version, and returns its key.';

-- supabase/schemas/private/functions/profiles_index_seller.sql
-- The seller's row is locked, and index_listings shares a lock on it before it reads it: an entry
-- is written either with these facets or before the statement below.
create function private.profiles_index_seller() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_before constant text[] := private.seller_facets(
    old.verified, old.rating_sum, old.rating_count);
  v_after constant text[] := private.seller_facets(
    new.verified, new.rating_sum, new.rating_count);
begin
  if v_before is distinct from v_after then
    update private.listing_search as entries
    set facets = array(
      select facet
      from unnest(entries.facets) as facets (facet)
      where facet <> all (v_before)
      union all
      select unnest(v_after)
    )
    where entries.number = any (array(
      select locked.number
      from private.listing_search as locked
      join public.listings on listings.number = locked.number
      where listings.seller_id = new.id
        and listings.is_visible
      order by locked.number
      for update of locked));
  end if;
  return null;
end
$$;
comment on function private.profiles_index_seller() is
  'Trigger: keeps a seller''s rating and verification in the search entries of their listings.';

-- supabase/schemas/private/functions/profiles_update_visibility.sql
create function private.profiles_update_visibility() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_active constant boolean := new.account_status = 'active' and new.on_vacation_until is null;
begin
  update public.listings
  set seller_active = v_active
  where seller_id = new.id
    and seller_active <> v_active;
  return null;
end
$$;
comment on function private.profiles_update_visibility() is
  'Trigger: hides the listings of a seller who is suspended, banned or on vacation, and shows them '
  'again.';

-- supabase/schemas/private/functions/provider_signals.sql
create function private.provider_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_object_agg(
      providers.name || '_down_s',
      case
        when providers.missing is not null then 0
        -- What waits is tried at least every hour: without a call since, nothing is known of now.
        when providers.failed_at is null
          or providers.failed_at <= private.now() - interval '2 hours'
        then 0
        -- One failure may be chance, and at a quiet hour nobody calls after it: it shows, as 1.
        when providers.failed_at < providers.failing_since + interval '1 minute' then 1
        else private.age_seconds(providers.failing_since)
      end
    )
    from private.providers
    where providers.name in ('payments', 'shipping', 'mail', 'storage', 'vision')
  );
end
$$;
comment on function private.provider_signals() is
  'For how many seconds every call to each provider has failed; 1 until a second one fails, a '
  'minute later at least, and 0 when none failed within two hours.';

-- supabase/schemas/private/functions/publish_book_day.sql
create function private.publish_book_day() returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_yesterday constant date := (private.now() at time zone 'Asia/Jakarta')::date - 1;
  v_chain private.book_chain;
begin
  update private.book_chain
  set last_day = v_yesterday, day_count = day_count + 1
  where last_day < v_yesterday
    and last_block > 0
  returning book_chain.* into v_chain;
  if v_chain.id is null then
    return;
  end if;
  perform private.publish_event('books.sealed', 'books', v_chain.id, v_chain.day_count,
    jsonb_build_object(
      'day', v_yesterday,
      'block', v_chain.last_block,
      'root', encode(v_chain.root, 'hex'),
      'rows', v_chain.row_count
    )
  );
end
$$;
comment on function private.publish_book_day() is
  'Once per Jakarta day that is over: sends the root of the chain to the finance portal. The '
  'caller has sealed every row that was committed before.';

-- supabase/schemas/private/functions/publish_event.sql
create function private.publish_event(
  p_type text,
  p_aggregate_type text,
  p_aggregate_id uuid,
  p_version integer,
  p_data jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
  values (p_type, p_aggregate_type, p_aggregate_id, p_version, p_data);
end
$$;
comment on function private.publish_event(text, text, uuid, integer, jsonb) is
  'Adds an event for the finance portal. p_version counts the aggregate''s events from 1, no gaps.';

-- supabase/schemas/private/functions/queue_audit_line.sql
create function private.queue_audit_line() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.book_queue (audit_id) values (new.id);
  return null;
end
$$;
comment on function private.queue_audit_line() is
  'Trigger: the line waits to be sealed.';

-- supabase/schemas/private/functions/raise_categorization_quota.sql
create function private.raise_categorization_quota() returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.raise_error(
    'RATE_LIMITED', 'photo_analyses_used_up',
    'You have used all photo analyses of today. Try again tomorrow.',
    ceil(extract(
      epoch from (private.ai_usage_day() + 1)::timestamp at time zone 'Asia/Jakarta' - private.now()
    ))::integer);
end
$$;
comment on function private.raise_categorization_quota() is
  'Raises RATE_LIMITED until midnight in Jakarta.';

-- supabase/schemas/private/functions/raise_error.sql
create function private.raise_error(
  p_code text,
  p_reason text,
  p_message text,
  p_retry_after_seconds integer default null,
  p_facts jsonb default null
) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using
    errcode = 'PV001',
    message = p_code,
    detail = p_message,
    hint = jsonb_strip_nulls(jsonb_build_object(
      'reason', p_reason,
      'retry_after_seconds', p_retry_after_seconds,
      'facts', p_facts))::text;
end
$$;
comment on function private.raise_error(text, text, text, integer, jsonb) is
  'Ends the operation with an error: a code of shared/errors.ts, a reason of shared/reasons.ts, a '
  'sentence for the caller and, if waiting helps, the seconds to wait. The facts are the amounts '
  'and times in the sentence, for those who read it in another language.';
grant execute on function private.raise_error(text, text, text, integer, jsonb) to preloved_ledger;

-- supabase/schemas/private/functions/received_from_order.sql
create function private.received_from_order(p_order_id uuid, p_user_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select greatest(coalesce(sum(entries.amount), 0), 0)::bigint
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.order_id = p_order_id
      and transfers.kind not in ('wallet_payment', 'wallet_payment_return', 'payment')
      and accounts.user_id = p_user_id
  );
end
$$;
comment on function private.received_from_order(uuid, uuid) is
  'Rupiah that a party''s wallet got from an order and still keeps: proceeds or refunds, less what '
  'was taken back. What the wallet paid for the order does not count.';

-- supabase/schemas/private/functions/recent_ledger_drift.sql
create function private.recent_ledger_drift() returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_since constant timestamptz := private.now() - interval '1 hour';
  v_market_kinds constant private.account_kind[] :=
    array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_unbalanced numeric;
  v_account_ids bigint[];
begin
  -- One transfer at a time, by the key of its entries: never the whole ledger.
  with sums as (
    select entries.amount, entries.account_ids
    from private.ledger_transfers as transfers
    cross join lateral (
      select sum(lines.amount) as amount, array_agg(lines.account_id) as account_ids
      from private.ledger_entries as lines
      where lines.transfer_id = transfers.id
    ) as entries
    where transfers.created_at > v_since
  )
  select
    (select sum(abs(sums.amount)) from sums),
    array(select distinct unnest(sums.account_ids) from sums)
  into v_unbalanced, v_account_ids;
  v_account_ids := v_account_ids || array(
    select accounts.id
    from private.ledger_accounts as accounts
    where accounts.kind = any (v_market_kinds)
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
  );
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(
      (
        select last.balance_after
        from private.ledger_entries as last
        where last.account_id = accounts.id
          and last.version = accounts.version
      ),
      0))), 0)
    from private.ledger_accounts as accounts
    where accounts.id = any (v_account_ids)
  );
end
$$;
comment on function private.recent_ledger_drift() is
  'Rupiah by which the last hour''s transfers do not balance, plus the rupiah by which the '
  'balances of their accounts and of the marketplace''s accounts differ from the last entry.';

-- supabase/schemas/private/functions/reconciled_until.sql
create function private.reconciled_until() returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select max(runs.to_at)
    from private.reconciliation_runs as runs
    where runs.finished_at is not null
  );
end
$$;
comment on function private.reconciled_until() is
  'The time up to which the ledger was compared with the provider; null before the first run.';

-- supabase/schemas/private/functions/reconciliation_began.sql
create function private.reconciliation_began() returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select min(jobs.created_at) from private.jobs where jobs.kind = 'reconcile'
  );
end
$$;
comment on function private.reconciliation_began() is
  'Since when reconciliation is scheduled, for the time before its first run.';

-- supabase/schemas/private/functions/record_categorized_listing.sql
create function private.record_categorized_listing() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.categorizations
  set listing_id = new.id,
      listed = jsonb_build_object(
        'category', new.product_category,
        'sub_category', new.sub_category,
        'brand', new.brand,
        'condition', new.condition,
        'gender', new.gender,
        'style', new.style,
        'vibe_tags', new.vibe_tags,
        'original_price', new.original_price,
        'price', new.price,
        'title', new.title,
        'description', new.description,
        'color', new.color,
        'material', new.material,
        'size', new.size,
        'weight_grams', new.weight_grams)
  where categorizations.id = (
    select latest.id
    from private.categorizations as latest
    where latest.user_id = new.seller_id
      and latest.status = 'answered'
      and latest.listing_id is null
      and latest.photo_url = any (new.photos)
    order by latest.created_at desc
    limit 1
  );
  return null;
end
$$;
comment on function private.record_categorized_listing() is
  'Stores what the seller listed next to the model''s answer for the same photo. '
  'The photo links the two: the seller does not name the categorization.';

-- supabase/schemas/private/functions/record_odd_row.sql
create function private.record_odd_row(
  p_run_id bigint,
  p_id text,
  p_problem text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.reconciliation_differences (
    reference, provider_amount, ledger_amount, counter_account, run_id, problem
  )
  select 'row:' || p_id, 0, 0, 'adjustments', p_run_id, p_problem
  -- Staff have looked at this row already.
  where not exists (
    select
    from private.reconciliation_differences as known
    where known.reference = 'row:' || p_id
      and known.status = 'approved'
      and known.problem = p_problem
  )
  on conflict (reference) where status = 'open' do update
  set problem = excluded.problem, run_id = excluded.run_id;
  if found then
    perform private.open_case(
      'odd_transaction', p_id, null, jsonb_build_object('problem', p_problem)
    );
  end if;
end
$$;
comment on function private.record_odd_row(bigint, text, text) is
  'Stores a row of the provider''s list that cannot be read as a difference, with a case.';

-- supabase/schemas/private/functions/recover_chargeback.sql
create function private.recover_chargeback(
  p_id uuid,
  p_buyer_id uuid,
  p_from_buyer bigint,
  p_seller_id uuid,
  p_from_seller bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Nothing is taken from somebody who has left.
  v_from_buyer constant bigint := case
    when p_from_buyer > 0 and not private.is_account_deleted(p_buyer_id) then p_from_buyer
    else 0
  end;
  v_from_seller constant bigint := case
    when p_from_seller > 0 and not private.is_account_deleted(p_seller_id) then p_from_seller
    else 0
  end;
  v_chargeback private.chargebacks;
begin
  if v_from_buyer + v_from_seller = 0 then
    return;
  end if;
  update private.chargebacks
  set from_buyer = from_buyer + v_from_buyer,
      from_seller = from_seller + v_from_seller
  where id = p_id
  returning * into v_chargeback;
  v_chargeback := private.record_chargeback(v_chargeback, 'recovered');
  perform private.notify(
    parties.id,
    'chargeback:' || p_id || ':' || v_chargeback.version,
    'payment.charged_back',
    'payment',
    jsonb_build_object(
      'order_id', v_chargeback.order_id,
      'reference', v_chargeback.reference,
      'amount', parties.amount))
  from (
    values (p_buyer_id, v_from_buyer), (p_seller_id, v_from_seller)
  ) as parties (id, amount)
  where parties.amount > 0;
  perform private.post_chargeback(
    p_id,
    'chargeback_recovery',
    array[
      private.ledger_line('wallet', -v_from_buyer, p_user_id => p_buyer_id),
      private.ledger_line('wallet', -v_from_seller, p_user_id => p_seller_id),
      private.ledger_line('claims', v_from_buyer + v_from_seller)
    ]);
end
$$;
comment on function private.recover_chargeback(uuid, uuid, bigint, uuid, bigint) is
  'Takes a part of a chargeback from the wallets of buyer and seller, below zero if need be; the '
  'caller has limited the amounts.';

-- supabase/schemas/private/functions/recover_from_refund.sql
create function private.recover_from_refund(p_order_id uuid, p_amount bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_chargeback private.chargebacks;
  v_rest bigint;
  v_part bigint;
begin
  if not exists (select from private.chargebacks where chargebacks.order_id = p_order_id) then
    return;
  end if;
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  v_rest := least(p_amount, private.received_from_order(p_order_id, v_order.buyer_id));
  for v_chargeback in
    select chargebacks.*
    from private.chargebacks
    where chargebacks.order_id = p_order_id
      and chargebacks.status in ('open', 'decided')
    order by chargebacks.created_at, chargebacks.id
  loop
    v_part := least(
      v_rest,
      v_chargeback.amount - v_chargeback.returned
        - v_chargeback.from_buyer - v_chargeback.from_seller);
    perform private.recover_chargeback(v_chargeback.id, v_order.buyer_id, v_part, null, 0);
    v_rest := v_rest - v_part;
  end loop;
end
$$;
comment on function private.recover_from_refund(uuid, bigint) is
  'After p_amount went to the buyer''s wallet: takes from it what the buyer has from the payment '
  'channel already, so that nobody is refunded twice. The wallet does not fall below what it had.';

-- supabase/schemas/private/functions/redact_callback.sql
create function private.redact_callback(p_body jsonb) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  -- What our handlers read, and what says nothing about a person.
  v_kept constant text[] :=
    '{id,event,type,status,sub_status,external_id,reference_id,payout_id,payment_id,invoice_id,
    order_id,email_id,callback_virtual_account_id,bank_code,channel_code,
    payment_method,payment_channel,currency,amount,paid_amount,capture_amount,charge_amount,
    request_amount,adjusted_received_amount,fees_paid_amount,is_closed,price,order_price,
    failure_code,created,updated,created_at,updated_at,paid_at,courier_waybill_id,
    courier_tracking_id,courier_company,courier_type}';
begin
  if jsonb_typeof(p_body) = 'array' then
    return (
      select coalesce(jsonb_agg(private.redact_callback(items.value)), '[]')
      from jsonb_array_elements(p_body) as items
      where jsonb_typeof(items.value) in ('object', 'array'));
  end if;
  return (
    select coalesce(
      jsonb_object_agg(
        fields.key,
        case
          when jsonb_typeof(fields.value) in ('object', 'array')
            then private.redact_callback(fields.value)
          else fields.value
        end),
      '{}')
    from jsonb_each(p_body) as fields
    where fields.key = any (v_kept)
      -- A virtual account's number, which is ours; in a payout it is the person's bank account.
      or fields.key = 'account_number' and p_body ?| '{callback_virtual_account_id,is_closed}'
      or jsonb_typeof(fields.value) in ('object', 'array'));
end
$$;
comment on function private.redact_callback(jsonb) is
  'The body of a provider''s callback without names, addresses, phone numbers and free text.';

-- supabase/schemas/private/functions/redirect_lines.sql
create function private.redirect_lines(
  p_key text,
  p_kind text,
  p_order_id uuid,
  p_lines private.ledger_line[]
) returns private.ledger_line[]
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_line private.ledger_line;
  v_lines private.ledger_line[] := '{}';
begin
  foreach v_line in array p_lines loop
    if v_line.kind <> 'wallet'
      or coalesce(v_line.amount, 0) = 0
      or not private.is_account_deleted(v_line.user_id)
    then
      v_lines := v_lines || v_line;
    elsif v_line.amount > 0 then
      v_lines := v_lines || private.ledger_line('suspense', v_line.amount);
      perform private.open_case(
        'money_without_owner', p_key, p_order_id,
        jsonb_build_object(
          'user_id', v_line.user_id, 'amount', v_line.amount, 'transfer', p_kind
        )
      );
    elsif p_kind in ('clawback', 'late_payout', 'chargeback_recovery') then
      v_lines := v_lines || private.ledger_line('claims', v_line.amount);
    else
      perform private.raise_error(
        'CONFLICT', 'owner_deleted', 'This user has deleted their account and has no wallet.'
      );
    end if;
  end loop;
  return v_lines;
end
$$;
comment on function private.redirect_lines(text, text, uuid, private.ledger_line[]) is
  'A transfer''s lines with those of deleted accounts replaced, since nobody can open their '
  'wallets: what they would get goes to suspense with a case, what is taken back from them to '
  'claims.';
grant execute on function private.redirect_lines(text, text, uuid, private.ledger_line[])
to preloved_ledger;

-- supabase/schemas/private/functions/redrive_result.sql
create function private.redrive_result(
  p_id uuid,
  p_noun text,
  p_exists boolean,
  p_redriven integer
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not p_exists then
    perform private.raise_error(
      'NOT_FOUND', 'redrive_not_found', format('There is no such %s.', p_noun));
  elsif p_redriven = 0 then
    perform private.raise_error(
      'CONFLICT', 'redrive_not_needed',
      format('This %s needs no redrive: it is done, or is still retried.', p_noun)
    );
  end if;
  return jsonb_build_object('id', p_id, 'redriven', true);
end
$$;
comment on function private.redrive_result(uuid, text, boolean, integer) is
  'The answer to a redrive of one job, event or callback (p_noun).';

-- supabase/schemas/private/functions/refund_unspent_shipping.sql
create function private.refund_unspent_shipping(p_order_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_due bigint;
  v_buyer_share bigint;
  v_settled bigint := private.settled_amount(p_order_id);
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  -- While it is frozen nothing is paid out: the order's end pays it.
  if not private.has_unspent_shipping(v_order)
    or v_order.frozen_at is not null and private.is_in_escrow(v_order)
  then
    return;
  end if;

  if exists (
    select
    from private.ledger_transfers as transfers
    where transfers.key = 'order:' || p_order_id || ':clawback')
  then
    v_due := v_order.shipping_fee;
    v_buyer_share := 0;
  else
    -- The voucher counts against the item first, as in private.refund_due.
    v_due := greatest(
      least(v_order.shipping_fee,
        v_order.item_price + v_order.shipping_fee - v_order.voucher_discount),
      0);
    -- A settlement may have given the buyer the fee, or a part of it, from claims already.
    v_buyer_share := greatest(
      least(
        v_due,
        private.paid_by_buyer(v_order) - v_settled,
        v_order.item_price + v_order.shipping_fee - v_order.voucher_discount - v_settled),
      0);
  end if;
  if private.ledger_post(
    'order:' || p_order_id || ':shipping_refunded',
    'refund',
    'Shipping of ' || v_order.reference,
    p_order_id,
    array[
      private.ledger_line('shipping_payable', -v_order.shipping_fee),
      private.ledger_line('wallet', v_buyer_share, p_user_id => v_order.buyer_id),
      private.ledger_line('claims', v_due - v_buyer_share),
      private.ledger_line('promotions', v_order.shipping_fee - v_due)
    ])
    and v_buyer_share > 0
  then
    perform private.record_refund(v_order, v_buyer_share, 'shipping_refunded');
    -- Before completion, the event of the next status has the amount.
    if v_order.status = 'COMPLETED' then
      perform private.publish_event(
        'order.shipping_refunded',
        'order',
        v_order.id,
        v_order.state_version + 1,
        private.event_of_order(v_order, v_buyer_share, 'clock'));
    end if;
  end if;
end
$$;
comment on function private.refund_unspent_shipping(uuid) is
  'Gives the buyer the shipping fee back, once, when the parcel left without our courier and none '
  'is booked or being booked. The part that a voucher paid goes to promotions. If the buyer has '
  'the fee from claims already, claims get it.';

-- supabase/schemas/private/functions/refunded_shipping.sql
create function private.refunded_shipping(
  p_order_id uuid,
  out fee bigint,
  out due bigint,
  out paid bigint
) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select
    coalesce(-sum(entries.amount) filter (where accounts.kind = 'shipping_payable'), 0),
    coalesce(
      sum(entries.amount) filter (where accounts.kind in ('wallet', 'suspense', 'claims')), 0),
    coalesce(sum(entries.amount) filter (where accounts.kind in ('wallet', 'suspense')), 0)
  into fee, due, paid
  from private.ledger_transfers as transfers
  join private.ledger_entries as entries on entries.transfer_id = transfers.id
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where transfers.key = 'order:' || p_order_id || ':shipping_refunded';
end
$$;
comment on function private.refunded_shipping(uuid) is
  'What private.refund_unspent_shipping posted, in rupiah: the fee that left shipping_payable, '
  'the part of it that was due to the buyer, and what the buyer''s wallet got, or suspense if the '
  'buyer has left. A later refund gives the rest.';

-- supabase/schemas/private/functions/reliability_signals.sql
create function private.reliability_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
begin
  return private.delivery_signals() || private.provider_signals() || private.job_signals()
    || jsonb_build_object(
    'ledger_drift', private.recent_ledger_drift(),
    'provider_drift', (
      select coalesce(sum(abs(differences.difference)), 0)::bigint
      from private.reconciliation_differences as differences
      where differences.status = 'open'
    ),
    -- It runs every night; after 26 hours one is missing.
    'reconciliation_behind_s', private.age_seconds(
      coalesce(private.reconciled_until(), private.reconciliation_began()) + interval '26 hours'
    ),
    'parked_callbacks', (
      select count(*)
      from (
        select
        from private.provider_events as events
        where events.is_open
          and (
            events.outcome = 'unknown'
            or events.outcome is null and events.received_at < v_now - interval '5 minutes'
          )
        limit 1000
      ) as unmatched
    ),
    'old_disputes', (
      select count(*)
      from private.disputes
      where disputes.resolved_at is null
        and disputes.opened_at < v_now - interval '3 days'
    ),
    -- At two in the morning every day before is counted.
    'uncounted_days', greatest(
      0,
      coalesce(
        ((v_now - interval '2 hours') at time zone 'Asia/Jakarta')::date
          - private.first_open_day(),
        0
      )
    ),
    'open_cases', (
      select count(*) from private.staff_cases where staff_cases.closed_at is null
    ),
    'open_seller_reviews', (
      select count(*) from private.seller_reviews where seller_reviews.closed_at is null
    )
  );
end
$$;
comment on function private.reliability_signals() is
  'Numbers that are 0 while all is well; functions/RUNBOOK.md says what to do for each. '
  'parked_callbacks counts to 1,000.';

-- supabase/schemas/private/functions/report_records.sql
create function private.report_records(p_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', reports.id,
        'user_id', reports.user_id,
        'username', profiles.username,
        'account_status', profiles.account_status,
        'listing_id', reports.listing_id,
        'listing_title', listings.title,
        'reporter_id', reports.reporter_id,
        'reason', reports.reason,
        'details', reports.details,
        'status', case when reports.closed_at is null then 'open' else 'closed' end,
        'outcome', reports.outcome,
        'note', reports.note,
        'closed_by', reports.closed_by,
        'opened_at', internal.wire_time(reports.opened_at),
        'closed_at', internal.wire_time(reports.closed_at))
      order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join private.reports on reports.id = found.id
    join public.profiles on profiles.id = reports.user_id
    left join public.listings on listings.id = reports.listing_id
  );
end
$$;
comment on function private.report_records(uuid[]) is
  'Reports in the given order, with the current name and account status of the reported user; '
  'null for no ids.';

-- supabase/schemas/private/functions/require_few_unpaid_orders.sql
create function private.require_few_unpaid_orders(p_buyer_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_max constant bigint := private.setting('unpaid_orders_max');
begin
  if v_max <= (
    select count(*)
    from public.orders
    where orders.buyer_id = p_buyer_id
      and orders.status = 'AWAITING_PAYMENT'
  ) then
    perform private.raise_error(
      'CONFLICT', 'too_many_unpaid_orders',
      format('%s of your orders await payment already; pay or cancel one first.', v_max),
      p_facts => jsonb_build_object('max', v_max));
  end if;
end
$$;
comment on function private.require_few_unpaid_orders(uuid) is
  'Rejects another order while the buyer holds unpaid_orders_max listings without paying.';

-- supabase/schemas/private/functions/require_no_account_blockers.sql
create function private.require_no_account_blockers(p_user_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wallet bigint := (
    select accounts.balance
    from private.ledger_accounts as accounts
    where accounts.kind = 'wallet'
      and accounts.user_id = p_user_id);
begin
  if exists (select from private.open_orders_of(p_user_id)) then
    perform private.raise_error(
      'CONFLICT', 'orders_open',
      'You still have open orders: they have to end first.');
  elsif v_wallet > 0 then
    perform private.raise_error(
      'CONFLICT', 'wallet_not_empty',
      'There is money in your wallet: withdraw it first. What is too little for a withdrawal '
        'can be given up: send give_up_balance=true.');
  elsif v_wallet < 0 then
    perform private.raise_error(
      'CONFLICT', 'wallet_negative',
      'Your wallet is below zero: pay the difference first.');
  elsif exists (
    select from private.withdrawals
    where withdrawals.user_id = p_user_id
      and withdrawals.status in ('HELD', 'LINK_CREATED'))
  then
    perform private.raise_error(
      'CONFLICT', 'withdrawal_unfinished',
      'Your last withdrawal is still on its way: it has to arrive first.');
  elsif exists (
    select
    from public.orders
    join private.shipments on shipments.order_id = orders.id
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and private.is_booking_undecided(shipments))
  then
    perform private.raise_error(
      'CONFLICT', 'booking_undecided',
      'It is not certain yet whether a courier was booked for one of your orders: the '
        'shipping provider has to answer first, or our staff decide.');
  elsif exists (
    select from private.boost_purchases as purchases
    where purchases.seller_id = p_user_id
      and purchases.status in ('CREATING', 'AWAITING_PAYMENT'))
  then
    perform private.raise_error(
      'CONFLICT', 'boost_unpaid',
      'One of your boosts is not paid yet: pay it, or let its invoice expire.');
  elsif exists (
    select from public.live_streams
    where live_streams.seller_id = p_user_id
      and live_streams.status <> 'ended')
  then
    perform private.raise_error(
      'CONFLICT', 'stream_not_ended',
      'You have a live stream that is not over: end it first.');
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    perform private.raise_error(
      'CONFLICT', 'still_staff',
      'You are a member of staff: a superadmin has to remove your roles first.');
  end if;
end
$$;
comment on function private.require_no_account_blockers(uuid) is
  'Raises CONFLICT with what prevents the deletion of the account.';

-- supabase/schemas/private/functions/require_no_block.sql
create function private.require_no_block(p_user_id uuid, p_other_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A block is seen here, or waits: once it has answered, nothing that it forbids begins.
  perform private.lock_people(p_user_id, p_other_id);
  if private.block_error(p_user_id, p_other_id) is not null then
    perform private.raise_error(
      'FORBIDDEN', 'user_blocked', 'You cannot do this with this user.');
  end if;
end
$$;
comment on function private.require_no_block(uuid, uuid) is
  'Rejects what would begin something between two users of whom one has blocked the other.';

-- supabase/schemas/private/functions/require_no_open_ktp.sql
create function private.require_no_open_ktp(p_user_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_status private.ktp_status := (
    select submissions.status
    from private.ktp_submissions as submissions
    where submissions.user_id = p_user_id
      and submissions.status in ('pending', 'approved'));
begin
  if v_status = 'approved' then
    perform private.raise_error(
      'CONFLICT', 'already_verified', 'Your identity is already verified.');
  elsif v_status = 'pending' then
    perform private.raise_error('CONFLICT', 'verification_pending',
      'Your documents are being reviewed; we will notify you.');
  end if;
end
$$;
comment on function private.require_no_open_ktp(uuid) is
  'Rejects a second identity check while one is pending or approved.';

-- supabase/schemas/private/functions/require_unused_tracking_number.sql
create function private.require_unused_tracking_number(
  p_order_id uuid,
  p_tracking_number text,
  p_direction private.shipment_direction
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
      select
      from public.orders
      where orders.tracking_number = p_tracking_number
        and (orders.id <> p_order_id or p_direction = 'return'))
    or exists (
      select
      from private.returns
      where returns.tracking_number = p_tracking_number
        and (returns.order_id <> p_order_id or p_direction = 'outbound'))
    or exists (
      select
      from private.shipments
      where shipments.waybill = p_tracking_number
        and (shipments.order_id <> p_order_id or shipments.direction <> p_direction))
  then
    perform private.raise_error(
      'CONFLICT', 'tracking_number_taken', 'This tracking number belongs to another parcel.');
  end if;
end
$$;
comment on function private.require_unused_tracking_number(
  uuid, text, private.shipment_direction) is
  'Rejects a number that another parcel has; the same parcel may have it already.';

-- supabase/schemas/private/functions/reserve_withdrawal.sql
create function private.reserve_withdrawal(
  p_user_id uuid,
  p_amount bigint,
  p_fee bigint,
  p_request_key text,
  p_by_job boolean default false
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email constant text := private.verified_email(p_user_id);
  v_payee public.profiles;
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.user_id = p_user_id
    and withdrawals.request_key = p_request_key
    and withdrawals.created_at > private.now() - interval '1 day'
  order by withdrawals.created_at desc
  limit 1
  for update;
  if v_withdrawal.status <> 'HELD' then
    return private.resume_withdrawal(v_withdrawal, p_amount);
  end if;
  v_payee := private.payee(p_user_id);
  if v_withdrawal.id is not null then
    return private.resume_withdrawal(v_withdrawal, p_amount);
  end if;
  if private.setting('withdrawals_open') = 0 then
    perform private.raise_error(
      'UNAVAILABLE', 'withdrawals_paused',
      'Withdrawals are paused. Your money stays in your wallet.', 600
    );
  end if;
  perform private.require_verified(v_payee, 'withdrawals_need_ktp', 'withdraw');
  if v_email is null then
    perform private.raise_error(
      'CONFLICT', 'email_required',
      'Add a verified e-mail address to your account: the payout link is sent to it.'
    );
  end if;

  -- The row comes before the balance check, so that a second withdrawal in flight is always
  -- reported as such, whatever is left in the wallet.
  insert into private.withdrawals
    (user_id, amount, fee, recipient_email, request_key, attempts, leased_until)
  values (
    p_user_id, p_amount, p_fee, v_email, p_request_key,
    case when p_by_job then 0 else 1 end,
    clock_timestamp() + case when p_by_job then '0' else '30 seconds' end::interval
  )
  returning * into v_withdrawal;
  perform private.ledger_post(
    'withdrawal:' || v_withdrawal.id, 'withdrawal', 'Withdrawal', null,
    array[
      private.ledger_line('wallet', -p_amount, p_user_id => p_user_id),
      private.ledger_line('payout_in_transit', p_amount)
    ],
    p_withdrawal_id => v_withdrawal.id,
    p_is_pending => true
  );
  -- The job requests the link, again if the caller dies after its request, and later polls it.
  perform private.enqueue_job(
    'check_withdrawal',
    v_withdrawal.id || ':1',
    jsonb_build_object('withdrawal_id', v_withdrawal.id, 'round', 1),
    private.now() + case when p_by_job then '0' else '60 seconds' end::interval
  );
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.reserve_withdrawal(uuid, bigint, bigint, text, boolean) is
  'Starts a withdrawal: holds the amount and returns what the payout request needs. '
  'A user has at most one in flight. A repeated key returns its first withdrawal. '
  'p_by_job: the caller does not request the link, the job does.';

-- supabase/schemas/private/functions/restart_job.sql
create function private.restart_job(
  p_kind text,
  p_key text,
  p_payload jsonb,
  p_run_at timestamptz default null
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_job(p_kind, p_key, p_payload, p_run_at);
  update private.jobs
  set
    finished_at = null,
    dead_at = null,
    attempts = 0,
    due_at = null,
    run_at = coalesce(p_run_at, private.now()),
    lease_token = null,
    leased_until = null
  where jobs.kind = p_kind
    and jobs.key = p_key;
end
$$;
comment on function private.restart_job(text, text, jsonb, timestamptz) is
  'Adds a job, or starts it from the beginning if it is done or dead.';

-- supabase/schemas/private/functions/retry_seconds.sql
create function private.retry_seconds(
  p_kind text,
  p_attempts integer
) returns double precision
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    -- The random factor keeps jobs that failed together from retrying together.
    select
      least(
        coalesce(kinds.longest_retry_seconds, 3600),
        coalesce(kinds.first_retry_seconds, 10) * 2 ^ least(p_attempts - 1, 20))
      * (0.8 + 0.4 * random())
    from (values (p_kind)) as job (kind)
    left join private.job_kinds as kinds on kinds.kind = job.kind
  );
end
$$;
comment on function private.retry_seconds(text, integer) is
  'Seconds until a job is tried again after p_attempts failures: doubling, plus or minus a fifth.';

-- supabase/schemas/private/functions/return_chargebacks.sql
create function private.return_chargebacks(p_reference text, p_amount bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chargeback private.chargebacks;
  v_rest bigint := p_amount;
  v_part bigint;
begin
  for v_chargeback in
    select chargebacks.*
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('open', 'decided')
    -- The one that this is the reversal of, as far as the amount tells; else the newest.
    order by
      chargebacks.amount - chargebacks.returned = p_amount desc,
      chargebacks.created_at desc,
      chargebacks.id
  loop
    v_part := least(v_rest, v_chargeback.amount - v_chargeback.returned);
    exit when v_part = 0;
    perform private.return_chargeback(v_chargeback, v_part);
    v_rest := v_rest - v_part;
  end loop;
end
$$;
comment on function private.return_chargebacks(text, bigint) is
  'Undoes chargebacks of a payment by p_amount rupiah, which the provider gave back. The caller '
  'has locked the purchase.';

-- supabase/schemas/private/functions/reviews_count.sql
create function private.reviews_count() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- The rating that counts before and after; null when there is no row or it is hidden.
  v_before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then old.rating end;
  v_after integer := case when tg_op <> 'DELETE' and new.hidden_at is null then new.rating end;
begin
  update public.profiles
  set rating_count = rating_count
        + (v_after is not null)::integer
        - (v_before is not null)::integer,
      rating_sum = rating_sum + coalesce(v_after, 0) - coalesce(v_before, 0)
  where id = coalesce(new.seller_id, old.seller_id);
  return null;
end
$$;
comment on function private.reviews_count() is
  'Keeps a seller''s rating_count and rating_sum equal to the visible reviews.';

-- supabase/schemas/private/functions/roles_of.sql
create function private.roles_of(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'user_id', profiles.id,
      'username', profiles.username,
      'roles', coalesce(held_roles.roles, '[]'))
    from public.profiles
    left join private.held_roles on held_roles.user_id = profiles.id
    where profiles.id = p_user_id
  );
end
$$;
comment on function private.roles_of(uuid) is
  'The staff roles of a user: {user_id, username, roles[]}. Null if the user does not exist.';

-- supabase/schemas/private/functions/schedule_digest.sql
create function private.schedule_digest(p_since timestamptz default null) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_run_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
  v_since timestamptz := coalesce(p_since, v_run_at - interval '1 day');
begin
  perform private.enqueue_job(
    'notifications_digest',
    v_day::text,
    jsonb_build_object('day', v_day, 'since', internal.wire_time(v_since)),
    v_run_at);
end
$$;
comment on function private.schedule_digest(timestamptz) is
  'Schedules the digest of the next 08:00 (Asia/Jakarta), once. It covers notifications since '
  'p_since, by default the day before. Each digest schedules the next.';

-- supabase/schemas/private/functions/seal_block.sql
create function private.seal_block(p_limit integer) returns integer
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chain private.book_chain;
  v_hash bytea;
  v_queued record;
  v_fields text[];
  v_taken integer := 0;
  v_rows private.book_rows[] := '{}';
begin
  -- Held until the commit: the next sealer goes on from the new root.
  select book_chain.* into v_chain from private.book_chain for update;
  v_hash := v_chain.root;
  for v_queued in
    with taken as (
      delete from private.book_queue
      where book_queue.id in (
        select oldest.id from private.book_queue as oldest order by oldest.id limit p_limit
      )
      returning book_queue.*
    )
    select
      taken.*,
      exists (
        select from private.book_rows as sealed where sealed.transfer_id = taken.transfer_id
      ) or exists (
        select from private.book_rows as sealed where sealed.audit_id = taken.audit_id
      ) or num_nonnulls(taken.transfer_id, taken.audit_id) <> 1
        or row_number() over (partition by taken.transfer_id, taken.audit_id order by taken.id) > 1
      as is_skipped
    from taken
    order by taken.id
  loop
    v_taken := v_taken + 1;
    -- A restore that fires triggers, or a person, queues rows a second time, or what is no row: it
    -- must not stop the sealing.
    continue when v_queued.is_skipped;
    -- A row that is gone by now is sealed without fields, so that its absence is found.
    v_fields := coalesce(
      private.transfer_book_fields(v_queued.transfer_id),
      private.audit_book_fields(v_queued.audit_id),
      '{}'
    );
    v_hash := private.book_hash(v_hash, v_fields);
    v_rows := v_rows || row(
      v_chain.last_block + 1, cardinality(v_rows) + 1, v_queued.transfer_id, v_queued.audit_id,
      v_hash, private.book_marks(v_fields)
    )::private.book_rows;
  end loop;
  if cardinality(v_rows) > 0 then
    insert into private.book_blocks (number, previous_root, row_count, root)
    values (v_chain.last_block + 1, v_chain.root, cardinality(v_rows), v_hash);
    insert into private.book_rows select rows.* from unnest(v_rows) as rows;
    update private.book_chain
    set
      last_block = last_block + 1,
      root = v_hash,
      row_count = row_count + cardinality(v_rows);
  end if;
  return v_taken;
end
$$;
comment on function private.seal_block(integer) is
  'Seals up to p_limit queued rows as one block, and keeps the lock on the chain. Returns how many '
  'it took from the queue.';

-- supabase/schemas/private/functions/search_condition.sql
create function private.search_condition(
  p_filters private.search_filters,
  p_price_band text
) returns text
language sql stable
-- quote_literal is null for a null filter, and concat_ws skips it.
return concat_ws(' and ',
  'true',
  case when p_filters.query is not null then 'entries.document @@ $1' end,
  'entries.vibe_tags @> array[' || quote_literal(p_filters.vibe_tag) || ']',
  'entries.gender = ' || quote_literal(p_filters.gender),
  'entries.product_category = ' || quote_literal(p_filters.product_category),
  'entries.price >= ' || quote_literal(p_filters.min_price),
  'entries.price <= ' || quote_literal(p_filters.max_price),
  p_price_band,
  private.facet_condition(p_filters));
comment on function private.search_condition(private.search_filters, text) is
  'The condition of these filters on search entries, with the query as $1.';

-- supabase/schemas/private/functions/search_facets.sql
-- Without sequential scans, like private.search_matches.
create function private.search_facets(p_filters private.search_filters) returns jsonb
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_price_band constant text := private.search_price_band(p_filters);
  v_facets jsonb := '{}';
  v_all jsonb;
  v_filters private.search_filters;
  v_kind text;
  v_keys bigint[];
begin
  foreach v_kind in array array['product_category', 'gender', 'condition', 'size', 'brand'] loop
    v_filters := jsonb_populate_record(p_filters, jsonb_build_object(v_kind, null));
    if v_all is null or v_filters is distinct from p_filters then
      select gathered.keys
      into v_keys
      from private.gather_search_keys(
        p_query => v_filters.query,
        p_where => private.search_condition(v_filters, v_price_band),
        p_at_once => v_price_band is not null) as gathered;
      v_keys := array(
        select keys.key
        from unnest(v_keys) as keys (key)
        order by keys.key desc
        limit v_window);
    end if;
    if v_filters is distinct from p_filters then
      v_facets := v_facets || jsonb_build_object(
        v_kind, coalesce(private.count_facets(v_keys) -> v_kind, '[]'));
    else
      v_all := coalesce(v_all, private.count_facets(v_keys));
      v_facets := v_facets || jsonb_build_object(v_kind, coalesce(v_all -> v_kind, '[]'));
    end if;
  end loop;
  return v_facets;
end
$$;
comment on function private.search_facets(private.search_filters) is
  'How many of the newest ten thousand matches have each value. A filter does not limit the counts '
  'of its own kind, which are of the values to add to it.';

-- supabase/schemas/private/functions/search_keys_page.sql
create function private.search_keys_page(
  p_keys bigint[],
  p_query tsquery,
  p_where text,
  p_range text,
  p_limit integer,
  p_offset bigint
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_limit constant integer := least(p_limit, v_window - p_offset);
  -- Where half of the matches are titles, those among these are enough.
  v_sample constant bigint := least(2 * (p_offset + v_limit), v_window);
  v_newest bigint[];
  v_titles bigint[] := '{}';
  v_page bigint[];
begin
  v_newest := array(
    select keys.key
    from (select unnest(p_keys) as key) as keys
    order by keys.key desc
    limit v_sample);
  if p_query is not null then
    if v_sample <= 500 then
      v_titles := array(
        select entries.number
        from private.listing_search as entries
        where entries.number = any (v_newest)
          and entries.headline @@ p_query
        order by entries.number desc);
    end if;
    if cardinality(v_titles) < p_offset + v_limit
      and (cardinality(p_keys) > v_sample or v_sample > 500)
    then
      execute format(
        'select array(
           select entries.number
           from private.listing_search as entries
           where %s
             and %s
             and entries.headline @@ $1
           order by entries.number desc)',
        p_where, p_range)
      into v_titles
      using p_query;
      if v_titles <> '{}' and cardinality(p_keys) > v_window then
        v_titles := array(
          select titles.key
          from unnest(v_titles) as titles (key)
          where titles.key >= (
            select keys.key
            from (select unnest(p_keys) as key) as keys
            order by keys.key desc
            limit 1
            offset v_window - 1)
          order by titles.key desc);
      end if;
    end if;
  end if;

  v_page := v_titles[p_offset + 1:p_offset + v_limit];
  if cardinality(v_page) < v_limit then
    -- No more than the page's last position are newer than the last of these.
    v_page := v_page || array(
      select keys.key
      from unnest(v_newest) as keys (key)
      where not exists (
        select
        from unnest(v_titles) as titles (key)
        where titles.key = keys.key)
      order by keys.key desc
      limit v_limit - cardinality(v_page)
      offset greatest(p_offset - cardinality(v_titles), 0));
  end if;

  return array(
    select entries.listing_id
    from unnest(v_page) with ordinality as page (key, position)
    join private.listing_search as entries on entries.number = page.key
    order by page.position);
end
$$;
comment on function private.search_keys_page(bigint[], tsquery, text, text, integer, bigint) is
  'The listing ids of one page of the newest ten thousand keys, newest first; those that match in '
  'title or brand come before the others.';

-- supabase/schemas/private/functions/search_matches.sql
-- Without sequential scans: they would read the words of every listing from outside its row.
create function private.search_matches(
  p_filters private.search_filters,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  out total bigint,
  out ids uuid[]
)
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_price_band constant text := private.search_price_band(p_filters);
  v_where constant text := private.search_condition(p_filters, v_price_band);
  v_keys bigint[];
  v_range text;
begin
  select gathered.total, gathered.keys, gathered.range
  into total, v_keys, v_range
  from private.gather_search_keys(
    p_query => p_filters.query,
    p_where => v_where,
    p_at_once => v_price_band is not null) as gathered;

  if p_offset >= least(total, v_window) or p_limit = 0 then
    ids := '{}';
  elsif p_sort_by not in ('lowest_price', 'highest_price') then
    ids := private.search_keys_page(
      p_keys => v_keys,
      p_query => case when p_sort_by = 'relevance' then p_filters.query end,
      p_where => v_where,
      p_range => v_range,
      p_limit => p_limit,
      p_offset => p_offset);
  elsif total <= v_window then
    execute format(
      'select array(
         select entries.listing_id
         from private.listing_search as entries
         where %s
         order by entries.price %s, entries.listing_id
         limit $2
         offset $3)',
      v_where, case p_sort_by when 'lowest_price' then 'asc' else 'desc' end)
    into ids
    using p_filters.query, p_limit, p_offset;
  end if;
end
$$;
comment on function private.search_matches(private.search_filters, text, integer, bigint) is
  'A page of the newest ten thousand matches of words, a tag or facets; by relevance, '
  'those that match in title or brand come first. total above ten thousand only says that there '
  'are more. ids is null when so many are to be ordered by price.';

-- supabase/schemas/private/functions/search_page.sql
create function private.search_page(
  p_filters private.search_filters,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  out total bigint,
  out ids uuid[]
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_has_price constant boolean := num_nonnulls(p_filters.min_price, p_filters.max_price) > 0;
  v_facets constant text := private.facet_condition(p_filters);
  v_order constant text := case p_sort_by
    when 'lowest_price' then 'price, id'
    when 'highest_price' then 'price desc, id'
    else 'created_at desc, id desc'
  end;
  -- quote_literal is null for a null filter, and concat_ws skips it.
  v_where constant text := concat_ws(' and ',
    'listings.is_visible',
    'listings.gender = ' || quote_literal(p_filters.gender),
    'listings.product_category = ' || quote_literal(p_filters.product_category),
    'listings.price >= ' || quote_literal(p_filters.min_price),
    'listings.price <= ' || quote_literal(p_filters.max_price));
begin
  if num_nonnulls(p_filters.query, p_filters.vibe_tag, v_facets) > 0 then
    select matches.total, matches.ids
    into total, ids
    from private.search_matches(p_filters, p_sort_by, p_limit, p_offset) as matches;

    if ids is null then
      -- So many listings match that a walk in the order of prices soon meets a page of them.
      execute format(
        'select array(
           select listings.id
           from public.listings,
             lateral (
               select
               from private.listing_search as entries
               where entries.number = listings.number
                 and ($1 is null or entries.document @@ $1)
                 and ($2 is null or entries.vibe_tags @> array[$2])
                 and %s
               offset 0
             ) as entry
           where %s
           order by %s
           limit $3
           offset $4)',
        coalesce(v_facets, 'true'), v_where, v_order)
      into ids
      using p_filters.query, p_filters.vibe_tag, p_limit, p_offset;
    end if;
    return;
  end if;

  if v_has_price then
    execute format(
      'select count(*)
       from (select from public.listings where %s limit $1) as counted',
      v_where)
    into total
    using v_window + 1;
  else
    select coalesce(sum(counts.visible), 0)
    into total
    from public.listing_counts as counts
    where (p_filters.gender is null or counts.gender = p_filters.gender)
      and (p_filters.product_category is null
        or counts.product_category = p_filters.product_category);
  end if;

  if p_offset >= total or p_limit = 0 then
    ids := '{}';
  elsif not v_has_price then
    ids := array(
      select walk.id
      from internal.listings_walk(
        case p_sort_by when 'relevance' then 'newest' else p_sort_by end,
        p_filters.gender,
        p_filters.product_category,
        p_limit,
        p_offset,
        null,
        null
      ) with ordinality as walk (id, key, position)
      order by walk.position);
  elsif total <= v_window then
    -- Few enough to sort. A walk along an index in this order could read every listing for them.
    execute format(
      'with matches as materialized (
         select listings.id, listings.price, listings.created_at
         from public.listings
         where %s
       )
       select array(select matches.id from matches order by %s limit $1 offset $2)',
      v_where, v_order)
    into ids
    using p_limit, p_offset;
  else
    execute format(
      'select array(
         select listings.id
         from public.listings
         where %s
         order by %s
         limit $1
         offset $2)',
      v_where, v_order)
    into ids
    using p_limit, p_offset;
  end if;
end
$$;
comment on function private.search_page(private.search_filters, text, integer, bigint) is
  'One page of matches by relevance, newest, lowest_price or highest_price, and their number. '
  'A number above ten thousand only means that there are more.';

-- supabase/schemas/private/functions/search_price_band.sql
create function private.search_price_band(p_filters private.search_filters) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_lowest constant bigint := coalesce(p_filters.min_price, 0);
  v_highest constant bigint := coalesce(p_filters.max_price, 9007199254740991);
  v_count bigint;
begin
  if p_filters.min_price is null and p_filters.max_price is null then
    return null;
  end if;

  select count(*)
  into v_count
  from (
    select
    from public.listings
    where listings.is_visible
      and listings.price between v_lowest and v_highest
    limit v_window + 1
  ) as counted;
  if v_count > v_window then
    return null;
  end if;

  -- The expression of the column listing_search.price_band.
  return format('entries.price_band between %s and %s',
    floor(8 * ln(greatest(v_lowest, 1)::double precision)),
    floor(8 * ln(greatest(v_highest, 1)::double precision)));
end
$$;
comment on function private.search_price_band(private.search_filters) is
  'A condition that lets the index of words read few prices only; '
  'null without a price filter or when more than ten thousand listings have such a price.';

-- supabase/schemas/private/functions/search_query.sql
create function private.search_query(p_q text) returns tsquery
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return websearch_to_tsquery('pg_catalog.indonesian', p_q);
exception
  -- "tsquery stack too small": more than 32 operators in a row, such as dashes.
  when internal_error then
    return plainto_tsquery('pg_catalog.indonesian', p_q);
end
$$;
comment on function private.search_query(text) is
  'The query of a user''s words; of its words alone when it has too many operators.';

-- supabase/schemas/private/functions/seller_facets.sql
create function private.seller_facets(
  p_verified boolean,
  p_rating_sum integer,
  p_rating_count integer
) returns text[]
language sql immutable
return array_remove(
  array['verified:' || p_verified::text, 'rating:' || p_rating_sum / nullif(p_rating_count, 0)],
  null);
comment on function private.seller_facets(boolean, integer, integer) is
  'The facets that a seller''s listings share; the mean rating as a whole number, rounded down, so '
  'that few reviews change it.';

-- supabase/schemas/private/functions/setting.sql
create function private.setting(p_name text) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_value bigint;
begin
  -- strict: an unknown name is a bug and raises.
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$$;

-- supabase/schemas/private/functions/settled_amount.sql
create function private.settled_amount(p_order_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(settlements.refund_amount), 0)::bigint
    from private.settlements
    where settlements.order_id = p_order_id
      and settlements.status = 'accepted'
  );
end
$$;
comment on function private.settled_amount(uuid) is
  'Rupiah that the buyer gets by a settlement or a split; 0 without one.';

-- supabase/schemas/private/functions/similar_words_query.sql
create function private.similar_words_query(p_word text) returns tsquery
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_edits constant integer := case when char_length(p_word) < 5 then 1 else 2 end;
  v_query tsquery;
begin
  if char_length(p_word) not between 3 and 40
    or exists (select from private.search_words where word = p_word)
  then
    return null;
  end if;

  select to_tsquery('pg_catalog.simple', string_agg(quote_literal(stems.stem), ' | '))
  into v_query
  from (
    select distinct lexeme as stem
    from (
      select known.word
      from private.search_words as known
      where known.word operator(extensions.%) p_word
        and extensions.levenshtein_less_equal(known.word, p_word, 2) <= v_edits
      order by
        extensions.levenshtein_less_equal(known.word, p_word, 2),
        extensions.similarity(known.word, p_word) desc,
        known.word
      limit 3
    ) as nearest,
      unnest(tsvector_to_array(to_tsvector('pg_catalog.indonesian', nearest.word))) as lexeme
  ) as stems;
  return v_query;
end
$$;
comment on function private.similar_words_query(text) is
  'Up to three known words within one edit (below five letters) or two edits of an unknown word. '
  'The operator % uses the threshold that private.corrected_query sets.';

-- supabase/schemas/private/functions/spendable.sql
create function private.spendable(p_user_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(max(greatest(accounts.balance, 0)), 0)
    from private.ledger_accounts as accounts
    where accounts.kind = 'wallet'
      and accounts.holder_id = p_user_id
  );
end
$$;
comment on function private.spendable(uuid) is 'Rupiah in the wallet; 0 while it is in debt.';

-- supabase/schemas/private/functions/split_dispute.sql
create function private.split_dispute(
  p_order_id uuid,
  p_refund_amount bigint,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_settlement private.settlements;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.status <> 'DISPUTED' then
    perform private.raise_error(
      'CONFLICT', 'no_open_dispute',
      format('The order is %s; there is no dispute to split.', v_order.status));
  end if;
  perform private.require_settlement_amount(v_order, p_refund_amount);
  update private.settlements
  set status = 'replaced'
  where order_id = p_order_id
    and status = 'open';
  insert into private.settlements (order_id, order_version, offered_by, refund_amount)
  values (p_order_id, v_order.state_version, p_actor, p_refund_amount)
  returning * into v_settlement;
  perform private.settle_order(v_settlement, p_actor, p_actor_id, p_note);
end
$$;
comment on function private.split_dispute(uuid, bigint, text, public.order_actor, uuid) is
  'Staff or the finance portal end a dispute with a part for each party.';

-- supabase/schemas/private/functions/staff_list.sql
create function private.staff_list(
  p_items jsonb,
  p_total bigint,
  p_total_is_minimum boolean,
  p_limit integer,
  p_offset integer
) returns jsonb
language sql stable
return jsonb_build_object(
  'items', coalesce(p_items, '[]'),
  'total', p_total,
  'total_is_minimum', p_total_is_minimum,
  'limit', p_limit,
  'offset', p_offset);

-- supabase/schemas/private/functions/staff_page.sql
-- Without sequential scans: under row level security the planner may not use the statistics of
-- enum columns. It expects a sixth of all orders to be disputed and would read the whole table.
create function private.staff_page(
  p_table text,
  p_conditions text[],
  p_sort text,
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  out total bigint,
  out total_is_minimum boolean,
  out ids text[]
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
  v_max_total constant integer := 10000;
  v_schema constant text := split_part(p_table, '.', 1);
  v_table constant text := split_part(p_table, '.', 2);
  v_conditions constant text := nullif(array_to_string(p_conditions, ' and '), '');
  v_source text := format('%I.%I', v_schema, v_table) || coalesce(' where ' || v_conditions, '');
  v_sort_column text := split_part(p_sort, ' ', 1);
  v_direction constant text := case when p_sort like '% asc' then 'asc' else 'desc' end;
begin
  -- Dynamic, so that each set of filters gets its own plan and index. Values are read from $1. A
  -- condition has a quoted literal where an index or the statistics cover only some values.
  execute format('select count(*) from (select from %s limit $2) as matches', v_source)
    into total
    using p_filters, v_max_total + 1;
  total_is_minimum := total > v_max_total;
  total := least(total, v_max_total);

  if not total_is_minimum then
    -- `offset 0` makes Postgres filter before it sorts. With few matches, walking the index of the
    -- sort column until the page is full could read the whole table.
    v_source := format(
      '(select %1$I.id, %1$I.%2$I as sort_value from %3$s offset 0) as %1$I',
      v_table, v_sort_column, v_source);
    v_sort_column := 'sort_value';
  end if;

  execute format(
    'select array(
       select %1$I.id::text
       from %2$s
       order by %1$I.%3$I %4$s, %1$I.id %4$s
       limit $2
       offset $3)',
    v_table, v_source, v_sort_column, v_direction)
    into ids
    using p_filters, p_limit, p_offset;
end
$$;
comment on function private.staff_page(text, text[], text, jsonb, integer, integer) is
  'Finds the ids of one page of a staff list, in order, and counts the matches up to 10,000. '
  'p_table is schema.table. p_conditions are SQL texts of the operation (never of the caller) that '
  'read p_filters as $1; null ones are skipped. p_sort is a column, descending unless it ends in '
  '" asc"; equal values are ordered by id.';

-- supabase/schemas/private/functions/staff_period_condition.sql
create function private.staff_period_condition(p_column text, p_filters jsonb) returns text
language sql stable
return nullif(
  concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end),
  '');
comment on function private.staff_period_condition(text, jsonb) is
  'A condition for private.staff_page: p_column from `from` (inclusive) to `to` (exclusive) of '
  'p_filters. Null without either.';

-- supabase/schemas/private/functions/start_portal_withdrawal.sql
create function private.start_portal_withdrawal(
  p_seller_id uuid,
  p_amount bigint,
  p_event_id text,
  p_terms jsonb
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text;
  v_constraint text;
  v_withdrawal private.withdrawals;
begin
  if p_amount < (p_terms ->> 'minimum')::bigint then
    return 'withdrawal_rejected:VALIDATION';
  elsif private.is_account_deleted(p_seller_id) then
    return 'withdrawal_rejected:NOT_FOUND';
  end if;
  perform private.reserve_withdrawal(
    p_seller_id, p_amount, (p_terms ->> 'fee')::bigint, 'portal:' || p_event_id, p_by_job => true
  );
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.user_id = p_seller_id
    and withdrawals.request_key = 'portal:' || p_event_id;
  perform private.audit(
    null,
    jsonb_build_object(
      'operation', 'finance_inbox_run',
      'reason', 'disbursement.approved by the finance portal',
      'request_id', p_event_id
    ),
    'withdrawal', v_withdrawal.id::text, null, private.withdrawal_record(v_withdrawal)
  );
  return 'withdrawal_started';
exception
  when sqlstate 'PV001' then
    get stacked diagnostics v_code = message_text;
    -- While withdrawals pause, the event fails and is tried again later.
    if v_code = 'UNAVAILABLE' then
      raise;
    end if;
    return 'withdrawal_rejected:' || v_code;
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'withdrawals__one_in_flight' then
      raise;
    end if;
    return 'withdrawal_rejected:WITHDRAWAL_IN_PROGRESS';
end
$$;
comment on function private.start_portal_withdrawal(uuid, bigint, text, jsonb) is
  'Starts a withdrawal that the finance portal approved. An error of the operation becomes the '
  'outcome, except a pause of withdrawals, which raises. p_terms {fee, minimum} in rupiah.';

-- supabase/schemas/private/functions/suspense_records.sql
create function private.suspense_records(p_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', items.id,
        'kind', items.kind,
        'amount', items.amount,
        'order_id', items.order_id,
        'order_reference', orders.reference,
        'order_status', orders.status,
        'order_total', orders.total,
        'order_amount_due', orders.amount_due,
        'status', case items.resolution
          when 'refund' then 'refunded'
          when 'suspense_applied' then 'applied'
          when 'reconciliation_reversed' then 'reversed'
          when 'suspense_paid_back' then 'paid_back'
          when 'suspense_kept' then 'kept'
          else 'open'
        end,
        'details', cases.details,
        'created_at', internal.wire_time(items.created_at),
        'resolved_at', internal.wire_time(items.resolved_at)
      )
      order by page.position
    )
    from unnest(p_ids) with ordinality as page (id, position)
    join private.suspense_items as items on items.id = page.id
    left join public.orders on orders.id = items.order_id
    left join private.staff_cases as cases
      on cases.key = items.key
      and cases.kind in (items.kind, 'money_without_owner')
  );
end
$$;
comment on function private.suspense_records(uuid[]) is
  'Amounts in suspense as staff read them, in the order of p_ids; null if there are none.';

-- supabase/schemas/private/functions/take_chargeback.sql
create function private.take_chargeback(p_reference text, p_amount bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chargeback private.chargebacks;
begin
  update private.chargebacks
  set status = 'open', amount = p_amount
  where id = (
    select chargebacks.id
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
    -- The one of this amount; else the oldest.
    order by chargebacks.amount = p_amount desc, chargebacks.created_at, chargebacks.id
    limit 1
  )
  returning * into v_chargeback;
  if v_chargeback.id is null then
    v_chargeback := private.open_chargeback(p_reference, 'open', p_amount, null);
  end if;
  perform private.record_chargeback(v_chargeback, 'taken');
  -- The loss is ours until staff decide.
  perform private.post_chargeback(
    v_chargeback.id,
    'chargeback',
    array[
      private.ledger_line('provider_cash', p_amount),
      private.ledger_line('claims', -p_amount)
    ]);
end
$$;
comment on function private.take_chargeback(text, bigint) is
  'Books what a payment channel took back, freezes the order and opens a case. An announced '
  'chargeback becomes the open one. The caller has locked the purchase.';

-- supabase/schemas/private/functions/text_array.sql
create function private.text_array(p_list jsonb) returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array(
      select element.value
      from jsonb_array_elements_text(p_list) with ordinality as element (value, position)
      order by element.position)
  );
end
$$;
comment on function private.text_array(jsonb) is 'A JSON array of strings as text[], in order.';

-- supabase/schemas/private/functions/transfer_book_fields.sql
create function private.transfer_book_fields(p_transfer_id uuid) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array[
      'transfer',
      transfers.id::text,
      transfers.key,
      transfers.kind,
      transfers.order_id::text,
      transfers.withdrawal_id::text,
      transfers.is_pending::text,
      transfers.description,
      internal.wire_time(transfers.event_at),
      internal.wire_time(transfers.created_at),
      resolutions.pending_id::text,
      resolutions.outcome::text
    ] || (
      select array_agg(parts.field order by entries.account_id, parts.n)
      from private.ledger_entries as entries
      join private.ledger_accounts as accounts on accounts.id = entries.account_id
      cross join lateral unnest(array[
        entries.account_id::text,
        accounts.kind::text,
        accounts.order_id::text,
        accounts.user_id::text,
        entries.amount::text,
        entries.balance_after::text,
        entries.version::text,
        internal.wire_time(entries.created_at)
      ]) with ordinality as parts (field, n)
      where entries.transfer_id = transfers.id
    )
    from private.ledger_transfers as transfers
    left join private.ledger_resolutions as resolutions on resolutions.transfer_id = transfers.id
    where transfers.id = p_transfer_id
  );
end
$$;
comment on function private.transfer_book_fields(uuid) is
  'The fields of a transfer that are sealed, as docs/books.md lists them. A change of the list '
  'changes the format: old blocks must remain verifiable.';

-- supabase/schemas/private/functions/transfer_records.sql
create function private.transfer_records(p_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with entries_of_transfer as (
      select
        entries.transfer_id,
        jsonb_agg(
          jsonb_build_object(
            'account', accounts.kind,
            'user_id', accounts.user_id,
            'amount', entries.amount,
            'balance_after', entries.balance_after,
            'version', entries.version
          )
          order by entries.amount, accounts.kind
        ) as entries
      from private.ledger_entries as entries
      join private.ledger_accounts as accounts on accounts.id = entries.account_id
      where entries.transfer_id = any (p_ids)
      group by entries.transfer_id
    )
    select jsonb_agg(
      jsonb_build_object(
        'id', transfers.id,
        'key', transfers.key,
        'kind', transfers.kind,
        'description', transfers.description,
        'order_id', transfers.order_id,
        'order_reference', orders.reference,
        'withdrawal_id', transfers.withdrawal_id,
        'is_pending', transfers.is_pending,
        'outcome', resolutions.outcome,
        'event_at', internal.wire_time(transfers.event_at),
        'created_at', internal.wire_time(transfers.created_at),
        'entries', coalesce(entries_of_transfer.entries, '[]')
      )
      order by page.position
    )
    from unnest(p_ids) with ordinality as page (id, position)
    join private.ledger_transfers as transfers on transfers.id = page.id
    left join public.orders on orders.id = transfers.order_id
    left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id
    left join entries_of_transfer on entries_of_transfer.transfer_id = transfers.id
  );
end
$$;
comment on function private.transfer_records(uuid[]) is
  'Transfers with their entries as staff read them, in the order of p_ids; null if there are none.';

-- supabase/schemas/private/functions/transfers_of_account_condition.sql
create function private.transfers_of_account_condition(p_kind private.account_kind) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Most transfers touch an escrow, a wallet or provider_cash: checking each transfer fills a page
  -- soon. Transfers of other accounts are rare and are found through the account's entries.
  if p_kind in ('escrow', 'wallet') or (
    select accounts.version > 50000
    from private.ledger_accounts as accounts
    where accounts.kind = p_kind
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
  ) then
    return format(
      'exists (
        select
        from private.ledger_entries as entries
        join private.ledger_accounts as accounts on accounts.id = entries.account_id
        where entries.transfer_id = ledger_transfers.id
          and accounts.kind = %L
      )',
      p_kind
    );
  end if;
  return format(
    'ledger_transfers.id in (
      select entries.transfer_id
      from private.ledger_entries as entries
      where entries.account_id = (
        select accounts.id
        from private.ledger_accounts as accounts
        where accounts.kind = %L
          and accounts.holder_id = ''00000000-0000-0000-0000-000000000000''
      )
    )',
    p_kind
  );
end
$$;
comment on function private.transfers_of_account_condition(private.account_kind) is
  'A condition for private.staff_page: transfers with an entry in an account of this kind.';

-- supabase/schemas/private/functions/unmet_reason.sql
create function private.unmet_reason(p_precondition text) returns text
language sql immutable
return case p_precondition
  when 'still_cancel' then 'cancel_window_over'
  when 'still_return' then 'return_not_possible'
  when 'contest_return' then 'contest_window_over'
  when 'deny_return' then 'return_not_overdue'
  else 'order_precondition_unmet'
end;
comment on function private.unmet_reason(text) is
  'The reason of shared/reasons.ts when this precondition of a transition does not hold.';

-- supabase/schemas/private/functions/unread_between.sql
create function private.unread_between(
  p_user_id uuid,
  p_since timestamptz,
  p_until timestamptz
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with newest as (
      select notifications as notification, count(*) over () as unread_count
      from public.notifications
      where notifications.user_id = p_user_id
        and notifications.read_at is null
        and notifications.created_at > p_since
        and notifications.created_at <= p_until
      order by notifications.created_at desc, notifications.id desc
      limit 10
    )
    select jsonb_build_object(
      'count', max(newest.unread_count),
      'items', jsonb_agg(
        private.notification_record(newest.notification)
        order by (newest.notification).created_at desc, (newest.notification).id desc))
    from newest
    having count(*) > 0
  );
end
$$;
comment on function private.unread_between(uuid, timestamptz, timestamptz) is
  'The unread notifications of a user after p_since up to p_until: {count, items: the newest ten}. '
  'Null if there are none.';

-- supabase/schemas/private/functions/use_voucher.sql
create function private.use_voucher(
  p_code text,
  p_user_id uuid,
  p_item_price bigint,
  p_total bigint,
  out voucher_id uuid,
  out discount bigint
)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voucher private.vouchers;
begin
  -- The lock makes a concurrent request for the last use wait, and then see that it is gone.
  select vouchers.* into v_voucher
  from private.vouchers
  where vouchers.code = upper(p_code)
  for update;
  -- One error for all of these, so that a code that cannot be used is like one that does not exist.
  if v_voucher.id is null
    or not v_voucher.active
    or private.now() not between v_voucher.starts_at and v_voucher.ends_at
    or v_voucher.used >= v_voucher.total_limit
    or private.voucher_uses_of(v_voucher.id, p_user_id) >= v_voucher.per_user_limit then
    perform private.raise_error('VALIDATION', 'voucher_unusable', 'You cannot use this voucher.');
  elsif p_total < v_voucher.min_total then
    perform private.raise_error(
      'VALIDATION', 'voucher_minimum_not_met',
      format(
        'This voucher is for orders of at least Rp%s.',
        to_char(v_voucher.min_total, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('min_total', v_voucher.min_total));
  end if;
  voucher_id := v_voucher.id;
  discount := private.voucher_discount(
    v_voucher.kind,
    v_voucher.value,
    v_voucher.max_discount,
    p_item_price,
    p_total);
  if discount = 0 then
    perform private.raise_error(
      'VALIDATION', 'voucher_without_effect', 'This order is too small for a voucher.');
  end if;
  update private.vouchers
  set used = used + 1, updated_at = private.now()
  where id = v_voucher.id;
end
$$;
comment on function private.use_voucher(text, uuid, bigint, bigint) is
  'Takes one use of a voucher and returns its discount for an order of p_total, in rupiah. '
  'The caller inserts the row of private.voucher_uses.';

-- supabase/schemas/private/functions/user_list_conditions.sql
create function private.user_list_conditions(p_filters jsonb) returns text[]
language sql stable
return array[
  case when p_filters ? 'q' then
    'lower(profiles.username || '' '' || coalesce(profiles.full_name, ''''))
      like ''%'' || regexp_replace(lower($1 ->> ''q''), ''([\\%_])'', ''\\\1'', ''g'') || ''%'''
  end,
  case when p_filters ? 'user_id' then
    'profiles.id = ($1 ->> ''user_id'')::uuid'
  end,
  case when p_filters ? 'phone' then
    'profiles.phone = $1 ->> ''phone'''
  end,
  case when p_filters ? 'status' then
    format('profiles.account_status = %L', p_filters ->> 'status')
  end,
  case p_filters ->> 'live_banned'
    when 'true' then 'profiles.live_banned'
    when 'false' then 'not profiles.live_banned'
  end,
  case
    when p_filters ->> 'ktp' = 'none' then
      'not exists (
         select from private.ktp_statuses where ktp_statuses.user_id = profiles.id)'
    when p_filters ? 'ktp' then
      'profiles.id in (
         select ktp_statuses.user_id
         from private.ktp_statuses
         where ktp_statuses.status::text = $1 ->> ''ktp'')'
  end,
  private.staff_period_condition('profiles.created_at', p_filters)];
comment on function private.user_list_conditions(jsonb) is
  'The conditions of api.admin_users for private.staff_page.';

-- supabase/schemas/private/functions/vacation_of.sql
create function private.vacation_of(p_user_id uuid) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select profiles.on_vacation_until
    from public.profiles
    where profiles.id = p_user_id
      and profiles.on_vacation_until > private.now()
  );
end
$$;
comment on function private.vacation_of(uuid) is
  'Until when this user is on vacation; null when they are not, even if their listings are still '
  'hidden because internal.end_vacation is late.';

-- supabase/schemas/private/functions/verified_email.sql
create function private.verified_email(p_user_id uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select nullif(btrim(users.email), '')
    from auth.users
    where users.id = p_user_id
      and users.email_confirmed_at is not null
  );
end
$$;
comment on function private.verified_email(uuid) is
  'The address that Supabase Auth has verified; null if there is none. Owned by postgres, the only '
  'role of ours that may read auth.users.';

-- supabase/schemas/private/functions/voucher_face_value.sql
create function private.voucher_face_value(
  p_kind private.voucher_kind,
  p_value bigint,
  p_item_price bigint
) returns bigint
language sql immutable
return case p_kind when 'fixed' then p_value else p_item_price * p_value / 100 end;
comment on function private.voucher_face_value(private.voucher_kind, bigint, bigint) is
  'Rupiah, rounded down, before any cap.';

-- supabase/schemas/private/functions/voucher_uses_of.sql
create function private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid) returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select count(*)
    from private.voucher_uses as uses
    where uses.voucher_id = p_voucher_id
      and uses.user_id = p_user_id
      and uses.returned_at is null
  );
end
$$;

-- supabase/schemas/private/functions/wallet_description.sql
create function private.wallet_description(p_description text, p_locale text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (
        select words.indonesian || substr(p_description, char_length(words.english) + 1)
        from (
          values
            ('Adjustment by the marketplace', 'Penyesuaian oleh marketplace'),
            ('Chargeback of ', 'Pembayaran ditarik kembali, '),
            ('Correction of ', 'Koreksi '),
            ('Paid too much for ', 'Kelebihan bayar '),
            ('Payment of ', 'Pembayaran '),
            ('Refund after completion of ', 'Pengembalian dana setelah pesanan selesai, '),
            ('Refund of ', 'Pengembalian dana '),
            ('Refund of a payment that did not fit', 'Pengembalian pembayaran yang tidak cocok'),
            ('Returned payment of ', 'Pengembalian pembayaran '),
            ('Sale, order ', 'Penjualan, pesanan '),
            ('Settlement of ', 'Kesepakatan '),
            ('Shipping of ', 'Ongkir '),
            ('Withdrawal', 'Penarikan'),
            ('Withdrawal cancelled', 'Penarikan dibatalkan'),
            ('Withdrawal expired', 'Penarikan kedaluwarsa'),
            ('Withdrawal failed', 'Penarikan gagal'),
            ('Withdrawal paid', 'Penarikan terbayar'),
            ('Withdrawal paid after all', 'Penarikan ternyata terbayar'),
            (
              'Withdrawal rejected by the payment provider',
              'Penarikan ditolak penyedia pembayaran'
            ),
            ('Withdrawal returned by the bank', 'Penarikan dikembalikan oleh bank')
        ) as words (english, indonesian)
        where p_locale = 'id'
          and starts_with(p_description, words.english)
        order by char_length(words.english) desc
        limit 1
      ),
      p_description)
  );
end
$$;
comment on function private.wallet_description(text, text) is
  'The description of a wallet''s transfer in its owner''s language. The ledger keeps it in '
  'English.';

-- supabase/schemas/private/functions/wallet_part.sql
create function private.wallet_part(p_user_id uuid, p_total bigint) returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum constant bigint := private.setting('minimum_invoice_idr');
  v_part bigint;
begin
  if private.spendable(p_user_id) = 0 then
    return 0;
  end if;
  -- Two orders of one buyer never count on the same money.
  perform private.ledger_lock(array[private.ledger_line('wallet', 0, p_user_id => p_user_id)]);
  v_part := least(private.spendable(p_user_id), p_total);
  return case
    when p_total - v_part between 1 and v_minimum - 1 then greatest(p_total - v_minimum, 0)
    else v_part
  end;
end
$$;
comment on function private.wallet_part(uuid, bigint) is
  'Rupiah of p_total that the wallet pays: all that it has, but so much less that the rest is '
  'nothing or a possible invoice. Locks the wallet.';

-- supabase/schemas/private/functions/whole_ledger_drift.sql
create function private.whole_ledger_drift() returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select
      (select coalesce(abs(sum(accounts.balance)), 0) from private.ledger_accounts as accounts)
      + (
        select coalesce(sum(abs(accounts.balance - coalesce(sums.amount, 0))), 0)
        from private.ledger_accounts as accounts
        left join (
          select entries.account_id, sum(entries.amount) as amount
          from private.ledger_entries as entries
          group by entries.account_id
        ) as sums on sums.account_id = accounts.id
      )
  );
end
$$;
comment on function private.whole_ledger_drift() is
  'Rupiah by which the balances do not sum to zero or differ from the sum of their entries. '
  'It reads the whole ledger, so it runs once a night.';

-- supabase/schemas/private/functions/withdrawal_id_of.sql
create function private.withdrawal_id_of(p_external_id text) returns uuid
language sql immutable
return case when pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
comment on function private.withdrawal_id_of(text) is
  'The withdrawal''s id in a provider''s external_id; null if it is not one.';

-- supabase/schemas/private/types/staff_member.sql
create type private.staff_member as (id uuid, role private.staff_role);
comment on type private.staff_member is
  'The calling staff member, and the role that permits the call.';

-- supabase/schemas/private/tables/audit_log.sql
create table private.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  role private.staff_role,
  action text not null,
  target_type text not null,
  target_id text not null,
  reason text check (length(reason) between 3 and 500),
  before jsonb,
  after jsonb,
  request_id text,
  at timestamptz not null default private.now(),
  kind text not null default 'change' check (kind in ('change', 'read'))
);
comment on table private.audit_log is
  'Append-only: every change that staff made, with the actor, the role, the reason and the '
  'values before and after, and every read of a user''s address, phone, e-mail address or identity '
  'photos. The operation writes it in its own transaction. Without an actor: the finance portal; '
  'request_id is then the id of its event.';
comment on column private.audit_log.action is
  'The operation id of the route: admin_disputes_resolve.';
comment on column private.audit_log.reason is
  'The header X-Action-Reason, or the reason in the body where the route has one.';

create index audit_log_target on private.audit_log (target_id, id desc);
create index audit_log_action on private.audit_log (action, id desc);
create index audit_log_request on private.audit_log (request_id);
create index audit_log_at on private.audit_log (at);
create index audit_log_actor on private.audit_log (actor_id, id desc);

alter table private.audit_log enable row level security;
create policy select_api on private.audit_log
  for select to preloved_api
  using (true);
create policy insert_api on private.audit_log
  for insert to preloved_api
  with check (true);
grant select, insert on private.audit_log to preloved_api;

create trigger audit_log_is_append_only
  before update or delete or truncate on private.audit_log
  for each statement execute function private.audit_is_append_only();

create trigger audit_log_is_sealed
  after insert on private.audit_log
  for each row execute function private.queue_audit_line();

-- supabase/schemas/private/tables/book_blocks.sql
create table private.book_blocks (
  number bigint primary key,
  previous_root bytea not null,
  row_count integer not null check (row_count > 0),
  root bytea not null,
  sealed_at timestamptz not null default private.now()
);
comment on table private.book_blocks is
  'Append-only: what one transaction of POST /jobs/run sealed. Numbers have no gaps.';
comment on column private.book_blocks.previous_root is
  'Root of the block before; zeros in the first.';
comment on column private.book_blocks.root is 'Hash of the last row of the block.';

alter table private.book_blocks enable row level security;
create policy select_api on private.book_blocks
  for select to preloved_api
  using (true);
create policy insert_api on private.book_blocks
  for insert to preloved_api
  with check (true);
grant select, insert on private.book_blocks to preloved_api;

create trigger book_blocks_are_append_only
  before update or delete or truncate on private.book_blocks
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/book_chain.sql
create table private.book_chain (
  singleton boolean primary key default true check (singleton),
  id uuid not null default gen_random_uuid(),
  last_block bigint not null default 0,
  root bytea not null default decode(repeat('00', 32), 'hex'),
  row_count bigint not null default 0,
  last_day date not null default ((private.now() at time zone 'Asia/Jakarta')::date - 1),
  day_count integer not null default 0,
  next_at timestamptz not null default private.now()
);
comment on table private.book_chain is
  'One row: where the chain of sealed blocks ends. Sealing holds its lock; posting never reads it. '
  'docs/books.md says what is hashed.';
comment on column private.book_chain.id is
  'Names this chain in the events for the finance portal: another chain has another id.';
comment on column private.book_chain.root is
  'Hash of the last sealed row; zeros before the first.';
comment on column private.book_chain.row_count is 'Rows sealed since the beginning.';
comment on column private.book_chain.last_day is
  'The last Jakarta day whose root was published to the finance portal.';
comment on column private.book_chain.day_count is 'Days published: the version of the last event.';
comment on column private.book_chain.next_at is
  'Marketplace time of the next block, ten minutes after the queue was empty.';

alter table private.book_chain enable row level security;
create policy select_api on private.book_chain
  for select to preloved_api
  using (true);
create policy update_api on private.book_chain
  for update to preloved_api
  using (true)
  with check (true);
grant select, update on private.book_chain to preloved_api;

insert into private.book_chain default values;

-- supabase/schemas/private/tables/book_rows.sql
create table private.book_rows (
  block bigint not null references private.book_blocks (number) on delete restrict,
  position integer not null,
  transfer_id uuid,
  audit_id bigint,
  hash bytea not null,
  marks bytea not null,
  primary key (block, position),
  check (num_nonnulls(transfer_id, audit_id) = 1)
);
comment on table private.book_rows is
  'Append-only: one row per sealed ledger transfer (with its entries) or line of the audit log. '
  'No foreign key to either: the seal stays if the row does not.';
comment on column private.book_rows.hash is
  'SHA-256 of the hash before it and the row: docs/books.md has the format.';
comment on column private.book_rows.marks is
  'Two bytes per field: npm run verify-books names the field that differs. They prove nothing.';

create unique index book_rows_transfer_id on private.book_rows (transfer_id)
  where transfer_id is not null;
create unique index book_rows_audit_id on private.book_rows (audit_id)
  where audit_id is not null;

alter table private.book_rows enable row level security;
create policy select_api on private.book_rows
  for select to preloved_api
  using (true);
create policy insert_api on private.book_rows
  for insert to preloved_api
  with check (true);
grant select, insert on private.book_rows to preloved_api;

create trigger book_rows_are_append_only
  before update or delete or truncate on private.book_rows
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/email_suppressions.sql
create table private.email_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint')),
  since timestamptz not null default private.now()
);
comment on table private.email_suppressions is
  'Addresses that bounced or complained; no e-mail is sent to them again. The profile shows it '
  'until the address changes.';

alter table private.email_suppressions enable row level security;
create policy all_api on private.email_suppressions
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, delete on private.email_suppressions to preloved_api;

-- supabase/schemas/private/tables/finance_inbox.sql
create table private.finance_inbox (
  id text primary key check (char_length(id) between 1 and 255),
  position bigint not null generated always as identity,
  type text not null
    check (type in ('disbursement.approved', 'disbursement.blocked', 'fraud_flag.raised')),
  data jsonb not null,
  digest text not null,
  received_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  due_at timestamptz not null default private.now(),
  handled_at timestamptz,
  outcome text,
  last_error text
);
comment on table private.finance_inbox is
  'Events received from the finance portal, once per id, stored before anything acts on them, '
  'with what was done about each.';
comment on column private.finance_inbox.digest is
  'SHA-256 of type and data: the same id with other content is rejected.';
comment on column private.finance_inbox.outcome is
  'notified, withdrawal_started, withdrawal_rejected:<code>, flagged or unknown_seller.';

create index finance_inbox_waiting on private.finance_inbox (due_at) where handled_at is null;

alter table private.finance_inbox enable row level security;
create policy all_api on private.finance_inbox
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.finance_inbox to preloved_api;

-- supabase/schemas/private/tables/jobs.sql
create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind text not null,
  key text not null,
  fifo_key text,
  payload jsonb not null default '{}',
  run_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  max_attempts integer,
  lease_token uuid,
  leased_until timestamptz,
  finished_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now(),
  due_at timestamptz,
  constraint jobs__once unique (kind, key)
);
comment on table private.jobs is
  'Durable work, one row per kind and key: enqueuing the same key twice adds one job.';
comment on column private.jobs.fifo_key is
  'Jobs of a kind with the same fifo_key run one after the other, in the order of position. '
  'Null: no order.';
comment on column private.jobs.max_attempts is 'Overrides max_attempts of private.job_kinds.';
comment on column private.jobs.run_at is 'Marketplace time at which the job is due.';
comment on column private.jobs.due_at is
  'When it was first due, once a retry moved run_at.';
comment on column private.jobs.leased_until is
  'Real time until which one worker owns the job. A live worker extends it.';

-- Finished jobs are in none of these indexes, so history does not slow down the queue.
create index jobs_due on private.jobs (kind, run_at, position)
  where finished_at is null and dead_at is null;
create index jobs_fifo_key on private.jobs (kind, fifo_key, position)
  where finished_at is null and dead_at is null and fifo_key is not null;
create index jobs_dead on private.jobs (dead_at) where dead_at is not null;
create index jobs_failing on private.jobs (kind) where finished_at is null and attempts >= 5;
create index jobs_retried on private.jobs (created_at desc, id desc)
  where finished_at is null and due_at is not null;

alter table private.jobs enable row level security;
create policy all_api on private.jobs
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.jobs to preloved_api;

-- The first run of each; every run enqueues the next one.
select private.enqueue_job('reconcile', 'first', '{}', private.now() + interval '1 day');
select private.enqueue_job('courier_statement', 'first', '{}', private.now() + interval '1 day');
select private.enqueue_job(
  'analytics',
  'first',
  '{}',
  ((private.now() at time zone 'Asia/Jakarta')::date + 1 + time '00:15')
    at time zone 'Asia/Jakarta'
);

-- supabase/schemas/private/tables/outbox.sql
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  seq bigint constraint outbox__seq unique,
  type text not null,
  schema_version integer not null default 1,
  aggregate_type text not null,
  aggregate_id uuid not null,
  aggregate_version integer not null,
  data jsonb not null,
  occurred_at timestamptz not null default private.now(),
  attempts integer not null default 0 check (attempts between 0 and 5),
  has_uncounted_attempt boolean not null default false,
  due_at timestamptz not null default private.now(),
  lease_token uuid,
  leased_until timestamptz,
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  constraint outbox__gapless unique (aggregate_type, aggregate_id, aggregate_version)
);
comment on table private.outbox is
  'Events for the finance portal, written in the transaction of the change, one per version of '
  'the aggregate.';
comment on column private.outbox.seq is
  'Gapless over all events, assigned after commit; null until then.';
comment on column private.outbox.attempts is
  'Delivery attempts since the event was written or redriven, counted before each attempt: at '
  'most five.';
comment on column private.outbox.has_uncounted_attempt is
  'One attempt met a portal that was down entirely, so it is not counted as a failure of this '
  'event.';
comment on column private.outbox.due_at is 'Marketplace time of the next attempt.';
comment on column private.outbox.leased_until is
  'Real time until which one process may deliver it.';

create index outbox_unnumbered on private.outbox (position) where seq is null;
create index outbox_waiting on private.outbox (seq) where delivered_at is null and dead_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null;

alter table private.outbox enable row level security;
create policy all_api on private.outbox
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.outbox to preloved_api;

-- supabase/schemas/private/tables/portal_commands.sql
create table private.portal_commands (
  id text primary key check (char_length(id) between 1 and 255),
  digest text not null,
  command jsonb not null,
  answer jsonb,
  received_at timestamptz not null default private.now()
);
comment on table private.portal_commands is
  'Commands of the finance portal with who decided them there, once per webhook-id, with the '
  'response to replay.';
comment on column private.portal_commands.digest is
  'SHA-256 of the raw body: the same id with another body is rejected.';

alter table private.portal_commands enable row level security;
create policy all_api on private.portal_commands
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.portal_commands to preloved_api;

-- supabase/schemas/private/tables/provider_events.sql
create table private.provider_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  digest text not null constraint provider_events__digest unique,
  body jsonb not null,
  reference text check (char_length(reference) <= 255),
  outcome text,
  received_at timestamptz not null default private.now(),
  handled_at timestamptz,
  is_open boolean not null generated always as (
    outcome is null or outcome in ('unknown', 'unconfirmed', 'unfamiliar')
  ) stored
);
comment on table private.provider_events is
  'Verified callbacks as received, once per content, with the outcome of handling them.';
comment on column private.provider_events.digest is
  'SHA-256 of path and raw body: a provider''s retry is the same event.';
comment on column private.provider_events.outcome is
  'unknown: its reference is not ours, or not yet (unmatched). unconfirmed: it reports money '
  'that the provider''s API does not show, or not yet. unfamiliar: the body cannot be read. '
  'Staff see all three.';
comment on column private.provider_events.is_open is 'Not handled yet, or handled without effect.';

create index provider_events_reference on private.provider_events (reference);
create index provider_events_newest on private.provider_events (received_at desc, id desc);
create index provider_events_open on private.provider_events (received_at) where is_open;

alter table private.provider_events enable row level security;
create policy all_api on private.provider_events
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.provider_events to preloved_api;

-- supabase/schemas/private/tables/provider_transactions.sql
create table private.provider_transactions (
  id text primary key,
  type text not null,
  status text not null,
  reference text not null,
  cashflow text not null check (cashflow in ('MONEY_IN', 'MONEY_OUT')),
  amount bigint not null,
  fee bigint not null,
  created_at timestamptz not null,
  seen_at timestamptz not null default private.now()
);
comment on table private.provider_transactions is
  'The payment provider''s transactions as last read. Reconciliation sums them per reference '
  'and compares the sums with the ledger. A negative amount or fee is kept: it is a difference.';
comment on column private.provider_transactions.seen_at is 'When a run last read it.';

create index provider_transactions_reference on private.provider_transactions (reference);
create index provider_transactions_chargebacks on private.provider_transactions (reference)
  where type like '%CHARGEBACK%';
create index provider_transactions_seen_at on private.provider_transactions (seen_at);

alter table private.provider_transactions enable row level security;
create policy all_api on private.provider_transactions
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.provider_transactions to preloved_api;

-- supabase/schemas/private/tables/reconciliation_runs.sql
create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now(),
  after_id text
);
comment on table private.reconciliation_runs is
  'Comparisons of the ledger with the provider''s transactions. A run without finished_at was '
  'interrupted: within a day it goes on after its last page, later a new one starts where the last '
  'finished run ended.';
comment on column private.reconciliation_runs.from_at is
  'Transactions that changed since then are read, and movements of the ledger since then compared.';
comment on column private.reconciliation_runs.to_at is
  'Start of the run: after it finished, all changes until then are compared.';
comment on column private.reconciliation_runs.after_id is
  'The provider''s id of the last row of the list that was stored.';

alter table private.reconciliation_runs enable row level security;
create policy all_api on private.reconciliation_runs
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.reconciliation_runs to preloved_api;

-- supabase/schemas/private/tables/vouchers.sql
create table private.vouchers (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint vouchers__code unique check (code ~ '^[A-Z0-9_-]{3,40}$'),
  kind private.voucher_kind not null,
  value bigint not null check (value > 0),
  max_discount bigint check (max_discount > 0),
  min_total bigint not null default 0 check (min_total >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_limit integer not null check (total_limit > 0),
  per_user_limit integer not null default 1 check (per_user_limit > 0),
  used integer not null default 0 check (used >= 0),
  active boolean not null default true,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check (kind = 'fixed' or value <= 100),
  constraint vouchers__window check (starts_at < ends_at)
);
comment on table private.vouchers is
  'Discounts that the marketplace pays for. Codes are upper case; input is converted.';
comment on column private.vouchers.used is
  'Orders that hold a use now. Increased under the row''s lock, so that the last use is taken '
  'once.';

alter table private.vouchers enable row level security;
create policy all_api on private.vouchers
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.vouchers to preloved_api;

-- supabase/schemas/public/tables/profiles.sql
create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  username text not null
    constraint profiles__username_format check (username ~ '^[a-z0-9_.]{3,30}$'),
  full_name text check (char_length(full_name) <= 100),
  bio text check (char_length(bio) <= 500),
  photo_url text check (char_length(photo_url) <= 2000),
  city text check (char_length(city) <= 100),
  phone text check (phone ~ '^\+62[0-9]{7,13}$'),
  locale text not null default 'id' check (locale in ('id', 'en')),
  account_status public.account_status not null default 'active',
  live_banned boolean not null default false,
  live_banned_at timestamptz,
  sold_count integer not null default 0 check (sold_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  payouts_blocked_until timestamptz,
  card text not null generated always as (
    left(
      json_object(
        array['id', 'username', 'photo_url', 'city'],
        array[id::text, username, photo_url, city]
      )::text,
      -1
    ) || case when verified then ', "verified" : true}' else ', "verified" : false}' end) stored,
  verified boolean not null default false,
  on_vacation_until timestamptz
);
comment on column public.profiles.card is
  'The seller''s part of each of their listings'' JSON records, as text. Generated, so that it '
  'never differs from the columns.';
comment on column public.profiles.verified is
  'Whether the latest identity check is approved; written by private.ktp_write_verified.';
comment on column public.profiles.payouts_blocked_until is
  'Until then withdrawals get 403. Set by staff, or by a ban. Null: payouts are open.';
comment on column public.profiles.on_vacation_until is
  'Until then nobody can order from the user. While it is not null, even if it has passed, the '
  'listings are hidden; internal.end_vacation clears it.';
comment on column public.profiles.deleted_at is
  'When the account was deleted. The row stays without personal data, for those who traded '
  'with the user.';
comment on table public.profiles is
  'A user, created by POST /auth/register after signing up with Supabase Auth.';

create unique index profiles__username_taken on public.profiles (lower(username));
create index profiles_restricted on public.profiles (account_status, created_at desc, id desc)
  where account_status <> 'active';
create index profiles_live_banned on public.profiles (created_at desc, id desc) where live_banned;
create index profiles_phone on public.profiles (phone) where phone is not null;
-- Search by any part of a name.
create index profiles_names on public.profiles
  using gin (lower(username || ' ' || coalesce(full_name, '')) extensions.gin_trgm_ops);
create index profiles_newest on public.profiles (created_at desc, id desc);

alter table public.profiles enable row level security;
create policy select_anon on public.profiles
  for select to anon
  using (true);
create policy select_authenticated on public.profiles
  for select to authenticated
  using (true);
create policy select_api on public.profiles
  for select to preloved_api
  using (true);
create policy insert_api on public.profiles
  for insert to preloved_api
  with check (true);
create policy update_api on public.profiles
  for update to preloved_api
  using (true);
-- Without phone, account status and bans: only operations return them.
grant select (
  id, username, photo_url, city, bio, sold_count, rating_count, rating_sum, created_at, card,
  verified
) on public.profiles to anon, authenticated;
grant select, insert, update on public.profiles to preloved_api;

create trigger profiles_update_visibility
  after update of account_status, on_vacation_until on public.profiles
  for each row
  when (
    (old.account_status = 'active' and old.on_vacation_until is null)
    <> (new.account_status = 'active' and new.on_vacation_until is null)
  )
  execute function private.profiles_update_visibility();
create trigger profiles_index_seller
  after update of verified, rating_sum, rating_count on public.profiles
  for each row execute function private.profiles_index_seller();

-- supabase/schemas/api/functions/health_get.sql
create function api.health_get() returns timestamptz
language sql volatile security definer
return private.now();
comment on function api.health_get() is
  'The time of the database. An answer proves that connection, role and schema work.';
grant execute on function api.health_get() to anon, service_role;

-- supabase/schemas/private/functions/active_caller.sql
create function private.active_caller() returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.locked_caller();
begin
  if v_caller.account_status <> 'active' then
    perform private.raise_error(
      'FORBIDDEN', private.inactive_reason(v_caller.account_status),
      format('Your account is %s and cannot do this.', v_caller.account_status));
  end if;
  return v_caller;
end
$$;
comment on function private.active_caller() is
  'The profile of the caller, locked, for operations that start something new. 403 for a suspended '
  'or banned account.';

-- supabase/schemas/private/functions/ai_usage_day.sql
create function private.ai_usage_day() returns date
language sql volatile
return (private.now() at time zone 'Asia/Jakarta')::date;
comment on function private.ai_usage_day() is
  'The current day of the daily categorization limit, in Jakarta.';

-- supabase/schemas/private/functions/apply_portal_event.sql
create function private.apply_portal_event(
  p_event private.finance_inbox,
  p_terms jsonb
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller_id constant uuid := p_event.data ->> 'seller_id';
  v_amount constant bigint := p_event.data ->> 'amount';
  v_key constant text := 'portal:' || p_event.id;
  v_outcome text := 'notified';
begin
  if not exists (select from public.profiles where profiles.id = v_seller_id) then
    perform private.open_case(
      'portal_event', p_event.id, null,
      jsonb_build_object('type', p_event.type, 'data', p_event.data)
    );
    return 'unknown_seller';
  end if;
  if p_event.type = 'disbursement.approved' then
    if p_terms is not null then
      v_outcome := private.start_portal_withdrawal(v_seller_id, v_amount, p_event.id, p_terms);
      -- The portal assumes that the payout happens, so staff must tell it otherwise.
      if v_outcome <> 'withdrawal_started' then
        perform private.open_case(
          'disbursement_rejected', p_event.id, null,
          jsonb_build_object(
            'seller_id', v_seller_id, 'amount', v_amount, 'outcome', v_outcome
          )
        );
      end if;
    end if;
    perform private.notify(
      v_seller_id, v_key, 'disbursement.approved', 'wallet',
      jsonb_build_object('amount', v_amount)
    );
    return v_outcome;
  end if;

  insert into private.seller_reviews (seller_id, event_id, details)
  values (
    v_seller_id, p_event.id,
    p_event.data - 'seller_id' || jsonb_build_object('type', p_event.type)
  )
  on conflict on constraint seller_reviews__once do nothing;
  if p_event.type = 'disbursement.blocked' then
    perform private.notify(
      v_seller_id, v_key, 'disbursement.blocked', 'wallet',
      jsonb_strip_nulls(jsonb_build_object('amount', v_amount))
    );
  else
    -- The seller learns of the review, but not of the portal's suspicion.
    perform private.notify(v_seller_id, v_key, 'account.under_review', 'account');
  end if;
  return 'flagged';
end
$$;
comment on function private.apply_portal_event(private.finance_inbox, jsonb) is
  'Handles an event of the finance portal: notifies the seller, opens a review, or starts a '
  'withdrawal if p_terms {fee, minimum} are given. Returns the outcome.';

-- supabase/schemas/private/functions/audit.sql
create function private.audit(
  p_staff private.staff_member,
  p_audit jsonb,
  p_target_type text,
  p_target_id text,
  p_before jsonb,
  p_after jsonb,
  p_body_reason text default null
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_body_reason constant text := btrim(p_body_reason, E' \t\r\n');
begin
  insert into private.audit_log (
    actor_id, role, action, target_type, target_id, reason, before, after, request_id)
  values (
    p_staff.id,
    p_staff.role,
    p_audit ->> 'operation',
    p_target_type,
    p_target_id,
    coalesce(
      p_audit ->> 'reason',
      case when char_length(v_body_reason) >= 3 then left(v_body_reason, 500) end),
    p_before,
    p_after,
    p_audit ->> 'request_id');
end
$$;
comment on function private.audit(
  private.staff_member, jsonb, text, text, jsonb, jsonb, text) is
  'Writes an admin action to the audit log. p_audit is the audit context of the router: '
  '{operation, reason?, request_id}. Without its reason (a header), p_body_reason is used, at most '
  '500 characters.';

-- supabase/schemas/private/functions/audit_read.sql
create function private.audit_read(
  p_staff private.staff_member,
  p_audit jsonb,
  p_target_type text,
  p_target_id text,
  p_what jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.audit_log (
    actor_id, role, action, target_type, target_id, reason, after, request_id, kind)
  values (
    p_staff.id,
    p_staff.role,
    p_audit ->> 'operation',
    p_target_type,
    p_target_id,
    p_audit ->> 'reason',
    p_what,
    p_audit ->> 'request_id',
    'read');
end
$$;
comment on function private.audit_read(private.staff_member, jsonb, text, text, jsonb) is
  'Writes to the audit log that staff read personal data; p_what says which, never the data.';

-- supabase/schemas/private/functions/audit_record.sql
create function private.audit_record(
  p_line private.audit_log,
  p_actor_username text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_line.id,
  'actor_id', p_line.actor_id,
  'actor_username', p_actor_username,
  'role', p_line.role,
  'kind', p_line.kind,
  'action', p_line.action,
  'target_type', p_line.target_type,
  'target_id', p_line.target_id,
  'reason', p_line.reason,
  'before', p_line.before,
  'after', p_line.after,
  'request_id', p_line.request_id,
  'at', internal.wire_time(p_line.at));

-- supabase/schemas/private/functions/awaits_subject.sql
create function private.awaits_subject(p_job private.jobs) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_job.kind = 'webhooks_handle'
      and exists (
        select
        from private.provider_events as events
        where events.id = p_job.key::uuid
          and events.outcome in ('unknown', 'unconfirmed')
      )
  );
end
$$;
comment on function private.awaits_subject(private.jobs) is
  'Whether the job is about a callback whose subject we do not know. Staff see these in '
  'GET /admin/webhooks, and money that nothing confirms has a case of its own.';

-- supabase/schemas/private/functions/caller.sql
create function private.caller() returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller
  from public.profiles
  where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.raise_error(
      'FORBIDDEN', 'not_registered', 'Register a profile first: POST /auth/register.');
  elsif v_caller.deleted_at is not null then
    -- Access tokens stay valid for a while after the account is deleted.
    perform private.raise_error(
      'UNAUTHORIZED', 'account_deleted', 'This account does not exist any more.');
  end if;
  return v_caller;
end
$$;
comment on function private.caller() is
  'The profile of the caller. Every operation checks it itself: 403 for a token without a profile, '
  '401 for a deleted account.';

-- supabase/schemas/private/functions/change_setting.sql
create function private.change_setting(
  p_name text,
  p_value bigint,
  p_expected bigint,
  p_reason text,
  p_audit jsonb,
  p_staff private.staff_member
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_setting private.settings;
  v_before jsonb;
begin
  -- One change at a time, whatever the setting: bounds depend on the values of others.
  perform pg_advisory_xact_lock(hashtextextended('settings', 0));
  select settings.* into v_setting
  from private.settings
  where settings.name = p_name;
  if v_setting.name is null then
    perform private.raise_error(
      'VALIDATION', 'setting_unknown', 'There is no such setting; see GET /admin/settings.');
  end if;
  v_before := private.setting_record(v_setting);
  if p_value not between (v_before ->> 'min')::bigint and (v_before ->> 'max')::bigint then
    perform private.raise_error(
      'VALIDATION', 'setting_out_of_bounds',
      format(
        '%s must be from %s to %s (%s).',
        p_name, v_before ->> 'min', v_before ->> 'max', v_setting.unit),
      p_facts => jsonb_build_object('min', v_before ->> 'min', 'max', v_before ->> 'max'));
  elsif p_expected <> v_setting.value then
    perform private.raise_error(
      'CONFLICT', 'setting_changed',
      format('%s is %s by now, not %s; read it again.', p_name, v_setting.value, p_expected),
      p_facts => jsonb_build_object('value', v_setting.value::text));
  end if;

  if p_value <> v_setting.value then
    update private.settings
    set value = p_value,
        changed_at = private.now(),
        changed_by = p_staff.id
    where name = p_name
    returning * into v_setting;
    perform private.audit(p_staff, p_audit, 'setting', p_name,
      jsonb_build_object('value', v_before -> 'value'),
      jsonb_build_object('value', p_value),
      p_reason);
  end if;
  return private.setting_record(v_setting)
    || jsonb_build_object('before', v_before -> 'value');
end
$$;
comment on function private.change_setting(
  text, bigint, bigint, text, jsonb, private.staff_member) is
  'Changes a setting within its bounds, for every call from the commit on. 409 if p_expected is '
  'given and no longer the value. The present value again changes nothing.';

-- supabase/schemas/private/functions/commission.sql
create function private.commission(p_item_price bigint) returns bigint
language sql stable
return p_item_price * private.setting('commission_bps') / 10000;
comment on function private.commission(bigint) is
  'Rupiah, rounded down, so that rounding favours the seller.';

-- supabase/schemas/private/functions/decide_ktp.sql
create function private.decide_ktp(
  p_submission_id uuid,
  p_status private.ktp_status,
  p_reason text,
  p_audit jsonb,
  p_staff private.staff_member
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_submission private.ktp_submissions;
begin
  -- The profile before the submission, the order in which DELETE /auth/me locks them.
  perform
  from public.profiles
  where profiles.id = (
    select submissions.user_id
    from private.ktp_submissions as submissions
    where submissions.id = p_submission_id)
  for no key update;
  v_submission := private.ktp_for_staff(p_submission_id, p_staff);
  if v_submission.status <> 'pending' then
    perform private.raise_error('CONFLICT', 'submission_decided',
      format('This submission is already %s.', v_submission.status));
  end if;

  update private.ktp_submissions
  set status = p_status,
      rejection_reason = p_reason,
      decided_at = private.now(),
      decided_by = p_staff.id
  where id = p_submission_id
  returning * into v_submission;
  perform private.enqueue_job(
    'ktp_erase',
    p_submission_id || ':decided',
    jsonb_build_object('submission_id', p_submission_id),
    v_submission.decided_at
      + make_interval(days => private.setting('ktp_retention_days')::integer));
  perform private.notify(
    v_submission.user_id,
    'ktp:' || p_submission_id,
    'ktp.' || p_status,
    'account',
    case when p_reason is null then '{}' else jsonb_build_object('reason', p_reason) end);
  perform private.audit(p_staff, p_audit, 'ktp', p_submission_id::text,
    jsonb_build_object('status', 'pending'),
    jsonb_build_object(
      'status', p_status,
      'user_id', v_submission.user_id,
      'rejection_reason', p_reason),
    p_reason);
  return private.ktp_record(v_submission)
    || jsonb_build_object('user_id', v_submission.user_id);
end
$$;
comment on function private.decide_ktp(
  uuid, private.ktp_status, text, jsonb, private.staff_member) is
  'Approves or rejects an identity check, notifies the user and schedules the deletion of the '
  'photos.';

-- supabase/schemas/private/functions/event_envelope.sql
create function private.event_envelope(p_event private.outbox) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_event.id,
  'seq', p_event.seq,
  'type', p_event.type,
  'schema_version', p_event.schema_version,
  'aggregate', jsonb_build_object(
    'type', p_event.aggregate_type,
    'id', p_event.aggregate_id,
    'version', p_event.aggregate_version
  ),
  'occurred_at', internal.wire_time(p_event.occurred_at),
  'data', p_event.data
);
comment on function private.event_envelope(private.outbox) is
  'An event as the finance portal reads it, the same in every delivery.';

-- supabase/schemas/private/functions/find_user.sql
create function private.find_user(
  p_user_id uuid,
  p_exclude_deleted boolean default false
) returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id;
  if v_profile.id is null or (p_exclude_deleted and v_profile.deleted_at is not null) then
    perform private.raise_error('NOT_FOUND', 'user_not_found', 'This user does not exist.');
  end if;
  return v_profile;
end
$$;
comment on function private.find_user(uuid, boolean) is
  'The profile of a user, or 404. p_exclude_deleted also rejects deleted accounts.';

-- supabase/schemas/private/functions/forbid_self_decision.sql
create function private.forbid_self_decision(
  p_staff private.staff_member,
  variadic p_concerned uuid[]
) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_staff.id = any (p_concerned) then
    perform private.raise_error(
      'FORBIDDEN', 'self_decision', 'You cannot decide about yourself; another staff member must.'
    );
  end if;
end
$$;
comment on function private.forbid_self_decision(private.staff_member, uuid[]) is
  'Rejects a decision of staff about themselves. p_concerned may contain nulls.';

-- supabase/schemas/private/functions/inactive_error.sql
create function private.inactive_error(p_profile public.profiles) returns jsonb
language sql immutable
return case
  when p_profile.id is null then jsonb_build_object(
    'code', 'FORBIDDEN',
    'reason', 'not_registered',
    'message', 'Register a profile first: POST /auth/register.')
  when p_profile.deleted_at is not null then jsonb_build_object(
    'code', 'UNAUTHORIZED',
    'reason', 'account_deleted',
    'message', 'This account does not exist any more.')
  when p_profile.account_status <> 'active' then jsonb_build_object(
    'code', 'FORBIDDEN',
    'reason', private.inactive_reason(p_profile.account_status),
    'message', format('Your account is %s and cannot do this.', p_profile.account_status)
  )
end;
comment on function private.inactive_error(public.profiles) is
  'The error of a caller who may start nothing new, as {code, reason, message}; null for an active '
  'account.';

-- supabase/schemas/private/functions/is_first_in_fifo.sql
create function private.is_first_in_fifo(p_job private.jobs) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind
      and earlier.fifo_key = p_job.fifo_key
      and earlier.position < p_job.position
      and earlier.finished_at is null
      and earlier.dead_at is null
  );
end
$$;
comment on function private.is_first_in_fifo(private.jobs) is
  'Whether no earlier job with the same fifo_key is waiting. Dead jobs do not count.';

-- supabase/schemas/private/functions/is_next_of_aggregate.sql
create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_event.aggregate_version = 1 or exists (
      select from private.outbox as previous
      where previous.aggregate_type = p_event.aggregate_type
        and previous.aggregate_id = p_event.aggregate_id
        and previous.aggregate_version = p_event.aggregate_version - 1
        and previous.delivered_at is not null)
  );
end
$$;
comment on function private.is_next_of_aggregate(private.outbox) is
  'Whether the previous event of the same aggregate is delivered. Versions have no gaps.';

-- supabase/schemas/private/functions/job_record.sql
create function private.job_record(p_job private.jobs) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_job.id,
  'kind', p_job.kind,
  'key', p_job.key,
  'attempts', p_job.attempts,
  'last_error', p_job.last_error,
  'due_at', internal.wire_time(coalesce(p_job.due_at, p_job.run_at)),
  'next_try', case when p_job.dead_at is null then internal.wire_time(p_job.run_at) end,
  'dead_at', internal.wire_time(p_job.dead_at));

-- supabase/schemas/private/functions/lock_account.sql
create function private.lock_account(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  -- Listings before the profile, the order in which POST /orders locks them.
  perform
  from public.listings
  where listings.seller_id = p_user_id
    and listings.deleted_at is null
  order by listings.id
  for no key update;
  select profiles.* into v_profile
  from public.profiles
  where profiles.id = p_user_id
  for update;
  return v_profile;
end
$$;
comment on function private.lock_account(uuid) is
  'The profile of a user, locked together with the listings. Waits for running transactions '
  'that use them; nothing new can start until commit.';

-- supabase/schemas/private/functions/lock_staff_roles.sql
create function private.lock_staff_roles(p_user_id uuid) returns private.staff_member
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member;
begin
  -- Before the role check: when two superadmins remove each other, the second is rejected.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(v_staff, p_user_id);
  return v_staff;
end
$$;
comment on function private.lock_staff_roles(uuid) is
  'The superadmin who may change the roles of this user. No other transaction can change roles '
  'until commit.';

-- supabase/schemas/private/functions/lock_user.sql
create function private.lock_user(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- As private.locked_caller: a deletion is either seen here, or waits and sees what is written.
  perform from public.profiles where profiles.id = p_user_id for key share;
  return private.find_user(p_user_id, p_exclude_deleted => true);
end
$$;
comment on function private.lock_user(uuid) is
  'The profile of another user, locked, for operations that store something about both. 404 after '
  'a deletion.';

-- supabase/schemas/private/functions/locked_caller.sql
create function private.locked_caller() returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Locked until commit: a suspension or deletion is either seen here, or waits and sees what this
  -- transaction writes. Every foreign key check takes the same lock, so nothing else waits for it.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  return private.caller();
end
$$;
comment on function private.locked_caller() is
  'The profile of the caller, locked, for operations that store something about the caller.';

-- supabase/schemas/private/functions/may_go_live.sql
create function private.may_go_live(p_host public.profiles, p_brand text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_host.live_banned then
    -- Existing clients show this sentence.
    perform private.raise_error(
      'FORBIDDEN', 'live_banned',
      format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand),
      p_facts => jsonb_build_object('brand', p_brand));
  end if;
  perform private.require_verified(p_host, 'live_needs_ktp', 'go live');
end
$$;
comment on function private.may_go_live(public.profiles, text) is
  'Raises FORBIDDEN for a host whom staff banned from going live, or whose identity is not '
  'verified while live_needs_ktp is on.';

-- supabase/schemas/private/functions/payee.sql
create function private.payee(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  -- Locked until commit: a payout block is either seen here, or waits and sees the withdrawal.
  select profiles.*
  into v_profile
  from public.profiles
  where profiles.id = p_user_id
  for key share;
  if v_profile.payouts_blocked_until > private.now() then
    perform private.raise_error(
      'FORBIDDEN', 'payouts_blocked',
      format(
        'Your payouts are blocked until %s. Your money stays in your wallet.',
        internal.wire_time(v_profile.payouts_blocked_until)),
      p_facts => jsonb_build_object(
        'until', internal.wire_time(v_profile.payouts_blocked_until)));
  end if;
  return v_profile;
end
$$;
comment on function private.payee(uuid) is
  'The profile of a user who may be paid out, locked. 403 while staff block payouts to this user.';

-- supabase/schemas/private/functions/payout_block.sql
create function private.payout_block(
  p_profile public.profiles,
  p_account_status public.account_status,
  p_given jsonb
) returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case
    when p_given is not null
      then (p_given ->> 'until')::timestamptz
    when p_profile.account_status = p_account_status
      then p_profile.payouts_blocked_until
    when p_account_status = 'banned'
      then greatest(
        p_profile.payouts_blocked_until,
        private.now() + make_interval(
          days => least(private.setting('ban_payout_block_days'), 365)::integer
        )
      )
    when p_account_status = 'suspended'
      then p_profile.payouts_blocked_until
  end
$$;
comment on function private.payout_block(public.profiles, public.account_status, jsonb) is
  'Until when payouts to a user are blocked once the account has this status. p_given {until} is '
  'the decision of staff; without one a ban sets a time and a reinstatement lifts it.';

-- supabase/schemas/private/functions/profile_record.sql
create function private.profile_record(p_profile public.profiles) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_profile.id,
      'username', p_profile.username,
      'full_name', p_profile.full_name,
      'bio', p_profile.bio,
      'photo_url', p_profile.photo_url,
      'city', p_profile.city,
      'phone', p_profile.phone,
      'email', (
        select contacts.email
        from private.contacts
        where contacts.user_id = p_profile.id),
      'email_suppressed', exists (
        select from private.contacts
        where contacts.user_id = p_profile.id
          and private.is_suppressed(contacts.email)),
      'locale', p_profile.locale,
      'account_status', p_profile.account_status,
      'payouts_blocked_until', internal.wire_time(p_profile.payouts_blocked_until),
      'verified', p_profile.verified,
      'on_vacation_until', internal.wire_time(private.vacation_of(p_profile.id)),
      'live_banned', p_profile.live_banned,
      'live_banned_at', internal.wire_time(p_profile.live_banned_at),
      'rating', round(p_profile.rating_sum::numeric / nullif(p_profile.rating_count, 0), 2),
      'rating_count', p_profile.rating_count,
      'sold_count', p_profile.sold_count,
      'roles', coalesce((
        select held_roles.roles
        from private.held_roles
        where held_roles.user_id = p_profile.id), '[]'),
      'addresses', (
        select coalesce(jsonb_agg(
          private.address_record(addresses)
          order by addresses.is_primary desc, addresses.created_at desc, addresses.id desc), '[]')
        from public.addresses
        where addresses.user_id = p_profile.id),
      'created_at', internal.wire_time(p_profile.created_at),
      'updated_at', internal.wire_time(p_profile.updated_at))
  );
end
$$;
comment on function private.profile_record(public.profiles) is
  'A profile as its user sees it, with account status, roles and addresses, the primary one first.';

-- supabase/schemas/private/functions/protection_fee.sql
create function private.protection_fee(p_item_price bigint) returns bigint
language sql stable
return greatest(
  private.setting('protection_fee_min_idr'),
  least(
    private.setting('protection_fee_max_idr'),
    private.setting('protection_fee_flat_idr')
      + p_item_price * private.setting('protection_fee_bps') / 10000
  )
);
comment on function private.protection_fee(bigint) is
  'The buyer protection fee for an item price, in rupiah: a fixed part plus a share in basis '
  'points, rounded down, within the configured minimum and maximum.';

-- supabase/schemas/private/functions/reconciliation_run_record.sql
create function private.reconciliation_run_record(
  p_run private.reconciliation_runs
) returns jsonb
language sql stable
return jsonb_build_object(
  'run_id', p_run.id,
  'from', internal.wire_time(p_run.from_at),
  'after', p_run.after_id);
comment on function private.reconciliation_run_record(private.reconciliation_runs) is
  'What a run has to read: what changed since `from`, after the row `after` of the list.';

-- supabase/schemas/private/functions/record_provider_transaction.sql
create function private.record_provider_transaction(
  p_transaction private.provider_transactions
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.provider_transactions as known
    (id, type, status, reference, cashflow, amount, fee, created_at)
  values (
    p_transaction.id, p_transaction.type, p_transaction.status, p_transaction.reference,
    p_transaction.cashflow, p_transaction.amount, p_transaction.fee, p_transaction.created_at
  )
  on conflict (id) do update
  set
    status = excluded.status,
    cashflow = excluded.cashflow,
    amount = excluded.amount,
    fee = excluded.fee,
    seen_at = private.now();
  -- Readable again.
  update private.reconciliation_differences as differences
  set status = 'resolved', closed_at = private.now()
  where differences.reference = 'row:' || p_transaction.id
    and differences.status = 'open';
  -- The provider reports its fees only in this list.
  if p_transaction.fee > 0 and p_transaction.status = 'SUCCESS' then
    perform private.ledger_post(
      'provider_fee:' || p_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
      array[
        private.ledger_line('provider_cash', p_transaction.fee),
        private.ledger_line(
          case p_transaction.cashflow
            when 'MONEY_OUT' then 'payout_fees'
            else 'payment_fees'
          end::private.account_kind,
          -p_transaction.fee
        )
      ],
      p_transaction.created_at
    );
  end if;
end
$$;
comment on function private.record_provider_transaction(private.provider_transactions) is
  'Stores a transaction of the provider as it is now, and books its fee once.';

-- supabase/schemas/private/functions/redrive_jobs.sql
create function private.redrive_jobs(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  with dead as (
    select jobs.*
    from private.jobs
    where jobs.id = any (p_ids)
      and jobs.dead_at is not null
    order by jobs.id
    for update
  ),
  redriven as (
    update private.jobs
    set
      dead_at = null,
      attempts = 0,
      run_at = private.now(),
      lease_token = null,
      leased_until = null
    from dead
    where jobs.id = dead.id
  )
  select count(*)
  into v_count
  from dead
  cross join lateral private.audit(
    p_staff, p_audit, 'job', dead.id::text,
    jsonb_build_object(
      'kind', dead.kind,
      'dead_at', internal.wire_time(dead.dead_at),
      'attempts', dead.attempts,
      'error', dead.last_error
    ),
    jsonb_build_object('attempts', 0)
  );
  return v_count;
end
$$;
comment on function private.redrive_jobs(private.staff_member, jsonb, uuid[]) is
  'Restarts the dead ones among these jobs, with an audit log entry each; returns their number.';

-- supabase/schemas/private/functions/redrive_outbox.sql
create function private.redrive_outbox(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  with dead as (
    select outbox.*
    from private.outbox
    where outbox.id = any (p_ids)
      and outbox.dead_at is not null
    order by outbox.id
    for update
  ),
  redriven as (
    update private.outbox
    set
      dead_at = null,
      attempts = 0,
      has_uncounted_attempt = false,
      due_at = private.now(),
      lease_token = null,
      leased_until = null
    from dead
    where outbox.id = dead.id
  )
  select count(*)
  into v_count
  from dead
  cross join lateral private.audit(
    p_staff, p_audit, 'outbox_event', dead.id::text,
    jsonb_build_object(
      'dead_at', internal.wire_time(dead.dead_at),
      'attempts', dead.attempts,
      'error', dead.last_error
    ),
    jsonb_build_object('attempts', 0)
  );
  return v_count;
end
$$;
comment on function private.redrive_outbox(private.staff_member, jsonb, uuid[]) is
  'Gives the dead events among these five more deliveries, with an audit log entry each; '
  'returns their number.';

-- supabase/schemas/private/functions/redrive_webhooks.sql
create function private.redrive_webhooks(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  with open as (
    select events.*
    from private.provider_events as events
    where events.id = any (p_ids)
      and events.is_open
    order by events.id
    for update
  )
  select count(*)
  into v_count
  from open
  cross join lateral private.restart_job(
    'webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)
  )
  cross join lateral private.audit(
    p_staff, p_audit, 'callback', open.id::text,
    jsonb_build_object(
      'provider', open.provider,
      'reference', open.reference,
      'outcome', open.outcome
    ),
    null
  );
  return v_count;
end
$$;
comment on function private.redrive_webhooks(private.staff_member, jsonb, uuid[]) is
  'Handles the open callbacks among these again, with an audit log entry each; '
  'returns their number.';

-- supabase/schemas/private/functions/require_verified.sql
create function private.require_verified(
  p_profile public.profiles,
  p_setting text,
  p_to_do text
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if private.setting(p_setting) = 0 or p_profile.verified then
    return;
  end if;
  if exists (
    select
    from private.ktp_submissions as submissions
    where submissions.user_id = p_profile.id
      and submissions.status = 'pending'
  ) then
    perform private.raise_error(
      'FORBIDDEN', 'identity_in_review',
      format('Your identity card is being reviewed. You can %s once it is approved.', p_to_do));
  end if;
  perform private.raise_error(
    'FORBIDDEN', 'identity_not_verified',
    format(
      'Verify your identity before you %s: send your identity card with POST /ktp/submit.',
      p_to_do));
end
$$;
comment on function private.require_verified(public.profiles, text, text) is
  '403 for a user without an approved identity check while p_setting, a switch, is on. p_to_do '
  'completes the sentence "before you …".';

-- supabase/schemas/private/functions/staff_caller.sql
create function private.staff_caller(
  variadic p_roles private.staff_role[]
) returns private.staff_member
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_role private.staff_role;
begin
  if v_caller.account_status <> 'active' then
    perform private.raise_error(
      'FORBIDDEN', private.inactive_reason(v_caller.account_status),
      format('Your account is %s: you cannot use staff operations.', v_caller.account_status));
  end if;
  -- `superadmin` is the first value of the enum, so another sufficient role is preferred.
  select staff_roles.role into v_role
  from private.staff_roles
  where staff_roles.user_id = v_caller.id
    and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  order by staff_roles.role desc
  limit 1;
  if v_role is null then
    perform private.raise_error(
      'FORBIDDEN', 'staff_role_required', 'This needs another staff role.');
  end if;
  return row(v_caller.id, v_role)::private.staff_member;
end
$$;
comment on function private.staff_caller(private.staff_role[]) is
  'The caller as staff, in one of these roles or as superadmin. Every staff operation calls it '
  'first, although the router checks roles too.';

-- supabase/schemas/private/functions/suspense_record.sql
create function private.suspense_record(p_id uuid) returns jsonb
language sql stable
return private.suspense_records(array[p_id]) -> 0;

-- supabase/schemas/private/functions/take_vacation.sql
create function private.take_vacation(
  p_user_id uuid,
  p_until timestamptz
) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_days constant integer := private.setting('vacation_max_days');
  v_profile public.profiles;
begin
  -- Orders of the listings are either done, or wait and see the vacation.
  perform private.lock_account(p_user_id);
  v_profile := private.caller();
  if p_until <= private.now() then
    perform private.raise_error(
      'VALIDATION', 'vacation_invalid', 'on_vacation_until must be in the future.',
      p_facts => jsonb_build_object('days', v_days));
  elsif p_until > private.now() + make_interval(days => v_days) then
    perform private.raise_error(
      'VALIDATION', 'vacation_invalid',
      format('on_vacation_until must be within %s days from now.', v_days),
      p_facts => jsonb_build_object('days', v_days));
  end if;

  update public.profiles
  set on_vacation_until = p_until
  where id = p_user_id
  returning * into v_profile;
  if p_until is not null then
    perform private.enqueue_job(
      'vacation_end',
      p_user_id || ':' || internal.wire_time(p_until),
      jsonb_build_object('user_id', p_user_id),
      p_until);
  end if;
  return v_profile;
end
$$;
comment on function private.take_vacation(uuid, timestamptz) is
  'Hides the listings of the caller until a time, at most vacation_max_days ahead, or shows them '
  'again (null).';

-- supabase/schemas/private/functions/voucher_cap.sql
create function private.voucher_cap(
  p_voucher private.vouchers,
  p_item_price bigint,
  p_discount bigint
) returns text
language sql immutable
return case
  when p_discount >= private.voucher_face_value(
    p_voucher.kind, p_voucher.value, p_item_price) then null
  when p_discount = p_voucher.max_discount then 'max_discount'
  else 'minimum_payment'
end;
comment on function private.voucher_cap(private.vouchers, bigint, bigint) is
  'What made the discount smaller than the voucher''s value; null when nothing did.';

-- supabase/schemas/private/functions/voucher_discount.sql
create function private.voucher_discount(
  p_kind private.voucher_kind,
  p_value bigint,
  p_max_discount bigint,
  p_item_price bigint,
  p_total bigint
) returns bigint
language sql stable
return greatest(
  0,
  least(
    private.voucher_face_value(p_kind, p_value, p_item_price),
    p_max_discount,
    p_total - private.setting('minimum_invoice_idr')));
comment on function private.voucher_discount(
  private.voucher_kind, bigint, bigint, bigint, bigint) is
  'Rupiah, rounded down. Limited so that the rest is not below the smallest possible invoice.';

-- supabase/schemas/private/functions/voucher_record.sql
create function private.voucher_record(p_voucher private.vouchers) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_voucher.id,
  'code', p_voucher.code,
  'kind', p_voucher.kind,
  'value', p_voucher.value,
  'max_discount', p_voucher.max_discount,
  'min_total', p_voucher.min_total,
  'starts_at', internal.wire_time(p_voucher.starts_at),
  'ends_at', internal.wire_time(p_voucher.ends_at),
  'total_limit', p_voucher.total_limit,
  'per_user_limit', p_voucher.per_user_limit,
  'used', p_voucher.used,
  'active', p_voucher.active,
  'created_at', internal.wire_time(p_voucher.created_at),
  'updated_at', internal.wire_time(p_voucher.updated_at));

-- supabase/schemas/private/tables/ai_usage.sql
create table private.ai_usage (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0),
  cost_microrupiah bigint not null default 0,
  primary key (user_id, day)
);
comment on table private.ai_usage is 'Model calls and their cost per user and Jakarta day.';
comment on column private.ai_usage.cost_microrupiah is 'Millionths of a rupiah.';

alter table private.ai_usage enable row level security;
create policy all_api on private.ai_usage
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.ai_usage to preloved_api;

-- supabase/schemas/private/tables/blocks.sql
create table private.blocks (
  blocker_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (blocker_id, blocked_id),
  constraint blocks__others check (blocker_id <> blocked_id)
);
comment on table private.blocks is
  'Who has blocked whom: between the two no order, chat or follow begins, in either direction.';

create index blocks_blocked on private.blocks (blocked_id, blocker_id);
create index blocks_newest on private.blocks (blocker_id, created_at desc, blocked_id desc);

alter table private.blocks enable row level security;
create policy all_api on private.blocks
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.blocks to preloved_api;

-- supabase/schemas/private/tables/contacts.sql
create table private.contacts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null,
  token_issued_at timestamptz not null,
  updated_at timestamptz not null default private.now()
);
comment on table private.contacts is
  'E-mail address of a user, taken from a verified token. Kept apart from the profile, so that '
  'no policy on profiles can expose it.';
comment on column private.contacts.token_issued_at is
  'Real time. Only a token issued later may change the address.';

alter table private.contacts enable row level security;
create policy all_api on private.contacts
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.contacts to preloved_api;

-- supabase/schemas/private/tables/emails.sql
create table private.emails (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  digest_day date,
  data jsonb not null,
  address text not null,
  locale text not null,
  name text not null,
  status text not null default 'pending' check (
    status in (
      'pending', 'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'abandoned', 'bounced',
      'complained'
    )
  ),
  provider_id text constraint emails__provider_id unique,
  problem text,
  first_tried_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint emails__one_digest unique (user_id, digest_day)
);
comment on table private.emails is
  'Every e-mail and its delivery status. Address, name and language are fixed at the first '
  'attempt, because a retry with the same key must send the same message.';
comment on column private.emails.id is
  'The notification''s id, or for a digest its own. It is the Idempotency-Key at the provider.';
comment on column private.emails.digest_day is 'The Jakarta day of a digest: one per user and day.';
comment on column private.emails.status is
  'abandoned: the provider was down for longer than it keeps idempotency keys.';

alter table private.emails enable row level security;
create policy all_api on private.emails
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.emails to preloved_api;

-- supabase/schemas/private/tables/follows.sql
create table private.follows (
  follower_id uuid not null references public.profiles (id) on delete cascade,
  followed_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (follower_id, followed_id),
  constraint follows__others check (follower_id <> followed_id)
);
comment on table private.follows is
  'Who follows whom: the follower sees the listings, and is told when a stream starts.';

create index follows_followed on private.follows (followed_id, follower_id);
create index follows_followed_newest
  on private.follows (followed_id, created_at desc, follower_id desc);

alter table private.follows enable row level security;
create policy all_api on private.follows
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.follows to preloved_api;

-- supabase/schemas/private/tables/ktp_submissions.sql
create table private.ktp_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  status private.ktp_status not null default 'uploading',
  photo_path text not null,
  selfie_path text not null,
  rejection_reason text check (char_length(rejection_reason) between 3 and 500),
  submitted_at timestamptz not null default private.now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete restrict,
  erased_at timestamptz,
  check ((status = 'rejected') = (rejection_reason is not null)),
  check (
    (status in ('approved', 'rejected')) = (decided_at is not null)
    and (decided_at is null) = (decided_by is null)
  )
);
comment on table private.ktp_submissions is
  'Submitted identity documents and the decision of staff. The photos are in the private '
  'bucket ktp and are deleted some time after the decision.';
comment on column private.ktp_submissions.erased_at is
  'When the photos were deleted; the decision stays.';

create unique index ktp_submissions__one_open on private.ktp_submissions (user_id)
  where status in ('pending', 'approved');
create index ktp_submissions_user_id on private.ktp_submissions (user_id, submitted_at desc);
create index ktp_submissions_decided_by on private.ktp_submissions (decided_by);
create index ktp_submissions_pending on private.ktp_submissions (submitted_at desc, id desc)
  where status = 'pending';
create index ktp_submissions_latest
  on private.ktp_submissions (user_id, submitted_at desc, id desc)
  where status in ('pending', 'approved', 'rejected');

alter table private.ktp_submissions enable row level security;
create policy all_api on private.ktp_submissions
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.ktp_submissions to preloved_api;

create trigger ktp_write_verified
  after insert or update of status on private.ktp_submissions
  for each row execute function private.ktp_write_verified();

-- supabase/schemas/private/tables/push_subscriptions.sql
create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null constraint push_subscriptions__endpoint unique
    check (octet_length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default private.now(),
  deleted_at timestamptz,
  deleted_because text check (deleted_because in ('unsubscribed', 'gone', 'too_many')),
  check ((deleted_at is null) = (deleted_because is null))
);
comment on table private.push_subscriptions is
  'Web push subscriptions. A subscription belongs to the user who registered it last, so that '
  'users who share a device do not get each other''s notifications.';
comment on column private.push_subscriptions.p256dh is
  'The browser''s public key, for encryption (RFC 8291). Never returned by the API.';
comment on column private.push_subscriptions.deleted_because is
  'unsubscribed by the user; gone: the push service answered 404 or 410; too_many: the oldest of '
  'more than push_devices_max.';

create index push_subscriptions_user_id on private.push_subscriptions (user_id);
create index push_subscriptions_active on private.push_subscriptions (user_id)
  where deleted_at is null;

alter table private.push_subscriptions enable row level security;
create policy all_api on private.push_subscriptions
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.push_subscriptions to preloved_api;

-- supabase/schemas/private/tables/seller_balances.sql
create table private.seller_balances (
  seller_id uuid primary key references public.profiles (id) on delete cascade,
  available bigint not null,
  pending bigint not null,
  currency text not null,
  as_of timestamptz not null
);
comment on table private.seller_balances is
  'The last balance that the finance portal returned for a seller, shown while the portal is down.';

alter table private.seller_balances enable row level security;
create policy all_api on private.seller_balances
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.seller_balances to preloved_api;

-- supabase/schemas/private/tables/seller_reviews.sql
create table private.seller_reviews (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  event_id text not null constraint seller_reviews__once unique
    references private.finance_inbox (id) on delete restrict,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  closed_by uuid references public.profiles (id) on delete restrict,
  verdict text check (verdict in ('cleared', 'confirmed')),
  note text,
  check ((closed_at is null) = (verdict is null) and (closed_at is null) = (closed_by is null))
);
comment on table private.seller_reviews is
  'Sellers whom the finance portal asks staff to check. Open until staff record a verdict.';

create index seller_reviews_open on private.seller_reviews (opened_at) where closed_at is null;
create index seller_reviews_seller_id on private.seller_reviews (seller_id);
create index seller_reviews_closed_by on private.seller_reviews (closed_by);

alter table private.seller_reviews enable row level security;
create policy all_api on private.seller_reviews
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.seller_reviews to preloved_api;

-- supabase/schemas/private/tables/settings.sql
create table private.settings (
  name text primary key,
  value bigint not null,
  meaning text not null,
  unit text not null
    check (unit in ('idr', 'bps', 'minutes', 'days', 'count', 'factor', 'switch')),
  min_value bigint not null check (min_value >= 0),
  max_value bigint not null,
  at_most text references private.settings (name) on delete restrict
    deferrable initially deferred,
  changed_at timestamptz,
  changed_by uuid references public.profiles (id) on delete restrict,
  constraint settings__bounds check (value between min_value and max_value)
);
comment on table private.settings is
  'What staff may change without a deployment (PATCH /admin/settings): integers, or 1 and 0 for '
  'a switch.';
comment on column private.settings.value is 'In the unit; between min_value and max_value.';
comment on column private.settings.at_most is
  'Another setting, which this one never exceeds: a reminder comes before the end it announces.';
comment on column private.settings.changed_at is
  'Last change by staff, with changed_by; null for a value that came with a deployment.';

create index settings_at_most on private.settings (at_most);
create index settings_changed_by on private.settings (changed_by);

alter table private.settings enable row level security;
create policy select_api on private.settings
  for select to preloved_api
  using (true);
create policy update_api on private.settings
  for update to preloved_api
  using (true);
-- The bounds change with a deployment only.
grant select, update (value, changed_at, changed_by) on private.settings to preloved_api;

insert into private.settings
  (name, value, unit, min_value, max_value, at_most, meaning)
values
  ('protection_fee_flat_idr', 2000, 'idr', 0, 1000000, null, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'bps', 0, 10000, null,
    'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'idr', 0, 100000000, null, 'Buyer protection fee: maximum'),
  ('commission_bps', 0, 'bps', 0, 10000, null,
    'Seller commission: share of the item price, in basis points'),
  ('payment_window_minutes', 60, 'minutes', 5, 10080, null,
    'Time to pay before an order expires and its listing is free again'),
  ('quote_minutes', 15, 'minutes', 1, 1440, null, 'Validity of a shipping quote'),
  ('cancel_window_minutes', 60, 'minutes', 0, 10080, null,
    'Time after payment in which the buyer may still cancel'),
  ('ship_window_minutes', 10080, 'minutes', 60, 129600, null,
    'Time for the seller to ship before the order is cancelled automatically'),
  ('delivery_window_minutes', 20160, 'minutes', 60, 129600, null,
    'Time after shipping until a parcel that a carrier has scanned is assumed delivered'),
  ('receipt_window_minutes', 2880, 'minutes', 60, 43200, null,
    'Time after delivery until the escrow is released automatically'),
  ('return_window_minutes', 1440, 'minutes', 60, 43200, null,
    'Time after delivery in which the buyer may request a return'),
  ('return_auto_approve_idr', 50000, 'idr', 0, 10000000, null,
    'Highest item price plus shipping fee at which a return is approved at once'),
  ('return_answer_minutes', 2880, 'minutes', 60, 43200, null,
    'Time for the seller to answer a return request before it is approved automatically'),
  ('return_ship_minutes', 10080, 'minutes', 60, 129600, null,
    'Time for the buyer to hand an approved return to a carrier before it lapses'),
  ('return_received_minutes', 2880, 'minutes', 60, 43200, null,
    'Time after the delivery of a return until it counts as received'),
  ('payment_reminder_minutes', 15, 'minutes', 1, 10080, 'payment_window_minutes',
    'Reminder to the buyer: time before the order expires unpaid'),
  ('ship_reminder_minutes', 2880, 'minutes', 1, 129600, 'ship_window_minutes',
    'Reminder to the seller: time before the order is cancelled for not shipping'),
  ('receipt_reminder_minutes', 720, 'minutes', 1, 43200, 'receipt_window_minutes',
    'Reminder to the buyer: time before the automatic release'),
  ('return_answer_reminder_minutes', 720, 'minutes', 1, 43200, 'return_answer_minutes',
    'Reminder to the seller: time before the automatic approval of a return'),
  ('return_ship_reminder_minutes', 2880, 'minutes', 1, 129600, 'return_ship_minutes',
    'Reminder to the buyer: time before an approved return lapses'),
  ('return_received_reminder_minutes', 720, 'minutes', 1, 43200, 'return_received_minutes',
    'Reminder to the seller: time before a return counts as received'),
  ('dispute_answer_minutes', 2880, 'minutes', 60, 43200, null,
    'Time for the other party to answer a dispute with evidence'),
  ('dispute_answer_reminder_minutes', 720, 'minutes', 1, 43200, 'dispute_answer_minutes',
    'Reminder to the party that has not answered a dispute: time before its end'),
  ('late_payment_revival_minutes', 1440, 'minutes', 0, 10080, null,
    'Time after its end in which a late payment can still revive an order'),
  ('rate_limit_multiplier', 1, 'factor', 1, 1000000000, null,
    'Factor on every rate limit: 1 in production, more for development and tests'),
  ('withdrawals_open', 1, 'switch', 0, 1, null,
    'Whether new withdrawals are accepted: 1 yes, 0 no'),
  ('withdrawal_poll_minutes', 360, 'minutes', 1, 10080, null,
    'Interval of polling the provider for a payout without a callback'),
  ('minimum_invoice_idr', 10000, 'idr', 1000, 1000000, null,
    'Minimum that a voucher leaves to pay: the lowest amount of every payment channel'),
  ('protection_fee_min_idr', 2000, 'idr', 0, 100000000, 'protection_fee_max_idr',
    'Buyer protection fee: minimum'),
  ('reconciliation_days', 7, 'days', 1, 90, null,
    'Days before the end of the last reconciliation that the next one reads again'),
  ('ai_daily_calls', 50, 'count', 0, 100000, null,
    'Photos that one user may have categorized per Jakarta day'),
  ('ai_prompt_price_idr', 0, 'idr', 0, 1000000000, null,
    'Price of a million prompt tokens; 0 until the model''s price is entered'),
  ('ai_completion_price_idr', 0, 'idr', 0, 1000000000, null,
    'Price of a million completion tokens; 0 until the model''s price is entered'),
  ('ktp_retention_days', 30, 'days', 0, 365, null,
    'Days that identity photos are kept after a decision; a change affects later decisions'),
  ('ktp_upload_minutes', 15, 'minutes', 1, 1440, null,
    'Time after which an interrupted identity upload is deleted'),
  ('settlement_offers_max', 10, 'count', 1, 100, null,
    'Settlement offers of one party for one order'),
  ('unpaid_orders_max', 5, 'count', 1, 1000, null,
    'Orders of one buyer that may await payment at once'),
  ('courier_excess_case_idr', 5000, 'idr', 0, 10000000, null,
    'Courier price above the buyer''s shipping fee from which staff get a case'),
  ('courier_statement_days', 7, 'days', 1, 90, null,
    'Days after its delivery or cancellation in which a parcel''s price is read again every night'),
  ('return_auto_approve_count', 3, 'count', 0, 1000, null,
    'Returns of one buyer, and of one seller, that need neither a decision nor a scan in '
    'return_auto_approve_days'),
  ('return_auto_approve_days', 30, 'days', 1, 365, null,
    'Days over which return_auto_approve_count is counted'),
  ('push_devices_max', 10, 'count', 1, 100, null,
    'Browsers that one user may subscribe to push messages; the oldest is removed'),
  ('payout_decision_days', 2, 'days', 1, 90, null,
    'Days after which staff may decide a withdrawal that the provider contradicts itself about'),
  ('ban_payout_block_days', 90, 'days', 0, 365, null,
    'Days from a ban in which the user cannot withdraw'),
  ('booking_search_days', 2, 'days', 1, 30, null,
    'Days after an order stopped needing its courier in which a booking without an answer is '
    'looked for at the provider, before staff decide'),
  ('withdrawals_need_ktp', 0, 'switch', 0, 1, null,
    'Whether a new withdrawal needs an approved identity card: 1 yes, 0 no'),
  ('live_needs_ktp', 0, 'switch', 0, 1, null,
    'Whether going live needs an approved identity card: 1 yes, 0 no'),
  ('vacation_max_days', 90, 'days', 1, 365, null, 'Days from now that a vacation may last'),
  ('return_labels_max', 10, 'count', 0, 1000, null,
    'Return labels of one buyer that claims pay for in return_labels_days'),
  ('return_labels_days', 30, 'days', 1, 365, null,
    'Days over which return_labels_max is counted'),
  ('follows_max', 10000, 'count', 1, 1000000, null, 'Users that one user may follow');

-- supabase/schemas/private/tables/staff_roles.sql
create table private.staff_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role private.staff_role not null,
  granted_at timestamptz not null default private.now(),
  primary key (user_id, role)
);
comment on table private.staff_roles is
  'Staff members by role. Every staff call reads it, so a revoked role ends with the next call.';

alter table private.staff_roles enable row level security;
create policy all_api on private.staff_roles
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, delete on private.staff_roles to preloved_api;

-- supabase/schemas/private/tables/withdrawals.sql
create table private.withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  status private.withdrawal_status not null default 'HELD',
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null generated always as (amount - fee) stored check (net > 0),
  recipient_email text not null,
  request_key text,
  attempts integer not null default 1,
  provider_payout_id text constraint withdrawals__provider_payout_id unique,
  provider_status text,
  payout_url text,
  failure_reason text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  reversals integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  link_readings bigint not null default 0,
  decided_at timestamptz,
  decision jsonb
);
comment on table private.withdrawals is
  'Withdrawals from a wallet, paid out by the payment provider. Their id is the provider''s '
  'only key for them.';
comment on column private.withdrawals.amount is
  'Rupiah that leave the wallet. The payout is net; fee is ours.';
comment on column private.withdrawals.attempts is
  'Requests for a payout link that may have reached the provider. Only an error of the first '
  'one proves that there is no link. 0 until the job makes the first one.';
comment on column private.withdrawals.provider_status is 'The provider''s status, as last read.';
comment on column private.withdrawals.leased_until is
  'Real time until which one request may create the payout link; afterwards another process '
  'may finish it.';
comment on column private.withdrawals.reversals is
  'How often the provider changed the outcome after the hold had ended. Part of the keys of '
  'those transfers.';
comment on column private.withdrawals.link_readings is
  'How often the link was read from the provider and applied, or decided about by staff. What was '
  'read before the last one is outdated.';
comment on column private.withdrawals.decision is
  'What staff decided where the provider contradicts itself, with the evidence of both sides: '
  '{outcome, staff_id, reason, evidence, link, listed_amount}. Its words are deleted with the '
  'account; the audit log keeps them.';

create unique index withdrawals__one_in_flight on private.withdrawals (user_id)
  where status in ('HELD', 'LINK_CREATED');
create index withdrawals_user_id on private.withdrawals (user_id, created_at desc, id desc);
create index withdrawals_status on private.withdrawals (status, created_at desc);
create index withdrawals_created_at on private.withdrawals (created_at desc, id desc);

alter table private.withdrawals enable row level security;
create policy all_api on private.withdrawals
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.withdrawals to preloved_api;

-- supabase/schemas/public/tables/addresses.sql
create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  label text check (char_length(label) <= 50),
  recipient_name text not null check (char_length(recipient_name) between 1 and 100),
  phone text not null check (phone ~ '^\+62[0-9]{7,13}$'),
  street text not null check (char_length(street) between 1 and 300),
  district text check (char_length(district) <= 100),
  city text not null check (char_length(city) between 1 and 100),
  province text not null check (char_length(province) between 1 and 100),
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_primary boolean not null default false,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.addresses is
  'A user''s addresses. Only the owner reads them; orders keep copies.';

create index addresses_user_id on public.addresses (user_id, created_at);
create unique index addresses__one_primary on public.addresses (user_id) where is_primary;

alter table public.addresses enable row level security;
create policy select_authenticated on public.addresses
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy all_api on public.addresses
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.addresses to authenticated;
grant select, insert, update, delete on public.addresses to preloved_api;

-- supabase/schemas/public/tables/listings.sql
create table public.listings (
  id uuid primary key default gen_random_uuid(),
  number bigint not null generated always as identity constraint listings__number unique,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  title text not null check (char_length(title) between 1 and 120),
  description text not null default '' check (char_length(description) <= 5000),
  price bigint not null check (price between 1000 and 100000000),
  original_price bigint check (original_price between 0 and 1000000000),
  product_category text not null check (product_category in
    ('Atasan', 'Bawahan', 'Dress', 'Outerwear', 'Sepatu', 'Tas', 'Aksesoris', 'Activewear')),
  gender text not null check (gender in ('male', 'female', 'unisex')),
  condition text not null check (condition in ('new', 'like_new', 'good', 'fair')),
  brand text check (char_length(brand) <= 80),
  size text check (char_length(size) <= 40),
  color text check (char_length(color) <= 40),
  material text check (char_length(material) <= 80),
  style text check (char_length(style) <= 80),
  sub_category text check (char_length(sub_category) <= 80),
  vibe_tags text[] not null default '{}' check (cardinality(vibe_tags) <= 20),
  photos text[] not null check (cardinality(photos) between 1 and 10),
  weight_grams integer not null check (weight_grams between 1 and 30000),
  likes integer not null default 0 check (likes >= 0),
  status public.listing_status not null default 'active',
  seller_active boolean not null default true,
  boost_score integer not null default 0 check (boost_score >= 0),
  deleted_at timestamptz,
  is_visible boolean not null
    generated always as (status = 'active' and deleted_at is null and seller_active) stored,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  card text not null
) with (fillfactor = 90, toast_tuple_target = 4096);
comment on table public.listings is 'One item for sale. There is only one of it.';
comment on column public.listings.number is 'Sequence of creation; search orders by it.';
comment on column public.listings.boost_score is
  'Sum of the scores of all running boosts (private.boost_periods); 0 is organic. Callers '
  'cannot read it.';
comment on column public.listings.price is 'Rupiah.';
comment on column public.listings.seller_active is
  'Whether the seller''s account is active and not on vacation: a copy, so that is_visible can be '
  'a stored column that indexes use.';
comment on column public.listings.is_visible is
  'True for exactly the listings that browse, search and boosted show.';
comment on column public.listings.card is
  'The listing''s part of its JSON record, as text, written with the row, so that a page of '
  'fifty is not rendered on every read.';

-- One index per sort order, with the columns of its filters, so that a filtered row is skipped
-- without fetching it. Only visible listings are indexed.
create index listings_newest on public.listings (created_at desc, id desc) where is_visible;
create index listings_cheapest on public.listings (price, id) include (gender) where is_visible;
create index listings_dearest on public.listings (price desc, id) include (gender) where is_visible;
create index listings_category_newest
  on public.listings (product_category, created_at desc, id desc) include (gender) where is_visible;
create index listings_category_cheapest on public.listings (product_category, price, id)
  include (gender) where is_visible;
create index listings_category_dearest on public.listings (product_category, price desc, id)
  include (gender) where is_visible;
create index listings_gender_newest on public.listings (gender, created_at desc, id desc)
  where is_visible;
create index listings_boosted on public.listings (boost_score desc, id) where is_visible;
create index listings_seller on public.listings (seller_id);
-- With what the policies read, so that a seller's listings are counted without fetching them.
create index listings_seller_newest on public.listings (seller_id, created_at desc, id desc)
  include (status, is_visible, deleted_at)
  where deleted_at is null;

alter table public.listings enable row level security;
-- is_visible comes first although the rest implies it: a partial index proves it, so that browsing
-- checks the policy without fetching the row.
create policy select_anon on public.listings
  for select to anon
  using (is_visible or (deleted_at is null and status <> 'removed'));
create policy select_authenticated on public.listings
  for select to authenticated
  using (
    is_visible
    or (deleted_at is null and (status <> 'removed' or seller_id = (select auth.uid())))
  );
create policy all_api on public.listings
  for all to preloved_api
  using (true)
  with check (true);
-- Without seller_active and boost_score: suspensions and paid boosts are not public.
grant select (
  id, seller_id, title, description, price, original_price, product_category, gender, condition,
  brand, size, color, material, style, sub_category, vibe_tags, photos, weight_grams, likes, status,
  deleted_at, is_visible, card, created_at, updated_at
) on public.listings to anon, authenticated;
grant select, insert, update on public.listings to preloved_api;

-- Only the columns of the card: suspending a seller does not rewrite the cards.
create trigger listings_write_card
  before insert or update of
    title, description, price, original_price, product_category, gender, condition, brand, size,
    color, material, style, sub_category, vibe_tags, photos, weight_grams, likes, status,
    created_at, updated_at
  on public.listings
  for each row execute function private.listings_write_card();
create trigger listings_count_new
  after insert on public.listings
  referencing new table as new_rows
  for each statement execute function private.listings_count();
create trigger listings_count_gone
  after delete on public.listings
  referencing old table as old_rows
  for each statement execute function private.listings_count();
create trigger listings_count_changed
  after update on public.listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.listings_count();
create trigger listings_index_new
  after insert on public.listings
  referencing new table as new_rows
  for each statement execute function private.listings_index();
create trigger listings_index_gone
  after delete on public.listings
  referencing old table as old_rows
  for each statement execute function private.listings_index();
create trigger listings_index_changed
  after update on public.listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.listings_index();
create trigger listings_inherit_boost
  before insert on public.listings
  for each row execute function private.listings_inherit_boost();
create trigger record_categorized_listing
  after insert on public.listings
  for each row execute function private.record_categorized_listing();

-- supabase/schemas/public/tables/live_streams.sql
create table public.live_streams (
  id text primary key default 'LS' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (id ~ '^LS[0-9a-f]{12}$'),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  seller_username text not null,
  seller_avatar text,
  title text not null check (char_length(title) between 1 and 120),
  status public.live_status not null,
  viewers integer not null default 0 check (viewers >= 0),
  pinned_listing_ids uuid[] not null default '{}' check (cardinality(pinned_listing_ids) <= 20),
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  duration_minutes integer not null default 0 check (duration_minutes >= 0),
  created_at timestamptz not null default private.now(),
  peak_viewers integer not null default 0 check (peak_viewers >= 0),
  unique_viewers integer not null default 0 check (unique_viewers >= 0),
  constraint live_streams_end check ((status = 'ended') = (ended_at is not null)),
  constraint live_streams_start check (status <> 'live' or started_at is not null)
) with (fillfactor = 50);
comment on table public.live_streams is
  'A seller''s live stream. Half of each page is left free, because joins and leaves update '
  'viewers often.';
comment on column public.live_streams.seller_username is
  'Copied when the stream was created, like the avatar.';
comment on column public.live_streams.viewers is
  'Current viewers; 0 once the stream has ended.';
comment on column public.live_streams.peak_viewers is 'The most viewers at one time.';
comment on column public.live_streams.unique_viewers is
  'Users who viewed it at least once (private.live_viewers).';
comment on column public.live_streams.duration_minutes is
  'Whole minutes from start to end; 0 until then.';

-- A seller has one stream that has not ended, also under concurrent requests.
create unique index live_streams__one_at_a_time on public.live_streams (seller_id)
  where status <> 'ended';
create index live_streams_seller_id on public.live_streams (seller_id);
create index live_streams_newest on public.live_streams (status, created_at desc, id desc);

alter table public.live_streams enable row level security;
create policy select_authenticated on public.live_streams
  for select to authenticated
  using (true);
create policy all_api on public.live_streams
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.live_streams to authenticated;
grant select, insert, update on public.live_streams to preloved_api;

-- supabase/schemas/public/tables/notification_preferences.sql
create table public.notification_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  muted_categories text[] not null default '{}'
    check (muted_categories <@ '{order,shipping,live,review}'),
  email_digest boolean not null default false,
  push_enabled boolean not null default true,
  updated_at timestamptz not null default private.now()
);
comment on table public.notification_preferences is
  'How a user wants to be notified. A user without a row has the defaults. Payment, wallet and '
  'account notifications cannot be muted.';

create index notification_preferences_digest on public.notification_preferences (user_id)
  where email_digest;

alter table public.notification_preferences enable row level security;
create policy select_authenticated on public.notification_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy all_api on public.notification_preferences
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to preloved_api;

-- supabase/schemas/public/tables/notifications.sql
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id text not null,
  kind text not null,
  category text not null
    check (category in ('order', 'payment', 'shipping', 'wallet', 'live', 'review', 'account')),
  data jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default private.now(),
  constraint notifications__once unique (user_id, event_id, kind)
);
comment on table public.notifications is
  'Notifications, once per user, event and kind. Texts are rendered from kind and data when '
  'they are read.';
comment on column public.notifications.read_at is
  'Set on insert in a muted category: stored without notifying the user.';

-- Page, total and unread count of a user are read from this index alone.
create index notifications_newest on public.notifications (user_id, created_at desc, id desc)
  include (read_at);
-- Small and cheap to write: rows come in the order of time.
create index notifications_created on public.notifications
  using brin (created_at) with (autosummarize = on);
-- For the deletion of the host's account.
create index notifications_live on public.notifications (event_id) where kind = 'live.started';

alter table public.notifications enable row level security;
create policy select_authenticated on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy all_api on public.notifications
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to preloved_api;

-- supabase/schemas/public/tables/orders.sql
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint orders__reference unique,
  status public.order_status not null default 'AWAITING_PAYMENT',
  state_version integer not null default 0,
  listing_id uuid not null references public.listings (id) on delete restrict,
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  item_price bigint not null check (item_price > 0),
  shipping_fee bigint not null check (shipping_fee >= 0),
  buyer_protection_fee bigint not null check (buyer_protection_fee >= 0),
  voucher_discount bigint not null default 0 check (voucher_discount >= 0),
  commission bigint not null default 0 check (commission between 0 and item_price),
  total bigint not null generated always as (
    item_price + shipping_fee + buyer_protection_fee - voucher_discount
  ) stored,
  courier_code text not null,
  courier_service_code text not null,
  tracking_number text,
  listing_title text not null,
  listing_photo_url text not null,
  weight_grams integer not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  refunded_at timestamptz,
  refunded_amount bigint check (
    refunded_amount between 0
      and item_price + shipping_fee + buyer_protection_fee - voucher_discount
  ),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  own_courier_code text,
  wallet_amount bigint not null default 0,
  amount_due bigint not null generated always as (
    item_price + shipping_fee + buyer_protection_fee - voucher_discount - wallet_amount
  ) stored,
  frozen_at timestamptz,
  check (wallet_amount >= 0 and amount_due >= 0),
  check (buyer_id <> seller_id),
  check ((refunded_at is null) = (refunded_amount is null))
);
comment on table public.orders is
  'One sale, with copies of what was agreed: later changes of the listing do not change it.';
comment on column public.orders.state_version is
  'Number of statuses entered. 0 while the invoice is being created; nobody sees the order '
  'until it is 1.';
comment on column public.orders.refunded_amount is
  'Rupiah refunded to the buyer''s wallet; never more than the buyer paid.';
comment on column public.orders.own_courier_code is
  'The courier that the seller used instead of the one the buyer paid for, which courier_code and '
  'courier_service_code keep; null while ours carries.';
comment on column public.orders.frozen_at is
  'Since when a chargeback of its payment waits for a decision: until then nothing of the order is '
  'paid out.';
comment on column public.orders.total is 'What the buyer pays, in rupiah.';
comment on column public.orders.wallet_amount is
  'Rupiah of the total that come from the buyer''s wallet: held with the reservation, given back '
  'when the order ends unpaid.';
comment on column public.orders.amount_due is
  'Rupiah of the total that the invoice asks for. 0: there is no invoice at the provider.';

create index orders_listing_id on public.orders (listing_id);
create index orders_buyer on public.orders (buyer_id, created_at desc, id desc);
create index orders_seller on public.orders (seller_id, created_at desc, id desc);
create unique index orders__tracking_number on public.orders (tracking_number);
-- A listing is sold once, also under concurrent requests.
create unique index orders__one_sale on public.orders (listing_id)
  where status not in ('EXPIRED', 'CANCELLED', 'REFUNDED');
-- The order and the rows of GET /feed/recently-sold.
create index orders_recently_sold
  on public.orders ((coalesce(completed_at, delivered_at)) desc, id desc)
  where status in ('COMPLETED', 'DELIVERED');
-- Filters of the staff's list.
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_status on public.orders (status, created_at desc, id desc);
create index orders_total on public.orders (total);
create index orders_paid on public.orders (paid_at) include (item_price) where paid_at is not null;

alter table public.orders enable row level security;
create policy select_authenticated on public.orders
  for select to authenticated
  using (state_version > 0 and (select auth.uid()) in (buyer_id, seller_id));
create policy all_api on public.orders
  for all to preloved_api
  using (true)
  with check (true);
-- Without commission: buyer and seller do not see what the marketplace earns.
grant select (
  id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
  buyer_protection_fee, voucher_discount, total, courier_code, courier_service_code,
  tracking_number, listing_title, listing_photo_url, weight_grams, paid_at, shipped_at,
  delivered_at, completed_at, refunded_at, refunded_amount, created_at, updated_at,
  own_courier_code
) on public.orders to authenticated;
grant select, insert, update, delete on public.orders to preloved_api;

-- supabase/schemas/private/views/held_roles.sql
create view private.held_roles with (security_invoker = true) as
select
  user_id,
  jsonb_agg(role order by role) as roles
from private.staff_roles
group by user_id;
comment on view private.held_roles is 'Staff members with all their roles.';

grant select on private.held_roles to preloved_api;

-- supabase/schemas/private/views/ktp_statuses.sql
create view private.ktp_statuses with (security_invoker = true) as
select distinct on (submissions.user_id)
  submissions.user_id,
  submissions.status
from private.ktp_submissions as submissions
where submissions.status in ('pending', 'approved', 'rejected')
order by submissions.user_id, submissions.submitted_at desc, submissions.id desc;
comment on view private.ktp_statuses is
  'Status of each user''s latest identity check; a user without one has no row.';

grant select on private.ktp_statuses to preloved_api;

-- supabase/schemas/api/functions/admin_ktp_approve.sql
create function api.admin_ktp_approve(p_submission_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.decide_ktp(
  p_submission_id, 'approved', null, p_audit, private.staff_caller('ops_admin'));
comment on function api.admin_ktp_approve(uuid, jsonb) is
  'Approves an identity check. The decision is final.';

-- supabase/schemas/api/functions/admin_ktp_reject.sql
create function api.admin_ktp_reject(
  p_submission_id uuid,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.decide_ktp(
  p_submission_id, 'rejected', p_reason, p_audit, private.staff_caller('ops_admin'));
comment on function api.admin_ktp_reject(uuid, text, jsonb) is
  'Rejects an identity check. The user is notified with p_reason and may submit new photos.';

-- supabase/schemas/api/functions/admin_settings_update.sql
create function api.admin_settings_update(
  p_key text,
  p_value bigint,
  p_expected bigint,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.change_setting(
  p_key, p_value, p_expected, p_reason, p_audit, private.staff_caller('superadmin'));
comment on function api.admin_settings_update(text, bigint, bigint, text, jsonb) is
  'Changes a setting. p_expected: the value that the caller saw, or null.';

-- supabase/schemas/internal/functions/listing_record.sql
create function internal.listing_record(p_listing public.listings) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller text;
begin
  select profiles.card
  into v_seller
  from public.profiles
  where profiles.id = p_listing.seller_id;
  return (p_listing.card || ',"seller":' || v_seller || '}')::jsonb;
end
$$;
comment on function internal.listing_record(public.listings) is
  'A listing with the name, photo and city of its seller.';
grant execute on function internal.listing_record(public.listings)
to anon, authenticated, preloved_api;

-- supabase/schemas/private/functions/add_facet_labels.sql
create function private.add_facet_labels(p_listings public.listings[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Ordered, so that two transactions with the same new labels do not deadlock.
  insert into private.facet_labels (kind, key, label)
  select distinct on (typed.kind, typed.key) typed.kind, typed.key, btrim(typed.label)
  from (
    select words.kind, words.label, private.plain_key(words.kind, words.label) as key
    from unnest(p_listings) as changed,
      lateral (
        values ('brand', changed.brand), ('size', changed.size)
      ) as words (kind, label)
  ) as typed
  where typed.key is not null
    and not exists (
      select
      from private.facet_labels as known
      where known.kind = typed.kind
        and known.key = typed.key
    )
    and not exists (
      select
      from private.facet_aliases as aliases
      where aliases.kind = typed.kind
        and aliases.alias = typed.key
    )
  order by typed.kind, typed.key, typed.label
  on conflict do nothing;
end
$$;
comment on function private.add_facet_labels(public.listings[]) is
  'Remembers how the brands and sizes of these listings are written, unless they are aliases.';

-- supabase/schemas/private/functions/address_fingerprint.sql
create function private.address_fingerprint(p_address public.addresses) returns text
language sql stable
return encode(
  sha256(convert_to(
    jsonb_build_array(
      p_address.recipient_name,
      p_address.phone,
      p_address.street,
      p_address.district,
      p_address.city,
      p_address.province,
      p_address.postal_code,
      p_address.latitude,
      p_address.longitude)::text,
    'UTF8')),
  'hex');
comment on function private.address_fingerprint(public.addresses) is
  'A hash over the content of an address. A shipping quote is valid only while it is unchanged.';

-- supabase/schemas/private/functions/address_record.sql
create function private.address_record(p_address public.addresses) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_address.id,
  'label', p_address.label,
  'recipient_name', p_address.recipient_name,
  'phone', p_address.phone,
  'street', p_address.street,
  'district', p_address.district,
  'city', p_address.city,
  'province', p_address.province,
  'postal_code', p_address.postal_code,
  'latitude', p_address.latitude,
  'longitude', p_address.longitude,
  'is_primary', p_address.is_primary,
  'created_at', internal.wire_time(p_address.created_at));

-- supabase/schemas/private/functions/addresses_for_staff.sql
create function private.addresses_for_staff(
  p_order public.orders,
  p_caller_id uuid,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_caller_id in (p_order.buyer_id, p_order.seller_id)
    or not private.has_role(p_caller_id, 'ops_admin')
    -- Before the payment nothing is sent, and after the end nothing is on its way.
    or p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'REFUNDED')
  then
    return '{}';
  end if;
  perform private.audit_read(
    private.staff_caller('ops_admin'), p_audit, 'order', p_order.id::text,
    '{"read": ["recipient", "return_address"]}');
  return (
    select jsonb_object_agg(
      case addresses.party when 'buyer' then 'recipient' else 'return_address' end,
      private.recipient_record(addresses, false))
    from private.order_addresses as addresses
    where addresses.order_id = p_order.id);
end
$$;
comment on function private.addresses_for_staff(public.orders, uuid, jsonb) is
  'The fields of an order record that staff who handle parcels read besides, while there is '
  'something to send; each read is written to the audit log. Nothing for anyone else.';

-- supabase/schemas/private/functions/apply_late_payment.sql
create function private.apply_late_payment(
  p_order public.orders,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_error text;
begin
  -- Locked, so that nobody reserves the listing before this order is revived, and that a block of
  -- the buyer's payouts is seen or waits.
  perform from public.listings where listings.id = p_order.listing_id for update;
  perform from public.profiles where profiles.id = p_order.buyer_id for key share;
  if p_order.paid_at is not null
    or private.is_account_deleted(p_order.buyer_id)
    or private.is_charged_back(p_order.reference)
  then
    -- The order is already paid, its buyer has no wallet, or the payment goes back: staff decide.
    perform private.hold_in_suspense(
      'invoice:' || p_invoice.id || ':unusable',
      'unexpected_payment',
      p_order.id,
      p_invoice.paid_amount,
      to_jsonb(p_invoice)
    );
    return 'in_suspense';
  elsif private.may_revive(p_order) is null then
    begin
      perform private.move_order(
        p_order.id,
        'READY_TO_SHIP',
        'provider',
        p_reason => 'late payment'
      );
      return 'paid';
    exception
      when sqlstate 'PV001' then
        -- The wallet's part, or the voucher, went since it was looked at: ledger accounts are
        -- locked last, so nothing keeps them until here.
        get stacked diagnostics v_error = message_text;
        if v_error <> 'CONFLICT' then
          raise;
        end if;
    end;
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':late_refund',
    'refund',
    'Refund of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.amount_due),
      private.ledger_line('wallet', p_order.amount_due, p_user_id => p_order.buyer_id)
    ]
  );
  perform private.record_refund(p_order, p_order.amount_due);
  return 'refunded';
end
$$;
comment on function private.apply_late_payment(public.orders, private.provider_invoice) is
  'Uses a payment of an order that no longer waits for it: revives the order when that is '
  'possible; refunds to the buyer''s wallet otherwise; holds the money for staff when neither is '
  'right.';

-- supabase/schemas/private/functions/apply_open_payout.sql
create function private.apply_open_payout(
  p_withdrawal private.withdrawals,
  p_payout jsonb,
  p_is_unwanted boolean
) returns private.payout_outcome
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_state constant text := p_payout ->> 'state';
  v_is_reversed constant boolean := p_withdrawal.status in (
    'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED'
  );
begin
  if (v_is_reversed or p_is_unwanted) and v_state = 'open' then
    -- The held amount is back in the wallet, or payouts are blocked: it must not be claimed.
    perform private.enqueue_job(
      'wallet_withdrawals_void',
      p_payout ->> 'id',
      jsonb_build_object('payout_id', p_payout ->> 'id')
    );
  elsif v_state in ('locked', 'unknown') or (v_is_reversed and v_state = 'claimed') then
    perform private.open_withdrawal_case('payout_' || v_state, p_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  return 'known';
end
$$;
comment on function private.apply_open_payout(private.withdrawals, jsonb, boolean) is
  'Applies a payout link whose state decides nothing yet; returns known or in_suspense. '
  'An open link is voided if its hold was returned or if p_is_unwanted.';

-- supabase/schemas/private/functions/apply_suspense_to_order.sql
create function private.apply_suspense_to_order(
  p_order public.orders,
  p_received bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_excess constant bigint := p_received - p_order.amount_due;
  v_item private.suspense_items;
begin
  for v_item in
    select items.*
    from private.suspense_items as items
    where items.order_id = p_order.id
      and items.resolution is null
    order by items.created_at, items.id
  loop
    perform private.move_from_suspense(
      v_item, 'suspense_applied', 'Applied to ' || p_order.reference,
      private.ledger_line('provider_cash', v_item.amount)
    );
  end loop;
  if v_excess < 0 then
    perform private.ledger_post(
      'order:' || p_order.id || ':covered',
      'payment_covered',
      'Missing part of ' || p_order.reference,
      p_order.id,
      array[
        private.ledger_line('claims', v_excess),
        private.ledger_line('provider_cash', -v_excess)
      ]
    );
  elsif v_excess > 0 then
    perform private.ledger_post(
      'order:' || p_order.id || ':excess',
      'refund',
      'Paid too much for ' || p_order.reference,
      p_order.id,
      array[
        private.ledger_line('provider_cash', -v_excess),
        private.ledger_line('wallet', v_excess, p_user_id => p_order.buyer_id)
      ]
    );
  end if;
end
$$;
comment on function private.apply_suspense_to_order(public.orders, bigint) is
  'Moves an order''s money out of suspense, and books what is missing or in excess. '
  'p_received is the sum in suspense, in rupiah.';

-- supabase/schemas/private/functions/begin_live_stream.sql
create function private.begin_live_stream(p_stream public.live_streams) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.add_live_system_message(p_stream.id, 'Live dimulai.');
  if cardinality(p_stream.pinned_listing_ids) > 0 then
    perform private.enqueue_job(
      'live_streams_notify', p_stream.id, jsonb_build_object('stream_id', p_stream.id));
  end if;
end
$$;
comment on function private.begin_live_stream(public.live_streams) is
  'Writes the first chat message and enqueues notifications to users who like a pinned listing.';

-- supabase/schemas/private/functions/book_payout_decision.sql
create function private.book_payout_decision(
  p_withdrawal private.withdrawals,
  p_decision jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_paid constant boolean := p_decision ->> 'outcome' = 'paid';
  v_is_open constant boolean := p_withdrawal.status in ('HELD', 'LINK_CREATED');
  v_link constant jsonb := coalesce(nullif(p_decision -> 'link', 'null'), '{}');
begin
  if v_is_open and v_is_paid then
    perform private.end_withdrawal(p_withdrawal, 'PAID', null);
  elsif v_is_open then
    perform private.end_withdrawal(p_withdrawal, 'FAILED', 'staff decided that it was not paid');
  elsif v_is_paid and p_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(p_withdrawal, 'PAID', v_link);
  elsif not v_is_paid and p_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(p_withdrawal, 'RETURNED', v_link);
  end if;
  update private.withdrawals
  set
    decided_at = private.now(),
    decision = p_decision,
    -- What was read or decided without knowing this decision is outdated.
    link_readings = link_readings + 1,
    updated_at = private.now()
  where id = p_withdrawal.id;
  update private.staff_cases
  set closed_at = private.now()
  where details ->> 'withdrawal_id' = p_withdrawal.id::text
    and details ? 'withdrawal_id'
    and kind like 'payout\_%'
    and closed_at is null;
end
$$;
comment on function private.book_payout_decision(private.withdrawals, jsonb) is
  'Books the decision of staff about a withdrawal, stores its evidence and closes its cases.';

-- supabase/schemas/private/functions/cancel_unused_courier.sql
create function private.cancel_unused_courier(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.cancel_courier(p_order.id, 'outbound')
  where p_order.shipped_at is null
    and not private.has_left_seller(p_order);
end
$$;
comment on function private.cancel_unused_courier(public.orders) is
  'Cancels the booked courier of an order that was never sent with it: it was handed over in '
  'person. internal.record_booking cancels one that is being booked now.';

-- supabase/schemas/private/functions/carrier_of.sql
create function private.carrier_of(
  p_order public.orders,
  out courier_code text,
  out courier_service_code text,
  out shipper_order_id text,
  out label_url text
) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.own_courier_code is not null then
    courier_code := p_order.own_courier_code;
    return;
  end if;
  courier_code := p_order.courier_code;
  courier_service_code := p_order.courier_service_code;
  select
    shipments.shipper_order_id,
    case when shipments.cancelled_at is null then shipments.label_url end
  into carrier_of.shipper_order_id, carrier_of.label_url
  from private.shipments
  where shipments.order_id = p_order.id
    and shipments.direction = 'outbound';
end
$$;
comment on function private.carrier_of(public.orders) is
  'Who carries the outbound parcel: our booking, or a courier of the seller''s own, of which we '
  'have neither service nor booking nor label.';

-- supabase/schemas/private/functions/check_payout_contradiction.sql
create function private.check_payout_contradiction(
  p_withdrawal private.withdrawals,
  p_link private.payout_link,
  p_listed_amount bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_link_says constant text := case
    when p_link.amount <> p_withdrawal.net then null
    when p_link.state = 'completed' then 'paid'
    when p_link.state in ('failed', 'expired', 'voided', 'returned') then 'not_paid'
  end;
  v_list_says constant text := case p_listed_amount
    when -p_withdrawal.net then 'paid'
    when 0 then 'not_paid'
  end;
  v_days constant integer := private.setting('payout_decision_days');
begin
  if v_link_says = v_list_says
    and (v_link_says = 'paid') = (p_withdrawal.status = 'PAID')
  then
    perform private.raise_error(
      'CONFLICT', 'payout_link_agrees',
      format('The link and the list agree that the withdrawal is %s.', v_link_says)
    );
  elsif v_link_says = v_list_says and p_withdrawal.decided_at is null then
    perform private.raise_error(
      'CONFLICT', 'payout_link_agrees',
      'The link and the list agree: apply the link with POST /admin/payouts/:id/settle.'
    );
  elsif p_link.state = 'open' then
    perform private.raise_error(
      'CONFLICT', 'payout_link_open',
      'The link can still be claimed: void it with PUT /admin/payouts/:id/void.'
    );
  elsif p_withdrawal.created_at > private.now() - make_interval(days => v_days) then
    perform private.raise_error(
      'CONFLICT', 'correction_too_early',
      format('The provider may still correct itself: decide %s days after the request.', v_days),
      p_facts => jsonb_build_object('days', v_days)
    );
  end if;
end
$$;
comment on function private.check_payout_contradiction(
  private.withdrawals, private.payout_link, bigint
) is
  'Raises CONFLICT unless the provider''s link (null: unknown to it) and its list of transactions '
  '(p_listed_amount, rupiah, negative for money out) contradict each other or decide nothing, or '
  'agree against an earlier decision.';

-- supabase/schemas/private/functions/check_quote.sql
create function private.check_quote(
  p_quote private.shipping_quote,
  p_listing_id uuid,
  p_buyer_id uuid,
  p_listing public.listings,
  p_address public.addresses,
  p_origin public.addresses
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_quote.listing_id is null then
    perform private.raise_error(
      'VALIDATION', 'quote_invalid',
      'shipping_quote is not valid; request new rates.');
  elsif p_quote.listing_id is distinct from p_listing_id
    or p_quote.buyer_id is distinct from p_buyer_id
    or (p_address.id is not null
      and p_quote.address_fingerprint is distinct from private.address_fingerprint(p_address))
    or (p_listing.id is not null
      and (p_quote.weight_grams, p_quote.item_price)
        is distinct from (p_listing.weight_grams, p_listing.price))
    or (p_origin.id is not null
      and p_quote.origin_fingerprint is distinct from private.address_fingerprint(p_origin)) then
    perform private.raise_error(
      'VALIDATION', 'quote_outdated',
      'The shipping quote is for another buyer or listing, or the price, the weight or an address '
        'has changed; request new rates.');
  elsif p_quote.expires_at <= private.now() then
    perform private.raise_error(
      'VALIDATION', 'quote_expired',
      'The shipping quote has expired; request new rates.');
  end if;
end
$$;
comment on function private.check_quote(
  private.shipping_quote, uuid, uuid, public.listings, public.addresses, public.addresses) is
  'Raises VALIDATION unless the quote is for this request and both sides are as they were. '
  'A listing or address that does not exist (id null) is not compared.';

-- supabase/schemas/private/functions/close_unpaid_invoice.sql
create function private.close_unpaid_invoice(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from private.invoices
    where invoices.order_id = p_order.id
      and invoices.provider_id is not null
      and invoices.status <> 'PAID'
  ) then
    perform private.effect_expire_invoice(p_order);
  end if;
end
$$;
comment on function private.close_unpaid_invoice(public.orders) is
  'Expires the unpaid invoice of an order that staff resolved with other money, so that nobody '
  'pays it as well.';

-- supabase/schemas/private/functions/copy_address.sql
create function private.copy_address(
  p_order_id uuid,
  p_party public.order_actor,
  p_address public.addresses
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.order_addresses (
    order_id, party, recipient_name, phone, street, district,
    city, province, postal_code, latitude, longitude)
  values (
    p_order_id,
    p_party,
    p_address.recipient_name,
    p_address.phone,
    p_address.street,
    p_address.district,
    p_address.city,
    p_address.province,
    p_address.postal_code,
    p_address.latitude,
    p_address.longitude);
end
$$;

-- supabase/schemas/private/functions/courier_cost_account.sql
-- Booking, refund and cancellation may come in any order, and the accounts balance after each:
--   book, refund, cancel: the fee pays the courier, claims pay the buyer and get the price back
--   refund, book, cancel: the fee pays the buyer, claims pay the courier and get the price back
--   book, cancel, refund: the fee pays the courier, comes back, and pays the buyer
--   book, refund, cancellation rejected: as the first; the courier's price is booked to claims
create function private.courier_cost_account(p_order public.orders) returns private.account_kind
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when exists (
        select from private.ledger_transfers as transfers
        where transfers.key in (
          'order:' || p_order.id || ':refunded',
          'order:' || p_order.id || ':shipping_refunded')
      ) then 'claims'::private.account_kind
      else 'shipping_payable'
    end
  );
end
$$;
comment on function private.courier_cost_account(public.orders) is
  'The account that pays the courier: the buyer''s shipping fee, or claims once the fee is '
  'refunded.';

-- supabase/schemas/private/functions/deadline_records.sql
create function private.deadline_records(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('to', jobs.payload ->> 'to', 'at', internal.wire_time(jobs.run_at))
        order by jobs.run_at),
      '[]')
    from private.order_transitions as transitions
    join private.jobs
      on jobs.kind = 'orders_deadline'
      and jobs.finished_at is null
      and jobs.key = concat_ws(':', p_order.id, p_order.state_version, transitions.to_status)
    where transitions.from_status = p_order.status
      and transitions.actor = 'clock'
      and not private.is_frozen(p_order, transitions.to_status)
  );
end
$$;
comment on function private.deadline_records(public.orders) is
  'The deadlines of an order, earliest first; without those that a freeze stops.';

-- supabase/schemas/private/functions/ease_return.sql
create function private.ease_return(p_order public.orders) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.item_price + p_order.shipping_fee > private.setting('return_auto_approve_idr')
    or not private.is_ease_left(p_order)
  then
    return false;
  end if;
  update private.returns
  set eased_at = private.now()
  where order_id = p_order.id;
  return found;
end
$$;
comment on function private.ease_return(public.orders) is
  'Whether this return is small enough to need neither a decision nor a scan, and neither party '
  'has used that up (return_auto_approve_idr, _count, _days). Counts it when it is.';

-- supabase/schemas/private/functions/effect_approve_cheap_return.sql
create function private.effect_approve_cheap_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if private.ease_return(p_order) then
    perform private.move_order(
      p_order.id,
      'RETURN_APPROVED',
      'clock',
      p_reason => 'approved at once for its low price');
  end if;
end
$$;
comment on function private.effect_approve_cheap_return(public.orders) is
  'Approves the return at once where item and shipping cost at most return_auto_approve_idr '
  'together, a limited number of times per buyer and per seller.';

-- supabase/schemas/private/functions/effect_book_shipping.sql
create function private.effect_book_shipping(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_job(
    'shipping_book',
    p_order.id::text,
    jsonb_build_object('order_id', p_order.id)
  );
end
$$;
comment on function private.effect_book_shipping(public.orders) is
  'Enqueues the booking of the courier, so that its failure cannot undo the payment.';

-- supabase/schemas/private/functions/effect_cancel_return_shipping.sql
create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.cancel_courier(p_order.id, 'return')
  where not private.is_return_scanned(p_order.id);
end
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is
  'Cancels the label of a return that no carrier has scanned: it is not used any more.';

-- supabase/schemas/private/functions/effect_cancel_shipping.sql
create function private.effect_cancel_shipping(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.cancel_courier(p_order.id, 'outbound');
end
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'Cancels the booked courier. internal.record_booking cancels one that is being booked now.';

-- supabase/schemas/private/functions/effect_close_dispute.sql
create function private.effect_close_dispute(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.disputes
  set resolution = case
        when agreed.amount > 0 then 'split'
        when p_order.status = 'COMPLETED' then 'release'
        else 'refund'
      end,
      refund_amount = nullif(agreed.amount, 0),
      note = history.reason,
      resolved_by = history.actor,
      resolved_by_id = history.actor_id,
      resolved_at = private.now()
  from private.order_history as history
  cross join private.settled_amount(p_order.id) as agreed (amount)
  where disputes.order_id = p_order.id
    and history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_close_dispute(public.orders) is
  'Writes how the dispute ended, who decided and why.';

-- supabase/schemas/private/functions/effect_expire_invoice.sql
create function private.effect_expire_invoice(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_invoice_id text := (
    select invoices.provider_id
    from private.invoices
    where invoices.order_id = p_order.id
  );
begin
  perform private.enqueue_job(
    'payments_expire',
    v_invoice_id,
    jsonb_build_object('invoice_id', v_invoice_id)
  );
end
$$;
comment on function private.effect_expire_invoice(public.orders) is
  'Enqueues the expiry of the invoice at the provider. A payment that arrives all the same is '
  'refunded.';

-- supabase/schemas/private/functions/effect_free_listing.sql
create function private.effect_free_listing(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings
  set status = 'active', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_free_listing(public.orders) is
  'Puts the listing of an ended order back on sale.';

-- supabase/schemas/private/functions/effect_open_dispute.sql
create function private.effect_open_dispute(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minutes integer := private.setting('dispute_answer_minutes');
  v_before integer := private.setting('dispute_answer_reminder_minutes');
  v_dispute private.disputes;
begin
  insert into private.disputes (order_id, reason, opened_by, answer_due_at)
  select
    p_order.id,
    history.reason,
    history.actor,
    private.now() + make_interval(mins => v_minutes)
  from private.order_history as history
  where history.order_id = p_order.id
    and history.version = p_order.state_version
  returning * into v_dispute;
  perform private.enqueue_job(
    'disputes_remind',
    v_dispute.id::text,
    jsonb_build_object('dispute_id', v_dispute.id),
    greatest(private.now(), v_dispute.answer_due_at - make_interval(mins => v_before)));
end
$$;
comment on function private.effect_open_dispute(public.orders) is
  'Opens the dispute that staff or the finance portal resolve. The other party has '
  'dispute_answer_minutes to answer and is reminded once.';

-- supabase/schemas/private/functions/effect_open_return.sql
create function private.effect_open_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.returns (order_id, reason)
  select p_order.id, history.reason
  from private.order_history as history
  where history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_open_return(public.orders) is
  'Records the buyer''s return request and its reason.';

-- supabase/schemas/private/functions/effect_receive_payment.sql
create function private.effect_receive_payment(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':paid',
    'payment',
    'Payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.amount_due),
      private.wallet_payment_line(p_order),
      private.ledger_line('promotions', -p_order.voucher_discount),
      private.ledger_line('escrow', p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('shipping_payable', p_order.shipping_fee),
      private.ledger_line('protection_fee_held', p_order.buyer_protection_fee)
    ]
  );
end
$$;
comment on function private.effect_receive_payment(public.orders) is
  'Posts the buyer''s payment: the item price to the order''s escrow, the fees to the accounts '
  'that hold them until they are spent or earned. What the wallet pays was held with the '
  'reservation, unless the order ended in between.';

-- supabase/schemas/private/functions/effect_refund_buyer.sql
create function private.effect_refund_buyer(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  -- The shipping fee may have been refunded before: the seller shipped by another courier.
  v_before record := private.refunded_shipping(p_order.id);
  v_due bigint := private.refund_due(p_order) - v_before.due;
  -- Never more than the buyer paid: what staff covered from claims goes back to claims.
  v_buyer_share bigint := least(v_due, private.paid_by_buyer(p_order) - v_before.paid);
  -- The protection fee is earned once the parcel was sent; before that it is refunded.
  v_fee_earned bigint := case
    when private.has_left_seller(p_order) then p_order.buyer_protection_fee
    else 0
  end;
  -- A booked courier has already been paid: booked to claims until the booking is cancelled.
  v_shipping_account private.account_kind := case
    when private.has_live_courier(p_order.id) then 'claims'
    else 'shipping_payable'
  end;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':refunded',
    'refund',
    'Refund of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line(v_shipping_account, v_before.fee - p_order.shipping_fee),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', v_fee_earned),
      private.ledger_line('wallet', v_buyer_share, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', v_due - v_buyer_share),
      private.ledger_line(
        'promotions',
        p_order.total + p_order.voucher_discount - v_before.fee - v_fee_earned - v_due)
    ]);
  perform private.record_refund(p_order, v_buyer_share);
end
$$;
comment on function private.effect_refund_buyer(public.orders) is
  'The buyer''s part goes to their wallet, the voucher''s part back to promotions.';

-- supabase/schemas/private/functions/effect_reject_return.sql
create function private.effect_reject_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.returns
  set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id
    and history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_reject_return(public.orders) is
  'Records when and why the return was rejected.';

-- supabase/schemas/private/functions/effect_release_escrow.sql
create function private.effect_release_escrow(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  -- By a settlement the buyer gets this part: of the item price first, then of the shipping.
  v_settled bigint := private.settled_amount(p_order.id);
begin
  if private.has_unspent_shipping(p_order) then
    -- Payments lock the same accounts of the marketplace: both transfers' come first, in one order.
    perform private.ledger_lock(
      array[
        private.ledger_line('wallet', 0, p_user_id => p_order.seller_id),
        private.ledger_line('wallet', 0, p_user_id => p_order.buyer_id),
        private.ledger_line('shipping_payable', 0),
        private.ledger_line('protection_fee_held', 0),
        private.ledger_line('protection_fee_revenue', 0),
        private.ledger_line('commission_revenue', 0),
        private.ledger_line('promotions', 0),
        private.ledger_line('claims', 0)
      ]);
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':released',
    case when v_settled > 0 then 'settlement' else 'release' end,
    case when v_settled > 0 then 'Settlement of ' else 'Sale, order ' end || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.commission,
        p_user_id => p_order.seller_id),
      private.ledger_line('wallet', v_settled, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', least(p_order.item_price - v_settled, 0)),
      private.ledger_line('commission_revenue', p_order.commission),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)
    ]);
  if v_settled > 0 then
    perform private.recover_from_refund(p_order.id, v_settled);
  end if;
  perform private.cancel_unused_courier(p_order);
  perform private.refund_unspent_shipping(p_order.id);
  update public.profiles set sold_count = sold_count + 1 where id = p_order.seller_id;
end
$$;
comment on function private.effect_release_escrow(public.orders) is
  'Pays the seller, and the buyer their part of a settlement; the commission and the protection '
  'fee are earned. A courier that was booked and not used is cancelled. A shipping fee that no '
  'courier got goes back to the buyer.';

-- supabase/schemas/private/functions/effect_return_voucher.sql
create function private.effect_return_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.has_left_seller(p_order) then
    perform private.return_voucher(p_order);
  end if;
end
$$;
comment on function private.effect_return_voucher(public.orders) is
  'Returns the voucher if nothing was shipped.';

-- supabase/schemas/private/functions/effect_return_wallet_payment.sql
create function private.effect_return_wallet_payment(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':wallet_returned',
    'wallet_payment_return',
    'Returned payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('payment_held', -p_order.wallet_amount),
      private.ledger_line('wallet', p_order.wallet_amount, p_user_id => p_order.buyer_id)
    ])
  where p_order.wallet_amount > 0;
end
$$;
comment on function private.effect_return_wallet_payment(public.orders) is
  'Gives the wallet''s part of an unpaid order back.';

-- supabase/schemas/private/functions/effect_reuse_voucher.sql
create function private.effect_reuse_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.reuse_voucher(p_order);
end
$$;
comment on function private.effect_reuse_voucher(public.orders) is
  'Takes the returned voucher again; see private.reuse_voucher.';

-- supabase/schemas/private/functions/effect_sell_listing.sql
-- private.move_order runs the effect_ functions after it has written the history row of the new
-- state, where an effect finds the actor and the reason.
create function private.effect_sell_listing(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings
  set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('active', 'reserved');
end
$$;
comment on function private.effect_sell_listing(public.orders) is
  'Marks the listing as sold.';

-- supabase/schemas/private/functions/effect_withdraw_listing.sql
create function private.effect_withdraw_listing(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings
  set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_withdraw_listing(public.orders) is
  'Takes the listing off sale until its seller relists it.';

-- supabase/schemas/private/functions/end_live_stream.sql
create function private.end_live_stream(p_stream_id text) returns public.live_streams
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_stream public.live_streams;
begin
  update public.live_streams
  set status = 'ended',
      viewers = 0,
      ended_at = v_now,
      duration_minutes = coalesce(
        greatest(0, floor(extract(epoch from v_now - live_streams.started_at) / 60))::integer,
        0)
  where live_streams.id = p_stream_id
    and live_streams.status <> 'ended'
  returning * into strict v_stream;
  delete from private.live_viewers where live_viewers.stream_id = p_stream_id;
  perform private.add_live_system_message(p_stream_id, 'Live selesai.');
  return v_stream;
end
$$;
comment on function private.end_live_stream(text) is
  'Ends a stream that the caller has locked and found not ended, and writes the last chat message. '
  'A stream that never started lasted 0 minutes.';

-- supabase/schemas/private/functions/end_withdrawal.sql
create function private.end_withdrawal(
  p_withdrawal private.withdrawals,
  p_to private.withdrawal_status,
  p_reason text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set status = p_to, failure_reason = p_reason, updated_at = private.now()
  where id = p_withdrawal.id
  returning * into v_withdrawal;
  if p_to = 'PAID' then
    perform private.ledger_resolve(
      'withdrawal:' || v_withdrawal.id, 'posted', 'withdrawal_paid', 'Withdrawal paid',
      array[
        private.ledger_line('provider_cash', v_withdrawal.net),
        private.ledger_line('payout_fees', v_withdrawal.fee)
      ]
    );
  else
    perform private.ledger_resolve(
      'withdrawal:' || v_withdrawal.id,
      case p_to when 'EXPIRED' then 'expired' else 'voided' end::private.hold_outcome,
      'withdrawal_reversal',
      'Withdrawal ' || lower(p_to::text)
    );
  end if;
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
comment on function private.end_withdrawal(
  private.withdrawals, private.withdrawal_status, text
) is
  'Ends a withdrawal in flight: PAID posts the hold and our fee, any other status returns it.';

-- supabase/schemas/private/functions/enter_order_status.sql
create function private.enter_order_status(
  p_order public.orders,
  p_to public.order_status
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_order public.orders;
begin
  update public.orders
  set status = p_to,
      state_version = state_version + 1,
      updated_at = v_now,
      paid_at = case when p_to = 'READY_TO_SHIP' then v_now else paid_at end,
      shipped_at = case when p_to = 'SHIPPED' then v_now else shipped_at end,
      delivered_at = case
        when p_to = 'DELIVERED' then coalesce(delivered_at, v_now)
        else delivered_at
      end,
      completed_at = case when p_to = 'COMPLETED' then v_now else completed_at end
  where id = p_order.id
  returning * into v_order;
  return v_order;
end
$$;
comment on function private.enter_order_status(public.orders, public.order_status) is
  'Writes the status and its time; only private.move_order calls it.';

-- supabase/schemas/private/functions/event_of_order.sql
create function private.event_of_order(
  p_order public.orders,
  p_refunded_amount bigint,
  p_actor public.order_actor
) returns jsonb
language sql immutable
return jsonb_build_object(
  'order_id', p_order.id,
  'reference', p_order.reference,
  'status', p_order.status,
  'listing_id', p_order.listing_id,
  'buyer_id', p_order.buyer_id,
  'seller_id', p_order.seller_id,
  'item_price', p_order.item_price,
  'shipping_fee', p_order.shipping_fee,
  'buyer_protection_fee', p_order.buyer_protection_fee,
  'voucher_discount', p_order.voucher_discount,
  'commission', p_order.commission,
  'total', p_order.total,
  'wallet_amount', p_order.wallet_amount,
  'refunded_amount', p_refunded_amount,
  'actor', p_actor);
comment on function private.event_of_order(public.orders, bigint, public.order_actor) is
  'What the finance portal reads about an order, in every event of it.';

-- supabase/schemas/private/functions/expire_refunded_order.sql
create function private.expire_refunded_order(
  p_order public.orders,
  p_staff private.staff_member
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.status = 'AWAITING_PAYMENT'
    and p_order.state_version > 0
    and not exists (
      select
      from private.suspense_items as others
      where others.order_id = p_order.id
        and others.resolution is null)
  then
    perform private.move_order(
      p_order.id,
      'EXPIRED',
      'provider',
      p_staff.id,
      'a wrong amount was refunded');
    perform private.close_unpaid_invoice(p_order);
  end if;
end
$$;
comment on function private.expire_refunded_order(public.orders, private.staff_member) is
  'Expires an unpaid order whose last payment in suspense was refunded: nothing is left to wait '
  'for.';

-- supabase/schemas/private/functions/explain_actions.sql
create function private.explain_actions(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(
      private.audit_record(audit_log, profiles.username)
      order by audit_log.id), '[]')
    from private.audit_log
    left join public.profiles on profiles.id = audit_log.actor_id
    where audit_log.kind = 'change'
      and audit_log.target_id = any (array(
      select p_order.id::text
      union all
      select disputes.id::text
      from private.disputes
      where disputes.order_id = p_order.id
      union all
      select chargebacks.id::text
      from private.chargebacks
      where chargebacks.order_id = p_order.id
      union all
      select staff_cases.id::text
      from private.staff_cases
      where staff_cases.order_id = p_order.id
      union all
      select transfers.id::text
      from private.ledger_transfers as transfers
      where transfers.order_id = p_order.id
      union all
      select differences.id::text
      from private.reconciliation_differences as differences
      where differences.order_id = p_order.id
      union all
      select outbox.id::text
      from private.outbox
      where outbox.aggregate_type = 'order'
        and outbox.aggregate_id = p_order.id))
  );
end
$$;
comment on function private.explain_actions(public.orders) is
  'Admin actions on an order and on its dispute, chargebacks, cases, transfers, differences and '
  'events.';

-- supabase/schemas/private/functions/explain_deliveries.sql
create function private.explain_deliveries(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', outbox.id,
          'seq', outbox.seq,
          'type', outbox.type,
          'version', outbox.aggregate_version,
          'posts', outbox.attempts,
          'delivered_at', internal.wire_time(outbox.delivered_at),
          'dead_at', internal.wire_time(outbox.dead_at),
          'error', outbox.last_error,
          'at', internal.wire_time(outbox.occurred_at))
        order by outbox.aggregate_version),
      '[]')
    from private.outbox
    where outbox.aggregate_type = 'order'
      and outbox.aggregate_id = p_order.id
  );
end
$$;

-- supabase/schemas/private/functions/explain_next.sql
create function private.explain_next(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transition private.order_transitions;
  v_unmet text;
  v_run_at timestamptz;
  v_next jsonb := '[]';
begin
  for v_transition in
    select transitions.*
    from private.order_transitions as transitions
    where transitions.from_status = p_order.status
    order by transitions.to_status, transitions.actor
  loop
    v_unmet := null;
    if v_transition.precondition is not null then
      execute format('select private.%I($1)', 'may_' || v_transition.precondition)
        into v_unmet
        using p_order;
    end if;
    if private.is_frozen(p_order, v_transition.to_status) then
      v_unmet := coalesce(v_unmet, 'A chargeback of its payment waits for a decision.');
    end if;
    select jobs.run_at into v_run_at
    from private.jobs
    where v_transition.actor = 'clock'
      and jobs.kind = 'orders_deadline'
      and jobs.finished_at is null
      and jobs.key =
        p_order.id || ':' || p_order.state_version || ':' || v_transition.to_status;
    v_next := v_next || jsonb_build_object(
      'to', v_transition.to_status,
      'by', v_transition.actor,
      'objection', v_unmet,
      'at', internal.wire_time(v_run_at));
  end loop;
  return v_next;
end
$$;
comment on function private.explain_next(public.orders) is
  'The possible next states of an order: by whom, at what time if automatic, and the unmet '
  'precondition, if any.';

-- supabase/schemas/private/functions/explain_notifications.sql
create function private.explain_notifications(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    -- Limited to the parties and the time of the order (plus 30 days) instead of an index on data.
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', notifications.id,
        'user_id', notifications.user_id,
        'to', case when notifications.user_id = p_order.buyer_id then 'buyer' else 'seller' end,
        'kind', notifications.kind,
        'read_at', internal.wire_time(notifications.read_at),
        'email', emails.status,
        'email_problem', emails.problem,
        'devices', (
          select count(*)
          from private.push_receipts as receipts
          where receipts.notification_id = notifications.id),
        'at', internal.wire_time(notifications.created_at))
      order by notifications.created_at, notifications.id), '[]')
    from public.notifications
    left join private.emails on emails.id = notifications.id
    where notifications.user_id in (p_order.buyer_id, p_order.seller_id)
      and notifications.created_at >= p_order.created_at
      and notifications.created_at
        <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
      and notifications.data ->> 'order_id' = p_order.id::text
  );
end
$$;
comment on function private.explain_notifications(public.orders) is
  'The notifications of both parties about an order, with the state of their e-mail and push.';

-- supabase/schemas/private/functions/explain_provider_calls.sql
create function private.explain_provider_calls(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with order_references as (
      select invoices.external_id as reference
      from private.invoices
      where invoices.order_id = p_order.id
      union
      select invoices.provider_id
      from private.invoices
      where invoices.order_id = p_order.id
      union
      select shipments.shipper_order_id
      from private.shipments
      where shipments.order_id = p_order.id
      union
      select shipments.waybill
      from private.shipments
      where shipments.order_id = p_order.id
    ),
    calls as (
      select
        'payment' as provider,
        'asked' as direction,
        'invoice' as what,
        invoices.provider_id as reference,
        invoices.status as outcome,
        null::integer as attempts,
        null::text as error,
        p_order.created_at as at,
        null::timestamptz as next_try
      from private.invoices
      where invoices.order_id = p_order.id
      union all
      select
        'shipping', 'asked', 'shipping order, ' || shipments.direction,
        shipments.shipper_order_id, shipments.status, null, null,
        coalesce(shipments.booking_started_at, shipments.created_at), null
      from private.shipments
      where shipments.order_id = p_order.id
      union all
      select
        case when order_jobs.kind like 'shipping%' then 'shipping' else 'payment' end,
        'asked', order_jobs.kind, order_jobs.key,
        case
          when order_jobs.finished_at is not null then 'done'
          when order_jobs.dead_at is not null then 'given up'
          else 'waits'
        end,
        order_jobs.attempts, order_jobs.last_error, order_jobs.created_at,
        case
          when order_jobs.finished_at is null and order_jobs.dead_at is null then order_jobs.run_at
        end
      from private.provider_jobs_of(p_order) as order_jobs
      union all
      select
        case when events.provider = 'biteship' then 'shipping' else 'payment' end,
        'told', 'callback', events.reference, coalesce(events.outcome, 'not handled'),
        jobs.attempts, jobs.last_error, events.received_at,
        case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end
      from private.provider_events as events
      left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
      where events.reference in (select order_references.reference from order_references)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'company', calls.provider,
          'direction', calls.direction,
          'what', calls.what,
          'reference', calls.reference,
          'outcome', calls.outcome,
          'attempts', calls.attempts,
          'error', calls.error,
          'at', internal.wire_time(calls.at),
          'next_try', internal.wire_time(calls.next_try)
        )
        order by calls.at, calls.what
      ),
      '[]'
    )
    from calls
  );
end
$$;
comment on function private.explain_provider_calls(public.orders) is
  'Requests to providers about an order with their attempts, and the callbacks, by time.';

-- supabase/schemas/private/functions/explain_transitions.sql
create function private.explain_transitions(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'version', history.version,
          'from', history.from_status,
          'to', history.to_status,
          'actor', history.actor,
          'actor_id', history.actor_id,
          'actor_username', profiles.username,
          'reason', history.reason,
          'at', internal.wire_time(history.at))
        order by history.version),
      '[]')
    from private.order_history as history
    left join public.profiles on profiles.id = history.actor_id
    where history.order_id = p_order.id
  );
end
$$;

-- supabase/schemas/private/functions/find_order.sql
create function private.find_order(p_order text) returns public.orders
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := private.order_id_of(p_order);
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_id
    and orders.state_version > 0;
  if v_order.id is null then
    perform private.raise_error('NOT_FOUND', 'order_not_found', 'There is no such order.');
  end if;
  return v_order;
end
$$;
comment on function private.find_order(text) is
  'An order by its id or reference. Raises NOT_FOUND also while its invoice is being made.';

-- supabase/schemas/private/functions/has_left_seller.sql
create function private.has_left_seller(p_order public.orders) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_order.delivered_at is not null
      or exists (
        select
        from private.shipments
        where shipments.order_id = p_order.id
          and shipments.direction = 'outbound'
          and shipments.scanned_at is not null)
  );
end
$$;
comment on function private.has_left_seller(public.orders) is
  'Whether the parcel was sent: a carrier scanned it, in whatever state the order was, or it was '
  'delivered. A number that the seller typed proves nothing.';

-- supabase/schemas/private/functions/has_unspent_shipping.sql
create function private.has_unspent_shipping(p_order public.orders) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_order.shipping_fee > 0
      -- Before, the parcel may still be booked; a dispute decides about the whole sum.
      and p_order.status in (
        'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_RECEIVED',
        'COMPLETED')
      and not exists (
        select
        from private.shipments
        where shipments.order_id = p_order.id
          and shipments.direction = 'outbound'
          and shipments.booking_started_at is not null
          and shipments.cancelled_at is null)
  );
end
$$;
comment on function private.has_unspent_shipping(public.orders) is
  'Whether the parcel left without our courier, and none is booked or being booked.';

-- supabase/schemas/private/functions/hold_wallet_payment.sql
create function private.hold_wallet_payment(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':wallet_held',
    'wallet_payment',
    'Payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('wallet', -p_order.wallet_amount, p_user_id => p_order.buyer_id),
      private.ledger_line('payment_held', p_order.wallet_amount)
    ])
  where p_order.wallet_amount > 0;
end
$$;
comment on function private.hold_wallet_payment(public.orders) is
  'Takes the wallet''s part of the payment out of the wallet until the order is paid or ends.';

-- supabase/schemas/private/functions/index_listings.sql
create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Waits for a change of a seller's rating, see private.profiles_index_seller.
  perform
  from public.profiles
  where profiles.id in (
    select changed.seller_id
    from unnest(p_listings) as changed
  )
  order by profiles.id
  for share;

  insert into private.listing_search (
    number, listing_id, product_category, gender, price, headline, document, vibe_tags, condition,
    brand, size, facets
  )
  select
    changed.number,
    changed.id,
    changed.product_category,
    changed.gender,
    changed.price,
    words.headline,
    words.headline || to_tsvector('pg_catalog.indonesian', changed.description),
    changed.vibe_tags,
    changed.condition,
    keys.brand,
    keys.size,
    array_remove(
      array[
        'brand:' || keys.brand,
        'size:' || keys.size,
        'condition:' || changed.condition,
        'color:' || private.facet_key('color', changed.color),
        'sub_category:' || private.facet_key('sub_category', changed.sub_category)
      ],
      null)
    || private.seller_facets(sellers.verified, sellers.rating_sum, sellers.rating_count)
  from unnest(p_listings) as changed
  join public.profiles as sellers on sellers.id = changed.seller_id,
    lateral (
      select to_tsvector(
        'pg_catalog.indonesian', concat_ws(' ', changed.title, changed.brand)) as headline
      offset 0
    ) as words,
    lateral (
      select
        private.facet_key('brand', changed.brand) as brand,
        private.facet_key('size', changed.size) as size
      offset 0
    ) as keys
  order by changed.number
  on conflict (number) do update
  set product_category = excluded.product_category,
      gender = excluded.gender,
      price = excluded.price,
      headline = excluded.headline,
      document = excluded.document,
      vibe_tags = excluded.vibe_tags,
      condition = excluded.condition,
      brand = excluded.brand,
      size = excluded.size,
      facets = excluded.facets;

  -- Ordered, so that two transactions with the same new words do not deadlock.
  insert into private.search_words (word)
  select words.word
  from (
    select distinct unnest(tsvector_to_array(
      to_tsvector('pg_catalog.simple', concat_ws(' ', changed.title, changed.brand)))) as word
    from unnest(p_listings) as changed
  ) as words
  where char_length(words.word) between 3 and 40
    and words.word !~ '^[0-9]+$'
    and not exists (
      select
      from private.search_words as known
      where known.word = words.word
    )
  order by words.word
  on conflict do nothing;
  perform private.add_facet_labels(p_listings);
end
$$;
comment on function private.index_listings(public.listings[]) is
  'Writes the search entries of these listings and adds their words to search_words and their '
  'brands and sizes to facet_labels.';

-- supabase/schemas/private/functions/is_booking_search_over.sql
create function private.is_booking_search_over(
  p_order public.orders,
  p_direction private.shipment_direction
) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_order.status <> needs.status
      and exists (
        select
        from private.order_history as history
        where history.order_id = p_order.id
          and history.from_status = needs.status
          and history.at <= private.now()
            - make_interval(days => private.setting('booking_search_days')::integer))
    from (
      select
        case p_direction
          when 'outbound' then 'READY_TO_SHIP'
          else 'RETURN_APPROVED'
        end::public.order_status as status
    ) as needs
  );
end
$$;
comment on function private.is_booking_search_over(public.orders, private.shipment_direction) is
  'Whether the order has not needed its courier for booking_search_days. Until then a booking '
  'whose answer was lost is looked for at the provider; then staff may decide.';

-- supabase/schemas/private/functions/is_ease_left.sql
create function private.is_ease_left(p_order public.orders) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_party uuid;
  v_since timestamptz :=
    private.now() - make_interval(days => private.setting('return_auto_approve_days')::integer);
begin
  -- Locked until commit, in one order: concurrent endings of one person are counted one by one.
  foreach v_party in array array[
    least(p_order.buyer_id, p_order.seller_id),
    greatest(p_order.buyer_id, p_order.seller_id)
  ] loop
    perform pg_advisory_xact_lock(hashtextextended('return:' || v_party, 0));
  end loop;
  return private.setting('return_auto_approve_count') > (
    select greatest(
      count(distinct others.id) filter (where others.buyer_id = p_order.buyer_id),
      count(distinct others.id) filter (where others.seller_id = p_order.seller_id))
    from (
      select returns.order_id, null::bigint as refund_amount
      from private.returns
      where returns.eased_at > v_since
      union all
      select settlements.order_id, settlements.refund_amount
      from private.settlements
      where settlements.accepted_at > v_since
        and settlements.offered_by in ('buyer', 'seller')
    ) as eased
    join public.orders as others on others.id = eased.order_id
    where (others.buyer_id = p_order.buyer_id or others.seller_id = p_order.seller_id)
      and others.id <> p_order.id
      and coalesce(eased.refund_amount > others.item_price, true)
  );
end
$$;
comment on function private.is_ease_left(public.orders) is
  'Whether neither party has used up the endings that cost claims without a scan or a decision '
  '(return_auto_approve_count, _days): small returns, and settlements above the item price.';

-- supabase/schemas/private/functions/is_for_sale.sql
create function private.is_for_sale(p_listing public.listings) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_listing.is_visible or p_listing.status <> 'active' or p_listing.deleted_at is not null then
    return p_listing.is_visible;
  end if;
  return exists (
    select
    from public.profiles
    where profiles.id = p_listing.seller_id
      and profiles.account_status = 'active'
      and profiles.on_vacation_until <= private.now()
  );
end
$$;
comment on function private.is_for_sale(public.listings) is
  'Whether this listing can be ordered: it is visible, or only hidden by a vacation that is over.';

-- supabase/schemas/private/functions/is_in_escrow.sql
create function private.is_in_escrow(p_order public.orders) returns boolean
language sql immutable
return p_order.status not in (
  'AWAITING_PAYMENT', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
comment on function private.is_in_escrow(public.orders) is
  'Whether the order is paid and its money still in escrow.';

-- supabase/schemas/private/functions/is_return_proven.sql
create function private.is_return_proven(p_order public.orders) returns boolean
language sql volatile
return case
  when private.is_return_scanned(p_order.id) then true
  else private.ease_return(p_order)
end;
comment on function private.is_return_proven(public.orders) is
  'Whether the seller''s word is enough to refund: a carrier scanned the parcel, or the return is '
  'small and neither party has used up the limit.';

-- supabase/schemas/private/functions/is_same_request.sql
create function private.is_same_request(
  p_order public.orders,
  p_address public.addresses,
  p_quote private.shipping_quote,
  p_voucher_code text,
  p_use_wallet boolean
) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_order.courier_code = p_quote.courier_code
      and p_order.courier_service_code = p_quote.courier_service_code
      and p_order.shipping_fee = p_quote.price
      and (p_use_wallet or p_order.wallet_amount = 0)
      and upper(p_voucher_code) is not distinct from (
        select vouchers.code
        from private.voucher_uses as uses
        join private.vouchers on vouchers.id = uses.voucher_id
        where uses.order_id = p_order.id)
      and exists (
        select
        from private.order_addresses as copies
        where copies.order_id = p_order.id
          and copies.party = 'buyer'
          and (copies.recipient_name, copies.phone, copies.street, copies.district,
              copies.city, copies.province, copies.postal_code)
            is not distinct from (p_address.recipient_name, p_address.phone, p_address.street,
              p_address.district, p_address.city, p_address.province, p_address.postal_code))
  );
end
$$;
comment on function private.is_same_request(
  public.orders, public.addresses, private.shipping_quote, text, boolean) is
  'Whether a repeated request has the address, courier, price, voucher and wallet of the order.';

-- supabase/schemas/private/functions/ktp_for_staff.sql
create function private.ktp_for_staff(
  p_submission_id uuid,
  p_staff private.staff_member
) returns private.ktp_submissions
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.id = p_submission_id
    and submissions.status in ('pending', 'approved', 'rejected')
  for update;
  if v_submission.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'submission_not_found', 'This submission does not exist.');
  end if;
  perform private.forbid_self_decision(p_staff, v_submission.user_id);
  return v_submission;
end
$$;
comment on function private.ktp_for_staff(uuid, private.staff_member) is
  'A submitted identity check, locked. Staff cannot open their own.';

-- supabase/schemas/private/functions/ktp_record.sql
create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_submission.id,
  'status', p_submission.status,
  'rejection_reason', p_submission.rejection_reason,
  'submitted_at', internal.wire_time(p_submission.submitted_at),
  'decided_at', internal.wire_time(p_submission.decided_at));
comment on function private.ktp_record(private.ktp_submissions) is
  'An identity check as its user sees it, without the paths of its photos.';

-- supabase/schemas/private/functions/live_stream_admin_record.sql
create function private.live_stream_admin_record(
  p_stream public.live_streams,
  p_messages bigint
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_stream.id,
  'status', p_stream.status,
  'title', p_stream.title,
  'host_id', p_stream.seller_id,
  'host_name', p_stream.seller_username,
  'host_avatar', p_stream.seller_avatar,
  'duration_min', p_stream.duration_minutes,
  'viewers', p_stream.viewers,
  'peak_viewers', p_stream.peak_viewers,
  'unique_viewers', p_stream.unique_viewers,
  'message_count', p_messages,
  'pinned_listing_ids', p_stream.pinned_listing_ids,
  'started_at', internal.wire_time(p_stream.started_at),
  'ended_at', internal.wire_time(p_stream.ended_at),
  'created_at', internal.wire_time(p_stream.created_at));
comment on function private.live_stream_admin_record(public.live_streams, bigint) is
  'A stream with the field names of the admin console. p_messages counts its users'' messages.';

-- supabase/schemas/private/functions/live_stream_record.sql
create function private.live_stream_record(p_stream public.live_streams) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_stream.id,
  'status', p_stream.status,
  'title', p_stream.title,
  'seller_id', p_stream.seller_id,
  'seller_username', p_stream.seller_username,
  'seller_avatar', p_stream.seller_avatar,
  'viewers', p_stream.viewers,
  'peak_viewers', p_stream.peak_viewers,
  'unique_viewers', p_stream.unique_viewers,
  'pinned_listing_ids', p_stream.pinned_listing_ids,
  'duration_minutes', p_stream.duration_minutes,
  'scheduled_at', internal.wire_time(p_stream.scheduled_at),
  'started_at', internal.wire_time(p_stream.started_at),
  'ended_at', internal.wire_time(p_stream.ended_at),
  'created_at', internal.wire_time(p_stream.created_at));

-- supabase/schemas/private/functions/lock_live_stream.sql
-- Locks are taken in one order: profile, stream, chat.
create function private.lock_live_stream(p_stream_id text) returns public.live_streams
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.*
  into v_stream
  from public.live_streams
  where live_streams.id = p_stream_id
  for no key update;
  if v_stream.id is null then
    perform private.raise_error('NOT_FOUND', 'stream_not_found', 'There is no such stream.');
  end if;
  return v_stream;
end
$$;

-- supabase/schemas/private/functions/lock_own_listing.sql
create function private.lock_own_listing(
  p_listing_id uuid,
  p_seller_id uuid
) returns public.listings
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
  for update;
  if v_listing.id is null
    or v_listing.deleted_at is not null
    or (v_listing.status = 'removed' and v_listing.seller_id <> p_seller_id)
  then
    perform private.raise_error('NOT_FOUND', 'listing_not_found', 'There is no such listing.');
  elsif v_listing.seller_id <> p_seller_id then
    perform private.raise_error(
      'FORBIDDEN', 'not_the_seller', 'Only its seller can change a listing.');
  end if;
  return v_listing;
end
$$;

-- supabase/schemas/private/functions/lock_payout.sql
create function private.lock_payout(
  p_id uuid,
  p_staff private.staff_member
) returns private.withdrawals
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_id
  for update;
  if v_withdrawal.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'withdrawal_not_found', 'There is no such withdrawal.');
  end if;
  perform private.forbid_self_decision(p_staff, v_withdrawal.user_id);
  return v_withdrawal;
end
$$;
comment on function private.lock_payout(uuid, private.staff_member) is
  'A withdrawal of somebody else, locked for a decision of staff. Raises NOT_FOUND or FORBIDDEN.';

-- supabase/schemas/private/functions/may_assume_delivery.sql
create function private.may_assume_delivery(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select 'No carrier has scanned the parcel.'
    where not exists (
      select
      from private.shipments
      where shipments.order_id = p_order.id
        and shipments.direction = 'outbound'
        and shipments.scanned_at is not null)
  );
end
$$;
comment on function private.may_assume_delivery(public.orders) is
  'Holds when a carrier has scanned the parcel: time alone proves no delivery.';

-- supabase/schemas/private/functions/may_contest_return.sql
create function private.may_contest_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select 'The time to contest the return is over.'
    from private.jobs
    where jobs.kind = 'orders_deadline'
      and jobs.key = concat_ws(':', p_order.id, p_order.state_version, 'RETURN_RECEIVED')
      -- A deadline that is retried is as late as it was at first.
      and coalesce(jobs.due_at, jobs.run_at) <= private.now()
  );
end
$$;
comment on function private.may_contest_return(public.orders) is
  'Holds until return_received_minutes after the carrier delivered the return.';

-- supabase/schemas/private/functions/may_deny_return.sql
create function private.may_deny_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window integer := private.setting('return_ship_minutes');
begin
  if private.is_return_scanned(p_order.id) then
    return 'A carrier has the returned parcel.';
  elsif exists (
    select
    from private.order_history as history
    where history.order_id = p_order.id
      and history.version = p_order.state_version
      and history.at > private.now() - make_interval(mins => v_window))
  then
    return 'The buyer still has time to send the return.';
  end if;
  return null;
end
$$;
comment on function private.may_deny_return(public.orders) is
  'Holds from return_ship_minutes after the approval, while no carrier has scanned the return: the '
  'buyer was told twice by then.';

-- supabase/schemas/private/functions/may_lapse_return.sql
create function private.may_lapse_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when private.is_return_scanned(p_order.id)
      then 'A carrier has the parcel: it is on its way back.'
      when exists (
        select
        from private.returns
        where returns.order_id = p_order.id
          and returns.tracking_number is not null)
      then 'The buyer sent the parcel by a courier of their own: staff decide.'
      when exists (
        select
        from private.returns
        where returns.order_id = p_order.id
          and returns.unscanned_at is not null)
      then 'The seller says that the parcel is back: staff decide.'
    end
  );
end
$$;
comment on function private.may_lapse_return(public.orders) is
  'Holds while no carrier has scanned the returned parcel, the buyer has given no number, and the '
  'seller has not said that it is back.';

-- supabase/schemas/private/functions/may_refund_charged_back.sql
create function private.may_refund_charged_back(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when not exists (
        select
        from private.chargebacks
        where chargebacks.order_id = p_order.id
          and chargebacks.status = 'decided'
          and chargebacks.outcome = 'cancel'
      ) then 'Only a chargeback that staff decided as cancel ends it like this.'
    end
  );
end
$$;
comment on function private.may_refund_charged_back(public.orders) is
  'Whether staff have decided to cancel the order because its payment was charged back.';

-- supabase/schemas/private/functions/may_reuse_voucher.sql
create function private.may_reuse_voucher(p_order public.orders) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    -- The voucher's period is not checked: the discount was granted within it.
    select not exists (
      select
      from private.voucher_uses as uses
      join private.vouchers on vouchers.id = uses.voucher_id
      where uses.order_id = p_order.id
        and uses.returned_at is not null
        and (not vouchers.active
          or vouchers.used >= vouchers.total_limit
          or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit))
  );
end
$$;
comment on function private.may_reuse_voucher(public.orders) is
  'Whether an ended order can use its voucher again; '
  'true also when it has none or has not returned it.';

-- supabase/schemas/private/functions/may_revive.sql
-- The may_ functions that take an order are preconditions of private.order_transitions: null when
-- the order may move, else a sentence that says why not.
create function private.may_revive(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window integer := private.setting('late_payment_revival_minutes');
  v_listing public.listings;
begin
  select listings.* into v_listing
  from public.listings
  where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => v_window) then
    return 'The payment came too late.';
  elsif not private.is_for_sale(v_listing) or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  elsif private.block_error(p_order.buyer_id, p_order.seller_id) is not null then
    return 'Buyer and seller no longer trade with each other.';
  elsif not private.may_reuse_voucher(p_order) then
    return 'Its voucher has been used up in the meantime.';
  elsif p_order.wallet_amount > private.spendable(p_order.buyer_id) then
    return 'The buyer''s wallet no longer has its part of the payment.';
  elsif p_order.wallet_amount > 0 and private.is_payout_blocked(p_order.buyer_id) then
    return 'The buyer''s wallet is blocked and pays nothing.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is
  'Holds for late_payment_revival_minutes, while the listing is for sale at the same price, '
  'neither party has blocked the other, the voucher can be used again and the '
  'wallet still has, and may pay, its part.';

-- supabase/schemas/private/functions/may_still_cancel.sql
create function private.may_still_cancel(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window integer := private.setting('cancel_window_minutes');
begin
  if p_order.paid_at < private.now() - make_interval(mins => v_window) then
    return 'A paid order can be cancelled only shortly after its payment, and that time is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_cancel(public.orders) is
  'Holds for cancel_window_minutes after the payment.';

-- supabase/schemas/private/functions/may_still_return.sql
create function private.may_still_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window integer := private.setting('return_window_minutes');
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'You have already requested a return; you can still open a dispute.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => v_window) then
    return 'The time to request a return is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_return(public.orders) is
  'Holds once per order, for return_window_minutes after delivery.';

-- supabase/schemas/private/functions/move_order.sql
-- The only function that changes orders.status.
create function private.move_order(
  p_order_id uuid,
  p_to public.order_status,
  p_actor public.order_actor,
  p_actor_id uuid default null,
  p_reason text default null
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_from public.order_status;
  v_transition private.order_transitions;
  v_unmet text;
  v_effect text;
  v_next public.order_status;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
  for update;
  v_from := v_order.status;

  select transitions.* into v_transition
  from private.order_transitions as transitions
  where transitions.from_status = v_from
    and transitions.to_status = p_to
    and transitions.actor = p_actor;
  if v_transition.actor is null then
    perform private.raise_error(
      'CONFLICT', 'order_status_forbids',
      format('The order is %s and cannot become %s.', v_from, p_to));
  end if;
  v_unmet := private.unmet_precondition(v_order, v_transition.precondition);
  if v_unmet is not null then
    perform private.raise_error(
      'CONFLICT', private.unmet_reason(v_transition.precondition),
      format('The order is %s. %s', v_from, v_unmet));
  elsif private.is_frozen(v_order, p_to) then
    perform private.raise_error(
      'CONFLICT', 'order_frozen',
      'A payment channel takes this order''s payment back: nothing is paid out until our staff '
      'have decided.');
  end if;

  v_order := private.enter_order_status(v_order, p_to);
  perform private.record_order_state(v_order, v_from, p_actor, p_actor_id, p_reason);
  -- Effects run last, and money last among them: the ledger's shared accounts are locked briefly.
  foreach v_effect in array v_transition.effects loop
    execute format('select private.%I($1)', 'effect_' || v_effect) using v_order;
  end loop;

  -- A transition without a delay follows at once, in the same transaction.
  select transitions.to_status into v_next
  from private.order_transitions as transitions
  where transitions.from_status = p_to
    and transitions.actor = 'clock'
    and transitions.after_setting is null;
  if v_next is not null then
    return private.move_order(p_order_id, v_next, 'clock');
  end if;
  -- An effect may have changed the order, or moved it further.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  return v_order;
end
$$;
comment on function private.move_order(
  uuid, public.order_status, public.order_actor, uuid, text) is
  'Moves an order along one row of private.order_transitions, with its effects. '
  'Raises CONFLICT when there is no such row or its precondition does not hold.';

-- supabase/schemas/private/functions/move_order_as_caller.sql
create function private.move_order_as_caller(
  p_order public.orders,
  p_to public.order_status,
  p_reason text default null,
  p_audit jsonb default null
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := private.caller_id();
  v_actor public.order_actor := private.order_actor_of(p_order, v_caller_id);
  v_staff private.staff_member;
  v_moved public.orders;
begin
  if v_actor = 'staff' then
    v_staff := private.staff_caller('ops_admin');
  end if;
  if v_actor = 'seller' and p_to = 'RETURN_RECEIVED' then
    select orders.* into v_moved from public.orders where orders.id = p_order.id for update;
    if v_moved.status = 'RETURN_APPROVED' and not private.is_return_proven(v_moved) then
      perform private.report_unscanned_return(v_moved);
      return v_moved;
    end if;
  end if;
  v_moved := private.move_order(p_order.id, p_to, v_actor, v_caller_id, p_reason);
  if v_actor = 'staff' then
    perform private.audit(
      v_staff,
      p_audit,
      'order',
      p_order.id::text,
      jsonb_build_object('status', p_order.status),
      jsonb_build_object('status', v_moved.status));
  end if;
  return v_moved;
end
$$;
comment on function private.move_order_as_caller(
  public.orders, public.order_status, text, jsonb) is
  'Moves an order as buyer, seller or staff, whichever the caller is to this order. '
  'Staff need ops_admin, and the move is written to the audit log. A return that the seller '
  'reports without proof does not move: it becomes a case for staff.';

-- supabase/schemas/private/functions/notification_record.sql
create function private.notification_record(p_notification public.notifications) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_notification.id,
  'kind', p_notification.kind,
  'category', p_notification.category,
  'data', p_notification.data,
  'read', p_notification.read_at is not null,
  'created_at', internal.wire_time(p_notification.created_at));
comment on function private.notification_record(public.notifications) is
  'A notification without its text, which shared/domain writes from kind and data.';

-- supabase/schemas/private/functions/notify_withdrawal.sql
create function private.notify_withdrawal(p_withdrawal private.withdrawals) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.notify(
    p_withdrawal.user_id,
    'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.reversals,
    'withdrawal.' || lower(p_withdrawal.status::text),
    'wallet',
    jsonb_build_object(
      'withdrawal_id', p_withdrawal.id,
      'amount', p_withdrawal.amount,
      'net', p_withdrawal.net
    )
  );
end
$$;

-- supabase/schemas/private/functions/open_orders_of.sql
create function private.open_orders_of(p_user_id uuid) returns setof public.orders
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select orders.*
  from public.orders
  where p_user_id in (orders.buyer_id, orders.seller_id)
    and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')
$$;
comment on function private.open_orders_of(uuid) is
  'The orders of a buyer or seller that have not ended, including those without an invoice yet.';

-- supabase/schemas/private/functions/open_withdrawal_case.sql
create function private.open_withdrawal_case(
  p_kind text,
  p_withdrawal private.withdrawals,
  p_payout jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.open_case(
    p_kind,
    p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.reversals,
    null,
    jsonb_build_object(
      'withdrawal_id', p_withdrawal.id,
      'user_id', p_withdrawal.user_id,
      'status', p_withdrawal.status,
      'payout', p_payout
    )
  );
end
$$;
comment on function private.open_withdrawal_case(text, private.withdrawals, jsonb) is
  'Opens a staff case about a withdrawal, once per status of the provider.';

-- supabase/schemas/private/functions/order_actor_of.sql
create function private.order_actor_of(
  p_order public.orders,
  p_caller_id uuid
) returns public.order_actor
language sql stable
set search_path = pg_catalog, pg_temp
-- Parties come first, so that no one is staff to their own order.
return case
  when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
  when p_caller_id = p_order.seller_id then 'seller'
  when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'
end;
comment on function private.order_actor_of(public.orders, uuid) is
  'What the caller is to the order; null when neither a party nor staff.';

-- supabase/schemas/private/functions/order_for.sql
create function private.order_for(
  p_order text,
  variadic p_parties public.order_actor[]
) returns public.orders
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders := private.find_order(p_order);
  v_actor public.order_actor := private.order_actor_of(v_order, v_caller.id);
begin
  if v_actor is null then
    perform private.raise_error('NOT_FOUND', 'order_not_found', 'There is no such order.');
  elsif v_actor <> all (p_parties) then
    perform private.raise_error(
      'FORBIDDEN', 'wrong_party',
      format('Only the %s of the order can do this.', array_to_string(p_parties, ' or '))
    );
  end if;
  return v_order;
end
$$;
comment on function private.order_for(text, public.order_actor[]) is
  'The order p_order (id or reference) if the caller is one of p_parties. '
  'Raises NOT_FOUND for strangers and FORBIDDEN for another party.';

-- supabase/schemas/private/functions/order_preview.sql
create function private.order_preview(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'item_price', p_order.item_price,
      'shipping_fee', p_order.shipping_fee,
      'buyer_protection_fee', p_order.buyer_protection_fee,
      'voucher_discount', p_order.voucher_discount,
      'wallet_amount', p_order.wallet_amount,
      'total', p_order.total,
      'amount_due', p_order.amount_due,
      'voucher', (
        select jsonb_build_object(
          'code', vouchers.code,
          'capped_by', private.voucher_cap(vouchers, p_order.item_price, p_order.voucher_discount))
        from private.voucher_uses
        join private.vouchers on vouchers.id = voucher_uses.voucher_id
        where voucher_uses.order_id = p_order.id
      )))
  );
end
$$;

-- supabase/schemas/private/functions/order_record.sql
create function private.order_record(p_order public.orders, p_viewer uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_order.id,
      'reference', p_order.reference,
      'status', p_order.status,
      'listing_id', p_order.listing_id,
      'listing_title', p_order.listing_title,
      'listing_photo_url', p_order.listing_photo_url,
      'weight_grams', p_order.weight_grams,
      'buyer_id', p_order.buyer_id,
      'seller_id', p_order.seller_id,
      'item_price', p_order.item_price,
      'shipping_fee', p_order.shipping_fee,
      'buyer_protection_fee', p_order.buyer_protection_fee,
      'voucher_discount', p_order.voucher_discount,
      'total', p_order.total,
      'wallet_amount', case
        when p_viewer is distinct from p_order.seller_id then p_order.wallet_amount
      end,
      'amount_due', case
        when p_viewer is distinct from p_order.seller_id then p_order.amount_due
      end,
      'courier_code', carrier.courier_code,
      'courier_service_code', carrier.courier_service_code,
      'shipping_details', jsonb_build_object(
        'courier_code', carrier.courier_code,
        'courier_service_code', carrier.courier_service_code,
        'shipper_order_id', carrier.shipper_order_id),
      'tracking_number', p_order.tracking_number,
      'label_url', carrier.label_url,
      'recipient', private.recipient_record(
        recipient,
        p_viewer = p_order.seller_id and p_order.status not in ('READY_TO_SHIP', 'SHIPPED')),
      'return_address', private.recipient_record(
        sender,
        p_viewer = p_order.buyer_id and p_order.status <> 'RETURN_APPROVED'),
      'payment', case
        when p_viewer is distinct from p_order.seller_id
          and invoices.amount > 0 then jsonb_build_object(
          'invoice_id', invoices.provider_id,
          'invoice_url', invoices.url,
          'status', invoices.status,
          'expires_at', internal.wire_time(invoices.expires_at))
      end,
      'deadlines', private.deadline_records(p_order),
      'return', private.return_record(p_order),
      'dispute', private.dispute_record(p_order.id),
      'settlement', private.settlement_record(p_order),
      'frozen_at', case
        when private.is_in_escrow(p_order) then internal.wire_time(p_order.frozen_at)
      end,
      'refunded_amount', p_order.refunded_amount,
      'refunded_at', internal.wire_time(p_order.refunded_at),
      'paid_at', internal.wire_time(p_order.paid_at),
      'shipped_at', internal.wire_time(p_order.shipped_at),
      'delivered_at', internal.wire_time(p_order.delivered_at),
      'completed_at', internal.wire_time(p_order.completed_at),
      'created_at', internal.wire_time(p_order.created_at),
      'updated_at', internal.wire_time(p_order.updated_at))
      || case
        when p_viewer in (p_order.buyer_id, p_order.seller_id) then '{}'
        else jsonb_build_object(
          'recipient', private.recipient_record(recipient, true),
          'return_address', private.recipient_record(sender, true))
      end
    from private.invoices
    join private.order_addresses as recipient
      on recipient.order_id = p_order.id
      and recipient.party = 'buyer'
    join private.order_addresses as sender
      on sender.order_id = p_order.id
      and sender.party = 'seller'
    cross join private.carrier_of(p_order) as carrier
    where invoices.order_id = p_order.id
  );
end
$$;
comment on function private.order_record(public.orders, uuid) is
  'An order as p_viewer may read it: the seller sees no invoice, and each party sees the other '
  'side''s whole address only while there is something to ship to it.';

-- supabase/schemas/private/functions/own_listing.sql
create function private.own_listing(p_listing_id uuid) returns public.listings
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.lock_own_listing(p_listing_id, v_me);
begin
  if v_listing.status not in ('active', 'removed') then
    perform private.raise_error('CONFLICT', 'listing_not_changeable', format(
      'The listing is %s. Only an active or removed listing can be changed.', v_listing.status));
  end if;
  return v_listing;
end
$$;
comment on function private.own_listing(uuid) is
  'The caller''s active or removed listing, locked: nobody can order it while it changes.';

-- supabase/schemas/private/functions/own_live_stream.sql
create function private.own_live_stream(
  p_stream_id text,
  p_host_id uuid
) returns public.live_streams
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams := private.lock_live_stream(p_stream_id);
begin
  if v_stream.seller_id <> p_host_id then
    perform private.raise_error(
      'FORBIDDEN', 'not_the_host', 'Only the host of the stream can do this.');
  end if;
  return v_stream;
end
$$;

-- supabase/schemas/private/functions/own_withdrawal.sql
create function private.own_withdrawal(p_id uuid) returns private.withdrawals
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_id
    and withdrawals.user_id = (private.caller()).id;
  if v_withdrawal.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'withdrawal_not_found', 'There is no such withdrawal.');
  end if;
  return v_withdrawal;
end
$$;
comment on function private.own_withdrawal(uuid) is
  'A withdrawal of the caller. Raises NOT_FOUND also for those of other users.';

-- supabase/schemas/private/functions/paid_by_buyer.sql
create function private.paid_by_buyer(p_order public.orders) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_order.total - coalesce(sum(entries.amount), 0)
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.key = 'order:' || p_order.id || ':covered'
      and entries.amount > 0
  );
end
$$;
comment on function private.paid_by_buyer(public.orders) is
  'Rupiah of the total that the buyer paid: '
  'all of it, except what staff covered from claims after an underpayment.';

-- supabase/schemas/private/functions/parcel_order.sql
create function private.parcel_order(
  p_order text,
  variadic p_parties public.order_actor[]
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders :=
    private.order_for(p_order, variadic p_parties || 'staff'::public.order_actor);
begin
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.staff_caller('ops_admin');
  end if;
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  return v_order;
end
$$;
comment on function private.parcel_order(text, public.order_actor[]) is
  'The order, locked, for one of these parties or for staff who handle parcels.';

-- supabase/schemas/private/functions/pending_order.sql
create function private.pending_order(p_order public.orders, p_resumed boolean) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select private.pending_purchase(
      p_order.id,
      p_payer_id => p_order.buyer_id,
      p_finished => p_order.state_version > 0,
      p_resumed => p_resumed,
      p_lease => invoices.lease,
      p_reference => invoices.external_id,
      p_amount => invoices.amount,
      p_item_name => p_order.listing_title,
      p_item_price => p_order.item_price,
      p_fees => jsonb_build_array(
        jsonb_build_object('type', 'Ongkos kirim', 'value', p_order.shipping_fee),
        jsonb_build_object('type', 'Perlindungan pembeli', 'value', p_order.buyer_protection_fee)
      ) || case
        when p_order.voucher_discount > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Voucher', 'value', -p_order.voucher_discount))
        else '[]'
      end || case
        when p_order.wallet_amount > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Saldo dompet', 'value', -p_order.wallet_amount))
        else '[]'
      end)
    from private.invoices
    where invoices.order_id = p_order.id
  );
end
$$;

-- supabase/schemas/private/functions/provider_jobs_of.sql
create function private.provider_jobs_of(p_order public.orders) returns setof private.jobs
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jobs.*
  from private.jobs
  where jobs.kind = 'finish_order' and jobs.key = p_order.id::text
    or jobs.kind = 'shipping_book' and jobs.key in (p_order.id::text, p_order.id || ':return')
    or jobs.kind = 'shipping_cancel' and jobs.key in (
      select shipments.id::text
      from private.shipments
      where shipments.order_id = p_order.id
    )
    or jobs.kind = 'payments_expire' and jobs.key in (
      select invoices.provider_id
      from private.invoices
      where invoices.order_id = p_order.id
    )
$$;
comment on function private.provider_jobs_of(public.orders) is
  'The jobs that call a provider about an order.';

-- supabase/schemas/private/functions/push_devices.sql
create function private.push_devices(p_user_id uuid) returns setof private.push_subscriptions
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select subscriptions.*
  from private.push_subscriptions as subscriptions
  where subscriptions.user_id = p_user_id
    and subscriptions.deleted_at is null
  order by subscriptions.created_at, subscriptions.id
$$;
comment on function private.push_devices(uuid) is
  'The active push subscriptions of a user, oldest first.';

-- supabase/schemas/private/functions/push_subscription_record.sql
create function private.push_subscription_record(
  p_subscription private.push_subscriptions
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_subscription.id,
  'endpoint', p_subscription.endpoint,
  'created_at', internal.wire_time(p_subscription.created_at));

-- supabase/schemas/private/functions/push_target.sql
create function private.push_target(p_subscription private.push_subscriptions) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_subscription.id,
  'endpoint', p_subscription.endpoint,
  'p256dh', p_subscription.p256dh,
  'auth', p_subscription.auth);
comment on function private.push_target(private.push_subscriptions) is
  'A subscription with the keys that sending needs. Never part of an answer to a caller.';

-- supabase/schemas/private/functions/quoted_courier.sql
create function private.quoted_courier(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'origin_postal_code', origins.postal_code,
      'destination_postal_code', destinations.postal_code,
      'item_name', p_order.listing_title,
      'item_value', p_order.item_price,
      'weight_grams', p_order.weight_grams,
      'courier_code', p_order.courier_code,
      'courier_service_code', p_order.courier_service_code,
      'price', p_order.shipping_fee)
    from private.order_addresses as origins
    join private.order_addresses as destinations
      on destinations.order_id = origins.order_id
      and destinations.party = 'buyer'
    where origins.order_id = p_order.id
      and origins.party = 'seller'
  );
end
$$;
comment on function private.quoted_courier(public.orders) is
  'The courier of an order at its quoted price, to be asked again before the invoice.';

-- supabase/schemas/private/functions/raise_not_for_sale.sql
create function private.raise_not_for_sale(p_listing public.listings) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vacation constant text := internal.wire_time(private.vacation_of(p_listing.seller_id));
begin
  if p_listing.status = 'active' and v_vacation is not null then
    perform private.raise_error(
      'CONFLICT', 'seller_on_vacation',
      format(
        'The seller is on vacation until %s; the listing can be ordered again after that.',
        v_vacation),
      p_facts => jsonb_build_object('until', v_vacation));
  elsif p_listing.status = 'reserved' then
    perform private.raise_error(
      'CONFLICT', 'listing_reserved',
      'This listing is reserved by another order. It comes back if that order ends.');
  end if;
  perform private.raise_error(
    'CONFLICT', 'listing_not_for_sale', 'This listing is not for sale any more.');
end
$$;
comment on function private.raise_not_for_sale(public.listings) is
  'Raises CONFLICT for a listing that nobody can order now, with what a buyer may hope for.';

-- supabase/schemas/private/functions/readable_listing.sql
create function private.readable_listing(
  p_listing_id uuid,
  p_reader_id uuid
) returns public.listings
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = p_reader_id);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'listing_not_found', 'There is no such listing.');
  end if;
  return v_listing;
end
$$;

-- supabase/schemas/private/functions/record_order_state.sql
create function private.record_order_state(
  p_order public.orders,
  p_from public.order_status,
  p_actor public.order_actor,
  p_actor_id uuid,
  p_reason text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_type text := 'order.' || lower(p_order.status::text);
  v_settled bigint := case p_order.status
    when 'COMPLETED' then private.settled_amount(p_order.id)
    else 0
  end;
  v_kind text := case
    when p_actor = 'parties' then 'order.settlement'
    when p_from = 'DISPUTED' then 'dispute.resolved'
    when p_from = 'RETURN_REQUESTED' and p_order.status = 'DELIVERED' then 'order.return_rejected'
    when p_from = 'RETURN_APPROVED' and p_order.status = 'COMPLETED' then 'order.return_lapsed'
    when p_order.status = 'DISPUTED' and p_actor = 'seller' then 'order.return_contested'
    else v_type
  end;
begin
  insert into private.order_history (
    order_id, version, from_status, to_status, actor, actor_id, reason)
  values (
    p_order.id, p_order.state_version, p_from, p_order.status, p_actor, p_actor_id, p_reason);

  perform private.publish_event(
    v_type,
    'order',
    p_order.id,
    p_order.state_version,
    private.event_of_order(
      p_order,
      coalesce(private.refund_at(p_order), p_order.refunded_amount),
      p_actor)
    || case when v_settled > 0 then jsonb_build_object('settled_amount', v_settled) else '{}' end);

  perform private.notify(
    parties.id,
    'order:' || p_order.id || ':' || p_order.state_version,
    v_kind,
    case when v_kind in ('order.shipped', 'order.delivered') then 'shipping' else 'order' end,
    jsonb_build_object(
      'order_id', p_order.id,
      'reference', p_order.reference,
      'title', p_order.listing_title,
      'role', parties.role,
      'from', p_from)
    || case v_kind
      when 'dispute.resolved' then jsonb_build_object(
        'resolution', case
          when v_settled > 0 then 'split'
          when p_order.status = 'COMPLETED' then 'release'
          else 'refund'
        end,
        'amount', nullif(v_settled, 0),
        'note', p_reason)
      when 'order.settlement' then jsonb_build_object('amount', v_settled)
      when 'order.return_rejected' then jsonb_build_object('reason', p_reason)
      when 'order.return_lapsed' then jsonb_build_object('reason', p_reason)
      when 'order.cancelled' then jsonb_build_object('reason', p_reason)
      else '{}'
    end)
  from (values (p_order.buyer_id, 'buyer'), (p_order.seller_id, 'seller')) as parties (id, role)
  -- Whoever acted needs no notification, except that an opened dispute is confirmed to them.
  where parties.id is distinct from p_actor_id
    or p_order.status = 'DISPUTED';

  perform private.set_deadline(p_order, transitions, p_order.updated_at)
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status
    and transitions.actor = 'clock'
    and transitions.after_setting is not null
    and transitions.counts_from = 'state';
end
$$;
comment on function private.record_order_state(
  public.orders, public.order_status, public.order_actor, uuid, text) is
  'Writes the history row, finance event, notifications and deadlines of the state just entered.';

-- supabase/schemas/private/functions/record_refund.sql
create function private.record_refund(
  p_order public.orders,
  p_amount bigint,
  p_event text default 'refunded'
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.orders
  set refunded_at = private.now(),
      refunded_amount = coalesce(refunded_amount, 0) + p_amount
  where id = p_order.id;
  perform private.notify(
    p_order.buyer_id,
    'order:' || p_order.id || ':' || p_event,
    'payment.refunded',
    'payment',
    jsonb_build_object(
      'order_id', p_order.id,
      'reference', p_order.reference,
      'amount', p_amount));
  -- A settlement is posted later, by private.effect_release_escrow.
  if p_event <> 'settlement' then
    perform private.recover_from_refund(p_order.id, p_amount);
  end if;
end
$$;
comment on function private.record_refund(public.orders, bigint, text) is
  'Adds the amount to the order''s refunds and notifies the buyer; the money has been posted '
  'before.';

-- supabase/schemas/private/functions/record_return_delivery.sql
create function private.record_return_delivery(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_minutes integer := private.setting('return_received_minutes');
begin
  if p_order.status <> 'RETURN_APPROVED' then
    return;
  end if;
  perform private.set_deadline(p_order, transitions, v_now)
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status
    and transitions.counts_from = 'return_delivered';
  perform private.notify(
    parties.id,
    'order:' || p_order.id || ':' || p_order.state_version,
    'order.return_delivered',
    'order',
    jsonb_build_object(
      'order_id', p_order.id,
      'reference', p_order.reference,
      'title', p_order.listing_title,
      'role', parties.role,
      'at', internal.wire_time(v_now + make_interval(mins => v_minutes))))
  from (values (p_order.buyer_id, 'buyer'), (p_order.seller_id, 'seller')) as parties (id, role);
end
$$;
comment on function private.record_return_delivery(public.orders) is
  'Sets the deadlines that count from the arrival of the returned parcel, and tells both parties: '
  'the seller confirms or contests it until then.';

-- supabase/schemas/private/functions/refund_at.sql
create function private.refund_at(p_order public.orders) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.paid_at is null or p_order.status not in ('CANCELLED', 'REFUNDED') then
    return null;
  end if;
  return least(private.refund_due(p_order), private.paid_by_buyer(p_order));
end
$$;
comment on function private.refund_at(public.orders) is
  'Rupiah that the buyer gets back as the order enters its status; null where nothing is refunded.';

-- supabase/schemas/private/functions/refund_due.sql
create function private.refund_due(p_order public.orders) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.has_left_seller(p_order) then
    return p_order.total;
  end if;
  -- The protection fee is earned by then. The voucher counts against item and shipping first.
  return greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0);
end
$$;
comment on function private.refund_due(public.orders) is
  'Rupiah to refund: the total until the parcel was sent, then item and shipping less the voucher.';

-- supabase/schemas/private/functions/report_failed_disbursement.sql
create function private.report_failed_disbursement(
  p_before private.withdrawals,
  p_reason text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event_id constant text := substring(p_before.request_key from '^portal:(.*)$');
  v_withdrawal private.withdrawals;
begin
  if v_event_id is null then
    return;
  end if;
  perform private.open_case(
    'disbursement_rejected', v_event_id, null,
    jsonb_build_object(
      'seller_id', p_before.user_id,
      'amount', p_before.amount,
      'withdrawal_id', p_before.id,
      'outcome', 'withdrawal_rejected:' || p_reason
    )
  );
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_before.id;
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
comment on function private.report_failed_disbursement(private.withdrawals, text) is
  'Tells staff and the seller that a withdrawal of the finance portal made no payout, which the '
  'portal assumes. Does nothing for other withdrawals, whose caller gets the error.';

-- supabase/schemas/private/functions/report_unscanned_return.sql
create function private.report_unscanned_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.returns
  set unscanned_at = coalesce(unscanned_at, private.now())
  where order_id = p_order.id;
  perform private.open_case(
    'return_unscanned',
    p_order.id::text,
    p_order.id,
    jsonb_build_object('item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee));
  perform private.notify_all(
    array[p_order.buyer_id, p_order.seller_id],
    'order:' || p_order.id || ':' || p_order.state_version,
    'order.return_unscanned',
    'order',
    jsonb_build_object(
      'order_id', p_order.id,
      'reference', p_order.reference,
      'title', p_order.listing_title));
end
$$;
comment on function private.report_unscanned_return(public.orders) is
  'The seller has a return that no carrier scanned: staff decide, and the order does not move.';

-- supabase/schemas/private/functions/require_bookable.sql
create function private.require_bookable(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments;
begin
  select shipments.* into v_shipment
  from private.shipments
  where shipments.order_id = p_order.id
    and shipments.direction = 'outbound';
  if p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED')
    -- A parcel that has a waybill keeps it to the end.
    or (p_order.status in ('REFUNDED', 'COMPLETED') and v_shipment.waybill is null)
    or (p_order.status = 'REFUNDED' and v_shipment.scanned_at is null)
  then
    perform private.raise_error('CONFLICT', 'nothing_to_ship',
      format('The order is %s: there is nothing to ship.', p_order.status));
  elsif v_shipment.cancelled_at is not null then
    perform private.raise_error('CONFLICT', 'courier_cancelled',
      format('The order is %s, and its courier was cancelled.', p_order.status));
  elsif p_order.own_courier_code is not null
    or (v_shipment.shipper_order_id is null and p_order.status <> 'READY_TO_SHIP')
  then
    perform private.raise_error('CONFLICT', 'shipped_by_own_courier',
      format('The order is %s: it was shipped without our courier.', p_order.status));
  end if;
end
$$;
comment on function private.require_bookable(public.orders) is
  'Rejects booking a courier for an order that has no parcel to ship.';

-- supabase/schemas/private/functions/require_few_claims.sql
create function private.require_few_claims(
  p_order public.orders,
  p_refund_amount bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_refund_amount > p_order.item_price
    and (
      p_refund_amount - p_order.item_price > private.setting('return_auto_approve_idr')
      or not private.is_ease_left(p_order)
    )
  then
    perform private.raise_error(
      'CONFLICT', 'settlement_too_high',
      format(
        'You can agree on at most the item price, Rp%s, for this order. Our staff decide about '
          'more than that in a dispute.',
        to_char(p_order.item_price, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('max_amount', p_order.item_price));
  end if;
end
$$;
comment on function private.require_few_claims(public.orders, bigint) is
  'Rejects a settlement whose shipping claims would pay, when that is more than '
  'return_auto_approve_idr or either party has used up return_auto_approve_count in '
  'return_auto_approve_days: accomplices would send parcels at our expense.';

-- supabase/schemas/private/functions/require_few_labels.sql
create function private.require_few_labels(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_max constant bigint := private.setting('return_labels_max');
  v_days constant integer := private.setting('return_labels_days');
begin
  if private.caller_id() not in (p_order.buyer_id, p_order.seller_id)
    or exists (
      select
      from private.shipments
      where shipments.order_id = p_order.id
        and shipments.direction = 'return'
        and shipments.booking_started_at is not null)
  then
    return;
  end if;
  -- Locked until commit: concurrent labels of one buyer are counted one by one.
  perform pg_advisory_xact_lock(hashtextextended('return_labels:' || p_order.buyer_id, 0));
  if v_max <= (
    select count(*)
    from public.orders as others
    join private.shipments on shipments.order_id = others.id
    where others.buyer_id = p_order.buyer_id
      and shipments.direction = 'return'
      and shipments.booking_started_at > private.now() - make_interval(days => v_days)
      and shipments.cancelled_at is null
  ) then
    perform private.raise_error(
      'CONFLICT', 'return_labels_used_up',
      format(
        'We have paid for %s return labels of this buyer in %s days: send the parcel with a '
        'courier of your own, or ask our staff for a label.',
        v_max, v_days),
      p_facts => jsonb_build_object('labels', v_max, 'days', v_days));
  end if;
end
$$;
comment on function private.require_few_labels(public.orders) is
  'Rejects a return label beyond return_labels_max in return_labels_days per buyer: claims pay '
  'for labels. Staff give as many as they decide.';

-- supabase/schemas/private/functions/require_live_label.sql
create function private.require_live_label(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select
    from private.shipments
    where shipments.order_id = p_order.id
      and shipments.direction = 'return'
      and shipments.cancelled_at is not null)
  then
    perform private.raise_error(
      'CONFLICT', 'courier_cancelled',
      'The courier of this return was cancelled: send the parcel with a courier of your own.');
  end if;
end
$$;
comment on function private.require_live_label(public.orders) is
  'Rejects the label of a return whose courier was cancelled.';

-- supabase/schemas/private/functions/require_return.sql
create function private.require_return(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'CONFLICT', 'return_not_approved',
      format(
        'The order is %s; a return label needs an order that is RETURN_APPROVED.',
        p_order.status));
  elsif exists (
    select
    from private.returns
    where returns.order_id = p_order.id
      and returns.tracking_number is not null)
  then
    perform private.raise_error(
      'CONFLICT', 'shipped_by_own_courier',
      format('The order is %s, and you send it by a courier of your own.', p_order.status));
  end if;
end
$$;

-- supabase/schemas/private/functions/require_settlement_amount.sql
create function private.require_settlement_amount(
  p_order public.orders,
  p_refund_amount bigint
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_limit bigint := private.settlement_limit(p_order);
begin
  if p_refund_amount not between 1 and v_limit then
    perform private.raise_error(
      'VALIDATION', 'refund_out_of_range',
      format('The refund has to be between Rp1 and Rp%s.', to_char(v_limit, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('max_amount', v_limit));
  end if;
end
$$;

-- supabase/schemas/private/functions/require_transition_of.sql
create function private.require_transition_of(
  p_order public.orders,
  p_to public.order_status,
  p_actor public.order_actor
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_actors public.order_actor[] := array(
    select transitions.actor
    from private.order_transitions as transitions
    where transitions.from_status = p_order.status
      and transitions.to_status = p_to);
begin
  if cardinality(v_actors) > 0 and p_actor <> all (v_actors) then
    perform private.raise_error(
      'FORBIDDEN', 'wrong_party',
      format('The %s may not move this order from %s to %s.', p_actor, p_order.status, p_to));
  end if;
end
$$;
comment on function private.require_transition_of(
  public.orders, public.order_status, public.order_actor) is
  'Rejects a transition that only other parties may make. One that nobody may make is left to '
  'private.move_order.';

-- supabase/schemas/private/functions/require_worthwhile_label.sql
create function private.require_worthwhile_label(
  p_order public.orders,
  p_price bigint
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_price > p_order.item_price then
    perform private.raise_error(
      'CONFLICT', 'label_too_expensive',
      format(
        'A return label would cost Rp%s, more than the item (Rp%s): send the parcel with a '
        'courier of your own, or agree with the other party.',
        to_char(p_price, 'FM999,999,999,990'),
        to_char(p_order.item_price, 'FM999,999,999,990')),
      p_facts => jsonb_build_object('price', p_price, 'item_price', p_order.item_price));
  end if;
end
$$;
comment on function private.require_worthwhile_label(public.orders, bigint) is
  'Raises CONFLICT when a return label of p_price costs more than the item: the marketplace pays '
  'for labels.';

-- supabase/schemas/private/functions/reserve_order.sql
create function private.reserve_order(
  p_buyer_id uuid,
  p_listing public.listings,
  p_quote private.shipping_quote,
  p_voucher_code text,
  p_use_wallet boolean
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_protection_fee bigint := private.protection_fee(p_listing.price);
  v_voucher_id uuid;
  v_discount bigint := 0;
  v_wallet_amount bigint := 0;
  v_order public.orders;
begin
  if p_voucher_code is not null then
    select used.voucher_id, used.discount into v_voucher_id, v_discount
    from private.use_voucher(
      p_voucher_code,
      p_buyer_id,
      p_listing.price,
      p_listing.price + p_quote.price + v_protection_fee) as used;
  end if;

  if p_use_wallet then
    v_wallet_amount := private.wallet_part(
      p_buyer_id, p_listing.price + p_quote.price + v_protection_fee - v_discount);
  end if;

  update public.listings
  set status = 'reserved', updated_at = private.now()
  where id = p_listing.id;

  insert into public.orders (
    reference, listing_id, buyer_id, seller_id,
    item_price, shipping_fee, buyer_protection_fee, voucher_discount, wallet_amount,
    commission,
    courier_code, courier_service_code,
    listing_title, listing_photo_url, weight_grams)
  values (
    private.new_reference('ORD'), p_listing.id, p_buyer_id, p_listing.seller_id,
    p_listing.price, p_quote.price, v_protection_fee, v_discount, v_wallet_amount,
    private.commission(p_listing.price),
    p_quote.courier_code, p_quote.courier_service_code,
    p_listing.title, p_listing.photos[1], p_listing.weight_grams)
  returning * into v_order;

  if v_voucher_id is not null then
    insert into private.voucher_uses (order_id, voucher_id, user_id)
    values (v_order.id, v_voucher_id, p_buyer_id);
  end if;
  return v_order;
end
$$;

-- supabase/schemas/private/functions/restart_deadlines.sql
create function private.restart_deadlines(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transition private.order_transitions;
  v_key text;
  v_at timestamptz;
begin
  for v_transition in
    select transitions.*
    from private.order_transitions as transitions
    where transitions.from_status = p_order.status
      and transitions.actor = 'clock'
      and private.is_stopped_by_freeze(transitions.to_status)
  loop
    v_key := concat_ws(':', p_order.id, p_order.state_version, v_transition.to_status);
    v_at := private.now()
      + make_interval(mins => private.setting(v_transition.after_setting)::int);
    -- One that is running has looked at the order before this.
    update private.jobs
    set
      run_at = case jobs.kind
        when 'orders_remind' then greatest(
          private.now(),
          v_at - make_interval(mins => private.setting(v_transition.remind_setting)::int))
        else v_at
      end,
      payload = case jobs.kind
        when 'orders_remind' then jobs.payload || jsonb_build_object('at', internal.wire_time(v_at))
        else jobs.payload
      end,
      finished_at = null,
      attempts = 0,
      due_at = null,
      lease_token = null,
      leased_until = null
    where jobs.kind in ('orders_deadline', 'orders_remind')
      and jobs.key = v_key;
  end loop;
end
$$;
comment on function private.restart_deadlines(public.orders) is
  'The order was frozen and its parties were told to wait: each deadline that the freeze stopped '
  'begins again, with its reminder.';

-- supabase/schemas/private/functions/resume_order.sql
create function private.resume_order(
  p_listing public.listings,
  p_buyer_id uuid,
  p_address public.addresses,
  p_quote private.shipping_quote,
  p_voucher_code text,
  p_use_wallet boolean,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.listing_id = p_listing.id
    and orders.buyer_id = p_buyer_id
    and orders.status = 'AWAITING_PAYMENT'
    and (orders.state_version = 0 or invoices.request_key = p_request_key);
  if v_order.id is null then
    perform private.raise_not_for_sale(p_listing);
  elsif not private.is_same_request(
    v_order, p_address, p_quote, p_voucher_code, p_use_wallet) then
    perform private.raise_error(
      'CONFLICT', 'earlier_order_in_progress',
      'Your earlier order of this listing, with another address, courier, voucher or payment, '
        'is still in progress; try again in a minute.',
      60);
  elsif v_order.state_version = 0 then
    perform private.lease_order(v_order.id);
  end if;
  return private.pending_order(v_order, true)
    || jsonb_build_object('quoted', private.quoted_courier(v_order));
end
$$;
comment on function private.resume_order(
  public.listings, uuid, public.addresses, private.shipping_quote, text, boolean, text) is
  'Takes over the caller''s unfinished order of a listing once its lease has expired, '
  'or returns the finished one to a request that repeats its key.';

-- supabase/schemas/private/functions/resume_withdrawal.sql
create function private.resume_withdrawal(
  p_withdrawal private.withdrawals,
  p_amount bigint
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals := p_withdrawal;
begin
  if v_withdrawal.amount <> p_amount then
    perform private.raise_error(
      'CONFLICT', 'idempotency_key_reused',
      'Your earlier withdrawal under this key was of another amount.'
    );
  elsif v_withdrawal.status <> 'HELD' then
    return private.withdrawal_request(v_withdrawal);
  end if;
  update private.withdrawals
  set attempts = attempts + 1, leased_until = clock_timestamp() + interval '30 seconds'
  where id = v_withdrawal.id
    and leased_until < clock_timestamp()
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    perform private.raise_error(
      'CONFLICT', 'creation_in_progress',
      'Another request is creating this withdrawal; try again in a moment.', 30
    );
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.resume_withdrawal(private.withdrawals, bigint) is
  'Leases a withdrawal that has no link yet, once its last lease has ended.';

-- supabase/schemas/private/functions/return_record.sql
create function private.return_record(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'reason', returns.reason,
      'description', returns.description,
      'photos', returns.photos,
      'requested_at', internal.wire_time(returns.requested_at),
      'tracking_number', returns.tracking_number,
      'courier_code', returns.courier_code,
      'rejection_reason', returns.rejection_reason,
      'rejected_at', internal.wire_time(returns.rejected_at))
    from private.returns
    where returns.order_id = p_order.id
  );
end
$$;

-- supabase/schemas/private/functions/return_voucher.sql
create function private.return_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voucher_id uuid;
begin
  update private.voucher_uses
  set returned_at = private.now()
  where order_id = p_order.id
    and returned_at is null
  returning voucher_id into v_voucher_id;
  if v_voucher_id is not null then
    update private.vouchers
    set used = used - 1, updated_at = private.now()
    where id = v_voucher_id;
  end if;
end
$$;
comment on function private.return_voucher(public.orders) is
  'Makes the voucher of an order usable again, if it has one. A repeat changes nothing.';

-- supabase/schemas/private/functions/reuse_voucher.sql
create function private.reuse_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
  from private.voucher_uses as uses
  join private.vouchers on vouchers.id = uses.voucher_id
  where uses.order_id = p_order.id
    and uses.returned_at is not null
  for update of vouchers;
  if not found then
    return;
  elsif not private.may_reuse_voucher(p_order) then
    perform private.raise_error(
      'CONFLICT', 'voucher_used',
      'The voucher of this order has been used up in the meantime.');
  end if;
  update private.vouchers
  set used = used + 1, updated_at = private.now()
  where id = (
    select uses.voucher_id
    from private.voucher_uses as uses
    where uses.order_id = p_order.id);
  update private.voucher_uses set returned_at = null where order_id = p_order.id;
end
$$;
comment on function private.reuse_voucher(public.orders) is
  'Takes the returned voucher again for an order that a late payment revives. '
  'Raises CONFLICT when it has been used up in the meantime.';

-- supabase/schemas/private/functions/reverse_withdrawal.sql
create function private.reverse_withdrawal(
  p_withdrawal private.withdrawals,
  p_to private.withdrawal_status,
  p_payout jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_paid constant boolean := p_to = 'PAID';
  v_sign constant integer := case when v_is_paid then -1 else 1 end;
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set
    status = p_to,
    reversals = reversals + 1,
    failure_reason = p_payout ->> 'failure_reason',
    updated_at = private.now()
  where id = p_withdrawal.id
  returning * into v_withdrawal;
  perform private.ledger_post(
    'withdrawal:' || v_withdrawal.id || ':reversal:' || v_withdrawal.reversals,
    case when v_is_paid then 'late_payout' else 'withdrawal_return' end,
    case when v_is_paid then 'Withdrawal paid after all' else 'Withdrawal returned by the bank' end,
    null,
    array[
      private.ledger_line(
        'wallet', v_sign * v_withdrawal.amount, p_user_id => v_withdrawal.user_id
      ),
      private.ledger_line('provider_cash', -v_sign * v_withdrawal.net),
      private.ledger_line('payout_fees', -v_sign * v_withdrawal.fee)
    ],
    p_withdrawal_id => v_withdrawal.id
  );
  perform private.open_withdrawal_case(
    case when v_is_paid then 'late_payout' else 'returned_payout' end, v_withdrawal, p_payout
  );
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
comment on function private.reverse_withdrawal(
  private.withdrawals, private.withdrawal_status, jsonb
) is
  'Books a result that the provider changed after the hold ended. PAID debits the wallet again, '
  'below zero if needed; RETURNED credits it again. Staff get a case for both.';

-- supabase/schemas/private/functions/seller_review_record.sql
create function private.seller_review_record(
  p_review private.seller_reviews,
  p_username text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_review.id,
  'seller_id', p_review.seller_id,
  'seller_username', p_username,
  'event_id', p_review.event_id,
  'details', p_review.details,
  'status', case when p_review.closed_at is null then 'open' else 'closed' end,
  'verdict', p_review.verdict,
  'note', p_review.note,
  'closed_by', p_review.closed_by,
  'opened_at', internal.wire_time(p_review.opened_at),
  'closed_at', internal.wire_time(p_review.closed_at));

-- supabase/schemas/private/functions/set_tracking_number.sql
create function private.set_tracking_number(p_order public.orders, p_waybill text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.tracking_number is not null then
    return;
  elsif exists (select from public.orders where orders.tracking_number = p_waybill) then
    -- Another seller typed this number for their own parcel. The booking goes on; staff look at it.
    perform private.open_case(
      'waybill_taken',
      p_waybill,
      p_order.id,
      jsonb_build_object('waybill', p_waybill)
    );
    return;
  end if;
  update public.orders
  set tracking_number = p_waybill, updated_at = private.now()
  where id = p_order.id;
end
$$;
comment on function private.set_tracking_number(public.orders, text) is
  'Makes the courier''s number the order''s tracking number, unless another order already uses '
  'it.';

-- supabase/schemas/private/functions/setting_record.sql
create function private.setting_record(p_setting private.settings) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'key', p_setting.name,
      'value', p_setting.value,
      'unit', p_setting.unit,
      'min', greatest(p_setting.min_value, (
        select max(lower.value)
        from private.settings as lower
        where lower.at_most = p_setting.name)),
      'max', least(p_setting.max_value, (
        select upper.value
        from private.settings as upper
        where upper.name = p_setting.at_most)),
      'description', p_setting.meaning,
      'changed_at', internal.wire_time(p_setting.changed_at),
      'changed_by', p_setting.changed_by,
      'changed_by_username', (
        select profiles.username
        from public.profiles
        where profiles.id = p_setting.changed_by))
  );
end
$$;
comment on function private.setting_record(private.settings) is
  'A setting as staff see it. Its bounds include the settings that it must not exceed or fall '
  'below.';

-- supabase/schemas/private/functions/settlement_limit.sql
create function private.settlement_limit(p_order public.orders) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select least(
      greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0)
        - before.due,
      private.paid_by_buyer(p_order) - before.paid)
    from private.refunded_shipping(p_order.id) as before
  );
end
$$;
comment on function private.settlement_limit(public.orders) is
  'Rupiah of item and shipping that the buyer paid and does not have back yet.';

-- supabase/schemas/private/functions/settlement_record.sql
create function private.settlement_record(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', settlements.id,
      'offered_by', settlements.offered_by,
      'refund_amount', settlements.refund_amount,
      'note', settlements.note,
      'status', settlements.status,
      'created_at', internal.wire_time(settlements.created_at),
      'accepted_at', internal.wire_time(settlements.accepted_at))
    from private.settlements
    where settlements.order_id = p_order.id
      and (
        settlements.status = 'accepted'
        or settlements.status = 'open' and settlements.order_version = p_order.state_version
      )
    order by settlements.status
    limit 1
  );
end
$$;
comment on function private.settlement_record(public.orders) is
  'The settlement that ended the order, else the offer that can be accepted now; null without.';

-- supabase/schemas/private/functions/start_invoice.sql
create function private.start_invoice(p_order public.orders, p_request_key text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.invoices (order_id, external_id, amount, request_key)
  values (p_order.id, p_order.reference, p_order.amount_due, p_request_key);
  -- If this process dies before finish_order, the job finds the invoice or frees the listing.
  perform private.enqueue_job(
    'finish_order',
    p_order.id::text,
    jsonb_build_object('order_id', p_order.id),
    private.now() + interval '60 seconds');
end
$$;

-- supabase/schemas/private/functions/store_payout_link.sql
create function private.store_payout_link(
  p_withdrawal private.withdrawals,
  p_link private.payout_link
) returns private.withdrawals
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set link_readings = link_readings + 1
  where id = p_withdrawal.id;
  update private.withdrawals
  set
    provider_payout_id = p_link.id,
    provider_status = p_link.status,
    payout_url = p_link.url,
    expires_at = p_link.expires_at,
    status = case status when 'HELD' then 'LINK_CREATED' else status end,
    updated_at = private.now()
  where id = p_withdrawal.id
    and (provider_payout_id is null or provider_status is distinct from p_link.status)
  returning * into v_withdrawal;
  if not found then
    return p_withdrawal;
  end if;
  if p_withdrawal.status = 'HELD' and v_withdrawal.status = 'LINK_CREATED' then
    perform private.notify_withdrawal(v_withdrawal);
  end if;
  return v_withdrawal;
end
$$;

-- supabase/schemas/private/functions/typed_courier_of.sql
create function private.typed_courier_of(
  p_order public.orders,
  p_tracking_number text
) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (
        select returns.courier_code
        from private.returns
        where returns.order_id = p_order.id
          and returns.tracking_number = p_tracking_number
      ),
      p_order.own_courier_code,
      p_order.courier_code
    )
  );
end
$$;
comment on function private.typed_courier_of(public.orders, text) is
  'The courier of a number that a party typed: the buyer for the return, or the seller.';

-- supabase/schemas/private/functions/unmet_precondition.sql
create function private.unmet_precondition(
  p_order public.orders,
  p_precondition text
) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_unmet text;
begin
  if p_precondition is not null then
    execute format('select private.%I($1)', 'may_' || p_precondition)
    into v_unmet
    using p_order;
  end if;
  return v_unmet;
end
$$;
comment on function private.unmet_precondition(public.orders, text) is
  'Why the precondition of a transition does not hold, as a sentence for the caller; '
  'null when it holds or there is none.';

-- supabase/schemas/private/functions/wallet_payment_line.sql
create function private.wallet_payment_line(p_order public.orders) returns private.ledger_line
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when exists (
        select
        from private.ledger_transfers as transfers
        where transfers.key = 'order:' || p_order.id || ':wallet_returned'
      )
        then private.ledger_line(
          'wallet', -p_order.wallet_amount, p_user_id => p_order.buyer_id)
      else private.ledger_line('payment_held', -p_order.wallet_amount)
    end
  );
end
$$;
comment on function private.wallet_payment_line(public.orders) is
  'Where the wallet''s part of the payment comes from: from the hold, or from the wallet once '
  'more when an order is revived whose hold was given back.';

-- supabase/schemas/private/functions/withdrawal_record.sql
create function private.withdrawal_record(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_withdrawal.id,
  'status', p_withdrawal.status,
  'amount', p_withdrawal.amount,
  'fee', p_withdrawal.fee,
  'net', p_withdrawal.net,
  'recipient_email', p_withdrawal.recipient_email,
  -- A link must not be claimed after the amount went back to the wallet.
  'payout_url', case
    when p_withdrawal.status not in ('FAILED', 'EXPIRED', 'CANCELLED')
      then p_withdrawal.payout_url
  end,
  'provider_payout_id', p_withdrawal.provider_payout_id,
  'failure_reason', p_withdrawal.failure_reason,
  'expires_at', internal.wire_time(p_withdrawal.expires_at),
  'created_at', internal.wire_time(p_withdrawal.created_at),
  'updated_at', internal.wire_time(p_withdrawal.updated_at)
);

-- supabase/schemas/private/functions/withdrawal_request.sql
create function private.withdrawal_request(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return jsonb_build_object(
  'withdrawal_id', p_withdrawal.id,
  'amount', p_withdrawal.net,
  'email', p_withdrawal.recipient_email,
  'first', p_withdrawal.attempts = 1,
  'finished', p_withdrawal.status <> 'HELD',
  'blocked', false,
  'link_readings', p_withdrawal.link_readings,
  'provider_payout_id', p_withdrawal.provider_payout_id
);
comment on function private.withdrawal_request(private.withdrawals) is
  'What the request for the payout link needs, the same for every attempt. '
  'first: no earlier attempt can have reached the provider.';

-- supabase/schemas/private/functions/write_email.sql
create function private.write_email(p_notification_id uuid) returns private.emails
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
begin
  insert into private.emails (id, user_id, kind, data, address, locale, name)
  select
    notifications.id,
    profiles.id,
    notifications.kind,
    jsonb_build_object('category', notifications.category, 'data', notifications.data),
    contacts.email,
    profiles.locale,
    coalesce(profiles.full_name, profiles.username)
  from public.notifications
  join public.profiles on profiles.id = notifications.user_id
  join private.contacts on contacts.user_id = notifications.user_id
  where notifications.id = p_notification_id
    and profiles.deleted_at is null
  -- A deletion that runs now is waited for, so that no address is written after it.
  for key share of profiles
  returning * into v_email;
  return v_email;
end
$$;
comment on function private.write_email(uuid) is
  'Creates the e-mail of a notification, to the current address of its user. Null without an '
  'address.';

-- supabase/schemas/private/tables/boost_periods.sql
create table private.boost_periods (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  score integer not null check (score between 1 and 100000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  ended_at timestamptz
);
comment on table private.boost_periods is
  'Boosts, on one listing (bought) or on all listings of a seller (granted by staff). While '
  'ended_at is null, the score is part of listings.boost_score.';
comment on column private.boost_periods.listing_id is
  'Null: all listings of the seller, including later ones.';
comment on column private.boost_periods.ended_at is
  'When a job removed the score from listings, shortly after ends_at.';

create index boost_periods_running on private.boost_periods (ends_at) where ended_at is null;
create index boost_periods_seller_id on private.boost_periods (seller_id);
create index boost_periods_listing_id on private.boost_periods (listing_id);

alter table private.boost_periods enable row level security;
create policy all_api on private.boost_periods
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.boost_periods to preloved_api;

-- supabase/schemas/private/tables/boost_purchases.sql
create table private.boost_purchases (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint boost_purchases__reference unique,
  status private.boost_status not null default 'CREATING',
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid not null references public.listings (id) on delete restrict,
  package text not null references private.boost_packages (code) on delete restrict,
  score integer not null,
  days integer not null,
  price bigint not null check (price > 0),
  provider_id text constraint boost_purchases__provider_id unique,
  url text,
  invoice_status text not null default 'CREATING',
  booked bigint not null default 0 check (booked >= 0),
  request_key text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  lease integer not null default 1
);
comment on table private.boost_purchases is
  'A purchase of a boost, with the terms of its package at that time. reference is our '
  'identifier at the payment provider.';
comment on column private.boost_purchases.booked is
  'Rupiah of the invoice that the ledger has already booked.';
comment on column private.boost_purchases.request_key is
  'Idempotency-Key of the request. A repeated request gets this purchase.';
comment on column private.boost_purchases.leased_until is
  'Real time until which one request may create the invoice; afterwards another process may '
  'finish it.';
comment on column private.boost_purchases.lease is
  'Number of the lease. Only its last holder may abandon the purchase.';

create index boost_purchases_seller
  on private.boost_purchases (seller_id, created_at desc, id desc);
create index boost_purchases_package on private.boost_purchases (package);
create index boost_purchases_listing_id on private.boost_purchases (listing_id);
create unique index boost_purchases__one_unpaid on private.boost_purchases (listing_id)
  where status in ('CREATING', 'AWAITING_PAYMENT');

alter table private.boost_purchases enable row level security;
create policy all_api on private.boost_purchases
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.boost_purchases to preloved_api;

-- supabase/schemas/private/tables/categorizations.sql
create table private.categorizations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  photo_url text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  model text not null,
  status private.categorization_status not null default 'pending',
  from_cache boolean not null default false,
  answer jsonb,
  failure text,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  cost_microrupiah bigint not null default 0,
  listing_id uuid references public.listings (id) on delete set null,
  listed jsonb,
  created_at timestamptz not null default private.now(),
  check ((status = 'answered') = (answer is not null)),
  check ((status = 'failed') = (failure is not null))
);
comment on table private.categorizations is
  'What the model answered for a photo, and the listing that the seller then created. '
  'Comparing both shows how accurate the model is.';
comment on column private.categorizations.sha256 is
  'Of the image without its metadata: the same photo is sent to the model once.';
comment on column private.categorizations.cost_microrupiah is
  'Millionths of a rupiah: tokens times the price per million tokens, without rounding.';
comment on column private.categorizations.listed is
  'The listing as it was first created with this photo.';

create index categorizations_by_picture on private.categorizations (sha256, model)
  where status = 'answered' and not from_cache;
create index categorizations_created_at on private.categorizations (created_at);
create index categorizations_user_id on private.categorizations (user_id, created_at desc);
create index categorizations_listing_id on private.categorizations (listing_id);

alter table private.categorizations enable row level security;
create policy all_api on private.categorizations
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.categorizations to preloved_api;

-- supabase/schemas/private/tables/chargebacks.sql
create table private.chargebacks (
  id uuid primary key default gen_random_uuid(),
  reference text not null check (char_length(reference) <= 255),
  order_id uuid references public.orders (id) on delete restrict,
  boost_id uuid references private.boost_purchases (id) on delete restrict,
  dispute_id text constraint chargebacks__dispute unique check (char_length(dispute_id) <= 255),
  status text not null
    check (status in ('announced', 'open', 'decided', 'reversed', 'withdrawn')),
  amount bigint not null check (amount >= 0),
  returned bigint not null default 0 check (returned between 0 and amount),
  from_buyer bigint not null default 0 check (from_buyer >= 0),
  from_seller bigint not null default 0 check (from_seller >= 0),
  outcome text check (outcome in ('cancel', 'buyer', 'seller', 'claims')),
  decided_by uuid,
  decided_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check ((order_id is null) <> (boost_id is null)),
  check (from_buyer + from_seller <= amount - returned),
  check ((outcome is null) = (decided_at is null))
);
comment on table private.chargebacks is
  'Payments that a payment channel takes back. announced: a callback or staff say so, and the '
  'provider''s list does not show it yet. open: the money is gone, staff have to decide. '
  'reversed: it came back. withdrawn: it never went.';
comment on column private.chargebacks.dispute_id is 'The provider''s id, if a callback named it.';
comment on column private.chargebacks.amount is
  'Rupiah that the provider took; of an announced one what was announced, perhaps 0.';
comment on column private.chargebacks.returned is 'Rupiah of it that the provider gave back.';
comment on column private.chargebacks.from_buyer is
  'Rupiah that were taken from the buyer''s wallet for it and not given back. What from_buyer and '
  'from_seller do not cover is a loss on claims.';
comment on column private.chargebacks.version is
  'Number of its events; part of the keys of its transfers.';

create index chargebacks_reference on private.chargebacks (reference);
create index chargebacks_order_id on private.chargebacks (order_id) where order_id is not null;
create index chargebacks_boost_id on private.chargebacks (boost_id) where boost_id is not null;
create index chargebacks_newest on private.chargebacks (created_at desc, id desc);
create index chargebacks_undecided on private.chargebacks (created_at desc, id desc)
  where status in ('announced', 'open');

alter table private.chargebacks enable row level security;
create policy all_api on private.chargebacks
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.chargebacks to preloved_api;

-- supabase/schemas/private/tables/disputes.sql
create table private.disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint disputes__order_id unique
    references public.orders (id) on delete restrict,
  reason text,
  description text,
  photos text[] not null default '{}',
  opened_at timestamptz not null default private.now(),
  resolution text check (resolution in ('release', 'refund', 'split')),
  note text,
  resolved_by public.order_actor check (
    resolved_by in ('staff', 'portal', 'parties')
  ),
  resolved_by_id uuid,
  resolved_at timestamptz,
  opened_by public.order_actor not null default 'buyer' check (opened_by in ('buyer', 'seller')),
  answer_due_at timestamptz,
  answer text,
  answer_photos text[] not null default '{}',
  answered_at timestamptz,
  refund_amount bigint,
  check (
    (resolution is null) = (resolved_at is null)
    and (resolution is null) = (resolved_by is null)
  )
);
comment on table private.disputes is
  'A dispute of the buyer, or of the seller about what came back. The escrow waits until staff or '
  'the finance portal resolve it. At most one per order.';
comment on column private.disputes.reason is
  'Null when the buyer changed the order''s status without giving a reason.';
comment on column private.disputes.answer_due_at is
  'Until then staff wait for the other party''s answer. Later answers count too, while it is open.';
comment on column private.disputes.refund_amount is
  'Rupiah for the buyer of a split; null for the other resolutions.';
comment on column private.disputes.answer is
  'Evidence of the party that did not open the dispute.';

create index disputes_open on private.disputes (opened_at, id) where resolved_at is null;

alter table private.disputes enable row level security;
create policy all_api on private.disputes
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.disputes to preloved_api;

-- supabase/schemas/private/tables/facet_aliases.sql
create table private.facet_aliases (
  kind text not null check (kind in ('brand', 'size', 'color', 'sub_category')),
  alias text not null check (char_length(alias) between 1 and 80),
  key text not null check (char_length(key) between 1 and 80),
  primary key (kind, alias),
  check (alias = private.plain_key(kind, alias)),
  check (key = private.plain_key(kind, key)),
  check (alias <> key)
);
comment on table private.facet_aliases is
  'Other spellings of a brand, size, colour or sub-category, as private.plain_key writes them. '
  'Staff may add rows: listings keep what was typed; their search entries are written again.';

alter table private.facet_aliases enable row level security;
create policy select_api on private.facet_aliases
  for select to preloved_api
  using (true);
grant select on private.facet_aliases to preloved_api;

create trigger facet_aliases_index
  after insert or update or delete on private.facet_aliases
  for each row execute function private.facet_aliases_index();

insert into private.facet_aliases (kind, alias, key)
values
  ('brand', 'levi', 'levis'),
  ('brand', 'levistrauss', 'levis'),
  ('brand', 'levistraussco', 'levis'),
  ('brand', 'handm', 'hm'),
  ('brand', 'hennesmauritz', 'hm'),
  ('brand', 'tnf', 'thenorthface'),
  ('brand', 'northface', 'thenorthface'),
  ('brand', 'nb', 'newbalance'),
  ('brand', 'docmart', 'drmartens'),
  ('brand', 'docmartens', 'drmartens'),
  ('size', 'small', 's'),
  ('size', 'medium', 'm'),
  ('size', 'large', 'l'),
  ('size', 'extralarge', 'xl'),
  ('size', '2xl', 'xxl'),
  ('size', '3xl', 'xxxl'),
  ('size', 'freesize', 'allsize'),
  ('size', 'onesize', 'allsize'),
  ('color', 'black', 'hitam'),
  ('color', 'white', 'putih'),
  ('color', 'red', 'merah'),
  ('color', 'blue', 'biru'),
  ('color', 'green', 'hijau'),
  ('color', 'yellow', 'kuning'),
  ('color', 'brown', 'cokelat'),
  ('color', 'coklat', 'cokelat'),
  ('color', 'grey', 'abuabu'),
  ('color', 'gray', 'abuabu'),
  ('color', 'abu', 'abuabu'),
  ('color', 'pink', 'merahmuda'),
  ('color', 'purple', 'ungu'),
  ('color', 'orange', 'oranye');

-- supabase/schemas/private/tables/invoices.sql
create table private.invoices (
  order_id uuid primary key references public.orders (id) on delete cascade,
  external_id text not null constraint invoices__external_id unique,
  amount bigint not null check (amount >= 0),
  provider_id text constraint invoices__provider_id unique,
  url text,
  status text not null default 'CREATING',
  booked bigint not null default 0 check (booked >= 0),
  request_key text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  updated_at timestamptz not null default private.now(),
  lease integer not null default 1
);
comment on table private.invoices is
  'Invoices at the payment provider, one per order. external_id is our reference there and '
  'never changes. An amount of 0 needs no invoice there: provider_id stays null.';
comment on column private.invoices.booked is
  'Rupiah of the invoice that the ledger has already booked.';
comment on column private.invoices.request_key is
  'Idempotency-Key of the request. A repeated request gets this order, also when a job '
  'finished it.';
comment on column private.invoices.leased_until is
  'Real time until which one request may create the invoice; afterwards another process may '
  'finish it.';
comment on column private.invoices.lease is
  'Number of the lease. Only its last holder may abandon the purchase.';

alter table private.invoices enable row level security;
create policy all_api on private.invoices
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.invoices to preloved_api;

-- supabase/schemas/private/tables/ledger_accounts.sql
create table private.ledger_accounts (
  id bigint generated always as identity primary key,
  kind private.account_kind not null,
  order_id uuid references public.orders (id) on delete restrict,
  user_id uuid references public.profiles (id) on delete restrict,
  balance bigint not null default 0,
  version bigint not null default 0,
  created_at timestamptz not null default private.now(),
  holder_id uuid not null generated always as (
    coalesce(order_id, user_id, '00000000-0000-0000-0000-000000000000')
  ) stored,
  constraint ledger_accounts__owner check (
    (kind = 'escrow') = (order_id is not null)
    and (kind = 'wallet') = (user_id is not null)
  ),
  constraint ledger_accounts__one_per_holder unique (kind, holder_id)
);
comment on table private.ledger_accounts is
  'Ledger accounts in rupiah. balance is the sum of the account''s entries, version their number.';
comment on column private.ledger_accounts.holder_id is
  'The order, the user, or zeros for the marketplace itself.';

create index ledger_accounts_user_id on private.ledger_accounts (user_id) where user_id is not null;
create index ledger_accounts_order_id on private.ledger_accounts (order_id)
  where order_id is not null;

alter table private.ledger_accounts enable row level security;
create policy all_ledger on private.ledger_accounts
  for all to preloved_ledger
  using (true)
  with check (true);
create policy select_api on private.ledger_accounts
  for select to preloved_api
  using (true);
-- Balances change with each entry. Entries themselves are granted insert only.
grant select, insert, update on private.ledger_accounts to preloved_ledger;
grant select on private.ledger_accounts to preloved_api;

-- supabase/schemas/private/tables/ledger_transfers.sql
create table private.ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  key text not null constraint ledger_transfers__key unique,
  kind text not null,
  order_id uuid references public.orders (id) on delete restrict,
  withdrawal_id uuid references private.withdrawals (id) on delete restrict,
  is_pending boolean not null default false,
  description text not null,
  event_at timestamptz not null,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_transfers is
  'One movement of money. The key names the cause ("order:<id>:paid"), so that it is posted once.';
comment on column private.ledger_transfers.is_pending is
  'A hold: the money has left its account, and one row of ledger_resolutions says how it ended.';
comment on column private.ledger_transfers.event_at is
  'When it happened at its source. created_at is when it was booked; accounting periods go by it.';

create index ledger_transfers_order_id on private.ledger_transfers (order_id)
  where order_id is not null;
create index ledger_transfers_withdrawal_id on private.ledger_transfers (withdrawal_id)
  where withdrawal_id is not null;
create index ledger_transfers_created_at on private.ledger_transfers (created_at);
-- Staff filter by the rare kinds. The three kinds of every sale are left out to keep it small.
create index ledger_transfers_rare_kinds
  on private.ledger_transfers (kind, created_at desc, id desc)
  where kind not in ('payment', 'release', 'shipping');

alter table private.ledger_transfers enable row level security;
create policy select_ledger on private.ledger_transfers
  for select to preloved_ledger
  using (true);
create policy insert_ledger on private.ledger_transfers
  for insert to preloved_ledger
  with check (true);
create policy select_api on private.ledger_transfers
  for select to preloved_api
  using (true);
grant select, insert on private.ledger_transfers to preloved_ledger;
grant select on private.ledger_transfers to preloved_api;

create trigger ledger_transfers_are_append_only
  before update or delete or truncate on private.ledger_transfers
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/live_chats.sql
-- Separate from live_streams, so that a message does not wait for the update of viewers.
create table private.live_chats (
  stream_id text primary key references public.live_streams (id) on delete cascade,
  last_seq bigint not null default 0,
  last_at timestamptz not null default '-infinity',
  messages bigint not null default 0
) with (fillfactor = 50);
comment on table private.live_chats is
  'Position of each stream''s chat. A writer locks the row until commit, so the order of seq '
  'is the order of commits: a reader who has seen seq n has missed none below n.';
comment on column private.live_chats.messages is 'Messages of users, without those of the system.';

alter table private.live_chats enable row level security;
create policy all_api on private.live_chats
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.live_chats to preloved_api;

-- supabase/schemas/private/tables/live_viewers.sql
create table private.live_viewers (
  stream_id text not null references public.live_streams (id) on delete cascade,
  user_id uuid not null,
  primary key (stream_id, user_id)
);
comment on table private.live_viewers is
  'Who has viewed a stream that is on air, so that each counts once. Emptied when it ends.';

alter table private.live_viewers enable row level security;
create policy all_api on private.live_viewers
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, delete on private.live_viewers to preloved_api;

-- supabase/schemas/private/tables/order_addresses.sql
create table private.order_addresses (
  order_id uuid not null references public.orders (id) on delete cascade,
  party public.order_actor not null check (party in ('buyer', 'seller')),
  recipient_name text not null,
  phone text not null,
  street text not null,
  district text,
  city text not null,
  province text not null,
  postal_code text not null,
  latitude double precision,
  longitude double precision,
  primary key (order_id, party)
);
comment on table private.order_addresses is
  'Sender and recipient address of an order, copied when the order was created.';

alter table private.order_addresses enable row level security;
create policy all_api on private.order_addresses
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.order_addresses to preloved_api;

-- supabase/schemas/private/tables/order_history.sql
create table private.order_history (
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null,
  from_status public.order_status,
  to_status public.order_status not null,
  actor public.order_actor not null,
  actor_id uuid,
  reason text,
  at timestamptz not null default private.now(),
  primary key (order_id, version)
);
comment on table private.order_history is
  'Every status that an order entered, with the actor and the reason.';

alter table private.order_history enable row level security;
create policy all_api on private.order_history
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update (reason) on private.order_history to preloved_api;

-- supabase/schemas/private/tables/order_transitions.sql
create table private.order_transitions (
  from_status public.order_status not null,
  to_status public.order_status not null,
  actor public.order_actor not null,
  precondition text,
  effects text[] not null default '{}',
  after_setting text references private.settings (name) on delete restrict,
  counts_from text not null default 'state' check (counts_from in ('state', 'return_delivered')),
  reminds public.order_actor check (reminds in ('buyer', 'seller')),
  remind_setting text references private.settings (name) on delete restrict,
  primary key (from_status, to_status, actor),
  check (actor = 'clock' or (after_setting is null and counts_from = 'state' and reminds is null)),
  check ((reminds is null) = (remind_setting is null))
);
comment on table private.order_transitions is
  'Allowed status changes of an order: who may make them, what must hold, and which effects '
  'run in the same transaction. A change without a row is rejected. docs/orders.md is '
  'generated from it.';
comment on column private.order_transitions.precondition is
  'A function private.may_<name>(public.orders) that returns null when it holds, else the '
  'reason as text.';
comment on column private.order_transitions.effects is
  'Functions private.effect_<name>(public.orders), run in this order.';
comment on column private.order_transitions.after_setting is
  'For actor clock: the setting with the minutes until the change. Null: at once, in the same '
  'transaction.';
comment on column private.order_transitions.counts_from is
  'For actor clock: what the delay counts from: entering the status, or delivery of the return.';
comment on column private.order_transitions.reminds is
  'For actor clock: who is reminded, remind_setting minutes before the change.';

create index order_transitions_after_setting on private.order_transitions (after_setting);
create index order_transitions_remind_setting on private.order_transitions (remind_setting);

alter table private.order_transitions enable row level security;
create policy select_api on private.order_transitions
  for select to preloved_api
  using (true);
grant select on private.order_transitions to preloved_api;

insert into private.order_transitions (from_status, to_status, actor, precondition, effects) values
  (
    'AWAITING_PAYMENT', 'READY_TO_SHIP', 'provider', null,
    '{sell_listing,book_shipping,receive_payment}'
  ),
  (
    'AWAITING_PAYMENT', 'EXPIRED', 'provider', null,
    '{free_listing,return_voucher,return_wallet_payment}'
  ),
  (
    'AWAITING_PAYMENT', 'CANCELLED', 'buyer', null,
    '{free_listing,expire_invoice,return_voucher,return_wallet_payment}'
  ),
  (
    'AWAITING_PAYMENT', 'CANCELLED', 'seller', null,
    '{withdraw_listing,expire_invoice,return_voucher,return_wallet_payment}'
  ),
  (
    'AWAITING_PAYMENT', 'CANCELLED', 'staff', null,
    '{withdraw_listing,expire_invoice,return_voucher,return_wallet_payment}'
  ),
  (
    'EXPIRED', 'READY_TO_SHIP', 'provider', 'revive',
    '{reuse_voucher,sell_listing,book_shipping,receive_payment}'
  ),
  (
    'CANCELLED', 'READY_TO_SHIP', 'provider', 'revive',
    '{reuse_voucher,sell_listing,book_shipping,receive_payment}'
  ),
  ('READY_TO_SHIP', 'SHIPPED', 'seller', null, '{}'),
  ('READY_TO_SHIP', 'SHIPPED', 'provider', null, '{}'),
  (
    'READY_TO_SHIP', 'CANCELLED', 'buyer', 'still_cancel',
    '{free_listing,cancel_shipping,return_voucher,refund_buyer}'
  ),
  (
    'READY_TO_SHIP', 'CANCELLED', 'seller', null,
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}'
  ),
  (
    'READY_TO_SHIP', 'CANCELLED', 'staff', null,
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}'
  ),
  ('SHIPPED', 'DELIVERED', 'provider', null, '{}'),
  ('SHIPPED', 'DELIVERED', 'buyer', null, '{}'),
  ('SHIPPED', 'DELIVERED', 'staff', null, '{}'),
  ('DELIVERED', 'RETURN_REQUESTED', 'buyer', 'still_return', '{open_return,approve_cheap_return}'),
  ('RETURN_REQUESTED', 'RETURN_APPROVED', 'seller', null, '{}'),
  ('RETURN_REQUESTED', 'RETURN_APPROVED', 'staff', null, '{}'),
  ('RETURN_REQUESTED', 'DELIVERED', 'seller', null, '{reject_return}'),
  ('RETURN_REQUESTED', 'DELIVERED', 'staff', null, '{reject_return}'),
  ('RETURN_APPROVED', 'RETURN_RECEIVED', 'seller', null, '{cancel_return_shipping}'),
  ('RETURN_APPROVED', 'RETURN_RECEIVED', 'staff', null, '{cancel_return_shipping}'),
  (
    'RETURN_APPROVED', 'COMPLETED', 'staff', 'deny_return',
    '{cancel_return_shipping,sell_listing,release_escrow}'
  ),
  ('RETURN_APPROVED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('RETURN_APPROVED', 'DISPUTED', 'seller', 'contest_return', '{open_dispute}'),
  ('RETURN_REQUESTED', 'COMPLETED', 'parties', null, '{sell_listing,release_escrow}'),
  (
    'RETURN_APPROVED', 'COMPLETED', 'parties', null,
    '{cancel_return_shipping,sell_listing,release_escrow}'
  ),
  (
    'DISPUTED', 'COMPLETED', 'parties', null,
    '{close_dispute,cancel_return_shipping,sell_listing,release_escrow}'
  ),
  ('READY_TO_SHIP', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('SHIPPED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('DELIVERED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('RETURN_REQUESTED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('READY_TO_SHIP', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('SHIPPED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('DELIVERED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('RETURN_REQUESTED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  (
    'DISPUTED', 'COMPLETED', 'staff', null,
    '{close_dispute,cancel_return_shipping,sell_listing,release_escrow}'
  ),
  (
    'DISPUTED', 'COMPLETED', 'portal', null,
    '{close_dispute,cancel_return_shipping,sell_listing,release_escrow}'
  ),
  (
    'DISPUTED', 'REFUNDED', 'staff', null,
    '{close_dispute,withdraw_listing,cancel_shipping,cancel_return_shipping,return_voucher,'
    'refund_buyer}'
  ),
  (
    'DISPUTED', 'REFUNDED', 'portal', null,
    '{close_dispute,withdraw_listing,cancel_shipping,cancel_return_shipping,return_voucher,'
    'refund_buyer}'
  );

-- Staff decide a chargeback as cancel, wherever the parcel is.
insert into private.order_transitions (from_status, to_status, actor, precondition, effects)
select
  escrow.status,
  'REFUNDED',
  'staff',
  'refund_charged_back',
  '{withdraw_listing,cancel_shipping,cancel_return_shipping,return_voucher,refund_buyer}'
from unnest(
  '{SHIPPED,DELIVERED,RETURN_REQUESTED,RETURN_APPROVED}'::public.order_status[]
) as escrow (status);

-- Deadlines.
insert into private.order_transitions (
  from_status, to_status, actor, precondition, effects, after_setting, counts_from, reminds,
  remind_setting
) values
  (
    'AWAITING_PAYMENT', 'EXPIRED', 'clock', null,
    '{free_listing,return_voucher,return_wallet_payment}', 'payment_window_minutes', 'state',
    'buyer', 'payment_reminder_minutes'
  ),
  (
    'READY_TO_SHIP', 'CANCELLED', 'clock', null,
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', 'ship_window_minutes',
    'state', 'seller', 'ship_reminder_minutes'
  ),
  (
    'SHIPPED', 'DELIVERED', 'clock', 'assume_delivery',
    '{}', 'delivery_window_minutes', 'state', null, null
  ),
  (
    'DELIVERED', 'COMPLETED', 'clock', null,
    '{sell_listing,release_escrow}', 'receipt_window_minutes', 'state', 'buyer',
    'receipt_reminder_minutes'
  ),
  (
    'RETURN_REQUESTED', 'RETURN_APPROVED', 'clock', null,
    '{}', 'return_answer_minutes', 'state', 'seller', 'return_answer_reminder_minutes'
  ),
  (
    'RETURN_APPROVED', 'RETURN_RECEIVED', 'clock', null,
    '{}', 'return_received_minutes', 'return_delivered', 'seller',
    'return_received_reminder_minutes'
  ),
  (
    'RETURN_APPROVED', 'COMPLETED', 'clock', 'lapse_return',
    '{cancel_return_shipping,sell_listing,release_escrow}', 'return_ship_minutes', 'state', 'buyer',
    'return_ship_reminder_minutes'
  ),
  (
    'RETURN_RECEIVED', 'REFUNDED', 'clock', null,
    '{withdraw_listing,refund_buyer}', null, 'state', null, null
  );

-- supabase/schemas/private/tables/push_receipts.sql
create table private.push_receipts (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  sent_at timestamptz not null default private.now(),
  primary key (notification_id, subscription_id)
);
comment on table private.push_receipts is
  'Which device received which notification, so that a retry for one device does not notify '
  'the others again.';

create index push_receipts_subscription_id on private.push_receipts (subscription_id);

alter table private.push_receipts enable row level security;
create policy all_api on private.push_receipts
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert on private.push_receipts to preloved_api;

-- supabase/schemas/private/tables/reconciliation_differences.sql
create table private.reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  order_id uuid references public.orders (id) on delete restrict,
  withdrawal_id uuid references private.withdrawals (id) on delete restrict,
  provider_amount bigint not null,
  ledger_amount bigint not null,
  difference bigint not null generated always as (provider_amount - ledger_amount) stored,
  counter_account private.account_kind not null,
  status private.difference_status not null default 'open',
  run_id bigint not null references private.reconciliation_runs (id) on delete restrict,
  created_at timestamptz not null default private.now(),
  closed_at timestamptz,
  problem text check (char_length(problem) <= 1000),
  reversal_key text unique
);
comment on table private.reconciliation_differences is
  'A reference on which the provider and the ledger disagree, in rupiah: positive amounts came '
  'in, negative went out.';
comment on column private.reconciliation_differences.counter_account is
  'The account of the proposed correction; the other account is provider_cash.';

comment on column private.reconciliation_differences.problem is
  'A row of the provider that cannot be read, and why; the reference is then row:<its id>, and an '
  'approval books nothing.';
comment on column private.reconciliation_differences.reversal_key is
  'The key of the transfer that took the correction back.';

create unique index reconciliation_differences__one_open
  on private.reconciliation_differences (reference) where status = 'open';
create index reconciliation_differences_status
  on private.reconciliation_differences (status, created_at desc);
create index reconciliation_differences_order_id on private.reconciliation_differences (order_id);
create index reconciliation_differences_withdrawal_id
  on private.reconciliation_differences (withdrawal_id);
create index reconciliation_differences_run_id on private.reconciliation_differences (run_id);

alter table private.reconciliation_differences enable row level security;
create policy all_api on private.reconciliation_differences
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.reconciliation_differences to preloved_api;

-- supabase/schemas/private/tables/reports.sql
create table private.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  reason text not null,
  details text check (char_length(details) <= 1000),
  opened_at timestamptz not null default private.now(),
  outcome text check (outcome in ('actioned', 'dismissed')),
  note text check (char_length(note) <= 1000),
  closed_by uuid references public.profiles (id) on delete restrict,
  closed_at timestamptz,
  check (reporter_id <> user_id),
  check ((outcome is null) = (closed_at is null) and (outcome is null) = (closed_by is null))
);
comment on table private.reports is
  'Users'' reports of a listing or a user. Only staff see the reporter.';
comment on column private.reports.user_id is 'The reported user; for a listing, its seller.';

create unique index reports__one_open
  on private.reports (reporter_id, user_id, listing_id) nulls not distinct where closed_at is null;
create index reports_reporter_id on private.reports (reporter_id);
create index reports_user_id on private.reports (user_id);
create index reports_listing_id on private.reports (listing_id);
create index reports_closed_by on private.reports (closed_by);
create index reports_newest on private.reports (opened_at desc, id desc);

alter table private.reports enable row level security;
create policy all_api on private.reports
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.reports to preloved_api;

-- supabase/schemas/private/tables/returns.sql
create table private.returns (
  order_id uuid primary key references public.orders (id) on delete restrict,
  reason text check (
    reason in (
      'not_as_described', 'damaged', 'wrong_item', 'wrong_size', 'counterfeit', 'incomplete'
    )
  ),
  description text,
  photos text[] not null default '{}',
  requested_at timestamptz not null default private.now(),
  rejection_reason text,
  rejected_at timestamptz,
  eased_at timestamptz,
  unscanned_at timestamptz,
  tracking_number text constraint returns__tracking_number unique,
  courier_code text
);
comment on table private.returns is 'Return requests, at most one per order.';
comment on column private.returns.reason is
  'Null on requests made before a reason was required.';
comment on column private.returns.eased_at is
  'When the return was last approved at once, or refunded without a scan, because it is small. '
  'Counts against return_auto_approve_count.';
comment on column private.returns.unscanned_at is
  'When the seller said that it is back although no carrier scanned it. Staff decide.';
comment on column private.returns.tracking_number is
  'Of a courier of the buyer''s own. Null while they use our label.';

create index returns_eased_at on private.returns (eased_at) where eased_at is not null;

alter table private.returns enable row level security;
create policy all_api on private.returns
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.returns to preloved_api;

-- supabase/schemas/private/tables/reviews.sql
create table private.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint reviews__order_id unique
    references public.orders (id) on delete restrict,
  reviewer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  rating integer not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default private.now(),
  check ((reply is null) = (replied_at is null))
);
comment on table private.reviews is
  'A buyer''s review of the seller, once per completed order. Operations return it without the '
  'order.';
comment on column private.reviews.hidden_at is
  'Since when staff hide the review. A hidden review does not count in the rating. The audit '
  'log has the reason.';

create index reviews_reviewer_id on private.reviews (reviewer_id);
create index reviews_seller on private.reviews (seller_id, created_at desc, id desc);

alter table private.reviews enable row level security;
create policy all_api on private.reviews
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.reviews to preloved_api;

create trigger reviews_count
  after insert or delete or update of rating, hidden_at on private.reviews
  for each row execute function private.reviews_count();

-- supabase/schemas/private/tables/settlements.sql
create table private.settlements (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  order_version integer not null,
  offered_by public.order_actor not null
    check (offered_by in ('buyer', 'seller', 'staff', 'portal')),
  refund_amount bigint not null check (refund_amount > 0),
  note text,
  status text not null default 'open' check (status in ('open', 'replaced', 'accepted')),
  created_at timestamptz not null default private.now(),
  accepted_at timestamptz,
  check ((status = 'accepted') = (accepted_at is not null))
);
comment on table private.settlements is
  'Offers that the buyer keeps the item and gets a part back. A split that staff or the finance '
  'portal decide is a row of theirs, accepted at once.';
comment on column private.settlements.order_version is
  'state_version of the order when it was offered: an offer lapses when the order moves.';
comment on column private.settlements.refund_amount is
  'Rupiah for the buyer''s wallet, from the item price first, then from claims for the shipping.';

create index settlements_order_id on private.settlements (order_id, created_at desc);
create unique index settlements__one_open on private.settlements (order_id)
  where status = 'open';
create unique index settlements__one_accepted on private.settlements (order_id)
  where status = 'accepted';

alter table private.settlements enable row level security;
create policy all_api on private.settlements
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.settlements to preloved_api;

-- supabase/schemas/private/tables/shipments.sql
create table private.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  direction private.shipment_direction not null,
  courier_code text not null,
  courier_service_code text not null,
  booking_started_at timestamptz,
  shipper_order_id text constraint shipments__shipper_order_id unique,
  tracking_id text,
  waybill text,
  booked_status text,
  charged bigint check (charged >= 0),
  price bigint check (price >= 0),
  price_version integer not null default 0,
  status text not null default 'confirmed',
  status_rank integer not null default 0,
  scanned_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  label_address text,
  label_url text generated always as (case when waybill is not null then label_address end) stored,
  label_path text,
  paid_lookup_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint shipments__one_per_direction unique (order_id, direction),
  check ((shipper_order_id is null) = (price is null) and (price is null) = (charged is null))
);
comment on table private.shipments is
  'A parcel of an order, one row per direction: booked by us, or sent by the seller with a '
  'carrier of their own.';
comment on column private.shipments.booking_started_at is
  'From then on an order may exist at the shipping provider, whether its answer arrived or not.';
comment on column private.shipments.shipper_order_id is 'The provider''s order id, once known.';
comment on column private.shipments.tracking_id is
  'The provider''s id for tracking, which is free of charge.';
comment on column private.shipments.booked_status is
  'The status in which the provider accepted the booking: part of a response that must not change.';
comment on column private.shipments.charged is
  'Rupiah that cover the parcel: the buyer''s shipping fee, or for a return its first price.';
comment on column private.shipments.price is
  'The provider''s current price in rupiah. Each correction increases price_version.';
comment on column private.shipments.status is 'The provider''s status; it only moves forward.';
comment on column private.shipments.scanned_at is 'When a carrier first certainly held the parcel.';
comment on column private.shipments.label_url is
  'The provider''s label. Null until there is a waybill.';
comment on column private.shipments.label_path is
  'The rendered label in the bucket labels. Null until it was requested.';
comment on column private.shipments.paid_lookup_at is
  'When the provider was last asked about a waybill that it did not issue. Each such request '
  'costs money.';

create index shipments_waybill on private.shipments (waybill);
create index shipments_newest on private.shipments (created_at desc, id desc);
create index shipments_status on private.shipments (status, created_at desc, id desc);

alter table private.shipments enable row level security;
create policy all_api on private.shipments
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.shipments to preloved_api;

-- supabase/schemas/private/tables/staff_cases.sql
create table private.staff_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.case_kinds (kind) on delete restrict,
  key text not null,
  order_id uuid references public.orders (id) on delete restrict,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  checked_at timestamptz not null default private.now(),
  closed_because text check (closed_because in ('hand', 'over')),
  constraint staff_cases__once unique (kind, key)
);
comment on table private.staff_cases is
  'Cases that staff must decide: wrong amounts, unexpected payments, failed work.';

comment on column private.staff_cases.checked_at is
  'When the cause was last looked at (internal.close_solved_cases).';

comment on column private.staff_cases.closed_because is
  'hand: staff closed it; over: its cause ended; null: an operation that decided it closed it.';

create index staff_cases_order_id on private.staff_cases (order_id);
create index staff_cases_withdrawal on private.staff_cases ((details ->> 'withdrawal_id'))
  where details ? 'withdrawal_id';
create index staff_cases_open on private.staff_cases (opened_at desc, id desc)
  where closed_at is null;
create index staff_cases_checked on private.staff_cases (checked_at, id)
  where closed_at is null;
create index staff_cases_newest on private.staff_cases (opened_at desc, id desc);

alter table private.staff_cases enable row level security;
create policy all_api on private.staff_cases
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.staff_cases to preloved_api;

-- supabase/schemas/private/tables/suspense_closings.sql
create table private.suspense_closings (
  key text primary key references private.ledger_transfers (key) on delete restrict,
  account private.account_kind not null,
  provider_reference text,
  evidence text not null check (char_length(evidence) between 3 and 1000),
  created_at timestamptz not null default private.now(),
  check ((account = 'provider_cash') = (provider_reference is not null))
);
comment on table private.suspense_closings is
  'Money that left suspense without reaching a wallet or an order: paid back outside, or kept, and '
  'the evidence.';
comment on column private.suspense_closings.key is 'Of the transfer out of suspense.';
comment on column private.suspense_closings.provider_reference is
  'The reference of the repayment in the provider''s list.';

alter table private.suspense_closings enable row level security;
create policy all_api on private.suspense_closings
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert on private.suspense_closings to preloved_api;

-- supabase/schemas/private/tables/voucher_uses.sql
create table private.voucher_uses (
  order_id uuid primary key references public.orders (id) on delete cascade,
  voucher_id uuid not null references private.vouchers (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  taken_at timestamptz not null default private.now(),
  returned_at timestamptz
);
comment on table private.voucher_uses is
  'Which order used which voucher. The discount is a column of the order.';
comment on column private.voucher_uses.returned_at is
  'When the use was given back, because the order ended without a sale.';

create index voucher_uses_voucher_id on private.voucher_uses (voucher_id, user_id);
create index voucher_uses_user_id on private.voucher_uses (user_id);

alter table private.voucher_uses enable row level security;
create policy all_api on private.voucher_uses
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.voucher_uses to preloved_api;

-- supabase/schemas/public/tables/likes.sql
create table public.likes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (user_id, listing_id)
);
comment on table public.likes is
  'Who likes which listing. Callers see their own likes; everyone sees the count of a listing.';

create index likes_listing_id on public.likes (listing_id);
create index likes_user_newest on public.likes (user_id, created_at desc, listing_id desc);

alter table public.likes enable row level security;
create policy select_authenticated on public.likes
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy all_api on public.likes
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.likes to authenticated;
grant select, insert, delete on public.likes to preloved_api;

-- supabase/schemas/public/tables/live_chat_messages.sql
create table public.live_chat_messages (
  stream_id text not null references private.live_chats (stream_id) on delete cascade,
  seq bigint not null,
  id uuid not null default gen_random_uuid(),
  user_id text not null check (user_id ~ '^(system|[0-9a-f-]{36})$'),
  username text not null,
  text text not null check (char_length(text) between 1 and 500),
  type text not null check (type in ('message', 'offer', 'system')),
  created_at timestamptz not null,
  primary key (stream_id, seq),
  constraint live_chat_messages_system check ((type = 'system') = (user_id = 'system')),
  constraint live_chat_messages_ascending unique (stream_id, created_at)
);
comment on table public.live_chat_messages is
  'Messages of live chats; seq and created_at have the same order. Append-only.';
comment on column public.live_chat_messages.user_id is 'A profile''s id, or system.';
comment on column public.live_chat_messages.username is
  'The username at that time, until the account is deleted.';

-- For the export and the deletion of the writer's account.
create index live_chat_messages_user_id on public.live_chat_messages (user_id);

alter table public.live_chat_messages enable row level security;
create policy select_authenticated on public.live_chat_messages
  for select to authenticated
  using (true);
create policy all_api on public.live_chat_messages
  for all to preloved_api
  using (true)
  with check (true);
grant select on public.live_chat_messages to authenticated;
grant select, insert on public.live_chat_messages to preloved_api;
-- For the deletion of the writer's account.
grant update (username, text) on public.live_chat_messages to preloved_api;

-- supabase/schemas/private/views/stuck_orders.sql
create view private.stuck_orders with (security_invoker = true) as
select
  cases.order_id,
  'case:' || cases.kind as because
from private.staff_cases as cases
where cases.closed_at is null
  and cases.order_id is not null
union all
select
  (jobs.payload ->> 'order_id')::uuid,
  'overdue:' || jobs.kind
from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book')
  and jobs.finished_at is null
  and jobs.dead_at is null
  and coalesce(jobs.due_at, jobs.run_at) < (select private.now() - interval '5 minutes')
union all
select
  (jobs.payload ->> 'order_id')::uuid,
  'failing:' || jobs.kind
from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book', 'shipping_cancel')
  and jobs.finished_at is null
  and jobs.attempts >= 5
  and jobs.payload ? 'order_id';
comment on view private.stuck_orders is
  'Orders that do not proceed, and why: an open case, a job that is overdue by five minutes, '
  'or a job that failed five times.';

grant select on private.stuck_orders to preloved_api;

-- supabase/schemas/api/functions/wallet_withdrawals_get.sql
create function api.wallet_withdrawals_get(p_id uuid) returns jsonb
language sql stable security definer
return private.withdrawal_record(private.own_withdrawal(p_id));
comment on function api.wallet_withdrawals_get(uuid) is 'One withdrawal of the caller.';

-- supabase/schemas/private/functions/add_boost_score.sql
create function private.add_boost_score(p_period private.boost_periods, p_by integer) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A sum, never a value computed anew: two boosts of a listing may begin and end at one instant.
  if p_period.listing_id is null then
    update public.listings
    set boost_score = boost_score + p_by
    where seller_id = p_period.seller_id;
  else
    update public.listings
    set boost_score = boost_score + p_by
    where id = p_period.listing_id;
  end if;
end
$$;

-- supabase/schemas/private/functions/add_live_message.sql
create function private.add_live_message(
  p_stream_id text,
  p_user_id text,
  p_username text,
  p_text text,
  p_type text
) returns public.live_chat_messages
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chat private.live_chats;
  v_message public.live_chat_messages;
begin
  update private.live_chats
  set last_seq = live_chats.last_seq + 1,
      -- Times increase even within a microsecond or when the clock is set back.
      last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond'),
      messages = live_chats.messages + (p_type <> 'system')::integer
  where live_chats.stream_id = p_stream_id
  returning * into strict v_chat;
  insert into public.live_chat_messages (
    stream_id, seq, user_id, username, text, type, created_at
  )
  values (p_stream_id, v_chat.last_seq, p_user_id, p_username, p_text, p_type, v_chat.last_at)
  returning * into v_message;
  return v_message;
end
$$;
comment on function private.add_live_message(text, text, text, text, text) is
  'Adds a chat message. The chat stays locked until commit, so seq and created_at grow in the '
  'order of commits.';

-- supabase/schemas/private/functions/apply_boost_payment.sql
create function private.apply_boost_payment(
  p_purchase private.boost_purchases,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  -- Locked, so that the listing is not sold before the boost starts.
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_purchase.listing_id
  for update;
  if private.is_account_deleted(p_purchase.seller_id)
    or private.is_charged_back(p_purchase.reference)
  then
    update private.boost_purchases
    set status = 'PARKED', updated_at = private.now()
    where id = p_purchase.id;
    perform private.hold_in_suspense(
      'boost:' || p_purchase.reference || ':unusable',
      'unexpected_payment',
      null,
      p_purchase.price,
      to_jsonb(p_invoice)
    );
    return 'in_suspense';
  elsif v_listing.deleted_at is not null or v_listing.status not in ('active', 'reserved') then
    perform private.refund_boost(p_purchase);
    return 'refunded';
  end if;
  perform private.start_paid_boost(p_purchase, v_listing.title);
  return 'paid';
end
$$;
comment on function private.apply_boost_payment(
  private.boost_purchases,
  private.provider_invoice
) is
  'Uses the full payment of a boost, in time or late: starts the boost; refunds it to the '
  'seller''s wallet when the listing cannot be boosted; holds it for staff when the seller''s '
  'account is deleted, or the payment goes back.';

-- supabase/schemas/private/functions/apply_shipment_progress.sql
create function private.apply_shipment_progress(
  p_order public.orders,
  p_shipment private.shipments,
  p_status private.shipping_statuses,
  p_happened_at timestamptz
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := p_order;
  v_is_delivered boolean := p_status.moves_to = 'DELIVERED';
begin
  update private.shipments
  set
    scanned_at = least(scanned_at, p_happened_at, private.now()),
    delivered_at = case
      when v_is_delivered then least(delivered_at, p_happened_at, private.now())
      else delivered_at
    end
  where id = p_shipment.id;

  if p_shipment.direction = 'return' then
    if v_is_delivered then
      perform private.record_return_delivery(v_order);
    end if;
    return;
  end if;
  -- A dispute stops the order, not the parcel: a later refund depends on whether it was shipped.
  if v_order.status = 'DISPUTED' and v_order.shipped_at is null then
    update public.orders
    set shipped_at = private.now(), updated_at = private.now()
    where id = v_order.id;
  end if;
  -- A carrier may skip a step: a delivered parcel was shipped.
  if v_order.status = 'READY_TO_SHIP' then
    v_order := private.move_order(v_order.id, 'SHIPPED', 'provider', p_reason => p_status.status);
  end if;
  if v_is_delivered and v_order.status = 'SHIPPED' then
    perform private.move_order(v_order.id, 'DELIVERED', 'provider', p_reason => p_status.status);
  elsif v_order.status = 'SHIPPED' and p_status.status in ('dropping_off', 'out_for_delivery') then
    perform private.notify(
      v_order.buyer_id,
      'order:' || v_order.id || ':' || v_order.state_version,
      'order.out_for_delivery',
      'shipping',
      jsonb_build_object(
        'order_id', v_order.id,
        'reference', v_order.reference,
        'title', v_order.listing_title));
  end if;
end
$$;
comment on function private.apply_shipment_progress(
  public.orders,
  private.shipments,
  private.shipping_statuses,
  timestamptz
) is
  'Applies a scan that proves that a carrier has or delivered the parcel, to the shipment and to '
  'its order.';

-- supabase/schemas/private/functions/begin_booking.sql
create function private.begin_booking(
  p_order public.orders,
  p_direction private.shipment_direction
) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments := private.shipment_for(p_order, p_direction);
begin
  update private.shipments
  set booking_started_at = coalesce(booking_started_at, private.now())
  where id = v_shipment.id
  returning * into v_shipment;
  return v_shipment;
end
$$;
comment on function private.begin_booking(public.orders, private.shipment_direction) is
  'Marks the booking as started. Committed before the provider is called, so that a booking whose '
  'answer is lost is looked for.';

-- supabase/schemas/private/functions/booking.sql
create function private.booking(p_order public.orders, p_shipment private.shipments) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_return boolean := p_shipment.direction = 'return';
  v_sender public.order_actor := case when v_is_return then 'buyer' else 'seller' end;
  v_recipient public.order_actor := case when v_is_return then 'seller' else 'buyer' end;
  v_request jsonb;
begin
  if p_shipment.shipper_order_id is null then
    v_request := jsonb_build_object(
      'reference_id', private.booking_reference(p_order.id, p_shipment.direction),
      'courier_code', p_shipment.courier_code,
      'courier_service_code', p_shipment.courier_service_code,
      'item_name', p_order.listing_title,
      'item_value', p_order.item_price,
      'weight_grams', p_order.weight_grams,
      'origin', private.parcel_address(p_order.id, v_sender),
      'destination', private.parcel_address(p_order.id, v_recipient)
    );
  end if;
  return jsonb_build_object(
    'order_id', p_order.id,
    'direction', p_shipment.direction,
    'shipper_order_id', p_shipment.shipper_order_id,
    'waybill', p_shipment.waybill,
    'request', v_request
  );
end
$$;
comment on function private.booking(public.orders, private.shipments) is
  'The state of a booking {order_id, direction, shipper_order_id, waybill, request}; request is '
  'what to ask the provider for, null once there is a shipping order.';

-- supabase/schemas/private/functions/boost_record.sql
create function private.boost_record(p_purchase private.boost_purchases) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period
  from private.boost_periods as periods
  where periods.id = p_purchase.id;
  return jsonb_build_object(
    'id', p_purchase.id,
    'reference', p_purchase.reference,
    'status', case
      when p_purchase.status <> 'PAID' then p_purchase.status::text
      when v_period.ends_at > private.now() then 'ACTIVE'
      else 'ENDED'
    end,
    'listing_id', p_purchase.listing_id,
    'package', p_purchase.package,
    'score', p_purchase.score,
    'days', p_purchase.days,
    'price', p_purchase.price,
    'payment', jsonb_build_object(
      'invoice_id', p_purchase.provider_id,
      'invoice_url', p_purchase.url,
      'status', p_purchase.invoice_status,
      'expires_at', internal.wire_time(p_purchase.expires_at)),
    'starts_at', internal.wire_time(v_period.starts_at),
    'ends_at', internal.wire_time(v_period.ends_at),
    'created_at', internal.wire_time(p_purchase.created_at));
end
$$;

-- supabase/schemas/private/functions/case_lasts.sql
create function private.case_lasts(p_case private.staff_cases) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when p_case.kind in (
        'wrong_amount', 'unexpected_payment', 'money_without_owner'
      ) then exists (
        select
        from private.ledger_transfers as held
        where held.key = p_case.key
          and not exists (
            select
            from private.ledger_transfers as leaving
            where leaving.key = 'suspense:' || held.id
          )
      )
      when p_case.kind = 'chargeback' then exists (
        select
        from private.chargebacks
        where chargebacks.id = p_case.key::uuid
          and chargebacks.status in ('announced', 'open')
      )
      when p_case.kind = 'payout_without_link' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status = 'HELD'
      )
      when p_case.kind = 'payout_forgotten' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status = 'LINK_CREATED'
      )
      -- One that was opened after the end of the withdrawal is for staff to judge.
      when p_case.kind in ('payout_locked', 'payout_unknown')
        and p_case.details ->> 'status' in ('HELD', 'LINK_CREATED')
      then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status in ('HELD', 'LINK_CREATED')
      )
      when p_case.kind = 'payout_claimed' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status <> 'PAID'
      )
      when p_case.kind = 'booking_undecided' then exists (
        select
        from private.shipments
        where shipments.id = p_case.key::uuid
          and private.is_booking_undecided(shipments)
      )
      when p_case.kind = 'stuck_job' then exists (
        select
        from private.jobs
        where jobs.id = p_case.key::uuid
          and jobs.finished_at is null
          and not private.awaits_subject(jobs)
      )
      when p_case.kind = 'overdue' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.id || ':' || orders.state_version = p_case.key
      )
      when p_case.kind = 'return_unscanned' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status = 'RETURN_APPROVED'
      )
      when p_case.kind = 'parcel_trouble' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status in ('READY_TO_SHIP', 'SHIPPED', 'RETURN_APPROVED')
      )
      when p_case.kind = 'banned_party' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')
      )
      when p_case.kind = 'unconfirmed_payment' then exists (
        select
        from private.provider_events as events
        where events.id = p_case.key::uuid
          and events.outcome = 'unconfirmed'
      )
      when p_case.kind = 'ledger_drift' then private.whole_ledger_drift() <> 0
      when p_case.kind = 'odd_transaction' then exists (
        select
        from private.reconciliation_differences as differences
        where differences.reference = 'row:' || p_case.key
          and differences.status = 'open'
      )
    end
  );
end
$$;
comment on function private.case_lasts(private.staff_cases) is
  'Whether the cause of a case lasts; null for kinds that only staff can judge.';

-- supabase/schemas/private/functions/case_record.sql
create function private.case_record(
  p_case private.staff_cases,
  p_order_reference text,
  p_next_step text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_case.id,
  'kind', p_case.kind,
  'key', p_case.key,
  'order_id', p_case.order_id,
  'order_reference', p_order_reference,
  'details', p_case.details,
  'next_step', p_next_step,
  'status', case when p_case.closed_at is null then 'open' else 'closed' end,
  'opened_at', internal.wire_time(p_case.opened_at),
  'closed_at', internal.wire_time(p_case.closed_at),
  'closed_because', case when p_case.closed_at is not null
    then coalesce(p_case.closed_because, 'operation')
  end);

-- supabase/schemas/private/functions/categorization_record.sql
create function private.categorization_record(
  p_categorization private.categorizations
) returns jsonb
language sql stable
return p_categorization.answer
  || jsonb_build_object(
    'source', case when p_categorization.from_cache then 'cache' else 'model' end)
  || case
    when (p_categorization.answer ->> 'is_fashion_item')::boolean
      then jsonb_build_object('model', p_categorization.model)
    else '{}'
  end;

-- supabase/schemas/private/functions/charge_parties.sql
create function private.charge_parties(
  p_id uuid,
  p_outcome text
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chargeback private.chargebacks;
  v_parties record;
  v_from_buyer bigint := 0;
  v_from_seller bigint := 0;
  v_missing bigint;
begin
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  v_parties := private.parties_of_chargeback(v_chargeback);
  -- The accounts cannot be deleted from here on; a deletion locks them before their wallets.
  perform private.is_account_deleted(v_parties.buyer_id);
  perform private.is_account_deleted(v_parties.seller_id);
  -- Locked before the balance is read: a withdrawal may take it.
  perform private.ledger_lock(
    array_agg(private.ledger_line('wallet', 0, p_user_id => parties.id)))
  from (
    values (v_parties.buyer_id, '{cancel,buyer,seller}'::text[]),
      (v_parties.seller_id, '{seller}')
  ) as parties (id, outcomes)
  where parties.id is not null
    and p_outcome = any (parties.outcomes)
  having count(*) > 0;
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  v_missing := v_chargeback.amount - v_chargeback.returned
    - v_chargeback.from_buyer - v_chargeback.from_seller;
  if p_outcome <> 'claims' and v_chargeback.order_id is not null then
    v_from_buyer := least(
      v_missing,
      private.received_from_order(v_chargeback.order_id, v_parties.buyer_id),
      private.spendable(v_parties.buyer_id));
  end if;
  if p_outcome = 'seller' then
    v_from_seller := least(
      v_missing - v_from_buyer,
      case
        when v_chargeback.order_id is null then (
          select purchases.price
          from private.boost_purchases as purchases
          where purchases.id = v_chargeback.boost_id)
        else private.received_from_order(v_chargeback.order_id, v_parties.seller_id)
      end);
  end if;
  perform private.recover_chargeback(
    p_id, v_parties.buyer_id, v_from_buyer, v_parties.seller_id, v_from_seller);
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  return v_chargeback;
end
$$;
comment on function private.charge_parties(uuid, text) is
  'Takes from the wallets what the decision says. The buyer''s gives what the order put there and '
  'it still has, the seller''s what it got, below zero if need be. The rest stays on claims.';

-- supabase/schemas/private/functions/chargeback_record.sql
create function private.chargeback_record(p_chargeback private.chargebacks) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_chargeback.id,
  'reference', p_chargeback.reference,
  'order_id', p_chargeback.order_id,
  'boost_id', p_chargeback.boost_id,
  'dispute_id', p_chargeback.dispute_id,
  'status', p_chargeback.status,
  'amount', p_chargeback.amount,
  'returned', p_chargeback.returned,
  'from_buyer', p_chargeback.from_buyer,
  'from_seller', p_chargeback.from_seller,
  'outcome', p_chargeback.outcome,
  'decided_at', internal.wire_time(p_chargeback.decided_at),
  'created_at', internal.wire_time(p_chargeback.created_at),
  'updated_at', internal.wire_time(p_chargeback.updated_at));
comment on function private.chargeback_record(private.chargebacks) is
  'A chargeback for staff and the finance portal.';

-- supabase/schemas/private/functions/check_booking_decision.sql
create function private.check_booking_decision(
  p_order public.orders,
  p_shipment private.shipments,
  p_outcome text,
  p_booked jsonb
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_shipment.booking_started_at is null then
    perform private.raise_error(
      'CONFLICT', 'booking_never_requested', 'No courier was ever booked for this parcel.');
  elsif p_shipment.shipper_order_id is not null then
    perform private.raise_error(
      'CONFLICT', 'booking_known', 'The booking is known: what the provider says of it counts.'
    );
  elsif p_outcome = 'not_booked' and p_shipment.cancelled_at is not null then
    perform private.raise_error('CONFLICT', 'already_decided', 'This was decided before.');
  elsif not private.is_booking_search_over(p_order, p_shipment.direction) then
    perform private.raise_error(
      'CONFLICT', 'booking_search_lasts',
      format(
        'The provider is still being asked. Staff decide %s days after the order needs no courier '
          'any more.',
        private.setting('booking_search_days')),
      p_facts => jsonb_build_object('days', private.setting('booking_search_days')));
  elsif p_booked ? 'reference_id'
    and p_booked ->> 'reference_id'
      is distinct from private.booking_reference(p_order.id, p_shipment.direction)
  then
    perform private.raise_error(
      'CONFLICT', 'booking_of_other_parcel', 'That shipping order is about another parcel.');
  elsif exists (
    select
    from private.shipments
    where shipments.shipper_order_id = p_booked ->> 'id'
  ) then
    perform private.raise_error(
      'CONFLICT', 'booking_of_other_parcel', 'That shipping order belongs to another parcel.');
  end if;
end
$$;
comment on function private.check_booking_decision(
  public.orders, private.shipments, text, jsonb
) is
  'Raises CONFLICT unless staff may decide about this booking. p_booked is the shipping order that '
  'they found, without reference_id if the provider has forgotten it.';

-- supabase/schemas/private/functions/check_chargeback_decision.sql
create function private.check_chargeback_decision(
  p_chargeback private.chargebacks,
  p_outcome text
) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_error text;
begin
  select orders.* into v_order from public.orders where orders.id = p_chargeback.order_id;
  v_error := case
    when p_chargeback.status not in ('announced', 'open') then
      format('The chargeback is %s already.', p_chargeback.status)
    when p_chargeback.status = 'announced' and p_outcome <> 'withdraw' then
      'The provider''s list does not show this chargeback yet. It is read every night; withdraw '
      'the announcement if it was a mistake.'
    when p_chargeback.status = 'open' and p_outcome = 'withdraw' then
      'The provider has taken the money: decide who bears it.'
    when p_outcome = 'buyer' and v_order.id is null then
      'A boost has no buyer: the seller paid it.'
    when p_outcome = 'cancel' and private.is_in_escrow(v_order) is not true then
      'Only an order whose money is still in escrow can be cancelled.'
    when p_outcome = 'cancel' and exists (
      select
      from private.chargebacks
      where chargebacks.order_id = v_order.id
        and chargebacks.status = 'announced'
    ) then
      'Another chargeback of this order is announced: wait until the list shows it, or withdraw it.'
    when p_outcome in ('buyer', 'seller') and private.is_in_escrow(v_order) then
      format(
        'The order is %s and its money still in escrow: cancel it, or let it go on (claims).',
        v_order.status)
  end;
  if v_error is not null then
    perform private.raise_error('CONFLICT', 'chargeback_outcome_impossible', v_error);
  end if;
end
$$;
comment on function private.check_chargeback_decision(private.chargebacks, text) is
  'Raises CONFLICT unless this decision fits the chargeback and the state of its order.';

-- supabase/schemas/private/functions/check_correction.sql
create function private.check_correction(
  p_difference private.reconciliation_differences,
  p_account private.account_kind
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now private.reconciliation_sums;
begin
  select sums.*
  into v_now
  from private.reconciliation_sums as sums
  where sums.reference = p_difference.reference;
  if p_difference.status <> 'open' then
    perform private.raise_error(
      'CONFLICT', 'difference_decided', format('The difference is already %s.', p_difference.status)
    );
  elsif p_difference.problem is not null then
    return;
  elsif (v_now.provider_amount, v_now.ledger_amount)
    is distinct from (p_difference.provider_amount, p_difference.ledger_amount)
  then
    perform private.raise_error(
      'CONFLICT', 'difference_outdated',
      'Money has moved since this difference was found: reconcile again.'
    );
  elsif private.listed_chargebacks(p_difference.reference)
      <> private.booked_chargebacks(p_difference.reference)
    and (p_difference.order_id is not null or private.is_purchase(p_difference))
  then
    -- It is booked by itself, and would be booked twice.
    perform private.raise_error(
      'CONFLICT', 'chargeback_not_booked',
      'A chargeback of this payment is not booked yet: reconcile again.'
    );
  elsif exists (
    select
    from private.withdrawals
    where withdrawals.id = p_difference.withdrawal_id
      and withdrawals.decided_at is null
      and withdrawals.net = abs(p_difference.difference)
  ) then
    -- An update of the payout link would book the amount a second time.
    perform private.raise_error(
      'CONFLICT', 'payout_link_explains',
      'The difference is a whole withdrawal, and its payout link can explain it: '
      'send the link to POST /admin/payouts/:id/settle.'
    );
  elsif p_account = 'suspense' and p_difference.difference < 0 then
    -- Suspense holds other people's money.
    perform private.raise_error(
      'CONFLICT', 'suspense_impossible',
      'Money that is missing cannot come from suspense; choose another account.'
    );
  elsif p_difference.counter_account = 'suspense'
    and p_account <> 'suspense'
    and private.is_purchase(p_difference)
  then
    perform private.raise_error(
      'CONFLICT', 'suspense_required',
      'This is a payment for an order or a boost: book it to suspense, then refund or apply it.'
    );
  end if;
end
$$;
comment on function private.check_correction(
  private.reconciliation_differences, private.account_kind
) is
  'Raises CONFLICT unless a difference is open and current, is not a whole withdrawal, takes '
  'nothing from suspense, and would not turn a buyer''s payment into something else than suspense.';

-- supabase/schemas/private/functions/check_opposite_correction.sql
create function private.check_opposite_correction(
  p_staff private.staff_member,
  p_difference private.reconciliation_differences,
  p_evidence text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_opposite private.reconciliation_differences;
begin
  select differences.*
  into v_opposite
  from private.reconciliation_differences as differences
  where differences.reference = p_difference.reference
    and differences.status = 'approved'
    and differences.difference = -p_difference.difference
    and differences.problem is null
  order by differences.closed_at desc
  limit 1;
  if v_opposite.id is null or p_difference.status <> 'open' then
    return;
  elsif p_difference.difference > 0 or not private.is_correction_spent(v_opposite) then
    -- Booked as new money it could be paid out, although the first correction was the mistake.
    perform private.raise_error('CONFLICT', 'reversal_required', format(
      'The provider has changed its mind: take the correction %s back instead '
      '(POST /admin/reconciliation/:id/reverse).', v_opposite.id
    ));
  elsif p_staff.role <> 'superadmin' then
    perform private.raise_error(
      'FORBIDDEN', 'superadmin_required',
      'The money of the earlier correction is spent, so this is a loss: a superadmin approves it.'
    );
  elsif p_evidence is null then
    perform private.raise_error(
      'CONFLICT', 'evidence_required',
      'The money of the earlier correction is spent, so this is a loss: send evidence with it.'
    );
  end if;
end
$$;
comment on function private.check_opposite_correction(
  private.staff_member, private.reconciliation_differences, text
) is
  'Raises an error if a difference undoes an approved correction. If that one cannot be taken '
  'back any more, a superadmin may approve the loss with evidence.';

-- supabase/schemas/private/functions/check_reversal.sql
create function private.check_reversal(
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_later_id uuid;
begin
  select later.id
  into v_later_id
  from private.reconciliation_differences as later
  where later.reference = p_difference.reference
    and later.status = 'approved'
    and later.closed_at > p_difference.closed_at
  order by later.closed_at desc
  limit 1;
  if p_difference.status <> 'approved' or p_difference.problem is not null then
    perform private.raise_error('CONFLICT', 'difference_not_approved', format(
      'Only an approved correction can be taken back; this difference is %s.', p_difference.status
    ));
  elsif v_later_id is not null then
    perform private.raise_error('CONFLICT', 'later_correction_exists', format(
      'A later correction of %s builds on this one: take %s back first.',
      p_difference.reference, v_later_id
    ));
  end if;
end
$$;
comment on function private.check_reversal(private.reconciliation_differences) is
  'Raises CONFLICT unless a correction is approved and the last one of its reference.';

-- supabase/schemas/private/functions/count_as_booked.sql
create function private.count_as_booked(
  p_difference private.reconciliation_differences,
  p_sign integer default 1
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.invoices
  set booked = booked + p_sign * p_difference.difference,
      updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_sign * p_difference.difference,
      status = case
        when p_sign > 0 and status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED'
        -- The invoice, if it is still open, is checked like any other.
        when p_sign < 0 and status = 'PARKED' and booked = p_difference.difference then 'EXPIRED'
        else status
      end,
      updated_at = private.now()
  where reference = p_difference.reference;
end
$$;
comment on function private.count_as_booked(private.reconciliation_differences, integer) is
  'Adds a correction that went to suspense to the booked amount of its invoice, so that a later '
  'callback about the same money posts nothing. With p_sign -1 subtracts it again.';

-- supabase/schemas/private/functions/courier_cancelled.sql
create function private.courier_cancelled(
  p_order public.orders,
  p_shipment private.shipments
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.shipments
  set cancelled_at = private.now(), updated_at = private.now()
  where id = p_shipment.id
    and cancelled_at is null;
  if not found then
    return;
  end if;
  if p_shipment.direction = 'outbound' and private.has_unspent_shipping(p_order) then
    perform private.ledger_lock(
      array[
        private.ledger_line('wallet', 0, p_user_id => p_order.buyer_id),
        private.ledger_line('shipping_payable', 0),
        private.ledger_line('courier_balance', 0),
        private.ledger_line('courier_adjustments', 0),
        private.ledger_line('promotions', 0),
        private.ledger_line('claims', 0)
      ]);
  end if;
  perform private.post_courier_cost(p_order, p_shipment, -1);
  if p_shipment.direction = 'outbound' then
    perform private.refund_unspent_shipping(p_order.id);
  end if;
end
$$;
comment on function private.courier_cancelled(public.orders, private.shipments) is
  'Records that the provider cancelled a shipping order and returned its price to our balance; '
  'the price goes back to the account that paid it.';

-- supabase/schemas/private/functions/courier_transfer_key.sql
create function private.courier_transfer_key(p_shipment private.shipments) returns text
language sql immutable
return
  'order:' || p_shipment.order_id
  || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
comment on function private.courier_transfer_key(private.shipments) is
  'The prefix of the keys of all ledger transfers about this courier.';

-- supabase/schemas/private/functions/decide_chargeback.sql
create function private.decide_chargeback(
  p_chargeback private.chargebacks,
  p_outcome text,
  p_staff_id uuid
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_after private.chargebacks;
begin
  select orders.* into v_order from public.orders where orders.id = p_chargeback.order_id;
  update private.chargebacks
  set
    status = 'decided',
    outcome = p_outcome,
    decided_by = p_staff_id,
    decided_at = private.now()
  where id = p_chargeback.id
  returning * into v_after;
  perform private.record_chargeback(v_after, 'decided');
  perform private.lift_freeze(v_order.id, p_outcome <> 'cancel');
  if p_outcome = 'cancel' then
    -- What goes to the buyer's wallet is taken back at once, also for another part of the payment
    -- that waits for its decision: private.recover_from_refund.
    update public.orders set frozen_at = null where id = v_order.id;
    perform private.move_order(
      v_order.id,
      case v_order.status
        when 'READY_TO_SHIP' then 'CANCELLED'
        else 'REFUNDED'
      end::public.order_status,
      'staff',
      p_staff_id,
      'chargeback');
    update public.orders
    set frozen_at = v_order.frozen_at
    where id = v_order.id
      and exists (
        select
        from private.chargebacks
        where chargebacks.order_id = v_order.id
          and chargebacks.status = 'open');
  end if;
  return private.charge_parties(p_chargeback.id, p_outcome);
end
$$;
comment on function private.decide_chargeback(private.chargebacks, text, uuid) is
  'Books the decision of staff: the order goes on or ends, and the parties bear what they got.';

-- supabase/schemas/private/functions/difference_record.sql
create function private.difference_record(
  p_difference private.reconciliation_differences
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_difference.id,
  'reference', p_difference.reference,
  'order_id', p_difference.order_id,
  'withdrawal_id', p_difference.withdrawal_id,
  'provider_amount', p_difference.provider_amount,
  'ledger_amount', p_difference.ledger_amount,
  'difference', p_difference.difference,
  'problem', p_difference.problem,
  'status', p_difference.status,
  'correction', case
    when p_difference.problem is null then jsonb_build_array(
      jsonb_build_object('account', 'provider_cash', 'amount', -p_difference.difference),
      jsonb_build_object('account', p_difference.counter_account, 'amount', p_difference.difference)
    )
    else '[]'
  end,
  'created_at', internal.wire_time(p_difference.created_at),
  'closed_at', internal.wire_time(p_difference.closed_at)
);

-- supabase/schemas/private/functions/dispute_view.sql
create function private.dispute_view(p_dispute private.disputes) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_dispute.id,
  'order_id', p_dispute.order_id,
  'reason', p_dispute.reason,
  'description', p_dispute.description,
  'photos', p_dispute.photos,
  'opened_by', p_dispute.opened_by,
  'answer_due_at', internal.wire_time(p_dispute.answer_due_at),
  'answer', case
    when p_dispute.answered_at is not null then jsonb_build_object(
      'description', p_dispute.answer,
      'photos', p_dispute.answer_photos,
      'answered_at', internal.wire_time(p_dispute.answered_at))
  end,
  'opened_at', internal.wire_time(p_dispute.opened_at),
  'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
  'resolution', p_dispute.resolution,
  'refund_amount', p_dispute.refund_amount,
  'note', p_dispute.note,
  'resolved_by', p_dispute.resolved_by,
  'resolved_at', internal.wire_time(p_dispute.resolved_at));
comment on function private.dispute_view(private.disputes) is
  'A dispute for its parties and staff. resolved_by is staff or portal, without a name.';

-- supabase/schemas/private/functions/enqueue_courier_cancellation.sql
create function private.enqueue_courier_cancellation(p_shipment private.shipments) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.enqueue_job(
    'shipping_cancel',
    p_shipment.id::text,
    jsonb_build_object(
      'order_id', p_shipment.order_id,
      'direction', p_shipment.direction,
      'shipper_order_id', p_shipment.shipper_order_id
    )
  );
end
$$;

-- supabase/schemas/private/functions/finish_categorization.sql
create function private.finish_categorization(
  p_id uuid,
  p_answer jsonb,
  p_failure text,
  p_usage jsonb
) returns private.categorizations
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_prompt_tokens integer := coalesce((p_usage ->> 'prompt_tokens')::integer, 0);
  v_completion_tokens integer := coalesce((p_usage ->> 'completion_tokens')::integer, 0);
  v_status private.categorization_status := case
    when p_failure is null then 'answered'
    else 'failed'
  end;
  v_categorization private.categorizations;
begin
  update private.categorizations
  set status = v_status,
      answer = p_answer,
      failure = p_failure,
      prompt_tokens = v_prompt_tokens,
      completion_tokens = v_completion_tokens,
      cost_microrupiah = v_prompt_tokens * private.setting('ai_prompt_price_idr')
        + v_completion_tokens * private.setting('ai_completion_price_idr')
  where id = p_id
    and user_id = private.caller_id()
    and status = 'pending'
  returning * into v_categorization;
  if v_categorization.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'categorization_not_found', 'There is no such categorization in progress.');
  end if;

  -- A call that the model did not process does not count towards the daily limit.
  update private.ai_usage
  set cost_microrupiah = ai_usage.cost_microrupiah + v_categorization.cost_microrupiah,
      calls = ai_usage.calls - (p_failure is not null and p_usage is null)::integer
  where ai_usage.user_id = v_categorization.user_id
    and ai_usage.day = (v_categorization.created_at at time zone 'Asia/Jakarta')::date;
  return v_categorization;
end
$$;
comment on function private.finish_categorization(uuid, jsonb, text, jsonb) is
  'Stores the answer or the failure of the caller''s categorization and adds its cost to the day.';

-- supabase/schemas/private/functions/forbid_own_difference.sql
create function private.forbid_own_difference(
  p_staff private.staff_member,
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.forbid_self_decision(p_staff, orders.buyer_id, orders.seller_id)
  from public.orders
  where orders.id = p_difference.order_id;
  perform private.forbid_self_decision(p_staff, purchases.seller_id)
  from private.boost_purchases as purchases
  where purchases.reference = p_difference.reference;
  perform private.forbid_self_decision(p_staff, withdrawals.user_id)
  from private.withdrawals
  where withdrawals.id = p_difference.withdrawal_id;
end
$$;
comment on function private.forbid_own_difference(
  private.staff_member, private.reconciliation_differences
) is
  'Raises FORBIDDEN if the difference is about an order, a boost or a withdrawal of p_staff.';

-- supabase/schemas/private/functions/is_booking_undecided.sql
create function private.is_booking_undecided(p_shipment private.shipments) returns boolean
language sql immutable
return
  p_shipment.booking_started_at is not null
  and p_shipment.shipper_order_id is null
  and p_shipment.cancelled_at is null;
comment on function private.is_booking_undecided(private.shipments) is
  'Whether a shipping order may exist at the provider that we do not know.';

-- supabase/schemas/private/functions/is_correction_spent.sql
create function private.is_correction_spent(
  p_correction private.reconciliation_differences
) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
    from private.reconciliation_differences as later
    join private.suspense_items as items on items.key = 'reconciliation:' || later.id
    where later.reference = p_correction.reference
      and later.status = 'approved'
      -- A later correction is taken back first, so its money stands in the way as well.
      and later.closed_at >= p_correction.closed_at
      and items.resolution is not null
  );
end
$$;
comment on function private.is_correction_spent(private.reconciliation_differences) is
  'Whether an approved correction cannot be taken back any more, because its money, or that of a '
  'later correction of its reference, has left suspense.';

-- supabase/schemas/private/functions/is_frozen.sql
create function private.is_frozen(
  p_order public.orders,
  p_to public.order_status
) returns boolean
language sql immutable
return p_order.frozen_at is not null
  and private.is_in_escrow(p_order)
  and private.is_stopped_by_freeze(p_to);
comment on function private.is_frozen(public.orders, public.order_status) is
  'Whether a chargeback that waits for a decision stops this transition.';

-- supabase/schemas/private/functions/is_purchase.sql
create function private.is_purchase(
  p_difference private.reconciliation_differences
) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_difference.order_id is not null
      or exists (
        select
        from private.boost_purchases as purchases
        where purchases.reference = p_difference.reference)
  );
end
$$;
comment on function private.is_purchase(private.reconciliation_differences) is
  'Whether the difference is about an order or a boost.';

-- supabase/schemas/private/functions/ledger_apply_line.sql
create function private.ledger_apply_line(
  p_line private.ledger_line
) returns private.ledger_accounts
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_account private.ledger_accounts;
begin
  update private.ledger_accounts as accounts
  set balance = accounts.balance + p_line.amount, version = accounts.version + 1
  where accounts.kind = p_line.kind
    and accounts.holder_id =
      coalesce(p_line.order_id, p_line.user_id, '00000000-0000-0000-0000-000000000000')
  returning accounts.* into v_account;
  if not found then
    insert into private.ledger_accounts as accounts (kind, order_id, user_id, balance, version)
    values (p_line.kind, p_line.order_id, p_line.user_id, p_line.amount, 1)
    on conflict on constraint ledger_accounts__one_per_holder do update
    set balance = accounts.balance + excluded.balance, version = accounts.version + 1
    returning accounts.* into v_account;
  end if;
  return v_account;
end
$$;
comment on function private.ledger_apply_line(private.ledger_line) is
  'Adds a line to its account''s balance, creates the account if needed, and keeps it locked.';
grant execute on function private.ledger_apply_line(private.ledger_line) to preloved_ledger;

-- supabase/schemas/private/functions/live_message_record.sql
create function private.live_message_record(p_message public.live_chat_messages) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_message.id,
  'stream_id', p_message.stream_id,
  'seq', p_message.seq,
  'user_id', p_message.user_id,
  'username', p_message.username,
  'text', p_message.text,
  'type', p_message.type,
  'created_at', internal.wire_time(p_message.created_at));

-- supabase/schemas/private/functions/lock_difference.sql
create function private.lock_difference(p_id uuid) returns private.reconciliation_differences
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_difference private.reconciliation_differences;
begin
  select differences.*
  into v_difference
  from private.reconciliation_differences as differences
  where differences.id = p_id;
  if v_difference.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'difference_not_found', 'There is no such difference.');
  end if;
  -- Provider updates lock the order, boost or withdrawal first; the same order here keeps them out
  -- until this transaction ends.
  perform from public.orders where orders.id = v_difference.order_id for update;
  perform from private.boost_purchases as purchases
  where purchases.reference = v_difference.reference
  for update;
  perform from private.withdrawals where withdrawals.id = v_difference.withdrawal_id for update;
  select differences.*
  into v_difference
  from private.reconciliation_differences as differences
  where differences.id = p_id
  for update;
  return v_difference;
end
$$;
comment on function private.lock_difference(uuid) is
  'A difference, locked after its order, boost or withdrawal. Raises NOT_FOUND.';

-- supabase/schemas/private/functions/open_chargeback.sql
create function private.open_chargeback(
  p_reference text,
  p_status text,
  p_amount bigint,
  p_dispute_id text
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_boost_id uuid;
  v_chargeback private.chargebacks;
begin
  select orders.* into v_order from public.orders where orders.reference = p_reference;
  if v_order.id is null then
    select purchases.id
    into v_boost_id
    from private.boost_purchases as purchases
    where purchases.reference = p_reference;
  end if;
  insert into private.chargebacks (reference, order_id, boost_id, dispute_id, status, amount)
  values (p_reference, v_order.id, v_boost_id, p_dispute_id, p_status, p_amount)
  returning * into v_chargeback;
  if p_status = 'withdrawn' then
    return v_chargeback;
  end if;

  update public.orders
  set frozen_at = coalesce(frozen_at, private.now())
  where id = v_order.id;
  perform private.open_case(
    'chargeback',
    v_chargeback.id::text,
    v_order.id,
    jsonb_build_object('reference', p_reference, 'amount', p_amount, 'dispute_id', p_dispute_id));
  if private.is_in_escrow(v_order) and v_order.frozen_at is null then
    perform private.notify_all(
      array[v_order.buyer_id, v_order.seller_id],
      'chargeback:' || v_chargeback.id,
      'payment.disputed',
      'payment',
      jsonb_build_object('order_id', v_order.id, 'reference', p_reference));
  end if;
  return v_chargeback;
end
$$;
comment on function private.open_chargeback(text, text, bigint, text) is
  'A new chargeback of a locked order or boost; the order is frozen until staff have decided, and '
  'its parties are told if its money is still in escrow.';

-- supabase/schemas/private/functions/open_dear_courier_case.sql
create function private.open_dear_courier_case(p_shipment private.shipments) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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
comment on function private.open_dear_courier_case(private.shipments) is
  'Opens a case for a parcel that costs more than was charged for it: a weight that the seller '
  'understated, or a price that rose after the order. The marketplace pays the difference.';

-- supabase/schemas/private/functions/open_shipment_case.sql
create function private.open_shipment_case(
  p_order public.orders,
  p_shipment private.shipments,
  p_scan private.shipment_scan
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_awaited boolean := case p_shipment.direction
    when 'return' then p_order.status = 'RETURN_APPROVED'
    else p_order.status in ('READY_TO_SHIP', 'SHIPPED')
      and p_order.tracking_number is not distinct from p_shipment.waybill
  end;
begin
  if v_is_awaited
     and p_scan.status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed')
  then
    perform private.open_case(
      'parcel_trouble',
      p_shipment.shipper_order_id || ':' || p_scan.status,
      p_order.id,
      jsonb_build_object(
        'status', p_scan.status,
        'note', p_scan.note,
        'happened_at', internal.wire_time(p_scan.happened_at)
      )
    );
  end if;
end
$$;
comment on function private.open_shipment_case(
  public.orders,
  private.shipments,
  private.shipment_scan
) is
  'Opens a case for staff when the parcel that the order waits for will not arrive.';

-- supabase/schemas/private/functions/parties_of_chargeback.sql
create function private.parties_of_chargeback(
  p_chargeback private.chargebacks,
  out buyer_id uuid,
  out seller_id uuid
) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_chargeback.boost_id is not null then
    select purchases.seller_id
    into parties_of_chargeback.seller_id
    from private.boost_purchases as purchases
    where purchases.id = p_chargeback.boost_id;
  else
    select orders.buyer_id, orders.seller_id
    into parties_of_chargeback.buyer_id, parties_of_chargeback.seller_id
    from public.orders
    where orders.id = p_chargeback.order_id;
  end if;
end
$$;
comment on function private.parties_of_chargeback(private.chargebacks) is
  'Buyer and seller of its order. A boost has only the seller, who paid it.';

-- supabase/schemas/private/functions/pending_boost.sql
create function private.pending_boost(
  p_purchase private.boost_purchases,
  p_resumed boolean
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select private.pending_purchase(
      p_purchase.id,
      p_payer_id => p_purchase.seller_id,
      p_finished => p_purchase.status <> 'CREATING',
      p_resumed => p_resumed,
      p_lease => purchases.lease,
      p_reference => p_purchase.reference,
      p_amount => p_purchase.price,
      p_item_name => packages.name,
      p_item_price => p_purchase.price,
      p_fees => '[]')
    from private.boost_packages as packages
    join private.boost_purchases as purchases on purchases.id = p_purchase.id
    where packages.code = p_purchase.package
  );
end
$$;

-- supabase/schemas/private/functions/post_courier_cost.sql
create function private.post_courier_cost(
  p_order public.orders,
  p_shipment private.shipments,
  p_sign integer
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key_suffix text := case when p_sign > 0 then '' else '_cancelled' end;
  v_wording text := case when p_sign > 0 then 'for' else 'cancelled for' end;
  v_payer private.account_kind := case p_shipment.direction
    when 'return' then 'claims'
    else private.courier_cost_account(p_order)
  end;
begin
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || v_key_suffix,
    'shipping',
    format('Courier %s %s', v_wording, p_order.reference),
    p_order.id,
    array[
      private.ledger_line(v_payer, -p_sign * p_shipment.charged),
      private.ledger_line('courier_balance', p_sign * p_shipment.price),
      private.ledger_line('courier_adjustments', p_sign * (p_shipment.charged - p_shipment.price))
    ]
  );
end
$$;
comment on function private.post_courier_cost(public.orders, private.shipments, integer) is
  'Posts the courier''s price (p_sign 1) or its return after a cancellation (p_sign -1), each '
  'once.';

-- supabase/schemas/private/functions/recipient_record.sql
create function private.recipient_record(
  p_recipient private.order_addresses,
  p_is_brief boolean
) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_is_brief then
    return jsonb_build_object(
      'recipient_name', p_recipient.recipient_name,
      'city', p_recipient.city);
  end if;
  return jsonb_build_object(
    'recipient_name', p_recipient.recipient_name,
    'phone', p_recipient.phone,
    'street', p_recipient.street,
    'district', p_recipient.district,
    'city', p_recipient.city,
    'province', p_recipient.province,
    'postal_code', p_recipient.postal_code);
end
$$;

-- supabase/schemas/private/functions/record_chargeback.sql
create function private.record_chargeback(
  p_chargeback private.chargebacks,
  p_event text
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_after private.chargebacks;
begin
  update private.chargebacks
  set version = version + 1, updated_at = private.now()
  where id = p_chargeback.id
  returning * into v_after;
  perform private.publish_event(
    'chargeback.' || p_event,
    'chargeback',
    v_after.id,
    v_after.version,
    private.chargeback_record(v_after));
  if v_after.status not in ('announced', 'open') then
    perform private.end_case('chargeback', v_after.id::text);
  end if;
  return v_after;
end
$$;
comment on function private.record_chargeback(private.chargebacks, text) is
  'Counts a change of a chargeback, tells the finance portal, and closes the case of one that '
  'needs no decision any more. The amounts have been written before.';

-- supabase/schemas/private/functions/record_price_change.sql
create function private.record_price_change(
  p_order public.orders,
  p_shipment private.shipments,
  p_price bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments;
begin
  if p_price is null or p_price = p_shipment.price or p_shipment.cancelled_at is not null then
    return;
  end if;
  update private.shipments
  set price = p_price,
      price_version = price_version + 1,
      updated_at = private.now()
  where id = p_shipment.id
  returning * into v_shipment;
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || '_price:' || v_shipment.price_version,
    'shipping',
    format('Courier for %s: %s instead of %s', p_order.reference, p_price, p_shipment.price),
    p_order.id,
    array[
      private.ledger_line('courier_balance', p_price - p_shipment.price),
      private.ledger_line('courier_adjustments', p_shipment.price - p_price)]);
  perform private.open_dear_courier_case(v_shipment);
end
$$;
comment on function private.record_price_change(public.orders, private.shipments, bigint) is
  'Applies a new courier price (rupiah) after the parcel was weighed. The marketplace pays or '
  'keeps the difference; each change is posted once.';

-- supabase/schemas/private/functions/record_shipment_event.sql
create function private.record_shipment_event(
  p_order_id uuid,
  p_shipment private.shipments,
  p_parcel text,
  p_scan private.shipment_scan
) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_status private.shipping_statuses;
  v_happened_at timestamptz := coalesce(p_scan.happened_at, private.now());
  v_note text := p_scan.note;
  v_is_new boolean;
  v_is_booked boolean := p_parcel is not distinct from p_shipment.shipper_order_id;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  -- Couriers write who signed for a parcel.
  if v_note is not null
    and (
      private.is_account_deleted(v_order.buyer_id)
      or private.is_account_deleted(v_order.seller_id)
    )
  then
    v_note := null;
  end if;
  insert into private.shipment_events (shipment_id, parcel, status, note, happened_at)
  select p_shipment.id, p_parcel, p_scan.status, v_note, v_happened_at
  where p_scan.happened_at is not null
    -- A repeat of a scan without a time cannot be recognized by its time.
    or not exists (
      select
      from private.shipment_events as events
      where events.shipment_id = p_shipment.id
        and events.parcel = p_parcel
        and events.status = p_scan.status)
  on conflict on constraint shipment_events__once do nothing;
  v_is_new := found;

  select statuses.*
  into v_status
  from private.shipping_statuses as statuses
  where statuses.status = p_scan.status;
  if v_status.status is null then
    return false;
  end if;
  if v_is_booked then
    update private.shipments
    set status = v_status.status, status_rank = v_status.rank, updated_at = private.now()
    where id = p_shipment.id
      and status_rank < v_status.rank;
  end if;

  if v_status.moves_to is null then
    return true;
  end if;
  -- A number that the seller typed may belong to a parcel sent before the sale. One minute is
  -- allowed, because carriers round their times.
  if not v_is_booked and v_happened_at < v_order.paid_at - interval '1 minute' then
    return true;
  end if;
  -- A number that the buyer typed proves no return: the seller or staff say that it is back.
  if not v_is_booked and p_shipment.direction = 'return' then
    return true;
  end if;
  -- The provider returned the price of a cancelled parcel: what happens to it is for staff.
  if v_is_booked and p_shipment.cancelled_at is not null then
    if v_is_new then
      perform private.open_case(
        'parcel_after_cancellation',
        p_shipment.id::text,
        p_order_id,
        jsonb_build_object(
          'shipper_order_id', p_shipment.shipper_order_id,
          'status', p_scan.status,
          'price', p_shipment.price));
    end if;
    return true;
  end if;
  perform private.apply_shipment_progress(v_order, p_shipment, v_status, v_happened_at);
  return true;
end
$$;
comment on function private.record_shipment_event(
  uuid,
  private.shipments,
  text,
  private.shipment_scan
) is
  'Stores a tracking event and moves the shipment and the order forward, never back. Returns '
  'false for a status that we do not know. p_parcel is the provider''s shipping order or the '
  'typed number.';

-- supabase/schemas/private/functions/record_waybill.sql
create function private.record_waybill(
  p_order public.orders,
  p_shipment private.shipments,
  p_waybill text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_waybill is null or p_shipment.waybill is not null then
    return;
  end if;
  update private.shipments
  set waybill = p_waybill, updated_at = private.now()
  where id = p_shipment.id;
  if p_shipment.direction = 'outbound' then
    perform private.set_tracking_number(p_order, p_waybill);
  end if;
end
$$;
comment on function private.record_waybill(public.orders, private.shipments, text) is
  'Stores the courier''s tracking number, which may come long after the booking. The first one '
  'stays.';

-- supabase/schemas/private/functions/refund_boost.sql
-- Transfer keys contain the reference that the provider knows, so that its records can be compared.
create function private.refund_boost(p_purchase private.boost_purchases) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.boost_purchases
  set status = 'REFUNDED', updated_at = private.now()
  where id = p_purchase.id;
  perform private.ledger_post(
    'boost:' || p_purchase.reference || ':refund',
    'refund',
    'Refund of ' || p_purchase.reference,
    null,
    array[
      private.ledger_line('provider_cash', -p_purchase.price),
      private.ledger_line('wallet', p_purchase.price, p_user_id => p_purchase.seller_id)
    ]
  );
  perform private.notify(
    p_purchase.seller_id,
    'boost:' || p_purchase.id || ':refund',
    'payment.refunded',
    'payment',
    jsonb_build_object(
      'boost_id', p_purchase.id,
      'reference', p_purchase.reference,
      'amount', p_purchase.price
    )
  );
end
$$;

-- supabase/schemas/private/functions/resolve_dispute.sql
create function private.resolve_dispute(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid default null,
  p_refund_amount bigint default null
) returns private.disputes
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dispute private.disputes;
  v_to public.order_status := case p_resolution when 'release' then 'COMPLETED' else 'REFUNDED' end;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  if v_dispute.id is null then
    perform private.raise_error('NOT_FOUND', 'dispute_not_found', 'There is no such dispute.');
  end if;
  -- Of two concurrent resolutions the order's lock lets one win. The effects close the dispute.
  if p_resolution = 'split' then
    perform private.split_dispute(
      v_dispute.order_id, p_refund_amount, p_note, p_actor, p_actor_id);
  else
    perform private.move_order(v_dispute.order_id, v_to, p_actor, p_actor_id, p_note);
  end if;
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  return v_dispute;
end
$$;
comment on function private.resolve_dispute(
  uuid, text, text, public.order_actor, uuid, bigint) is
  'Ends a dispute for the seller (release), the buyer (refund) or both (split, with '
  'p_refund_amount for the buyer); for staff and the finance portal.';

-- supabase/schemas/private/functions/resume_boost.sql
create function private.resume_boost(
  p_purchase private.boost_purchases,
  p_package text,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_repeat boolean := p_purchase.status = 'AWAITING_PAYMENT'
    and p_purchase.request_key = p_request_key;
begin
  if p_purchase.package = p_package and p_purchase.status = 'CREATING' then
    perform private.lease_boost(p_purchase.id);
  elsif p_purchase.package <> p_package or v_is_repeat is not true then
    perform private.raise_error(
      'CONFLICT', 'boost_unpaid',
      format('%s for this listing still waits for its payment.', p_purchase.reference));
  end if;
  return private.pending_boost(p_purchase, true);
end
$$;
comment on function private.resume_boost(private.boost_purchases, text, text) is
  'Takes over the seller''s unfinished purchase once its lease has expired, '
  'or returns the finished one to a request that repeats its key.';

-- supabase/schemas/private/functions/return_chargeback.sql
create function private.return_chargeback(
  p_chargeback private.chargebacks,
  p_amount bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_returned constant bigint := p_chargeback.returned + p_amount;
  -- What was taken from wallets beyond what is still missing: the seller's first, who lost more.
  v_excess constant bigint := greatest(
    p_chargeback.from_buyer + p_chargeback.from_seller - (p_chargeback.amount - v_returned), 0);
  v_to_seller constant bigint := least(v_excess, p_chargeback.from_seller);
  v_to_buyer constant bigint := v_excess - v_to_seller;
  v_parties record;
  v_after private.chargebacks;
begin
  v_parties := private.parties_of_chargeback(p_chargeback);
  update private.chargebacks
  set returned = v_returned,
      from_seller = from_seller - v_to_seller,
      from_buyer = from_buyer - v_to_buyer,
      status = case when v_returned = amount then 'reversed' else status end
  where id = p_chargeback.id
  returning * into v_after;
  v_after := private.record_chargeback(v_after, 'returned');
  perform private.notify(
    parties.id,
    'chargeback:' || v_after.id || ':' || v_after.version,
    'payment.charge_returned',
    'payment',
    jsonb_build_object(
      'order_id', v_after.order_id,
      'reference', v_after.reference,
      'amount', parties.amount))
  from (
    values (v_parties.buyer_id, v_to_buyer), (v_parties.seller_id, v_to_seller)
  ) as parties (id, amount)
  where parties.amount > 0;
  perform private.lift_freeze(v_after.order_id);
  perform private.post_chargeback(
    v_after.id,
    'chargeback_return',
    array[
      private.ledger_line('provider_cash', -p_amount),
      private.ledger_line('claims', p_amount - v_to_buyer - v_to_seller),
      private.ledger_line('wallet', v_to_buyer, p_user_id => v_parties.buyer_id),
      private.ledger_line('wallet', v_to_seller, p_user_id => v_parties.seller_id)
    ]);
  -- Another chargeback of the same payment may stand.
  if v_to_buyer > 0 then
    perform private.recover_from_refund(v_after.order_id, v_to_buyer);
  end if;
end
$$;
comment on function private.return_chargeback(private.chargebacks, bigint) is
  'The provider gave back p_amount of a chargeback: what the parties paid for it goes back to '
  'their wallets, and an order that waited for the decision goes on.';

-- supabase/schemas/private/functions/review_record.sql
create function private.review_record(p_review private.reviews) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_review.id,
      'seller_id', p_review.seller_id,
      'rating', p_review.rating,
      'comment', p_review.comment,
      'reply', p_review.reply,
      'replied_at', internal.wire_time(p_review.replied_at),
      'created_at', internal.wire_time(p_review.created_at),
      'reviewer', jsonb_build_object(
        'id', profiles.id,
        'username', profiles.username,
        'photo_url', profiles.photo_url))
    from public.profiles
    where profiles.id = p_review.reviewer_id
  );
end
$$;
comment on function private.review_record(private.reviews) is
  'A public review. The order stays private.';

-- supabase/schemas/private/functions/set_deadline.sql
create function private.set_deadline(
  p_order public.orders,
  p_transition private.order_transitions,
  p_from timestamptz
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key text := concat_ws(':', p_order.id, p_order.state_version, p_transition.to_status);
  -- The jobs name the version of the state, so they have no effect once the order has moved.
  v_deadline jsonb := jsonb_build_object(
    'order_id', p_order.id,
    'version', p_order.state_version,
    'to', p_transition.to_status);
  v_after integer := private.setting(p_transition.after_setting);
  v_before integer;
  v_at timestamptz := p_from + make_interval(mins => v_after);
begin
  perform private.enqueue_job('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    v_before := private.setting(p_transition.remind_setting);
    perform private.enqueue_job(
      'orders_remind',
      v_key,
      v_deadline || jsonb_build_object('at', internal.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => v_before)));
  end if;
end
$$;
comment on function private.set_deadline(
  public.orders, private.order_transitions, timestamptz) is
  'Schedules the job that moves the order along this transition, counted from p_from, '
  'and the reminder before it.';

-- supabase/schemas/private/functions/settle_order.sql
create function private.settle_order(
  p_settlement private.settlements,
  p_actor public.order_actor,
  p_actor_id uuid,
  p_reason text default null
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_settlement.order_id;
  update private.settlements
  set status = 'accepted', accepted_at = private.now()
  where id = p_settlement.id;
  -- The event of the new status has what the buyer gets and the commission on what is left.
  update public.orders
  set commission =
    commission * greatest(item_price - p_settlement.refund_amount, 0) / item_price
  where id = v_order.id;
  perform private.record_refund(v_order, p_settlement.refund_amount, 'settlement');
  return private.move_order(v_order.id, 'COMPLETED', p_actor, p_actor_id, p_reason);
end
$$;
comment on function private.settle_order(private.settlements, public.order_actor, uuid, text) is
  'Ends an order COMPLETED with a part for the buyer. The caller has locked the order and checked '
  'the amount; private.effect_release_escrow posts the money in this transaction.';

-- supabase/schemas/private/functions/shipment_for.sql
create function private.shipment_for(
  p_order public.orders,
  p_direction private.shipment_direction
) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments;
begin
  -- A return uses the courier of the outbound shipment: the seller may have changed the order's.
  insert into private.shipments (order_id, direction, courier_code, courier_service_code)
  select
    p_order.id,
    p_direction,
    coalesce(outbound.courier_code, p_order.courier_code),
    coalesce(outbound.courier_service_code, p_order.courier_service_code)
  from (select) as one_row
  left join private.shipments as outbound
    on outbound.order_id = p_order.id
    and outbound.direction = 'outbound'
  on conflict on constraint shipments__one_per_direction do nothing;

  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = p_order.id
    and shipments.direction = p_direction;
  return v_shipment;
end
$$;
comment on function private.shipment_for(public.orders, private.shipment_direction) is
  'The order''s shipment in this direction, created on first use.';

-- supabase/schemas/private/functions/shipment_of.sql
create function private.shipment_of(p_tracking_number text, p_caller uuid) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.*
  into v_order
  from public.orders
  left join private.shipments
    on shipments.order_id = orders.id
    and shipments.waybill = p_tracking_number
  -- By id: an `or` over the three tables would read every order.
  where orders.id = any (array(
      select shipments.order_id
      from private.shipments
      where shipments.waybill = p_tracking_number
      union all
      select returns.order_id
      from private.returns
      where returns.tracking_number = p_tracking_number
      union all
      select orders.id
      from public.orders
      where orders.tracking_number = p_tracking_number))
    and (
      p_caller in (orders.buyer_id, orders.seller_id)
      or private.has_role(p_caller, 'ops_admin', 'administrator')
    )
  -- A booked waybill first: a number that someone typed for another parcel must not hide it.
  order by shipments.id is null
  limit 1;
  if v_order.id is null then
    perform private.raise_error('NOT_FOUND', 'parcel_not_found', 'There is no such parcel.');
  end if;

  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = v_order.id
    and shipments.waybill = p_tracking_number;
  if v_shipment.id is null then
    v_shipment := private.shipment_for(
      v_order,
      case
        when v_order.tracking_number is not distinct from p_tracking_number then 'outbound'
        else 'return'
      end::private.shipment_direction
    );
  end if;
  return v_shipment;
end
$$;
comment on function private.shipment_of(text, uuid) is
  'The shipment with this tracking number, for the parties of its order and staff; NOT_FOUND for '
  'anyone else.';

-- supabase/schemas/private/functions/shipment_record.sql
create function private.shipment_record(
  p_shipment private.shipments,
  p_order public.orders
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_shipment.id,
  'order_id', p_order.id,
  'order_reference', p_order.reference,
  'order_status', p_order.status,
  'direction', p_shipment.direction,
  'courier_code', p_shipment.courier_code,
  'courier_service_code', p_shipment.courier_service_code,
  'shipper_order_id', p_shipment.shipper_order_id,
  'tracking_number', coalesce(
    p_shipment.waybill,
    case when p_shipment.direction = 'outbound' then p_order.tracking_number end
  ),
  'status', p_shipment.status,
  'charged', p_shipment.charged,
  'price', p_shipment.price,
  'label_url', p_shipment.label_url,
  'scanned_at', internal.wire_time(p_shipment.scanned_at),
  'delivered_at', internal.wire_time(p_shipment.delivered_at),
  'cancelled_at', internal.wire_time(p_shipment.cancelled_at),
  'created_at', internal.wire_time(p_shipment.created_at),
  'updated_at', internal.wire_time(p_shipment.updated_at)
);
comment on function private.shipment_record(private.shipments, public.orders) is
  'A shipment as staff read it.';

-- supabase/schemas/private/functions/start_boost.sql
create function private.start_boost(
  p_id uuid,
  p_seller_id uuid,
  p_listing_id uuid,
  p_score integer,
  p_days integer
) returns private.boost_periods
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_period private.boost_periods;
begin
  if p_listing_id is null then
    -- listings_create locks this row too. A new listing is either visible here and gets the score,
    -- or comes later and inherits it.
    perform from public.profiles where profiles.id = p_seller_id for no key update;
  end if;

  insert into private.boost_periods (id, seller_id, listing_id, score, starts_at, ends_at)
  values (
    p_id, p_seller_id, p_listing_id, p_score, v_now, v_now + make_interval(days => p_days)
  )
  returning * into v_period;
  perform private.add_boost_score(v_period, v_period.score);
  perform private.enqueue_job(
    'boosts_end',
    v_period.id::text,
    jsonb_build_object('boost_id', v_period.id),
    v_period.ends_at);
  return v_period;
end
$$;
comment on function private.start_boost(uuid, uuid, uuid, integer, integer) is
  'Starts a boost of one listing, or of all listings of the seller when p_listing_id is null. '
  'A job ends it after p_days.';

-- supabase/schemas/private/functions/start_paid_boost.sql
create function private.start_paid_boost(
  p_purchase private.boost_purchases,
  p_title text
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_period private.boost_periods;
begin
  update private.boost_purchases
  set status = 'PAID', updated_at = private.now()
  where id = p_purchase.id;
  v_period := private.start_boost(
    p_purchase.id,
    p_purchase.seller_id,
    p_purchase.listing_id,
    p_purchase.score,
    p_purchase.days
  );
  perform private.publish_event(
    'boost.purchased',
    'boost',
    p_purchase.id,
    1,
    jsonb_build_object(
      'boost_id', p_purchase.id,
      'reference', p_purchase.reference,
      'seller_id', p_purchase.seller_id,
      'listing_id', p_purchase.listing_id,
      'package', p_purchase.package,
      'amount', p_purchase.price,
      'starts_at', internal.wire_time(v_period.starts_at),
      'ends_at', internal.wire_time(v_period.ends_at)
    )
  );
  perform private.notify(
    p_purchase.seller_id,
    'boost:' || p_purchase.id || ':started',
    'boost.started',
    'payment',
    jsonb_build_object(
      'boost_id', p_purchase.id,
      'reference', p_purchase.reference,
      'title', p_title
    )
  );
  perform private.ledger_post(
    'boost:' || p_purchase.reference || ':paid',
    'boost',
    'Boost ' || p_purchase.reference,
    null,
    array[
      private.ledger_line('provider_cash', -p_purchase.price),
      private.ledger_line('boost_revenue', p_purchase.price)
    ]
  );
end
$$;

-- supabase/schemas/private/functions/withdraw_chargeback.sql
create function private.withdraw_chargeback(
  p_chargeback private.chargebacks
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_after private.chargebacks;
begin
  update private.chargebacks
  set status = 'withdrawn'
  where id = p_chargeback.id
  returning * into v_after;
  v_after := private.record_chargeback(v_after, 'withdrawn');
  perform private.lift_freeze(v_after.order_id);
  return v_after;
end
$$;
comment on function private.withdraw_chargeback(private.chargebacks) is
  'Ends an announced chargeback of which no money was taken.';

-- supabase/schemas/private/tables/ledger_entries.sql
create table private.ledger_entries (
  transfer_id uuid not null references private.ledger_transfers (id) on delete restrict,
  account_id bigint not null references private.ledger_accounts (id) on delete restrict,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  version bigint not null,
  created_at timestamptz not null default private.now(),
  primary key (transfer_id, account_id),
  constraint ledger_entries__version unique (account_id, version)
);
comment on table private.ledger_entries is
  'Append-only: one account''s part of a transfer, with the balance after it.';
comment on column private.ledger_entries.version is
  'Number of the entry within its account: 1, 2, 3 without gaps.';

alter table private.ledger_entries enable row level security;
create policy select_ledger on private.ledger_entries
  for select to preloved_ledger
  using (true);
create policy insert_ledger on private.ledger_entries
  for insert to preloved_ledger
  with check (true);
create policy select_api on private.ledger_entries
  for select to preloved_api
  using (true);
grant select, insert on private.ledger_entries to preloved_ledger;
grant select on private.ledger_entries to preloved_api;

create trigger ledger_entries_are_append_only
  before update or delete or truncate on private.ledger_entries
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/ledger_resolutions.sql
create table private.ledger_resolutions (
  pending_id uuid primary key references private.ledger_transfers (id) on delete restrict,
  outcome private.hold_outcome not null,
  transfer_id uuid not null constraint ledger_resolutions__transfer unique
    references private.ledger_transfers (id) on delete restrict,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_resolutions is
  'Append-only: how each hold ended, and by which transfer. The primary key makes a hold end once.';

alter table private.ledger_resolutions enable row level security;
create policy select_ledger on private.ledger_resolutions
  for select to preloved_ledger
  using (true);
create policy insert_ledger on private.ledger_resolutions
  for insert to preloved_ledger
  with check (true);
create policy select_api on private.ledger_resolutions
  for select to preloved_api
  using (true);
grant select, insert on private.ledger_resolutions to preloved_ledger;
grant select on private.ledger_resolutions to preloved_api;

create trigger ledger_resolutions_are_append_only
  before update or delete or truncate on private.ledger_resolutions
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/shipment_events.sql
create table private.shipment_events (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references private.shipments (id) on delete cascade,
  parcel text not null,
  status text not null,
  note text,
  happened_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  constraint shipment_events__once unique (shipment_id, parcel, status, happened_at)
);
comment on table private.shipment_events is
  'Tracking events in the carrier''s order; callbacks may arrive in any order.';
comment on column private.shipment_events.parcel is
  'The provider''s order id, or the waybill number that the seller entered.';

alter table private.shipment_events enable row level security;
create policy all_api on private.shipment_events
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update (note), delete on private.shipment_events to preloved_api;

-- supabase/schemas/private/views/ledger_journal.sql
create view private.ledger_journal with (security_invoker = true) as
select
  entries.transfer_id,
  transfers.created_at,
  transfers.event_at,
  transfers.key,
  transfers.kind,
  transfers.description,
  transfers.order_id,
  transfers.withdrawal_id,
  accounts.kind as account,
  accounts.holder_id,
  entries.amount,
  entries.balance_after,
  entries.version,
  transfers.is_pending,
  resolutions.outcome
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.ledger_journal is
  'The ledger as a journal: one line per entry, with its account, its transfer and, for a '
  'hold, the outcome.';

grant select on private.ledger_journal to preloved_api;

-- supabase/schemas/private/views/provider_movements.sql
-- The balance of provider_cash is minus what the provider holds for us, so amounts change sign.
create view private.provider_movements with (security_invoker = true) as
select
  coalesce(
    closings.provider_reference,
    differences.reference,
    transfers.withdrawal_id::text,
    orders.reference,
    -- The key of a boost's payment contains the purchase's reference: boost:BST-…:paid.
    substring(transfers.key from '^boost:([^:]+):'),
    transfers.key
  ) as reference,
  -entries.amount as amount,
  transfers.order_id,
  transfers.withdrawal_id,
  entries.created_at
from private.ledger_accounts as accounts
join private.ledger_entries as entries on entries.account_id = accounts.id
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join public.orders on orders.id = transfers.order_id
left join (
  select
    'reconciliation:' || corrections.id as key,
    corrections.reference
  from private.reconciliation_differences as corrections
  union all
  select
    corrections.reversal_key,
    corrections.reference
  from private.reconciliation_differences as corrections
  where corrections.reversal_key is not null
) as differences on differences.key = transfers.key
left join private.suspense_closings as closings on closings.key = transfers.key
where accounts.kind = 'provider_cash'
  and transfers.kind <> 'provider_fee';
comment on view private.provider_movements is
  'What moved at the payment provider according to the ledger, under the provider''s '
  'reference. Fees are missing: they are booked from the provider''s own list.';

grant select on private.provider_movements to preloved_api;

-- supabase/schemas/private/views/reconciliation_sums.sql
create view private.reconciliation_sums with (security_invoker = true) as
select
  reference,
  sum(provider_amount)::bigint as provider_amount,
  sum(ledger_amount)::bigint as ledger_amount,
  bool_or(is_payment) as is_payment
from (
  select
    transactions.reference,
    case
      when transactions.status <> 'SUCCESS' then 0
      -- A fee is booked as it is read; a negative one is not, so it shows as a difference.
      when transactions.cashflow = 'MONEY_IN' then transactions.amount - least(transactions.fee, 0)
      else -transactions.amount - least(transactions.fee, 0)
    end as provider_amount,
    0 as ledger_amount,
    transactions.type = 'PAYMENT' as is_payment
  from private.provider_transactions as transactions
  union all
  select
    movements.reference,
    0,
    movements.amount,
    false
  from private.provider_movements as movements
) as both_sides
group by reference;
comment on view private.reconciliation_sums is
  'Per reference: the sum of the provider''s transactions and the sum of ours, in rupiah.';

grant select on private.reconciliation_sums to preloved_api;

-- supabase/schemas/private/views/suspense_items.sql
create view private.suspense_items with (security_invoker = true) as
select
  transfers.id,
  transfers.key,
  transfers.kind,
  transfers.order_id,
  entries.amount,
  transfers.created_at,
  resolved.kind as resolution,
  resolved.created_at as resolved_at
from private.ledger_accounts as accounts
-- `offset 0` keeps the plan: from the one account to its entries, whatever the number of transfers.
cross join lateral (
  select
    received.transfer_id,
    received.amount
  from private.ledger_entries as received
  where received.account_id = accounts.id
    and received.amount > 0
  offset 0
) as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
-- The key of the transfer out of suspense makes it happen once.
left join lateral (
  select
    leaving.kind,
    leaving.created_at
  from private.ledger_transfers as leaving
  where leaving.key = 'suspense:' || transfers.id
  offset 0
) as resolved on true
where accounts.kind = 'suspense'
  and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
comment on view private.suspense_items is
  'Each amount that entered suspense, and how it left: refunded to a wallet, applied to its '
  'order, or taken back with the correction that brought it, '
  'or closed with evidence.';

grant select on private.suspense_items to preloved_api;

-- supabase/schemas/private/views/wallet_entries.sql
-- Entries never change, so the type of a hold is computed: the row keeps its id and amount.
create view private.wallet_entries with (security_invoker = true) as
select
  entries.transfer_id as id,
  entries.account_id,
  entries.version,
  case
    when transfers.is_pending and resolutions.outcome = 'posted' then 'withdrawal_debit'
    when transfers.is_pending then 'withdrawal_hold'
    when transfers.kind = 'late_payout' then 'withdrawal_debit'
    when transfers.kind in ('withdrawal_reversal', 'withdrawal_return') then 'withdrawal_reversal'
    when transfers.kind in ('wallet_payment', 'payment') then 'purchase_debit'
    when transfers.kind = 'wallet_payment_return' then 'purchase_reversal'
    when transfers.kind = 'settlement' and exists (
      select
      from public.orders
      join private.ledger_accounts as accounts on accounts.user_id = orders.buyer_id
      where orders.id = transfers.order_id
        and accounts.id = entries.account_id)
    then 'refund'
    when transfers.kind in ('release', 'settlement') then 'sale_proceeds'
    when transfers.kind in ('clawback', 'chargeback_recovery') and entries.amount < 0
    then 'clawback'
    when transfers.kind = 'chargeback_return' and exists (
      select
      from public.orders
      join private.ledger_accounts as accounts on accounts.user_id = orders.seller_id
      where orders.id = transfers.order_id
        and accounts.id = entries.account_id)
    then 'sale_proceeds'
    when transfers.kind in ('clawback', 'refund', 'chargeback_return') then 'refund'
    else 'adjustment'
  end as type,
  entries.amount,
  entries.balance_after,
  transfers.order_id,
  transfers.withdrawal_id,
  transfers.description,
  entries.created_at
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.wallet_entries is
  'A wallet''s entries as its owner reads them. A transfer touches an account once, so its id '
  'identifies the row.';

grant select on private.wallet_entries to preloved_api;

-- supabase/schemas/private/functions/correction_suspense.sql
create function private.correction_suspense(
  p_difference private.reconciliation_differences
) returns private.suspense_items
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_item private.suspense_items;
begin
  select items.*
  into v_item
  from private.suspense_items as items
  where items.key = 'reconciliation:' || p_difference.id;
  if v_item.resolution is not null then
    perform private.raise_error(
      'CONFLICT', 'left_suspense',
      'The money of this correction has left suspense already. Take from its wallet what is still '
      'there (POST /admin/adjustments); then a superadmin approves the opposite difference with '
      'evidence, against adjustments, or claims for what is lost.'
    );
  end if;
  return v_item;
end
$$;
comment on function private.correction_suspense(private.reconciliation_differences) is
  'The amount that a correction put into suspense, or null. Raises CONFLICT if it was moved on.';

-- supabase/schemas/private/functions/lock_suspense_item.sql
create function private.lock_suspense_item(p_id uuid) returns private.suspense_items
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_item private.suspense_items;
begin
  select items.* into v_item from private.suspense_items as items where items.id = p_id;
  if v_item.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'suspense_item_not_found', 'There is no such money in suspense.');
  end if;
  perform from public.orders where orders.id = v_item.order_id for update;
  -- Read again under the lock: another decision may have come first.
  select items.* into v_item from private.suspense_items as items where items.id = p_id;
  return v_item;
end
$$;
comment on function private.lock_suspense_item(uuid) is
  'An amount in suspense by its transfer, with its order locked. Raises NOT_FOUND.';

-- supabase/schemas/private/functions/move_from_suspense.sql
create function private.move_from_suspense(
  p_item private.suspense_items,
  p_kind text,
  p_description text,
  p_to private.ledger_line
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.ledger_post(
    'suspense:' || p_item.id, p_kind, p_description, p_item.order_id,
    array[private.ledger_line('suspense', -p_item.amount), p_to]
  ) then
    perform private.raise_error(
      'CONFLICT', 'left_suspense', 'This money has already left suspense.');
  end if;
  perform private.end_case(p_item.kind, p_item.key);
  perform private.end_case('money_without_owner', p_item.key);
end
$$;
comment on function private.move_from_suspense(
  private.suspense_items, text, text, private.ledger_line
) is
  'Moves an amount out of suspense, once, and closes its case.';

-- supabase/schemas/owners.sql
-- Loaded last. A security definer function runs with its owner's rights: never those of postgres,
-- with one exception.
do $$
declare
  v_function record;
begin
  for v_function in
    select
      proc.oid::regprocedure as signature,
      case
        when proc.proname in ('ledger_post', 'ledger_lock', 'ledger_resolve') then 'preloved_ledger'
        else 'preloved_api'
      end as owner
    from pg_proc as proc
    where proc.prosecdef
      and proc.pronamespace in (
        'api'::regnamespace, 'internal'::regnamespace, 'private'::regnamespace
      )
      -- It reads auth.users, which only postgres may.
      and proc.oid <> 'private.verified_email(uuid)'::regprocedure
  loop
    execute format('alter function %s owner to %I', v_function.signature, v_function.owner);
  end loop;
end
$$;
