set check_function_bodies = off;

-- supabase/schemas/roles.sql
-- Roles belong to the cluster, so a second database on the same cluster finds them made.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'preloved_api') then
    create role preloved_api nologin noinherit;
    create role preloved_ledger nologin noinherit;
    create role preloved_functions login noinherit;
    create role preloved_anon login inherit;
  end if;
end
$$;
comment on role preloved_api is 'Owner of the operations in api and internal, with only the table rights they need.';
comment on role preloved_ledger is 'Owner of the ledger functions, and the only role that may write ledger entries.';
comment on role preloved_functions is
  'Login of the edge functions; owns nothing, may set role to anon, authenticated or service_role.';
comment on role preloved_anon is
  'Login of the edge functions for public reads: inherits anon, so that a read needs no set role.';

grant anon, authenticated, service_role to preloved_functions;
grant anon to preloved_anon;
grant preloved_api, preloved_ledger to postgres with inherit true, set true;

-- Settings of a role do not apply after set role, so the limits are set on the logins.
alter role preloved_anon set statement_timeout = '3s';
alter role preloved_functions set statement_timeout = '10s';
alter role preloved_functions set lock_timeout = '5s';
alter role preloved_functions set idle_in_transaction_session_timeout = '30s';
-- Reading a page takes milliseconds; compiling its plan takes longer.
alter role preloved_anon set jit = off;
alter role preloved_functions set jit = off;

create schema private;
create schema internal;
create schema api;
comment on schema private is 'Tables and helpers that no caller reaches.';
comment on schema internal is
  'Operations that our own code calls between or besides endpoints: steps around a provider call, jobs, callbacks.';
comment on schema api is
  'One function per endpoint, named by its operation id. The Data API does not expose this schema.';

-- Who may execute a function follows from its schema; a function's file names only the exceptions.
alter default privileges revoke execute on functions from public;
alter default privileges in schema api grant execute on functions to authenticated;
alter default privileges in schema internal grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to preloved_api;

-- Supabase grants every new object in public to its API roles; our files state each grant.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
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
-- Double entry. Each transfer is a set of signed entries that sum to zero; an entry above zero goes
-- into its account. Accounts where money enters the market (provider_cash, promotions, courier_balance)
-- therefore stand below zero: what they gave is what others hold.
create type private.account_kind as enum (
  'provider_cash', 'escrow', 'wallet', 'shipping_payable', 'courier_balance', 'courier_adjustments',
  'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions',
  'payment_fees', 'payout_in_transit', 'payout_fees', 'claims', 'suspense', 'adjustments');
comment on type private.account_kind is 'The chart of accounts: escrow is one per order, wallet one per person, the rest are the market''s own.';

-- supabase/schemas/private/types/boost_status.sql
create type private.boost_status as enum ('CREATING', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'PARKED', 'REFUNDED');
comment on type private.boost_status is 'Where the purchase of a boost stands: CREATING while its invoice is being made, PARKED when money came that staff decide about.';

-- supabase/schemas/private/types/categorization_status.sql
create type private.categorization_status as enum ('asking', 'answered', 'failed');
comment on type private.categorization_status is 'asking until the model has answered or failed; a process that dies leaves it there, and the day''s count with it.';

-- supabase/schemas/private/types/difference_status.sql
create type private.difference_status as enum ('open', 'approved', 'resolved');
comment on type private.difference_status is 'open waits for staff; approved was corrected by them; resolved went away by itself.';

-- supabase/schemas/private/types/hold_outcome.sql
create type private.hold_outcome as enum ('posted', 'voided', 'expired');
comment on type private.hold_outcome is 'How a hold ended: the money went where it was meant to, or came back because someone or time said so.';

-- supabase/schemas/private/types/ktp_status.sql
create type private.ktp_status as enum ('uploading', 'pending', 'approved', 'rejected', 'abandoned');
comment on type private.ktp_status is 'uploading until both photos are stored; abandoned when that was cut short, came second, or its owner left.';

-- supabase/schemas/private/types/ledger_line.sql
-- The ledger's operations. Nothing else writes an entry: post what happened, or hold, and later resolve the hold.
create type private.ledger_line as (kind private.account_kind, amount bigint, order_id uuid, user_id uuid);
comment on type private.ledger_line is 'One side of a transfer that is about to be posted; amount is signed rupiah.';

-- supabase/schemas/private/types/shipment_direction.sql
create type private.shipment_direction as enum ('outbound', 'return');
comment on type private.shipment_direction is 'outbound: from the seller to the buyer; return: the way back.';

-- supabase/schemas/private/types/staff_role.sql
create type private.staff_role as enum ('superadmin', 'ops_admin', 'administrator');
comment on type private.staff_role is 'Who may call which /admin route; superadmin may call all.';

-- supabase/schemas/private/types/voucher_kind.sql
create type private.voucher_kind as enum ('fixed', 'percent');
comment on type private.voucher_kind is 'What value means: rupiah, or percent of the item price.';

-- supabase/schemas/private/types/withdrawal_status.sql
-- Money on its way from a wallet to a bank, through a payout link that the payment provider mails to its owner.
create type private.withdrawal_status as enum ('HELD', 'LINK_CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED');
comment on type private.withdrawal_status is
  'HELD and LINK_CREATED are in flight; PAID may still come back as RETURNED, and a link that we took for dead may still be PAID.';

-- supabase/schemas/public/types/account_status.sql
create type public.account_status as enum ('active', 'suspended', 'banned');
comment on type public.account_status is 'active may do everything; suspended and banned may read and finish what is open, but start nothing.';

-- supabase/schemas/public/types/listing_status.sql
create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is 'active can be bought; reserved waits for a payment; sold is over; removed came back and may be relisted.';

-- supabase/schemas/public/types/live_status.sql
create type public.live_status as enum ('upcoming', 'live', 'ended');
comment on type public.live_status is 'upcoming waits for its host to start; ended is final.';

-- supabase/schemas/public/types/order_actor.sql
create type public.order_actor as enum ('buyer', 'seller', 'staff', 'provider', 'portal', 'clock');
comment on type public.order_actor is 'Who moves an order; provider is the payment or the shipping provider, clock is time itself.';

-- supabase/schemas/public/types/order_status.sql
create type public.order_status as enum (
  'AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED',
  'RETURN_RECEIVED', 'DISPUTED', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
comment on type public.order_status is 'Where an order stands; private.order_transitions says what may follow.';

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
  revenue bigint not null generated always as (protection_fees + commission + boosts - promotions - claims) stored
);
comment on table private.analytics_days is 'What happened on each Jakarta day that is over, counted once by a nightly job, so that nobody has to count years again.';
comment on column private.analytics_days.mau is 'Different people who called on the 30 days that end with this one.';
comment on column private.analytics_days.active_users_29d is 'The same of 29 days: with those of the next day who are not among them it makes that day''s mau, while the day is still open.';
comment on column private.analytics_days.promotions is 'Costs (this, claims, payment_fees) are kept above zero.';

alter table private.analytics_days enable row level security;
create policy all_api on private.analytics_days for all to preloved_api using (true) with check (true);
grant select, insert, update on private.analytics_days to preloved_api;

-- supabase/schemas/private/tables/boost_packages.sql
create table private.boost_packages (
  code text primary key check (code ~ '^[a-z0-9_]{1,40}$'),
  name text not null,
  score integer not null check (score between 1 and 100000),
  days integer not null check (days between 1 and 90),
  price bigint not null check (price > 0),
  is_offered boolean not null default true
);
comment on table private.boost_packages is 'What a seller can buy to be shown first. Prices in rupiah; what was bought keeps its terms.';

alter table private.boost_packages enable row level security;
create policy select_api on private.boost_packages for select to preloved_api using (true);
grant select on private.boost_packages to preloved_api;

insert into private.boost_packages (code, name, score, days, price) values
  ('boost_1d', 'Sorot 1 hari', 10, 1, 5000),
  ('boost_3d', 'Sorot 3 hari', 20, 3, 12000),
  ('boost_7d', 'Sorot 7 hari', 30, 7, 25000);

-- supabase/schemas/private/tables/finance_portal.sql
create table private.finance_portal (
  singleton boolean primary key default true check (singleton),
  last_seq bigint not null default 0,
  down_since timestamptz,
  probe_at timestamptz,
  leased_until timestamptz,
  check ((down_since is null) = (probe_at is null))
);
comment on table private.finance_portal is 'One row: the last number given to an event, and the breaker. Whoever numbers, claims or judges holds its lock.';
comment on column private.finance_portal.down_since is 'Marketplace time since which the portal answers nothing; null while the breaker is closed.';
comment on column private.finance_portal.probe_at is 'Marketplace time of the next ping while the breaker is open.';
comment on column private.finance_portal.leased_until is 'Real time until which one drain is pinging.';

alter table private.finance_portal enable row level security;
create policy select_api on private.finance_portal for select to preloved_api using (true);
create policy update_api on private.finance_portal for update to preloved_api using (true) with check (true);
grant select, update on private.finance_portal to preloved_api;

insert into private.finance_portal default values;

-- supabase/schemas/private/tables/idempotency_keys.sql
create table private.idempotency_keys (
  claim_id uuid primary key default gen_random_uuid(),
  caller_id uuid not null,
  method text not null,
  path text not null,
  key text not null check (char_length(key) between 1 and 255),
  fingerprint text not null,
  claimed_at timestamptz not null default clock_timestamp(),
  status integer,
  body text,
  constraint idempotency_keys__scope unique (caller_id, method, path, key)
);
comment on table private.idempotency_keys is 'One row per Idempotency-Key in use: claimed while its request runs, then the answer to replay for 24 hours.';
comment on column private.idempotency_keys.fingerprint is 'SHA-256 of the raw request body, hex.';
comment on column private.idempotency_keys.claimed_at is 'Real time: a claim older than 60 seconds belongs to a process that died.';

create index idempotency_keys_claimed_at on private.idempotency_keys (claimed_at);

alter table private.idempotency_keys enable row level security;
create policy all_api on private.idempotency_keys for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.idempotency_keys to preloved_api;

-- supabase/schemas/private/tables/job_kinds.sql
create table private.job_kinds (
  kind text primary key,
  first_retry_seconds integer not null default 10 check (first_retry_seconds > 0),
  longest_retry_seconds integer not null default 3600 check (longest_retry_seconds >= first_retry_seconds),
  max_attempts integer check (max_attempts > 0),
  is_fifo boolean not null default false
);
comment on table private.job_kinds is 'How work of a kind is retried. A kind without a row goes by the defaults of these columns.';
comment on column private.job_kinds.first_retry_seconds is 'Wait after the first failure; it doubles up to longest_retry_seconds, give or take a fifth.';
comment on column private.job_kinds.max_attempts is 'Null for work that must never be given up: it keeps coming back, and staff are told after twenty tries.';
comment on column private.job_kinds.is_fifo is 'Whether jobs whose keys share the part before the first colon are done one after the other.';

alter table private.job_kinds enable row level security;
create policy select_api on private.job_kinds for select to preloved_api using (true);
grant select on private.job_kinds to preloved_api;

insert into private.job_kinds (kind, first_retry_seconds, longest_retry_seconds) values
  -- A person waits for these: better asked often than late.
  ('orders_deadline', 15, 900),
  ('finish_order', 15, 900),
  ('webhooks_handle', 10, 3600),
  ('shipping_book', 30, 3600),
  ('shipping_cancel', 60, 3600);

-- supabase/schemas/private/tables/listing_search.sql
-- What search reads: visible listings once more, as words and no more than that; in the order of their
-- numbers, so that the newest are found first. What a match costs is the page that its row is on: narrow pays.
create table private.listing_search (
  number bigint primary key,
  listing_id uuid not null,
  bucket integer not null generated always as ((number >> 13)::integer) stored,
  product_category text not null,
  gender text not null,
  price bigint not null,
  price_band integer not null generated always as (floor(8 * ln(price::double precision))) stored,
  headline tsvector not null,
  document tsvector not null,
  vibe_tags text[] not null
) with (toast_tuple_target = 128);
alter table private.listing_search alter headline set storage plain, alter vibe_tags set storage plain,
  alter document set storage external;
comment on table private.listing_search is 'Each visible listing as search sees it; written with the listing, gone when it is hidden.';
comment on column private.listing_search.bucket is 'Eight thousand numbers each: the newest matches are found bucket by bucket, without touching the rest.';
comment on column private.listing_search.price_band is 'Prices within an eighth of each other: lets the index of words look at few prices only.';
comment on column private.listing_search.headline is 'Title and brand: a match here comes before one in the description.';
comment on column private.listing_search.document is 'Title, brand and description, stemmed as Indonesian. Only the index needs it: a long one is kept out of the row.';

-- A short list of pending entries: every search has to read through it.
create index listing_search_words on private.listing_search
  using gin (bucket, document, headline, vibe_tags, product_category, gender, price_band) with (gin_pending_list_limit = 256);

alter table private.listing_search enable row level security;
create policy all_api on private.listing_search for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.listing_search to preloved_api;

-- supabase/schemas/private/tables/rate_limits.sql
-- How often someone may do something. The limits are data, so that an operator can change one at once.
create table private.rate_limits (
  action text primary key,
  max_calls integer not null check (max_calls > 0),
  per_seconds integer not null check (per_seconds > 0),
  meaning text not null
);
comment on table private.rate_limits is 'Per action: how many calls of one subject, in windows of how many seconds.';

alter table private.rate_limits enable row level security;
create policy select_api on private.rate_limits for select to preloved_api using (true);
grant select on private.rate_limits to preloved_api;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('chat', 20, 10, 'Messages in live chats, per person'),
  ('view_leave', 60, 60, 'Joining and leaving a live stream, per person and stream'),
  ('push_test', 5, 60, 'Test pushes to one''s own devices, per person'),
  ('ai_categorize', 20, 60, 'Photos sent for categorization, per person'),
  ('ktp_submit', 5, 3600, 'Identity documents handed in, per person'),
  ('withdrawals', 10, 3600, 'Withdrawals asked for, per person'),
  ('likes', 120, 60, 'Likes and unlikes, per person'),
  ('order_creation', 30, 600, 'Orders placed, per person'),
  ('register', 10, 3600, 'Attempts to register, per person'),
  ('report', 20, 3600, 'Listings and people reported, per person'),
  ('export', 5, 3600, 'Copies of everything about oneself, per person');

-- supabase/schemas/private/tables/rate_windows.sql
-- A window begins with the first call and not with the clock's minute, so that a crowd at once gets
-- exactly its limit and Retry-After is the truth. The price: across the end of a window, twice as many.
create unlogged table private.rate_windows (
  action text not null,
  subject text not null,
  calls bigint not null,
  ends_at timestamptz not null,
  primary key (action, subject)
);
comment on table private.rate_windows is 'One row per action and subject: calls in the window under way. Unlogged: a crash forgets counts, never anything else.';
comment on column private.rate_windows.subject is 'Who is counted: a user''s id, or more where the limit''s meaning says so.';
comment on column private.rate_windows.ends_at is 'Real time.';

create index rate_windows_ends_at on private.rate_windows (ends_at);

alter table private.rate_windows enable row level security;
create policy all_api on private.rate_windows for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.rate_windows to preloved_api;

-- supabase/schemas/private/tables/search_words.sql
create table private.search_words (word text primary key);
comment on table private.search_words is 'Every word that ever stood in a title or brand: what a mistyped one may have meant. It only grows, slower and slower.';

create index search_words_alike on private.search_words using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
create policy select_api on private.search_words for select to preloved_api using (true);
create policy insert_api on private.search_words for insert to preloved_api with check (true);
grant select, insert on private.search_words to preloved_api;

-- supabase/schemas/private/tables/settings.sql
-- What an operator may change without a deploy. One row per setting, integers only: rupiah, basis
-- points or minutes, as the name says, or 1 and 0 where it names none.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0),
  meaning text not null
);
comment on table private.settings is 'Fees, durations and switches, one integer each; the name carries the unit.';

alter table private.settings enable row level security;
create policy select_api on private.settings for select to preloved_api using (true);
grant select on private.settings to preloved_api;

insert into private.settings (name, value, meaning) values
  ('protection_fee_flat_idr', 2000, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'Buyer protection fee: never more than this'),
  ('commission_bps', 0, 'Seller commission: share of the item price, in basis points'),
  ('payment_window_minutes', 60, 'How long an unpaid order keeps its listing'),
  ('quote_minutes', 15, 'How long a shipping quote holds'),
  ('cancel_window_minutes', 60, 'How long after paying the buyer may still cancel'),
  ('ship_window_minutes', 10080, 'How long the seller may take to ship before the order is cancelled by itself'),
  ('delivery_window_minutes', 20160, 'How long after shipping a parcel that a carrier has scanned counts as delivered'),
  ('receipt_window_minutes', 2880, 'How long after delivery escrow waits before it is released by itself'),
  ('return_window_minutes', 1440, 'How long after delivery a return can be requested'),
  ('return_auto_approve_idr', 50000, 'Up to this item price a return is approved at once'),
  ('return_answer_minutes', 2880, 'How long the seller may leave a return request unanswered before it counts as approved'),
  ('return_ship_minutes', 10080, 'How long the buyer may take to hand an approved return to a carrier'),
  ('return_received_minutes', 2880, 'How long after the carrier brought a return back it counts as received'),
  ('payment_reminder_minutes', 15, 'How long before the end of the payment window the buyer is reminded'),
  ('ship_reminder_minutes', 2880, 'How long before a cancellation for not shipping the seller is reminded'),
  ('receipt_reminder_minutes', 720, 'How long before the release by itself the buyer is reminded'),
  ('return_answer_reminder_minutes', 720, 'How long before a return is approved by itself the seller is reminded'),
  ('return_ship_reminder_minutes', 2880, 'How long before an approved return lapses the buyer is reminded'),
  ('return_received_reminder_minutes', 720, 'How long before a return counts as received the seller is reminded'),
  ('late_payment_revival_minutes', 1440, 'How long after its end an order can still be revived by a late payment'),
  ('rate_limit_multiplier', 1, 'Every rate limit times this: 1 in production, more where developers and tests hurry'),
  ('withdrawals_open', 1, 'Whether money may leave wallets: 0 stops new withdrawals, 1 lets them begin again'),
  ('withdrawal_poll_minutes', 360, 'How often the provider is asked about a payout link of which no callback tells'),
  ('minimum_invoice_idr', 10000, 'A voucher leaves at least this to pay: the smallest amount that every payment channel takes'),
  ('protection_fee_min_idr', 2000, 'Buyer protection fee: never less than this'),
  ('reconciliation_days', 7, 'How many days back each reconciliation looks'),
  ('ai_daily_calls', 50, 'How many photos one person may have looked at by the model on one day in Jakarta'),
  ('ai_prompt_price_idr', 0, 'What a million tokens sent to the model cost; 0 until your model''s price is entered'),
  ('ai_completion_price_idr', 0, 'What a million tokens written by the model cost; 0 until your model''s price is entered'),
  ('ktp_retention_days', 30, 'How long after a decision the photos of an identity check are kept; a change holds for decisions after it'),
  ('ktp_upload_minutes', 15, 'How long after its beginning a submission whose upload was cut short is cleared away');

-- supabase/schemas/private/tables/shipping_statuses.sql
create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is 'What carriers say, in the order in which a parcel lives it; a callback of lower rank comes late and moves nothing.';
comment on column private.shipping_statuses.moves_to is 'Null for words that do not prove that a carrier holds, or held, the parcel.';

alter table private.shipping_statuses enable row level security;
create policy select_api on private.shipping_statuses for select to preloved_api using (true);
grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null), ('scheduled', 11, null), ('allocated', 12, null), ('picking_up', 13, null),
  ('courier_not_found', 14, null), ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'), ('picked_up', 20, 'SHIPPED'), ('in_transit', 30, 'SHIPPED'), ('on_hold', 31, null),
  ('dropping_off', 40, 'SHIPPED'), ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'), ('rejected', 51, null), ('returned', 60, 'SHIPPED'), ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');

-- supabase/schemas/public/tables/listing_counts.sql
-- How many listings browse can show, kept as they come and go: an exact total without reading them all.
create table public.listing_counts (
  stripe bigint primary key generated by default as identity,
  product_category text not null,
  gender text not null,
  visible bigint not null
) with (fillfactor = 50);
comment on table public.listing_counts is 'Visible listings per category and gender, in stripes: their sum is exact, one stripe alone means nothing and may stand below zero.';
comment on column public.listing_counts.stripe is 'Whoever counts takes a stripe that nobody holds, or makes another: there are as many as sellers ever wrote at one instant, and none waited.';

create index listing_counts_facet on public.listing_counts (product_category, gender);

alter table public.listing_counts enable row level security;
create policy select_anon on public.listing_counts for select to anon using (true);
create policy select_authenticated on public.listing_counts for select to authenticated using (true);
create policy all_api on public.listing_counts for all to preloved_api using (true) with check (true);
grant select on public.listing_counts to anon, authenticated;
grant select, insert, update on public.listing_counts to preloved_api;

-- supabase/schemas/storage/tables/buckets.sql
-- Buckets are rows of Supabase's own table. It has row level security and no policy, neither here nor on
-- storage.objects: so nobody but service_role reads or writes an object, except through a public
-- bucket's URL or a signed one. Whoever adds a policy there opens a bucket to clients.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('listing-photos', 'listing-photos', true, 10485760, '{image/jpeg,image/png,image/webp}'),
  ('labels', 'labels', false, 1048576, '{application/pdf}'),
  ('ktp', 'ktp', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- supabase/schemas/api/functions/admin_accounts.sql
create function api.admin_accounts(
  p_user_id uuid,
  p_account_status public.account_status,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_before public.profiles := private.lock_account(p_user_id);
  v_now text := internal.wire_time(private.now());
  v_open jsonb;
begin
  perform private.find_user(p_user_id, p_still_here => true);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if v_staff.role <> 'superadmin' and exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    perform private.raise_error('FORBIDDEN', 'This person is on the staff: a superadmin has to decide.');
  end if;
  select coalesce(jsonb_agg(open.id order by open.created_at), '[]') into v_open from private.open_orders_of(p_user_id) as open;
  if v_before.account_status <> p_account_status then
    update public.profiles set account_status = p_account_status, updated_at = private.now() where id = p_user_id;
    if p_account_status = 'banned' then
      -- Named after this ban: a later one asks anew.
      perform private.open_case('banned_party', open.id || ':' || p_user_id || ':' || v_now, open.id,
        jsonb_build_object('user_id', p_user_id, 'reason', p_audit ->> 'reason', 'status', open.status,
          'party', case when open.buyer_id = p_user_id then 'buyer' else 'seller' end))
      from private.open_orders_of(p_user_id) as open;
    end if;
    perform private.notify(p_user_id, 'account:' || p_user_id || ':' || v_now,
      case p_account_status when 'active' then 'account.reinstated' else 'account.' || p_account_status end,
      'account', jsonb_build_object('reason', p_audit ->> 'reason'));
    perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
      jsonb_build_object('account_status', v_before.account_status), jsonb_build_object('account_status', p_account_status));
  end if;
  return jsonb_build_object('id', p_user_id, 'username', v_before.username, 'account_status', p_account_status,
    'open_orders', v_open);
end
$$;
comment on function api.admin_accounts(uuid, public.account_status, jsonb) is
  'Staff suspend, ban or reinstate someone, who is told why. Their listings go out of sight or come back; a ban asks staff to look at each order still open. The same account status again changes nothing.';

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
  select profiles.* into v_host from public.profiles where profiles.id = p_user_id for no key update;
  perform private.forbid_self_decision(v_staff, p_user_id);
  if not v_host.live_banned then
    perform private.raise_error('CONFLICT', 'This account is not banned from going live.');
  end if;
  update public.profiles set live_banned = false, live_banned_at = null, updated_at = private.now()
  where profiles.id = p_user_id;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('live_banned', true, 'live_banned_at', internal.wire_time(v_host.live_banned_at)),
    jsonb_build_object('live_banned', false, 'live_banned_at', null));
  return jsonb_build_object('user_id', p_user_id, 'live_banned', false, 'live_banned_at', null);
end
$$;
comment on function api.admin_accounts_live_unban(uuid, jsonb) is 'Staff let someone go live again.';

-- supabase/schemas/api/functions/admin_adjustments.sql
create function api.admin_adjustments(p_user_id uuid, p_amount bigint, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('superadmin');
  v_after jsonb;
begin
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if not private.ledger_post('adjustment:' || (p_audit ->> 'request_id'), 'adjustment', 'Adjustment by the market', null,
          array[private.ledger_line('adjustments', -p_amount), private.ledger_line('wallet', p_amount, p_user_id => p_user_id)]) then
    perform private.raise_error('CONFLICT', 'This request has been done already: a new one needs an X-Request-Id of its own.');
  end if;
  select jsonb_build_object('user_id', p_user_id, 'amount', p_amount, 'balance', accounts.balance) into v_after
  from private.ledger_accounts as accounts where accounts.kind = 'wallet' and accounts.holder_id = p_user_id;
  perform private.notify(p_user_id, 'adjustment:' || (p_audit ->> 'request_id'), 'wallet.adjusted', 'wallet',
    jsonb_build_object('amount', p_amount));
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    v_after || jsonb_build_object('balance', (v_after ->> 'balance')::bigint - p_amount), v_after);
  return v_after;
end
$$;
comment on function api.admin_adjustments(uuid, bigint, jsonb) is
  'Puts rupiah into a wallet, or takes some out down to zero, against adjustments. Superadmin only, and once per request id.';

-- supabase/schemas/api/functions/admin_analytics.sql
create function api.admin_analytics(p_from date, p_to date, p_check boolean) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_to date := least(coalesce(p_to, v_today), v_today);
  v_from date := coalesce(p_from, v_to - 29);
  v_length integer := v_to - v_from + 1;
  v_counted private.analytics_days[];
  v_now jsonb;
  v_before jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  if v_length < 1 or v_length > 366 then
    perform private.raise_error('VALIDATION', 'A period has 1 to 366 days, and begins today at the latest.');
  end if;
  v_counted := array(select days from private.days_between(v_from - v_length, v_to) as days);
  v_now := private.analytics_sum(v_counted, v_from, v_to);
  v_before := private.analytics_sum(v_counted, v_from - v_length, v_from - 1);
  return v_now
    || jsonb_build_object('previous', v_before,
      'change', (select jsonb_object_agg(fields.key, fields.value::bigint - (v_before ->> fields.key)::bigint)
                 from jsonb_each_text(v_now - 'from' - 'to') as fields),
      'days', (
        select jsonb_agg(jsonb_build_object('day', calendar.day::date, 'active_users', coalesce(days.active_users, 0),
          'mau', coalesce(days.mau, 0), 'new_users', coalesce(days.new_users, 0), 'transactions', coalesce(days.transactions, 0),
          'gmv', coalesce(days.gmv, 0), 'revenue', coalesce(days.revenue, 0)) order by calendar.day)
        from generate_series(v_from, v_to, interval '1 day') as calendar (day)
        left join unnest(v_counted) as days on days.day = calendar.day::date))
    || case when p_check then jsonb_build_object('differences', private.analytics_differences(v_from, v_to)) else '{}' end;
end
$$;
comment on function api.admin_analytics(date, date, boolean) is
  'MAU, transactions, GMV and revenue of a period, by Jakarta day, beside the period of the same length before. p_check counts the closed days anew and tells where they differ.';

-- supabase/schemas/api/functions/admin_audit.sql
create function api.admin_audit(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('private.audit_log', array[
    case when p_filters ? 'actor_id' then 'audit_log.actor_id = ($1 ->> ''actor_id'')::uuid' end,
    case when p_filters ? 'role' then pg_catalog.format('audit_log.role = %L', p_filters ->> 'role') end,
    case when p_filters ? 'action' then 'audit_log.action = $1 ->> ''action''' end,
    case when p_filters ? 'target_type' then 'audit_log.target_type = $1 ->> ''target_type''' end,
    case when p_filters ? 'target_id' then 'audit_log.target_id = $1 ->> ''target_id''' end,
    case when p_filters ? 'request_id' then 'audit_log.request_id = $1 ->> ''request_id''' end,
    private.staff_period_condition('audit_log.at', p_filters)],
    'id', p_filters, p_limit, p_offset);
  select jsonb_agg(private.audit_record(audit_log, profiles.username) order by audit_log.id desc) into v_items
  from private.audit_log left join public.profiles on profiles.id = audit_log.actor_id
  where audit_log.id = any (v_page.ids::bigint[]);
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_audit(jsonb, integer, integer) is
  'What staff did, newest first. p_filters {actor_id?, role?, action?, target_type?, target_id?, request_id?, from?, to?}.';

-- supabase/schemas/api/functions/admin_cases.sql
create function api.admin_cases(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('private.staff_cases', array[
    case p_filters ->> 'status' when 'open' then 'staff_cases.closed_at is null' when 'closed' then 'staff_cases.closed_at is not null' end,
    case when p_filters ? 'kind' then 'staff_cases.kind = $1 ->> ''kind''' end,
    case when p_filters ? 'order' then 'staff_cases.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_period_condition('staff_cases.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.case_record(staff_cases, orders.reference) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.staff_cases on staff_cases.id = found.id
  left join public.orders on orders.id = staff_cases.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_cases(jsonb, integer, integer) is
  'What waits, or waited, for a person''s decision, newest first. p_filters {status: open | closed | all, kind?, order?, from?, to?}.';

-- supabase/schemas/api/functions/admin_cases_close.sql
create function api.admin_cases_close(p_case_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_case private.staff_cases;
  v_order public.orders;
begin
  select cases.* into v_case from private.staff_cases as cases where cases.id = p_case_id for update;
  if v_case.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such case.');
  end if;
  select orders.* into v_order from public.orders where orders.id = v_case.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_case.closed_at is not null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The case is closed already, since %s.', internal.wire_time(v_case.closed_at)));
  end if;
  update private.staff_cases set closed_at = private.now() where id = p_case_id returning * into v_case;
  perform private.audit(v_staff, p_audit, 'case', p_case_id::text,
    jsonb_build_object('status', 'open', 'kind', v_case.kind, 'order_id', v_case.order_id), jsonb_build_object('status', 'closed'));
  return private.case_record(v_case, v_order.reference);
end
$$;
comment on function api.admin_cases_close(uuid, jsonb) is 'Staff have decided, and done elsewhere what had to be done.';

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
  select count(*) into v_visible from public.listings where listings.is_visible;
  with kept as (
    select 'listing_counts ' || counts.product_category || ' ' || counts.gender as what, sum(counts.visible) as value
    from public.listing_counts as counts group by 1
    union all select 'listing_search', count(*) from private.listing_search
    union all select 'listings.likes', sum(listings.likes) from public.listings
    union all select 'listings.boost_score', sum(listings.boost_score) from public.listings
  ), counted as (
    select 'listing_counts ' || listings.product_category || ' ' || listings.gender as what, count(*) as value
    from public.listings where listings.is_visible group by 1
    union all select 'listing_search', (
      select count(*) from public.listings join private.listing_search as entries on entries.number = listings.number
      where listings.is_visible and (entries.listing_id, entries.price, entries.product_category, entries.gender, entries.vibe_tags)
        = (listings.id, listings.price, listings.product_category, listings.gender, listings.vibe_tags))
    union all select 'listings.likes', (
      select sum(likers.count) from (select count(*) from public.likes group by likes.listing_id) as likers)
    union all select 'listings.boost_score', (
      select sum(periods.score * case when periods.listing_id is not null then 1
        else (select count(*) from public.listings where listings.seller_id = periods.seller_id) end)
      from private.boost_periods as periods where periods.ended_at is null)
  )
  select coalesce(jsonb_agg(jsonb_build_object('what', what, 'kept', coalesce(kept.value, 0), 'counted', coalesce(counted.value, 0)) order by what), '[]')
  into v_differences
  from kept full join counted using (what) where coalesce(kept.value, 0) <> coalesce(counted.value, 0);
  return jsonb_build_object('exact', v_differences = '[]', 'visible', v_visible, 'differences', v_differences);
end
$$;
comment on function api.admin_discovery() is 'Counts everything that is kept counted (totals, search entries, likes, boost scores) in one snapshot, and tells what differs.';

-- supabase/schemas/api/functions/admin_disputes.sql
create function api.admin_disputes(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('private.disputes', array[
    case p_filters ->> 'status' when 'open' then 'disputes.resolved_at is null' when 'resolved' then 'disputes.resolved_at is not null' end,
    case when p_filters ? 'order' then 'disputes.order_id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'older_than_hours' then
      'disputes.opened_at <= (select private.now() - make_interval(hours => ($1 ->> ''older_than_hours'')::integer))' end,
    private.staff_period_condition('disputes.opened_at', p_filters)],
    case p_filters ->> 'sort' when 'oldest' then 'opened_at asc' else 'opened_at' end,
    p_filters, p_limit, p_offset);
  select jsonb_agg(private.dispute_view(disputes) || jsonb_build_object(
      'age_hours', floor(extract(epoch from coalesce(disputes.resolved_at, v_now) - disputes.opened_at) / 3600)::integer,
      'order_reference', orders.reference, 'order_status', orders.status, 'buyer_id', orders.buyer_id,
      'seller_id', orders.seller_id, 'item_price', orders.item_price, 'total', orders.total) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.disputes on disputes.id = found.id
  join public.orders on orders.id = disputes.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_disputes(jsonb, integer, integer) is
  'Disputes and how long each waited or waits. p_filters {status: open | resolved | all, order?, older_than_hours?, from?, to?, sort?: newest | oldest}.';

-- supabase/schemas/api/functions/admin_disputes_resolve.sql
create function api.admin_disputes_resolve(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_dispute private.disputes;
begin
  perform private.forbid_self_decision(v_staff, orders.buyer_id, orders.seller_id)
  from private.disputes join public.orders on orders.id = disputes.order_id where disputes.id = p_dispute_id;
  v_dispute := private.resolve_dispute(p_dispute_id, p_resolution, p_note, 'staff', v_staff.id);
  perform private.audit(v_staff, p_audit, 'dispute', p_dispute_id::text, jsonb_build_object('status', 'open'),
    jsonb_build_object('resolution', p_resolution, 'order_id', v_dispute.order_id, 'note', p_note), p_note);
  return private.dispute_record(v_dispute.order_id);
end
$$;
comment on function api.admin_disputes_resolve(uuid, text, text, jsonb) is
  'Staff end a dispute: release pays the seller, refund the buyer. p_note is told to both.';

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
  v_grant := jsonb_build_object('id', v_period.id, 'seller_id', v_period.seller_id, 'score', v_period.score, 'days', p_days,
    'starts_at', internal.wire_time(v_period.starts_at), 'ends_at', internal.wire_time(v_period.ends_at));
  perform private.audit(v_staff, p_audit, 'account', p_seller_id::text, null, v_grant);
  return v_grant;
end
$$;
comment on function api.admin_growth_boosts(uuid, integer, integer, jsonb) is 'Staff boost everything that a seller has, for some days.';

-- supabase/schemas/api/functions/admin_jobs_redrive.sql
create function api.admin_jobs_redrive(p_job_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.jobs where jobs.id = p_job_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such job.');
  elsif private.redrive_jobs(v_staff, p_audit, array[p_job_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This job is no dead letter: it is done, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_job_id, 'redriven', true);
end
$$;
comment on function api.admin_jobs_redrive(uuid, jsonb) is 'Lets a job that was given up start anew. p_audit {operation, reason?, request_id}.';

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
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(jobs.id order by jobs.dead_at))[:p_limit], count(*) into v_ids, v_total from private.jobs
  where jobs.dead_at is not null and (p_kind is null or jobs.kind = p_kind)
    and (p_error is null or position(lower(p_error) in lower(jobs.last_error)) > 0);
  return jsonb_build_object('redriven', private.redrive_jobs(v_staff, p_audit, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_jobs_redrive_matching(text, text, integer, jsonb) is
  'Lets all dead jobs of a kind, or with these words in their last error, start anew, the longest dead first.';

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
  v_page := private.staff_page('private.ktp_submissions', array['ktp_submissions.status = ''pending'''],
    case p_filters ->> 'sort' when 'oldest' then 'submitted_at asc' else 'submitted_at' end, p_filters, p_limit, p_offset);
  select jsonb_agg(private.ktp_record(submissions) || jsonb_build_object('user_id', profiles.id,
      'username', profiles.username, 'full_name', profiles.full_name,
      'rejected_before', (select count(*) from private.ktp_submissions as earlier
                          where earlier.user_id = profiles.id and earlier.status = 'rejected')) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.ktp_submissions as submissions on submissions.id = found.id
  join public.profiles on profiles.id = submissions.user_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_ktp_pending(jsonb, integer, integer) is 'Who waits to be verified, without any photo. p_filters {sort: newest | oldest}.';

-- supabase/schemas/api/functions/admin_ktp_view.sql
create function api.admin_ktp_view(p_submission_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, v_staff);
begin
  -- Looking is a admin action: it stands in the log before any photo can be seen.
  perform private.audit(v_staff, p_audit, 'ktp', p_submission_id::text, null, null);
  return private.ktp_record(v_submission) || jsonb_build_object('user_id', v_submission.user_id,
    'paths', case when v_submission.erased_at is null then jsonb_build_array(v_submission.photo_path, v_submission.selfie_path) end);
end
$$;
comment on function api.admin_ktp_view(uuid, jsonb) is 'One submission and where its photos lie, for signing; each look is written down.';

-- supabase/schemas/api/functions/admin_ledger.sql
create function api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_accounts jsonb;
  v_is_busy boolean;
  v_page record;
begin
  perform private.staff_caller('administrator');
  -- Adding up every account is work: it comes with the first page of the whole list.
  select jsonb_agg(jsonb_build_object('kind', kinds.kind, 'accounts', kinds.accounts, 'balance', kinds.balance) order by kinds.kind)
  into v_accounts
  from (select names.kind, coalesce(sums.accounts, 0) as accounts, coalesce(sums.balance, 0) as balance
        from unnest(enum_range(null::private.account_kind)) as names (kind)
        left join (select accounts.kind, count(*) as accounts, sum(accounts.balance) as balance
                   from private.ledger_accounts as accounts group by accounts.kind) as sums on sums.kind = names.kind) as kinds
  where p_filters = '{}' and p_offset = 0;
  -- Every other transfer has an escrow, a wallet or provider_cash in it: those are met soon on the way. The rest are looked up.
  v_is_busy := p_filters ->> 'account' in ('escrow', 'wallet') or (
    select accounts.version > 50000 from private.ledger_accounts as accounts
    where accounts.kind = (p_filters ->> 'account')::private.account_kind
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000');

  v_page := private.staff_page('private.ledger_transfers', array[
    case when p_filters ? 'order' then 'ledger_transfers.order_id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'user_id' then 'ledger_transfers.id in (
      select entries.transfer_id from private.ledger_accounts as accounts
      join private.ledger_entries as entries on entries.account_id = accounts.id
      where accounts.kind = ''wallet'' and accounts.holder_id = ($1 ->> ''user_id'')::uuid)' end,
    case when v_is_busy then pg_catalog.format('exists (
      select from private.ledger_entries as entries join private.ledger_accounts as accounts on accounts.id = entries.account_id
      where entries.transfer_id = ledger_transfers.id and accounts.kind = %L)', p_filters ->> 'account')
    when p_filters ? 'account' then pg_catalog.format('ledger_transfers.id in (
      select entries.transfer_id from private.ledger_entries as entries where entries.account_id = (
        select accounts.id from private.ledger_accounts as accounts
        where accounts.kind = %L and accounts.holder_id = ''00000000-0000-0000-0000-000000000000''))', p_filters ->> 'account') end,
    case when p_filters ? 'withdrawal_id' then 'ledger_transfers.withdrawal_id = ($1 ->> ''withdrawal_id'')::uuid' end,
    case when p_filters ? 'key' then 'starts_with(ledger_transfers.key, $1 ->> ''key'')' end,
    case when p_filters ? 'kind' then 'ledger_transfers.kind = $1 ->> ''kind''' end,
    private.staff_period_condition('ledger_transfers.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  return jsonb_build_object('accounts', coalesce(v_accounts, '[]')) || private.staff_list(private.transfer_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_ledger(jsonb, integer, integer) is
  'The chart of accounts with its balances, and transfers with their entries, newest first. p_filters {order?, user_id?, withdrawal_id?, account?, key?, kind?, from?, to?}; key is a prefix.';

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
  v_page := private.staff_page('public.live_streams', array['live_streams.status in (''upcoming'', ''live'')'],
    'created_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.live_stream_admin_record(live_streams, live_chats.messages) order by found.nth) into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join public.live_streams on live_streams.id = found.id
  join private.live_chats on live_chats.stream_id = live_streams.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_live_streams(jsonb, integer, integer) is
  'Streams that are not ended, newest first, with how much was written in each: all counts in one read. p_filters {}.';

-- supabase/schemas/api/functions/admin_live_streams_ban.sql
create function api.admin_live_streams_ban(p_stream_id text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_host public.profiles;
  v_running text;
begin
  -- The profile first, as whoever begins a stream does: a second device finds the ban, or is found by it.
  select profiles.* into v_host from public.profiles
  where profiles.id = (select live_streams.seller_id from public.live_streams where live_streams.id = p_stream_id)
  for no key update;
  if v_host.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  end if;
  perform private.forbid_self_decision(v_staff, v_host.id);
  if not v_host.live_banned then
    update public.profiles set live_banned = true, live_banned_at = private.now(), updated_at = private.now()
    where profiles.id = v_host.id;
  end if;
  -- The one they were seen in, or one that they began since.
  select live_streams.id into v_running from public.live_streams
  where live_streams.seller_id = v_host.id and live_streams.status <> 'ended' for no key update;
  if v_running is not null then
    perform private.end_live_stream(v_running);
  end if;
  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    jsonb_build_object('host_id', v_host.id, 'live_banned', v_host.live_banned, 'running', v_running),
    jsonb_build_object('host_id', v_host.id, 'live_banned', true, 'running', null));
  perform private.notify(v_host.id, 'live:' || p_stream_id || ':banned', 'account.live_banned', 'account',
    jsonb_build_object('stream_id', p_stream_id));
  return private.live_stream_for_staff(p_stream_id);
end
$$;
comment on function api.admin_live_streams_ban(text, jsonb) is
  'Staff ban a stream''s host from going live and end what the host has running; also after the stream itself is ended.';

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
    perform private.raise_error('CONFLICT', pg_catalog.format('The stream is ended already, since %s.', internal.wire_time(v_stream.ended_at)));
  end if;
  v_stream := private.end_live_stream(p_stream_id);
  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    v_before, private.live_stream_record(v_stream));
  return private.live_stream_for_staff(p_stream_id);
end
$$;
comment on function api.admin_live_streams_end(text, jsonb) is 'Staff end a stream, whoever''s it is.';

-- supabase/schemas/api/functions/admin_orders.sql
create function api.admin_orders(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('public.orders', array[
    'orders.state_version > 0',
    case when p_filters ? 'status' then pg_catalog.format('orders.status = %L', p_filters ->> 'status') end,
    case when p_filters ? 'order' then 'orders.id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'reference' then 'orders.reference = upper($1 ->> ''reference'')' end,
    case when p_filters ? 'user_id' then '($1 ->> ''user_id'')::uuid in (orders.buyer_id, orders.seller_id)' end,
    case when p_filters ? 'buyer_id' then 'orders.buyer_id = ($1 ->> ''buyer_id'')::uuid' end,
    case when p_filters ? 'seller_id' then 'orders.seller_id = ($1 ->> ''seller_id'')::uuid' end,
    case when p_filters ? 'min_total' then 'orders.total >= ($1 ->> ''min_total'')::bigint' end,
    case when p_filters ? 'max_total' then 'orders.total <= ($1 ->> ''max_total'')::bigint' end,
    private.staff_period_condition('orders.created_at', p_filters),
    case p_filters ->> 'stuck' when 'true' then 'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
      when 'false' then 'not exists (select from private.stuck_orders as stuck where stuck.order_id = orders.id)' end],
    'created_at', p_filters, p_limit, p_offset);

  with stuck as (
    select stuck_orders.order_id, jsonb_agg(distinct stuck_orders.because) as because from private.stuck_orders
    where stuck_orders.order_id = any (v_page.ids::uuid[]) group by stuck_orders.order_id
  )
  select jsonb_agg(jsonb_build_object(
      'id', orders.id, 'reference', orders.reference, 'status', orders.status, 'listing_id', orders.listing_id,
      'listing_title', orders.listing_title, 'buyer_id', orders.buyer_id, 'buyer_username', buyers.username,
      'seller_id', orders.seller_id, 'seller_username', sellers.username, 'item_price', orders.item_price,
      'shipping_fee', orders.shipping_fee, 'buyer_protection_fee', orders.buyer_protection_fee,
      'voucher_discount', orders.voucher_discount, 'total', orders.total, 'refunded_amount', orders.refunded_amount,
      'payment_status', invoices.status, 'courier_code', orders.courier_code, 'tracking_number', orders.tracking_number,
      'stuck', coalesce(stuck.because, '[]'), 'paid_at', internal.wire_time(orders.paid_at),
      'completed_at', internal.wire_time(orders.completed_at), 'created_at', internal.wire_time(orders.created_at),
      'updated_at', internal.wire_time(orders.updated_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join public.orders on orders.id = found.id
  join public.profiles as buyers on buyers.id = orders.buyer_id
  join public.profiles as sellers on sellers.id = orders.seller_id
  left join private.invoices on invoices.order_id = orders.id
  left join stuck on stuck.order_id = orders.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_orders(jsonb, integer, integer) is
  'Orders of everyone, newest first. p_filters {status?, order?, reference?, user_id?, buyer_id?, seller_id?, min_total?, max_total?, from?, to?, stuck?}.';

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
    'order', jsonb_build_object('id', v_order.id, 'reference', v_order.reference, 'status', v_order.status,
      'listing_id', v_order.listing_id, 'buyer_id', v_order.buyer_id, 'seller_id', v_order.seller_id, 'total', v_order.total,
      'refunded_amount', v_order.refunded_amount, 'created_at', internal.wire_time(v_order.created_at)),
    'transitions', (
      select coalesce(jsonb_agg(jsonb_build_object('version', history.version, 'from', history.from_status, 'to', history.to_status,
        'actor', history.actor, 'actor_id', history.actor_id, 'actor_username', profiles.username, 'reason', history.reason,
        'at', internal.wire_time(history.at)) order by history.version), '[]')
      from private.order_history as history left join public.profiles on profiles.id = history.actor_id
      where history.order_id = v_order.id),
    'ledger', coalesce(private.transfer_records(array(
      select transfers.id from private.ledger_transfers as transfers where transfers.order_id = v_order.id
      order by transfers.created_at, transfers.id)), '[]'),
    'provider_calls', private.explain_provider_calls(v_order),
    'deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', outbox.id, 'seq', outbox.seq, 'type', outbox.type,
        'version', outbox.aggregate_version, 'posts', outbox.posts, 'delivered_at', internal.wire_time(outbox.delivered_at),
        'dead_at', internal.wire_time(outbox.dead_at), 'error', outbox.last_error, 'at', internal.wire_time(outbox.occurred_at))
        order by outbox.aggregate_version), '[]')
      from private.outbox where outbox.aggregate_type = 'order' and outbox.aggregate_id = v_order.id),
    'notifications', private.explain_notifications(v_order),
    'admin_actions', private.explain_actions(v_order),
    'cases', (
      select coalesce(jsonb_agg(private.case_record(cases, v_order.reference) order by cases.opened_at, cases.id), '[]')
      from private.staff_cases as cases where cases.order_id = v_order.id),
    'stuck', (select coalesce(jsonb_agg(distinct stuck_orders.because), '[]') from private.stuck_orders where stuck_orders.order_id = v_order.id),
    'next', private.explain_next(v_order));
end
$$;
comment on function api.admin_orders_explain(text) is
  'Why an order is where it is: each step, each rupiah, what providers were asked and told us, what left for the portal and the parties, what staff did, and what may come next.';

-- supabase/schemas/api/functions/admin_orders_refund.sql
-- The only clawback: a sale that was released turns out to be wrong. The order stays COMPLETED, because that is
-- how it ended; the money goes back by a transfer of its own, below zero in the seller's wallet if need be.
create function api.admin_orders_refund(p_order text, p_reason text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_order public.orders := private.find_order(p_order);
  v_due bigint;
  v_theirs bigint;
begin
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: only a completed one is refunded this way.', v_order.status));
  elsif v_order.refunded_at is not null then
    perform private.raise_error('CONFLICT', 'The order has been refunded already.');
  end if;
  -- Released, so it counts as shipped and the protection fee as earned, even if nobody ever said that it left.
  v_due := greatest(v_order.item_price + v_order.shipping_fee - v_order.voucher_discount, 0);
  v_theirs := least(v_due, private.paid_by_buyer(v_order));
  perform private.ledger_post(
    'order:' || v_order.id || ':clawback', 'clawback', 'Refund after completion of ' || v_order.reference, v_order.id,
    array[
      private.ledger_line('wallet', v_order.commission - v_order.item_price, p_user_id => v_order.seller_id),
      private.ledger_line('commission_revenue', -v_order.commission),
      private.ledger_line('claims', v_due - v_theirs - v_order.shipping_fee),
      private.ledger_line('wallet', v_theirs, p_user_id => v_order.buyer_id),
      private.ledger_line('promotions', v_order.item_price + v_order.shipping_fee - v_due)
    ]);
  perform private.record_refund(v_order, v_theirs);
  perform private.notify(v_order.seller_id, 'order:' || v_order.id || ':clawback', 'payment.clawback', 'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference, 'amount', v_order.item_price - v_order.commission));
  perform private.audit(v_staff, p_audit, 'order', v_order.id::text,
    jsonb_build_object('refunded_amount', null), jsonb_build_object('refunded_amount', v_theirs, 'reason', p_reason), p_reason);
  select orders.* into v_order from public.orders where orders.id = v_order.id;
  return private.order_record(v_order, v_staff.id);
end
$$;
comment on function api.admin_orders_refund(text, text, jsonb) is
  'Takes the proceeds of a completed sale back from the seller and gives the buyer item and shipping as far as they paid them; once.';

-- supabase/schemas/api/functions/admin_outbox_redrive.sql
create function api.admin_outbox_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.outbox where outbox.id = p_event_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such event.');
  elsif private.redrive_outbox(v_staff, p_audit, array[p_event_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This event is no dead letter: it was delivered, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_outbox_redrive(uuid, jsonb) is
  'Gives a dead event five posts more, and with it what waits behind it. p_audit {operation, reason?, request_id}.';

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
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(outbox.id order by outbox.dead_at))[:p_limit], count(*) into v_ids, v_total from private.outbox
  where outbox.dead_at is not null and (p_type is null or outbox.type = p_type)
    and (p_error is null or position(lower(p_error) in lower(outbox.last_error)) > 0);
  return jsonb_build_object('redriven', private.redrive_outbox(v_staff, p_audit, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_outbox_redrive_matching(text, text, integer, jsonb) is
  'Gives all dead events of a type, or with these words in their last error, five posts more, the longest dead first.';

-- supabase/schemas/api/functions/admin_payouts.sql
create function api.admin_payouts(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.withdrawals', array[
    case when p_filters ? 'status' then pg_catalog.format('withdrawals.status = %L', p_filters ->> 'status') end,
    case when p_filters ? 'user_id' then 'withdrawals.user_id = ($1 ->> ''user_id'')::uuid' end,
    private.staff_period_condition('withdrawals.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  with open_cases as (
    select cases.details ->> 'withdrawal_id' as withdrawal_id, jsonb_agg(cases.kind order by cases.opened_at) as kinds
    from private.staff_cases as cases
    where cases.details ? 'withdrawal_id' and cases.details ->> 'withdrawal_id' = any (v_page.ids) and cases.closed_at is null
    group by 1
  )
  select jsonb_agg(private.withdrawal_record(withdrawals) || jsonb_build_object(
      'user_id', withdrawals.user_id, 'username', profiles.username, 'provider_status', withdrawals.provider_status,
      'attempts', withdrawals.attempts, 'flips', withdrawals.flips, 'cases', coalesce(open_cases.kinds, '[]')) order by found.nth)
  into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join private.withdrawals on withdrawals.id = found.id::uuid
  join public.profiles on profiles.id = withdrawals.user_id
  left join open_cases on open_cases.withdrawal_id = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_payouts(jsonb, integer, integer) is
  'Withdrawals of everyone, newest first, with what is open about them. p_filters {status?, user_id?, from?, to?}.';

-- supabase/schemas/api/functions/admin_payouts_settle.sql
create function api.admin_payouts_settle(p_id uuid, p_payout jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.withdrawals;
  v_after private.withdrawals;
begin
  select withdrawals.* into v_before from private.withdrawals where withdrawals.id = p_id for update;
  if v_before.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such withdrawal.');
  end if;
  perform private.forbid_self_decision(v_staff, v_before.user_id);
  if p_payout is not null then
    perform internal.apply_payout_update(p_payout);
  elsif v_before.status <> 'HELD' or v_before.provider_payout_id is not null then
    perform private.raise_error('CONFLICT', pg_catalog.format(
      'The withdrawal is %s: its link is known, so the provider decides. Name the link to have it fetched.', v_before.status));
  elsif v_before.leased_until > clock_timestamp() or not exists (
    select from private.staff_cases as cases where cases.kind = 'payout_without_link' and cases.closed_at is null
      and cases.details ->> 'withdrawal_id' = p_id::text) then
    -- Whoever asks for the link may be about to get it: then the same money would go out twice.
    perform private.raise_error('CONFLICT', 'Its link is still being asked for: wait until there is a case that says that it cannot be had.', 30);
  else
    perform private.end_withdrawal(v_before, 'FAILED', 'no link at the provider, as staff found');
  end if;
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  update private.staff_cases set closed_at = private.now()
  where kind = 'payout_without_link' and details ->> 'withdrawal_id' = p_id::text and closed_at is null
    and v_after.status <> 'HELD';
  perform private.audit(v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_record(v_before), private.withdrawal_record(v_after));
  return private.withdrawal_record(v_after);
end
$$;
comment on function api.admin_payouts_settle(uuid, jsonb, jsonb) is
  'For a withdrawal that waits for a link nobody wrote down: acts on the link that staff found (p_payout, as fetched), or, on their word that there is none, gives the hold back.';

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
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.reconciliation_differences', array[
    case when p_filters ->> 'status' <> 'all' then pg_catalog.format('reconciliation_differences.status = %L', p_filters ->> 'status') end,
    private.staff_period_condition('reconciliation_differences.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.difference_record(differences) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.reconciliation_differences as differences on differences.id = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset) || jsonb_build_object(
    'drift', private.ledger_drift(), 'adjustments', private.adjustment_summary(),
    'last_run_at', (select internal.wire_time(max(runs.finished_at)) from private.reconciliation_runs as runs));
end
$$;
comment on function api.admin_reconciliation(jsonb, integer, integer) is
  'The drift, the differences behind it, newest first, and what staff adjusted beside them. p_filters {status: open | approved | resolved | all, from?, to?}.';

-- supabase/schemas/api/functions/admin_reconciliation_approve.sql
create function api.admin_reconciliation_approve(
  p_id uuid,
  p_account text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.reconciliation_differences := private.lock_difference(p_id);
  v_after private.reconciliation_differences;
begin
  perform private.forbid_self_decision(v_staff, orders.buyer_id, orders.seller_id) from public.orders where orders.id = v_before.order_id;
  perform private.forbid_self_decision(v_staff, purchases.seller_id) from private.boost_purchases as purchases where purchases.reference = v_before.reference;
  perform private.forbid_self_decision(v_staff, withdrawals.user_id) from private.withdrawals where withdrawals.id = v_before.withdrawal_id;
  perform private.check_correction(v_before, coalesce(p_account::private.account_kind, v_before.counter_account));
  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = coalesce(p_account::private.account_kind, counter_account)
  where id = p_id returning * into v_after;
  -- The invoice may still tell of this money. That is no reason to reject, for it may as well have come by another
  -- invoice under this reference, of which nobody can be asked. So it counts as heard of: no news books it again,
  -- and if the news is of other money, the next comparison finds that missing.
  if v_after.counter_account = 'suspense' and v_after.difference > 0 then
    perform private.count_as_booked(v_after);
  end if;
  perform private.ledger_post('reconciliation:' || p_id, 'reconciliation', 'Correction of ' || v_after.reference, v_after.order_id,
    array[private.ledger_line('provider_cash', -v_after.difference),
          private.ledger_line(v_after.counter_account, v_after.difference)]);
  perform private.audit(v_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after));
  return private.difference_record(v_after);
end
$$;
comment on function api.admin_reconciliation_approve(uuid, text, jsonb) is
  'Books the correcting entry of a difference as it stands now, against the proposed account or the one that staff name.';

-- supabase/schemas/api/functions/admin_reliability.sql
create function api.admin_reliability() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return private.reliability_signals() || jsonb_build_object(
    'dead_events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'seq', dead.seq, 'type', dead.type,
        'aggregate_id', dead.aggregate_id, 'error', dead.last_error, 'dead_at', internal.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select outbox.* from private.outbox where outbox.dead_at is not null order by outbox.dead_at limit 50) as dead),
    'dead_jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'kind', dead.kind, 'key', dead.key,
        'error', dead.last_error, 'dead_at', internal.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select jobs.* from private.jobs where jobs.dead_at is not null order by jobs.dead_at limit 50) as dead));
end
$$;
comment on function api.admin_reliability() is 'The signals, and the 50 oldest dead letters of each kind, for staff to redrive.';

-- supabase/schemas/api/functions/admin_reports.sql
create function api.admin_reports(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('private.reports', array[
    case p_filters ->> 'status' when 'open' then 'reports.closed_at is null' when 'closed' then 'reports.closed_at is not null' end,
    case when p_filters ? 'user_id' then 'reports.user_id = ($1 ->> ''user_id'')::uuid' end,
    private.staff_period_condition('reports.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);
  return private.staff_list(private.report_records(v_page.ids::uuid[]), v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_reports(jsonb, integer, integer) is 'Reports, newest first. p_filters {status: open | closed | all, user_id? (whom they are about), from?, to?}.';

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
  select reports.* into v_report from private.reports where reports.id = p_report_id for update;
  if v_report.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such report.');
  end if;
  perform private.forbid_self_decision(v_staff, v_report.reporter_id, v_report.user_id);
  if v_report.closed_at is not null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The report is closed already: %s.', v_report.outcome));
  end if;
  update private.reports set outcome = p_outcome, note = p_note, closed_by = v_staff.id, closed_at = private.now()
  where id = v_report.id returning * into v_report;
  perform private.audit(v_staff, p_audit, 'report', v_report.id::text, jsonb_build_object('status', 'open'),
    jsonb_build_object('status', 'closed', 'outcome', p_outcome, 'note', p_note), p_note);
  return private.report_records(array[v_report.id]) -> 0;
end
$$;
comment on function api.admin_reports_close(uuid, text, text, jsonb) is 'Staff are done with a report: something was done about it, or nothing had to be.';

-- supabase/schemas/api/functions/admin_revenue.sql
create function api.admin_revenue(p_by text, p_from date, p_to date) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_from date := coalesce(p_from, v_today - 89);
  v_to date := coalesce(p_to, v_today);
  v_items jsonb;
  v_totals jsonb;
begin
  perform private.staff_caller('administrator');
  with periods as (
    select grouping(date_trunc(p_by, days.day::timestamp)) = 1 as is_total, date_trunc(p_by, days.day::timestamp)::date as period,
      coalesce(sum(days.protection_fees), 0) as protection_fees, coalesce(sum(days.commission), 0) as commission,
      coalesce(sum(days.boosts), 0) as boosts, coalesce(sum(days.promotions), 0) as promotions,
      coalesce(sum(days.claims), 0) as claims, coalesce(sum(days.revenue), 0) as revenue,
      coalesce(sum(days.payout_fees), 0) as payout_fees, coalesce(sum(days.payment_fees), 0) as payment_fees,
      coalesce(sum(days.courier_adjustments), 0) as courier_adjustments
    from private.days_between(v_from, v_to) as days
    where (days.protection_fees, days.commission, days.boosts, days.promotions, days.claims, days.payout_fees,
      days.payment_fees, days.courier_adjustments) <> (0, 0, 0, 0, 0, 0, 0, 0)
    group by grouping sets ((date_trunc(p_by, days.day::timestamp)), ())
  )
  select coalesce(jsonb_agg(jsonb_build_object('period', periods.period) || (to_jsonb(periods) - 'is_total' - 'period')
      order by periods.period desc) filter (where not periods.is_total), '[]'),
    (array_agg(to_jsonb(periods) - 'is_total' - 'period') filter (where periods.is_total))[1]
  into v_items, v_totals from periods;
  return jsonb_build_object('by', p_by, 'from', v_from, 'to', v_to, 'items', v_items, 'totals', v_totals);
end
$$;
comment on function api.admin_revenue(text, date, date) is
  'What the market earned per day, week or month in Jakarta, as it was booked: a period that is over never changes. Costs (promotions, claims, payment fees) are shown above zero.';

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
  select reviews.* into v_review from private.reviews where reviews.id = p_review_id for update;
  if v_review.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such review.');
  end if;
  perform private.forbid_self_decision(v_staff, v_review.reviewer_id, v_review.seller_id);
  if (v_review.hidden_at is not null) = p_hidden then
    perform private.raise_error('CONFLICT', case when p_hidden then 'The review is hidden already.' else 'The review is not hidden.' end);
  end if;
  update private.reviews set hidden_at = case when p_hidden then private.now() end where id = v_review.id;
  perform private.audit(v_staff, p_audit, 'review', v_review.id::text,
    jsonb_build_object('hidden', not p_hidden), jsonb_build_object('hidden', p_hidden, 'reason', p_reason), p_reason);
  return private.review_record(v_review) || jsonb_build_object('hidden', p_hidden);
end
$$;
comment on function api.admin_reviews_hide(uuid, boolean, text, jsonb) is
  'Staff take a review out of sight and out of the seller''s average, or bring it back.';

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
  select jsonb_agg(jsonb_build_object('user_id', page.user_id, 'username', page.username, 'account_status', page.account_status,
    'roles', page.roles, 'since', internal.wire_time(page.since)) order by page.since desc, page.user_id), max(page.total)
  into v_items, v_total
  from (select roles.user_id, profiles.username, profiles.account_status, jsonb_agg(roles.role order by roles.role) as roles,
          max(roles.granted_at) as since, count(*) over () as total
        from private.staff_roles as roles join public.profiles on profiles.id = roles.user_id
        group by roles.user_id, profiles.username, profiles.account_status
        order by max(roles.granted_at) desc, roles.user_id limit p_limit offset p_offset) as page;
  return private.staff_list(v_items, coalesce(v_total, (select count(distinct roles.user_id) from private.staff_roles as roles)),
    false, p_limit, p_offset);
end
$$;
comment on function api.admin_roles(integer, integer) is 'The staff, who joined last first.';

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
begin
  insert into private.staff_roles (user_id, role) values (p_user_id, p_role) on conflict do nothing;
  if not found then
    perform private.raise_error('CONFLICT', pg_catalog.format('This person is %s already.', p_role));
  end if;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$$;
comment on function api.admin_roles_grant(uuid, private.staff_role, jsonb) is 'A superadmin takes someone onto the staff, or gives them another role.';

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
begin
  delete from private.staff_roles where user_id = p_user_id and role = p_role;
  if not found then
    perform private.raise_error('CONFLICT', pg_catalog.format('This person is not %s.', p_role));
  elsif not exists (select from private.staff_roles where staff_roles.role = 'superadmin') then
    perform private.raise_error('CONFLICT', 'This is the last superadmin: name another one first.');
  end if;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$$;
comment on function api.admin_roles_revoke(uuid, private.staff_role, jsonb) is 'A superadmin takes a role from someone; they are rejected on their next call. Never the last superadmin''s.';

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
  v_page := private.staff_page('private.seller_reviews', array[
    case p_filters ->> 'status' when 'open' then 'seller_reviews.closed_at is null' when 'closed' then 'seller_reviews.closed_at is not null' end,
    case when p_filters ? 'user_id' then 'seller_reviews.seller_id = ($1 ->> ''user_id'')::uuid' end,
    private.staff_period_condition('seller_reviews.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.seller_review_record(seller_reviews, profiles.username) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.seller_reviews on seller_reviews.id = found.id
  join public.profiles on profiles.id = seller_reviews.seller_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_seller_reviews(jsonb, integer, integer) is
  'Sellers whom the finance portal asks ops to look at, newest first. p_filters {status: open | closed | all, user_id?, from?, to?}.';

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
  v_before jsonb;
  v_username text;
begin
  select reviews.* into v_review from private.seller_reviews as reviews where reviews.id = p_review_id for update;
  if v_review.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such review.');
  end if;
  perform private.forbid_self_decision(v_staff, v_review.seller_id);
  if v_review.closed_at is not null then
    perform private.raise_error('CONFLICT', 'This review is closed already.');
  end if;
  select profiles.username into v_username from public.profiles where profiles.id = v_review.seller_id;
  v_before := private.seller_review_record(v_review, v_username);
  update private.seller_reviews
  set closed_at = private.now(), closed_by = v_staff.id, verdict = p_verdict, note = p_note
  where id = p_review_id returning * into v_review;
  perform private.audit(v_staff, p_audit, 'seller_review', p_review_id::text,
    v_before, private.seller_review_record(v_review, v_username));
  return private.seller_review_record(v_review, v_username);
end
$$;
comment on function api.admin_seller_reviews_close(uuid, text, text, jsonb) is
  'Ends a review with what staff found: cleared or confirmed. p_audit {operation, reason?, request_id}.';

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
  v_page := private.staff_page('private.shipments', array[
    case when p_filters ? 'status' then 'shipments.status = $1 ->> ''status''' end,
    case when p_filters ? 'direction' then 'shipments.direction::text = $1 ->> ''direction''' end,
    case when p_filters ? 'courier_code' then 'shipments.courier_code = $1 ->> ''courier_code''' end,
    -- A parcel that the seller took elsewhere travels under the order's number.
    case when p_filters ? 'tracking_number' then '(shipments.waybill = $1 ->> ''tracking_number'' or shipments.direction = ''outbound''
      and shipments.order_id = (select orders.id from public.orders where orders.tracking_number = $1 ->> ''tracking_number''))' end,
    case when p_filters ? 'order' then 'shipments.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_period_condition('shipments.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(jsonb_build_object(
      'id', shipments.id, 'order_id', orders.id, 'order_reference', orders.reference, 'order_status', orders.status,
      'direction', shipments.direction, 'courier_code', shipments.courier_code, 'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id, 'tracking_number', coalesce(shipments.waybill,
        case when shipments.direction = 'outbound' then orders.tracking_number end),
      'status', shipments.status, 'charged', shipments.charged, 'price', shipments.price, 'label_url', shipments.label_url,
      'scanned_at', internal.wire_time(shipments.scanned_at), 'delivered_at', internal.wire_time(shipments.delivered_at),
      'cancelled_at', internal.wire_time(shipments.cancelled_at), 'created_at', internal.wire_time(shipments.created_at),
      'updated_at', internal.wire_time(shipments.updated_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.shipments on shipments.id = found.id
  join public.orders on orders.id = shipments.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_shipments(jsonb, integer, integer) is
  'How sales travel, newest first. p_filters {status?, direction?, courier_code?, tracking_number?, order?, from?, to?}.';

-- supabase/schemas/api/functions/admin_suspense.sql
create function api.admin_suspense(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.suspense_items', array[
    case p_filters ->> 'status' when 'open' then 'parked_money.resolution is null' when 'resolved' then 'parked_money.resolution is not null' end,
    case when p_filters ? 'order' then 'parked_money.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_period_condition('parked_money.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  return private.staff_list(private.suspense_records(v_page.ids::uuid[]), v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_suspense(jsonb, integer, integer) is 'Money in suspense, newest first. p_filters {status: open | resolved | all, order?, from?, to?}.';

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
  v_staff private.staff_member := private.staff_caller('administrator');
  v_parked private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_part private.suspense_items;
  v_have bigint;
begin
  select orders.* into v_order from public.orders where orders.id = v_parked.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_parked.resolution is not null then
    perform private.raise_error('CONFLICT', 'This money has left suspense already.');
  elsif v_order.status is distinct from 'AWAITING_PAYMENT' then
    perform private.raise_error('CONFLICT', pg_catalog.format(
      'The order is %s and waits for no payment: refund the money instead.', coalesce(v_order.status::text, 'unknown')));
  end if;
  -- All that came for this order counts together: someone may have paid in two parts.
  select sum(parked.amount) into v_have from private.suspense_items as parked
  where parked.order_id = v_order.id and parked.resolution is null;
  if v_have < v_order.total and not p_cover_missing then
    perform private.raise_error('CONFLICT', pg_catalog.format(
      'Rp %s are missing: refund it, or say cover_missing and the market pays them.', v_order.total - v_have));
  end if;

  for v_part in select parked.* from private.suspense_items as parked
                where parked.order_id = v_order.id and parked.resolution is null order by parked.created_at, parked.id loop
    perform private.move_from_suspense(v_part, 'suspense_applied', 'Applied to ' || v_order.reference,
      private.ledger_line('provider_cash', v_part.amount));
  end loop;
  if v_have < v_order.total then
    perform private.ledger_post('order:' || v_order.id || ':covered', 'payment_covered', 'Missing part of ' || v_order.reference, v_order.id,
      array[private.ledger_line('claims', v_have - v_order.total), private.ledger_line('provider_cash', v_order.total - v_have)]);
  elsif v_have > v_order.total then
    perform private.ledger_post('order:' || v_order.id || ':excess', 'refund', 'Paid too much for ' || v_order.reference, v_order.id,
      array[private.ledger_line('provider_cash', v_order.total - v_have),
            private.ledger_line('wallet', v_have - v_order.total, p_user_id => v_order.buyer_id)]);
  end if;
  perform private.move_order(v_order.id, 'READY_TO_SHIP', 'provider', v_staff.id, 'a wrong amount was applied');
  perform private.close_unpaid_invoice(v_order);
  perform private.audit(v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_apply(uuid, boolean, jsonb) is
  'Pays an order with what is unmatched for it. Too much: the rest is the buyer''s wallet''s. Too little: only if staff let the market cover it, as a claim.';

-- supabase/schemas/api/functions/admin_suspense_refund.sql
create function api.admin_suspense_refund(p_id uuid, p_user_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_parked private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_user_id uuid;
begin
  select orders.* into v_order from public.orders where orders.id = v_parked.order_id;
  v_user_id := coalesce(p_user_id, v_order.buyer_id);
  if not exists (select from public.profiles where profiles.id = v_user_id) then
    perform private.raise_error('VALIDATION', 'Name the user_id of whom it belongs to: it came with no order of ours.');
  elsif private.is_account_deleted(v_user_id) then
    perform private.raise_error('CONFLICT',
      'Its owner has deleted their account and can open no wallet: name the user_id of who may have it for them.');
  end if;
  perform private.forbid_self_decision(v_staff, v_user_id, v_order.seller_id);
  perform private.move_from_suspense(v_parked, 'refund', 'Refund of a payment that did not fit',
    private.ledger_line('wallet', v_parked.amount, p_user_id => v_user_id));
  perform private.notify(v_user_id, 'suspense:' || p_id, 'payment.refunded', 'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference, 'amount', v_parked.amount));
  -- What was paid for it has gone back: the order is over.
  if v_order.status = 'AWAITING_PAYMENT' and v_order.state_version > 0 and not exists (
       select from private.suspense_items as others where others.order_id = v_order.id and others.resolution is null) then
    perform private.move_order(v_order.id, 'EXPIRED', 'provider', v_staff.id, 'a wrong amount was refunded');
    perform private.close_unpaid_invoice(v_order);
  end if;
  perform private.audit(v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_refund(uuid, uuid, jsonb) is
  'Gives unmatched money to a wallet: the buyer''s of its order, or whom staff name. An order that still waited for it is over.';

-- supabase/schemas/api/functions/admin_users.sql
create function api.admin_users(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('public.profiles', array[
    case when p_filters ? 'q' then 'lower(profiles.username || '' '' || coalesce(profiles.full_name, ''''))
      like ''%'' || regexp_replace(lower($1 ->> ''q''), ''([\\%_])'', ''\\\1'', ''g'') || ''%''' end,
    case when p_filters ? 'user_id' then 'profiles.id = ($1 ->> ''user_id'')::uuid' end,
    case when p_filters ? 'phone' then 'profiles.phone = $1 ->> ''phone''' end,
    case when p_filters ? 'status' then pg_catalog.format('profiles.account_status = %L', p_filters ->> 'status') end,
    case p_filters ->> 'live_banned' when 'true' then 'profiles.live_banned' when 'false' then 'not profiles.live_banned' end,
    case p_filters ->> 'ktp' when 'none' then 'not exists (select from private.ktp_statuses as standings where standings.user_id = profiles.id)'
      else case when p_filters ? 'ktp' then
        'profiles.id in (select standings.user_id from private.ktp_statuses as standings where standings.status::text = $1 ->> ''ktp'')' end end,
    private.staff_period_condition('profiles.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(jsonb_build_object(
      'id', profiles.id, 'username', profiles.username, 'full_name', profiles.full_name, 'city', profiles.city,
      'phone', profiles.phone, 'email', contacts.email, 'account_status', profiles.account_status,
      'live_banned', profiles.live_banned, 'ktp_status', coalesce(standings.status::text, 'none'),
      'roles', coalesce((select held.roles from private.held_roles as held where held.user_id = profiles.id), '[]'),
      'sold_count', profiles.sold_count, 'rating_count', profiles.rating_count,
      'deleted_at', internal.wire_time(profiles.deleted_at), 'created_at', internal.wire_time(profiles.created_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join public.profiles on profiles.id = found.id
  left join private.contacts on contacts.user_id = profiles.id
  left join private.ktp_statuses as standings on standings.user_id = profiles.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_users(jsonb, integer, integer) is
  'People, newest first. p_filters {q? (part of a name), user_id?, phone?, status?, ktp?, live_banned?, from?, to?}.';

-- supabase/schemas/api/functions/admin_vouchers_create.sql
create function api.admin_vouchers_create(p_voucher jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_voucher private.vouchers;
begin
  insert into private.vouchers (code, kind, value, max_discount, min_total, starts_at, ends_at, total_limit, per_user_limit, active)
  select wanted.code, wanted.kind, wanted.value, wanted.max_discount, wanted.min_total, wanted.starts_at, wanted.ends_at,
    wanted.total_limit, wanted.per_user_limit, wanted.active
  from jsonb_populate_record(null::private.vouchers, p_voucher) as wanted
  returning * into v_voucher;
  perform private.audit(v_staff, p_audit, 'voucher', v_voucher.id::text, null, private.voucher_record(v_voucher));
  return private.voucher_record(v_voucher);
end
$$;
comment on function api.admin_vouchers_create(jsonb, jsonb) is 'Makes a voucher from validated fields.';

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
  v_page := private.staff_page('private.vouchers', array[
    case when p_filters ? 'code' then 'vouchers.code = upper($1 ->> ''code'')' end,
    case p_filters ->> 'active' when 'true' then 'vouchers.active' when 'false' then 'not vouchers.active' end],
    'created_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.voucher_record(vouchers) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth) join private.vouchers on vouchers.id = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_vouchers_list(jsonb, integer, integer) is 'Vouchers, newest first. p_filters {code?, active?}.';

-- supabase/schemas/api/functions/admin_vouchers_update.sql
create function api.admin_vouchers_update(p_id uuid, p_changes jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.vouchers;
  v_after private.vouchers;
begin
  select vouchers.* into v_before from private.vouchers where vouchers.id = p_id for update;
  if v_before.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such voucher.');
  end if;
  v_after := jsonb_populate_record(v_before, p_changes);
  update private.vouchers
  set max_discount = v_after.max_discount, min_total = v_after.min_total, starts_at = v_after.starts_at,
      ends_at = v_after.ends_at, total_limit = v_after.total_limit, per_user_limit = v_after.per_user_limit,
      active = v_after.active, updated_at = private.now()
  where id = p_id returning * into v_after;
  perform private.audit(v_staff, p_audit, 'voucher', p_id::text,
    private.voucher_record(v_before), private.voucher_record(v_after));
  return private.voucher_record(v_after);
end
$$;
comment on function api.admin_vouchers_update(uuid, jsonb, jsonb) is 'Changes the terms that are given; the rest of the voucher stays.';

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
  v_page := private.staff_page('private.provider_events', array[
    case p_filters ->> 'status' when 'open' then 'provider_events.is_open' when 'done' then 'not provider_events.is_open' end,
    case when p_filters ? 'provider' then 'provider_events.provider = $1 ->> ''provider''' end,
    case when p_filters ? 'outcome' then 'provider_events.outcome = $1 ->> ''outcome''' end,
    case when p_filters ? 'reference' then 'provider_events.reference = $1 ->> ''reference''' end,
    private.staff_period_condition('provider_events.received_at', p_filters)],
    'received_at', p_filters, p_limit, p_offset);
  select jsonb_agg(jsonb_build_object('id', events.id, 'provider', events.provider, 'reference', events.reference,
      'outcome', events.outcome, 'body', events.body, 'attempts', coalesce(jobs.attempts, 0), 'error', jobs.last_error,
      'next_attempt_at', internal.wire_time(case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end),
      'received_at', internal.wire_time(events.received_at), 'handled_at', internal.wire_time(events.handled_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join private.provider_events as events on events.id = found.id::uuid
  left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_webhooks(jsonb, integer, integer) is
  'Callbacks of providers as they came, newest first. p_filters {status: open | done | all, provider?, outcome?, reference?, from?, to?}.';

-- supabase/schemas/api/functions/admin_webhooks_redrive.sql
create function api.admin_webhooks_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.provider_events as events where events.id = p_event_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such callback.');
  elsif private.redrive_webhooks(v_staff, p_audit, array[p_event_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This callback has been acted on already.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_webhooks_redrive(uuid, jsonb) is 'Has a callback that nobody acted on handled anew.';

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
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(events.id order by events.received_at))[:p_limit], count(*) into v_ids, v_total
  from private.provider_events as events
  where events.is_open and (p_provider is null or events.provider = p_provider)
    and (p_outcome is null or events.outcome = p_outcome);
  return jsonb_build_object('redriven', private.redrive_webhooks(v_staff, p_audit, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_webhooks_redrive_matching(text, text, integer, jsonb) is
  'Has all open callbacks of a provider, or with this outcome, handled anew, the oldest first.';

-- supabase/schemas/api/functions/ai_categorize.sql
create function api.ai_categorize(p_photo_url text, p_sha256 text, p_model text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_known jsonb;
  v_look private.categorizations;
begin
  select looks.answer into v_known from private.categorizations as looks
  where looks.sha256 = p_sha256 and looks.model = p_model and looks.status = 'answered' and not looks.from_cache limit 1;
  if v_known is null then
    -- Counted before the model is asked, in one statement, so that a crowd at once gets exactly the cap.
    insert into private.ai_usage as days (user_id, day, calls) values (v_me, private.ai_usage_day(), 1)
    on conflict (user_id, day) do update set calls = days.calls + 1
    where days.calls < private.setting('ai_daily_calls');
    if not found then
      perform private.raise_categorization_quota();
    end if;
  end if;
  insert into private.categorizations (user_id, photo_url, sha256, model, status, from_cache, answer)
  values (v_me, p_photo_url, p_sha256, p_model,
    case when v_known is null then 'asking' else 'answered' end::private.categorization_status, v_known is not null, v_known)
  returning * into v_look;
  return jsonb_build_object('id', v_look.id,
    'answer', case when v_known is not null then private.categorization_record(v_look) end);
end
$$;
comment on function api.ai_categorize(text, text, text) is
  'Answers from memory when this picture was looked at by this model before; else takes one of the caller''s looks of today and tells under which id to finish.';

-- supabase/schemas/api/functions/auth_addresses_create.sql
create function api.auth_addresses_create(p_address jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := private.address_owner();
  v_known bigint := (select count(*) from public.addresses where addresses.user_id = v_me);
  v_is_primary boolean := v_known = 0 or coalesce((p_address ->> 'is_primary')::boolean, false);
  v_address public.addresses;
begin
  if v_known >= 50 then
    perform private.raise_error('CONFLICT', 'You have 50 addresses already; delete one first.');
  end if;
  if v_is_primary then
    update public.addresses set is_primary = false, updated_at = private.now() where user_id = v_me and is_primary;
  end if;
  insert into public.addresses (user_id, label, recipient_name, phone, street, district, city, province, postal_code,
    latitude, longitude, is_primary)
  values (v_me, p_address ->> 'label', p_address ->> 'recipient_name', p_address ->> 'phone', p_address ->> 'street',
    p_address ->> 'district', p_address ->> 'city', p_address ->> 'province', p_address ->> 'postal_code',
    (p_address ->> 'latitude')::double precision, (p_address ->> 'longitude')::double precision, v_is_primary)
  returning * into v_address;
  perform private.fill_phone(v_me);
  return private.address_record(v_address);
end
$$;
comment on function api.auth_addresses_create(jsonb) is 'Adds an address; the first is primary, and a new primary one takes the place of the old.';

-- supabase/schemas/api/functions/auth_addresses_delete.sql
create function api.auth_addresses_delete(p_address_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := private.address_owner();
  v_address public.addresses;
begin
  delete from public.addresses where id = p_address_id and user_id = v_me returning * into v_address;
  if v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address among yours.');
  elsif v_address.is_primary then
    update public.addresses set is_primary = true, updated_at = private.now()
    where id = (select addresses.id from public.addresses where addresses.user_id = v_me
                order by addresses.created_at, addresses.id limit 1);
    perform private.fill_phone(v_me);
  end if;
  return jsonb_build_object('id', v_address.id, 'deleted', true);
end
$$;
comment on function api.auth_addresses_delete(uuid) is 'Deletes one of the caller''s addresses; the oldest remaining one takes the place of a primary one.';

-- supabase/schemas/api/functions/auth_addresses_list.sql
create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.address_record(page.mine) order by (page.mine).created_at desc, (page.mine).id desc), '[]') into v_items
  from (select addresses as mine from public.addresses where addresses.user_id = v_me
        order by addresses.created_at desc, addresses.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items,
    'total', (select count(*) from public.addresses where addresses.user_id = v_me),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.auth_addresses_list(integer, bigint) is 'The caller''s addresses, newest first.';

-- supabase/schemas/api/functions/auth_addresses_update.sql
create function api.auth_addresses_update(p_address_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := private.address_owner();
  v_address public.addresses;
begin
  select addresses.* into v_address from public.addresses where addresses.id = p_address_id and addresses.user_id = v_me;
  if v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address among yours.');
  elsif v_address.is_primary and (p_changes ->> 'is_primary')::boolean is false then
    perform private.raise_error('CONFLICT', 'One address has to be primary; make another one primary instead.');
  elsif p_changes = '{}' then
    return private.address_record(v_address);
  end if;
  if (p_changes ->> 'is_primary')::boolean then
    update public.addresses set is_primary = false, updated_at = private.now()
    where user_id = v_me and is_primary and id <> p_address_id;
  end if;
  update public.addresses
  set label = case when p_changes ? 'label' then p_changes ->> 'label' else label end,
      recipient_name = coalesce(p_changes ->> 'recipient_name', recipient_name),
      phone = coalesce(p_changes ->> 'phone', phone),
      street = coalesce(p_changes ->> 'street', street),
      district = case when p_changes ? 'district' then p_changes ->> 'district' else district end,
      city = coalesce(p_changes ->> 'city', city),
      province = coalesce(p_changes ->> 'province', province),
      postal_code = coalesce(p_changes ->> 'postal_code', postal_code),
      latitude = case when p_changes ? 'latitude' then (p_changes ->> 'latitude')::double precision else latitude end,
      longitude = case when p_changes ? 'longitude' then (p_changes ->> 'longitude')::double precision else longitude end,
      is_primary = coalesce((p_changes ->> 'is_primary')::boolean, is_primary),
      updated_at = private.now()
  where id = p_address_id returning * into v_address;
  perform private.fill_phone(v_me);
  return private.address_record(v_address);
end
$$;
comment on function api.auth_addresses_update(uuid, jsonb) is 'Changes the given fields of one of the caller''s addresses; null clears an optional one.';

-- supabase/schemas/api/functions/auth_delete.sql
create function api.auth_delete() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_ties text;
begin
  perform private.lock_account(v_me);
  v_ties := private.account_blockers(v_me);
  if v_ties is not null then
    perform private.raise_error('CONFLICT', v_ties);
  end if;
  -- The files go by a job; what it needs to know is only here until the rows below are emptied.
  perform private.enqueue_job('auth_erase', v_me::text, jsonb_build_object('user_id', v_me, 'photos', private.photos_of(v_me)));
  perform private.erase_ktp(v_me);
  update public.listings set deleted_at = private.now(), updated_at = private.now() where seller_id = v_me and deleted_at is null;
  perform private.anonymize_user(v_me);
  return jsonb_build_object('id', v_me, 'deleted', true);
end
$$;
comment on function api.auth_delete() is
  'The caller leaves: nothing personal stays but what the other side of an order, a review or the books need. Not while money or orders are open.';

-- supabase/schemas/api/functions/auth_export.sql
create function api.auth_export() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_all constant integer := 2147483647;
begin
  perform private.enforce_rate_limit('export', v_me::text);
  -- What others have a part in comes out of the same operations that show it to the caller every day, so that
  -- a copy of everything can never say more about them.
  return jsonb_build_object(
    'exported_at', internal.wire_time(private.now()),
    'profile', api.auth_me(),
    'orders', api.orders_my(null, v_all, 0) - 'limit' - 'offset',
    'wallet', jsonb_build_object('balance', api.wallet_balance(), 'transactions', api.wallet_transactions(v_all, 0) -> 'items',
      'withdrawals', api.wallet_withdrawals_list(v_all, 0) -> 'items'),
    'boosts', api.boosts_list(v_all, 0) -> 'items',
    'listings', (select coalesce(jsonb_agg(internal.listing_record(listings) || jsonb_build_object('deleted_at', internal.wire_time(listings.deleted_at))
        order by listings.created_at desc), '[]') from public.listings where listings.seller_id = v_me),
    'likes', (select coalesce(jsonb_agg(jsonb_build_object('listing_id', likes.listing_id, 'created_at', internal.wire_time(likes.created_at))
        order by likes.created_at desc), '[]') from public.likes where likes.user_id = v_me),
    'reviews_written', (select coalesce(jsonb_agg(private.review_record(reviews) || jsonb_build_object('order_id', reviews.order_id)
        order by reviews.created_at desc), '[]') from private.reviews where reviews.reviewer_id = v_me),
    'reviews_received', api.reviews_user(v_me, v_all, 0) -> 'items',
    'reports_made', (select coalesce(jsonb_agg(jsonb_build_object('user_id', reports.user_id, 'listing_id', reports.listing_id,
        'reason', reports.reason, 'details', reports.details, 'opened_at', internal.wire_time(reports.opened_at))
        order by reports.opened_at desc), '[]') from private.reports where reports.reporter_id = v_me),
    'identity_checks', (select coalesce(jsonb_agg(private.ktp_record(submissions) order by submissions.submitted_at desc), '[]')
        from private.ktp_submissions as submissions where submissions.user_id = v_me and submissions.status <> 'uploading'),
    'photo_analyses', (select coalesce(jsonb_agg(jsonb_build_object('photo_url', looks.photo_url, 'answer', looks.answer,
        'listing_id', looks.listing_id, 'listed', looks.listed, 'created_at', internal.wire_time(looks.created_at))
        order by looks.created_at desc), '[]') from private.categorizations as looks where looks.user_id = v_me),
    'live_streams', (select coalesce(jsonb_agg(private.live_stream_record(live_streams) order by live_streams.created_at desc), '[]')
        from public.live_streams where live_streams.seller_id = v_me),
    'chat_messages', (select coalesce(jsonb_agg(private.live_message_record(messages) order by messages.created_at desc), '[]')
        from public.live_chat_messages as messages where messages.user_id = v_me::text),
    'devices', api.push_subscriptions(v_all, 0) -> 'items',
    'notification_preferences', api.notifications_preferences(),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('kind', notifications.kind, 'category', notifications.category,
        'data', notifications.data, 'read_at', internal.wire_time(notifications.read_at), 'created_at', internal.wire_time(notifications.created_at))
        order by notifications.created_at desc), '[]') from public.notifications where notifications.user_id = v_me),
    'days_active', (select coalesce(jsonb_agg(caller_days.day order by caller_days.day), '[]')
        from private.caller_days where caller_days.user_id = v_me));
end
$$;
comment on function api.auth_export() is 'Everything that the market keeps about the caller, and of others only what the caller may see anyway.';

-- supabase/schemas/api/functions/auth_me.sql
create function api.auth_me() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = private.caller_id();
  if v_profile.id is null then
    perform private.raise_error('NOT_FOUND', 'You have no profile yet: POST /auth/register.');
  elsif v_profile.deleted_at is not null then
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_me() is 'The caller''s own profile; a token without one is told how to get it.';

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
  v_me uuid := private.caller_id();
  v_profile public.profiles;
begin
  if exists (select from public.profiles where profiles.id = v_me and profiles.deleted_at is not null) then
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  elsif exists (select from public.profiles where profiles.id = v_me) then
    perform private.raise_error('CONFLICT', 'You are registered already.');
  elsif exists (select from public.profiles where lower(profiles.username) = lower(p_username)) then
    perform private.raise_error('CONFLICT', 'This username is taken.');
  end if;
  begin
    insert into public.profiles (id, username, full_name, bio, photo_url, city)
    values (v_me, p_username, p_full_name, p_bio, p_photo_url, p_city)
    returning * into v_profile;
  exception when foreign_key_violation then
    -- A token outlives the account that it was made for.
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  end;
  if p_email is not null then
    insert into private.contacts (user_id, email, token_issued_at) values (v_me, p_email, to_timestamp(p_token_issued_at));
  end if;
  insert into private.caller_days (user_id, day) values (v_me, (private.now() at time zone 'Asia/Jakarta')::date);
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_register(text, text, text, text, text, text, bigint) is
  'Makes the caller''s profile. p_email comes from their verified token.';

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
  perform private.caller();
  perform private.find_user(p_user_id, p_still_here => true);
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$$;
comment on function api.auth_report(uuid, text, text) is 'Anyone tells staff what is wrong with someone else.';

-- supabase/schemas/api/functions/auth_update.sql
create function api.auth_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles := private.caller();
begin
  if p_changes <> '{}' then
    update public.profiles
    set full_name = case when p_changes ? 'full_name' then p_changes ->> 'full_name' else full_name end,
        bio = case when p_changes ? 'bio' then p_changes ->> 'bio' else bio end,
        photo_url = case when p_changes ? 'photo_url' then p_changes ->> 'photo_url' else photo_url end,
        city = case when p_changes ? 'city' then p_changes ->> 'city' else city end,
        phone = case when p_changes ? 'phone' then p_changes ->> 'phone' else phone end,
        locale = coalesce(p_changes ->> 'locale', locale),
        updated_at = private.now()
    where id = v_profile.id returning * into v_profile;
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_update(jsonb) is 'Changes the given fields of the caller''s profile, and only those that are theirs to change; null clears.';

-- supabase/schemas/api/functions/auth_user.sql
create function api.auth_user(p_user_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'id', profiles.id, 'username', profiles.username, 'photo_url', profiles.photo_url, 'city', profiles.city,
    'bio', profiles.bio, 'rating', round(profiles.rating_sum::numeric / nullif(profiles.rating_count, 0), 2),
    'rating_count', profiles.rating_count, 'sold_count', profiles.sold_count,
    'created_at', internal.wire_time(profiles.created_at))
  from public.profiles where profiles.id = p_user_id
$$;
comment on function api.auth_user(uuid) is 'Someone as everyone may see them; null when there is no such person. Runs as its caller: row level security decides.';
grant execute on function api.auth_user(uuid) to anon;

-- supabase/schemas/api/functions/boosts_create.sql
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
  select packages.* into v_package from private.boost_packages as packages where packages.code = p_package and packages.is_offered;
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null;
  if v_package.code is null then
    perform private.raise_error('VALIDATION', 'There is no such package; see GET /boosts/packages.');
  elsif v_listing.id is null or (v_listing.status = 'removed' and v_listing.seller_id <> v_seller.id) then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.raise_error('FORBIDDEN', 'Only its seller may boost a listing.');
  end if;
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.listing_id = p_listing_id and purchases.status in ('CREATING', 'AWAITING_PAYMENT');
  if v_purchase.id is not null then
    return private.resume_boost(v_purchase, p_package, p_request_key);
  elsif v_listing.status <> 'active' then
    perform private.raise_error('CONFLICT', format('The listing is %s; only an active one can be boosted.', v_listing.status));
  end if;
  insert into private.boost_purchases (reference, seller_id, listing_id, package, score, days, price, request_key)
  values (private.new_boost_reference(), v_seller.id, v_listing.id, v_package.code, v_package.score, v_package.days, v_package.price, p_request_key)
  returning * into v_purchase;
  -- Should this process die before the invoice is ours, this job finds it or takes the purchase back.
  perform private.enqueue_job('finish_boost_purchase', v_purchase.id::text, jsonb_build_object('boost_id', v_purchase.id),
    private.now() + interval '60 seconds');
  return private.boost_request(v_purchase, false);
end
$$;
comment on function api.boosts_create(uuid, text, text) is 'Notes what the caller wants to buy for their active listing, with the invoice to ask for.';

-- supabase/schemas/api/functions/boosts_get.sql
create function api.boosts_get(p_boost_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.id = p_boost_id and purchases.seller_id = v_me and purchases.status <> 'CREATING';
  if v_purchase.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such boost of yours.');
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
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.boost_record(page) order by page.created_at desc, page.id desc), '[]')
      from (select purchases.* from private.boost_purchases as purchases
            where purchases.seller_id = v_me and purchases.status <> 'CREATING'
            order by purchases.created_at desc, purchases.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from private.boost_purchases as purchases where purchases.seller_id = v_me and purchases.status <> 'CREATING'),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.boosts_list(integer, bigint) is 'The boosts that the caller bought, newest first.';

-- supabase/schemas/api/functions/boosts_packages.sql
create function api.boosts_packages() returns jsonb
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('package', packages.code, 'name', packages.name, 'score', packages.score,
    'days', packages.days, 'price', packages.price) order by packages.price, packages.code), '[]')
  from private.boost_packages as packages where packages.is_offered
$$;
comment on function api.boosts_packages() is 'The packages on offer, cheapest first.';
grant execute on function api.boosts_packages() to anon;

-- supabase/schemas/api/functions/feed_recently_sold.sql
create function api.feed_recently_sold(p_limit integer) returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select concat('{"success":true,"data":', (
    select coalesce(json_agg(json_build_object('id', sold.listing_id, 'title', sold.listing_title, 'price', sold.item_price,
        'photo_url', sold.listing_photo_url, 'product_category', listings.product_category, 'sold_at', internal.wire_time(sold.sold_at))
      order by sold.sold_at desc, sold.id desc), '[]')
    from (select orders.id, orders.listing_id, orders.listing_title, orders.item_price, orders.listing_photo_url,
            coalesce(orders.completed_at, orders.delivered_at) as sold_at
          from public.orders where orders.status in ('COMPLETED', 'DELIVERED')
          order by coalesce(orders.completed_at, orders.delivered_at) desc, orders.id desc limit p_limit) as sold
    join public.listings on listings.id = sold.listing_id), '}')
$$;
comment on function api.feed_recently_sold(integer) is
  'What was sold last as its JSON text, newest first: things and prices as agreed, and no person.';
grant execute on function api.feed_recently_sold(integer) to anon;

-- supabase/schemas/api/functions/finance_inbox_run.sql
create function api.finance_inbox_run(p_terms jsonb default null) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event private.finance_inbox;
  v_outcome text;
  v_error text;
begin
  select inbox.* into v_event from private.finance_inbox as inbox
  where inbox.handled_at is null and inbox.due_at <= private.now()
  order by inbox.due_at, inbox.position limit 1
  for update skip locked;
  if v_event.id is null then
    return 'idle';
  end if;
  begin
    v_outcome := private.apply_portal_event(v_event, p_terms);
  exception when others then
    get stacked diagnostics v_error = message_text;
    update private.finance_inbox
    set attempts = attempts + 1, last_error = left(v_error, 1000),
        due_at = private.now() + make_interval(secs => private.retry_seconds('finance_inbox', attempts + 1))
    where id = v_event.id;
    return 'failed';
  end;
  update private.finance_inbox
  set attempts = attempts + 1, outcome = v_outcome, handled_at = private.now(), last_error = null
  where id = v_event.id;
  return 'done';
end
$$;
comment on function api.finance_inbox_run(jsonb) is
  'Acts on the oldest waiting event of the inbox in one transaction: done, failed (it comes back later) or idle. p_terms {fee, minimum} of a payout, null while disbursements only notify.';
revoke execute on function api.finance_inbox_run(jsonb) from authenticated;
grant execute on function api.finance_inbox_run(jsonb) to service_role;

-- supabase/schemas/api/functions/finances_balance.sql
create function api.finances_balance(p_seller_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
begin
  if v_caller.id <> p_seller_id and not private.has_role(v_caller.id, 'ops_admin', 'administrator')
     or not exists (select from public.profiles where profiles.id = p_seller_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such seller.');
  end if;
  return (
    select jsonb_build_object('seller_id', copy.seller_id, 'available', copy.available, 'pending', copy.pending,
      'currency', copy.currency, 'as_of', internal.wire_time(copy.as_of), 'source', 'copy', 'stale', true)
    from private.seller_balances as copy where copy.seller_id = p_seller_id);
end
$$;
comment on function api.finances_balance(uuid) is
  'The stored copy of a seller''s balance, for the seller and for staff; null when there is none yet.';

-- supabase/schemas/api/functions/internal_events.sql
create function api.internal_events(p_after_seq bigint, p_limit integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_events jsonb;
begin
  select coalesce(jsonb_agg(private.event_envelope(page.*::private.outbox) order by page.seq), '[]') into v_events
  from (select outbox.* from private.outbox where outbox.seq > p_after_seq order by outbox.seq limit p_limit) as page;
  return jsonb_build_object('events', v_events,
    'last_seq', (select finance_portal.last_seq from private.finance_portal));
end
$$;
comment on function api.internal_events(bigint, integer) is
  'Events after a number, oldest first, delivered or not, and the highest number given so far: what proves to the portal that it misses nothing.';
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
  v_known text;
begin
  insert into private.finance_inbox (id, type, data, digest) values (p_event_id, p_type, p_data, p_digest)
  on conflict (id) do nothing;
  select finance_inbox.digest into v_known from private.finance_inbox where finance_inbox.id = p_event_id;
  if v_known <> p_digest then
    perform private.raise_error('CONFLICT', 'This id was sent before with another content.');
  end if;
  return jsonb_build_object('id', p_event_id, 'received', true);
end
$$;
comment on function api.internal_receive(text, text, jsonb, text) is
  'Puts an event of the finance portal into the inbox, from which the schedule takes it; a repeat changes nothing.';
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
  v_known private.portal_commands;
  v_dispute private.disputes;
begin
  -- A emulator of this call that comes at the same instant waits here until we are done, or undone.
  insert into private.portal_commands (id, digest, command) values (p_command_id, p_digest, p_command)
  on conflict (id) do nothing;
  if not found then
    select commands.* into v_known from private.portal_commands as commands where commands.id = p_command_id;
    if v_known.digest <> p_digest then
      perform private.raise_error('CONFLICT', 'This webhook-id ordered something else before.');
    end if;
    return jsonb_build_object('is_replay', true, 'dispute', v_known.answer);
  end if;

  select disputes.* into v_dispute from private.disputes
  where disputes.id = coalesce((p_command ->> 'dispute_id')::uuid, disputes.id)
    and disputes.order_id = coalesce((p_command ->> 'order_id')::uuid, disputes.order_id)
    and num_nonnulls(p_command ->> 'dispute_id', p_command ->> 'order_id') > 0;
  if v_dispute.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such dispute.');
  end if;
  v_dispute := private.resolve_dispute(v_dispute.id, p_command ->> 'resolution', p_command ->> 'note', 'portal', null);
  update private.portal_commands set answer = private.dispute_record(v_dispute.order_id)
  where id = p_command_id returning * into v_known;
  return jsonb_build_object('is_replay', false, 'dispute', v_known.answer);
end
$$;
comment on function api.internal_resolve_dispute(text, text, jsonb) is
  'The finance portal ends a dispute {dispute_id | order_id, resolution, note?, actor} by the same operation as staff; a repeat of its id is answered as the first was.';
revoke execute on function api.internal_resolve_dispute(text, text, jsonb) from authenticated;
grant execute on function api.internal_resolve_dispute(text, text, jsonb) to service_role;

-- supabase/schemas/api/functions/ktp_status.sql
create function api.ktp_status() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.user_id = v_me and submissions.status in ('pending', 'approved', 'rejected')
  order by submissions.submitted_at desc, submissions.id desc limit 1;
  if v_submission.id is null then
    return '{"id": null, "status": "none", "rejection_reason": null, "submitted_at": null, "decided_at": null}'::jsonb;
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_status() is 'Where the caller''s identity check stands: none, pending, approved or rejected.';

-- supabase/schemas/api/functions/ktp_submit.sql
create function api.ktp_submit(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid;
  v_submission private.ktp_submissions;
begin
  -- Held until commit: whoever leaves at this moment finds what is handed in, or has left before.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_me := (private.caller()).id;
  perform private.require_no_open_ktp(v_me);
  update private.ktp_submissions set status = 'pending', submitted_at = private.now()
  where id = p_submission_id and user_id = v_me and status = 'uploading'
  returning * into v_submission;
  if v_submission.id is null then
    perform private.raise_error('CONFLICT', 'The upload took too long; send the photos again.');
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_submit(uuid) is 'Both photos are stored: staff may look at them.';

-- supabase/schemas/api/functions/listings_boosted.sql
create function api.listings_boosted(p_limit integer, p_offset bigint) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_total bigint;
  v_listings uuid[];
  v_sellers uuid[];
  v_ids uuid[];
begin
  select coalesce(sum(counts.visible), 0) into v_total from public.listing_counts as counts;
  -- Over by the clock, and still booked because the scheduled run that ends them has not come yet.
  select array_agg(periods.listing_id) filter (where periods.listing_id is not null),
    array_agg(periods.seller_id) filter (where periods.listing_id is null)
  into v_listings, v_sellers
  from private.boost_periods as periods where periods.ended_at is null and periods.ends_at <= private.now();

  if p_offset >= v_total then
    v_ids := '{}';
  elsif v_listings is null and v_sellers is null then
    v_ids := array(select listings.id from public.listings where listings.is_visible
      order by listings.boost_score desc, listings.id limit p_limit offset p_offset);
  else
    v_ids := array(
      select pool.id from (
        (select listings.id, listings.boost_score::bigint as score from public.listings
         where listings.is_visible and listings.id <> all (coalesce(v_listings, '{}')) and listings.seller_id <> all (coalesce(v_sellers, '{}'))
         order by listings.boost_score desc, listings.id limit p_offset + p_limit)
        union all
        select listings.id, listings.boost_score - (
            select sum(periods.score) from private.boost_periods as periods
            where periods.ended_at is null and periods.ends_at <= private.now()
              and (periods.listing_id = listings.id or periods.listing_id is null and periods.seller_id = listings.seller_id))
        from public.listings
        where listings.is_visible and (listings.id = any (v_listings) or listings.seller_id = any (v_sellers))) as pool
      order by pool.score desc, pool.id limit p_limit offset p_offset);
  end if;
  return concat('{"listings":[', internal.listing_cards(v_ids), '],"total":', v_total, ',"offset":', p_offset, ',"limit":', p_limit, '}');
end
$$;
comment on function api.listings_boosted(integer, bigint) is
  'A page of everything for sale as its JSON text, the boosted first: the order of the very moment, whether or not the end of a boost has been booked.';
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
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Planned for this call alone: only the conditions that apply are there, so an index gives the order.
  v_where text := 'listings.is_visible'
    || case when p_gender is null then '' else ' and listings.gender = $1' end
    || case when p_product_category is null then '' else ' and listings.product_category = $2' end
    || case when p_after_id is null then ''
         when p_sort_by = 'lowest_price' then ' and (listings.price, listings.id) > ($3, $4)'
         when p_sort_by = 'highest_price' then ' and listings.price <= $3 and (listings.price < $3 or listings.id > $4)'
         else ' and (listings.created_at, listings.id) < (timestamptz ''epoch'' + $3 * interval ''1 microsecond'', $4)' end;
  v_order text := case p_sort_by when 'lowest_price' then 'listings.price, listings.id'
    when 'highest_price' then 'listings.price desc, listings.id'
    else 'listings.created_at desc, listings.id desc' end;
  v_ids uuid[];
  v_total bigint;
  v_last public.listings;
  v_next text;
begin
  select coalesce(sum(counts.visible), 0) into v_total from public.listing_counts as counts
  where (p_gender is null or counts.gender = p_gender)
    and (p_product_category is null or counts.product_category = p_product_category);
  if p_offset >= v_total then
    return concat('{"listings":[],"total":', v_total, ',"offset":', p_offset, ',"limit":', p_limit, ',"next_cursor":null}');
  end if;
  -- One more than the page, to know whether another follows.
  execute 'select array(select listings.id from public.listings where ' || v_where
    || ' order by ' || v_order || ' limit $5 + 1 offset $6)'
    into v_ids using p_gender, p_product_category, p_after_key, p_after_id, p_limit, p_offset;
  if cardinality(v_ids) > p_limit and p_limit > 0 then
    select listings.id, listings.price, listings.created_at into v_last.id, v_last.price, v_last.created_at
    from public.listings where listings.id = v_ids[p_limit];
    v_next := json_build_array(p_sort_by, p_gender, p_product_category,
      case when p_sort_by = 'newest' then (extract(epoch from v_last.created_at) * 1000000)::bigint else v_last.price end,
      v_last.id);
  end if;
  return concat('{"listings":[', internal.listing_cards(v_ids[:p_limit]), '],"total":', v_total, ',"offset":', p_offset,
    ',"limit":', p_limit, ',"next_cursor":',
    coalesce('"' || translate(encode(convert_to(v_next, 'UTF8'), 'base64'), E'+/=\n', '-_') || '"', 'null'), '}');
end
$$;
comment on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) is
  'A page of the shop as its JSON text, with the exact total and a cursor to the next. p_after_* are the last row''s price, or creation in microseconds, and id. Runs as its caller.';
grant execute on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) to anon;

-- supabase/schemas/api/functions/listings_create.sql
create function api.listings_create(p_listing jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Held until commit, so that a suspension hides this listing too, or comes first and rejects it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  insert into public.listings (seller_id, title, description, price, original_price, product_category, gender, condition,
    brand, size, color, material, style, sub_category, vibe_tags, photos, weight_grams)
  values (v_seller.id, p_listing ->> 'title', coalesce(p_listing ->> 'description', ''), (p_listing ->> 'price')::bigint,
    (p_listing ->> 'original_price')::bigint, p_listing ->> 'product_category', p_listing ->> 'gender',
    p_listing ->> 'condition', p_listing ->> 'brand', p_listing ->> 'size', p_listing ->> 'color',
    p_listing ->> 'material', p_listing ->> 'style', p_listing ->> 'sub_category',
    private.text_array(coalesce(p_listing -> 'vibe_tags', '[]')), private.text_array(p_listing -> 'photos'),
    (p_listing ->> 'weight_grams')::integer)
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_create(jsonb) is 'Puts a listing of the caller into the shop.';

-- supabase/schemas/api/functions/listings_delete.sql
create function api.listings_delete(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  update public.listings set deleted_at = private.now(), updated_at = private.now() where id = v_listing.id;
  return jsonb_build_object('id', v_listing.id, 'deleted', true);
end
$$;
comment on function api.listings_delete(uuid) is 'Takes the caller''s active listing out of the shop; the row stays for those who ordered it before.';

-- supabase/schemas/api/functions/listings_get.sql
create function api.listings_get(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = v_me);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  end if;
  return internal.listing_record(v_listing) || jsonb_build_object('liked_by_me',
    exists (select from public.likes where likes.user_id = v_me and likes.listing_id = v_listing.id));
end
$$;
comment on function api.listings_get(uuid) is 'One listing, reserved and sold ones too, and whether the caller likes it; a removed one only for its seller.';

-- supabase/schemas/api/functions/listings_like.sql
create function api.listings_like(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_likes integer;
begin
  perform private.enforce_rate_limit('likes', v_me::text);
  v_likes := (private.likeable_listing(p_listing_id, v_me)).likes;
  insert into public.likes (user_id, listing_id) values (v_me, p_listing_id) on conflict do nothing;
  if found then
    update public.listings set likes = likes + 1 where id = p_listing_id returning likes into v_likes;
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', true, 'likes', v_likes);
end
$$;
comment on function api.listings_like(uuid) is 'The caller likes a listing, once however often they say so.';

-- supabase/schemas/api/functions/listings_photos.sql
create function api.listings_photos(p_extension text) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.active_caller();
begin
  return v_caller.id || '/' || gen_random_uuid() || '.' || p_extension;
end
$$;
comment on function api.listings_photos(text) is 'A fresh path for a photo, under the caller''s own id.';

-- supabase/schemas/api/functions/listings_relist.sql
create function api.listings_relist(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Held until commit, so that a suspension hides this listing too, or comes first and rejects it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  select listings.* into v_listing from public.listings where listings.id = p_listing_id for update;
  if v_listing.id is null or v_listing.deleted_at is not null
     or (v_listing.status = 'removed' and v_listing.seller_id <> v_seller.id) then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.raise_error('FORBIDDEN', 'Only its seller may put a listing up again.');
  elsif v_listing.status <> 'removed' then
    perform private.raise_error('CONFLICT', format('The listing is %s; only a removed one can be put up again.', v_listing.status));
  end if;
  update public.listings set status = 'active', updated_at = private.now() where id = v_listing.id returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_relist(uuid) is 'Puts a listing that an ended order left removed back into the shop.';

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
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = v_me);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  end if;
  return private.open_report(v_listing.seller_id, v_listing.id, p_reason, p_details);
end
$$;
comment on function api.listings_report(uuid, text, text) is 'Anyone but its seller tells staff what is wrong with a listing.';

-- supabase/schemas/api/functions/listings_unlike.sql
create function api.listings_unlike(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_likes integer;
begin
  perform private.enforce_rate_limit('likes', v_me::text);
  v_likes := (private.likeable_listing(p_listing_id, v_me)).likes;
  delete from public.likes where user_id = v_me and listing_id = p_listing_id;
  if found then
    update public.listings set likes = likes - 1 where id = p_listing_id returning likes into v_likes;
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', false, 'likes', v_likes);
end
$$;
comment on function api.listings_unlike(uuid) is 'The caller does not like a listing any more; one they never liked stays as it is.';

-- supabase/schemas/api/functions/listings_update.sql
create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  if p_changes <> '{}' then
    update public.listings
    set title = coalesce(p_changes ->> 'title', title),
        description = case when p_changes ? 'description' then coalesce(p_changes ->> 'description', '') else description end,
        price = coalesce((p_changes ->> 'price')::bigint, price),
        original_price = case when p_changes ? 'original_price' then (p_changes ->> 'original_price')::bigint else original_price end,
        product_category = coalesce(p_changes ->> 'product_category', product_category),
        gender = coalesce(p_changes ->> 'gender', gender),
        condition = coalesce(p_changes ->> 'condition', condition),
        brand = case when p_changes ? 'brand' then p_changes ->> 'brand' else brand end,
        size = case when p_changes ? 'size' then p_changes ->> 'size' else size end,
        color = case when p_changes ? 'color' then p_changes ->> 'color' else color end,
        material = case when p_changes ? 'material' then p_changes ->> 'material' else material end,
        style = case when p_changes ? 'style' then p_changes ->> 'style' else style end,
        sub_category = case when p_changes ? 'sub_category' then p_changes ->> 'sub_category' else sub_category end,
        vibe_tags = case when p_changes ? 'vibe_tags' then private.text_array(p_changes -> 'vibe_tags') else vibe_tags end,
        photos = case when p_changes ? 'photos' then private.text_array(p_changes -> 'photos') else photos end,
        weight_grams = coalesce((p_changes ->> 'weight_grams')::integer, weight_grams),
        updated_at = private.now()
    where id = p_listing_id returning * into v_listing;
  end if;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_update(uuid, jsonb) is 'Changes the given fields of the caller''s active listing; null clears an optional one.';

-- supabase/schemas/api/functions/listings_user.sql
create function api.listings_user(p_user_id uuid, p_limit integer, p_offset bigint) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[];
  v_total bigint;
begin
  if not exists (select from public.profiles where profiles.id = p_user_id) then
    return null;
  end if;
  v_ids := array(select listings.id from public.listings
    where listings.seller_id = p_user_id and listings.deleted_at is null and listings.status <> 'removed'
    order by listings.created_at desc, listings.id desc limit p_limit offset p_offset);
  select count(*) into v_total from public.listings
  where listings.seller_id = p_user_id and listings.deleted_at is null and listings.status <> 'removed';
  return concat('{"listings":[', internal.listing_cards(v_ids), '],"total":', v_total, ',"offset":', p_offset,
    ',"limit":', p_limit, '}');
end
$$;
comment on function api.listings_user(uuid, integer, bigint) is
  'What someone sells and has sold, newest first, as its JSON text; null when there is no such person. Runs as its caller.';
grant execute on function api.listings_user(uuid, integer, bigint) to anon;

-- supabase/schemas/api/functions/live_streams_chat.sql
create function api.live_streams_chat(p_stream_id text, p_text text, p_type text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.active_caller();
  v_status public.live_status;
begin
  perform private.enforce_rate_limit('chat', v_caller.id::text);
  -- The status is asked under the chat's lock, which the end of a stream takes for its own last message:
  -- so nothing is ever said after it.
  perform from private.live_chats where live_chats.stream_id = p_stream_id for no key update;
  select live_streams.status into v_status from public.live_streams where live_streams.id = p_stream_id;
  if v_status is null then
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  elsif v_status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream is ended: nobody chats any more.');
  end if;
  return private.live_message_record(
    private.add_live_message(p_stream_id, v_caller.id::text, v_caller.username, p_text, p_type));
end
$$;
comment on function api.live_streams_chat(text, text, text) is 'The caller says something, or offers a price, in the chat of a stream that is not ended.';

-- supabase/schemas/api/functions/live_streams_create.sql
create function api.live_streams_create(p_stream jsonb, p_brand text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_host public.profiles;
  v_now timestamptz := private.now();
  v_scheduled_at timestamptz := (p_stream ->> 'scheduled_at')::timestamptz;
  v_upcoming boolean := coalesce(v_scheduled_at > v_now, false);
  v_stream public.live_streams;
begin
  -- Held until commit: a ban either finds this stream and ends it, or comes first and rejects it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_host := private.active_caller();
  perform private.may_go_live(v_host, p_brand);
  insert into public.live_streams (seller_id, seller_username, seller_avatar, title, status, pinned_listing_ids,
    scheduled_at, started_at, created_at)
  values (v_host.id, v_host.username, v_host.photo_url, p_stream ->> 'title',
    case when v_upcoming then 'upcoming'::public.live_status else 'live' end,
    private.checked_live_pins(v_host.id, coalesce(p_stream -> 'pinned_listing_ids', '[]'), '{}'),
    v_scheduled_at, case when not v_upcoming then v_now end, v_now)
  returning * into v_stream;
  insert into private.live_chats (stream_id) values (v_stream.id);
  if not v_upcoming then
    perform private.begin_live_stream(v_stream);
  end if;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_create(jsonb, text) is
  'Begins a stream of the caller, or announces it when scheduled_at is still to come. p_stream {title, scheduled_at?, pinned_listing_ids?}; p_brand is whose support a banned caller is sent to.';

-- supabase/schemas/api/functions/live_streams_end.sql
create function api.live_streams_end(p_stream_id text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams := private.own_live_stream(p_stream_id, (private.caller()).id);
begin
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream is ended already.');
  end if;
  return private.live_stream_record(private.end_live_stream(p_stream_id));
end
$$;
comment on function api.live_streams_end(text) is 'The host ends their stream, or calls off one that was announced.';

-- supabase/schemas/api/functions/live_streams_get.sql
create function api.live_streams_get(p_stream_id text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.* into v_stream from public.live_streams where live_streams.id = p_stream_id;
  if v_stream.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  end if;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_get(text) is 'One stream, ended ones too.';
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
  v_statuses public.live_status[] := case when p_status is null
    then array['upcoming', 'live']::public.live_status[] else array[p_status]::public.live_status[] end;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.live_stream_record(page) order by page.created_at desc, page.id desc), '[]')
              from (select live_streams.* from public.live_streams where live_streams.status = any (v_statuses)
                    order by live_streams.created_at desc, live_streams.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from public.live_streams where live_streams.status = any (v_statuses)),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.live_streams_list(text, integer, integer) is 'Streams of one status, or without one those that are live or upcoming, newest first.';
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
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  end if;
  if p_after_seq is null then
    select coalesce(jsonb_agg(private.live_message_record(page) order by page.seq desc), '[]') into v_messages
    from (select messages.* from public.live_chat_messages as messages
          where messages.stream_id = p_stream_id and messages.created_at > coalesce(p_after, '-infinity')::timestamptz
          order by messages.created_at desc limit 100) as page;
    return jsonb_build_object('messages', v_messages);
  end if;
  -- One more than the page, to know whether another follows: asked by itself, that reads the whole table when none does.
  v_page := array(
    select messages from public.live_chat_messages as messages
    where messages.stream_id = p_stream_id and messages.seq > p_after_seq order by messages.seq limit 101);
  select coalesce(jsonb_agg(private.live_message_record(page) order by page.seq), '[]') into v_messages from unnest(v_page[:100]) as page;
  return jsonb_build_object('messages', v_messages, 'has_more', cardinality(v_page) > 100);
end
$$;
comment on function api.live_streams_messages(text, text, bigint) is
  'At most 100 messages: the newest first, later than the time p_after if given (as text: the driver would cut its microseconds); or the oldest first after p_after_seq, with which a poller misses none.';
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
    perform private.raise_error('CONFLICT', 'The stream is ended: nothing can be pinned to it.');
  end if;
  update public.live_streams set pinned_listing_ids = private.checked_live_pins(v_host.id, p_pinned_listing_ids, v_before)
  where live_streams.id = p_stream_id returning * into v_stream;
  for v_title in
    select listings.title from unnest(v_stream.pinned_listing_ids) with ordinality as pin (listing_id, place)
    join public.listings on listings.id = pin.listing_id
    where pin.listing_id <> all (v_before) order by pin.place
  loop
    perform private.add_live_system_message(p_stream_id, pg_catalog.format('Disematkan: %s', v_title));
  end loop;
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_pins(text, jsonb) is 'Replaces what the host has pinned; the chat names what is new.';

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
    perform private.raise_error('CONFLICT', pg_catalog.format('The stream is %s: only an upcoming one can be started.', v_stream.status));
  end if;
  update public.live_streams set status = 'live', started_at = private.now()
  where live_streams.id = p_stream_id returning * into v_stream;
  perform private.begin_live_stream(v_stream);
  return private.live_stream_record(v_stream);
end
$$;
comment on function api.live_streams_start(text, text) is 'The host goes live with a stream that was announced.';

-- supabase/schemas/api/functions/live_streams_view.sql
-- Views and leaves of one stream that wait at the same moment arrive together: one lock, one update,
-- one commit. The loop is what makes them worth as much as alone: each sees what the one before it left.
create function api.live_streams_view(p_stream_id text, p_calls jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_steps integer[];
  v_waits integer[];
  v_stream public.live_streams;
  v_viewers integer;
  v_step integer;
  v_seen integer[] := '{}';
begin
  with calls as (
    select call.value ->> 'user_id' || ':' || p_stream_id as subject, (call.value ->> 'step')::integer as step, call.place,
      row_number() over (partition by call.value ->> 'user_id' order by call.place) as turn
    from jsonb_array_elements(p_calls) with ordinality as call (value, place)
  ), windows as (
    select * from private.count_rate_limits('view_leave', array(select calls.subject from calls))
  )
  select array_agg(case when calls.turn <= windows.admitted then calls.step end order by calls.place),
    array_agg(windows.retry_after_seconds order by calls.place)
  into v_steps, v_waits from calls join windows on windows.subject = calls.subject;

  v_stream := private.lock_live_stream(p_stream_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream is ended.');
  end if;
  v_viewers := v_stream.viewers;
  foreach v_step in array v_steps loop
    v_viewers := case when v_step is null then v_viewers else greatest(0, v_viewers + v_step) end;
    v_seen := array_append(v_seen, case when v_step is not null then v_viewers end);
  end loop;
  update public.live_streams set viewers = v_viewers where live_streams.id = p_stream_id;
  return (select jsonb_agg(jsonb_build_object('viewers', seen.viewers, 'retry_after_seconds', seen.wait) order by seen.place)
          from unnest(v_seen, v_waits) with ordinality as seen (viewers, wait, place));
end
$$;
comment on function api.live_streams_view(text, jsonb) is
  'Counts calls p_calls [{user_id, step: 1 (view) or -1 (leave)}] as if they came one after the other in this order; a leave at 0 is forgotten. Answers for each the viewers that it left, or null when it was one too many for its user.';
revoke execute on function api.live_streams_view(text, jsonb) from authenticated;
grant execute on function api.live_streams_view(text, jsonb) to service_role;

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
  select coalesce(jsonb_agg(private.notification_record(page) order by page.created_at desc, page.id desc), '[]') into v_items
  from (select notifications.* from public.notifications where notifications.user_id = v_caller.id
        order by notifications.created_at desc, notifications.id desc limit p_limit offset p_offset) as page;
  select count(*), count(*) filter (where notifications.read_at is null) into v_total, v_unread
  from public.notifications where notifications.user_id = v_caller.id;
  return jsonb_build_object('items', v_items, 'total', v_total, 'unread_count', v_unread,
    'limit', p_limit, 'offset', p_offset, 'locale', v_caller.locale);
end
$$;
comment on function api.notifications_list(integer, integer) is 'The caller''s notifications, newest first, with how many there are and how many are unread, and the language to tell them in.';

-- supabase/schemas/api/functions/notifications_preferences.sql
create function api.notifications_preferences() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_preferences public.notification_preferences;
begin
  select preferences.* into v_preferences from public.notification_preferences as preferences where preferences.user_id = v_me;
  return jsonb_build_object(
    'muted_categories', to_jsonb(coalesce(v_preferences.muted_categories, '{}')),
    'email_digest', coalesce(v_preferences.email_digest, false),
    'push_enabled', coalesce(v_preferences.push_enabled, true));
end
$$;
comment on function api.notifications_preferences() is 'How the caller wants to be told; the defaults for whoever never said.';

-- supabase/schemas/api/functions/notifications_preferences_update.sql
create function api.notifications_preferences_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_wanted jsonb;
begin
  -- Two changes at once of different fields must both count.
  perform from public.profiles where profiles.id = v_me for no key update;
  v_wanted := api.notifications_preferences() || p_changes;
  insert into public.notification_preferences as preferences (user_id, muted_categories, email_digest, push_enabled)
  values (v_me, array(select jsonb_array_elements_text(v_wanted -> 'muted_categories') as category order by category),
    (v_wanted ->> 'email_digest')::boolean, (v_wanted ->> 'push_enabled')::boolean)
  on conflict (user_id) do update
  set muted_categories = excluded.muted_categories, email_digest = excluded.email_digest,
      push_enabled = excluded.push_enabled, updated_at = private.now();
  if (v_wanted ->> 'email_digest')::boolean then
    perform private.schedule_digest();
  end if;
  return api.notifications_preferences();
end
$$;
comment on function api.notifications_preferences_update(jsonb) is 'Changes the given preferences of the caller; what is not given stays.';

-- supabase/schemas/api/functions/notifications_read_all.sql
create function api.notifications_read_all() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_count bigint;
begin
  update public.notifications set read_at = private.now() where user_id = v_me and read_at is null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('updated', v_count, 'unread_count', 0);
end
$$;
comment on function api.notifications_read_all() is 'Marks all of the caller''s notifications as read.';

-- supabase/schemas/api/functions/notifications_toggle_read.sql
create function api.notifications_toggle_read(p_notification_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_notification public.notifications;
begin
  update public.notifications set read_at = case when read_at is null then private.now() end
  where id = p_notification_id and user_id = v_caller.id returning * into v_notification;
  if v_notification.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such notification of yours.');
  end if;
  return private.notification_record(v_notification) || jsonb_build_object('locale', v_caller.locale);
end
$$;
comment on function api.notifications_toggle_read(uuid) is 'Turns one notification of the caller from unread to read, or back.';

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
  'Calls a sale off before it was shipped; what was paid goes back.';

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
  'The buyer has the parcel and is content: escrow goes to the seller.';

-- supabase/schemas/api/functions/orders_create.sql
create function api.orders_create(
  p_listing_id uuid,
  p_address_id uuid,
  p_quote jsonb,
  p_voucher_code text default null,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
  perform private.enforce_rate_limit('order_creation', v_buyer.id::text);
  select addresses.* into v_address from public.addresses
  where addresses.id = p_address_id and addresses.user_id = v_buyer.id;
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null for update;
  if p_quote ->> 'listing_id' is distinct from p_listing_id::text or p_quote ->> 'buyer_id' is distinct from v_buyer.id::text
     or (v_address.id is not null and p_quote ->> 'address_fingerprint' is distinct from private.address_fingerprint(v_address))
     or (v_listing.id is not null and (p_quote ->> 'weight_grams')::integer is distinct from v_listing.weight_grams) then
    perform private.raise_error('VALIDATION', 'The shipping quote was given for something else; ask for new rates.');
  elsif (p_quote ->> 'expires_at')::timestamptz <= private.now() then
    perform private.raise_error('VALIDATION', 'The shipping quote has expired; ask for new rates.');
  elsif v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address among yours.');
  elsif v_listing.seller_id = v_buyer.id then
    perform private.raise_error('FORBIDDEN', 'This is your own listing.');
  end if;
  if not v_listing.is_visible then
    v_resumed := private.resume_order(v_listing.id, v_buyer.id, v_address, p_quote, p_voucher_code, p_request_key);
    if v_resumed is not null then
      return v_resumed;
    end if;
    perform private.raise_error('CONFLICT', 'This listing is not for sale any more.');
  end if;
  select addresses.* into v_origin from public.addresses where addresses.user_id = v_listing.seller_id and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('CONFLICT', 'The seller has no address to ship from yet.');
  end if;

  v_fee := private.protection_fee(v_listing.price);
  v_total := v_listing.price + (p_quote ->> 'price')::bigint + v_fee;
  if p_voucher_code is not null then
    v_voucher := private.use_voucher(p_voucher_code, v_buyer.id, v_listing.price, v_total);
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
  perform private.enqueue_job('finish_order', v_order.id::text, jsonb_build_object('order_id', v_order.id),
    private.now() + interval '60 seconds');
  return private.invoice_request(v_order, false);
end
$$;
comment on function api.orders_create(uuid, uuid, jsonb, text, text) is
  'Takes the listing for this buyer and writes the order, unseen, with the invoice to ask for. p_quote is a quote whose signature was verified.';

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
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.move_order_as_caller(v_order, 'DISPUTED', p_reason);
  update private.disputes set description = p_description, photos = coalesce(private.text_array(p_photos), '{}') where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_dispute(text, text, text, jsonb) is
  'The buyer says that something is wrong: escrow waits for a decision.';

-- supabase/schemas/api/functions/orders_my.sql
create function api.orders_my(p_status text, p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_bought jsonb;
  v_sold jsonb;
begin
  select coalesce(jsonb_agg(private.order_record(page.bought, v_me) order by (page.bought).created_at desc, (page.bought).id desc), '[]') into v_bought
  from (select orders as bought from public.orders
        where orders.buyer_id = v_me and orders.state_version > 0 and (p_status is null or orders.status::text = p_status)
        order by orders.created_at desc, orders.id desc limit p_limit offset p_offset) as page;
  select coalesce(jsonb_agg(private.order_record(page.sold, v_me) order by (page.sold).created_at desc, (page.sold).id desc), '[]') into v_sold
  from (select orders as sold from public.orders
        where orders.seller_id = v_me and orders.state_version > 0 and (p_status is null or orders.status::text = p_status)
        order by orders.created_at desc, orders.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('as_buyer', v_bought, 'as_seller', v_sold,
    'total_as_buyer', (select count(*) from public.orders where orders.buyer_id = v_me and orders.state_version > 0
                         and (p_status is null or orders.status::text = p_status)),
    'total_as_seller', (select count(*) from public.orders where orders.seller_id = v_me and orders.state_version > 0
                          and (p_status is null or orders.status::text = p_status)),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.orders_my(text, integer, integer) is 'The caller''s orders, bought and sold, newest first.';

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
  'The seller, or staff, agree to take it back.';

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
  v_shipment := private.begin_booking(v_order, 'return');
  if v_shipment.shipper_order_id is null then
    -- Whoever asks may die before the provider's answer is written down; then the job finds it.
    perform private.enqueue_job('shipping_book', v_order.id || ':return',
      jsonb_build_object('order_id', v_order.id, 'direction', 'return'), private.now() + interval '1 minute');
    if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
      perform private.audit(private.staff_caller('ops_admin'), p_audit, 'order', v_order.id::text, null,
        jsonb_build_object('shipment_id', v_shipment.id));
    end if;
  end if;
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.orders_return_label(text, jsonb) is
  'First step of the way back: who may, may it be, and what to ask the provider for when it has not been asked. Both parties and staff.';

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
  'The seller has it back: the buyer is refunded in the same transaction.';

-- supabase/schemas/api/functions/orders_return_reject.sql
create function api.orders_return_reject(p_order text, p_reason text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  if v_order.status <> 'RETURN_REQUESTED' then
    -- DELIVERED is also where a parcel arrives: a rejection without a request is no delivery.
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: there is no return to reject.', v_order.status));
  end if;
  v_order := private.move_order_as_caller(v_order, 'DELIVERED', p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_reject(text, text, jsonb) is
  'The seller, or staff, reject a return, and say why; a dispute stays open to the buyer.';

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
  update private.returns set description = p_description, photos = coalesce(private.text_array(p_photos), '{}') where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_request(text, text, text, jsonb) is
  'The buyer wants to send it back; what costs little is approved at once.';

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
begin
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  select shipments.* into v_shipment from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'outbound';
  if exists (select from public.orders where orders.tracking_number = p_tracking_number and orders.id <> v_order.id)
     or exists (select from private.shipments where shipments.waybill = p_tracking_number and shipments.order_id <> v_order.id) then
    perform private.raise_error('CONFLICT', 'This tracking number belongs to another parcel.');
  end if;
  perform private.move_order_as_caller(v_order, 'SHIPPED');
  update public.orders
  set tracking_number = p_tracking_number, courier_code = coalesce(p_courier_code, courier_code), updated_at = private.now()
  where id = v_order.id returning * into v_order;
  if v_shipment.waybill is distinct from p_tracking_number then
    perform private.effect_cancel_shipping(v_order);
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_ship(text, text, text) is
  'The seller has handed the parcel over; a number other than our waybill must be new, and our own shipping order is cancelled.';

-- supabase/schemas/api/functions/orders_status.sql
create function api.orders_status(p_order text, p_status text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_to public.order_status := p_status::public.order_status;
begin
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  if exists (select from private.order_transitions as transitions
             where transitions.from_status = v_order.status and transitions.to_status = v_to)
     and not exists (select from private.order_transitions as transitions
                     where transitions.from_status = v_order.status and transitions.to_status = v_to and transitions.actor = v_actor) then
    perform private.raise_error('FORBIDDEN', pg_catalog.format('The %s may not move this order from %s to %s.', v_actor, v_order.status, v_to));
  end if;
  v_order := private.move_order_as_caller(v_order, v_to, null, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_status(text, text, jsonb) is
  'Moves an order along a row of the transition table: another party''s row is 403, no row at all 409.';

-- supabase/schemas/api/functions/orders_timeline.sql
create function api.orders_timeline(p_order text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  return (
    select jsonb_agg(jsonb_build_object('version', history.version, 'from', history.from_status, 'to', history.to_status,
      'actor', history.actor, 'reason', history.reason, 'at', internal.wire_time(history.at)) order by history.version)
    from private.order_history as history where history.order_id = v_order.id);
end
$$;
comment on function api.orders_timeline(text) is
  'Every state that an order entered, who moved it and why; staff and the portal are named as such, never by name.';

-- supabase/schemas/api/functions/payments_check.sql
create function api.payments_check(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'staff');
begin
  return (
    select jsonb_build_object('order_id', v_order.id, 'status', v_order.status, 'payment', jsonb_build_object(
      'invoice_id', invoices.provider_id, 'invoice_url', invoices.url, 'status', invoices.status,
      'expires_at', internal.wire_time(invoices.expires_at)))
    from private.invoices where invoices.order_id = v_order.id);
end
$$;
comment on function api.payments_check(text) is 'The order''s status and its payment as we know them; buyer or staff.';

-- supabase/schemas/api/functions/push_subscribe.sql
create function api.push_subscribe(p_endpoint text, p_p256dh text, p_auth text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_device private.push_subscriptions;
begin
  insert into private.push_subscriptions as devices (user_id, endpoint, p256dh, auth)
  values (v_me, p_endpoint, p_p256dh, p_auth)
  on conflict on constraint push_subscriptions__endpoint do update
  set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, deleted_at = null, deleted_because = null
  returning * into v_device;
  return private.push_subscription_record(v_device);
end
$$;
comment on function api.push_subscribe(text, text, text) is 'The browser with this endpoint is the caller''s from now on, whoever used it before.';

-- supabase/schemas/api/functions/push_subscriptions.sql
create function api.push_subscriptions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.push_subscription_record(page) order by page.created_at desc, page.id desc), '[]') into v_items
  from (select devices.* from private.push_subscriptions as devices
        where devices.user_id = v_me and devices.deleted_at is null
        order by devices.created_at desc, devices.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items, 'limit', p_limit, 'offset', p_offset, 'total', (
    select count(*) from private.push_subscriptions as devices where devices.user_id = v_me and devices.deleted_at is null));
end
$$;
comment on function api.push_subscriptions(integer, integer) is 'The caller''s active devices, newest first, without their keys.';

-- supabase/schemas/api/functions/push_test.sql
create function api.push_test() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
begin
  perform private.enforce_rate_limit('push_test', v_caller.id::text);
  return jsonb_build_object('locale', v_caller.locale, 'devices', (
    select coalesce(jsonb_agg(private.push_target(devices)), '[]') from private.push_devices(v_caller.id) as devices));
end
$$;
comment on function api.push_test() is 'All active devices of the caller, for a push that they asked for; muting does not matter.';

-- supabase/schemas/api/functions/push_unsubscribe.sql
create function api.push_unsubscribe(p_endpoint text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid;
begin
  -- A second time finds it gone already, which is what was wanted.
  update private.push_subscriptions
  set deleted_at = coalesce(deleted_at, private.now()), deleted_because = coalesce(deleted_because, 'unsubscribed')
  where endpoint = p_endpoint and user_id = v_me returning id into v_id;
  if v_id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such subscription of yours.');
  end if;
  return jsonb_build_object('id', v_id, 'endpoint', p_endpoint, 'deleted', true);
end
$$;
comment on function api.push_unsubscribe(text) is 'Nothing is pushed to this device of the caller any more; the row stays.';

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
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: only a completed one can be reviewed.', v_order.status));
  elsif exists (select from private.reviews where reviews.order_id = v_order.id) then
    perform private.raise_error('CONFLICT', 'You have reviewed this order already.');
  end if;
  insert into private.reviews (order_id, reviewer_id, seller_id, rating, comment)
  values (v_order.id, v_buyer.id, v_order.seller_id, p_rating, p_comment)
  returning * into v_review;
  perform private.notify(v_order.seller_id, 'review:' || v_review.id, 'review.received', 'review',
    jsonb_build_object('review_id', v_review.id, 'order_id', v_order.id, 'reference', v_order.reference,
      'title', v_order.listing_title, 'username', v_buyer.username, 'rating', p_rating));
  return private.review_record(v_review);
end
$$;
comment on function api.reviews_create(text, integer, text) is 'The buyer of a completed order rates its seller, once.';

-- supabase/schemas/api/functions/reviews_reply.sql
create function api.reviews_reply(p_review_id uuid, p_reply text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_review private.reviews;
begin
  select reviews.* into v_review from private.reviews where reviews.id = p_review_id for update;
  if v_review.id is null or v_review.hidden_at is not null then
    perform private.raise_error('NOT_FOUND', 'There is no such review.');
  elsif v_review.seller_id <> v_seller.id then
    perform private.raise_error('FORBIDDEN', 'Only the seller whom a review is about may reply to it.');
  elsif v_review.reply is not null then
    perform private.raise_error('CONFLICT', 'You have replied to this review already.');
  end if;
  update private.reviews set reply = p_reply, replied_at = private.now() where id = v_review.id returning * into v_review;
  perform private.notify(v_review.reviewer_id, 'review:' || v_review.id, 'review.replied', 'review',
    jsonb_build_object('review_id', v_review.id, 'order_id', orders.id, 'reference', orders.reference,
      'title', orders.listing_title, 'username', v_seller.username))
  from public.orders where orders.id = v_review.order_id;
  return private.review_record(v_review);
end
$$;
comment on function api.reviews_reply(uuid, text) is 'The seller answers a review in public, once.';

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
  select coalesce(jsonb_agg(private.review_record(page.shown) order by (page.shown).created_at desc, (page.shown).id desc), '[]')
  into v_items
  from (select reviews as shown from private.reviews
        where reviews.seller_id = p_user_id and reviews.hidden_at is null
        order by reviews.created_at desc, reviews.id desc limit p_limit offset p_offset) as page;
  -- Both figures are kept with every review, so they cost nothing however many there are.
  return jsonb_build_object('items', v_items, 'total', v_seller.rating_count,
    'average_rating', round(v_seller.rating_sum::numeric / nullif(v_seller.rating_count, 0), 2),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.reviews_user(uuid, integer, bigint) is 'What buyers say of someone, newest first, with the exact count and average; hidden ones are in none of it.';

-- supabase/schemas/api/functions/search_listings.sql
create function api.search_listings(
  p_q text,
  p_wanted jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint
) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_query tsquery := websearch_to_tsquery('pg_catalog.indonesian', p_q);
  v_total bigint;
  v_ids uuid[];
  v_corrected boolean := false;
begin
  select page.total, page.ids into v_total, v_ids
  from private.search_page(v_query, p_wanted, p_sort_by, p_limit, p_offset) as page;
  if v_total = 0 and p_q is not null then
    v_query := private.corrected_query(p_q);
    v_corrected := v_query is not null;
    if v_corrected then
      select page.total, page.ids into v_total, v_ids
      from private.search_page(v_query, p_wanted, p_sort_by, p_limit, p_offset) as page;
    end if;
  end if;
  return concat('{"listings":[', internal.listing_cards(v_ids), '],"total":', least(v_total, v_most),
    ',"total_is_minimum":', (v_total > v_most)::text, ',"corrected":', (v_corrected and v_total > 0)::text,
    ',"offset":', p_offset, ',"limit":', p_limit, '}');
end
$$;
comment on function api.search_listings(text, jsonb, text, integer, bigint) is
  'A page of search as its JSON text. p_wanted {vibe_tag?, gender?, product_category?, min_price?, max_price?}; a query without any match is tried again with its words corrected.';
grant execute on function api.search_listings(text, jsonb, text, integer, bigint) to anon;

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
    perform private.audit(private.staff_caller('ops_admin'), p_audit, 'order', v_order.id::text, null,
      jsonb_build_object('shipment_id', v_shipment.id));
  end if;
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.shipping_book(text, jsonb) is
  'First step of booking by hand: who may, may it be, and what to ask the provider for when it has not been asked. Seller or staff.';

-- supabase/schemas/api/functions/shipping_label.sql
create function api.shipping_label(p_order text, p_direction text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_back boolean := p_direction = 'return';
begin
  if v_back then
    v_order := private.parcel_order(p_order, 'buyer', 'seller');
  else
    v_order := private.parcel_order(p_order, 'seller');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.direction = p_direction::private.shipment_direction;
  if v_shipment.waybill is null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s, and this parcel has no tracking number yet.', v_order.status));
  end if;
  return jsonb_build_object(
    'shipment_id', v_shipment.id, 'path', v_shipment.label_path,
    'label', jsonb_build_object(
      'reference', v_order.reference, 'waybill', v_shipment.waybill, 'is_return', v_back,
      'courier_code', v_shipment.courier_code, 'courier_service_code', v_shipment.courier_service_code,
      'item', v_order.listing_title, 'weight_grams', v_order.weight_grams,
      'sender', private.parcel_address(v_order.id, case when v_back then 'buyer' else 'seller' end),
      'recipient', private.parcel_address(v_order.id, case when v_back then 'seller' else 'buyer' end)));
end
$$;
comment on function api.shipping_label(text, text) is
  'What stands on a parcel''s label, and where it lies once it was rendered. Outbound: seller and staff; return: the buyer too.';

-- supabase/schemas/api/functions/shipping_rates.sql
create function api.shipping_rates(p_listing_id uuid, p_address_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_listing public.listings;
  v_address public.addresses;
  v_origin public.addresses;
begin
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null;
  select addresses.* into v_address from public.addresses
  where addresses.id = p_address_id and addresses.user_id = v_caller.id;
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address among yours.');
  elsif v_listing.seller_id = v_caller.id then
    perform private.raise_error('FORBIDDEN', 'This is your own listing.');
  elsif not v_listing.is_visible then
    perform private.raise_error('CONFLICT', 'This listing is not for sale now.');
  end if;
  select addresses.* into v_origin from public.addresses
  where addresses.user_id = v_listing.seller_id and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('CONFLICT', 'The seller has no address to ship from yet.');
  end if;
  return jsonb_build_object(
    'origin_postal_code', v_origin.postal_code, 'destination_postal_code', v_address.postal_code,
    'item_name', v_listing.title, 'item_value', v_listing.price, 'weight_grams', v_listing.weight_grams,
    'buyer_id', v_caller.id, 'address_fingerprint', private.address_fingerprint(v_address),
    'expires_at', internal.wire_time(private.now() + make_interval(mins => private.setting('quote_minutes')::integer)));
end
$$;
comment on function api.shipping_rates(uuid, uuid) is 'What a courier must know to quote this listing to this address, and until when the quote will hold.';

-- supabase/schemas/api/functions/shipping_track.sql
create function api.shipping_track(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_shipment private.shipments := private.shipment_of(p_tracking_number, v_caller.id);
  v_is_ours boolean := v_shipment.waybill is not distinct from p_tracking_number;
  v_parcel text := case when v_is_ours then v_shipment.shipper_order_id else p_tracking_number end;
  v_courier text;
  v_status text;
begin
  select case when v_is_ours then v_shipment.courier_code else orders.courier_code end into v_courier
  from public.orders where orders.id = v_shipment.order_id;
  select events.status into v_status from private.shipment_events as events
  left join private.shipping_statuses as statuses on statuses.status = events.status
  where events.shipment_id = v_shipment.id and events.parcel = v_parcel and statuses.rank is not null
  order by statuses.rank desc, events.happened_at desc limit 1;
  return jsonb_build_object(
    'tracking_number', p_tracking_number, 'courier_code', v_courier,
    'status', case when v_is_ours then v_shipment.status else coalesce(v_status, 'confirmed') end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', events.status, 'note', events.note,
        'at', internal.wire_time(events.happened_at)) order by events.happened_at desc, events.id desc), '[]')
      from private.shipment_events as events where events.shipment_id = v_shipment.id and events.parcel = v_parcel));
end
$$;
comment on function api.shipping_track(text) is 'Where the parcel is as far as we were told; parties and staff.';

-- supabase/schemas/api/functions/shipping_waybill.sql
create function api.shipping_waybill(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
begin
  perform private.require_bookable(v_order);
  -- Nothing that moves with the parcel is in it: with a waybill the answer is the same bytes for ever.
  return (
    select jsonb_build_object('order_id', v_order.id, 'tracking_number', shipments.waybill, 'label_url', shipments.label_url,
      'courier_code', shipments.courier_code, 'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id, 'status', shipments.booked_status)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'outbound');
end
$$;
comment on function api.shipping_waybill(text) is 'The courier that was booked for the order, its number and its label; seller or staff.';

-- supabase/schemas/api/functions/wallet_balance.sql
create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'available', coalesce((select accounts.balance from private.ledger_accounts as accounts
                           where accounts.kind = 'wallet' and accounts.holder_id = v_me), 0),
    'held', coalesce((select sum(withdrawals.amount) from private.withdrawals
                      where withdrawals.user_id = v_me and withdrawals.status in ('HELD', 'LINK_CREATED')), 0),
    'in_escrow', coalesce((select sum(accounts.balance) from private.ledger_accounts as accounts
                           join public.orders on orders.id = accounts.order_id
                           where accounts.kind = 'escrow' and accounts.balance <> 0 and orders.seller_id = v_me), 0));
end
$$;
comment on function api.wallet_balance() is 'What the caller can withdraw now, what is on its way out, and what their open sales will bring; rupiah.';

-- supabase/schemas/api/functions/wallet_transactions.sql
create function api.wallet_transactions(p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_account private.ledger_accounts;
  v_items jsonb;
begin
  select accounts.* into v_account from private.ledger_accounts as accounts
  where accounts.kind = 'wallet' and accounts.holder_id = (private.caller()).id;
  -- Versions of an account count its entries without a gap: skipping some is arithmetic, and the total costs nothing.
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'type', page.type, 'amount', page.amount, 'balance_after', page.balance_after,
      'order_reference', orders.reference, 'withdrawal_id', page.withdrawal_id, 'description', page.description,
      'created_at', internal.wire_time(page.created_at)) order by page.version desc), '[]') into v_items
  from (select wallet.* from private.wallet_entries as wallet
        where wallet.account_id = v_account.id and wallet.version <= v_account.version - p_offset
        order by wallet.version desc limit p_limit) as page
  left join public.orders on orders.id = page.order_id;
  return jsonb_build_object('items', v_items, 'total', coalesce(v_account.version, 0), 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.wallet_transactions(integer, integer) is 'The caller''s wallet entries, newest first, each with the balance it left and its order''s reference.';

-- supabase/schemas/api/functions/wallet_withdrawals_cancel.sql
create function api.wallet_withdrawals_cancel(p_id uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals := private.own_withdrawal(p_id);
begin
  if v_withdrawal.status = 'CANCELLED' then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    perform private.raise_error('CONFLICT', 'The withdrawal is HELD: its link is still being made; try again in a moment.', 30);
  elsif v_withdrawal.status <> 'LINK_CREATED' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The withdrawal is %s and cannot be cancelled.', v_withdrawal.status));
  end if;
  return v_withdrawal.provider_payout_id;
end
$$;
comment on function api.wallet_withdrawals_cancel(uuid) is
  'The link of the caller''s withdrawal that is to be voided at the provider, whose answer decides; null when it has been already.';

-- supabase/schemas/api/functions/wallet_withdrawals_create.sql
-- POST /wallet/withdrawals in three steps that a stranger can repeat: hold, have a link made under the
-- withdrawal's own id, write the link down.
create function api.wallet_withdrawals_create(
  p_amount bigint,
  p_fee bigint,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.enforce_rate_limit('withdrawals', v_me::text);
  return private.reserve_withdrawal(v_me, p_amount, p_fee, 'own:' || p_request_key);
end
$$;
comment on function api.wallet_withdrawals_create(bigint, bigint, text) is
  'Holds an amount of the caller''s wallet and answers the payout link to ask for. p_fee is what we charge, from configuration.';

-- supabase/schemas/api/functions/wallet_withdrawals_list.sql
create function api.wallet_withdrawals_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.withdrawal_record(page) order by page.created_at desc, page.id desc), '[]')
              from (select withdrawals.* from private.withdrawals where withdrawals.user_id = v_me
                    order by withdrawals.created_at desc, withdrawals.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from private.withdrawals where withdrawals.user_id = v_me),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.wallet_withdrawals_list(integer, integer) is 'The caller''s withdrawals, newest first.';

-- supabase/schemas/internal/functions/abandon_boost_purchase.sql
create function internal.abandon_boost_purchase(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  update private.jobs set finished_at = private.now() where kind = 'finish_boost_purchase' and key = p_boost_id::text;
  return true;
end
$$;
comment on function internal.abandon_boost_purchase(uuid) is 'Takes back a purchase whose invoice the provider certainly does not have.';

-- supabase/schemas/internal/functions/abandon_order.sql
create function internal.abandon_order(p_order_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
  update private.jobs set finished_at = private.now() where kind = 'finish_order' and key = p_order_id::text;
  return true;
end
$$;
comment on function internal.abandon_order(uuid) is 'Takes back a reservation whose invoice the provider certainly does not have.';

-- supabase/schemas/internal/functions/apply_boost_invoice_update.sql
create function internal.apply_boost_invoice_update(p_invoice jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_purchase private.boost_purchases;
  v_invoice_id text := p_invoice ->> 'id';
  v_paid bigint := coalesce((p_invoice ->> 'paid_amount')::bigint, 0);
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.reference = p_invoice ->> 'external_id' for update;
  if v_purchase.id is null or v_purchase.status = 'CREATING' then
    return 'unknown';
  elsif v_purchase.provider_id is distinct from v_invoice_id then
    perform private.hold_unmatched_payment('boost:' || v_purchase.reference || ':unexpected:' || v_invoice_id, null, p_invoice);
    return 'parked';
  end if;
  update private.boost_purchases
  set invoice_status = case when v_paid > 0 then 'PAID' else p_invoice ->> 'status' end,
      booked = greatest(booked, v_paid), updated_at = private.now()
  where id = v_purchase.id
    and (booked < v_paid or (invoice_status <> 'PAID' and invoice_status is distinct from p_invoice ->> 'status'));

  if v_paid > v_purchase.booked and (v_purchase.booked > 0 or v_paid <> v_purchase.price) then
    perform private.hold_in_suspense('boost:' || v_purchase.reference || ':wrong_amount:' || v_paid, 'wrong_amount', null,
      v_paid - v_purchase.booked, p_invoice);
    update private.boost_purchases set status = 'PARKED' where id = v_purchase.id and status in ('AWAITING_PAYMENT', 'EXPIRED');
    return 'parked';
  elsif v_paid > v_purchase.booked then
    return private.apply_boost_payment(v_purchase, p_invoice);
  elsif v_paid = 0 and p_invoice ->> 'status' in ('EXPIRED', 'FAILED') and v_purchase.status = 'AWAITING_PAYMENT' then
    update private.boost_purchases set status = 'EXPIRED' where id = v_purchase.id;
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_boost_invoice_update(jsonb) is
  'Acts on a boost''s invoice as fetched from the provider: starts, expires, parks or refunds, each at most once. paid_amount is what moved so far, null for nothing.';

-- supabase/schemas/internal/functions/apply_email_update.sql
create function internal.apply_email_update(p_callback jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Callbacks overtake each other: an e-mail only ever moves to the right.
  v_order constant text[] := '{pending,sent,delayed,abandoned,delivered,failed,suppressed,bounced,complained}';
  v_status text := p_callback ->> 'status';
  v_email private.emails;
begin
  select emails.* into v_email from private.emails
  where emails.id = (p_callback ->> 'id')::uuid or emails.provider_id = p_callback ->> 'provider_id'
  limit 1 for update;
  if v_email.id is null then
    return 'unknown';
  end if;
  if p_callback ->> 'suppress' is not null then
    insert into private.email_suppressions (address, reason) values (lower(v_email.address), p_callback ->> 'suppress')
    on conflict do nothing;
  end if;
  if array_position(v_order, v_status) <= array_position(v_order, v_email.status) then
    return 'known';
  end if;
  update private.emails
  set status = v_status, provider_id = coalesce(provider_id, p_callback ->> 'provider_id'),
      problem = coalesce(left(p_callback ->> 'problem', 500), problem), updated_at = private.now()
  where id = v_email.id;
  return v_status;
end
$$;
comment on function internal.apply_email_update(jsonb) is
  'Moves an e-mail on as its provider reports, {id?, provider_id, status, suppress?, problem?}; an address that bounced for good or complained is never written to again.';

-- supabase/schemas/internal/functions/apply_invoice_update.sql
create function internal.apply_invoice_update(p_invoice jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
    perform private.hold_unmatched_payment('invoice:' || v_invoice_id || ':unexpected', v_order.id, p_invoice);
    return 'parked';
  end if;
  update private.invoices
  set status = case when v_paid > 0 then 'PAID' else p_invoice ->> 'status' end,
      booked = greatest(booked, v_paid), updated_at = private.now()
  where order_id = v_order.id
    and (booked < v_paid or (status <> 'PAID' and status is distinct from p_invoice ->> 'status'));

  if v_paid > v_known.booked and (v_known.booked > 0 or v_paid <> v_order.total) then
    perform private.hold_in_suspense('invoice:' || v_invoice_id || ':wrong_amount:' || v_paid, 'wrong_amount', v_order.id,
      v_paid - v_known.booked, p_invoice);
    return 'parked';
  elsif v_paid > v_known.booked and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order.id, 'READY_TO_SHIP', 'provider');
    return 'paid';
  elsif v_paid > v_known.booked then
    return private.apply_late_payment(v_order, p_invoice);
  elsif v_paid = 0 and p_invoice ->> 'status' in ('EXPIRED', 'FAILED') and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order.id, 'EXPIRED', 'provider');
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_invoice_update(jsonb) is
  'Acts on an invoice as fetched from the provider: pays, expires, parks or refunds, each at most once. paid_amount is what moved so far, null for nothing.';

-- supabase/schemas/internal/functions/apply_order_deadline.sql
create function internal.apply_order_deadline(
  p_order_id uuid,
  p_version integer,
  p_to text
) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_precondition text;
  v_objection text;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.state_version is distinct from p_version then
    return 'void';
  end if;
  select transitions.precondition into v_precondition from private.order_transitions as transitions
  where transitions.from_status = v_order.status and transitions.to_status = p_to::public.order_status and transitions.actor = 'clock';
  if v_precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_precondition) into v_objection using v_order;
  end if;
  if v_objection is not null then
    -- Time has come and must not decide alone: a person does.
    perform private.open_case('overdue', p_order_id || ':' || p_version, p_order_id,
      jsonb_build_object('status', v_order.status, 'to', p_to, 'objection', v_objection));
    return 'case';
  end if;
  perform private.move_order(p_order_id, p_to::public.order_status, 'clock');
  return 'moved';
end
$$;
comment on function internal.apply_order_deadline(uuid, integer, text) is
  'Time moves an order that is still in the state the deadline was made for (moved); else the deadline is void; where time may not decide, staff get a case.';

-- supabase/schemas/internal/functions/apply_payout_update.sql
create function internal.apply_payout_update(p_payout jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
  v_state text := p_payout ->> 'state';
  v_to private.withdrawal_status;
  v_is_over boolean;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(p_payout ->> 'external_id') for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif coalesce(v_withdrawal.provider_payout_id, p_payout ->> 'id') is distinct from p_payout ->> 'id'
     or (p_payout ->> 'amount')::bigint is distinct from v_withdrawal.net then
    perform private.open_withdrawal_case('payout_mismatch', v_withdrawal, p_payout);
    return 'parked';
  end if;
  update private.withdrawals
  set provider_payout_id = p_payout ->> 'id', provider_status = p_payout ->> 'status', payout_url = p_payout ->> 'url',
      expires_at = (p_payout ->> 'expires_at')::timestamptz,
      status = case status when 'HELD' then 'LINK_CREATED' else status end, updated_at = private.now()
  where id = v_withdrawal.id
    and (provider_payout_id is null or provider_status is distinct from p_payout ->> 'status')
  returning * into v_withdrawal;
  if not found then
    select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = (p_payout ->> 'external_id')::uuid;
  end if;

  v_to := case v_state when 'completed' then 'PAID' when 'failed' then 'FAILED' when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED' when 'returned' then 'RETURNED' end;
  v_is_over := v_withdrawal.status in ('FAILED', 'EXPIRED', 'CANCELLED');
  if v_to is null then
    if v_is_over and v_state = 'open' then
      -- The hold went back, so nobody may claim it any more.
      perform private.enqueue_job('wallet_withdrawals_void', p_payout ->> 'id', jsonb_build_object('payout_id', p_payout ->> 'id'));
    elsif v_state in ('locked', 'unknown') or (v_is_over and v_state = 'claimed') then
      perform private.open_withdrawal_case('payout_' || v_state, v_withdrawal, p_payout);
      return 'parked';
    end if;
    return 'known';
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.end_withdrawal(v_withdrawal, v_to, p_payout ->> 'failure_reason');
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID' and v_to <> 'PAID' then
    perform private.open_withdrawal_case('payout_unknown', v_withdrawal, p_payout);
    return 'parked';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_payout_update(jsonb) is
  'Acts on a payout link as fetched from the provider: pays, reverses, flips or parks, each at most once. state is our word for the provider''s status.';

-- supabase/schemas/internal/functions/apply_shipment_update.sql
create function internal.apply_shipment_update(p_seen jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_scan jsonb;
  v_familiar boolean := true;
  v_parcel text := coalesce(p_seen ->> 'typed_number', p_seen ->> 'shipper_order_id');
begin
  select shipments.* into v_shipment from private.shipments
  where shipments.shipper_order_id = p_seen ->> 'shipper_order_id' or shipments.id = (p_seen ->> 'shipment_id')::uuid;
  if v_shipment.id is null then
    return 'unknown';
  end if;
  select orders.* into v_order from public.orders where orders.id = v_shipment.order_id for update;
  -- Read again under the order's lock: prices and waybills are compared with what stands now.
  select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
  if p_seen ->> 'typed_number' is null then
    perform private.record_waybill(v_order, v_shipment, p_seen ->> 'waybill');
    perform private.record_price_change(v_order, v_shipment, (p_seen ->> 'price')::bigint);
    select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  for v_scan in select scans.value from jsonb_array_elements(p_seen -> 'scans') as scans loop
    v_familiar := private.record_shipment_event(v_order.id, v_shipment, v_parcel, v_scan) and v_familiar;
    if v_parcel = v_shipment.shipper_order_id then
      perform private.open_shipment_case(v_order, v_shipment, v_scan ->> 'status', v_scan);
    end if;
  end loop;
  if (p_seen ->> 'is_cancelled')::boolean then
    perform private.courier_cancelled(v_order, v_shipment);
  end if;
  return case when v_familiar then 'noted' else 'unfamiliar' end;
end
$$;
comment on function internal.apply_shipment_update(jsonb) is
  'Takes in what was seen of a parcel {shipper_order_id | shipment_id with typed_number, waybill?, scans [{status, note?, happened_at?}]}, and what only the provider itself, asked by us, may say: price?, is_cancelled?.';

-- supabase/schemas/internal/functions/begin_ktp_submission.sql
-- POST /ktp/submit: reserve a place for the photos, store them outside, hand them in.
create function internal.begin_ktp_submission(
  p_photo_extension text,
  p_selfie_extension text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid := gen_random_uuid();
  v_submission private.ktp_submissions;
begin
  perform private.enforce_rate_limit('ktp_submit', v_me::text);
  perform private.require_no_open_ktp(v_me);
  insert into private.ktp_submissions (id, user_id, photo_path, selfie_path)
  values (v_id, v_me, v_me || '/' || v_id || '/photo.' || p_photo_extension, v_me || '/' || v_id || '/selfie.' || p_selfie_extension)
  returning * into v_submission;
  -- Should this process die before both are handed in, this job clears them away.
  perform private.enqueue_job('ktp_erase', v_id || ':upload', jsonb_build_object('submission_id', v_id),
    private.now() + make_interval(mins => private.setting('ktp_upload_minutes')::integer));
  return jsonb_build_object('id', v_id, 'photo_path', v_submission.photo_path, 'selfie_path', v_submission.selfie_path);
end
$$;
comment on function internal.begin_ktp_submission(text, text) is 'Where the caller''s photos go, if they may hand any in.';
grant execute on function internal.begin_ktp_submission(text, text) to authenticated;

-- supabase/schemas/internal/functions/begin_reconciliation.sql
-- A run in four steps, each repeatable: begin, collect page by page, compare, end.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => private.setting('reconciliation_days')::integer), private.now())
  returning * into v_run;
  return jsonb_build_object('run_id', v_run.id, 'from', internal.wire_time(v_run.from_at), 'to', internal.wire_time(v_run.to_at));
end
$$;
comment on function internal.begin_reconciliation() is 'Begins a run over the last days and says which.';

-- supabase/schemas/internal/functions/booking_to_request.sql
create function internal.booking_to_request(
  p_order_id uuid,
  p_direction text default 'outbound'
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order_id and shipments.direction = p_direction::private.shipment_direction;
  if v_shipment.shipper_order_id is not null then
    return null;
  elsif p_direction = 'outbound' and v_order.status = 'READY_TO_SHIP' then
    v_shipment := private.begin_booking(v_order, 'outbound');
  elsif v_shipment.booking_started_at is null then
    perform private.open_unspent_fee_case(v_order);
    return null;
  end if;
  -- Begun once, a booking may exist although we never saw it: it is asked for again, found, and cancelled.
  return private.booking(v_order, v_shipment);
end
$$;
comment on function internal.booking_to_request(uuid, text) is 'The same for the job, which nobody calls; null when there is nothing to ask for (any more).';

-- supabase/schemas/internal/functions/boost_invoice_to_expire.sql
create function internal.boost_invoice_to_expire(p_boost_id uuid) returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select purchases.provider_id from private.boost_purchases as purchases
        where purchases.id = p_boost_id and purchases.status = 'AWAITING_PAYMENT'
$$;
comment on function internal.boost_invoice_to_expire(uuid) is 'The invoice to expire at the provider when its time is up; null when the purchase waits for no payment.';

-- supabase/schemas/internal/functions/check_categorization_quota.sql
-- POST /ai/categorize: may they, is it known, then the model is asked outside, then its answer is kept.
create function internal.check_categorization_quota() returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.enforce_rate_limit('ai_categorize', v_me::text);
end
$$;
comment on function internal.check_categorization_quota() is 'Whether the caller may send a photo now; asked before anything is fetched for them.';
grant execute on function internal.check_categorization_quota() to authenticated;

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
  v_row private.idempotency_keys;
  v_mine uuid := gen_random_uuid();
begin
  -- Each new key takes a few forgotten ones with it, so that the table never needs a cleaner.
  delete from private.idempotency_keys where claim_id in (
    select keys.claim_id from private.idempotency_keys as keys
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
    order by keys.claimed_at limit 3 for update skip locked);
  -- A key that is a day old, or was claimed by a process that died, is free again.
  insert into private.idempotency_keys as keys (claim_id, caller_id, method, path, key, fingerprint)
  values (v_mine, p_caller_id, p_method, p_path, p_key, p_fingerprint)
  on conflict on constraint idempotency_keys__scope do update
    set claim_id = excluded.claim_id, fingerprint = excluded.fingerprint, claimed_at = clock_timestamp(),
        status = null, body = null
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
       or (keys.status is null and keys.claimed_at < clock_timestamp() - interval '60 seconds'
           and keys.fingerprint = excluded.fingerprint)
  returning * into v_row;
  if v_row.claim_id = v_mine then
    return jsonb_build_object('outcome', 'claimed', 'claim_id', v_mine);
  end if;

  select * into v_row from private.idempotency_keys as keys
  where keys.caller_id = p_caller_id and keys.method = p_method and keys.path = p_path and keys.key = p_key;
  if v_row.claim_id is null then
    -- Released between our two statements: the client may simply try again.
    return jsonb_build_object('outcome', 'running');
  elsif v_row.fingerprint <> p_fingerprint then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.status is null then
    return jsonb_build_object('outcome', 'running');
  end if;
  return jsonb_build_object('outcome', 'replay', 'status', v_row.status, 'body', v_row.body);
end
$$;
comment on function internal.claim_idempotency_key(uuid, text, text, text, text) is 'Takes an Idempotency-Key for this request, or tells to replay, to wait (running) or that the body differs (mismatch).';

-- supabase/schemas/internal/functions/claim_jobs.sql
create function internal.claim_jobs(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_kinds text[];
  v_share integer;
  v_claimed jsonb;
begin
  -- Which kinds have work, found by hopping through the index from one to the next.
  with recursive hops as (
    (select min(jobs.kind) as kind from private.jobs where jobs.finished_at is null and jobs.dead_at is null)
    union all
    select (select min(jobs.kind) from private.jobs
            where jobs.finished_at is null and jobs.dead_at is null and jobs.kind > hops.kind)
    from hops where hops.kind is not null
  )
  select array_agg(hops.kind) into v_kinds from hops
  where (select min(jobs.run_at) from private.jobs
    where jobs.kind = hops.kind and jobs.finished_at is null and jobs.dead_at is null) <= v_now;
  -- Each gets the same share of the claim, so that ten thousand mails do not hold up one deadline.
  v_share := ceil(p_limit::numeric / greatest(cardinality(v_kinds), 1));

  with due as (
    select share.id from unnest(v_kinds) as kinds (kind), lateral (
      select jobs.id from private.jobs
      where jobs.kind = kinds.kind and jobs.finished_at is null and jobs.dead_at is null and jobs.run_at <= v_now
        and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
        and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
      order by jobs.run_at, jobs.position limit v_share
      for update skip locked) as share
  ), claimed as (
    update private.jobs
    set lease_token = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        attempts = jobs.attempts + 1
    from due where jobs.id = due.id
    returning jobs.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'key', claimed.key,
    'payload', claimed.payload, 'attempts', claimed.attempts, 'lease_token', claimed.lease_token)
    order by claimed.run_at, claimed.position), '[]')
  into v_claimed from claimed;
  return v_claimed;
end
$$;
comment on function internal.claim_jobs(integer, integer) is
  'Leases about p_limit due jobs (at least one of each kind) to one worker in one statement; overlapping workers skip each other''s.';

-- supabase/schemas/internal/functions/claim_outbox_events.sql
-- Takes what may be posted now. A transaction that saw version n of an aggregate committed wrote n + 1 after it,
-- so numbers in the order of position never go against versions.
create function internal.claim_outbox_events(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_portal private.finance_portal;
  v_now timestamptz := private.now();
  v_until timestamptz := clock_timestamp() + make_interval(secs => p_lease_seconds);
  v_numbered integer;
  v_events jsonb;
begin
  select finance_portal.* into v_portal from private.finance_portal for update;
  with fresh as (
    select outbox.id, row_number() over (order by outbox.position) as step
    from private.outbox where outbox.seq is null order by outbox.position limit 1000
  )
  update private.outbox set seq = v_portal.last_seq + fresh.step from fresh where outbox.id = fresh.id;
  get diagnostics v_numbered = row_count;
  if v_numbered > 0 then
    update private.finance_portal set last_seq = last_seq + v_numbered;
  end if;

  if v_portal.down_since is not null then
    if v_portal.probe_at > v_now or v_portal.leased_until > clock_timestamp() then
      return jsonb_build_object('probe', false, 'events', '[]'::jsonb);
    end if;
    update private.finance_portal set leased_until = v_until;
    return jsonb_build_object('probe', true, 'events', '[]'::jsonb);
  end if;

  with due as (
    select outbox.id from private.outbox
    where outbox.delivered_at is null and outbox.dead_at is null and outbox.seq is not null and outbox.due_at <= v_now
      and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
      and private.is_next_of_aggregate(outbox)
    order by outbox.seq limit p_limit
    for update skip locked
  ), claimed as (
    update private.outbox
    set posts = least(outbox.posts + 1, 5), lease_token = gen_random_uuid(), leased_until = v_until,
        -- Five posts, and the drain died each time before it could say what came of the last.
        dead_at = case when outbox.posts = 5 then v_now end,
        last_error = case when outbox.posts = 5 then 'No drain lived to tell what came of the last post.' else outbox.last_error end
    from due where outbox.id = due.id
    returning outbox.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('envelope', private.event_envelope(claimed.*::private.outbox),
      'lease_token', claimed.lease_token, 'is_last_post', claimed.posts = 5) order by claimed.seq)
      filter (where claimed.dead_at is null), '[]')
  into v_events from claimed;
  return jsonb_build_object('probe', false, 'events', v_events);
end
$$;
comment on function internal.claim_outbox_events(integer, integer) is
  'Numbers new events and leases up to p_limit that may be posted now, at most one of each aggregate; while the breaker is open it asks for a ping instead.';

-- supabase/schemas/internal/functions/claim_unfinished_boost_purchase.sql
create function internal.claim_unfinished_boost_purchase(p_boost_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
comment on function internal.claim_unfinished_boost_purchase(uuid) is 'For the job: the purchase whose making was cut short, leased; null when it has been finished or given up.';

-- supabase/schemas/internal/functions/claim_unfinished_order.sql
create function internal.claim_unfinished_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
    perform private.raise_error('CONFLICT', 'A request is still making this order.');
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function internal.claim_unfinished_order(uuid) is 'For the job: the order whose making was cut short, leased; null when it has been finished or given up.';

-- supabase/schemas/internal/functions/claim_withdrawal.sql
create function internal.claim_withdrawal(p_withdrawal_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    return private.resume_withdrawal(v_withdrawal, v_withdrawal.amount);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function internal.claim_withdrawal(uuid) is
  'For the job: a withdrawal in flight, leased if its link still has to be asked for; null when there is nothing left to do.';

-- supabase/schemas/internal/functions/close_analytics_day.sql
-- One day per transaction, so that years of catching up hold nothing for long.
create function internal.close_analytics_day() returns date
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_day date := private.first_open_day();
begin
  if v_day < v_today then
    insert into private.analytics_days (day, active_users, active_users_29d, mau, new_users, transactions, gmv, protection_fees,
      commission, boosts, promotions, claims, payout_fees, payment_fees, courier_adjustments)
    select counted.day, counted.active_users, counted.active_users_29d, counted.mau, counted.new_users, counted.transactions,
      counted.gmv, counted.protection_fees, counted.commission, counted.boosts, counted.promotions, counted.claims,
      counted.payout_fees, counted.payment_fees, counted.courier_adjustments
    from private.count_day(v_day) as counted
    on conflict (day) do nothing;
    return v_day;
  end if;
  -- A cancelled order that is paid once more is counted on its new day: the days on which that can happen are counted again.
  update private.analytics_days as days
  set transactions = counted.transactions, gmv = counted.gmv
  from private.analytics_days as kept, private.count_day(kept.day) as counted
  where days.day = kept.day and kept.day >= v_today - 7 and (kept.transactions, kept.gmv) <> (counted.transactions, counted.gmv);
  if private.whole_ledger_drift() <> 0 then
    perform private.open_case('ledger_drift', v_today::text, null, jsonb_build_object('rupiah', private.whole_ledger_drift()));
  end if;
  perform private.enqueue_job('analytics', (v_today + 1)::text, '{}', (v_today + 1 + time '00:15') at time zone 'Asia/Jakarta');
  return null;
end
$$;
comment on function internal.close_analytics_day() is
  'Counts the next day that is over and answers it; null when all are, and then sums the whole ledger once and leaves the job for the next night.';

-- supabase/schemas/internal/functions/count_registration_attempt.sql
-- POST /auth/register: an attempt counts whatever comes of it, so it is counted in a transaction of its own.
create function internal.count_registration_attempt() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select private.enforce_rate_limit('register', private.caller_id()::text)
$$;
comment on function internal.count_registration_attempt() is 'Counts an attempt to register: nobody tries out thousands of usernames.';
grant execute on function internal.count_registration_attempt() to authenticated;

-- supabase/schemas/internal/functions/email_to_send.sql
create function internal.email_to_send(p_email_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
  v_status text;
begin
  select emails.* into v_email from private.emails where emails.id = p_email_id for update;
  if v_email.id is null then
    v_email := private.write_email(p_email_id);
  end if;
  if v_email.id is null or v_email.status <> 'pending' then
    return null;
  end if;
  v_status := case
    when private.is_suppressed(v_email.address) then 'suppressed'
    -- Long before the provider forgets the key, after which a repeat could arrive twice.
    when v_email.first_tried_at < private.now() - interval '8 hours' then 'abandoned'
    else 'pending' end;
  update private.emails
  set status = v_status, first_tried_at = coalesce(first_tried_at, private.now()), updated_at = private.now()
  where id = v_email.id returning * into v_email;
  if v_status = 'abandoned' then
    perform private.open_case('mail_abandoned', (private.now() at time zone 'Asia/Jakarta')::date::text, null,
      jsonb_build_object('first_email_id', v_email.id));
  end if;
  return case when v_status = 'pending' then jsonb_build_object(
    'id', v_email.id, 'kind', v_email.kind, 'data', v_email.data, 'to', v_email.address,
    'locale', v_email.locale, 'name', v_email.name) end;
end
$$;
comment on function internal.email_to_send(uuid) is
  'What to write to whom, the same at every attempt; null when it was accepted, may not be written, or the provider was away too long (one case a day for staff).';

-- supabase/schemas/internal/functions/end_boost.sql
create function internal.end_boost(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period from private.boost_periods as periods where periods.id = p_boost_id;
  perform from public.profiles where v_period.listing_id is null and profiles.id = v_period.seller_id for no key update;
  update private.boost_periods set ended_at = private.now()
  where id = p_boost_id and ended_at is null and ends_at <= private.now();
  if not found then
    return false;
  end if;
  perform private.add_boost_score(v_period, -v_period.score);
  return true;
end
$$;
comment on function internal.end_boost(uuid) is 'Takes the score of a boost whose time is over out of its listings, once.';

-- supabase/schemas/internal/functions/expire_abandoned_invoice.sql
create function internal.expire_abandoned_invoice(p_invoice jsonb) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from public.orders where orders.reference = p_invoice ->> 'external_id')
     or exists (select from private.boost_purchases as purchases where purchases.reference = p_invoice ->> 'external_id') then
    return false;
  end if;
  perform private.enqueue_job('payments_expire', p_invoice ->> 'id', jsonb_build_object('invoice_id', p_invoice ->> 'id'));
  return true;
end
$$;
comment on function internal.expire_abandoned_invoice(jsonb) is
  'Has an invoice expired whose purchase was given up while it was being made; false, and nothing, when the purchase is there.';

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
  update private.jobs set leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_job_id and lease_token = p_lease_token and finished_at is null;
  return found;
end
$$;
comment on function internal.extend_job_lease(uuid, uuid, integer) is
  'The heartbeat of a worker that still lives; false when the job has gone to another.';

-- supabase/schemas/internal/functions/fail_job.sql
create function internal.fail_job(p_job_id uuid, p_lease_token uuid, p_error text) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_job private.jobs;
begin
  update private.jobs
  set lease_token = null, leased_until = null, last_error = left(p_error, 1000),
      run_at = private.now() + make_interval(secs => private.retry_seconds(kind, attempts)),
      dead_at = case when attempts >= coalesce(max_attempts,
        (select kinds.max_attempts from private.job_kinds as kinds where kinds.kind = jobs.kind)) then private.now() end
  where id = p_job_id and lease_token = p_lease_token and finished_at is null
  returning * into v_job;
  if v_job.attempts >= 20 then
    perform private.open_case('stuck_job', v_job.id::text, null,
      jsonb_build_object('kind', v_job.kind, 'key', v_job.key, 'error', v_job.last_error));
  end if;
  return v_job.id is not null;
end
$$;
comment on function internal.fail_job(uuid, uuid, text) is
  'Puts a job back with its reason, if it is still ours; after twenty tries staff get a case, after its last one (if its kind has any) it is a dead letter.';

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
    select transactions.reference from private.provider_transactions as transactions
    where transactions.created_at between v_run.from_at and v_run.to_at
    union select movements.reference from private.provider_movements as movements
    where movements.created_at between v_run.from_at and v_run.to_at
    union select differences.reference from private.reconciliation_differences as differences where differences.status = 'open'
  ), compared as (
    select sums.* from private.reconciliation_sums as sums join touched using (reference)
  ), resolved as (
    update private.reconciliation_differences as differences set status = 'resolved', closed_at = private.now()
    from compared
    where differences.status = 'open' and compared.reference = differences.reference
      and compared.provider_amount = compared.ledger_amount
  )
  insert into private.reconciliation_differences as differences
    (reference, order_id, withdrawal_id, provider_amount, ledger_amount, counter_account, run_id)
  select compared.reference, orders.id, withdrawals.id, compared.provider_amount, compared.ledger_amount,
    case when compared.is_payment and compared.provider_amount > compared.ledger_amount
      then 'suspense' else 'adjustments' end::private.account_kind, p_run_id
  from compared
  left join public.orders on orders.reference = compared.reference
  left join private.withdrawals on withdrawals.id::text = compared.reference
  where compared.provider_amount <> compared.ledger_amount
  on conflict (reference) where status = 'open' do update
  set provider_amount = excluded.provider_amount, ledger_amount = excluded.ledger_amount,
      counter_account = excluded.counter_account, run_id = excluded.run_id;
  -- Most differences are news that did not reach us: these can be asked for.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('invoice_id', coalesce(invoices.provider_id, boosts.provider_id),
      'payout_id', withdrawals.provider_payout_id)), '[]')
    from private.reconciliation_differences as differences
    left join private.invoices on invoices.order_id = differences.order_id
    left join private.boost_purchases as boosts on boosts.reference = differences.reference
    left join private.withdrawals on withdrawals.id = differences.withdrawal_id
    where differences.status = 'open' and differences.run_id = p_run_id
      and coalesce(invoices.provider_id, boosts.provider_id, withdrawals.provider_payout_id) is not null);
end
$$;
comment on function internal.find_reconciliation_differences(bigint) is
  'Writes down where the two books differ, closes what no longer does, and answers what can still be asked for.';

-- supabase/schemas/internal/functions/find_withdrawal.sql
create function internal.find_withdrawal(p_withdrawal_id text) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select private.withdrawal_request(withdrawals) from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(p_withdrawal_id)
$$;
comment on function internal.find_withdrawal(text) is 'For a callback: the withdrawal that it names, in whatever state; null when it is none of ours.';

-- supabase/schemas/internal/functions/finish_boost_purchase.sql
create function internal.finish_boost_purchase(p_boost_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_purchase private.boost_purchases;
begin
  update private.boost_purchases
  set status = 'AWAITING_PAYMENT', provider_id = p_invoice ->> 'id', url = p_invoice ->> 'url', invoice_status = p_invoice ->> 'status',
      expires_at = (p_invoice ->> 'expires_at')::timestamptz, updated_at = private.now()
  where id = p_boost_id and status = 'CREATING';
  if found then
    perform private.enqueue_job('boosts_deadline', p_boost_id::text, jsonb_build_object('boost_id', p_boost_id),
      private.now() + make_interval(mins => private.setting('payment_window_minutes')::integer));
    update private.jobs set finished_at = private.now() where kind = 'finish_boost_purchase' and key = p_boost_id::text;
  end if;
  -- Whoever came first wrote it; both are told the same.
  select purchases.* into v_purchase from private.boost_purchases as purchases where purchases.id = p_boost_id;
  if v_purchase.id is null then
    perform private.raise_error('CONFLICT', 'This purchase was given up while its invoice was being made.');
  end if;
  return private.boost_record(v_purchase);
end
$$;
comment on function internal.finish_boost_purchase(uuid, jsonb) is 'The invoice exists: the purchase waits for its payment. Repeating it changes nothing.';

-- supabase/schemas/internal/functions/finish_job.sql
create function internal.finish_job(p_job_id uuid, p_lease_token uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.jobs
  set finished_at = coalesce(finished_at, private.now()), lease_token = null, leased_until = null, last_error = null
  where id = p_job_id and lease_token = p_lease_token;
  return found;
end
$$;
comment on function internal.finish_job(uuid, uuid) is 'Ends a job, if it is still ours; else answers false.';

-- supabase/schemas/internal/functions/finish_order.sql
create function internal.finish_order(p_order_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
    perform private.record_order_state(v_order, null, 'buyer', v_order.buyer_id, null);
    update private.jobs set finished_at = private.now() where kind = 'finish_order' and key = p_order_id::text;
  end if;
  -- Whoever came first wrote it; both are told the same.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  if v_order.id is null then
    perform private.raise_error('CONFLICT', 'This order was given up while its invoice was being made.');
  end if;
  return private.order_record(v_order, v_order.buyer_id);
end
$$;
comment on function internal.finish_order(uuid, jsonb) is 'Shows the order to its parties now that its invoice exists; repeating it changes nothing.';

-- supabase/schemas/internal/functions/finish_reconciliation.sql
create function internal.finish_reconciliation(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_run private.reconciliation_runs;
  v_tomorrow date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
begin
  update private.reconciliation_runs set finished_at = private.now() where id = p_run_id returning * into v_run;
  perform private.enqueue_job('reconcile', v_tomorrow::text, '{}', (v_tomorrow + time '03:00') at time zone 'Asia/Jakarta');
  return jsonb_build_object('transactions', v_run.transactions, 'drift', private.ledger_drift(),
    'differences', (select coalesce(jsonb_agg(private.difference_record(differences) order by differences.created_at, differences.id), '[]')
                    from private.reconciliation_differences as differences where differences.status = 'open'));
end
$$;
comment on function internal.finish_reconciliation(bigint) is 'Ends a run, leaves the next one for three in the morning, and answers what stayed open.';

-- supabase/schemas/internal/functions/finish_webhook.sql
create function internal.finish_webhook(p_event_id uuid, p_outcome text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event private.provider_events;
begin
  update private.provider_events set outcome = p_outcome, handled_at = private.now() where id = p_event_id
  returning * into v_event;
  if p_outcome in ('unknown', 'unconfirmed') then
    update private.jobs set max_attempts = 20 where kind = 'webhooks_handle' and key = p_event_id::text;
  else
    update private.jobs set finished_at = private.now(), dead_at = null where kind = 'webhooks_handle' and key = p_event_id::text;
  end if;
  if p_outcome = 'unconfirmed' or (p_outcome = 'unfamiliar' and v_event.provider = 'xendit_native') then
    perform private.open_case(p_outcome || '_payment', p_event_id::text, null,
      jsonb_build_object('provider', v_event.provider, 'reference', v_event.reference));
  end if;
end
$$;
comment on function internal.finish_webhook(uuid, text) is 'Notes what came of a callback. An unknown reference stays due, in case it appears; money that nobody confirms is for staff to look into.';

-- supabase/schemas/internal/functions/ktp_files_to_erase.sql
create function internal.ktp_files_to_erase(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_submission private.ktp_submissions;
begin
  update private.ktp_submissions set status = 'abandoned' where id = p_submission_id and status = 'uploading';
  select submissions.* into v_submission from private.ktp_submissions as submissions where submissions.id = p_submission_id;
  if v_submission.id is null or v_submission.status = 'pending' or v_submission.erased_at is not null
     -- The upload's own job finds a decision that still has its time.
     or v_submission.decided_at > private.now() - make_interval(days => private.setting('ktp_retention_days')::integer)
        and not exists (select from public.profiles where profiles.id = v_submission.user_id and profiles.deleted_at is not null) then
    return null;
  end if;
  return jsonb_build_array(v_submission.photo_path, v_submission.selfie_path);
end
$$;
comment on function internal.ktp_files_to_erase(uuid) is 'Which photos of this submission must go now; null when none. An upload that was cut short can no longer be handed in.';

-- supabase/schemas/internal/functions/listing_cards.sql
create function internal.listing_cards(p_listing_ids uuid[]) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(listings.card || ',"seller":' || (
      select row_to_json(seller) from (select profiles.id, profiles.username, profiles.photo_url, profiles.city
        from public.profiles where profiles.id = listings.seller_id) as seller) || '}',
    ',' order by wanted.place), '')
  from unnest(p_listing_ids) with ordinality as wanted (id, place)
  join public.listings on listings.id = wanted.id
$$;
comment on function internal.listing_cards(uuid[]) is
  'These listings in this order as the inside of a JSON array, ready to send. Runs as its caller: row level security decides.';
grant execute on function internal.listing_cards(uuid[]) to anon, authenticated, preloved_api;

-- supabase/schemas/internal/functions/load_caller.sql
-- What the router must know of a caller before it looks at the request: member, in active account status, staff.
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
  if v_profile.id is null then
    return jsonb_build_object('registered', false, 'account_status', null, 'roles', '[]'::jsonb);
  elsif v_profile.deleted_at is not null then
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  -- Looked at before it is written: a transaction that writes nothing waits for no disk.
  if not exists (select from private.caller_days where caller_days.user_id = p_caller_id and caller_days.day = v_today) then
    insert into private.caller_days (user_id, day) values (p_caller_id, v_today) on conflict do nothing;
  end if;
  if p_email is not null and not exists (
       select from private.contacts where contacts.user_id = p_caller_id
         and (contacts.email = p_email or contacts.token_issued_at >= to_timestamp(p_token_issued_at))) then
    insert into private.contacts as contacts (user_id, email, token_issued_at)
    values (p_caller_id, p_email, to_timestamp(p_token_issued_at))
    on conflict (user_id) do update
    set email = excluded.email, token_issued_at = excluded.token_issued_at, updated_at = private.now()
    where contacts.token_issued_at < excluded.token_issued_at;
  end if;
  return jsonb_build_object(
    'registered', true,
    'account_status', v_profile.account_status,
    'roles', (select coalesce(jsonb_agg(staff_roles.role order by staff_roles.role), '[]')
              from private.staff_roles where staff_roles.user_id = p_caller_id));
end
$$;
comment on function internal.load_caller(uuid, text, bigint) is 'Registration, account status and staff roles of a verified token; also marks the day as active.';

-- supabase/schemas/internal/functions/load_webhook.sql
create function internal.load_webhook(p_event_id uuid) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('id', events.id, 'provider', events.provider, 'body', events.body, 'reference', events.reference)
  from private.provider_events as events where events.id = p_event_id
$$;
comment on function internal.load_webhook(uuid) is 'A stored callback, to act on.';

-- supabase/schemas/internal/functions/mark_ktp_files_erased.sql
create function internal.mark_ktp_files_erased(p_submission_id uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update private.ktp_submissions set erased_at = private.now() where id = p_submission_id and erased_at is null
$$;
comment on function internal.mark_ktp_files_erased(uuid) is 'The photos are gone from the bucket.';

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
  v_told uuid[];
begin
  select live_streams.* into strict v_stream from public.live_streams where live_streams.id = p_stream_id;
  if v_stream.status = 'ended' then
    return null;
  end if;
  v_told := array(
    select distinct likes.user_id from public.likes
    where likes.listing_id = any (v_stream.pinned_listing_ids) and likes.user_id <> v_stream.seller_id
      and (p_after is null or likes.user_id > p_after)
    order by likes.user_id limit p_limit);
  perform private.notify(told.user_id, 'live:' || p_stream_id || ':started', 'live.started', 'live',
    jsonb_build_object('stream_id', p_stream_id, 'title', v_stream.title, 'seller_username', v_stream.seller_username))
  from unnest(v_told) as told (user_id);
  return case when cardinality(v_told) = p_limit then v_told[p_limit] end;
end
$$;
comment on function internal.notify_stream_start(text, uuid, integer) is
  'Tells the next p_limit people who like something pinned that the stream has started; answers after whom to go on, null when all know or it is over.';

-- supabase/schemas/internal/functions/order_invoice_to_expire.sql
-- Time as an actor: what the deadlines' jobs call.
create function internal.order_invoice_to_expire(p_order_id uuid) returns text
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select invoices.provider_id from private.invoices
  join public.orders on orders.id = invoices.order_id
  where orders.id = p_order_id and orders.status = 'AWAITING_PAYMENT'
$$;
comment on function internal.order_invoice_to_expire(uuid) is 'The invoice to expire at the provider before time may end this order; null when it waits for no payment.';

-- supabase/schemas/internal/functions/push_to_send.sql
create function internal.push_to_send(p_notification_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_notification public.notifications;
  v_locale text;
  v_crowd bigint := 1;
  v_lifetime interval;
begin
  select notifications.* into v_notification from public.notifications where notifications.id = p_notification_id;
  -- A stream may be over in an hour; the rest can be read in the app for ever.
  v_lifetime := case v_notification.category when 'live' then interval '1 hour' else interval '6 hours' end;
  if v_notification.id is null or v_notification.read_at is not null or v_notification.created_at < private.now() - v_lifetime then
    return null;
  end if;
  if v_notification.kind = 'listing.liked' then
    select count(*) into v_crowd from public.notifications
    where notifications.user_id = v_notification.user_id and notifications.kind = v_notification.kind
      and notifications.data ->> 'listing_id' is not distinct from v_notification.data ->> 'listing_id'
      and notifications.created_at >= v_notification.created_at;
  end if;
  select profiles.locale into v_locale from public.profiles where profiles.id = v_notification.user_id;
  return private.notification_record(v_notification) || jsonb_build_object('locale', v_locale, 'crowd', v_crowd, 'devices', (
    select coalesce(jsonb_agg(private.push_target(devices)), '[]') from private.push_devices(v_notification.user_id) as devices
    where not exists (select from private.push_receipts as receipts
                      where receipts.notification_id = v_notification.id and receipts.subscription_id = devices.id)));
end
$$;
comment on function internal.push_to_send(uuid) is
  'What to push, in which language, how many like it came together, and the devices that do not have it yet; null once it is read or too old to ring for.';

-- supabase/schemas/internal/functions/record_booking.sql
create function internal.record_booking(
  p_order_id uuid,
  p_direction text,
  p_shipment jsonb
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_price bigint := (p_shipment ->> 'price')::bigint;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  update private.shipments
  set shipper_order_id = p_shipment ->> 'id', tracking_id = p_shipment ->> 'tracking_id', price = v_price,
      charged = case direction when 'outbound' then v_order.shipping_fee else v_price end,
      status = p_shipment ->> 'status', booked_status = p_shipment ->> 'status',
      label_address = p_shipment ->> 'label_address', updated_at = private.now()
  where order_id = p_order_id and direction = p_direction::private.shipment_direction and shipper_order_id is null
  returning * into v_shipment;
  if v_shipment.id is null then
    return false;
  end if;
  if v_order.status <> (case v_shipment.direction when 'outbound' then 'READY_TO_SHIP' else 'RETURN_APPROVED' end)::public.order_status then
    -- The order went on without it while we booked: this parcel must not be fetched.
    perform private.enqueue_courier_cancellation(v_shipment);
  end if;
  perform private.record_waybill(v_order, v_shipment, p_shipment ->> 'waybill');
  perform private.post_courier_cost(v_order, v_shipment, 1);
  return true;
end
$$;
comment on function internal.record_booking(uuid, text, jsonb) is
  'Writes down the shipping order that the provider made {id, tracking_id?, waybill?, price, status, label_address} and pays it; once, whoever asked.';

-- supabase/schemas/internal/functions/record_categorization.sql
create function internal.record_categorization(p_id uuid, p_seen jsonb, p_usage jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.caller();
  return private.categorization_record(private.finish_categorization(p_id, p_seen, null, p_usage));
end
$$;
comment on function internal.record_categorization(uuid, jsonb, jsonb) is 'Keeps what the model saw, and answers as the seller reads it.';
grant execute on function internal.record_categorization(uuid, jsonb, jsonb) to authenticated;

-- supabase/schemas/internal/functions/record_categorization_failure.sql
create function internal.record_categorization_failure(
  p_id uuid,
  p_trouble text,
  p_usage jsonb
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.caller();
  perform private.finish_categorization(p_id, null, p_trouble, p_usage);
end
$$;
comment on function internal.record_categorization_failure(uuid, text, jsonb) is 'Keeps why the model gave no answer; p_usage is null when it never looked.';
grant execute on function internal.record_categorization_failure(uuid, text, jsonb) to authenticated;

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
  select orders.* into v_order from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.shipper_order_id = p_shipper_order_id for update of orders;
  select shipments.* into v_shipment from private.shipments where shipments.shipper_order_id = p_shipper_order_id;
  if p_error is null then
    perform private.courier_cancelled(v_order, v_shipment);
  else
    -- The courier has it already: the price is spent, and a parcel may travel that nobody expects.
    perform private.open_case('courier_not_cancelled', v_shipment.id::text, v_order.id,
      jsonb_build_object('shipper_order_id', p_shipper_order_id, 'price', v_shipment.price, 'reason', p_error));
  end if;
end
$$;
comment on function internal.record_courier_cancellation(text, text) is 'What came of a cancellation: done at the provider, or rejected there for this reason.';

-- supabase/schemas/internal/functions/record_email_result.sql
create function internal.record_email_result(
  p_email_id uuid,
  p_status text,
  p_provider_id text default null,
  p_problem text default null
) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  -- A callback may have come first and knows better.
  update private.emails
  set status = case status when 'pending' then p_status else status end,
      provider_id = coalesce(provider_id, p_provider_id), problem = coalesce(left(p_problem, 500), problem), updated_at = private.now()
  where id = p_email_id
$$;
comment on function internal.record_email_result(uuid, text, text, text) is 'Notes that the provider took the e-mail (sent) or will never take it (failed).';

-- supabase/schemas/internal/functions/record_label.sql
create function internal.record_label(p_shipment_id uuid, p_path text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update private.shipments set label_path = p_path where id = p_shipment_id
$$;
comment on function internal.record_label(uuid, text) is 'The label lies in the bucket from now on.';

-- supabase/schemas/internal/functions/record_outbox_deliveries.sql
create function internal.record_outbox_deliveries(p_results jsonb, p_answered boolean) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
begin
  if p_answered is not null then
    update private.finance_portal
    set leased_until = null,
        down_since = case when not p_answered then coalesce(down_since, v_now) end,
        -- Every scheduled run at first, later once a minute.
        probe_at = case when not p_answered then v_now + case
          when down_since < v_now - interval '5 minutes' then interval '60 seconds' else interval '15 seconds' end end;
  end if;

  with results as (
    select * from jsonb_to_recordset(p_results) as result (id uuid, lease_token uuid, outcome text, error text)
  ), judged as (
    select outbox.id, results.outcome, results.error,
           results.outcome = 'unanswered' and p_answered is false and not outbox.is_given_back as is_forgiven
    from private.outbox join results on results.id = outbox.id and results.lease_token = outbox.lease_token
    where outbox.delivered_at is null and outbox.dead_at is null
  )
  update private.outbox
  set lease_token = null, leased_until = null,
      delivered_at = case when judged.outcome = 'delivered' then v_now end,
      posts = case when judged.outcome = 'unsent' then outbox.posts - 1 else outbox.posts end,
      is_given_back = outbox.is_given_back or judged.is_forgiven,
      due_at = case when judged.outcome in ('delivered', 'unsent') or judged.is_forgiven then outbox.due_at
        else v_now + interval '15 seconds' end,
      dead_at = case when judged.outcome in ('refused', 'unanswered') and outbox.posts = 5 then v_now end,
      last_error = case when judged.outcome = 'delivered' then null else left(judged.error, 1000) end
  from judged where outbox.id = judged.id;
end
$$;
comment on function internal.record_outbox_deliveries(jsonb, boolean) is
  'What came of posts: [{id, lease_token, outcome: delivered, rejected, unanswered or unsent, error?}], and whether a ping was answered (null: none was needed).';

-- supabase/schemas/internal/functions/record_payout_link.sql
create function internal.record_payout_link(p_withdrawal_id uuid, p_payout jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Null: the provider did not say. The hold stays, and the settling job asks again under the same key.
  if p_payout is not null then
    perform internal.apply_payout_update(p_payout);
  end if;
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  return private.withdrawal_record(v_withdrawal);
end
$$;
comment on function internal.record_payout_link(uuid, jsonb) is
  'Writes the link down, as the provider has it, and answers the withdrawal; repeating it changes nothing.';

-- supabase/schemas/internal/functions/record_provider_transactions.sql
create function internal.record_provider_transactions(
  p_run_id bigint,
  p_transactions jsonb
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transaction private.provider_transactions;
begin
  for v_transaction in
    select listed.* from jsonb_populate_recordset(null::private.provider_transactions, p_transactions) as listed
  loop
    insert into private.provider_transactions as known (id, type, status, reference, cashflow, amount, fee, created_at)
    values (v_transaction.id, v_transaction.type, v_transaction.status, v_transaction.reference, v_transaction.cashflow,
      v_transaction.amount, v_transaction.fee, v_transaction.created_at)
    on conflict (id) do update
    set status = excluded.status, amount = excluded.amount, fee = excluded.fee, seen_at = private.now();
    -- What the provider keeps is told nowhere else, so its list is the voucher for it.
    if v_transaction.fee > 0 and v_transaction.status = 'SUCCESS' then
      perform private.ledger_post('provider_fee:' || v_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
        array[private.ledger_line('provider_cash', v_transaction.fee),
              private.ledger_line(case v_transaction.cashflow when 'MONEY_OUT' then 'payout_fees' else 'payment_fees' end::private.account_kind,
                -v_transaction.fee)],
        v_transaction.created_at);
    end if;
  end loop;
  update private.reconciliation_runs set transactions = transactions + jsonb_array_length(p_transactions) where id = p_run_id;
end
$$;
comment on function internal.record_provider_transactions(bigint, jsonb) is 'Copies one page of the provider''s list and books the fees in it, each once.';

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
  select p_notification_id, sent.id::uuid from jsonb_array_elements_text(p_outcome -> 'sent') as sent (id)
  where p_notification_id is not null
  on conflict do nothing;
  update private.push_subscriptions set deleted_at = private.now(), deleted_because = 'gone'
  where id in (select gone.id::uuid from jsonb_array_elements_text(p_outcome -> 'gone') as gone (id)) and deleted_at is null;
end
$$;
comment on function internal.record_push_results(jsonb, uuid) is '{sent[], gone[]}: which devices have the notification, which no push service knows any more.';

-- supabase/schemas/internal/functions/release_idempotency_key.sql
create function internal.release_idempotency_key(p_claim_id uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from private.idempotency_keys where claim_id = p_claim_id and status is null
$$;
comment on function internal.release_idempotency_key(uuid) is 'Frees the key of a request that ended without a success, so that it can be tried again.';

-- supabase/schemas/internal/functions/release_rejected_withdrawal.sql
create function internal.release_rejected_withdrawal(
  p_withdrawal_id uuid,
  p_reason text
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Had anyone else asked in the meantime, the error would prove nothing any more.
  update private.withdrawals
  set status = 'FAILED', failure_reason = p_reason, request_key = null, updated_at = private.now()
  where id = p_withdrawal_id and status = 'HELD' and attempts = 1 and provider_payout_id is null
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  return private.ledger_resolve('withdrawal:' || v_withdrawal.id, 'voided', 'withdrawal_reversal', 'Withdrawal refused by the payment provider');
end
$$;
comment on function internal.release_rejected_withdrawal(uuid, text) is
  'The provider rejected the only request for this link there ever was: the hold goes back, and the Idempotency-Key is free again.';

-- supabase/schemas/internal/functions/return_label_result.sql
create function internal.return_label_result(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
begin
  perform private.require_return(v_order);
  return (
    select jsonb_build_object('tracking_number', shipments.waybill, 'label_url', shipments.label_url)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'return');
end
$$;
comment on function internal.return_label_result(text) is 'The number and the label of the parcel on its way back; null until the courier gave a number.';
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
  v_withdrawal private.withdrawals;
  v_next timestamptz := private.now() + make_interval(mins => private.setting('withdrawal_poll_minutes')::integer);
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return;
  end if;
  if p_problem is not null then
    perform private.open_withdrawal_case('payout_without_link', v_withdrawal, jsonb_build_object('problem', p_problem));
  end if;
  if v_withdrawal.expires_at > private.now() then
    v_next := least(v_next, v_withdrawal.expires_at + interval '1 minute');
  end if;
  perform private.enqueue_job('check_withdrawal', p_withdrawal_id || ':' || p_round + 1,
    jsonb_build_object('withdrawal_id', p_withdrawal_id, 'round', p_round + 1), v_next);
end
$$;
comment on function internal.schedule_withdrawal_check(uuid, integer, text) is
  'Leaves the next look at a withdrawal that is still in flight: no callback tells of links that expire or are claimed.';

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
  v_reminds public.order_actor;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = p_version;
  select transitions.reminds into v_reminds from private.order_transitions as transitions
  where transitions.from_status = v_order.status and transitions.to_status = p_to::public.order_status and transitions.actor = 'clock';
  if v_reminds is null then
    return false;
  end if;
  perform private.notify(case v_reminds when 'buyer' then v_order.buyer_id else v_order.seller_id end,
    'order:' || p_order_id || ':' || p_version, 'order.reminder.' || lower(p_to), 'order',
    jsonb_build_object('order_id', p_order_id, 'reference', v_order.reference, 'title', v_order.listing_title,
      'status', v_order.status, 'to', p_to, 'at', p_at));
  return true;
end
$$;
comment on function internal.send_order_reminder(uuid, integer, text, text) is 'Tells whoever can still act that time is about to; void once the order has moved.';

-- supabase/schemas/internal/functions/store_response.sql
create function internal.store_response(p_claim_id uuid, p_status integer, p_body text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.idempotency_keys set status = p_status, body = p_body where claim_id = p_claim_id;
  if not found then
    -- Someone took the claim over while we worked: their answer stands, our effect must not.
    perform private.raise_error('CONFLICT', 'This request took too long and was taken over by a repeat of it.');
  end if;
end
$$;
comment on function internal.store_response(uuid, integer, text) is 'Stores the answer under the claim, in the transaction that finishes the effect.';
grant execute on function internal.store_response(uuid, integer, text) to authenticated;

-- supabase/schemas/internal/functions/store_seller_balance.sql
create function internal.store_seller_balance(p_seller_id uuid, p_balance jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_as_of timestamptz := (p_balance ->> 'as_of')::timestamptz;
begin
  insert into private.seller_balances as copy (seller_id, available, pending, currency, as_of)
  values (p_seller_id, (p_balance ->> 'available')::bigint, (p_balance ->> 'pending')::bigint, p_balance ->> 'currency', v_as_of)
  on conflict (seller_id) do update
    set available = excluded.available, pending = excluded.pending, currency = excluded.currency, as_of = excluded.as_of
    -- Of two answers that cross, the younger one stays.
    where copy.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object('seller_id', p_seller_id, 'as_of', internal.wire_time(v_as_of), 'source', 'portal', 'stale', false);
end
$$;
comment on function internal.store_seller_balance(uuid, jsonb) is 'Keeps what the portal just told {available, pending, currency, as_of}, and answers it as callers read it.';

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
  v_event private.provider_events;
  v_due_at constant timestamptz := private.now() + interval '30 seconds';
  v_job jsonb;
  v_is_open boolean;
  v_is_news boolean;
begin
  insert into private.provider_events (provider, digest, body, reference)
  values (p_provider, p_digest, p_body, p_reference)
  on conflict on constraint provider_events__digest do nothing;
  select events.* into v_event from private.provider_events as events where events.digest = p_digest;
  v_job := jsonb_build_object('event_id', v_event.id);
  -- A price that went up and came back reads like the first one. Whoever tells of it makes us ask, and what has not
  -- changed changes nothing; only e-mail tells by itself, and names each telling.
  v_is_open := v_event.handled_at is null or v_event.outcome in ('unknown', 'unconfirmed');
  v_is_news := not v_is_open and p_provider <> 'resend' and v_event.handled_at < private.now() - interval '1 minute';
  -- The job makes sure that the event is acted on even if this process dies now; one that was given up begins again.
  if v_is_news or exists (
       select from private.jobs where jobs.kind = 'webhooks_handle' and jobs.key = v_event.id::text and jobs.dead_at is not null) then
    perform private.restart_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  else
    perform private.enqueue_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  end if;
  return jsonb_build_object('id', v_event.id, 'handled', not v_is_open and not v_is_news);
end
$$;
comment on function internal.store_webhook(text, text, jsonb, text) is 'Stores a verified callback before anything acts on it; a repeat finds the first.';

-- supabase/schemas/internal/functions/tracking_request.sql
create function internal.tracking_request(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_shipment private.shipments := private.shipment_of(p_tracking_number, v_caller.id);
begin
  if v_shipment.waybill = p_tracking_number then
    return jsonb_build_object('shipper_order_id', v_shipment.shipper_order_id, 'tracking_id', v_shipment.tracking_id);
  end if;
  -- A screen looks every ten seconds, and each look at a number that is not the provider's own costs money.
  update private.shipments set asked_at = private.now()
  where id = v_shipment.id and (asked_at is null or asked_at < private.now() - interval '1 minute');
  if not found then
    return null;
  end if;
  return (select jsonb_build_object('shipment_id', v_shipment.id, 'typed_number', p_tracking_number, 'courier_code', orders.courier_code)
          from public.orders where orders.id = v_shipment.order_id);
end
$$;
comment on function internal.tracking_request(text) is
  'How to ask the provider about this number {shipper_order_id, tracking_id} or {shipment_id, typed_number, courier_code}; null when it was asked a moment ago.';
grant execute on function internal.tracking_request(text) to authenticated;

-- supabase/schemas/internal/functions/wire_time.sql
-- The wire shows times in UTC with all six digits, so that text order is time order.
create function internal.wire_time(p_at timestamptz) returns text
language sql immutable strict
set search_path = pg_catalog, pg_temp
return pg_catalog.to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
comment on function internal.wire_time(timestamptz) is 'A time as clients read it: ISO 8601, UTC, microseconds.';
grant execute on function internal.wire_time(timestamptz) to anon, authenticated, preloved_api, preloved_ledger;

-- supabase/schemas/internal/functions/write_notification_digests.sql
create function internal.write_notification_digests(p_day date, p_since timestamptz) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_until timestamptz := (p_day + time '08:00') at time zone 'Asia/Jakarta';
  v_count integer;
begin
  with written as (
    insert into private.emails (id, user_id, kind, digest_day, data, address, locale, name)
    select gen_random_uuid(), profiles.id, 'digest', p_day, news.summary,
           contacts.email, profiles.locale, coalesce(profiles.full_name, profiles.username)
    from public.notification_preferences as preferences
    join public.profiles on profiles.id = preferences.user_id
    join private.contacts on contacts.user_id = preferences.user_id
    cross join lateral private.unread_between(profiles.id, p_since, v_until) as news (summary)
    where preferences.email_digest and profiles.account_status = 'active' and news.summary is not null
      and not private.is_suppressed(contacts.email)
    on conflict on constraint emails__one_digest do nothing
    returning emails.id
  )
  insert into private.jobs (kind, key, payload)
  select 'mail_send', written.id::text, jsonb_build_object('email_id', written.id) from written;
  get diagnostics v_count = row_count;
  if exists (select from public.notification_preferences as preferences where preferences.email_digest) then
    perform private.schedule_digest(v_until);
  end if;
  return v_count;
end
$$;
comment on function internal.write_notification_digests(date, timestamptz) is
  'Writes the digests of a Jakarta day for those who want one and have unread news, once each, and plans the next. Answers how many.';

-- supabase/schemas/private/functions/account_blockers.sql
create function private.account_blockers(p_user_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wallet bigint := (select accounts.balance from private.ledger_accounts as accounts
                      where accounts.kind = 'wallet' and accounts.user_id = p_user_id);
begin
  if exists (select from private.open_orders_of(p_user_id)) then
    return 'You still have open orders: they have to end first.';
  elsif v_wallet > 0 then
    return 'There is money in your wallet: withdraw it first.';
  elsif v_wallet < 0 then
    return 'Your wallet is below zero: it has to be settled first.';
  elsif exists (select from private.withdrawals where withdrawals.user_id = p_user_id and withdrawals.status in ('HELD', 'LINK_CREATED')) then
    return 'Your last withdrawal is still on its way: it has to arrive first.';
  elsif exists (select from private.boost_purchases as purchases
                where purchases.seller_id = p_user_id and purchases.status in ('CREATING', 'AWAITING_PAYMENT')) then
    return 'A boost of yours still waits for its payment: pay it, or let its invoice expire.';
  elsif exists (select from public.live_streams where live_streams.seller_id = p_user_id and live_streams.status <> 'ended') then
    return 'You have a live stream that is not over: end it first.';
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    return 'You are on the staff: your roles have to be taken back first.';
  end if;
  return null;
end
$$;
comment on function private.account_blockers(uuid) is 'Why this person cannot leave yet, as a sentence to them; null when nothing holds them.';

-- supabase/schemas/private/functions/add_live_system_message.sql
create function private.add_live_system_message(p_stream_id text, p_text text) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.add_live_message(p_stream_id, 'system', 'system', p_text, 'system')
$$;
comment on function private.add_live_system_message(text, text) is 'What the server itself says in a chat.';

-- supabase/schemas/private/functions/address_owner.sql
create function private.address_owner() returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  -- One change of addresses at a time per person, so that exactly one stays primary.
  perform from public.profiles where profiles.id = v_me for no key update;
  return v_me;
end
$$;
comment on function private.address_owner() is 'The caller, whose addresses nobody else changes until this transaction ends.';

-- supabase/schemas/private/functions/adjustment_summary.sql
create function private.adjustment_summary() returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- The audit log has one line for each, with who and why; wallets hold what this account gave.
  select jsonb_build_object(
    'balance', coalesce((select accounts.balance from private.ledger_accounts as accounts 
      where accounts.kind = 'adjustments' and accounts.holder_id = '00000000-0000-0000-0000-000000000000'), 0),
    'latest', (select coalesce(jsonb_agg(jsonb_build_object('user_id', latest.target_id, 'amount', latest.after -> 'amount',
          'actor_id', latest.actor_id, 'reason', latest.reason, 'request_id', latest.request_id, 'at', internal.wire_time(latest.at))
          order by latest.id desc), '[]')
        from (select audit_log.* from private.audit_log where audit_log.action = 'admin_adjustments'
              order by audit_log.id desc limit 20) as latest))
$$;
comment on function private.adjustment_summary() is 'What staff booked by their own decision: the account''s balance, and the latest twenty with who and why.';

-- supabase/schemas/private/functions/age_seconds.sql
create function private.age_seconds(p_since timestamptz) returns bigint
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0))
$$;
comment on function private.age_seconds(timestamptz) is 'Whole seconds since then; 0 for what has not happened or lies ahead.';

-- supabase/schemas/private/functions/analytics_differences.sql
create function private.analytics_differences(p_from date, p_to date) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with pairs as materialized (
    select days.day, to_jsonb(days) as kept, to_jsonb(private.count_day(days.day)) as counted
    from private.analytics_days as days where days.day between p_from and p_to
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', pairs.day, 'what', fields.key, 'kept', fields.value,
    'counted', pairs.counted -> fields.key) order by pairs.day, fields.key), '[]')
  from pairs, jsonb_each(pairs.kept) as fields
  where fields.value <> pairs.counted -> fields.key
$$;
comment on function private.analytics_differences(date, date) is 'Where what is kept of closed days is not what counting finds now: nowhere, when all is well.';

-- supabase/schemas/private/functions/analytics_sum.sql
create function private.analytics_sum(
  p_days private.analytics_days[],
  p_from date,
  p_to date
) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('from', p_from, 'to', p_to,
    'mau', coalesce(max(days.mau) filter (where days.day = p_to), 0), 'new_users', coalesce(sum(days.new_users), 0),
    'transactions', coalesce(sum(days.transactions), 0), 'gmv', coalesce(sum(days.gmv), 0),
    'revenue', coalesce(sum(days.revenue), 0))
  from unnest(p_days) as days where days.day between p_from and p_to
$$;
comment on function private.analytics_sum(private.analytics_days[], date, date) is 'The figures of a period: sums, and mau as it stood on its last day.';

-- supabase/schemas/private/functions/anonymize_user.sql
create function private.anonymize_user(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_alias text := 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16);
begin
  update public.listings set likes = listings.likes - 1 from public.likes
  where likes.user_id = p_user_id and likes.listing_id = listings.id;
  delete from public.likes where user_id = p_user_id;
  delete from public.addresses where user_id = p_user_id;
  delete from private.contacts where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  delete from public.notification_preferences where user_id = p_user_id;
  delete from private.push_subscriptions where user_id = p_user_id;
  delete from private.emails where user_id = p_user_id;
  -- What a model saw stays for whoever sends the same photo; where this one lay does not.
  update private.categorizations set photo_url = 'deleted' where user_id = p_user_id;
  update public.live_streams set seller_username = v_alias, seller_avatar = null where seller_id = p_user_id;
  update public.live_chat_messages set username = v_alias where user_id = p_user_id::text;
  update public.profiles
  set username = v_alias, full_name = null, bio = null, photo_url = null, city = null, phone = null,
      deleted_at = private.now(), updated_at = private.now()
  where id = p_user_id;
end
$$;
comment on function private.anonymize_user(uuid) is 'Blots out who this was, wherever it stands; what they did stays, under a name that means nobody.';

-- supabase/schemas/private/functions/audit_is_append_only.sql
create function private.audit_is_append_only() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;
comment on function private.audit_is_append_only() is 'Stops even the table''s owner from rewriting what staff did.';

-- supabase/schemas/private/functions/caller_id.sql
-- Operations read the claims themselves: their owner has no business in Supabase's auth schema, and may not
-- be given any.
create function private.caller_id() returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
comment on function private.caller_id() is 'The sub of the verified token that opened this transaction; null for nobody.';

-- supabase/schemas/private/functions/checked_live_pins.sql
create function private.checked_live_pins(
  p_host_id uuid,
  p_wanted jsonb,
  p_pinned uuid[]
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wanted uuid[] := private.text_array(p_wanted)::uuid[];
begin
  -- What is pinned already may stay, sold or not: the list on the host's screen need not be the newest.
  if exists (
       select from unnest(v_wanted) as wanted (id)
       where wanted.id <> all (p_pinned) and not exists (
         select from public.listings where listings.id = wanted.id and listings.seller_id = p_host_id
           and listings.status = 'active' and listings.deleted_at is null)) then
    perform private.raise_error('VALIDATION', 'Pin your own listings, while they are for sale.');
  end if;
  return v_wanted;
end
$$;
comment on function private.checked_live_pins(uuid, jsonb, uuid[]) is 'The ids of a JSON array, if the host may pin each of them beside those that are pinned.';

-- supabase/schemas/private/functions/corrected_query.sql
create function private.corrected_query(p_q text) returns tsquery
language plpgsql stable set pg_trgm.similarity_threshold = 0.2
set search_path = pg_catalog, pg_temp
as $$
declare
  v_excluded text := (select string_agg(part.words[1], ' ') from regexp_matches(p_q, '(?:^|\s)(-\S+)', 'g') as part (words));
  v_words text[] := tsvector_to_array(to_tsvector('pg_catalog.simple', regexp_replace(p_q, '(^|\s)-\S+', ' ', 'g')));
  v_word text;
  v_meant tsquery;
  v_query tsquery;
  v_learned boolean := false;
begin
  -- A search of more words than anyone types is not worth guessing at.
  foreach v_word in array v_words[:8] loop
    v_meant := plainto_tsquery('pg_catalog.indonesian', v_word);
    if char_length(v_word) between 3 and 40 and not exists (select from private.search_words where word = v_word) then
      select v_meant || to_tsquery('pg_catalog.simple', string_agg(quote_literal(near.stem), ' | ')), true
      into v_meant, v_learned
      from (select distinct lexeme as stem from (
              select known.word from private.search_words as known
              where known.word operator(extensions.%) v_word
                and extensions.levenshtein_less_equal(known.word, v_word, 2) <= case when char_length(v_word) < 5 then 1 else 2 end
              order by extensions.levenshtein_less_equal(known.word, v_word, 2), extensions.similarity(known.word, v_word) desc, known.word
              limit 3) as candidates,
            unnest(tsvector_to_array(to_tsvector('pg_catalog.indonesian', candidates.word))) as lexeme) as near
      having count(*) > 0;
    end if;
    v_query := case when v_query is null then v_meant else v_query && v_meant end;
  end loop;
  if not v_learned then
    return null;
  end if;
  return case when v_excluded is null then v_query
    else v_query && websearch_to_tsquery('pg_catalog.indonesian', v_excluded) end;
end
$$;
comment on function private.corrected_query(text) is
  'What mistyped words may have meant: those from titles and brands that differ by a letter or two. Null when nothing is near.';

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
  v_before integer := (select days.active_users_29d from private.analytics_days as days where days.day = p_day - 1);
begin
  select count(*) into active_users from private.caller_days where caller_days.day = p_day;
  select count(*) into new_users from public.profiles where profiles.created_at >= v_from and profiles.created_at < v_from + interval '1 day';
  if v_before is not null and p_day >= (private.now() at time zone 'Asia/Jakarta')::date then
    -- The 29 days before are over and counted: only today's people are new to them.
    select v_before + count(*) into mau from private.caller_days as today
    where today.day = p_day and not exists (
      select from private.caller_days as before
      where before.user_id = today.user_id and before.day between p_day - 29 and p_day - 1);
    return;
  end if;
  select count(distinct caller_days.user_id), count(distinct caller_days.user_id) filter (where caller_days.day > p_day - 29)
  into mau, active_users_29d from private.caller_days where caller_days.day between p_day - 29 and p_day;
end
$$;
comment on function private.count_active_users(date) is
  'Who came on a Jakarta day and in the 30 days that end with it. active_users_29d is null while the day is open.';

-- supabase/schemas/private/functions/count_day.sql
create function private.count_day(p_day date) returns private.analytics_days
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_to timestamptz := (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
  v_day private.analytics_days;
begin
  select people.active_users, people.active_users_29d, people.mau, people.new_users
  into v_day.active_users, v_day.active_users_29d, v_day.mau, v_day.new_users from private.count_active_users(p_day) as people;

  select count(*), coalesce(sum(orders.item_price), 0) into v_day.transactions, v_day.gmv
  from public.orders where orders.paid_at >= v_from and orders.paid_at < v_to;

  -- By the day on which it was booked: a day that is over never changes.
  with booked as (
    select accounts.kind, sum(entries.amount)::bigint as amount
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.created_at >= v_from and transfers.created_at < v_to
      and accounts.kind in ('protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions', 'claims',
        'payout_fees', 'payment_fees', 'courier_adjustments')
    group by accounts.kind
  )
  select coalesce(sum(booked.amount) filter (where booked.kind = 'protection_fee_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'commission_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'boost_revenue'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'promotions'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'claims'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'payout_fees'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'payment_fees'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'courier_adjustments'), 0)
  into v_day.protection_fees, v_day.commission, v_day.boosts, v_day.promotions, v_day.claims, v_day.payout_fees,
    v_day.payment_fees, v_day.courier_adjustments
  from booked;
  v_day.day := p_day;
  v_day.revenue := v_day.protection_fees + v_day.commission + v_day.boosts - v_day.promotions - v_day.claims;
  return v_day;
end
$$;
comment on function private.count_day(date) is 'A Jakarta day, counted from what really happened on it: at the cost of that day''s orders and transfers, whatever came before.';

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
  update public.listing_counts as counts set visible = counts.visible + p_by
  where counts.stripe = (
    select free.stripe from public.listing_counts as free
    where free.product_category = p_product_category and free.gender = p_gender
    limit 1 for update skip locked);
  if not found then
    insert into public.listing_counts (product_category, gender, visible) values (p_product_category, p_gender, p_by);
  end if;
end
$$;
comment on function private.count_listings(text, text, bigint) is 'Adds to the count of visible listings of this kind, without waiting for anyone who does the same.';

-- supabase/schemas/private/functions/count_rate_limits.sql
create function private.count_rate_limits(
  p_action text,
  p_subjects text[]
) returns table (subject text, admitted integer, retry_after_seconds integer)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return query
    with allowance as (
      select rate_limits.max_calls * private.setting('rate_limit_multiplier') as max_calls,
        make_interval(secs => rate_limits.per_seconds) as period
      from private.rate_limits where rate_limits.action = p_action
    ), asked as (
      select name, count(*) as calls from unnest(p_subjects) as name group by name
    ), counted as (
      -- In one order of rows, so that two batches with the same people wait for each other and never in a circle.
      insert into private.rate_windows as windows (action, subject, calls, ends_at)
      select p_action, asked.name, asked.calls, v_now + allowance.period from allowance, asked order by asked.name
      on conflict on constraint rate_windows_pkey do update
      set calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
          ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
      returning windows.subject, windows.calls, windows.ends_at
    )
    select asked.name, greatest(0, least(asked.calls, allowance.max_calls - counted.calls + asked.calls))::integer,
      -- From now, not from when this call began: it may have waited for the one that opened the window.
      greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())))::integer
    from allowance, asked join counted on counted.subject = asked.name;
  if not found then
    raise exception 'There is no rate limit for %: add it to private.rate_limits.', p_action;
  end if;
  -- Each call takes up to two forgotten windows with it, so that the table never needs a cleaner.
  delete from private.rate_windows as windows where (windows.action, windows.subject) in (
    select old.action, old.subject from private.rate_windows as old
    where old.ends_at < v_now - interval '1 hour' order by old.ends_at limit 2 for update skip locked);
end
$$;
comment on function private.count_rate_limits(text, text[]) is
  'Counts one call for each element of p_subjects in one statement; answers per subject how many of them its window still takes, and when it ends.';

-- supabase/schemas/private/functions/days_between.sql
create function private.days_between(p_from date, p_to date) returns setof private.analytics_days
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_open date := private.first_open_day();
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  return query select days.* from private.analytics_days as days where days.day between p_from and p_to
    union all
    select counted.* from generate_series(greatest(p_from, v_open), least(p_to, v_today), interval '1 day') as open (day),
      private.count_day(open.day::date) as counted
    where v_open is not null;
end
$$;
comment on function private.days_between(date, date) is 'Days as they were kept, and those not closed yet as they are now. A day before anything happened has no row.';

-- supabase/schemas/private/functions/dispute_record.sql
create function private.dispute_record(p_order_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select private.dispute_view(disputes) from private.disputes where disputes.order_id = p_order_id
$$;
comment on function private.dispute_record(uuid) is 'The dispute of an order; null when there was none.';

-- supabase/schemas/private/functions/enforce_rate_limit.sql
create function private.enforce_rate_limit(p_action text, p_subject text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window record;
begin
  select * into strict v_window from private.count_rate_limits(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.raise_error('RATE_LIMITED',
      pg_catalog.format('That was too often: try again in %s seconds.', v_window.retry_after_seconds), v_window.retry_after_seconds);
  end if;
end
$$;
comment on function private.enforce_rate_limit(text, text) is
  'Counts a call, or rejects it. A operation asks before it locks anything of its own; a call that is rejected later counts for nothing, because its transaction is undone.';

-- supabase/schemas/private/functions/enqueue_job.sql
create function private.enqueue_job(
  p_kind text,
  p_key text,
  p_payload jsonb default '{}',
  p_run_at timestamptz default null
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.jobs (kind, key, fifo_key, payload, run_at)
  values (p_kind, p_key,
    (select pg_catalog.split_part(p_key, ':', 1) from private.job_kinds where kind = p_kind and is_fifo),
    p_payload, coalesce(p_run_at, private.now()))
  on conflict on constraint jobs__once do nothing
$$;
comment on function private.enqueue_job(text, text, jsonb, timestamptz) is 'Leaves work behind in the same transaction as its reason.';

-- supabase/schemas/private/functions/erase_ktp.sql
create function private.erase_ktp(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.ktp_submissions set status = 'abandoned' where user_id = p_user_id and status = 'pending';
  -- One that is still being uploaded belongs to its own job, which comes after the last byte.
  perform private.enqueue_job('ktp_erase', submissions.id || ':left', jsonb_build_object('submission_id', submissions.id))
  from private.ktp_submissions as submissions
  where submissions.user_id = p_user_id and submissions.status <> 'uploading' and submissions.erased_at is null;
end
$$;
comment on function private.erase_ktp(uuid) is 'Whoever leaves takes the photos of their identity card along, whatever was decided.';

-- supabase/schemas/private/functions/fill_phone.sql
create function private.fill_phone(p_user_id uuid) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update public.profiles set phone = addresses.phone, updated_at = private.now()
  from public.addresses
  where profiles.id = p_user_id and profiles.phone is null
    and addresses.user_id = p_user_id and addresses.is_primary
$$;
comment on function private.fill_phone(uuid) is 'A profile without a phone takes that of its primary address.';

-- supabase/schemas/private/functions/first_open_day.sql
create function private.first_open_day() returns date
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select max(days.day) + 1 from private.analytics_days as days),
    least((select min(caller_days.day) from private.caller_days),
      (select (min(orders.paid_at) at time zone 'Asia/Jakarta')::date from public.orders where orders.paid_at is not null),
      (select (min(transfers.created_at) at time zone 'Asia/Jakarta')::date from private.ledger_transfers as transfers)))
$$;
comment on function private.first_open_day() is 'The first Jakarta day that is not counted yet; null while nothing has happened at all.';

-- supabase/schemas/private/functions/has_live_courier.sql
create function private.has_live_courier(p_order_id uuid) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from private.shipments
    where shipments.order_id = p_order_id and shipments.direction = 'outbound'
      and shipments.shipper_order_id is not null and shipments.cancelled_at is null)
$$;
comment on function private.has_live_courier(uuid) is 'Whether the buyer''s shipping fee is spent: a refund then takes it from claims, and from shipping_payable otherwise.';

-- supabase/schemas/private/functions/has_role.sql
create function private.has_role(
  p_user_id uuid,
  variadic p_roles private.staff_role[]
) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from private.staff_roles
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  )
$$;
comment on function private.has_role(uuid, private.staff_role[]) is 'Whether this person holds one of the roles; superadmin counts as each.';

-- supabase/schemas/private/functions/hold_in_suspense.sql
-- The one operation for what the payment provider says of an invoice, whether a callback or a poll made us ask.
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
  if private.ledger_post(p_key, p_kind, 'Payment that fits no order', p_order_id,
       array[private.ledger_line('provider_cash', -p_amount), private.ledger_line('suspense', p_amount)]) then
    perform private.open_case(p_kind, p_key, p_order_id, p_details);
  end if;
end
$$;
comment on function private.hold_in_suspense(text, text, uuid, bigint, jsonb) is 'Money came that we may not use: it waits in suspense, and staff are told.';

-- supabase/schemas/private/functions/hold_unmatched_payment.sql
create function private.hold_unmatched_payment(
  p_key text,
  p_order_id uuid,
  p_invoice jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if (p_invoice ->> 'paid_amount')::bigint > 0 and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice ->> 'external_id'
         and differences.status = 'approved' and differences.counter_account = 'suspense') then
    perform private.hold_in_suspense(p_key, 'unexpected_payment', p_order_id, (p_invoice ->> 'paid_amount')::bigint, p_invoice);
  end if;
end
$$;
comment on function private.hold_unmatched_payment(text, uuid, jsonb) is
  'Money that came by an invoice we did not make waits in suspense. Not once staff have put money of this reference there by the provider''s list: this may be it, and the next comparison tells what is missing.';

-- supabase/schemas/private/functions/is_account_deleted.sql
create function private.is_account_deleted(p_user_id uuid) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_left boolean;
begin
  -- Held, so that nobody leaves between this look and the money that follows.
  select profiles.deleted_at is not null into v_left from public.profiles where profiles.id = p_user_id for key share;
  return v_left;
end
$$;
comment on function private.is_account_deleted(uuid) is
  'Whether this person has deleted their account, and with it the way into their wallet; while they have not, they stay until this transaction is over.';

-- supabase/schemas/private/functions/is_mailed.sql
-- Every notification is written here, in the transaction of its event, and what must leave the house follows as
-- jobs of the same transaction. It stands in the way of orders, so it is one statement, whoever is told.
create function private.is_mailed(p_kind text) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
return p_kind = any (array[
  'order.ready_to_ship', 'order.shipped', 'order.delivered', 'order.completed', 'order.cancelled', 'order.disputed',
  'order.return_requested', 'order.return_approved', 'order.return_rejected', 'order.return_received', 'order.refunded',
  'dispute.resolved', 'payment.refunded', 'payment.clawback',
  'withdrawal.link_created', 'withdrawal.paid', 'withdrawal.failed', 'withdrawal.expired', 'withdrawal.returned',
  'wallet.adjusted', 'disbursement.blocked', 'ktp.approved', 'ktp.rejected', 'account.suspended', 'account.banned', 'account.reinstated',
  'account.live_banned', 'account.under_review']);
comment on function private.is_mailed(text) is 'Whether news of this kind is also worth an e-mail: money, steps of an order, account status.';

-- supabase/schemas/private/functions/is_suppressed.sql
create function private.is_suppressed(p_address text) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.email_suppressions as suppressions where suppressions.address = lower(p_address))
$$;
comment on function private.is_suppressed(text) is 'Whether this address bounced for good or complained.';

-- supabase/schemas/private/functions/lease_boost.sql
create function private.lease_boost(p_boost_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.boost_purchases set leased_until = clock_timestamp() + interval '30 seconds'
  where id = p_boost_id and status = 'CREATING' and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('CONFLICT', 'Another request is making this boost; try again in a moment.', 30);
  end if;
end
$$;
comment on function private.lease_boost(uuid) is 'Makes the caller the only one who may finish this purchase, for half a minute of real time; rejects while another is.';

-- supabase/schemas/private/functions/ledger_drift.sql
create function private.ledger_drift() returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(differences.difference), 0) from private.reconciliation_differences as differences
        where differences.status = 'open'
$$;
comment on function private.ledger_drift() is 'Rupiah by which the provider''s books and ours differ, as far as nobody has explained it: above zero it holds more than we know of.';

-- supabase/schemas/private/functions/ledger_is_append_only.sql
create function private.ledger_is_append_only() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The ledger is append-only: correct a transfer with another one.';
end
$$;
comment on function private.ledger_is_append_only() is 'Stops even the tables'' owner from rewriting history.';

-- supabase/schemas/private/functions/ledger_line.sql
create function private.ledger_line(
  p_kind private.account_kind,
  p_amount bigint,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns private.ledger_line
language sql immutable
set search_path = pg_catalog, pg_temp
return row(p_kind, p_amount, p_order_id, p_user_id)::private.ledger_line;
comment on function private.ledger_line(private.account_kind, bigint, uuid, uuid) is
  'One line of a transfer: an escrow names its order, a wallet its person, every other account is the market''s own.';
grant execute on function private.ledger_line(private.account_kind, bigint, uuid, uuid) to preloved_ledger;

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
  v_never_below_zero constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense}';
  v_at timestamptz := private.now();
  v_transfer_id uuid;
  v_line record;
  v_account record;
  v_sum bigint := 0;
begin
  insert into private.ledger_transfers (key, kind, description, order_id, withdrawal_id, is_pending, event_at, created_at)
  values (p_key, p_kind, p_description, p_order_id, p_withdrawal_id, p_is_pending, coalesce(p_event_at, v_at), v_at)
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  elsif p_lines is null then
    raise exception 'Transfer % has no lines.', p_key;
  end if;

  -- Always in this order, so that two transfers never wait for each other.
  for v_line in
    select lines.kind, coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000') as holder_id,
      lines.order_id, lines.user_id, sum(lines.amount)::bigint as amount, bool_or(lines.amount is null) as is_unsaid
    from unnest(p_lines) as lines group by 1, 2, 3, 4
    having sum(lines.amount) <> 0 or bool_or(lines.amount is null) order by 1, 2
  loop
    if v_line.is_unsaid then
      raise exception 'Transfer % has a line without an amount.', p_key;
    end if;
    update private.ledger_accounts as accounts
    set balance = accounts.balance + v_line.amount, version = accounts.version + 1
    where accounts.kind = v_line.kind and accounts.holder_id = v_line.holder_id
    returning accounts.id, accounts.balance, accounts.version into v_account;
    if not found then
      insert into private.ledger_accounts as accounts (kind, order_id, user_id, balance, version)
      values (v_line.kind, v_line.order_id, v_line.user_id, v_line.amount, 1)
      on conflict on constraint ledger_accounts__one_each do update
      set balance = accounts.balance + excluded.balance, version = accounts.version + 1
      returning accounts.id, accounts.balance, accounts.version into v_account;
    end if;
    if v_line.amount < 0 and v_account.balance < 0 and v_line.kind = any (v_never_below_zero)
      and not (v_line.kind = 'wallet' and p_kind in ('clawback', 'late_payout')) then
      perform private.raise_error('CONFLICT', 'There is not enough money for this.');
    end if;
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
    values (v_transfer_id, v_account.id, v_line.amount, v_account.balance, v_account.version, v_at);
    v_sum := v_sum + v_line.amount;
  end loop;
  if v_sum <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  return true;
end
$$;
comment on function private.ledger_post(text, text, text, uuid, private.ledger_line[], timestamptz, uuid, boolean) is
  'Posts a balanced transfer once per key: true when it was posted now, false when it had been before. Rejects to take an account below its floor; only a clawback or a late payout may leave a wallet in debt.';

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
  -- One key whatever the outcome: a hold is posted, voided or expired, and only one of them.
  v_key constant text := p_pending_key || ':resolved';
  v_pending private.ledger_transfers;
  v_back private.ledger_line[];
begin
  select transfers.* into strict v_pending from private.ledger_transfers as transfers
  where transfers.key = p_pending_key and transfers.is_pending;
  select array_agg(private.ledger_line(accounts.kind, -entries.amount, accounts.order_id, accounts.user_id))
  into v_back from private.ledger_entries as entries
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where entries.transfer_id = v_pending.id and (p_outcome <> 'posted' or entries.amount > 0);
  if not private.ledger_post(v_key, p_kind, p_description, v_pending.order_id, v_back || p_lines,
       p_withdrawal_id => v_pending.withdrawal_id) then
    return false;
  end if;
  insert into private.ledger_resolutions (pending_id, outcome, transfer_id)
  select v_pending.id, p_outcome, transfers.id from private.ledger_transfers as transfers where transfers.key = v_key;
  return true;
end
$$;
comment on function private.ledger_resolve(text, private.hold_outcome, text, text, private.ledger_line[]) is
  'Ends a hold once: posted takes what waits to where p_lines say, voided and expired give it back. False when it had ended before.';

-- supabase/schemas/private/functions/listings_count.sql
create function private.listings_count() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- One statement counts once per kind, however many listings it shows or hides.
  if tg_op = 'INSERT' then
    perform private.count_listings(rows.product_category, rows.gender, count(*))
    from new_rows as rows where rows.is_visible
    group by rows.product_category, rows.gender order by rows.product_category, rows.gender;
  elsif tg_op = 'DELETE' then
    perform private.count_listings(rows.product_category, rows.gender, -count(*))
    from old_rows as rows where rows.is_visible
    group by rows.product_category, rows.gender order by rows.product_category, rows.gender;
  else
    perform private.count_listings(rows.product_category, rows.gender, sum(rows.change)::bigint)
    from (select old_rows.product_category, old_rows.gender, -1 as change from old_rows where old_rows.is_visible
          union all
          select new_rows.product_category, new_rows.gender, 1 from new_rows where new_rows.is_visible) as rows
    group by rows.product_category, rows.gender having sum(rows.change) <> 0
    order by rows.product_category, rows.gender;
  end if;
  return null;
end
$$;
comment on function private.listings_count() is 'Keeps listing_counts true whoever writes listings, and however many at once.';

-- supabase/schemas/private/functions/listings_index.sql
create function private.listings_index() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_changed public.listings[];
begin
  if tg_op = 'INSERT' then
    select array_agg(fresh::public.listings) into v_changed from new_rows as fresh where fresh.is_visible;
  elsif tg_op = 'DELETE' then
    delete from private.listing_search as entries using old_rows as gone where entries.number = gone.number;
  else
    delete from private.listing_search as entries using old_rows as was join new_rows as fresh on fresh.number = was.number
    where entries.number = was.number and was.is_visible and not fresh.is_visible;
    select array_agg(fresh::public.listings) into v_changed
    from old_rows as was join new_rows as fresh on fresh.number = was.number
    where fresh.is_visible and (was.is_visible, was.title, was.brand, was.description, was.product_category, was.gender, was.price, was.vibe_tags)
      is distinct from (fresh.is_visible, fresh.title, fresh.brand, fresh.description, fresh.product_category, fresh.gender, fresh.price, fresh.vibe_tags);
  end if;
  if v_changed is not null then
    perform private.index_listings(v_changed);
  end if;
  return null;
end
$$;
comment on function private.listings_index() is 'Keeps listing_search true whoever writes listings, and however many at once.';

-- supabase/schemas/private/functions/listings_inherit_boost.sql
create function private.listings_inherit_boost() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.boost_score := coalesce((
    select sum(periods.score) from private.boost_periods as periods
    where periods.seller_id = new.seller_id and periods.listing_id is null and periods.ended_at is null), 0);
  return new;
end
$$;
comment on function private.listings_inherit_boost() is 'What a boosted seller puts up is boosted from its first moment.';

-- supabase/schemas/private/functions/listings_write_card.sql
create function private.listings_write_card() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The closing brace is left off: whoever reads adds the seller, whose name may change.
  new.card := left(row_to_json(wire)::text, -1)
  from (select new.id, new.seller_id, new.title, new.description, new.price, new.original_price, new.product_category,
          new.gender, new.condition, new.brand, new.size, new.color, new.material, new.style, new.sub_category,
          new.vibe_tags, new.photos, new.weight_grams, new.likes, new.status,
          internal.wire_time(new.created_at) as created_at, internal.wire_time(new.updated_at) as updated_at) as wire;
  return new;
end
$$;
comment on function private.listings_write_card() is 'The one place that says what a listing looks like on the wire, its seller apart.';

-- supabase/schemas/private/functions/live_stream_for_staff.sql
create function private.live_stream_for_staff(p_stream_id text) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select private.live_stream_admin_record(live_streams, live_chats.messages)
        from public.live_streams join private.live_chats on live_chats.stream_id = live_streams.id
        where live_streams.id = p_stream_id
$$;
comment on function private.live_stream_for_staff(text) is 'One stream as staff read it; null when there is none.';

-- supabase/schemas/private/functions/new_boost_reference.sql
-- POST /boosts in the steps of POST /orders: reserve, have an invoice made, finish. What is not finished
-- yet (CREATING) a stranger may finish or take back.
create function private.new_boost_reference() returns text
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
    v_reference := 'BST-' || to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || (
      select string_agg(substr(v_alphabet, get_byte(v_bytes, place) % 32 + 1, 1), '') from generate_series(0, 5) as place);
    exit when not exists (select from private.boost_purchases where boost_purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
comment on function private.new_boost_reference() is 'BST-, the Jakarta date, six random Crockford characters that nobody has yet.';

-- supabase/schemas/private/functions/new_order_reference.sql
-- POST /orders in three steps that a stranger can repeat: reserve the listing, have an invoice made
-- at the provider, finish. Between the steps the order is ours alone (state_version 0).
create function private.new_order_reference() returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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

-- supabase/schemas/private/functions/next_work_at.sql
create function private.next_work_at() returns timestamptz
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select least(
    (select min(jobs.run_at) from private.jobs
     where jobs.finished_at is null and jobs.dead_at is null
       and (jobs.leased_until is null or jobs.leased_until < clock_timestamp()) and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))),
    (select min(outbox.due_at) from private.outbox, private.finance_portal
     where finance_portal.down_since is null and outbox.delivered_at is null and outbox.dead_at is null
       and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
       and private.is_next_of_aggregate(outbox)),
    (select finance_portal.probe_at from private.finance_portal
     where finance_portal.leased_until is null or finance_portal.leased_until < clock_timestamp()),
    (select min(finance_inbox.due_at) from private.finance_inbox where finance_inbox.handled_at is null))
$$;
comment on function private.next_work_at() is
  'Marketplace time at which the schedules next have something to do; in the past when they are late. Null when nothing waits.';

-- supabase/schemas/private/functions/notify.sql
create function private.notify(
  p_user_id uuid,
  p_event_id text,
  p_kind text,
  p_category text,
  p_data jsonb default '{}'
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.notify_all(array[p_user_id], p_event_id, p_kind, p_category, p_data)
$$;
comment on function private.notify(uuid, text, text, text, jsonb) is
  'Tells someone something, once per event and kind, in the transaction of the event.';

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
  -- News that comes in crowds is pushed once, when the ten minutes in which it came are over.
  v_push_at timestamptz := case when p_kind = 'listing.liked' then date_bin('10 minutes', v_now, 'epoch') + interval '10 minutes' end;
begin
  with told as (
    insert into public.notifications (user_id, event_id, kind, category, data, created_at, read_at)
    select people.id, p_event_id, p_kind, p_category, p_data, v_now,
           case when p_category = any (preferences.muted_categories) then v_now end
    from unnest(p_user_ids) as people (id)
    left join public.notification_preferences as preferences on preferences.user_id = people.id
    on conflict on constraint notifications__once do nothing
    returning notifications.id, notifications.user_id, notifications.read_at
  ), pushed as (
    insert into private.jobs (kind, key, payload, run_at)
    select 'push_send', case when v_push_at is null then told.id::text
             else concat_ws(':', told.user_id, p_kind, p_data ->> 'listing_id', extract(epoch from v_push_at)::bigint) end,
           jsonb_build_object('notification_id', told.id), coalesce(v_push_at, v_now)
    from told
    left join public.notification_preferences as preferences on preferences.user_id = told.user_id
    where told.read_at is null and coalesce(preferences.push_enabled, true)
      and exists (select from private.push_subscriptions as devices where devices.user_id = told.user_id and devices.deleted_at is null)
    on conflict on constraint jobs__once do nothing
  )
  insert into private.jobs (kind, key, payload, run_at)
  select 'mail_send', told.id::text, jsonb_build_object('email_id', told.id), v_now
  from told
  join private.contacts on contacts.user_id = told.user_id
  where told.read_at is null and private.is_mailed(p_kind) and not private.is_suppressed(contacts.email)
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.notify_all(uuid[], text, text, text, jsonb) is
  'Tells people something, each once per event and kind, and leaves jobs for those who also want it pushed or mailed. What is muted is written as read.';

-- supabase/schemas/private/functions/now.sql
-- Domain time: every row, deadline and quote reads this clock and no other. The local stack replaces
-- the function by one that can be moved; production's has no offset.
create function private.now() returns timestamptz
language sql volatile
set search_path = pg_catalog, pg_temp
return pg_catalog.clock_timestamp();
comment on function private.now() is 'The marketplace clock. Real time for leases and signatures comes from clock_timestamp() instead.';
grant execute on function private.now() to preloved_ledger;

-- supabase/schemas/private/functions/open_case.sql
create function private.open_case(
  p_kind text,
  p_key text,
  p_order_id uuid,
  p_details jsonb default '{}'
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.staff_cases (kind, key, order_id, details) values (p_kind, p_key, p_order_id, p_details)
  on conflict on constraint staff_cases__once do nothing
$$;
comment on function private.open_case(text, text, uuid, jsonb) is 'Asks a person to look, once per kind and key.';

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
  perform private.enforce_rate_limit('report', v_me::text);
  if p_user_id = v_me then
    perform private.raise_error('FORBIDDEN', 'This is you, or yours.');
  end if;
  insert into private.reports (reporter_id, user_id, listing_id, reason, details)
  values (v_me, p_user_id, p_listing_id, p_reason, p_details) returning * into v_report;
  return jsonb_build_object('id', v_report.id, 'user_id', v_report.user_id, 'listing_id', v_report.listing_id,
    'reason', v_report.reason, 'details', v_report.details, 'opened_at', internal.wire_time(v_report.opened_at));
end
$$;
comment on function private.open_report(uuid, uuid, text, text) is 'The caller reports this person, or this listing of theirs; once until staff have closed it.';

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
comment on function private.order_id_of(text) is 'The id behind what someone gave for an order, its id or its reference; null for a reference of nothing.';

-- supabase/schemas/private/functions/parcel_address.sql
create function private.parcel_address(p_order_id uuid, p_party text) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
        where addresses.order_id = p_order_id and addresses.party = p_party::public.order_actor
$$;
comment on function private.parcel_address(uuid, text) is 'The address of one party as it stood when the order was made.';

-- supabase/schemas/private/functions/photos_of.sql
create function private.photos_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(photos.url), '[]')
  from (select profiles.photo_url as url from public.profiles where profiles.id = p_user_id and profiles.photo_url is not null
        union
        select unnest(listings.photos) from public.listings
        where listings.seller_id = p_user_id
          and not exists (select from public.orders where orders.listing_id = listings.id)) as photos
$$;
comment on function private.photos_of(uuid) is
  'Photos of the profile, and of listings that nobody ever ordered: those of an order stay for its other side.';

-- supabase/schemas/private/functions/profiles_update_visibility.sql
create function private.profiles_update_visibility() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.listings set seller_active = (new.account_status = 'active')
  where seller_id = new.id and seller_active <> (new.account_status = 'active');
  return null;
end
$$;
comment on function private.profiles_update_visibility() is 'A seller who is suspended or banned, by whichever operation, takes all their listings out of sight in one statement, and brings them back.';

-- supabase/schemas/private/functions/publish_event.sql
create function private.publish_event(
  p_type text,
  p_aggregate_type text,
  p_aggregate_id uuid,
  p_version integer,
  p_data jsonb
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
  values (p_type, p_aggregate_type, p_aggregate_id, p_version, p_data)
$$;
comment on function private.publish_event(text, text, uuid, integer, jsonb) is
  'Leaves an event for the finance portal in the transaction of its cause; versions of an aggregate count from 1 without a gap.';

-- supabase/schemas/private/functions/raise_categorization_quota.sql
create function private.raise_categorization_quota() returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.raise_error('RATE_LIMITED', 'That is all the photos for today; tomorrow there are more.',
    ceil(extract(epoch from ((private.ai_usage_day() + 1)::timestamp at time zone 'Asia/Jakarta') - private.now()))::integer)
$$;
comment on function private.raise_categorization_quota() is 'Sends someone away until midnight in Jakarta.';

-- supabase/schemas/private/functions/raise_error.sql
-- Every rule that says no says it here, so that one file in TypeScript can turn it into an answer.
create function private.raise_error(
  p_code text,
  p_message text,
  p_retry_after_seconds integer default null
) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'PV001', message = p_code, detail = p_message,
    hint = coalesce(p_retry_after_seconds::text, '');
end
$$;
comment on function private.raise_error(text, text, integer) is
  'Ends the operation with a project error code (see shared/errors.ts), a sentence for the caller and, where waiting helps, for how long.';
grant execute on function private.raise_error(text, text, integer) to preloved_ledger;

-- supabase/schemas/private/functions/recent_ledger_drift.sql
create function private.recent_ledger_drift() returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_since timestamptz := private.now() - interval '1 hour';
  v_own private.account_kind[] := array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_unbalanced numeric;
  v_touched bigint[];
begin
  with sums as (
    select transfers.id, sum(entries.amount) as amount, array_agg(entries.account_id) as accounts
    from private.ledger_transfers as transfers join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.created_at > v_since group by transfers.id
  )
  select (select sum(abs(sums.amount)) from sums), array(select distinct unnest(sums.accounts) from sums) into v_unbalanced, v_touched;
  v_touched := v_touched || array(select accounts.id from private.ledger_accounts as accounts 
    where accounts.kind = any (v_own) and accounts.holder_id = '00000000-0000-0000-0000-000000000000');
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(last.balance_after, 0))), 0)
    from private.ledger_accounts as accounts
    left join private.ledger_entries as last on last.account_id = accounts.id and last.version = accounts.version
    where accounts.id = any (v_touched));
end
$$;
comment on function private.recent_ledger_drift() is
  'Rupiah by which the transfers of the last hour do not balance, and by which the market''s own accounts and those touched by them are not what their last entry says. The whole ledger is summed every night.';

-- supabase/schemas/private/functions/record_categorized_listing.sql
-- The seller says nothing about it: a listing with a photo that was looked at is what came of the look.
create function private.record_categorized_listing() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.categorizations as looks
  set listing_id = new.id, listed = jsonb_build_object('category', new.product_category, 'sub_category', new.sub_category,
    'brand', new.brand, 'condition', new.condition, 'gender', new.gender, 'style', new.style, 'vibe_tags', new.vibe_tags,
    'original_price', new.original_price, 'price', new.price, 'title', new.title, 'description', new.description,
    'color', new.color, 'material', new.material, 'size', new.size, 'weight_grams', new.weight_grams)
  where looks.id = (select latest.id from private.categorizations as latest
    where latest.user_id = new.seller_id and latest.status = 'answered' and latest.listing_id is null
      and latest.photo_url = any (new.photos)
    order by latest.created_at desc limit 1);
  return null;
end
$$;
comment on function private.record_categorized_listing() is 'Writes what a seller listed beside what the model had said of that photo.';

-- supabase/schemas/private/functions/reliability_signals.sql
-- Every signal is a number that is 0 when all is well; functions/RUNBOOK.md says what to do when it is not.
create function private.reliability_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
begin
  return jsonb_build_object(
    -- Waiting, dead, or not even numbered: an index of its own for each, and delivered ones in none.
    'oldest_unsent_event_s', private.age_seconds(least(
      (select outbox.occurred_at from private.outbox where outbox.seq is not null and outbox.delivered_at is null and outbox.dead_at is null
       order by outbox.seq limit 1),
      (select min(outbox.occurred_at) from private.outbox where outbox.dead_at is not null),
      (select outbox.occurred_at from private.outbox where outbox.seq is null order by outbox.position limit 1))),
    'portal_down_s', private.age_seconds((select finance_portal.down_since from private.finance_portal)),
    'oldest_unread_portal_event_s', private.age_seconds(
      (select min(finance_inbox.received_at) from private.finance_inbox where finance_inbox.handled_at is null)),
    'dead_letters', (select count(*) from private.jobs where jobs.dead_at is not null)
      + (select count(*) from private.outbox where outbox.dead_at is not null),
    'failing_jobs', (select count(*) from private.jobs
      where jobs.finished_at is null and jobs.attempts >= 5 and jobs.dead_at is null),
    'late_work_s', private.age_seconds(private.next_work_at()),
    'overdue_deadlines', (select count(*) from private.jobs
      where jobs.kind = 'orders_deadline' and jobs.finished_at is null and jobs.dead_at is null
        and jobs.run_at < v_now - interval '5 minutes'),
    -- Nobody claimed it again a minute after its worker was gone.
    'stuck_leases', (select count(*) from private.jobs
        where jobs.finished_at is null and jobs.dead_at is null and jobs.leased_until < clock_timestamp() - interval '1 minute')
      + (select count(*) from private.outbox
        where outbox.delivered_at is null and outbox.dead_at is null and outbox.leased_until < clock_timestamp() - interval '1 minute'),
    'ledger_drift', private.recent_ledger_drift(),
    'provider_drift', (select coalesce(sum(abs(differences.difference)), 0)::bigint
      from private.reconciliation_differences as differences where differences.status = 'open'),
    'parked_callbacks', (select count(*) from private.provider_events
      where provider_events.is_open and (provider_events.outcome = 'unknown'
        or provider_events.outcome is null and provider_events.received_at < v_now - interval '5 minutes')),
    'old_disputes', (select count(*) from private.disputes
      where disputes.resolved_at is null and disputes.opened_at < v_now - interval '3 days'),
    -- Two hours into the night every day before should be counted.
    'uncounted_days', greatest(0, coalesce(((v_now - interval '2 hours') at time zone 'Asia/Jakarta')::date - private.first_open_day(), 0)),
    'open_cases', (select count(*) from private.staff_cases where staff_cases.closed_at is null),
    'open_seller_reviews', (select count(*) from private.seller_reviews where seller_reviews.closed_at is null));
end
$$;
comment on function private.reliability_signals() is 'What can go wrong without anybody noticing, each as one number: 0 is well.';

-- supabase/schemas/private/functions/report_records.sql
create function private.report_records(p_ids uuid[]) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(jsonb_build_object('id', reports.id, 'user_id', reports.user_id, 'username', profiles.username,
    'account_status', profiles.account_status, 'listing_id', reports.listing_id, 'listing_title', listings.title,
    'reporter_id', reports.reporter_id, 'reason', reports.reason, 'details', reports.details,
    'status', case when reports.closed_at is null then 'open' else 'closed' end,
    'outcome', reports.outcome, 'note', reports.note, 'closed_by', reports.closed_by,
    'opened_at', internal.wire_time(reports.opened_at), 'closed_at', internal.wire_time(reports.closed_at)) order by found.nth)
  from unnest(p_ids) with ordinality as found (id, nth)
  join private.reports on reports.id = found.id
  join public.profiles on profiles.id = reports.user_id
  left join public.listings on listings.id = reports.listing_id
$$;
comment on function private.report_records(uuid[]) is 'Reports as staff read them, in this order, with whom and what they are about as they stand now; null for none.';

-- supabase/schemas/private/functions/require_no_open_ktp.sql
create function private.require_no_open_ktp(p_user_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_status private.ktp_status := (select submissions.status from private.ktp_submissions as submissions
    where submissions.user_id = p_user_id and submissions.status in ('pending', 'approved'));
begin
  if v_status = 'approved' then
    perform private.raise_error('CONFLICT', 'Your identity is verified already.');
  elsif v_status = 'pending' then
    perform private.raise_error('CONFLICT', 'Your documents are being looked at; you will hear from us.');
  end if;
end
$$;
comment on function private.require_no_open_ktp(uuid) is 'One check at a time, and none after it went well.';

-- supabase/schemas/private/functions/reserve_withdrawal.sql
-- The one way to start a withdrawal, whoever asks: its owner, or the finance portal on their behalf.
create function private.reserve_withdrawal(
  p_user_id uuid,
  p_amount bigint,
  p_fee bigint,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text;
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.user_id = p_user_id and withdrawals.request_key = p_request_key
    and withdrawals.created_at > private.now() - interval '1 day'
  order by withdrawals.created_at desc limit 1 for update;
  if v_withdrawal.id is not null then
    return private.resume_withdrawal(v_withdrawal, p_amount);
  end if;
  if private.setting('withdrawals_open') = 0 then
    perform private.raise_error('UNAVAILABLE', 'Withdrawals pause for a while; your money stays where it is.', 600);
  end if;
  select contacts.email into v_email from private.contacts where contacts.user_id = p_user_id;
  if v_email is null then
    perform private.raise_error('CONFLICT', 'There is no verified e-mail address to send the payout link to; add one to your account first.');
  end if;
  -- The row comes before the balance: whoever is second is told so, whatever is left in the wallet.
  insert into private.withdrawals (user_id, amount, fee, recipient_email, request_key)
  values (p_user_id, p_amount, p_fee, v_email, p_request_key) returning * into v_withdrawal;
  perform private.ledger_post('withdrawal:' || v_withdrawal.id, 'withdrawal', 'Withdrawal to ' || v_email, null,
    array[private.ledger_line('wallet', -p_amount, p_user_id => p_user_id),
          private.ledger_line('payout_in_transit', p_amount)],
    p_withdrawal_id => v_withdrawal.id, p_is_pending => true);
  -- Should this process die before the link is ours, this job asks for it again; later it asks how the link fares.
  perform private.enqueue_job('check_withdrawal', v_withdrawal.id || ':1',
    jsonb_build_object('withdrawal_id', v_withdrawal.id, 'round', 1), private.now() + interval '60 seconds');
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.reserve_withdrawal(uuid, bigint, bigint, text) is
  'Takes the amount out of the wallet as a hold and answers the link to ask for; one in flight per person, none while withdrawals_open is 0. A repeated key finds its first withdrawal.';

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
  set finished_at = null, dead_at = null, attempts = 0, run_at = coalesce(p_run_at, private.now()), lease_token = null, leased_until = null
  where jobs.kind = p_kind and jobs.key = p_key;
end
$$;
comment on function private.restart_job(text, text, jsonb, timestamptz) is 'The same for work that may have been done or given up before: it starts from the beginning.';

-- supabase/schemas/private/functions/retry_seconds.sql
create function private.retry_seconds(p_kind text, p_attempts integer) returns double precision
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_kind private.job_kinds;
begin
  select kinds.* into v_kind from private.job_kinds as kinds where kinds.kind = p_kind;
  return least(coalesce(v_kind.longest_retry_seconds, 3600),
      coalesce(v_kind.first_retry_seconds, 10) * 2 ^ least(p_attempts - 1, 20))
    * (0.8 + 0.4 * pg_catalog.random());
end
$$;
comment on function private.retry_seconds(text, integer) is
  'How long a job waits after its n-th failure: doubling, and spread by a fifth so that a herd does not come back at once.';

-- supabase/schemas/private/functions/reviews_count.sql
create function private.reviews_count() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- What the row counted for before and counts for now; a hidden one and none at all count for nothing.
  v_before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then old.rating end;
  v_now integer := case when tg_op <> 'DELETE' and new.hidden_at is null then new.rating end;
begin
  update public.profiles
  set rating_count = rating_count + (v_now is not null)::integer - (v_before is not null)::integer,
      rating_sum = rating_sum + coalesce(v_now, 0) - coalesce(v_before, 0)
  where id = coalesce(new.seller_id, old.seller_id);
  return null;
end
$$;
comment on function private.reviews_count() is 'Keeps a seller''s rating_count and rating_sum true whoever writes a review, and however.';

-- supabase/schemas/private/functions/roles_of.sql
create function private.roles_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('user_id', profiles.id, 'username', profiles.username, 'roles', coalesce(held.roles, '[]'))
  from public.profiles left join private.held_roles as held on held.user_id = profiles.id where profiles.id = p_user_id
$$;
comment on function private.roles_of(uuid) is 'Which staff roles someone holds; null for nobody.';

-- supabase/schemas/private/functions/schedule_digest.sql
-- Each digest plans the next, and whoever starts wanting one makes sure of the first: no schedule runs for nobody.
create function private.schedule_digest(p_since timestamptz default null) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
begin
  perform private.enqueue_job('notifications_digest', v_day::text,
    jsonb_build_object('day', v_day, 'since', internal.wire_time(coalesce(p_since, v_at - interval '1 day'))), v_at);
end
$$;
comment on function private.schedule_digest(timestamptz) is 'Makes sure of the digest at the next eight o''clock in Jakarta, telling what happened since then, a day before unless given.';

-- supabase/schemas/private/functions/search_matches.sql
create function private.search_matches(
  p_query tsquery,
  p_wanted jsonb,
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
  v_most constant integer := 10000;
  v_lowest constant bigint := coalesce((p_wanted ->> 'min_price')::bigint, 0);
  v_highest constant bigint := coalesce((p_wanted ->> 'max_price')::bigint, 9007199254740991);
  v_entries text := 'from private.listing_search as entries where true'
    || case when p_query is null then '' else ' and entries.document @@ $1' end
    || case when p_wanted ->> 'vibe_tag' is null then '' else ' and entries.vibe_tags @> array[$2 ->> ''vibe_tag'']' end
    || case when p_wanted ->> 'gender' is null then '' else ' and entries.gender = $2 ->> ''gender''' end
    || case when p_wanted ->> 'product_category' is null then '' else ' and entries.product_category = $2 ->> ''product_category''' end
    || case when p_wanted ->> 'min_price' is null then '' else ' and entries.price >= ($2 ->> ''min_price'')::bigint' end
    || case when p_wanted ->> 'max_price' is null then '' else ' and entries.price <= ($2 ->> ''max_price'')::bigint' end;
  -- What a match is remembered by: its number doubled, and one more where title or brand have the words.
  v_key constant text := case when p_query is null then '2 * entries.number'
    else '2 * entries.number + (entries.headline @@ $1)::integer' end;
  v_keys bigint[] := '{}';
  v_found bigint[];
  v_where text;
  v_newest bigint;
  v_top bigint;
  v_bottom bigint;
  v_next bigint;
  v_seen bigint;
  v_buckets bigint;
begin
  select max(entries.number), min(entries.number) >> 13 into v_newest, v_bottom from private.listing_search as entries;
  v_top := v_newest >> 13;
  v_next := v_top;
  -- A small market is read whole: its bitmap has every bucket in it anyway.
  v_buckets := case when v_top - v_bottom < 3 then 3 else 2 end;
  -- Few at these prices: they are found by price and word together, and all in one look.
  if (p_wanted ?| array['min_price', 'max_price']) and v_most >= (select count(*) from (
       select from public.listings where listings.is_visible and listings.price between v_lowest and v_highest limit v_most + 1) as few) then
    v_entries := v_entries || format(' and entries.price_band between %s and %s',
      floor(8 * ln(greatest(v_lowest, 1)::double precision)), floor(8 * ln(greatest(v_highest, 1)::double precision)));
    v_buckets := v_top - v_bottom + 1;
  end if;

  -- Gathered from the newest bucket on, as many at a time as the matches so far suggest: a word of every
  -- third listing is read in the last few, and for a rare one the rest is one look. Once the page is full, the rest is only counted.
  total := 0;
  while v_next >= v_bottom and total <= v_most loop
    v_where := v_entries || case when v_buckets > v_next - v_bottom then format(' and entries.bucket + 0 <= %s', v_next)
      else format(' and entries.bucket = any (%L::integer[])', array(select generate_series(v_next - v_buckets + 1, v_next))) end;
    if total > 0 and p_offset + p_limit <= (select count(*) from unnest(v_keys) as key where key & 1 = 1 or p_sort_by <> 'relevance') then
      execute 'select $3 + count(*) ' || v_where into total using p_query, p_wanted, total;
    else
      execute 'select array_agg(' || v_key || ') ' || v_where into v_found using p_query, p_wanted;
      v_keys := v_keys || v_found;
      total := cardinality(v_keys);
    end if;
    v_next := v_next - v_buckets;
    v_seen := v_newest - ((v_next + 1) << 13);
    v_buckets := least(v_next - v_bottom + 1, case
      when total * (v_top - v_bottom + 1) <= v_most * (v_top - v_next) then v_next - v_bottom + 1
      else 1 + (((v_most - total) * v_seen / greatest(total, 1)) >> 13) end);
  end loop;

  ids := '{}';
  if p_offset >= least(total, v_most) or p_limit = 0 then
    return;
  elsif p_sort_by in ('lowest_price', 'highest_price') and total > v_most then
    ids := null;
  elsif p_sort_by in ('lowest_price', 'highest_price') then
    execute 'select array(select entries.listing_id ' || v_entries || ' order by entries.price'
      || case p_sort_by when 'highest_price' then ' desc' else '' end || ', entries.listing_id limit $3 offset $4)'
      into ids using p_query, p_wanted, p_limit, p_offset;
  else
    v_keys := array(select newest.key from (select unnest(v_keys) as key order by key desc limit v_most) as newest
      order by case p_sort_by when 'relevance' then newest.key & 1 end desc, newest.key desc limit p_limit offset p_offset);
    ids := array(select entries.listing_id from unnest(v_keys) with ordinality as page (key, place)
      join private.listing_search as entries on entries.number = page.key >> 1 order by page.place);
  end if;
end
$$;
comment on function private.search_matches(tsquery, jsonb, text, integer, bigint) is
  'A page of the newest ten thousand matches, those with the words in title or brand first; or by price, null when more match than are worth sorting. total beyond ten thousand only says that there are more.';

-- supabase/schemas/private/functions/search_page.sql
create function private.search_page(
  p_query tsquery,
  p_wanted jsonb,
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
  v_most constant integer := 10000;
  v_is_text boolean := p_query is not null or p_wanted ->> 'vibe_tag' is not null;
  v_where constant text := 'listings.is_visible'
    || case when p_wanted ->> 'gender' is null then '' else ' and listings.gender = $1 ->> ''gender''' end
    || case when p_wanted ->> 'product_category' is null then '' else ' and listings.product_category = $1 ->> ''product_category''' end
    || case when p_wanted ->> 'min_price' is null then '' else ' and listings.price >= ($1 ->> ''min_price'')::bigint' end
    || case when p_wanted ->> 'max_price' is null then '' else ' and listings.price <= ($1 ->> ''max_price'')::bigint' end;
  v_order constant text := case p_sort_by when 'lowest_price' then 'price, id' when 'highest_price' then 'price desc, id'
    else 'created_at desc, id desc' end;
begin
  if v_is_text then
    select matches.total, matches.ids into total, ids
    from private.search_matches(p_query, p_wanted, p_sort_by, p_limit, p_offset) as matches;
  elsif p_wanted ->> 'min_price' is null and p_wanted ->> 'max_price' is null then
    select coalesce(sum(counts.visible), 0) into total from public.listing_counts as counts
    where (p_wanted ->> 'gender' is null or counts.gender = p_wanted ->> 'gender')
      and (p_wanted ->> 'product_category' is null or counts.product_category = p_wanted ->> 'product_category');
  else
    execute 'select count(*) from (select from public.listings where ' || v_where || ' limit $2) as few'
      into total using p_wanted, v_most + 1;
  end if;

  if v_is_text and ids is not null then
    return;
  elsif p_offset >= total or p_limit = 0 then
    ids := '{}';
  elsif v_is_text then
    -- So many match that the right ones are met soon when walking along the order that is asked for.
    execute 'select array(select listings.id from public.listings, lateral (
        select from private.listing_search as entries where entries.number = listings.number
          and ($4 is null or entries.document @@ $4) and ($1 ->> ''vibe_tag'' is null or entries.vibe_tags @> array[$1 ->> ''vibe_tag''])
        offset 0) as matching
      where ' || v_where || ' order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset, p_query;
  elsif total <= v_most and p_wanted ?| array['min_price', 'max_price'] then
    -- Few enough to sort, and perhaps so few that walking along another order would take for ever.
    execute 'with matches as materialized (
        select listings.id, listings.price, listings.created_at from public.listings where ' || v_where || ')
      select array(select matches.id from matches order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset;
  else
    execute 'select array(select listings.id from public.listings where ' || v_where || ' order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset;
  end if;
end
$$;
comment on function private.search_page(tsquery, jsonb, text, integer, bigint) is
  'One page of matches by relevance, newest, lowest_price or highest_price, and how many there are; more than ten thousand when that is not known.';

-- supabase/schemas/private/functions/setting.sql
create function private.setting(p_name text) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_value bigint;
begin
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$$;
comment on function private.setting(text) is 'One setting by name; a name that does not exist is a bug and raises.';

-- supabase/schemas/private/functions/staff_list.sql
create function private.staff_list(
  p_items jsonb,
  p_total bigint,
  p_total_is_minimum boolean,
  p_limit integer,
  p_offset integer
) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('items', coalesce(p_items, '[]'), 'total', p_total, 'total_is_minimum', p_total_is_minimum,
  'limit', p_limit, 'offset', p_offset);
comment on function private.staff_list(jsonb, bigint, boolean, integer, integer) is 'A page of a staff list as it is answered.';

-- supabase/schemas/private/functions/staff_page.sql
-- Under row level security Postgres keeps the statistics of enums from whoever asks, and takes a sixth of all orders for
-- disputed: so it would read the whole table. Where there is an index, a list goes by it.
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
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_alias constant text := pg_catalog.split_part(p_table, '.', 2);
  v_where constant text := coalesce(' where ' || nullif(array_to_string(array_remove(p_conditions, null), ' and '), ''), '');
  v_found text := p_table || v_where;
  v_column text := pg_catalog.split_part(p_sort, ' ', 1);
begin
  -- Planned anew for just the filters that were given: each finds its index. Values come in as $1, or as
  -- a quoted literal where an index or its statistics are for some values of a column only.
  execute 'select count(*) from (select from ' || v_found || ' limit $2) as few' into total using p_filters, v_most + 1;
  total_is_minimum := total > v_most;
  total := least(total, v_most);
  if not total_is_minimum then
    -- Few enough to sort, and perhaps so few that walking along the order until a page is full would take for ever.
    v_found := pg_catalog.format('(select %1$s.id, %1$s.%2$I as sort from %3$s offset 0) as %1$s', v_alias, v_column, v_found);
    v_column := 'sort';
  end if;
  execute pg_catalog.format('select array(select %1$s.id::text from %2$s order by %1$s.%3$I %4$s, %1$s.id %4$s limit $2 offset $3)',
    v_alias, v_found, v_column, case when p_sort like '% asc' then 'asc' else 'desc' end)
    into ids using p_filters, p_limit, p_offset;
end
$$;
comment on function private.staff_page(text, text[], text, jsonb, integer, integer) is
  'Which rows make a page of a staff list, in their order, and how many match: exact to ten thousand. Conditions are SQL of the operation''s own about <table> and p_filters as $1; a null one is left out. p_sort is a column, newest or greatest first unless it says asc; ids decide between equals.';

-- supabase/schemas/private/functions/staff_period_condition.sql
create function private.staff_period_condition(p_column text, p_filters jsonb) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select nullif(concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end), '')
$$;
comment on function private.staff_period_condition(text, jsonb) is
  'The condition for private.staff_page that this time is not before p_filters'' from, and before its to; null when neither is asked for.';

-- supabase/schemas/private/functions/start_portal_withdrawal.sql
-- THE call site: the one place where an approval of the portal becomes a payout. It goes through the withdrawal
-- operation that sellers use themselves (private.reserve_withdrawal), so that one in flight, the fee and the floor of the
-- wallet hold here as there; the link is then made by that operation's own job.
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
begin
  if p_amount < (p_terms ->> 'minimum')::bigint then
    return 'withdrawal_refused:VALIDATION';
  elsif not exists (select from public.profiles where profiles.id = p_seller_id and profiles.account_status = 'active') then
    return 'withdrawal_refused:FORBIDDEN';
  end if;
  perform private.reserve_withdrawal(p_seller_id, p_amount, (p_terms ->> 'fee')::bigint, 'portal:' || p_event_id);
  return 'withdrawal_started';
exception
  when sqlstate 'PV001' then
    get stacked diagnostics v_code = message_text;
    -- Withdrawals pause: the approval waits with them, and comes back.
    if v_code = 'UNAVAILABLE' then
      raise;
    end if;
    return 'withdrawal_refused:' || v_code;
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'withdrawals__one_in_flight' then
      raise;
    end if;
    return 'withdrawal_refused:WITHDRAWAL_IN_PROGRESS';
end
$$;
comment on function private.start_portal_withdrawal(uuid, bigint, text, jsonb) is
  'Starts a withdrawal that the finance portal approved; what the operation rejects is an outcome, not a failure, but for a pause. p_terms {fee, minimum}.';

-- supabase/schemas/private/functions/suspense_records.sql
create function private.suspense_records(p_ids uuid[]) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(jsonb_build_object('id', unmatched.id, 'kind', unmatched.kind, 'amount', unmatched.amount, 'order_id', parked.order_id,
    'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
    'status', case unmatched.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
    'details', cases.details, 'created_at', internal.wire_time(parked.created_at),
    'resolved_at', internal.wire_time(parked.resolved_at)) order by found.nth)
  from unnest(p_ids) with ordinality as found (id, nth)
  join private.suspense_items as parked on parked.id = found.id
  left join public.orders on orders.id = parked.order_id
  left join private.staff_cases as cases on cases.kind = parked.kind and cases.key = parked.key
$$;
comment on function private.suspense_records(uuid[]) is 'Amounts in suspense as staff read them, in this order; null for none.';

-- supabase/schemas/private/functions/text_array.sql
create function private.text_array(p_list jsonb) returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select array(select element.value from jsonb_array_elements_text(p_list) with ordinality as element (value, place) order by element.place)
$$;
comment on function private.text_array(jsonb) is 'A JSON array of strings as text[], in order.';

-- supabase/schemas/private/functions/transfer_records.sql
create function private.transfer_records(p_ids uuid[]) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with entered as (
    select entries.transfer_id, jsonb_agg(jsonb_build_object('account', accounts.kind, 'user_id', accounts.user_id,
      'amount', entries.amount, 'balance_after', entries.balance_after, 'version', entries.version)
      order by entries.amount, accounts.kind) as entries
    from private.ledger_entries as entries
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where entries.transfer_id = any (p_ids) group by entries.transfer_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', transfers.id, 'key', transfers.key, 'kind', transfers.kind, 'description', transfers.description,
    'order_id', transfers.order_id, 'order_reference', orders.reference, 'withdrawal_id', transfers.withdrawal_id,
    'is_pending', transfers.is_pending, 'outcome', resolutions.outcome, 'event_at', internal.wire_time(transfers.event_at),
    'created_at', internal.wire_time(transfers.created_at), 'entries', coalesce(entered.entries, '[]')) order by found.nth)
  from unnest(p_ids) with ordinality as found (id, nth)
  join private.ledger_transfers as transfers on transfers.id = found.id
  left join public.orders on orders.id = transfers.order_id
  left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id
  left join entered on entered.transfer_id = transfers.id
$$;
comment on function private.transfer_records(uuid[]) is 'Transfers with their entries as staff read them, in this order; null for none.';

-- supabase/schemas/private/functions/unread_between.sql
create function private.unread_between(
  p_user_id uuid,
  p_since timestamptz,
  p_until timestamptz
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count bigint;
  v_items jsonb;
begin
  select count(*) into v_count from public.notifications
  where notifications.user_id = p_user_id and notifications.read_at is null
    and notifications.created_at > p_since and notifications.created_at <= p_until;
  select jsonb_agg(private.notification_record(newest) order by newest.created_at desc, newest.id desc) into v_items
  from (select notifications.* from public.notifications
        where notifications.user_id = p_user_id and notifications.read_at is null
          and notifications.created_at > p_since and notifications.created_at <= p_until
        order by notifications.created_at desc, notifications.id desc limit 10) as newest;
  return case when v_count > 0 then jsonb_build_object('count', v_count, 'items', v_items) end;
end
$$;
comment on function private.unread_between(uuid, timestamptz, timestamptz) is
  'How much someone has not read of what happened in this time, and the newest ten of it; null for nothing.';

-- supabase/schemas/private/functions/use_voucher.sql
create function private.use_voucher(
  p_code text,
  p_user_id uuid,
  p_item_price bigint,
  p_total bigint
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voucher private.vouchers;
  v_discount bigint;
begin
  -- Locked: whoever asks for the last use meanwhile waits here, and then reads that it is gone.
  select vouchers.* into v_voucher from private.vouchers where vouchers.code = upper(p_code) for update;
  if v_voucher.id is null or not v_voucher.active
     or private.now() not between v_voucher.starts_at and v_voucher.ends_at then
    perform private.raise_error('VALIDATION', 'There is no such voucher.');
  elsif p_total < v_voucher.min_total then
    perform private.raise_error('VALIDATION', pg_catalog.format('This voucher is for orders of at least Rp %s.', v_voucher.min_total));
  elsif v_voucher.used >= v_voucher.total_limit then
    perform private.raise_error('CONFLICT', 'This voucher has been used up.');
  elsif private.voucher_uses_of(v_voucher.id, p_user_id) >= v_voucher.per_user_limit then
    perform private.raise_error('CONFLICT', 'You have used this voucher already.');
  end if;
  v_discount := private.voucher_discount(v_voucher.kind, v_voucher.value, v_voucher.max_discount, p_item_price, p_total);
  if v_discount = 0 then
    perform private.raise_error('VALIDATION', 'This order is too small for a voucher.');
  end if;
  update private.vouchers set used = used + 1, updated_at = private.now() where id = v_voucher.id;
  return jsonb_build_object('voucher_id', v_voucher.id, 'discount', v_discount);
end
$$;
comment on function private.use_voucher(text, uuid, bigint, bigint) is
  'Takes one use of a voucher for an order of this total and answers what it takes off, or says why not. The caller notes the use with the order.';

-- supabase/schemas/private/functions/voucher_discount.sql
create function private.voucher_discount(
  p_kind private.voucher_kind,
  p_value bigint,
  p_max_discount bigint,
  p_item_price bigint,
  p_total bigint
) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
return greatest(0, least(
  case p_kind when 'fixed' then p_value else p_item_price * p_value / 100 end,
  p_max_discount, p_total - private.setting('minimum_invoice_idr')));
comment on function private.voucher_discount(private.voucher_kind, bigint, bigint, bigint, bigint) is
  'What a voucher takes off, in rupiah, rounded down: never more than its own bound, and never so much that no invoice could be paid.';

-- supabase/schemas/private/functions/voucher_uses_of.sql
create function private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid) returns integer
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select count(*) from private.voucher_uses as uses
  where uses.voucher_id = p_voucher_id and uses.user_id = p_user_id and uses.returned_at is null
$$;
comment on function private.voucher_uses_of(uuid, uuid) is 'How many orders of this person have the voucher now.';

-- supabase/schemas/private/functions/whole_ledger_drift.sql
create function private.whole_ledger_drift() returns bigint
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select (select coalesce(abs(sum(ledger_accounts.balance)), 0) from private.ledger_accounts)
    + (select coalesce(sum(abs(accounts.balance - coalesce(entries.amount, 0))), 0)
       from private.ledger_accounts as accounts left join (
         select ledger_entries.account_id, sum(ledger_entries.amount) as amount
         from private.ledger_entries group by ledger_entries.account_id) as entries on entries.account_id = accounts.id)
$$;
comment on function private.whole_ledger_drift() is 'Rupiah by which balances, all their entries and zero disagree. It reads the whole ledger: once a night.';

-- supabase/schemas/private/functions/withdrawal_id_of.sql
create function private.withdrawal_id_of(p_external_id text) returns uuid
language sql immutable
set search_path = pg_catalog, pg_temp
return case when pg_catalog.pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
comment on function private.withdrawal_id_of(text) is 'The withdrawal that the provider speaks of; null when the word cannot be one of ours.';

-- supabase/schemas/private/types/staff_member.sql
create type private.staff_member as (id uuid, role private.staff_role);
comment on type private.staff_member is 'The staff person who is calling, and the role in which they may do this.';

-- supabase/schemas/private/tables/audit_log.sql
-- What staff did, written by the operation itself in the transaction of the admin action.
create table private.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid not null,
  role private.staff_role not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  reason text check (length(reason) between 3 and 500),
  before jsonb,
  after jsonb,
  request_id text,
  at timestamptz not null default private.now()
);
comment on table private.audit_log is 'Append-only: every change that staff made, by whom, in which role, why, and what it changed.';
comment on column private.audit_log.action is 'The operation, as in its route''s operation id: admin_disputes_resolve.';
comment on column private.audit_log.reason is 'The header X-Action-Reason, or the reason in the body where a route asks for one there.';

create index audit_log_target on private.audit_log (target_id, id desc);
create index audit_log_action on private.audit_log (action, id desc);
create index audit_log_request on private.audit_log (request_id);
create index audit_log_at on private.audit_log (at);
create index audit_log_actor on private.audit_log (actor_id, id desc);

alter table private.audit_log enable row level security;
create policy select_api on private.audit_log for select to preloved_api using (true);
create policy insert_api on private.audit_log for insert to preloved_api with check (true);
grant select, insert on private.audit_log to preloved_api;

create trigger audit_is_final before update or delete or truncate on private.audit_log
  for each statement execute function private.audit_is_append_only();

-- supabase/schemas/private/tables/email_suppressions.sql
create table private.email_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint')),
  since timestamptz not null default private.now()
);
comment on table private.email_suppressions is 'Addresses that we never write to again: they do not exist, or their owner called us spam. The profile says so until its address changes.';

alter table private.email_suppressions enable row level security;
create policy all_api on private.email_suppressions for all to preloved_api using (true) with check (true);
grant select, insert on private.email_suppressions to preloved_api;

-- supabase/schemas/private/tables/finance_inbox.sql
create table private.finance_inbox (
  id text primary key check (char_length(id) between 1 and 255),
  position bigint not null generated always as identity,
  type text not null check (type in ('disbursement.approved', 'disbursement.blocked', 'fraud_flag.raised')),
  data jsonb not null,
  digest text not null,
  received_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  due_at timestamptz not null default private.now(),
  handled_at timestamptz,
  outcome text,
  last_error text
);
comment on table private.finance_inbox is 'What the finance portal told us, once per id, kept before anything acts on it; also the record of what we did about it.';
comment on column private.finance_inbox.digest is 'SHA-256 of type and data: the same id may not come with another content.';
comment on column private.finance_inbox.outcome is 'notified, withdrawal_started, withdrawal_refused:<code>, flagged or unknown_seller.';

create index finance_inbox_waiting on private.finance_inbox (due_at) where handled_at is null;

alter table private.finance_inbox enable row level security;
create policy all_api on private.finance_inbox for all to preloved_api using (true) with check (true);
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
  constraint jobs__once unique (kind, key)
);
comment on table private.jobs is 'Work that must happen although a process may die: one row per (kind, key), so that asking twice is asking once.';
comment on column private.jobs.fifo_key is 'Jobs of a kind in one fifo_key are done one after the other, in the order of position; null for those that may overtake.';
comment on column private.jobs.max_attempts is 'Overrides what private.job_kinds says of its kind.';
comment on column private.jobs.run_at is 'Marketplace time at which it falls due.';
comment on column private.jobs.leased_until is 'Real time until which one worker owns it; a worker that lives keeps extending it.';

-- Finished rows are in none of these: history costs the work at hand nothing.
create index jobs_due on private.jobs (kind, run_at, position) where finished_at is null and dead_at is null;
create index jobs_fifo_key on private.jobs (kind, fifo_key, position)
  where finished_at is null and dead_at is null and fifo_key is not null;
create index jobs_dead on private.jobs (dead_at) where dead_at is not null;
create index jobs_failing on private.jobs (kind) where finished_at is null and attempts >= 5;

alter table private.jobs enable row level security;
create policy all_api on private.jobs for all to preloved_api using (true) with check (true);
grant select, insert, update on private.jobs to preloved_api;

-- The first run; each leaves the next.
select private.enqueue_job('reconcile', 'first', '{}', private.now() + interval '1 day');
-- The first night; each leaves the next.
select private.enqueue_job('analytics', 'first', '{}',
  ((private.now() at time zone 'Asia/Jakarta')::date + 1 + time '00:15') at time zone 'Asia/Jakarta');

-- supabase/schemas/private/tables/order_transitions.sql
-- The life of an order as data. What is not a row here cannot happen. migrations/ORDERS.md is written from it.
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
comment on table private.order_transitions is 'Who may move an order from where to where, what must hold, and what happens with it in the same transaction.';
comment on column private.order_transitions.precondition is 'A function private.may_<name>(public.orders) returning text: null when it holds, else the reason.';
comment on column private.order_transitions.effects is 'Functions private.effect_<name>(public.orders), run in this order.';
comment on column private.order_transitions.after_setting is 'For the clock: the setting that tells the minutes after which it moves; null means at once, in the same transaction.';
comment on column private.order_transitions.counts_from is 'For the clock: what starts those minutes, entering the state or the carrier bringing a return back.';
comment on column private.order_transitions.reminds is 'For the clock: whom to remind before it moves, remind_setting minutes ahead.';

create index order_transitions_after_setting on private.order_transitions (after_setting);
create index order_transitions_remind_setting on private.order_transitions (remind_setting);

alter table private.order_transitions enable row level security;
create policy select_api on private.order_transitions for select to preloved_api using (true);
grant select on private.order_transitions to preloved_api;

insert into private.order_transitions (from_status, to_status, actor, precondition, effects) values
  ('AWAITING_PAYMENT', 'READY_TO_SHIP', 'provider', null, '{sell_listing,book_shipping,receive_payment}'),
  ('AWAITING_PAYMENT', 'EXPIRED', 'provider', null, '{free_listing,return_voucher}'),
  ('AWAITING_PAYMENT', 'CANCELLED', 'buyer', null, '{free_listing,expire_invoice,return_voucher}'),
  ('AWAITING_PAYMENT', 'CANCELLED', 'seller', null, '{withdraw_listing,expire_invoice,return_voucher}'),
  ('AWAITING_PAYMENT', 'CANCELLED', 'staff', null, '{withdraw_listing,expire_invoice,return_voucher}'),
  ('EXPIRED', 'READY_TO_SHIP', 'provider', 'revive', '{reuse_voucher,sell_listing,book_shipping,receive_payment}'),
  ('CANCELLED', 'READY_TO_SHIP', 'provider', 'revive', '{reuse_voucher,sell_listing,book_shipping,receive_payment}'),
  ('READY_TO_SHIP', 'SHIPPED', 'seller', null, '{}'),
  ('READY_TO_SHIP', 'SHIPPED', 'provider', null, '{}'),
  ('READY_TO_SHIP', 'CANCELLED', 'buyer', 'still_cancel', '{free_listing,cancel_shipping,return_voucher,refund_buyer}'),
  ('READY_TO_SHIP', 'CANCELLED', 'seller', null, '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}'),
  ('READY_TO_SHIP', 'CANCELLED', 'staff', null, '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}'),
  ('SHIPPED', 'DELIVERED', 'provider', null, '{}'),
  ('SHIPPED', 'DELIVERED', 'buyer', null, '{}'),
  ('SHIPPED', 'DELIVERED', 'staff', null, '{}'),
  ('DELIVERED', 'RETURN_REQUESTED', 'buyer', 'still_return', '{open_return,approve_cheap_return}'),
  ('RETURN_REQUESTED', 'RETURN_APPROVED', 'seller', null, '{}'),
  ('RETURN_REQUESTED', 'RETURN_APPROVED', 'staff', null, '{}'),
  ('RETURN_REQUESTED', 'DELIVERED', 'seller', null, '{reject_return}'),
  ('RETURN_REQUESTED', 'DELIVERED', 'staff', null, '{reject_return}'),
  ('RETURN_APPROVED', 'RETURN_RECEIVED', 'seller', null, '{}'),
  ('RETURN_APPROVED', 'RETURN_RECEIVED', 'staff', null, '{}'),
  ('READY_TO_SHIP', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('SHIPPED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('DELIVERED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('RETURN_REQUESTED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}'),
  ('READY_TO_SHIP', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('SHIPPED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('DELIVERED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('RETURN_REQUESTED', 'DISPUTED', 'buyer', null, '{open_dispute}'),
  ('DISPUTED', 'COMPLETED', 'staff', null, '{close_dispute,sell_listing,release_escrow}'),
  ('DISPUTED', 'COMPLETED', 'portal', null, '{close_dispute,sell_listing,release_escrow}'),
  ('DISPUTED', 'REFUNDED', 'staff', null, '{close_dispute,withdraw_listing,cancel_shipping,return_voucher,refund_buyer}'),
  ('DISPUTED', 'REFUNDED', 'portal', null, '{close_dispute,withdraw_listing,cancel_shipping,return_voucher,refund_buyer}');

-- Time is one of the actors.
insert into private.order_transitions
  (from_status, to_status, actor, precondition, effects, after_setting, counts_from, reminds, remind_setting) values
  ('AWAITING_PAYMENT', 'EXPIRED', 'clock', null, '{free_listing,return_voucher}', 'payment_window_minutes', 'state', 'buyer', 'payment_reminder_minutes'),
  ('READY_TO_SHIP', 'CANCELLED', 'clock', null, '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', 'ship_window_minutes', 'state', 'seller', 'ship_reminder_minutes'),
  ('SHIPPED', 'DELIVERED', 'clock', 'assume_delivery', '{}', 'delivery_window_minutes', 'state', null, null),
  ('DELIVERED', 'COMPLETED', 'clock', null, '{sell_listing,release_escrow}', 'receipt_window_minutes', 'state', 'buyer', 'receipt_reminder_minutes'),
  ('RETURN_REQUESTED', 'RETURN_APPROVED', 'clock', null, '{}', 'return_answer_minutes', 'state', 'seller', 'return_answer_reminder_minutes'),
  ('RETURN_APPROVED', 'RETURN_RECEIVED', 'clock', null, '{}', 'return_received_minutes', 'return_delivered', 'seller', 'return_received_reminder_minutes'),
  ('RETURN_APPROVED', 'COMPLETED', 'clock', 'lapse_return', '{cancel_return_shipping,sell_listing,release_escrow}', 'return_ship_minutes', 'state', 'buyer', 'return_ship_reminder_minutes'),
  ('RETURN_RECEIVED', 'REFUNDED', 'clock', null, '{withdraw_listing,refund_buyer}', null, 'state', null, null);

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
  posts integer not null default 0 check (posts between 0 and 5),
  is_given_back boolean not null default false,
  due_at timestamptz not null default private.now(),
  lease_token uuid,
  leased_until timestamptz,
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  constraint outbox__gapless unique (aggregate_type, aggregate_id, aggregate_version)
);
comment on table private.outbox is 'What the finance portal must be told, written with the change itself, once per version of its aggregate.';
comment on column private.outbox.seq is 'Gapless over all events, given by the drain once the event is committed; null until then.';
comment on column private.outbox.posts is 'How often it may have left for the portal since it was written or redriven, counted before it leaves: never more than five.';
comment on column private.outbox.is_given_back is 'One of the posts met a portal that was away altogether, and is no error of this event.';
comment on column private.outbox.due_at is 'Marketplace time from which it may be posted (again).';
comment on column private.outbox.leased_until is 'Real time until which one drain may have it under way.';

create index outbox_unnumbered on private.outbox (position) where seq is null;
create index outbox_waiting on private.outbox (seq) where delivered_at is null and dead_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null;

alter table private.outbox enable row level security;
create policy all_api on private.outbox for all to preloved_api using (true) with check (true);
grant select, insert, update on private.outbox to preloved_api;

-- supabase/schemas/private/tables/portal_commands.sql
create table private.portal_commands (
  id text primary key check (char_length(id) between 1 and 255),
  digest text not null,
  command jsonb not null,
  answer jsonb,
  received_at timestamptz not null default private.now()
);
comment on table private.portal_commands is 'What the finance portal ordered and who there decided it, once per webhook-id, with the answer to replay.';
comment on column private.portal_commands.digest is 'SHA-256 of the raw body: the same id may not order something else.';

alter table private.portal_commands enable row level security;
create policy all_api on private.portal_commands for all to preloved_api using (true) with check (true);
grant select, insert, update on private.portal_commands to preloved_api;

-- supabase/schemas/private/tables/provider_events.sql
create table private.provider_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  digest text not null constraint provider_events__digest unique,
  body jsonb not null,
  reference text,
  outcome text,
  received_at timestamptz not null default private.now(),
  handled_at timestamptz,
  is_open boolean not null
    generated always as (outcome is null or outcome in ('unknown', 'unconfirmed', 'unfamiliar')) stored
);
comment on table private.provider_events is 'Every verified callback as it came, once per content; what we did with it stands in outcome.';
comment on column private.provider_events.digest is 'SHA-256 of path and raw body: a provider''s retry is the same event.';
comment on column private.provider_events.outcome is
  'unknown means unmatched: its reference is not (yet) ours. unconfirmed: it tells of money that the provider itself does not (yet) know of. unfamiliar: we cannot read it. Staff can see all three.';
comment on column private.provider_events.is_open is 'Nobody has acted on it: nobody came to it yet, or nobody knew what it tells of.';

create index provider_events_reference on private.provider_events (reference);
create index provider_events_newest on private.provider_events (received_at desc, id desc);
create index provider_events_open on private.provider_events (received_at) where is_open;

alter table private.provider_events enable row level security;
create policy all_api on private.provider_events for all to preloved_api using (true) with check (true);
grant select, insert, update on private.provider_events to preloved_api;

-- supabase/schemas/private/tables/provider_transactions.sql
-- Our books beside the provider's. Its transactions are copied, summed per reference, and held against what
-- our ledger says came from or went to it under the same reference.
create table private.provider_transactions (
  id text primary key,
  type text not null,
  status text not null,
  reference text not null,
  cashflow text not null check (cashflow in ('MONEY_IN', 'MONEY_OUT')),
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  created_at timestamptz not null,
  seen_at timestamptz not null default private.now()
);
comment on table private.provider_transactions is 'The payment provider''s own account book, as last read: one row per transaction there.';

create index provider_transactions_reference on private.provider_transactions (reference);
create index provider_transactions_created_at on private.provider_transactions (created_at);

alter table private.provider_transactions enable row level security;
create policy all_api on private.provider_transactions for all to preloved_api using (true) with check (true);
grant select, insert, update on private.provider_transactions to preloved_api;

-- supabase/schemas/private/tables/reconciliation_runs.sql
create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table private.reconciliation_runs is 'Each comparison of our ledger with the provider''s transactions; one that has no end was cut short.';

alter table private.reconciliation_runs enable row level security;
create policy all_api on private.reconciliation_runs for all to preloved_api using (true) with check (true);
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
comment on table private.vouchers is 'A discount that the market itself pays for. Codes are upper case, whatever is typed.';
comment on column private.vouchers.used is 'Orders that have it now. Raised under the row''s lock, so that the last use is taken once.';

alter table private.vouchers enable row level security;
create policy all_api on private.vouchers for all to preloved_api using (true) with check (true);
grant select, insert, update on private.vouchers to preloved_api;

-- supabase/schemas/public/tables/profiles.sql
create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  username text not null constraint profiles__username_form check (username ~ '^[a-z0-9_.]{3,30}$'),
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
  updated_at timestamptz not null default private.now()
);
comment on column public.profiles.deleted_at is 'Since when nobody is behind it: the row stays, with nothing personal in it, for those who dealt with them.';
comment on table public.profiles is 'A person in the market: made by POST /auth/register after signing up with Supabase Auth.';

create unique index profiles__username_taken on public.profiles (lower(username));
create index profiles_restricted on public.profiles (account_status, created_at desc, id desc) where account_status <> 'active';
create index profiles_live_banned on public.profiles (created_at desc, id desc) where live_banned;
create index profiles_phone on public.profiles (phone) where phone is not null;
-- Any part of a name, in one index: what changes often (sales, ratings) is not in it.
create index profiles_names on public.profiles
  using gin (lower(username || ' ' || coalesce(full_name, '')) extensions.gin_trgm_ops);
create index profiles_newest on public.profiles (created_at desc, id desc);

alter table public.profiles enable row level security;
create policy select_anon on public.profiles for select to anon using (true);
create policy select_authenticated on public.profiles for select to authenticated using (true);
create policy select_api on public.profiles for select to preloved_api using (true);
create policy insert_api on public.profiles for insert to preloved_api with check (true);
create policy update_api on public.profiles for update to preloved_api using (true);
-- Strangers see the shop window; phone, account status and bans only come out through operations.
grant select (id, username, photo_url, city, bio, sold_count, rating_count, rating_sum, created_at) on public.profiles to anon, authenticated;
grant select, insert, update on public.profiles to preloved_api;

create trigger profiles_show_or_hide after update of account_status on public.profiles
for each row when ((old.account_status = 'active') <> (new.account_status = 'active'))
execute function private.profiles_update_visibility();

-- supabase/schemas/api/functions/health_get.sql
create function api.health_get() returns timestamptz
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.now();
comment on function api.health_get() is 'Answers at all: whoever asks has a connection, the role and the schema that everything else needs.';
grant execute on function api.health_get() to anon, service_role;

-- supabase/schemas/private/functions/active_caller.sql
create function private.active_caller() returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles;
begin
  -- Held until commit, so that a suspension or deletion comes before what is being started, or waits for it
  -- and finds it. Nothing else waits: it is the lock that every reference to the profile takes.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller := private.caller();
  if v_caller.account_status <> 'active' then
    perform private.raise_error('FORBIDDEN', pg_catalog.format('Your account is %s: nothing new can be started.', v_caller.account_status));
  end if;
  return v_caller;
end
$$;
comment on function private.active_caller() is 'The caller, if they may start something new.';

-- supabase/schemas/private/functions/ai_usage_day.sql
create function private.ai_usage_day() returns date
language sql volatile
set search_path = pg_catalog, pg_temp
return (private.now() at time zone 'Asia/Jakarta')::date;
comment on function private.ai_usage_day() is 'The day by which looks are counted.';

-- supabase/schemas/private/functions/apply_portal_event.sql
create function private.apply_portal_event(
  p_event private.finance_inbox,
  p_terms jsonb
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller_id uuid := (p_event.data ->> 'seller_id')::uuid;
  v_amount bigint := (p_event.data ->> 'amount')::bigint;
  v_outcome text := 'notified';
begin
  if not exists (select from public.profiles where profiles.id = v_seller_id) then
    perform private.open_case('portal_event', p_event.id, null, jsonb_build_object('type', p_event.type, 'data', p_event.data));
    return 'unknown_seller';
  end if;
  if p_event.type = 'disbursement.approved' then
    if p_terms is not null then
      v_outcome := private.start_portal_withdrawal(v_seller_id, v_amount, p_event.id, p_terms);
      -- The portal believes that it paid: somebody has to tell it otherwise.
      if v_outcome <> 'withdrawal_started' then
        perform private.open_case('disbursement_refused', p_event.id, null,
          jsonb_build_object('seller_id', v_seller_id, 'amount', v_amount, 'outcome', v_outcome));
      end if;
    end if;
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'disbursement.approved', 'wallet',
      jsonb_build_object('amount', v_amount));
    return v_outcome;
  end if;
  insert into private.seller_reviews (seller_id, event_id, details)
  values (v_seller_id, p_event.id, p_event.data - 'seller_id' || jsonb_build_object('type', p_event.type))
  on conflict on constraint seller_reviews__once do nothing;
  if p_event.type = 'disbursement.blocked' then
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'disbursement.blocked', 'wallet',
      jsonb_strip_nulls(jsonb_build_object('amount', v_amount)));
  else
    -- What the portal suspects is between it and ops: the seller learns that someone looks, not why.
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'account.under_review', 'account');
  end if;
  return 'flagged';
end
$$;
comment on function private.apply_portal_event(private.finance_inbox, jsonb) is
  'What an event of the finance portal means here: a notification, a review by ops, or (only when enabled) a withdrawal.';

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
  insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, before, after, request_id)
  values (p_staff.id, p_staff.role, p_audit ->> 'operation', p_target_type, p_target_id,
    coalesce(p_audit ->> 'reason', case when char_length(v_body_reason) >= 3 then left(v_body_reason, 500) end),
    p_before, p_after, p_audit ->> 'request_id');
end
$$;
comment on function private.audit(private.staff_member, jsonb, text, text, jsonb, jsonb, text) is
  'Writes one line of the audit log. p_audit is {operation, reason?, request_id} as the router read them from the request. p_body_reason is the reason that stands in the body: kept, as far as there is room, where the header gives none.';

-- supabase/schemas/private/functions/audit_record.sql
create function private.audit_record(p_line private.audit_log, p_username text) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_line.id, 'actor_id', p_line.actor_id, 'actor_username', p_username, 'role', p_line.role,
  'action', p_line.action, 'target_type', p_line.target_type, 'target_id', p_line.target_id, 'reason', p_line.reason,
  'before', p_line.before, 'after', p_line.after, 'request_id', p_line.request_id, 'at', internal.wire_time(p_line.at));
comment on function private.audit_record(private.audit_log, text) is 'A line of the audit log as staff read it.';

-- supabase/schemas/private/functions/caller.sql
-- Who is calling, asked by every operation for itself: a token alone is not a member of the market.
create function private.caller() returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller from public.profiles where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.raise_error('FORBIDDEN', 'Register a profile first: POST /auth/register.');
  elsif v_caller.deleted_at is not null then
    -- A token outlives the account that it was made for.
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return v_caller;
end
$$;
comment on function private.caller() is 'The registered caller; rejects a token without a profile, or with a deleted one.';

-- supabase/schemas/private/functions/commission.sql
create function private.commission(p_item_price bigint) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
return p_item_price * private.setting('commission_bps') / 10000;
comment on function private.commission(bigint) is 'The market''s share of an item price, in rupiah, rounded down: the rest is the seller''s to the last rupiah.';

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
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, p_staff);
begin
  if v_submission.status <> 'pending' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The submission is %s already.', v_submission.status));
  end if;
  update private.ktp_submissions
  set status = p_status, rejection_reason = p_reason, decided_at = private.now(), decided_by = p_staff.id
  where id = p_submission_id returning * into v_submission;
  perform private.enqueue_job('ktp_erase', p_submission_id || ':decided', jsonb_build_object('submission_id', p_submission_id),
    v_submission.decided_at + make_interval(days => private.setting('ktp_retention_days')::integer));
  perform private.notify(v_submission.user_id, 'ktp:' || p_submission_id, 'ktp.' || p_status, 'account',
    case when p_reason is null then '{}' else jsonb_build_object('reason', p_reason) end);
  perform private.audit(p_staff, p_audit, 'ktp', p_submission_id::text, jsonb_build_object('status', 'pending'),
    jsonb_build_object('status', p_status, 'user_id', v_submission.user_id, 'rejection_reason', p_reason), p_reason);
  return private.ktp_record(v_submission) || jsonb_build_object('user_id', v_submission.user_id);
end
$$;
comment on function private.decide_ktp(uuid, private.ktp_status, text, jsonb, private.staff_member) is
  'Staff have looked: its owner is told, and the photos are deleted after a while.';

-- supabase/schemas/private/functions/event_envelope.sql
create function private.event_envelope(p_event private.outbox) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_event.id, 'seq', p_event.seq, 'type', p_event.type,
  'schema_version', p_event.schema_version,
  'aggregate', jsonb_build_object('type', p_event.aggregate_type, 'id', p_event.aggregate_id, 'version', p_event.aggregate_version),
  'occurred_at', internal.wire_time(p_event.occurred_at), 'data', p_event.data);
comment on function private.event_envelope(private.outbox) is 'An event as the finance portal reads it, the same at every post.';

-- supabase/schemas/private/functions/find_user.sql
create function private.find_user(
  p_user_id uuid,
  p_still_here boolean default false
) returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_person public.profiles;
begin
  select profiles.* into v_person from public.profiles where profiles.id = p_user_id;
  if v_person.id is null or (p_still_here and v_person.deleted_at is not null) then
    perform private.raise_error('NOT_FOUND', 'There is no such person.');
  end if;
  return v_person;
end
$$;
comment on function private.find_user(uuid, boolean) is 'Someone by their id; with p_still_here a deleted account is nobody.';

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
    perform private.raise_error('FORBIDDEN', 'This concerns yourself: a colleague has to decide.');
  end if;
end
$$;
comment on function private.forbid_self_decision(private.staff_member, uuid[]) is
  'Nobody on the staff decides about themselves: rejects when they are among those whom it concerns.';

-- supabase/schemas/private/functions/is_first_in_fifo.sql
create function private.is_first_in_fifo(p_job private.jobs) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind and earlier.fifo_key = p_job.fifo_key and earlier.position < p_job.position
      and earlier.finished_at is null and earlier.dead_at is null)
$$;
comment on function private.is_first_in_fifo(private.jobs) is
  'For a job that has a fifo_key: whether nothing in it comes before. What was given up stands in nobody''s way.';

-- supabase/schemas/private/functions/is_next_of_aggregate.sql
create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_event.aggregate_version = 1 or exists (
    select from private.outbox as before
    where before.aggregate_type = p_event.aggregate_type and before.aggregate_id = p_event.aggregate_id
      and before.aggregate_version = p_event.aggregate_version - 1 and before.delivered_at is not null)
$$;
comment on function private.is_next_of_aggregate(private.outbox) is
  'Whether the portal has everything that comes before it: versions have no gap, so the one before tells.';

-- supabase/schemas/private/functions/lock_account.sql
create function private.lock_account(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  -- Listings first, as buyers do: whoever is ordering one holds it and asks for its seller's profile next.
  perform from public.listings where listings.seller_id = p_user_id and listings.status = 'active'
    and listings.deleted_at is null order by listings.id for no key update;
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id for update;
  return v_profile;
end
$$;
comment on function private.lock_account(uuid) is
  'A person''s profile, once everything that they are starting, or others with them, has ended; nothing new begins before this transaction is over.';

-- supabase/schemas/private/functions/lock_staff_roles.sql
create function private.lock_staff_roles(p_user_id uuid) returns private.staff_member
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member;
begin
  -- One change at a time: of two superadmins who remove each other, the second is one no more.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(v_staff, p_user_id);
  return v_staff;
end
$$;
comment on function private.lock_staff_roles(uuid) is 'The superadmin who is about to change this person''s roles, while nobody else changes any.';

-- supabase/schemas/private/functions/may_go_live.sql
create function private.may_go_live(p_host public.profiles, p_brand text) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_host.live_banned then
    perform private.raise_error('FORBIDDEN',
      pg_catalog.format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand));
  end if;
end
$$;
comment on function private.may_go_live(public.profiles, text) is 'Rejects whom staff banned from going live, in the words that clients know.';

-- supabase/schemas/private/functions/profile_record.sql
create function private.profile_record(p_profile public.profiles) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'id', p_profile.id, 'username', p_profile.username, 'full_name', p_profile.full_name, 'bio', p_profile.bio,
    'photo_url', p_profile.photo_url, 'city', p_profile.city, 'phone', p_profile.phone,
    'email', (select contacts.email from private.contacts where contacts.user_id = p_profile.id),
    'email_suppressed', exists (select from private.contacts
                                where contacts.user_id = p_profile.id and private.is_suppressed(contacts.email)),
    'locale', p_profile.locale, 'account_status', p_profile.account_status,
    'live_banned', p_profile.live_banned, 'live_banned_at', internal.wire_time(p_profile.live_banned_at),
    'rating', round(p_profile.rating_sum::numeric / nullif(p_profile.rating_count, 0), 2),
    'rating_count', p_profile.rating_count, 'sold_count', p_profile.sold_count,
    'roles', coalesce((select held.roles from private.held_roles as held where held.user_id = p_profile.id), '[]'),
    'addresses', (select coalesce(jsonb_agg(private.address_record(addresses)
                    order by addresses.is_primary desc, addresses.created_at desc, addresses.id desc), '[]')
                  from public.addresses where addresses.user_id = p_profile.id),
    'created_at', internal.wire_time(p_profile.created_at), 'updated_at', internal.wire_time(p_profile.updated_at))
$$;
comment on function private.profile_record(public.profiles) is 'A profile as its owner reads it, with account status, roles and addresses, the primary one first.';

-- supabase/schemas/private/functions/protection_fee.sql
create function private.protection_fee(p_item_price bigint) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
return greatest(private.setting('protection_fee_min_idr'), least(private.setting('protection_fee_max_idr'),
  private.setting('protection_fee_flat_idr') + p_item_price * private.setting('protection_fee_bps') / 10000));
comment on function private.protection_fee(bigint) is
  'What buyer protection costs for an item of this price: a fixed part and a share, in rupiah, rounded down, within its bounds.';

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
    select jobs.* from private.jobs where jobs.id = any (p_ids) and jobs.dead_at is not null order by jobs.id for update
  ), redriven as (
    update private.jobs
    set dead_at = null, attempts = 0, run_at = private.now(), lease_token = null, leased_until = null
    from dead where jobs.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_audit, 'job', dead.id::text,
      jsonb_build_object('kind', dead.kind, 'dead_at', internal.wire_time(dead.dead_at), 'attempts', dead.attempts, 'error', dead.last_error),
      jsonb_build_object('attempts', 0))
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_jobs(private.staff_member, jsonb, uuid[]) is
  'Lets those of these jobs that were given up start anew, with a line in the audit log for each. Answers how many.';

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
    select outbox.* from private.outbox where outbox.id = any (p_ids) and outbox.dead_at is not null order by outbox.id for update
  ), redriven as (
    update private.outbox
    set dead_at = null, posts = 0, is_given_back = false, due_at = private.now(), lease_token = null, leased_until = null
    from dead where outbox.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_audit, 'outbox_event', dead.id::text,
      jsonb_build_object('dead_at', internal.wire_time(dead.dead_at), 'posts', dead.posts, 'error', dead.last_error),
      jsonb_build_object('posts', 0))
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_outbox(private.staff_member, jsonb, uuid[]) is
  'Gives those of these events that are dead five posts more, with a line in the audit log for each. Answers how many.';

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
    select events.* from private.provider_events as events
    where events.id = any (p_ids) and events.is_open order by events.id for update
  )
  select count(*) from open,
    lateral private.restart_job('webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)),
    lateral private.audit(p_staff, p_audit, 'callback', open.id::text,
      jsonb_build_object('provider', open.provider, 'reference', open.reference, 'outcome', open.outcome), null)
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_webhooks(private.staff_member, jsonb, uuid[]) is
  'Has those of these callbacks that nobody acted on handled anew, now, with a line in the audit log for each. Answers how many.';

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
    perform private.raise_error('FORBIDDEN', pg_catalog.format('Your account is %s: you act as staff no more.', v_caller.account_status));
  end if;
  -- The narrowest role that suffices is the one they act in: superadmin sorts first, so it is the last resort.
  select staff_roles.role into v_role from private.staff_roles
  where staff_roles.user_id = v_caller.id and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  order by staff_roles.role desc limit 1;
  if v_role is null then
    perform private.raise_error('FORBIDDEN', 'This needs another staff role.');
  end if;
  return row(v_caller.id, v_role)::private.staff_member;
end
$$;
comment on function private.staff_caller(private.staff_role[]) is
  'The caller as staff, in one of these roles; superadmin always may, whoever is suspended never. Every staff operation asks it first, whatever the router asked before.';

-- supabase/schemas/private/functions/suspense_record.sql
create function private.suspense_record(p_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return private.suspense_records(array[p_id]) -> 0;
comment on function private.suspense_record(uuid) is 'One amount in suspense; null when there is none under this id.';

-- supabase/schemas/private/functions/voucher_record.sql
create function private.voucher_record(p_voucher private.vouchers) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_voucher.id, 'code', p_voucher.code, 'kind', p_voucher.kind, 'value', p_voucher.value,
  'max_discount', p_voucher.max_discount, 'min_total', p_voucher.min_total,
  'starts_at', internal.wire_time(p_voucher.starts_at), 'ends_at', internal.wire_time(p_voucher.ends_at),
  'total_limit', p_voucher.total_limit, 'per_user_limit', p_voucher.per_user_limit, 'used', p_voucher.used,
  'active', p_voucher.active, 'created_at', internal.wire_time(p_voucher.created_at), 'updated_at', internal.wire_time(p_voucher.updated_at));
comment on function private.voucher_record(private.vouchers) is 'A voucher as staff read it.';

-- supabase/schemas/private/tables/ai_usage.sql
create table private.ai_usage (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0),
  cost_microrupiah bigint not null default 0,
  primary key (user_id, day)
);
comment on table private.ai_usage is 'How often the model looked for someone on a day in Jakarta, and what it cost.';

alter table private.ai_usage enable row level security;
create policy all_api on private.ai_usage for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.ai_usage to preloved_api;

-- supabase/schemas/private/tables/caller_days.sql
create table private.caller_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
comment on table private.caller_days is 'Who called on which Jakarta day: the source of monthly active users.';

create index caller_days_day on private.caller_days (day, user_id);

alter table private.caller_days enable row level security;
create policy all_api on private.caller_days for all to preloved_api using (true) with check (true);
grant select, insert on private.caller_days to preloved_api;

-- supabase/schemas/private/tables/contacts.sql
-- Where we can reach someone. Apart from the profile, so that no policy on it can ever leak it.
create table private.contacts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null,
  token_issued_at timestamptz not null,
  updated_at timestamptz not null default private.now()
);
comment on table private.contacts is 'The e-mail address of a profile, taken from a verified token.';
comment on column private.contacts.token_issued_at is 'Real time; only a younger token may change the address, so an old one cannot bring back what was left behind.';

alter table private.contacts enable row level security;
create policy all_api on private.contacts for all to preloved_api using (true) with check (true);
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
  status text not null default 'pending' check (status in
    ('pending', 'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'abandoned', 'bounced', 'complained')),
  provider_id text constraint emails__provider_id unique,
  problem text,
  first_tried_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint emails__one_digest unique (user_id, digest_day)
);
comment on table private.emails is 'Each e-mail that we write, and how far it came. Address, name and language stay as they were at the first attempt: a repeat under one key must be the same message.';
comment on column private.emails.id is 'Of a notification''s e-mail the notification''s id, of a digest its own; also the Idempotency-Key at the provider.';
comment on column private.emails.digest_day is 'The Jakarta day of a digest: one per person and day.';
comment on column private.emails.status is 'abandoned: the provider was down for longer than it would recognise a repeat.';

alter table private.emails enable row level security;
create policy all_api on private.emails for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.emails to preloved_api;

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
  check ((status in ('approved', 'rejected')) = (decided_at is not null) and (decided_at is null) = (decided_by is null))
);
comment on table private.ktp_submissions is 'Identity documents that someone handed in, and what staff said. The photos lie in the private bucket and outlive the decision only for a while.';
comment on column private.ktp_submissions.erased_at is 'When the photos were deleted; what was decided stays.';

create unique index ktp_submissions__one_open on private.ktp_submissions (user_id) where status in ('pending', 'approved');
create index ktp_submissions_user_id on private.ktp_submissions (user_id, submitted_at desc);
create index ktp_submissions_decided_by on private.ktp_submissions (decided_by);
create index ktp_submissions_pending on private.ktp_submissions (submitted_at desc, id desc) where status = 'pending';
create index ktp_submissions_standing on private.ktp_submissions (user_id, submitted_at desc, id desc)
  where status in ('pending', 'approved', 'rejected');

alter table private.ktp_submissions enable row level security;
create policy all_api on private.ktp_submissions for all to preloved_api using (true) with check (true);
grant select, insert, update on private.ktp_submissions to preloved_api;

-- supabase/schemas/private/tables/push_subscriptions.sql
create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null constraint push_subscriptions__endpoint unique check (char_length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default private.now(),
  deleted_at timestamptz,
  deleted_because text check (deleted_because in ('unsubscribed', 'gone')),
  check ((deleted_at is null) = (deleted_because is null))
);
comment on table private.push_subscriptions is 'A browser that may be pushed to. It belongs to whoever subscribed with it last: two people may share a device, never each other''s news.';
comment on column private.push_subscriptions.p256dh is 'The browser''s public key: what is sent is encrypted for it alone. Never listed.';
comment on column private.push_subscriptions.deleted_because is 'unsubscribed by its person, or gone: the push service answered 404 or 410.';

create index push_subscriptions_user_id on private.push_subscriptions (user_id);
create index push_subscriptions_active on private.push_subscriptions (user_id) where deleted_at is null;

alter table private.push_subscriptions enable row level security;
create policy all_api on private.push_subscriptions for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.push_subscriptions to preloved_api;

-- supabase/schemas/private/tables/seller_balances.sql
create table private.seller_balances (
  seller_id uuid primary key references public.profiles (id) on delete cascade,
  available bigint not null,
  pending bigint not null,
  currency text not null,
  as_of timestamptz not null
);
comment on table private.seller_balances is 'The last balance that the finance portal told of a seller: what we show while it is away.';

alter table private.seller_balances enable row level security;
create policy all_api on private.seller_balances for all to preloved_api using (true) with check (true);
grant select, insert, update on private.seller_balances to preloved_api;

-- supabase/schemas/private/tables/seller_reviews.sql
create table private.seller_reviews (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  event_id text not null constraint seller_reviews__once unique references private.finance_inbox (id) on delete restrict,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  closed_by uuid references public.profiles (id) on delete restrict,
  verdict text check (verdict in ('cleared', 'confirmed')),
  note text,
  check ((closed_at is null) = (verdict is null) and (closed_at is null) = (closed_by is null))
);
comment on table private.seller_reviews is 'A seller whom the finance portal asks ops to look at: open until staff say what they found.';

create index seller_reviews_open on private.seller_reviews (opened_at) where closed_at is null;
create index seller_reviews_seller_id on private.seller_reviews (seller_id);
create index seller_reviews_closed_by on private.seller_reviews (closed_by);

alter table private.seller_reviews enable row level security;
create policy all_api on private.seller_reviews for all to preloved_api using (true) with check (true);
grant select, insert, update on private.seller_reviews to preloved_api;

-- supabase/schemas/private/tables/staff_roles.sql
create table private.staff_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role private.staff_role not null,
  granted_at timestamptz not null default private.now(),
  primary key (user_id, role)
);
comment on table private.staff_roles is 'Staff, by role. Read on every staff call: a revoked role is gone on the next one.';

alter table private.staff_roles enable row level security;
create policy all_api on private.staff_roles for all to preloved_api using (true) with check (true);
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
  flips integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table private.withdrawals is 'What someone takes out of their wallet. Its id is the only key that the provider ever sees for it.';
comment on column private.withdrawals.amount is 'Leaves the wallet; the link is worth net, the difference is our fee.';
comment on column private.withdrawals.attempts is 'How often the provider may have been asked for the link. Only the first error is proof that there is none.';
comment on column private.withdrawals.provider_status is 'The provider''s own word, as last read.';
comment on column private.withdrawals.leased_until is 'Real time until which one request owns the making of the link; after it a stranger may finish.';
comment on column private.withdrawals.flips is 'How often the provider changed its mind after the hold had ended; part of those transfers'' keys.';

create unique index withdrawals__one_in_flight on private.withdrawals (user_id) where status in ('HELD', 'LINK_CREATED');
create index withdrawals_user_id on private.withdrawals (user_id, created_at desc, id desc);
create index withdrawals_status on private.withdrawals (status, created_at desc);
create index withdrawals_created_at on private.withdrawals (created_at desc, id desc);

alter table private.withdrawals enable row level security;
create policy all_api on private.withdrawals for all to preloved_api using (true) with check (true);
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
comment on table public.addresses is 'Where someone sends from and receives at. Only its owner ever reads it; orders carry copies.';

create index addresses_user_id on public.addresses (user_id, created_at);
create unique index addresses__one_primary on public.addresses (user_id) where is_primary;

alter table public.addresses enable row level security;
create policy select_authenticated on public.addresses for select to authenticated using (user_id = (select auth.uid()));
create policy all_api on public.addresses for all to preloved_api using (true) with check (true);
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
  is_visible boolean not null generated always as (status = 'active' and deleted_at is null and seller_active) stored,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  card text not null
) with (fillfactor = 90, toast_tuple_target = 4096);
comment on table public.listings is 'One piece of clothing for sale; there is only ever one of it.';
comment on column public.listings.number is 'Counts listings in the order in which they were put up; what search reads its newest by.';
comment on column public.listings.boost_score is 'The scores of all boosts booked on it and on its seller; 0 is organic. Nobody''s column: private.boost_periods says why.';
comment on column public.listings.price is 'Rupiah.';
comment on column public.listings.seller_active is 'Copy of the seller''s account status, so that visibility is one stored column that indexes can carry.';
comment on column public.listings.is_visible is 'What browse, search and boosted show, and nothing else.';
comment on column public.listings.card is 'The listing''s own part of its wire record, as open JSON text: written with the row, so that a page of fifty is not built fifty times over.';

-- Each order in which pages are asked for is an index, and each carries what its filters look at, so that
-- skipping a row never fetches it. Rows out of sight are in none of them.
create index listings_newest on public.listings (created_at desc, id desc) where is_visible;
create index listings_cheapest on public.listings (price, id) include (gender) where is_visible;
create index listings_dearest on public.listings (price desc, id) include (gender) where is_visible;
create index listings_category_newest on public.listings (product_category, created_at desc, id desc) include (gender) where is_visible;
create index listings_category_cheapest on public.listings (product_category, price, id) include (gender) where is_visible;
create index listings_category_dearest on public.listings (product_category, price desc, id) include (gender) where is_visible;
create index listings_gender_newest on public.listings (gender, created_at desc, id desc) where is_visible;
create index listings_boosted on public.listings (boost_score desc, id) where is_visible;
create index listings_seller on public.listings (seller_id);
create index listings_wardrobe on public.listings (seller_id, created_at desc, id desc) where deleted_at is null and status <> 'removed';

alter table public.listings enable row level security;
-- is_visible comes first although the rest implies it: the partial indexes prove it, so browsing never
-- has to fetch a row to check the policy.
create policy select_anon on public.listings for select to anon
  using (is_visible or (deleted_at is null and status <> 'removed'));
create policy select_authenticated on public.listings for select to authenticated
  using (is_visible or (deleted_at is null and (status <> 'removed' or seller_id = (select auth.uid()))));
create policy all_api on public.listings for all to preloved_api using (true) with check (true);
-- All but seller_active and boost_score: who is suspended, and who paid, is nobody's business.
grant select (id, seller_id, title, description, price, original_price, product_category, gender, condition, brand, size,
  color, material, style, sub_category, vibe_tags, photos, weight_grams, likes, status, deleted_at, is_visible, card,
  created_at, updated_at)
on public.listings to anon, authenticated;
grant select, insert, update on public.listings to preloved_api;

-- Only what the card shows: hiding a suspended seller's ten thousand listings writes no card anew.
create trigger listings_write_card before insert or update of title, description, price, original_price,
  product_category, gender, condition, brand, size, color, material, style, sub_category, vibe_tags, photos,
  weight_grams, likes, status, created_at, updated_at on public.listings
for each row execute function private.listings_write_card();
create trigger listings_count_new after insert on public.listings
referencing new table as new_rows for each statement execute function private.listings_count();
create trigger listings_count_gone after delete on public.listings
referencing old table as old_rows for each statement execute function private.listings_count();
create trigger listings_count_changed after update on public.listings
referencing old table as old_rows new table as new_rows for each statement execute function private.listings_count();
create trigger listings_index_new after insert on public.listings
referencing new table as new_rows for each statement execute function private.listings_index();
create trigger listings_index_gone after delete on public.listings
referencing old table as old_rows for each statement execute function private.listings_index();
create trigger listings_index_changed after update on public.listings
referencing old table as old_rows new table as new_rows for each statement execute function private.listings_index();
create trigger listings_inherit_boost before insert on public.listings
for each row execute function private.listings_inherit_boost();
create trigger keep_what_was_listed after insert on public.listings
for each row execute function private.record_categorized_listing();

-- supabase/schemas/public/tables/live_streams.sql
create table public.live_streams (
  id text primary key default 'LS' || left(replace(gen_random_uuid()::text, '-', ''), 12) check (id ~ '^LS[0-9a-f]{12}$'),
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
  constraint live_streams_end check ((status = 'ended') = (ended_at is not null)),
  constraint live_streams_start check (status <> 'live' or started_at is not null)
) with (fillfactor = 50);
comment on table public.live_streams is 'A seller''s live stream. Half of each page is left free, because a drop writes viewers thousands of times.';
comment on column public.live_streams.seller_username is 'As it was when the stream was made, like the avatar.';
comment on column public.live_streams.viewers is 'Who is watching now; stands still once the stream is ended.';
comment on column public.live_streams.duration_minutes is 'Whole minutes from start to end; 0 until then.';

-- Who is live decides whether they may begin another: the index does, whatever comes at once.
create unique index live_streams__one_at_a_time on public.live_streams (seller_id) where status <> 'ended';
create index live_streams_seller_id on public.live_streams (seller_id);
create index live_streams_newest on public.live_streams (status, created_at desc, id desc);

alter table public.live_streams enable row level security;
create policy select_authenticated on public.live_streams for select to authenticated using (true);
create policy all_api on public.live_streams for all to preloved_api using (true) with check (true);
grant select on public.live_streams to authenticated;
grant select, insert, update on public.live_streams to preloved_api;

-- supabase/schemas/public/tables/notification_preferences.sql
create table public.notification_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  muted_categories text[] not null default '{}' check (muted_categories <@ '{order,shipping,live,review}'),
  email_digest boolean not null default false,
  push_enabled boolean not null default true,
  updated_at timestamptz not null default private.now()
);
comment on table public.notification_preferences is 'How someone wants to be told; who never said has no row and the defaults. Money and account matters cannot be muted.';

create index notification_preferences_digest on public.notification_preferences (user_id) where email_digest;

alter table public.notification_preferences enable row level security;
create policy select_authenticated on public.notification_preferences for select to authenticated using (user_id = (select auth.uid()));
create policy all_api on public.notification_preferences for all to preloved_api using (true) with check (true);
grant select on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to preloved_api;

-- supabase/schemas/public/tables/notifications.sql
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id text not null,
  kind text not null,
  category text not null check (category in ('order', 'payment', 'shipping', 'wallet', 'live', 'review', 'account')),
  data jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default private.now(),
  constraint notifications__once unique (user_id, event_id, kind)
);
comment on table public.notifications is 'What someone should know, once per person, event and kind, whatever is replayed. Texts are made from kind and data when it is read.';
comment on column public.notifications.read_at is 'Set at once in a muted category: kept, but nobody is disturbed.';

-- Page, total and unread count of one person come from this index alone.
create index notifications_newest on public.notifications (user_id, created_at desc, id desc) include (read_at);

alter table public.notifications enable row level security;
create policy select_authenticated on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy all_api on public.notifications for all to preloved_api using (true) with check (true);
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
  total bigint not null generated always as (item_price + shipping_fee + buyer_protection_fee - voucher_discount) stored,
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
  refunded_amount bigint check (refunded_amount between 0 and item_price + shipping_fee + buyer_protection_fee - voucher_discount),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check (buyer_id <> seller_id),
  check ((refunded_at is null) = (refunded_amount is null))
);
comment on table public.orders is 'One sale, with copies of what was agreed: later edits of the listing change nothing here.';
comment on column public.orders.state_version is 'Counts the states entered; 0 while the invoice is still being made, when nobody sees the order yet.';
comment on column public.orders.refunded_amount is 'Rupiah that went back to the buyer''s wallet; never more than they paid.';
comment on column public.orders.total is 'What the buyer pays, in rupiah.';

create index orders_listing_id on public.orders (listing_id);
create index orders_buyer on public.orders (buyer_id, created_at desc, id desc);
create index orders_seller on public.orders (seller_id, created_at desc, id desc);
create unique index orders__tracking_number on public.orders (tracking_number);
-- The last line of defence against selling one thing twice.
create unique index orders__one_sale on public.orders (listing_id)
  where status not in ('EXPIRED', 'CANCELLED', 'REFUNDED');
-- In the order of the feed, and of nothing but what is in it.
create index orders_recently_sold on public.orders ((coalesce(completed_at, delivered_at)) desc, id desc)
  where status in ('COMPLETED', 'DELIVERED');
-- What staff ask orders for, beside their parties: when, how far, how much.
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_status on public.orders (status, created_at desc, id desc);
create index orders_total on public.orders (total);
create index orders_paid on public.orders (paid_at) include (item_price) where paid_at is not null;

alter table public.orders enable row level security;
create policy select_authenticated on public.orders for select to authenticated
  using (state_version > 0 and (select auth.uid()) in (buyer_id, seller_id));
create policy all_api on public.orders for all to preloved_api using (true) with check (true);
-- Both parties may read what they agreed on; what the market itself earns by it is no one's column.
grant select (id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
  buyer_protection_fee, voucher_discount, total, courier_code, courier_service_code, tracking_number, listing_title,
  listing_photo_url, weight_grams, paid_at, shipped_at, delivered_at, completed_at,
  refunded_at, refunded_amount, created_at, updated_at)
on public.orders to authenticated;
grant select, insert, update, delete on public.orders to preloved_api;

-- supabase/schemas/private/views/held_roles.sql
create view private.held_roles with (security_invoker = true) as
select user_id, jsonb_agg(role order by role) as roles from private.staff_roles group by user_id;
comment on view private.held_roles is 'Everyone on the staff, with all of their roles.';

grant select on private.held_roles to preloved_api;

-- supabase/schemas/private/views/ktp_statuses.sql
create view private.ktp_statuses with (security_invoker = true) as
select distinct on (submissions.user_id) submissions.user_id, submissions.status
from private.ktp_submissions as submissions
where submissions.status in ('pending', 'approved', 'rejected')
order by submissions.user_id, submissions.submitted_at desc, submissions.id desc;
comment on view private.ktp_statuses is 'Where each person''s identity check stands, as the latest submission says; who never handed one in has no row.';

grant select on private.ktp_statuses to preloved_api;

-- supabase/schemas/api/functions/admin_ktp_approve.sql
create function api.admin_ktp_approve(p_submission_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.decide_ktp(p_submission_id, 'approved', null, p_audit, private.staff_caller('ops_admin'));
comment on function api.admin_ktp_approve(uuid, jsonb) is 'The person is who they say they are; final.';

-- supabase/schemas/api/functions/admin_ktp_reject.sql
create function api.admin_ktp_reject(
  p_submission_id uuid,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.decide_ktp(p_submission_id, 'rejected', p_reason, p_audit, private.staff_caller('ops_admin'));
comment on function api.admin_ktp_reject(uuid, text, jsonb) is 'The photos do not prove it; their owner is told why and may send others.';

-- supabase/schemas/internal/functions/listing_record.sql
create function internal.listing_record(p_listing public.listings) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (p_listing.card || ',"seller":' || row_to_json(seller) || '}')::jsonb
  from (select profiles.id, profiles.username, profiles.photo_url, profiles.city
        from public.profiles where profiles.id = p_listing.seller_id) as seller
$$;
comment on function internal.listing_record(public.listings) is 'A listing as anyone reads it, with its seller''s name, photo and city.';
grant execute on function internal.listing_record(public.listings) to anon, authenticated, preloved_api;

-- supabase/schemas/private/functions/address_fingerprint.sql
create function private.address_fingerprint(p_address public.addresses) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return encode(sha256(convert_to(jsonb_build_array(
  p_address.recipient_name, p_address.phone, p_address.street, p_address.district, p_address.city,
  p_address.province, p_address.postal_code, p_address.latitude, p_address.longitude)::text, 'UTF8')), 'hex');
comment on function private.address_fingerprint(public.addresses) is 'Changes with any part of the address: a quote holds for what was quoted.';

-- supabase/schemas/private/functions/address_record.sql
create function private.address_record(p_address public.addresses) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_address.id, 'label', p_address.label, 'recipient_name', p_address.recipient_name,
  'phone', p_address.phone, 'street', p_address.street, 'district', p_address.district,
  'city', p_address.city, 'province', p_address.province, 'postal_code', p_address.postal_code,
  'latitude', p_address.latitude, 'longitude', p_address.longitude, 'is_primary', p_address.is_primary,
  'created_at', internal.wire_time(p_address.created_at));
comment on function private.address_record(public.addresses) is 'An address as its owner reads it.';

-- supabase/schemas/private/functions/apply_late_payment.sql
create function private.apply_late_payment(p_order public.orders, p_invoice jsonb) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Locked, so that nobody reserves it between our look and our move.
  perform from public.listings where listings.id = p_order.listing_id for update;
  if p_order.paid_at is not null or private.is_account_deleted(p_order.buyer_id) then
    -- Paid by other means already, or nobody is left to have it: a person has to say whose it is.
    perform private.hold_in_suspense('invoice:' || (p_invoice ->> 'id') || ':unusable', 'unexpected_payment', p_order.id,
      (p_invoice ->> 'paid_amount')::bigint, p_invoice);
    return 'parked';
  elsif private.may_revive(p_order) is null then
    perform private.move_order(p_order.id, 'READY_TO_SHIP', 'provider', p_reason => 'late payment');
    return 'paid';
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':late_refund', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[private.ledger_line('provider_cash', -p_order.total),
          private.ledger_line('wallet', p_order.total, p_user_id => p_order.buyer_id)]);
  perform private.record_refund(p_order, p_order.total);
  return 'refunded';
end
$$;
comment on function private.apply_late_payment(public.orders, jsonb) is
  'An order''s own invoice was paid when the order waited for nothing: revive it while that harms nobody, else the money is the buyer''s wallet''s, or staff''s to decide.';

-- supabase/schemas/private/functions/begin_live_stream.sql
create function private.begin_live_stream(p_stream public.live_streams) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.add_live_system_message(p_stream.id, 'Live dimulai.');
  if cardinality(p_stream.pinned_listing_ids) > 0 then
    perform private.enqueue_job('live_streams_notify', p_stream.id, jsonb_build_object('stream_id', p_stream.id));
  end if;
end
$$;
comment on function private.begin_live_stream(public.live_streams) is 'What follows when a stream goes live: the chat says so, and those who like what is pinned will be told by a job.';

-- supabase/schemas/private/functions/close_unpaid_invoice.sql
create function private.close_unpaid_invoice(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.invoices where invoices.order_id = p_order.id and invoices.provider_id is not null and invoices.status <> 'PAID') then
    perform private.effect_expire_invoice(p_order);
  end if;
end
$$;
comment on function private.close_unpaid_invoice(public.orders) is
  'Money came for an order by another way than its own invoice, and staff decided about it: nobody shall pay that invoice as well.';

-- supabase/schemas/private/functions/copy_address.sql
create function private.copy_address(
  p_order_id uuid,
  p_party public.order_actor,
  p_address public.addresses
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.order_addresses (order_id, party, recipient_name, phone, street, district, city, province, postal_code, latitude, longitude)
  values (p_order_id, p_party, p_address.recipient_name, p_address.phone, p_address.street, p_address.district,
    p_address.city, p_address.province, p_address.postal_code, p_address.latitude, p_address.longitude)
$$;
comment on function private.copy_address(uuid, public.order_actor, public.addresses) is 'Keeps an address with an order as it stands now.';

-- supabase/schemas/private/functions/courier_cost_account.sql
-- The courier's price: who pays it, who gets it back. Whatever comes first of booking, refund and
-- cancellation, each puts back or takes what the others need, so that the books close in any order:
--   book, refund, cancel: the fee pays the courier, claims pay the buyer, the courier's money goes to claims
--   refund, book, cancel: the fee pays the buyer, claims pay the courier and get it back
--   book, cancel, refund: the fee pays the courier, comes back, and pays the buyer
--   book, refund, cancellation rejected: as the first, and claims bear what the courier keeps
create function private.courier_cost_account(p_order public.orders) returns private.account_kind
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.ledger_transfers as transfers where transfers.key = 'order:' || p_order.id || ':refunded') then
    return 'claims';
  end if;
  return 'shipping_payable';
end
$$;
comment on function private.courier_cost_account(public.orders) is
  'The account that carries the courier: the buyer''s shipping fee while it is ours to spend, claims once the order was refunded.';

-- supabase/schemas/private/functions/effect_approve_cheap_return.sql
create function private.effect_approve_cheap_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.item_price <= private.setting('return_auto_approve_idr') then
    perform private.move_order(p_order.id, 'RETURN_APPROVED', 'clock', p_reason => 'approved at once for its low price');
  end if;
end
$$;
comment on function private.effect_approve_cheap_return(public.orders) is 'What costs little is not argued about.';

-- supabase/schemas/private/functions/effect_book_shipping.sql
create function private.effect_book_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_job('shipping_book', p_order.id::text, jsonb_build_object('order_id', p_order.id))
$$;
comment on function private.effect_book_shipping(public.orders) is 'Leaves the booking of the courier to a job: its failure never holds the order.';

-- supabase/schemas/private/functions/effect_cancel_return_shipping.sql
create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_courier_cancellation(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'return'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is 'A parcel that the buyer never handed over is not waited for any more, nor paid.';

-- supabase/schemas/private/functions/effect_cancel_shipping.sql
create function private.effect_cancel_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_courier_cancellation(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'The courier that was booked must not come. One that is just being booked is cancelled when its booking is written down.';

-- supabase/schemas/private/functions/effect_close_dispute.sql
create function private.effect_close_dispute(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update private.disputes
  set resolution = case p_order.status when 'COMPLETED' then 'release' else 'refund' end,
      note = history.reason, resolved_by = history.actor, resolved_by_id = history.actor_id, resolved_at = private.now()
  from private.order_history as history
  where disputes.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version
$$;
comment on function private.effect_close_dispute(public.orders) is 'Writes down how the dispute ended, and who decided.';

-- supabase/schemas/private/functions/effect_expire_invoice.sql
create function private.effect_expire_invoice(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_invoice_id text := (select invoices.provider_id from private.invoices where invoices.order_id = p_order.id);
begin
  perform private.enqueue_job('payments_expire', v_invoice_id, jsonb_build_object('invoice_id', v_invoice_id));
end
$$;
comment on function private.effect_expire_invoice(public.orders) is 'Nobody shall pay for an order that is off; who does it all the same is refunded.';

-- supabase/schemas/private/functions/effect_free_listing.sql
create function private.effect_free_listing(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update public.listings set status = 'active', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold')
$$;
comment on function private.effect_free_listing(public.orders) is 'An order that came to nothing gives its listing back to the shop.';

-- supabase/schemas/private/functions/effect_open_dispute.sql
create function private.effect_open_dispute(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.disputes (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version
$$;
comment on function private.effect_open_dispute(public.orders) is 'Opens the dispute that staff or the finance portal will decide.';

-- supabase/schemas/private/functions/effect_open_return.sql
create function private.effect_open_return(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.returns (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version
$$;
comment on function private.effect_open_return(public.orders) is 'Remembers that and why the buyer wants to return it.';

-- supabase/schemas/private/functions/effect_receive_payment.sql
-- Who gets what rupiah when an order moves. migrations/ENDINGS.md tells it with numbers.
create function private.effect_receive_payment(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.ledger_post(
    'order:' || p_order.id || ':paid', 'payment', 'Payment of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.total),
      private.ledger_line('promotions', -p_order.voucher_discount),
      private.ledger_line('escrow', p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('shipping_payable', p_order.shipping_fee),
      private.ledger_line('protection_fee_held', p_order.buyer_protection_fee)
    ])
$$;
comment on function private.effect_receive_payment(public.orders) is 'The buyer''s money enters: item price into this order''s escrow, the rest where it waits to be spent or earned.';

-- supabase/schemas/private/functions/effect_refund_buyer.sql
create function private.effect_refund_buyer(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_due bigint := private.refund_due(p_order);
  -- Never more than they paid: what the market covered for them goes back to claims.
  v_theirs bigint := least(v_due, private.paid_by_buyer(p_order));
  -- The fee is earned once the parcel has left; before, it is part of what goes back.
  v_fee_earned bigint := case when p_order.shipped_at is null then 0 else p_order.buyer_protection_fee end;
  v_courier private.account_kind := case when private.has_live_courier(p_order.id) then 'claims' else 'shipping_payable' end;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':refunded', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      -- A courier that is booked has been paid already: the market bears it, and has it back if the booking can be cancelled.
      private.ledger_line(v_courier, -p_order.shipping_fee),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', v_fee_earned),
      private.ledger_line('wallet', v_theirs, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', v_due - v_theirs),
      private.ledger_line('promotions', p_order.total + p_order.voucher_discount - v_fee_earned - v_due)
    ]);
  perform private.record_refund(p_order, v_theirs);
end
$$;
comment on function private.effect_refund_buyer(public.orders) is 'The buyer''s part goes to their wallet, the voucher''s part back to promotions.';

-- supabase/schemas/private/functions/effect_reject_return.sql
create function private.effect_reject_return(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update private.returns set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version
$$;
comment on function private.effect_reject_return(public.orders) is 'Remembers why the return was rejected.';

-- supabase/schemas/private/functions/effect_release_escrow.sql
create function private.effect_release_escrow(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':released', 'release', 'Sale of ' || p_order.listing_title, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('wallet', p_order.item_price - p_order.commission, p_user_id => p_order.seller_id),
      private.ledger_line('commission_revenue', p_order.commission),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)
    ]);
  update public.profiles set sold_count = sold_count + 1 where id = p_order.seller_id;
end
$$;
comment on function private.effect_release_escrow(public.orders) is 'The seller is paid and the protection fee is earned.';

-- supabase/schemas/private/functions/effect_return_voucher.sql
create function private.effect_return_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.shipped_at is null then
    perform private.return_voucher(p_order);
  end if;
end
$$;
comment on function private.effect_return_voucher(public.orders) is 'Nothing was shipped, so the voucher may be used again.';

-- supabase/schemas/private/functions/effect_reuse_voucher.sql
create function private.effect_reuse_voucher(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.reuse_voucher(p_order)
$$;
comment on function private.effect_reuse_voucher(public.orders) is 'The order is back, and its voucher is used again.';

-- supabase/schemas/private/functions/effect_sell_listing.sql
-- What an order's move does to money, listing and work. Each runs inside the move's transaction, after the
-- history row of the new state, in which it finds who moved the order and why.
create function private.effect_sell_listing(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update public.listings set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id and status in ('active', 'reserved')
$$;
comment on function private.effect_sell_listing(public.orders) is 'A listing still reserved becomes sold.';

-- supabase/schemas/private/functions/effect_withdraw_listing.sql
create function private.effect_withdraw_listing(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update public.listings set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold')
$$;
comment on function private.effect_withdraw_listing(public.orders) is 'The seller would not or could not sell it, or it came back: out of the shop, until its owner relists it.';

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
  set status = 'ended', ended_at = v_now,
      duration_minutes = coalesce(greatest(0, floor(extract(epoch from v_now - live_streams.started_at) / 60))::integer, 0)
  where live_streams.id = p_stream_id and live_streams.status <> 'ended'
  returning * into strict v_stream;
  perform private.add_live_system_message(p_stream_id, 'Live selesai.');
  return v_stream;
end
$$;
comment on function private.end_live_stream(text) is 'Ends a stream that the caller has locked and found not ended; the chat''s last message says so. One that never started lasted 0 minutes.';

-- supabase/schemas/private/functions/end_withdrawal.sql
-- Ends the hold, once: ledger_resolve knows whether it had ended.
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
  update private.withdrawals set status = p_to, failure_reason = p_reason, updated_at = private.now()
  where id = p_withdrawal.id returning * into v_withdrawal;
  if p_to = 'PAID' then
    perform private.ledger_resolve('withdrawal:' || v_withdrawal.id, 'posted', 'withdrawal_paid', 'Withdrawal paid',
      array[private.ledger_line('provider_cash', v_withdrawal.net), private.ledger_line('payout_fees', v_withdrawal.fee)]);
  else
    perform private.ledger_resolve('withdrawal:' || v_withdrawal.id,
      case p_to when 'EXPIRED' then 'expired' else 'voided' end::private.hold_outcome,
      'withdrawal_reversal', 'Withdrawal ' || lower(p_to::text));
  end if;
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
comment on function private.end_withdrawal(private.withdrawals, private.withdrawal_status, text) is
  'Ends a withdrawal that is in flight: paid takes the hold to the provider and our fee, anything else gives it back.';

-- supabase/schemas/private/functions/explain_actions.sql
create function private.explain_actions(p_order public.orders) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(private.audit_record(audit_log, profiles.username) order by audit_log.id), '[]')
  from private.audit_log left join public.profiles on profiles.id = audit_log.actor_id
  where audit_log.target_id = any (
    select p_order.id::text
    union all select disputes.id::text from private.disputes where disputes.order_id = p_order.id
    union all select cases.id::text from private.staff_cases as cases where cases.order_id = p_order.id
    union all select transfers.id::text from private.ledger_transfers as transfers where transfers.order_id = p_order.id
    union all select differences.id::text from private.reconciliation_differences as differences where differences.order_id = p_order.id
    union all select outbox.id::text from private.outbox where outbox.aggregate_type = 'order' and outbox.aggregate_id = p_order.id)
$$;
comment on function private.explain_actions(public.orders) is 'What staff did about an order, its dispute, its cases, its money and its events.';

-- supabase/schemas/private/functions/explain_next.sql
create function private.explain_next(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transition private.order_transitions;
  v_objection text;
  v_next jsonb := '[]';
begin
  for v_transition in
    select transitions.* from private.order_transitions as transitions
    where transitions.from_status = p_order.status order by transitions.to_status, transitions.actor
  loop
    v_objection := null;
    if v_transition.precondition is not null then
      execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using p_order;
    end if;
    v_next := v_next || jsonb_build_object('to', v_transition.to_status, 'by', v_transition.actor, 'objection', v_objection,
      'at', (select internal.wire_time(jobs.run_at) from private.jobs
             where v_transition.actor = 'clock' and jobs.kind = 'orders_deadline' and jobs.finished_at is null
               and jobs.key = p_order.id || ':' || p_order.state_version || ':' || v_transition.to_status));
  end loop;
  return v_next;
end
$$;
comment on function private.explain_next(public.orders) is 'What may follow, by whom, when if by time alone, and what stands in the way as things are.';

-- supabase/schemas/private/functions/explain_notifications.sql
create function private.explain_notifications(p_order public.orders) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- Found among what both were told from its first day to a month after its last step: no index of its own to keep.
  select coalesce(jsonb_agg(jsonb_build_object('id', news.id, 'user_id', news.user_id,
    'to', case when news.user_id = p_order.buyer_id then 'buyer' else 'seller' end, 'kind', news.kind,
    'read_at', internal.wire_time(news.read_at), 'email', emails.status, 'email_problem', emails.problem,
    'devices', (select count(*) from private.push_receipts as receipts where receipts.notification_id = news.id),
    'at', internal.wire_time(news.created_at)) order by news.created_at, news.id), '[]')
  from public.notifications as news
  left join private.emails on emails.id = news.id
  where news.user_id in (p_order.buyer_id, p_order.seller_id) and news.created_at >= p_order.created_at
    and news.created_at <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
    and news.data ->> 'order_id' = p_order.id::text
$$;
comment on function private.explain_notifications(public.orders) is 'What both parties were told about an order, and how far mail and push came.';

-- supabase/schemas/private/functions/explain_provider_calls.sql
-- What we asked providers about an order, and what they told us of it, in the order in which it happened.
create function private.explain_provider_calls(p_order public.orders) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with names as (
    select invoices.external_id as reference from private.invoices where invoices.order_id = p_order.id
    union select invoices.provider_id from private.invoices where invoices.order_id = p_order.id
    union select shipments.shipper_order_id from private.shipments where shipments.order_id = p_order.id
    union select shipments.waybill from private.shipments where shipments.order_id = p_order.id
  ), asked as (
    select jobs.kind, jobs.key, jobs.attempts, jobs.last_error, jobs.run_at, jobs.finished_at, jobs.dead_at, jobs.created_at
    from private.jobs
    where jobs.kind = 'finish_order' and jobs.key = p_order.id::text
      or jobs.kind = 'shipping_book' and jobs.key in (p_order.id::text, p_order.id || ':return')
      or jobs.kind = 'shipping_cancel' and jobs.key in (
        select shipments.id::text from private.shipments where shipments.order_id = p_order.id)
      or jobs.kind = 'payments_expire' and jobs.key in (
        select invoices.provider_id from private.invoices where invoices.order_id = p_order.id)
  ), calls as (
    select 'payment' as provider, 'asked' as direction, 'invoice' as what, invoices.provider_id as reference,
      invoices.status as outcome, null::integer as attempts, null::text as error, p_order.created_at as at
    from private.invoices where invoices.order_id = p_order.id
    union all
    select 'shipping', 'asked', 'shipping order, ' || shipments.direction, shipments.shipper_order_id, shipments.status, null, null,
      coalesce(shipments.booking_started_at, shipments.created_at)
    from private.shipments where shipments.order_id = p_order.id
    union all
    select case when asked.kind like 'shipping%' then 'shipping' else 'payment' end, 'asked', asked.kind, asked.key,
      case when asked.finished_at is not null then 'done' when asked.dead_at is not null then 'given up' else 'waits' end,
      asked.attempts, asked.last_error, asked.created_at
    from asked
    union all
    select case when events.provider = 'biteship' then 'shipping' else 'payment' end, 'told', 'callback', events.reference,
      coalesce(events.outcome, 'not handled'), jobs.attempts, jobs.last_error, events.received_at
    from private.provider_events as events
    left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
    where events.reference in (select names.reference from names)
  )
  select coalesce(jsonb_agg(jsonb_build_object('company', calls.provider, 'direction', calls.direction, 'what', calls.what,
    'reference', calls.reference, 'outcome', calls.outcome, 'attempts', calls.attempts, 'error', calls.error,
    'at', internal.wire_time(calls.at)) order by calls.at, calls.what), '[]')
  from calls
$$;
comment on function private.explain_provider_calls(public.orders) is 'Every question to a provider about an order, with how often it was tried, and every callback of theirs about it.';

-- supabase/schemas/private/functions/find_order.sql
create function private.find_order(p_order text) returns public.orders
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := private.order_id_of(p_order);
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = v_id;
  if v_order.state_version is null or v_order.state_version = 0 then
    perform private.raise_error('NOT_FOUND', 'There is no such order.');
  end if;
  return v_order;
end
$$;
comment on function private.find_order(text) is 'An order by its id or its ORD-… reference.';

-- supabase/schemas/private/functions/index_listings.sql
create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.listing_search (number, listing_id, product_category, gender, price, headline, document, vibe_tags)
  select fresh.number, fresh.id, fresh.product_category, fresh.gender, fresh.price, words.headline,
    words.headline || to_tsvector('pg_catalog.indonesian', fresh.description), fresh.vibe_tags
  from unnest(p_listings) as fresh,
    lateral (select to_tsvector('pg_catalog.indonesian', concat_ws(' ', fresh.title, fresh.brand)) as headline offset 0) as words
  order by fresh.number
  on conflict (number) do update
  set product_category = excluded.product_category, gender = excluded.gender, price = excluded.price,
      headline = excluded.headline, document = excluded.document, vibe_tags = excluded.vibe_tags;
  -- In order, so that two sellers with the same new words never wait for each other in a circle.
  insert into private.search_words (word)
  select words.word from (
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', concat_ws(' ', fresh.title, fresh.brand)))) as word
    from unnest(p_listings) as fresh) as words
  where char_length(words.word) between 3 and 40 and words.word !~ '^[0-9]+$'
    and not exists (select from private.search_words as known where known.word = words.word)
  order by words.word
  on conflict do nothing;
end
$$;
comment on function private.index_listings(public.listings[]) is 'Writes what search sees of these listings, and learns their words.';

-- supabase/schemas/private/functions/invoice_request.sql
create function private.invoice_request(p_order public.orders, p_resumed boolean) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
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
  from private.invoices where invoices.order_id = p_order.id
$$;
comment on function private.invoice_request(public.orders, boolean) is 'What to ask the payment provider for; resumed means that it may know the reference already.';

-- supabase/schemas/private/functions/is_same_request.sql
create function private.is_same_request(
  p_order public.orders,
  p_address public.addresses,
  p_quote jsonb,
  p_voucher_code text
) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_order.courier_code = p_quote ->> 'courier_code'
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
              p_address.city, p_address.province, p_address.postal_code))
$$;
comment on function private.is_same_request(public.orders, public.addresses, jsonb, text) is 'Whether a repeated request asks for what the order already is: same address, courier, price and voucher.';

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
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.id = p_submission_id and submissions.status in ('pending', 'approved', 'rejected') for update;
  if v_submission.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such submission.');
  end if;
  perform private.forbid_self_decision(p_staff, v_submission.user_id);
  return v_submission;
end
$$;
comment on function private.ktp_for_staff(uuid, private.staff_member) is 'A submission that was handed in, locked, for any of the staff but its owner.';

-- supabase/schemas/private/functions/ktp_record.sql
create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_submission.id, 'status', p_submission.status,
  'rejection_reason', p_submission.rejection_reason, 'submitted_at', internal.wire_time(p_submission.submitted_at),
  'decided_at', internal.wire_time(p_submission.decided_at));
comment on function private.ktp_record(private.ktp_submissions) is 'Where an identity check stands, as its owner reads it: never where its photos lie.';

-- supabase/schemas/private/functions/likeable_listing.sql
create function private.likeable_listing(p_listing_id uuid, p_liker_id uuid) returns public.listings
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = p_liker_id);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  end if;
  return v_listing;
end
$$;
comment on function private.likeable_listing(uuid, uuid) is 'A listing that this person may see, and so may like.';

-- supabase/schemas/private/functions/live_stream_admin_record.sql
create function private.live_stream_admin_record(
  p_stream public.live_streams,
  p_messages bigint
) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_stream.id, 'status', p_stream.status, 'title', p_stream.title, 'host_id', p_stream.seller_id,
  'host_name', p_stream.seller_username, 'host_avatar', p_stream.seller_avatar,
  'duration_min', p_stream.duration_minutes, 'viewers', p_stream.viewers, 'message_count', p_messages,
  'pinned_listing_ids', p_stream.pinned_listing_ids, 'started_at', internal.wire_time(p_stream.started_at),
  'ended_at', internal.wire_time(p_stream.ended_at), 'created_at', internal.wire_time(p_stream.created_at));
comment on function private.live_stream_admin_record(public.live_streams, bigint) is 'A stream as staff read it, in the words of their panel; p_messages is how much people wrote in it.';

-- supabase/schemas/private/functions/live_stream_record.sql
create function private.live_stream_record(p_stream public.live_streams) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_stream.id, 'status', p_stream.status, 'title', p_stream.title,
  'seller_id', p_stream.seller_id, 'seller_username', p_stream.seller_username, 'seller_avatar', p_stream.seller_avatar,
  'viewers', p_stream.viewers, 'pinned_listing_ids', p_stream.pinned_listing_ids,
  'duration_minutes', p_stream.duration_minutes, 'scheduled_at', internal.wire_time(p_stream.scheduled_at),
  'started_at', internal.wire_time(p_stream.started_at), 'ended_at', internal.wire_time(p_stream.ended_at),
  'created_at', internal.wire_time(p_stream.created_at));
comment on function private.live_stream_record(public.live_streams) is 'A stream as every member reads it.';

-- supabase/schemas/private/functions/lock_live_stream.sql
-- Locks are taken in one order: profile, stream, chat.
create function private.lock_live_stream(p_stream_id text) returns public.live_streams
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.* into v_stream from public.live_streams where live_streams.id = p_stream_id for no key update;
  if v_stream.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  end if;
  return v_stream;
end
$$;
comment on function private.lock_live_stream(text) is 'The stream, held until commit; rejects one that does not exist.';

-- supabase/schemas/private/functions/may_assume_delivery.sql
create function private.may_assume_delivery(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.shipments
                 where shipments.order_id = p_order.id and shipments.direction = 'outbound' and shipments.scanned_at is not null) then
    return 'No carrier has scanned the parcel.';
  end if;
  return null;
end
$$;
comment on function private.may_assume_delivery(public.orders) is 'Time alone proves no delivery: without a carrier''s scan a person has to look.';

-- supabase/schemas/private/functions/may_lapse_return.sql
create function private.may_lapse_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.shipments
             where shipments.order_id = p_order.id and shipments.direction = 'return' and shipments.scanned_at is not null) then
    return 'A carrier has the parcel: it is on its way back.';
  end if;
  return null;
end
$$;
comment on function private.may_lapse_return(public.orders) is 'An approved return lapses only while no carrier has it.';

-- supabase/schemas/private/functions/may_reuse_voucher.sql
create function private.may_reuse_voucher(p_order public.orders) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- Its window is not asked again: the discount was promised while it ran.
  select not exists (
    select from private.voucher_uses as uses
    join private.vouchers on vouchers.id = uses.voucher_id
    where uses.order_id = p_order.id and uses.returned_at is not null
      and (not vouchers.active or vouchers.used >= vouchers.total_limit
        or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit))
$$;
comment on function private.may_reuse_voucher(public.orders) is
  'Whether an order that ended could have its voucher again; true for one that never had any, or still has it.';

-- supabase/schemas/private/functions/may_revive.sql
-- What must hold before an order may move: null when it does, else the sentence that says why not.
create function private.may_revive(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => private.setting('late_payment_revival_minutes')::integer) then
    return 'The payment came too late.';
  elsif not v_listing.is_visible or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  elsif not private.may_reuse_voucher(p_order) then
    return 'Its voucher has been used up since.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is 'A late payment brings an order back only while its listing is still free at the same price.';

-- supabase/schemas/private/functions/may_still_cancel.sql
create function private.may_still_cancel(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.paid_at < private.now() - make_interval(mins => private.setting('cancel_window_minutes')::integer) then
    return 'The time in which you could cancel a paid order is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_cancel(public.orders) is 'The buyer may take a payment back for a while; after that the seller may be packing.';

-- supabase/schemas/private/functions/may_still_return.sql
create function private.may_still_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'A return of it has been requested before; a dispute is still open to you.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => private.setting('return_window_minutes')::integer) then
    return 'The time in which a return could be requested is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_return(public.orders) is 'A return is requested once per order, and soon after delivery.';

-- supabase/schemas/private/functions/move_order.sql
-- The only statement that changes an order's status.
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
  v_objection text;
  v_effect text;
  v_next public.order_status;
  v_now timestamptz;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  v_from := v_order.status;

  select transitions.* into v_transition from private.order_transitions as transitions
  where transitions.from_status = v_from and transitions.to_status = p_to and transitions.actor = p_actor;
  if v_transition.actor is null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s and cannot become %s.', v_from, p_to));
  end if;
  if v_transition.precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using v_order;
    if v_objection is not null then
      perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s. %s', v_from, v_objection));
    end if;
  end if;

  v_now := private.now();
  update public.orders
  set status = p_to, state_version = state_version + 1, updated_at = v_now,
      paid_at = case when p_to = 'READY_TO_SHIP' then v_now else paid_at end,
      shipped_at = case when p_to = 'SHIPPED' then v_now else shipped_at end,
      delivered_at = case when p_to = 'DELIVERED' then coalesce(delivered_at, v_now) else delivered_at end,
      completed_at = case when p_to = 'COMPLETED' then v_now else completed_at end
  where id = p_order_id
  returning * into v_order;

  perform private.record_order_state(v_order, v_from, p_actor, p_actor_id, p_reason);
  -- Effects come last, money last of all: the ledger's shared accounts stay locked for as short as possible.
  foreach v_effect in array v_transition.effects loop
    execute pg_catalog.format('select private.%I($1)', 'effect_' || v_effect) using v_order;
  end loop;
  -- What follows at once is one more move of this same transaction.
  select transitions.to_status into v_next from private.order_transitions as transitions
  where transitions.from_status = p_to and transitions.actor = 'clock' and transitions.after_setting is null;
  if v_next is not null then
    return private.move_order(p_order_id, v_next, 'clock');
  end if;
  -- An effect may have moved it on.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  return v_order;
end
$$;
comment on function private.move_order(uuid, public.order_status, public.order_actor, uuid, text) is
  'Moves an order along one row of private.order_transitions, with everything that belongs to it, or rejects.';

-- supabase/schemas/private/functions/move_order_as_caller.sql
-- A person moves an order: every operation of a buyer, a seller or staff comes through here.
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
  v_moved := private.move_order(p_order.id, p_to, v_actor, v_caller_id, p_reason);
  if v_actor = 'staff' then
    perform private.audit(v_staff, p_audit, 'order', p_order.id::text,
      jsonb_build_object('status', p_order.status), jsonb_build_object('status', v_moved.status));
  end if;
  return v_moved;
end
$$;
comment on function private.move_order_as_caller(public.orders, public.order_status, text, jsonb) is
  'Moves an order as the caller, in what they are to it; staff need ops_admin for it and leave a line in the audit log.';

-- supabase/schemas/private/functions/notification_record.sql
create function private.notification_record(p_notification public.notifications) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_notification.id, 'kind', p_notification.kind, 'category', p_notification.category, 'data', p_notification.data,
  'read', p_notification.read_at is not null, 'created_at', internal.wire_time(p_notification.created_at));
comment on function private.notification_record(public.notifications) is 'A notification before it is put into words.';

-- supabase/schemas/private/functions/notify_withdrawal.sql
create function private.notify_withdrawal(p_withdrawal private.withdrawals) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.notify(p_withdrawal.user_id, 'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.flips,
    'withdrawal.' || lower(p_withdrawal.status::text), 'wallet',
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.amount, 'net', p_withdrawal.net))
$$;
comment on function private.notify_withdrawal(private.withdrawals) is 'Tells the owner how their withdrawal ended.';

-- supabase/schemas/private/functions/open_orders_of.sql
create function private.open_orders_of(p_user_id uuid) returns setof public.orders
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select query
    select orders.* from public.orders
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')
$$;
comment on function private.open_orders_of(uuid) is 'Every order that this person still has a part in, one whose invoice is being made included.';

-- supabase/schemas/private/functions/open_unspent_fee_case.sql
create function private.open_unspent_fee_case(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.paid_at is not null and private.courier_cost_account(p_order) = 'shipping_payable' then
    perform private.open_case('shipping_unspent', p_order.id::text, p_order.id, jsonb_build_object('shipping_fee', p_order.shipping_fee));
  end if;
end
$$;
comment on function private.open_unspent_fee_case(public.orders) is 'The parcel left without our courier: whose the buyer''s shipping fee is, staff decide.';

-- supabase/schemas/private/functions/open_withdrawal_case.sql
-- What becomes of a payout link. Callbacks, polls and staff all end here, with a link as fetched from the provider.
create function private.open_withdrawal_case(
  p_kind text,
  p_withdrawal private.withdrawals,
  p_payout jsonb
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.open_case(p_kind, p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.flips, null,
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'user_id', p_withdrawal.user_id, 'status', p_withdrawal.status, 'payout', p_payout))
$$;
comment on function private.open_withdrawal_case(text, private.withdrawals, jsonb) is 'Asks staff to look at a withdrawal, once per word of the provider.';

-- supabase/schemas/private/functions/order_actor_of.sql
create function private.order_actor_of(
  p_order public.orders,
  p_caller_id uuid
) returns public.order_actor
language sql stable
set search_path = pg_catalog, pg_temp
  -- Whoever is a party to the order is never staff to it.
return case
  when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
  when p_caller_id = p_order.seller_id then 'seller'::public.order_actor
  when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'::public.order_actor
end;
comment on function private.order_actor_of(public.orders, uuid) is 'What this person is to the order; null for a stranger.';

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
    perform private.raise_error('NOT_FOUND', 'There is no such order.');
  elsif v_actor <> all (p_parties) then
    perform private.raise_error('FORBIDDEN', 'This step belongs to the other side of the order.');
  end if;
  return v_order;
end
$$;
comment on function private.order_for(text, public.order_actor[]) is
  'The order, if the caller is one of these parties to it: strangers learn nothing (404), the wrong party is told so (403).';

-- supabase/schemas/private/functions/order_record.sql
create function private.order_record(p_order public.orders, p_viewer uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'id', p_order.id, 'reference', p_order.reference, 'status', p_order.status,
    'listing_id', p_order.listing_id, 'listing_title', p_order.listing_title,
    'listing_photo_url', p_order.listing_photo_url, 'weight_grams', p_order.weight_grams,
    'buyer_id', p_order.buyer_id, 'seller_id', p_order.seller_id,
    'item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee,
    'buyer_protection_fee', p_order.buyer_protection_fee, 'voucher_discount', p_order.voucher_discount,
    'total', p_order.total,
    'courier_code', p_order.courier_code, 'courier_service_code', p_order.courier_service_code,
    'shipping_details', jsonb_build_object('courier_code', p_order.courier_code,
      'courier_service_code', p_order.courier_service_code, 'shipper_order_id', shipments.shipper_order_id),
    'tracking_number', p_order.tracking_number, 'label_url', shipments.label_url,
    'recipient', case when p_viewer = p_order.seller_id
      then jsonb_build_object('recipient_name', recipient.recipient_name, 'city', recipient.city)
      else jsonb_build_object('recipient_name', recipient.recipient_name, 'phone', recipient.phone,
        'street', recipient.street, 'district', recipient.district, 'city', recipient.city,
        'province', recipient.province, 'postal_code', recipient.postal_code) end,
    'payment', case when p_viewer is distinct from p_order.seller_id
      then jsonb_build_object('invoice_id', invoices.provider_id, 'invoice_url', invoices.url,
        'status', invoices.status, 'expires_at', internal.wire_time(invoices.expires_at)) end,
    'deadlines', (select coalesce(jsonb_agg(jsonb_build_object('to', jobs.payload ->> 'to', 'at', internal.wire_time(jobs.run_at))
        order by jobs.run_at), '[]')
      from private.order_transitions as transitions
      join private.jobs on jobs.kind = 'orders_deadline' and jobs.finished_at is null
        and jobs.key = p_order.id || ':' || p_order.state_version || ':' || transitions.to_status
      where transitions.from_status = p_order.status and transitions.actor = 'clock'),
    'return', private.return_record(p_order), 'dispute', private.dispute_record(p_order.id),
    'refunded_amount', p_order.refunded_amount, 'refunded_at', internal.wire_time(p_order.refunded_at),
    'paid_at', internal.wire_time(p_order.paid_at), 'shipped_at', internal.wire_time(p_order.shipped_at),
    'delivered_at', internal.wire_time(p_order.delivered_at), 'completed_at', internal.wire_time(p_order.completed_at),
    'created_at', internal.wire_time(p_order.created_at), 'updated_at', internal.wire_time(p_order.updated_at))
  from private.invoices
  join private.order_addresses as recipient on recipient.order_id = p_order.id and recipient.party = 'buyer'
  left join private.shipments on shipments.order_id = p_order.id and shipments.direction = 'outbound'
  where invoices.order_id = p_order.id
$$;
comment on function private.order_record(public.orders, uuid) is
  'An order as this viewer may read it: the seller sees the recipient''s name and city, and no invoice.';

-- supabase/schemas/private/functions/own_listing.sql
create function private.own_listing(p_listing_id uuid) returns public.listings
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_listing_id for update;
  if v_listing.id is null or v_listing.deleted_at is not null
     or (v_listing.status = 'removed' and v_listing.seller_id <> v_me) then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_me then
    perform private.raise_error('FORBIDDEN', 'Only its seller may change a listing.');
  elsif v_listing.status <> 'active' then
    perform private.raise_error('CONFLICT', format('The listing is %s; only an active one can be changed.', v_listing.status));
  end if;
  return v_listing;
end
$$;
comment on function private.own_listing(uuid) is 'The caller''s own active listing, locked: nobody can order it while it changes.';

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
    perform private.raise_error('FORBIDDEN', 'Only its host may do this.');
  end if;
  return v_stream;
end
$$;
comment on function private.own_live_stream(text, uuid) is 'The host''s own stream, held until commit.';

-- supabase/schemas/private/functions/own_withdrawal.sql
create function private.own_withdrawal(p_id uuid) returns private.withdrawals
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = p_id and withdrawals.user_id = (private.caller()).id;
  if v_withdrawal.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such withdrawal of yours.');
  end if;
  return v_withdrawal;
end
$$;
comment on function private.own_withdrawal(uuid) is 'The caller''s withdrawal; anyone else''s is as good as none.';

-- supabase/schemas/private/functions/paid_by_buyer.sql
create function private.paid_by_buyer(p_order public.orders) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_order.total - (
    select coalesce(sum(entries.amount), 0)
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.key = 'order:' || p_order.id || ':covered' and entries.amount > 0)
$$;
comment on function private.paid_by_buyer(public.orders) is
  'Rupiah of the total that came from the buyer: all of it, unless they sent too little and staff had the market cover the rest.';

-- supabase/schemas/private/functions/parcel_order.sql
create function private.parcel_order(
  p_order text,
  variadic p_parties public.order_actor[]
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, variadic p_parties || 'staff'::public.order_actor);
begin
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.staff_caller('ops_admin');
  end if;
  -- Locked, so that what is decided about the parcel holds until it is written.
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  return v_order;
end
$$;
comment on function private.parcel_order(text, public.order_actor[]) is
  'The order, locked, for one of these parties to it or for the staff who handle parcels.';

-- supabase/schemas/private/functions/push_devices.sql
create function private.push_devices(p_user_id uuid) returns setof private.push_subscriptions
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select devices.* from private.push_subscriptions as devices
    where devices.user_id = p_user_id and devices.deleted_at is null order by devices.created_at, devices.id
$$;
comment on function private.push_devices(uuid) is 'Someone''s active devices.';

-- supabase/schemas/private/functions/push_subscription_record.sql
create function private.push_subscription_record(p_device private.push_subscriptions) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'created_at', internal.wire_time(p_device.created_at));
comment on function private.push_subscription_record(private.push_subscriptions) is 'A device as its owner reads it: without its keys.';

-- supabase/schemas/private/functions/push_target.sql
create function private.push_target(p_device private.push_subscriptions) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'p256dh', p_device.p256dh, 'auth', p_device.auth);
comment on function private.push_target(private.push_subscriptions) is 'A device as the sender needs it, keys included: never an answer to a caller.';

-- supabase/schemas/private/functions/record_order_state.sql
-- What every entered state leaves behind, whoever caused it: history, finance event, notifications, deadlines.
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
begin
  insert into private.order_history (order_id, version, from_status, to_status, actor, actor_id, reason)
  values (p_order.id, p_order.state_version, p_from, p_order.status, p_actor, p_actor_id, p_reason);

  perform private.publish_event(v_type, 'order', p_order.id, p_order.state_version, jsonb_build_object(
    'order_id', p_order.id, 'reference', p_order.reference, 'status', p_order.status,
    'listing_id', p_order.listing_id, 'buyer_id', p_order.buyer_id, 'seller_id', p_order.seller_id,
    'item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee,
    'buyer_protection_fee', p_order.buyer_protection_fee, 'voucher_discount', p_order.voucher_discount,
    'commission', p_order.commission, 'total', p_order.total, 'actor', p_actor));

  perform private.notify(party.id, 'order:' || p_order.id || ':' || p_order.state_version, v_type, 'order',
      jsonb_build_object('order_id', p_order.id, 'reference', p_order.reference, 'title', p_order.listing_title,
        'role', party.role, 'from', p_from))
  from unnest(array[p_order.buyer_id, p_order.seller_id], array['buyer', 'seller']) as party (id, role)
  -- Who acted knows it; a dispute is also confirmed to the buyer who opened it.
  where party.id is distinct from p_actor_id or p_order.status = 'DISPUTED';

  perform private.set_deadline(p_order, transitions, p_order.updated_at)
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.actor = 'clock'
    and transitions.after_setting is not null and transitions.counts_from = 'state';
end
$$;
comment on function private.record_order_state(public.orders, public.order_status, public.order_actor, uuid, text) is
  'Writes the history row, the finance event, the notifications and the deadlines of a state just entered.';

-- supabase/schemas/private/functions/record_refund.sql
create function private.record_refund(p_order public.orders, p_amount bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.orders set refunded_at = private.now(), refunded_amount = p_amount where id = p_order.id;
  perform private.notify(p_order.buyer_id, 'order:' || p_order.id || ':refunded', 'payment.refunded', 'payment',
    jsonb_build_object('order_id', p_order.id, 'reference', p_order.reference, 'amount', p_amount));
end
$$;
comment on function private.record_refund(public.orders, bigint) is 'Writes on the order what went back to the buyer, and tells them.';

-- supabase/schemas/private/functions/record_return_delivery.sql
create function private.record_return_delivery(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.set_deadline(p_order, transitions, private.now())
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.counts_from = 'return_delivered'
$$;
comment on function private.record_return_delivery(public.orders) is
  'The parcel is back at the seller: from now on count the deadlines that wait for that.';

-- supabase/schemas/private/functions/refund_due.sql
create function private.refund_due(p_order public.orders) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.shipped_at is null then
    return p_order.total;
  end if;
  -- The protection fee is earned by then. A voucher was spent on the item and its way first.
  return greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0);
end
$$;
comment on function private.refund_due(public.orders) is
  'What goes back when an order comes to nothing, in rupiah: all of its total before it was shipped, then item and shipping less the voucher.';

-- supabase/schemas/private/functions/require_bookable.sql
create function private.require_bookable(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments;
begin
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound';
  if p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'COMPLETED') then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: there is nothing to ship.', p_order.status));
  elsif v_shipment.cancelled_at is not null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s, and its courier was cancelled.', p_order.status));
  elsif v_shipment.shipper_order_id is null and p_order.status <> 'READY_TO_SHIP' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: it left without our courier.', p_order.status));
  end if;
end
$$;
comment on function private.require_bookable(public.orders) is 'Rejects, with the order''s status, a courier that there is no parcel for.';

-- supabase/schemas/private/functions/require_return.sql
create function private.require_return(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s; a return label is for one that is RETURN_APPROVED.', p_order.status));
  end if;
end
$$;
comment on function private.require_return(public.orders) is 'Rejects, with the order''s status, a label for a parcel that nobody agreed to take back.';

-- supabase/schemas/private/functions/resume_order.sql
create function private.resume_order(
  p_listing_id uuid,
  p_buyer_id uuid,
  p_address public.addresses,
  p_quote jsonb,
  p_voucher_code text,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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
  elsif not private.is_same_request(v_order, p_address, p_quote, p_voucher_code) then
    perform private.raise_error('CONFLICT', 'Your earlier order of this, with another address, courier or voucher, is still being made.', 60);
  elsif v_order.state_version > 0 then
    return private.invoice_request(v_order, true);
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = v_order.id and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('CONFLICT', 'This order is being made by another request of yours; try again in a moment.', 30);
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function private.resume_order(uuid, uuid, public.addresses, jsonb, text, text) is
  'The caller''s own order on this listing whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';

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
    perform private.raise_error('CONFLICT', 'Your earlier withdrawal under this key was of another amount.');
  elsif v_withdrawal.status <> 'HELD' then
    return private.withdrawal_request(v_withdrawal);
  end if;
  update private.withdrawals set attempts = attempts + 1, leased_until = clock_timestamp() + interval '30 seconds'
  where id = v_withdrawal.id and leased_until < clock_timestamp() returning * into v_withdrawal;
  if v_withdrawal.id is null then
    perform private.raise_error('CONFLICT', 'This withdrawal is being made by another request; try again in a moment.', 30);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.resume_withdrawal(private.withdrawals, bigint) is
  'A withdrawal whose link nobody wrote down yet, taken over once its lease is out; or one that has its link, as it is.';

-- supabase/schemas/private/functions/return_record.sql
create function private.return_record(p_order public.orders) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('reason', returns.reason, 'description', returns.description, 'photos', returns.photos,
    'requested_at', internal.wire_time(returns.requested_at), 'rejection_reason', returns.rejection_reason,
    'rejected_at', internal.wire_time(returns.rejected_at))
  from private.returns where returns.order_id = p_order.id
$$;
comment on function private.return_record(public.orders) is 'What the buyer said when they asked to return it; null when they did not.';

-- supabase/schemas/private/functions/return_voucher.sql
-- For the order's effects: return when an order came to nothing, and retake when a late payment brings it back.
create function private.return_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voucher_id uuid;
begin
  update private.voucher_uses set returned_at = private.now()
  where order_id = p_order.id and returned_at is null returning voucher_id into v_voucher_id;
  if v_voucher_id is not null then
    update private.vouchers set used = used - 1, updated_at = private.now() where id = v_voucher_id;
  end if;
end
$$;
comment on function private.return_voucher(public.orders) is
  'The order came to nothing before it was shipped: its voucher, if it had one, is usable again. Twice is once.';

-- supabase/schemas/private/functions/reuse_voucher.sql
create function private.reuse_voucher(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from private.voucher_uses as uses
  join private.vouchers on vouchers.id = uses.voucher_id
  where uses.order_id = p_order.id and uses.returned_at is not null for update of vouchers;
  if not found then
    return;
  elsif not private.may_reuse_voucher(p_order) then
    perform private.raise_error('CONFLICT', 'The voucher of this order has been used up since.');
  end if;
  update private.vouchers set used = used + 1, updated_at = private.now()
  where id = (select uses.voucher_id from private.voucher_uses as uses where uses.order_id = p_order.id);
  update private.voucher_uses set returned_at = null where order_id = p_order.id;
end
$$;
comment on function private.reuse_voucher(public.orders) is
  'A late payment brings the order back: it takes its voucher again. Rejects when someone else took the last use since.';

-- supabase/schemas/private/functions/reverse_withdrawal.sql
-- The provider changed its mind after the hold had ended. History stays; a new transfer says what happened.
create function private.reverse_withdrawal(
  p_withdrawal private.withdrawals,
  p_to private.withdrawal_status,
  p_payout jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
  v_sign constant integer := case p_to when 'PAID' then -1 else 1 end;
begin
  update private.withdrawals
  set status = p_to, flips = flips + 1, failure_reason = p_payout ->> 'failure_reason', updated_at = private.now()
  where id = p_withdrawal.id returning * into v_withdrawal;
  perform private.ledger_post('withdrawal:' || v_withdrawal.id || ':flip:' || v_withdrawal.flips,
    case p_to when 'PAID' then 'late_payout' else 'withdrawal_return' end,
    case p_to when 'PAID' then 'Withdrawal paid after all' else 'Withdrawal returned by the bank' end, null,
    array[private.ledger_line('wallet', v_sign * v_withdrawal.amount, p_user_id => v_withdrawal.user_id),
          private.ledger_line('provider_cash', -v_sign * v_withdrawal.net),
          private.ledger_line('payout_fees', -v_sign * v_withdrawal.fee)],
    p_withdrawal_id => v_withdrawal.id);
  perform private.open_withdrawal_case(case p_to when 'PAID' then 'late_payout' else 'returned_payout' end, v_withdrawal, p_payout);
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
comment on function private.reverse_withdrawal(private.withdrawals, private.withdrawal_status, jsonb) is
  'PAID after a reversal debits the wallet anew, below zero if need be; RETURNED after PAID credits it anew. Both are cases for staff.';

-- supabase/schemas/private/functions/seller_review_record.sql
create function private.seller_review_record(
  p_review private.seller_reviews,
  p_username text
) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id, 'seller_username', p_username,
  'event_id', p_review.event_id, 'details', p_review.details,
  'status', case when p_review.closed_at is null then 'open' else 'closed' end,
  'verdict', p_review.verdict, 'note', p_review.note, 'closed_by', p_review.closed_by,
  'opened_at', internal.wire_time(p_review.opened_at), 'closed_at', internal.wire_time(p_review.closed_at));
comment on function private.seller_review_record(private.seller_reviews, text) is 'A review as staff read it, with the name of its seller.';

-- supabase/schemas/private/functions/set_deadline.sql
-- Time as an actor: one job when it moves the order, one that reminds somebody before. Both name the version of
-- the state that they were made for, and are void once the order has moved.
create function private.set_deadline(
  p_order public.orders,
  p_transition private.order_transitions,
  p_from timestamptz
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key text := p_order.id || ':' || p_order.state_version || ':' || p_transition.to_status;
  v_deadline jsonb := jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', p_transition.to_status);
  v_at timestamptz := p_from + make_interval(mins => private.setting(p_transition.after_setting)::integer);
begin
  perform private.enqueue_job('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    perform private.enqueue_job('orders_remind', v_key, v_deadline || jsonb_build_object('at', internal.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => private.setting(p_transition.remind_setting)::integer)));
  end if;
end
$$;
comment on function private.set_deadline(public.orders, private.order_transitions, timestamptz) is
  'Leaves the jobs by which time, counted from p_from, moves an order along this row, and reminds its party before.';

-- supabase/schemas/private/functions/set_tracking_number.sql
create function private.set_tracking_number(p_order public.orders, p_waybill text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.tracking_number is not null then
    return;
  elsif exists (select from public.orders where orders.tracking_number = p_waybill) then
    -- Someone typed our courier's number for a parcel of their own: theirs is wrong, ours goes on.
    perform private.open_case('waybill_taken', p_waybill, p_order.id, jsonb_build_object('waybill', p_waybill));
    return;
  end if;
  update public.orders set tracking_number = p_waybill, updated_at = private.now() where id = p_order.id;
end
$$;
comment on function private.set_tracking_number(public.orders, text) is 'The courier''s number becomes the order''s tracking number, unless another order has claimed it.';

-- supabase/schemas/private/functions/withdrawal_record.sql
create function private.withdrawal_record(p_withdrawal private.withdrawals) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_withdrawal.id, 'status', p_withdrawal.status, 'amount', p_withdrawal.amount, 'fee', p_withdrawal.fee,
  'net', p_withdrawal.net, 'recipient_email', p_withdrawal.recipient_email,
  -- A link whose money went back is nobody's to claim.
  'payout_url', case when p_withdrawal.status not in ('FAILED', 'EXPIRED', 'CANCELLED') then p_withdrawal.payout_url end,
  'provider_payout_id', p_withdrawal.provider_payout_id,
  'failure_reason', p_withdrawal.failure_reason, 'expires_at', internal.wire_time(p_withdrawal.expires_at),
  'created_at', internal.wire_time(p_withdrawal.created_at), 'updated_at', internal.wire_time(p_withdrawal.updated_at));
comment on function private.withdrawal_record(private.withdrawals) is 'A withdrawal as its owner reads it.';

-- supabase/schemas/private/functions/withdrawal_request.sql
create function private.withdrawal_request(p_withdrawal private.withdrawals) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.net,
  'email', p_withdrawal.recipient_email, 'first', p_withdrawal.attempts = 1,
  'finished', p_withdrawal.status <> 'HELD', 'provider_payout_id', p_withdrawal.provider_payout_id);
comment on function private.withdrawal_request(private.withdrawals) is
  'The link to ask the payment provider for, always the same one; first means that nobody may have asked before.';

-- supabase/schemas/private/functions/write_email.sql
create function private.write_email(p_notification_id uuid) returns private.emails
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
begin
  insert into private.emails (id, user_id, kind, data, address, locale, name)
  select notifications.id, profiles.id, notifications.kind,
         jsonb_build_object('category', notifications.category, 'data', notifications.data),
         contacts.email, profiles.locale, coalesce(profiles.full_name, profiles.username)
  from public.notifications
  join public.profiles on profiles.id = notifications.user_id
  join private.contacts on contacts.user_id = notifications.user_id
  where notifications.id = p_notification_id
  returning * into v_email;
  return v_email;
end
$$;
comment on function private.write_email(uuid) is 'The e-mail of a notification, to the address that its person has now; nothing when they have none.';

-- supabase/schemas/private/tables/boost_periods.sql
-- A boost while it runs: on one listing, bought, or on all that a seller has, granted by staff.
create table private.boost_periods (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  score integer not null check (score between 1 and 100000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  ended_at timestamptz
);
comment on table private.boost_periods is 'Who is boosted, by how much, until when. While ended_at is null, its score is in listings.boost_score.';
comment on column private.boost_periods.listing_id is 'Null: everything that the seller has, also what they put up later.';
comment on column private.boost_periods.ended_at is 'When its score was taken out of listings again; a moment after ends_at.';

create index boost_periods_booked on private.boost_periods (ends_at) where ended_at is null;
create index boost_periods_seller_id on private.boost_periods (seller_id);
create index boost_periods_listing_id on private.boost_periods (listing_id);

alter table private.boost_periods enable row level security;
create policy all_api on private.boost_periods for all to preloved_api using (true) with check (true);
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
  updated_at timestamptz not null default private.now()
);
comment on table private.boost_purchases is 'A boost that a seller buys, with the terms of its package as they were. reference is our name for it at the payment provider.';
comment on column private.boost_purchases.booked is 'Rupiah of its invoice that the ledger knows: only what comes on top is new.';
comment on column private.boost_purchases.request_key is 'The Idempotency-Key that the seller sent: whoever repeats it gets this purchase.';
comment on column private.boost_purchases.leased_until is 'Real time until which one request owns the making of the invoice; after it a stranger may finish.';

create index boost_purchases_seller on private.boost_purchases (seller_id, created_at desc, id desc);
create index boost_purchases_package on private.boost_purchases (package);
create index boost_purchases_listing_id on private.boost_purchases (listing_id);
create unique index boost_purchases__one_unpaid on private.boost_purchases (listing_id) where status in ('CREATING', 'AWAITING_PAYMENT');

alter table private.boost_purchases enable row level security;
create policy all_api on private.boost_purchases for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.boost_purchases to preloved_api;

-- supabase/schemas/private/tables/categorizations.sql
create table private.categorizations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  photo_url text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  model text not null,
  status private.categorization_status not null default 'asking',
  from_cache boolean not null default false,
  answer jsonb,
  trouble text,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  cost_microrupiah bigint not null default 0,
  listing_id uuid references public.listings (id) on delete set null,
  listed jsonb,
  created_at timestamptz not null default private.now(),
  check ((status = 'answered') = (answer is not null) and (status = 'failed') = (trouble is not null))
);
comment on table private.categorizations is 'What a model said of a photo, beside what its seller then listed: how good the model is can be read from it.';
comment on column private.categorizations.sha256 is 'Of the picture without its metadata: the same photo is looked at once, whoever sends it and from where.';
comment on column private.categorizations.cost_microrupiah is 'Millionths of a rupiah: tokens times the price of a million, so that nothing is rounded.';
comment on column private.categorizations.listed is 'The listing as it was first put up with this photo.';

create index categorizations_by_picture on private.categorizations (sha256, model) where status = 'answered' and not from_cache;
create index categorizations_user_id on private.categorizations (user_id, created_at desc);
create index categorizations_listing_id on private.categorizations (listing_id);

alter table private.categorizations enable row level security;
create policy all_api on private.categorizations for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.categorizations to preloved_api;

-- supabase/schemas/private/tables/disputes.sql
create table private.disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint disputes__order_id unique references public.orders (id) on delete restrict,
  reason text,
  description text,
  photos text[] not null default '{}',
  opened_at timestamptz not null default private.now(),
  resolution text check (resolution in ('release', 'refund')),
  note text,
  resolved_by public.order_actor check (resolved_by in ('staff', 'portal')),
  resolved_by_id uuid,
  resolved_at timestamptz,
  check ((resolution is null) = (resolved_at is null) and (resolution is null) = (resolved_by is null))
);
comment on table private.disputes is 'The buyer says that something is wrong, and escrow waits until staff or the finance portal decide. One per order, for ever.';
comment on column private.disputes.reason is 'As the buyer said it; null when they moved the order on without a word.';

create index disputes_open on private.disputes (opened_at, id) where resolved_at is null;

alter table private.disputes enable row level security;
create policy all_api on private.disputes for all to preloved_api using (true) with check (true);
grant select, insert, update on private.disputes to preloved_api;

-- supabase/schemas/private/tables/invoices.sql
create table private.invoices (
  order_id uuid primary key references public.orders (id) on delete cascade,
  external_id text not null constraint invoices__external_id unique,
  amount bigint not null check (amount > 0),
  provider_id text constraint invoices__provider_id unique,
  url text,
  status text not null default 'CREATING',
  booked bigint not null default 0 check (booked >= 0),
  request_key text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  updated_at timestamptz not null default private.now()
);
comment on table private.invoices is 'What we asked the payment provider to collect. external_id is our reference there and never changes.';
comment on column private.invoices.booked is 'Rupiah of it that the ledger knows: only what comes on top is new.';
comment on column private.invoices.request_key is 'The Idempotency-Key that the buyer sent: whoever repeats it gets this order, also when a job finished it.';
comment on column private.invoices.leased_until is 'Real time until which one request owns the making of the invoice; after it a stranger may finish.';

alter table private.invoices enable row level security;
create policy all_api on private.invoices for all to preloved_api using (true) with check (true);
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
  holder_id uuid not null generated always as (coalesce(order_id, user_id, '00000000-0000-0000-0000-000000000000')) stored,
  constraint ledger_accounts__owner check (
    (kind = 'escrow') = (order_id is not null) and (kind = 'wallet') = (user_id is not null)),
  constraint ledger_accounts__one_each unique (kind, holder_id)
);
comment on table private.ledger_accounts is 'Where rupiah can stand. balance is the sum of its entries, version their number.';
comment on column private.ledger_accounts.holder_id is 'The order, the person, or zeros for the market itself: what finds an account by its index.';

create index ledger_accounts_user_id on private.ledger_accounts (user_id) where user_id is not null;
create index ledger_accounts_order_id on private.ledger_accounts (order_id) where order_id is not null;

alter table private.ledger_accounts enable row level security;
create policy all_ledger on private.ledger_accounts for all to preloved_ledger using (true) with check (true);
create policy select_api on private.ledger_accounts for select to preloved_api using (true);
-- The ledger's own role may add entries and never change one: there is no update or delete to grant.
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
comment on table private.ledger_transfers is 'One movement of money. Its key is what happened ("order:<id>:paid"), so that it can happen only once.';
comment on column private.ledger_transfers.is_pending is 'A hold: the money has left its account and waits; one row of ledger_resolutions says how that ended.';
comment on column private.ledger_transfers.event_at is 'When it happened outside; created_at is when it was booked, which is what closes a period.';

create index ledger_transfers_order_id on private.ledger_transfers (order_id) where order_id is not null;
create index ledger_transfers_withdrawal_id on private.ledger_transfers (withdrawal_id) where withdrawal_id is not null;
create index ledger_transfers_created_at on private.ledger_transfers (created_at);
-- What staff look for by its kind is what seldom happens; the three that happen with every sale are in no index for it.
create index ledger_transfers_seldom on private.ledger_transfers (kind, created_at desc, id desc)
  where kind not in ('payment', 'release', 'shipping');

alter table private.ledger_transfers enable row level security;
create policy select_ledger on private.ledger_transfers for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_transfers for insert to preloved_ledger with check (true);
create policy select_api on private.ledger_transfers for select to preloved_api using (true);
grant select, insert on private.ledger_transfers to preloved_ledger;
grant select on private.ledger_transfers to preloved_api;

create trigger transfers_are_final before update or delete or truncate on private.ledger_transfers
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/live_chats.sql
-- The chat has a row of its own to queue at: who writes never waits for who comes and goes.
create table private.live_chats (
  stream_id text primary key references public.live_streams (id) on delete cascade,
  last_seq bigint not null default 0,
  last_at timestamptz not null default '-infinity',
  messages bigint not null default 0
) with (fillfactor = 50);
comment on table private.live_chats is 'Where each stream''s chat stands. Its row is locked until the message is committed, so the order of seq is the order of commits: whoever has read up to one number has missed none below it.';
comment on column private.live_chats.messages is 'What people wrote; the server''s own messages are not counted.';

alter table private.live_chats enable row level security;
create policy all_api on private.live_chats for all to preloved_api using (true) with check (true);
grant select, insert, update on private.live_chats to preloved_api;

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
comment on table private.order_addresses is 'Where the parcel comes from and goes to, as both stood when the order was made.';

alter table private.order_addresses enable row level security;
create policy all_api on private.order_addresses for all to preloved_api using (true) with check (true);
grant select, insert, delete on private.order_addresses to preloved_api;

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
comment on table private.order_history is 'Every state an order entered, who moved it and why.';

alter table private.order_history enable row level security;
create policy all_api on private.order_history for all to preloved_api using (true) with check (true);
grant select, insert on private.order_history to preloved_api;

-- supabase/schemas/private/tables/push_receipts.sql
create table private.push_receipts (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  sent_at timestamptz not null default private.now(),
  primary key (notification_id, subscription_id)
);
comment on table private.push_receipts is 'Which device has which notification, so that a second attempt for one device does not ring the others again.';

create index push_receipts_subscription_id on private.push_receipts (subscription_id);

alter table private.push_receipts enable row level security;
create policy all_api on private.push_receipts for all to preloved_api using (true) with check (true);
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
  closed_at timestamptz
);
comment on table private.reconciliation_differences is 'Where the provider and we disagree about one reference: rupiah that came (above zero) or went, there and here.';
comment on column private.reconciliation_differences.counter_account is 'The other side of the correcting entry that is proposed; provider_cash is the one side.';

create unique index reconciliation_differences__one_open on private.reconciliation_differences (reference) where status = 'open';
create index reconciliation_differences_status on private.reconciliation_differences (status, created_at desc);
create index reconciliation_differences_order_id on private.reconciliation_differences (order_id);
create index reconciliation_differences_withdrawal_id on private.reconciliation_differences (withdrawal_id);
create index reconciliation_differences_run_id on private.reconciliation_differences (run_id);

alter table private.reconciliation_differences enable row level security;
create policy all_api on private.reconciliation_differences for all to preloved_api using (true) with check (true);
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
comment on table private.reports is 'What people tell staff of a listing or of someone. Nobody but staff learns who said it.';
comment on column private.reports.user_id is 'Whom it is about; of a listing, its seller.';

create unique index reports__one_open on private.reports (reporter_id, user_id, listing_id) nulls not distinct where closed_at is null;
create index reports_reporter_id on private.reports (reporter_id);
create index reports_user_id on private.reports (user_id);
create index reports_listing_id on private.reports (listing_id);
create index reports_closed_by on private.reports (closed_by);
create index reports_newest on private.reports (opened_at desc, id desc);

alter table private.reports enable row level security;
create policy all_api on private.reports for all to preloved_api using (true) with check (true);
grant select, insert, update on private.reports to preloved_api;

-- supabase/schemas/private/tables/returns.sql
create table private.returns (
  order_id uuid primary key references public.orders (id) on delete restrict,
  reason text check (reason in ('not_as_described', 'damaged', 'wrong_item', 'wrong_size', 'counterfeit', 'incomplete')),
  description text,
  photos text[] not null default '{}',
  requested_at timestamptz not null default private.now(),
  rejection_reason text,
  rejected_at timestamptz
);
comment on table private.returns is 'The buyer wants to send it back: once per order, whatever becomes of it.';
comment on column private.returns.reason is 'Null when the buyer moved the order on without saying why.';

alter table private.returns enable row level security;
create policy all_api on private.returns for all to preloved_api using (true) with check (true);
grant select, insert, update on private.returns to preloved_api;

-- supabase/schemas/private/tables/reviews.sql
create table private.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint reviews__order_id unique references public.orders (id) on delete restrict,
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
comment on table private.reviews is 'What a buyer says of a seller after a completed order, once. Everyone reads it through operations, which keep the order out of it.';
comment on column private.reviews.hidden_at is 'Since when staff keep it from everyone; it then counts for nothing. Why stands in the audit log.';

create index reviews_reviewer_id on private.reviews (reviewer_id);
create index reviews_seller on private.reviews (seller_id, created_at desc, id desc);

alter table private.reviews enable row level security;
create policy all_api on private.reviews for all to preloved_api using (true) with check (true);
grant select, insert, update on private.reviews to preloved_api;

create trigger reviews_count after insert or delete or update of rating, hidden_at on private.reviews
for each row execute function private.reviews_count();

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
  asked_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint shipments__one_each unique (order_id, direction),
  check ((shipper_order_id is null) = (price is null) and (price is null) = (charged is null))
);
comment on table private.shipments is
  'How a sale travels, one row each way: our courier, or a parcel that the seller took elsewhere.';
comment on column private.shipments.booking_started_at is 'From then on the carriers'' provider may have a shipping order of it, seen by us or not.';
comment on column private.shipments.shipper_order_id is 'The provider''s shipping order, once we have seen it.';
comment on column private.shipments.tracking_id is 'What the provider wants to be asked about, for nothing.';
comment on column private.shipments.booked_status is 'The status in which the provider took it: part of an answer that must not change.';
comment on column private.shipments.charged is 'What we had for it: the buyer''s shipping fee, or for the way back its first price. The price may move on.';
comment on column private.shipments.price is 'What the provider takes for it now, in rupiah; each correction counts price_version up.';
comment on column private.shipments.status is 'Of the provider''s shipping order; only moves forward.';
comment on column private.shipments.scanned_at is 'The first time at which a carrier certainly held the parcel, whoever''s number it travels under.';
comment on column private.shipments.label_url is 'Where its label can be had, for those who may; null until there is a waybill.';
comment on column private.shipments.label_path is 'The rendered label in the bucket labels; null until someone asked for it.';
comment on column private.shipments.asked_at is 'When the provider was last asked about a number that is not its own: that costs money.';

create index shipments_waybill on private.shipments (waybill);
create index shipments_newest on private.shipments (created_at desc, id desc);
create index shipments_status on private.shipments (status, created_at desc, id desc);

alter table private.shipments enable row level security;
create policy all_api on private.shipments for all to preloved_api using (true) with check (true);
grant select, insert, update on private.shipments to preloved_api;

-- supabase/schemas/private/tables/staff_cases.sql
create table private.staff_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null,
  order_id uuid references public.orders (id) on delete restrict,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  constraint staff_cases__once unique (kind, key)
);
comment on table private.staff_cases is 'Something that only a person can decide: wrong amounts, payments nobody expects.';

create index staff_cases_order_id on private.staff_cases (order_id);
create index staff_cases_withdrawal on private.staff_cases ((details ->> 'withdrawal_id')) where details ? 'withdrawal_id';
create index staff_cases_open on private.staff_cases (opened_at desc, id desc) where closed_at is null;
create index staff_cases_newest on private.staff_cases (opened_at desc, id desc);

alter table private.staff_cases enable row level security;
create policy all_api on private.staff_cases for all to preloved_api using (true) with check (true);
grant select, insert, update on private.staff_cases to preloved_api;

-- supabase/schemas/private/tables/voucher_uses.sql
create table private.voucher_uses (
  order_id uuid primary key references public.orders (id) on delete cascade,
  voucher_id uuid not null references private.vouchers (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  taken_at timestamptz not null default private.now(),
  returned_at timestamptz
);
comment on table private.voucher_uses is 'Which order took which voucher; the discount itself stands in the order.';
comment on column private.voucher_uses.returned_at is 'Since when the voucher is free again: the order came to nothing.';

create index voucher_uses_voucher_id on private.voucher_uses (voucher_id, user_id);
create index voucher_uses_user_id on private.voucher_uses (user_id);

alter table private.voucher_uses enable row level security;
create policy all_api on private.voucher_uses for all to preloved_api using (true) with check (true);
grant select, insert, update on private.voucher_uses to preloved_api;

-- supabase/schemas/public/tables/likes.sql
create table public.likes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (user_id, listing_id)
);
comment on table public.likes is 'Who likes which listing. Callers see their own; everyone sees the count on the listing.';

create index likes_listing_id on public.likes (listing_id);

alter table public.likes enable row level security;
create policy select_authenticated on public.likes for select to authenticated using (user_id = (select auth.uid()));
create policy all_api on public.likes for all to preloved_api using (true) with check (true);
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
comment on table public.live_chat_messages is 'What was said in a live stream, in the order of seq and of created_at alike. Append-only.';
comment on column public.live_chat_messages.user_id is 'A profile''s id, or system.';
comment on column public.live_chat_messages.username is 'As it was when they wrote, until they leave the market.';

alter table public.live_chat_messages enable row level security;
create policy select_authenticated on public.live_chat_messages for select to authenticated using (true);
create policy all_api on public.live_chat_messages for all to preloved_api using (true) with check (true);
grant select on public.live_chat_messages to authenticated;
grant select, insert on public.live_chat_messages to preloved_api;
-- When its writer leaves the market.
grant update (username) on public.live_chat_messages to preloved_api;

-- supabase/schemas/private/views/stuck_orders.sql
create view private.stuck_orders with (security_invoker = true) as
select cases.order_id, 'case:' || cases.kind as because from private.staff_cases as cases
where cases.closed_at is null and cases.order_id is not null
union all
select (jobs.payload ->> 'order_id')::uuid, 'overdue:' || jobs.kind from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book') and jobs.finished_at is null and jobs.dead_at is null
  and jobs.run_at < (select private.now() - interval '5 minutes')
union all
select (jobs.payload ->> 'order_id')::uuid, 'failing:' || jobs.kind from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book', 'shipping_cancel')
  and jobs.finished_at is null and jobs.attempts >= 5 and jobs.payload ? 'order_id';
comment on view private.stuck_orders is
  'Orders that do not move by themselves, and why: a case waits for a person, work is overdue by five minutes, or has failed five times.';

grant select on private.stuck_orders to preloved_api;

-- supabase/schemas/api/functions/orders_get.sql
create function api.orders_get(p_order text) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.order_record(private.order_for(p_order, 'buyer', 'seller', 'staff'), private.caller_id());
comment on function api.orders_get(text) is 'One order by id or reference; parties and staff.';

-- supabase/schemas/api/functions/wallet_withdrawals_get.sql
create function api.wallet_withdrawals_get(p_id uuid) returns jsonb
language sql stable security definer
set search_path = pg_catalog, pg_temp
return private.withdrawal_record(private.own_withdrawal(p_id));
comment on function api.wallet_withdrawals_get(uuid) is 'One withdrawal of the caller.';

-- supabase/schemas/private/functions/add_boost_score.sql
create function private.add_boost_score(p_period private.boost_periods, p_by integer) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Added, never computed anew: two boosts of one listing may begin and end at the same instant.
  if p_period.listing_id is null then
    update public.listings set boost_score = boost_score + p_by where seller_id = p_period.seller_id;
  else
    update public.listings set boost_score = boost_score + p_by where id = p_period.listing_id;
  end if;
end
$$;
comment on function private.add_boost_score(private.boost_periods, integer) is 'Adds to the score of the listings that this boost is for.';

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
      -- A hundred messages in one microsecond, or a clock that was set back: time still goes forward.
      last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond'),
      messages = live_chats.messages + (p_type <> 'system')::integer
  where live_chats.stream_id = p_stream_id
  returning * into strict v_chat;
  insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at)
  values (p_stream_id, v_chat.last_seq, p_user_id, p_username, p_text, p_type, v_chat.last_at)
  returning * into v_message;
  return v_message;
end
$$;
comment on function private.add_live_message(text, text, text, text, text) is 'Writes the next message of a chat. The chat stays locked until commit, so seq and created_at grow in the order of commits.';

-- supabase/schemas/private/functions/apply_boost_payment.sql
-- What the payment provider says of a boost's invoice, whether a callback, a poll or the clock made us ask.
-- Each transfer's key names the purchase as the provider does, so that both books can be laid side by side.
create function private.apply_boost_payment(
  p_purchase private.boost_purchases,
  p_invoice jsonb
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
  v_period private.boost_periods;
begin
  -- Locked, so that it is not sold between our look and our promise.
  select listings.* into v_listing from public.listings where listings.id = p_purchase.listing_id for update;
  if private.is_account_deleted(p_purchase.seller_id) then
    update private.boost_purchases set status = 'PARKED', updated_at = private.now() where id = p_purchase.id;
    perform private.hold_in_suspense('boost:' || p_purchase.reference || ':unusable', 'unexpected_payment', null, p_purchase.price, p_invoice);
    return 'parked';
  elsif v_listing.deleted_at is not null or v_listing.status not in ('active', 'reserved') then
    update private.boost_purchases set status = 'REFUNDED', updated_at = private.now() where id = p_purchase.id;
    perform private.ledger_post('boost:' || p_purchase.reference || ':refund', 'refund', 'Refund of ' || p_purchase.reference, null,
      array[private.ledger_line('provider_cash', -p_purchase.price),
            private.ledger_line('wallet', p_purchase.price, p_user_id => p_purchase.seller_id)]);
    perform private.notify(p_purchase.seller_id, 'boost:' || p_purchase.id || ':refund', 'payment.refunded', 'payment',
      jsonb_build_object('boost_id', p_purchase.id, 'reference', p_purchase.reference, 'amount', p_purchase.price));
    return 'refunded';
  end if;
  update private.boost_purchases set status = 'PAID', updated_at = private.now() where id = p_purchase.id;
  v_period := private.start_boost(p_purchase.id, p_purchase.seller_id, p_purchase.listing_id, p_purchase.score, p_purchase.days);
  perform private.publish_event('boost.purchased', 'boost', p_purchase.id, 1, jsonb_build_object(
    'boost_id', p_purchase.id, 'reference', p_purchase.reference, 'seller_id', p_purchase.seller_id,
    'listing_id', p_purchase.listing_id, 'package', p_purchase.package, 'amount', p_purchase.price,
    'starts_at', internal.wire_time(v_period.starts_at), 'ends_at', internal.wire_time(v_period.ends_at)));
  perform private.notify(p_purchase.seller_id, 'boost:' || p_purchase.id || ':started', 'boost.started', 'payment',
    jsonb_build_object('boost_id', p_purchase.id, 'reference', p_purchase.reference, 'title', v_listing.title));
  perform private.ledger_post('boost:' || p_purchase.reference || ':paid', 'boost', 'Boost ' || p_purchase.reference, null,
    array[private.ledger_line('provider_cash', -p_purchase.price), private.ledger_line('boost_revenue', p_purchase.price)]);
  return 'paid';
end
$$;
comment on function private.apply_boost_payment(private.boost_purchases, jsonb) is
  'The full price came, in time or late: the boost begins now, or, when the listing is gone, the money is the seller''s wallet''s; staff''s to decide when the seller is gone too.';

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
  update private.shipments set booking_started_at = coalesce(booking_started_at, private.now())
  where id = v_shipment.id returning * into v_shipment;
  return v_shipment;
end
$$;
comment on function private.begin_booking(public.orders, private.shipment_direction) is 'Committed before the provider is asked: a booking that we never see is looked for.';

-- supabase/schemas/private/functions/booking.sql
create function private.booking(p_order public.orders, p_shipment private.shipments) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_back boolean := p_shipment.direction = 'return';
  v_request jsonb;
begin
  if p_shipment.shipper_order_id is null then
    v_request := jsonb_build_object(
      'reference_id', p_order.id || case when v_back then ':return' else '' end,
      'courier_code', p_shipment.courier_code, 'courier_service_code', p_shipment.courier_service_code,
      'item_name', p_order.listing_title, 'item_value', p_order.item_price, 'weight_grams', p_order.weight_grams,
      'origin', private.parcel_address(p_order.id, case when v_back then 'buyer' else 'seller' end),
      'destination', private.parcel_address(p_order.id, case when v_back then 'seller' else 'buyer' end));
  end if;
  return jsonb_build_object('order_id', p_order.id, 'direction', p_shipment.direction,
    'shipper_order_id', p_shipment.shipper_order_id, 'waybill', p_shipment.waybill, 'request', v_request);
end
$$;
comment on function private.booking(public.orders, private.shipments) is
  'How far the booking is {order_id, direction, shipper_order_id?, waybill?}, and the request to the provider while there is no shipping order.';

-- supabase/schemas/private/functions/boost_record.sql
create function private.boost_record(p_purchase private.boost_purchases) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period from private.boost_periods as periods where periods.id = p_purchase.id;
  return jsonb_build_object(
    'id', p_purchase.id, 'reference', p_purchase.reference,
    'status', case when p_purchase.status <> 'PAID' then p_purchase.status::text
      when v_period.ends_at > private.now() then 'ACTIVE' else 'ENDED' end,
    'listing_id', p_purchase.listing_id, 'package', p_purchase.package, 'score', p_purchase.score, 'days', p_purchase.days,
    'price', p_purchase.price,
    'payment', jsonb_build_object('invoice_id', p_purchase.provider_id, 'invoice_url', p_purchase.url,
      'status', p_purchase.invoice_status, 'expires_at', internal.wire_time(p_purchase.expires_at)),
    'starts_at', internal.wire_time(v_period.starts_at), 'ends_at', internal.wire_time(v_period.ends_at),
    'created_at', internal.wire_time(p_purchase.created_at));
end
$$;
comment on function private.boost_record(private.boost_purchases) is 'A purchase as its seller reads it: ACTIVE while the boost runs, ENDED afterwards.';

-- supabase/schemas/private/functions/boost_request.sql
create function private.boost_request(
  p_purchase private.boost_purchases,
  p_resumed boolean
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
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

-- supabase/schemas/private/functions/case_record.sql
create function private.case_record(p_case private.staff_cases, p_reference text) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_case.id, 'kind', p_case.kind, 'key', p_case.key, 'order_id', p_case.order_id,
  'order_reference', p_reference, 'details', p_case.details,
  'status', case when p_case.closed_at is null then 'open' else 'closed' end,
  'opened_at', internal.wire_time(p_case.opened_at), 'closed_at', internal.wire_time(p_case.closed_at));
comment on function private.case_record(private.staff_cases, text) is 'A case as staff read it, with the reference of its order.';

-- supabase/schemas/private/functions/categorization_record.sql
create function private.categorization_record(p_look private.categorizations) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return p_look.answer || jsonb_build_object('source', case when p_look.from_cache then 'cache' else 'model' end)
  || case when (p_look.answer ->> 'is_fashion_item')::boolean then jsonb_build_object('model', p_look.model) else '{}' end;
comment on function private.categorization_record(private.categorizations) is 'What the seller reads of a look at their photo.';

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
  select sums.* into v_now from private.reconciliation_sums as sums where sums.reference = p_difference.reference;
  if p_difference.status <> 'open' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The difference is %s already.', p_difference.status));
  elsif (v_now.provider_amount, v_now.ledger_amount) is distinct from (p_difference.provider_amount, p_difference.ledger_amount) then
    perform private.raise_error('CONFLICT', 'The books have moved since this was found: reconcile again.');
  elsif exists (select from private.withdrawals
                where withdrawals.id = p_difference.withdrawal_id and withdrawals.net = abs(p_difference.difference)) then
    -- News of the link would book it once more, and into the right wallet.
    perform private.raise_error('CONFLICT',
      'This is a whole withdrawal, of which its link can tell: name the link to POST /admin/payouts/:id/settle.');
  elsif p_difference.counter_account = 'suspense' and p_account <> 'suspense' and private.is_purchase(p_difference) then
    perform private.raise_error('CONFLICT', 'This was paid for something of ours: it goes to suspense, to be refunded or applied from there.');
  end if;
end
$$;
comment on function private.check_correction(private.reconciliation_differences, private.account_kind) is
  'Rejects a correction that is decided already, that the books have overtaken, that its withdrawal explains, or that would lose a buyer''s payment.';

-- supabase/schemas/private/functions/count_as_booked.sql
create function private.count_as_booked(
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.invoices set booked = booked + p_difference.difference, updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_difference.difference, updated_at = private.now(),
      status = case when status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED' else status end
  where reference = p_difference.reference;
end
$$;
comment on function private.count_as_booked(private.reconciliation_differences) is
  'What a correction put into suspense for a purchase is booked of its invoice, as a wrong amount is: later news of the same rupiah is no news.';

-- supabase/schemas/private/functions/courier_cancelled.sql
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

-- supabase/schemas/private/functions/courier_transfer_key.sql
create function private.courier_transfer_key(p_shipment private.shipments) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return 'order:' || p_shipment.order_id || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
comment on function private.courier_transfer_key(private.shipments) is 'How the ledger''s transfers about this courier begin.';

-- supabase/schemas/private/functions/difference_record.sql
create function private.difference_record(
  p_difference private.reconciliation_differences
) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_difference.id, 'reference', p_difference.reference, 'order_id', p_difference.order_id,
  'withdrawal_id', p_difference.withdrawal_id, 'provider_amount', p_difference.provider_amount,
  'ledger_amount', p_difference.ledger_amount, 'difference', p_difference.difference, 'status', p_difference.status,
  'correction', jsonb_build_array(
    jsonb_build_object('account', 'provider_cash', 'amount', -p_difference.difference),
    jsonb_build_object('account', p_difference.counter_account, 'amount', p_difference.difference)),
  'created_at', internal.wire_time(p_difference.created_at), 'closed_at', internal.wire_time(p_difference.closed_at));
comment on function private.difference_record(private.reconciliation_differences) is 'A difference with the entry that would correct it.';

-- supabase/schemas/private/functions/dispute_view.sql
create function private.dispute_view(p_dispute private.disputes) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_dispute.id, 'order_id', p_dispute.order_id, 'reason', p_dispute.reason,
  'description', p_dispute.description, 'photos', p_dispute.photos, 'opened_at', internal.wire_time(p_dispute.opened_at),
  'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
  'resolution', p_dispute.resolution, 'note', p_dispute.note, 'resolved_by', p_dispute.resolved_by,
  'resolved_at', internal.wire_time(p_dispute.resolved_at));
comment on function private.dispute_view(private.disputes) is 'A dispute as those concerned read it. resolved_by says staff or portal, never who.';

-- supabase/schemas/private/functions/enqueue_courier_cancellation.sql
create function private.enqueue_courier_cancellation(p_shipment private.shipments) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_job('shipping_cancel', p_shipment.id::text, jsonb_build_object(
    'order_id', p_shipment.order_id, 'direction', p_shipment.direction, 'shipper_order_id', p_shipment.shipper_order_id))
$$;
comment on function private.enqueue_courier_cancellation(private.shipments) is 'Leaves the cancellation at the provider to a job.';

-- supabase/schemas/private/functions/finish_categorization.sql
create function private.finish_categorization(
  p_id uuid,
  p_answer jsonb,
  p_trouble text,
  p_usage jsonb
) returns private.categorizations
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_prompt integer := coalesce((p_usage ->> 'prompt_tokens')::integer, 0);
  v_completion integer := coalesce((p_usage ->> 'completion_tokens')::integer, 0);
  v_look private.categorizations;
begin
  update private.categorizations
  set status = case when p_trouble is null then 'answered' else 'failed' end::private.categorization_status,
      answer = p_answer, trouble = p_trouble, prompt_tokens = v_prompt, completion_tokens = v_completion,
      cost_microrupiah = v_prompt * private.setting('ai_prompt_price_idr') + v_completion * private.setting('ai_completion_price_idr')
  where id = p_id and user_id = private.caller_id() and status = 'asking'
  returning * into v_look;
  if v_look.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such look under way.');
  end if;
  -- What the model never answered to does not use up the day.
  update private.ai_usage
  set cost_microrupiah = ai_days.cost_microrupiah + v_look.cost_microrupiah,
      calls = ai_days.calls - case when p_trouble is not null and p_usage is null then 1 else 0 end
  where ai_days.user_id = v_look.user_id
    and ai_days.day = (v_look.created_at at time zone 'Asia/Jakarta')::date;
  return v_look;
end
$$;
comment on function private.finish_categorization(uuid, jsonb, text, jsonb) is 'Ends the caller''s own look, with an answer or with trouble, and counts what it cost.';

-- supabase/schemas/private/functions/is_purchase.sql
create function private.is_purchase(p_difference private.reconciliation_differences) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_difference.order_id is not null
    or exists (select from private.boost_purchases as purchases where purchases.reference = p_difference.reference)
$$;
comment on function private.is_purchase(private.reconciliation_differences) is 'Whether the difference is about something that was bought here: an order or a boost.';

-- supabase/schemas/private/functions/live_message_record.sql
create function private.live_message_record(p_message public.live_chat_messages) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object(
  'id', p_message.id, 'stream_id', p_message.stream_id, 'seq', p_message.seq, 'user_id', p_message.user_id,
  'username', p_message.username, 'text', p_message.text, 'type', p_message.type,
  'created_at', internal.wire_time(p_message.created_at));
comment on function private.live_message_record(public.live_chat_messages) is 'A chat message as every member reads it.';

-- supabase/schemas/private/functions/lock_difference.sql
create function private.lock_difference(p_id uuid) returns private.reconciliation_differences
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_difference private.reconciliation_differences;
begin
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id;
  if v_difference.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such difference.');
  end if;
  -- First what it is about, as whoever brings the provider's news of it does: until we are done, there is none.
  perform from public.orders where orders.id = v_difference.order_id for update;
  perform from private.boost_purchases as purchases where purchases.reference = v_difference.reference for update;
  perform from private.withdrawals where withdrawals.id = v_difference.withdrawal_id for update;
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id for update;
  return v_difference;
end
$$;
comment on function private.lock_difference(uuid) is 'A difference, locked after the order, boost or withdrawal that it is about.';

-- supabase/schemas/private/functions/open_shipment_case.sql
create function private.open_shipment_case(
  p_order public.orders,
  p_shipment private.shipments,
  p_status text,
  p_details jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_awaited boolean := case p_shipment.direction
    when 'return' then p_order.status = 'RETURN_APPROVED'
    else p_order.status in ('READY_TO_SHIP', 'SHIPPED') and p_order.tracking_number is not distinct from p_shipment.waybill end;
begin
  if v_awaited and p_status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed') then
    perform private.open_case('parcel_trouble', p_shipment.shipper_order_id || ':' || p_status, p_order.id, p_details);
  end if;
end
$$;
comment on function private.open_shipment_case(public.orders, private.shipments, text, jsonb) is
  'The parcel that the order waits for will not arrive by itself: someone has to look.';

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
  v_source private.account_kind := case p_shipment.direction when 'return' then 'claims' else private.courier_cost_account(p_order) end;
begin
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || case when p_sign > 0 then '' else '_cancelled' end, 'shipping',
    pg_catalog.format('Courier %s %s', case when p_sign > 0 then 'for' else 'cancelled for' end, p_order.reference), p_order.id,
    array[private.ledger_line(v_source, -p_sign * p_shipment.charged),
          private.ledger_line('courier_balance', p_sign * p_shipment.price),
          private.ledger_line('courier_adjustments', p_sign * (p_shipment.charged - p_shipment.price))]);
end
$$;
comment on function private.post_courier_cost(public.orders, private.shipments, integer) is 'Pays the courier (1) or takes the price back (-1), each once.';

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
  update private.shipments set price = p_price, price_version = price_version + 1, updated_at = private.now()
  where id = p_shipment.id returning * into v_shipment;
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || '_price:' || v_shipment.price_version, 'shipping',
    pg_catalog.format('Courier for %s: %s instead of %s', p_order.reference, p_price, p_shipment.price), p_order.id,
    array[private.ledger_line('courier_balance', p_price - p_shipment.price),
          private.ledger_line('courier_adjustments', p_shipment.price - p_price)]);
end
$$;
comment on function private.record_price_change(public.orders, private.shipments, bigint) is
  'The carrier weighed the parcel anew: the difference is ours to bear or to keep, once per change.';

-- supabase/schemas/private/functions/record_shipment_event.sql
-- One word of the carrier {status, note?, happened_at?} about one parcel of the shipment.
create function private.record_shipment_event(
  p_order_id uuid,
  p_shipment private.shipments,
  p_parcel text,
  p_scan jsonb
) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_said private.shipping_statuses;
  v_at timestamptz := coalesce((p_scan ->> 'happened_at')::timestamptz, private.now());
begin
  insert into private.shipment_events (shipment_id, parcel, status, note, happened_at)
  values (p_shipment.id, p_parcel, p_scan ->> 'status', p_scan ->> 'note', v_at)
  on conflict on constraint shipment_events__once do nothing;
  select statuses.* into v_said from private.shipping_statuses as statuses where statuses.status = p_scan ->> 'status';
  if v_said.status is null then
    return false;
  end if;
  if p_parcel = p_shipment.shipper_order_id then
    update private.shipments set status = v_said.status, status_rank = v_said.rank, updated_at = private.now()
    where id = p_shipment.id and status_rank < v_said.rank;
  end if;
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  -- A typed number may belong to a parcel of last year: what happened before the sale proves nothing.
  -- Carriers write down minutes or seconds, so one minute is forgiven.
  if v_said.moves_to is null or (p_parcel is distinct from p_shipment.shipper_order_id and v_at < v_order.paid_at - interval '1 minute') then
    return true;
  end if;
  update private.shipments
  set scanned_at = least(scanned_at, v_at, private.now()),
      delivered_at = case v_said.moves_to when 'DELIVERED' then least(delivered_at, v_at, private.now()) else delivered_at end
  where id = p_shipment.id;
  if p_shipment.direction = 'return' then
    if v_said.moves_to = 'DELIVERED' then
      perform private.record_return_delivery(v_order);
    end if;
    return true;
  end if;
  -- A dispute stops the order, not the parcel: a refund has to know that it left.
  if v_order.status = 'DISPUTED' and v_order.shipped_at is null then
    update public.orders set shipped_at = private.now(), updated_at = private.now() where id = p_order_id;
  end if;
  -- A carrier may skip a step: a parcel that is delivered had been shipped.
  if v_order.status = 'READY_TO_SHIP' then
    v_order := private.move_order(p_order_id, 'SHIPPED', 'provider', p_reason => v_said.status);
  end if;
  if v_said.moves_to = 'DELIVERED' and v_order.status = 'SHIPPED' then
    perform private.move_order(p_order_id, 'DELIVERED', 'provider', p_reason => v_said.status);
  end if;
  return true;
end
$$;
comment on function private.record_shipment_event(uuid, private.shipments, text, jsonb) is
  'Keeps every word, moves forward only; false for a word that we do not know.';

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
  update private.shipments set waybill = p_waybill, updated_at = private.now() where id = p_shipment.id;
  if p_shipment.direction = 'outbound' then
    perform private.set_tracking_number(p_order, p_waybill);
  end if;
end
$$;
comment on function private.record_waybill(public.orders, private.shipments, text) is 'Notes the courier''s number, which may come long after the booking; the first one stays.';

-- supabase/schemas/private/functions/resolve_dispute.sql
create function private.resolve_dispute(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid default null
) returns private.disputes
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dispute private.disputes;
begin
  select disputes.* into v_dispute from private.disputes where disputes.id = p_dispute_id;
  if v_dispute.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such dispute.');
  end if;
  -- The order's lock decides between two who resolve it at once; the move's effects close the dispute.
  perform private.move_order(v_dispute.order_id,
    case p_resolution when 'release' then 'COMPLETED' else 'REFUNDED' end::public.order_status, p_actor, p_actor_id, p_note);
  select disputes.* into v_dispute from private.disputes where disputes.id = p_dispute_id;
  return v_dispute;
end
$$;
comment on function private.resolve_dispute(uuid, text, text, public.order_actor, uuid) is
  'Ends a dispute for the seller (release) or the buyer (refund); the one operation of staff and of the finance portal.';

-- supabase/schemas/private/functions/resume_boost.sql
create function private.resume_boost(
  p_purchase private.boost_purchases,
  p_package text,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_purchase.package = p_package and p_purchase.status = 'AWAITING_PAYMENT' and p_purchase.request_key = p_request_key then
    return private.boost_request(p_purchase, true);
  elsif p_purchase.package <> p_package or p_purchase.status <> 'CREATING' then
    perform private.raise_error('CONFLICT', format('%s for this listing still waits for its payment.', p_purchase.reference));
  end if;
  perform private.lease_boost(p_purchase.id);
  return private.boost_request(p_purchase, true);
end
$$;
comment on function private.resume_boost(private.boost_purchases, text, text) is
  'The seller''s own purchase whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';

-- supabase/schemas/private/functions/review_record.sql
create function private.review_record(p_review private.reviews) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id, 'rating', p_review.rating,
    'comment', p_review.comment, 'reply', p_review.reply, 'replied_at', internal.wire_time(p_review.replied_at),
    'created_at', internal.wire_time(p_review.created_at),
    'reviewer', jsonb_build_object('id', profiles.id, 'username', profiles.username, 'photo_url', profiles.photo_url))
  from public.profiles where profiles.id = p_review.reviewer_id
$$;
comment on function private.review_record(private.reviews) is 'A review as everyone reads it: who says what of whom, and not about which order.';

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
  -- The way back goes as the way there was quoted: an order's courier_code may be what the seller typed since.
  insert into private.shipments (order_id, direction, courier_code, courier_service_code)
  select p_order.id, p_direction, coalesce(outbound.courier_code, p_order.courier_code),
         coalesce(outbound.courier_service_code, p_order.courier_service_code)
  from (select) as nothing
  left join private.shipments as outbound on outbound.order_id = p_order.id and outbound.direction = 'outbound'
  on conflict on constraint shipments__one_each do nothing;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = p_direction;
  return v_shipment;
end
$$;
comment on function private.shipment_for(public.orders, private.shipment_direction) is 'The order''s row for this direction, made when it is the first time that it is needed.';

-- supabase/schemas/private/functions/shipment_of.sql
create function private.shipment_of(p_tracking_number text, p_caller uuid) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  left join private.shipments on shipments.order_id = orders.id and shipments.waybill = p_tracking_number
  where (shipments.id is not null or orders.tracking_number = p_tracking_number)
    and (p_caller in (orders.buyer_id, orders.seller_id) or private.has_role(p_caller, 'ops_admin', 'administrator'))
  -- Our own waybill first: a number that someone typed for another parcel must not hide it.
  order by shipments.id is null limit 1;
  if v_order.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such parcel.');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.waybill = p_tracking_number;
  if v_shipment.id is null then
    v_shipment := private.shipment_for(v_order, 'outbound');
  end if;
  return v_shipment;
end
$$;
comment on function private.shipment_of(text, uuid) is 'The shipment that travels under this number, for its parties and staff; nobody else learns that it exists.';

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
    -- Whoever puts up a listing holds this row: it comes before us and is boosted, or after and looks.
    perform from public.profiles where profiles.id = p_seller_id for no key update;
  end if;
  insert into private.boost_periods (id, seller_id, listing_id, score, starts_at, ends_at)
  values (p_id, p_seller_id, p_listing_id, p_score, v_now, v_now + make_interval(days => p_days))
  returning * into v_period;
  perform private.add_boost_score(v_period, v_period.score);
  perform private.enqueue_job('boosts_end', v_period.id::text, jsonb_build_object('boost_id', v_period.id), v_period.ends_at);
  return v_period;
end
$$;
comment on function private.start_boost(uuid, uuid, uuid, integer, integer) is 'A boost begins now and ends by itself.';

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
comment on table private.ledger_entries is 'Append-only: one account''s part of a transfer, with the balance it left behind.';
comment on column private.ledger_entries.version is 'The how-manieth entry of its account this is, without a gap.';

alter table private.ledger_entries enable row level security;
create policy select_ledger on private.ledger_entries for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_entries for insert to preloved_ledger with check (true);
create policy select_api on private.ledger_entries for select to preloved_api using (true);
grant select, insert on private.ledger_entries to preloved_ledger;
grant select on private.ledger_entries to preloved_api;

create trigger entries_are_final before update or delete or truncate on private.ledger_entries
  for each statement execute function private.ledger_is_append_only();

-- supabase/schemas/private/tables/ledger_resolutions.sql
create table private.ledger_resolutions (
  pending_id uuid primary key references private.ledger_transfers (id) on delete restrict,
  outcome private.hold_outcome not null,
  transfer_id uuid not null constraint ledger_resolutions__transfer unique references private.ledger_transfers (id) on delete restrict,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_resolutions is 'Append-only: how each hold ended, and by which transfer. Its primary key is why a hold ends once.';

alter table private.ledger_resolutions enable row level security;
create policy select_ledger on private.ledger_resolutions for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_resolutions for insert to preloved_ledger with check (true);
create policy select_api on private.ledger_resolutions for select to preloved_api using (true);
grant select, insert on private.ledger_resolutions to preloved_ledger;
grant select on private.ledger_resolutions to preloved_api;

create trigger resolutions_are_final before update or delete or truncate on private.ledger_resolutions
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
comment on table private.shipment_events is 'What the carrier said, in the order in which it happened there; callbacks may come in any order.';
comment on column private.shipment_events.parcel is 'Our shipping order at the provider, or the number that the seller typed for a parcel of their own.';

alter table private.shipment_events enable row level security;
create policy all_api on private.shipment_events for all to preloved_api using (true) with check (true);
grant select, insert on private.shipment_events to preloved_api;

-- supabase/schemas/private/views/ledger_journal.sql
create view private.ledger_journal with (security_invoker = true) as
select entries.transfer_id, transfers.created_at, transfers.event_at, transfers.key, transfers.kind, transfers.description,
  transfers.order_id, transfers.withdrawal_id, accounts.kind as account, accounts.holder_id, entries.amount,
  entries.balance_after, entries.version, transfers.is_pending, resolutions.outcome
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.ledger_journal is 'The books as an accountant reads them: one line per entry, with its account, its cause and, for a hold, its end.';

grant select on private.ledger_journal to preloved_api;

-- supabase/schemas/private/views/provider_movements.sql
-- provider_cash stands below zero by what the provider holds for us: its entries, turned around, are what moved there.
create view private.provider_movements with (security_invoker = true) as
select coalesce(differences.reference, transfers.withdrawal_id::text, orders.reference,
    -- What came for a boost names its purchase in the key: boost:BST-…:paid.
    substring(transfers.key from '^boost:([^:]+):'), transfers.key) as reference,
  -entries.amount as amount, transfers.order_id, transfers.withdrawal_id, entries.created_at
from private.ledger_accounts as accounts
join private.ledger_entries as entries on entries.account_id = accounts.id
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join public.orders on orders.id = transfers.order_id
left join private.reconciliation_differences as differences on transfers.key = 'reconciliation:' || differences.id
where accounts.kind = 'provider_cash' and transfers.kind <> 'provider_fee';
comment on view private.provider_movements is
  'What our ledger says moved at the provider, under the reference by which the provider knows it. Fees are not in it: they are booked from the provider''s own list.';

grant select on private.provider_movements to preloved_api;

-- supabase/schemas/private/views/reconciliation_sums.sql
create view private.reconciliation_sums with (security_invoker = true) as
select reference, sum(provider_amount)::bigint as provider_amount, sum(ledger_amount)::bigint as ledger_amount,
  bool_or(is_payment) as is_payment
from (
  select transactions.reference,
    case when transactions.status <> 'SUCCESS' then 0
         when transactions.cashflow = 'MONEY_IN' then transactions.amount else -transactions.amount end as provider_amount,
    0 as ledger_amount, transactions.type = 'PAYMENT' as is_payment
  from private.provider_transactions as transactions
  union all
  select movements.reference, 0, movements.amount, false from private.provider_movements as movements
) as both_sides
group by reference;
comment on view private.reconciliation_sums is 'Per reference: what moved at the provider by its books, and by ours.';

grant select on private.reconciliation_sums to preloved_api;

-- supabase/schemas/private/views/suspense_items.sql
-- Money that came and fits nothing. It leaves suspense once, under the key suspense:<transfer>, whoever decides what.
create view private.suspense_items with (security_invoker = true) as
select transfers.id, transfers.key, transfers.kind, transfers.order_id, entries.amount, transfers.created_at,
  resolved.kind as resolution, resolved.created_at as resolved_at
from private.ledger_accounts as accounts
-- From the one account to its entries to their ends, however many other transfers there are.
cross join lateral (
  select parked.transfer_id, parked.amount from private.ledger_entries as parked
  where parked.account_id = accounts.id and parked.amount > 0 offset 0) as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join lateral (
  select leaving.kind, leaving.created_at from private.ledger_transfers as leaving
  where leaving.key = 'suspense:' || transfers.id offset 0) as resolved on true
where accounts.kind = 'suspense' and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
comment on view private.suspense_items is 'Each amount that entered suspense, and how it left: refunded to a wallet, or applied to its order.';

grant select on private.suspense_items to preloved_api;

-- supabase/schemas/private/views/wallet_entries.sql
-- Wallet entries in the words of their owner. Entries never change, so what a hold is called once it is paid is a
-- matter of reading: the row keeps its id and its amount.
create view private.wallet_entries with (security_invoker = true) as
select entries.transfer_id as id, entries.account_id, entries.version,
  case
    when transfers.is_pending and resolutions.outcome = 'posted' then 'withdrawal_debit'
    when transfers.is_pending then 'withdrawal_hold'
    when transfers.kind = 'late_payout' then 'withdrawal_debit'
    when transfers.kind in ('withdrawal_reversal', 'withdrawal_return') then 'withdrawal_reversal'
    when transfers.kind = 'release' then 'sale_proceeds'
    when transfers.kind = 'clawback' and entries.amount < 0 then 'clawback'
    when transfers.kind in ('clawback', 'refund') then 'refund'
    else 'adjustment'
  end as type,
  entries.amount, entries.balance_after, transfers.order_id, transfers.withdrawal_id, transfers.description,
  entries.created_at
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.wallet_entries is 'A wallet''s entries as its owner reads them. A transfer touches an account once, so its id is the row''s.';

grant select on private.wallet_entries to preloved_api;

-- supabase/schemas/private/functions/lock_suspense_item.sql
create function private.lock_suspense_item(p_id uuid) returns private.suspense_items
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parked private.suspense_items;
begin
  select parked.* into v_parked from private.suspense_items as parked where parked.id = p_id;
  if v_parked.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such money in suspense.');
  end if;
  perform from public.orders where orders.id = v_parked.order_id for update;
  -- Read again under the lock: someone else may have decided while we waited.
  select parked.* into v_parked from private.suspense_items as parked where parked.id = p_id;
  return v_parked;
end
$$;
comment on function private.lock_suspense_item(uuid) is 'Unmatched money by its transfer, with its order locked.';

-- supabase/schemas/private/functions/move_from_suspense.sql
create function private.move_from_suspense(
  p_parked private.suspense_items,
  p_kind text,
  p_description text,
  p_to private.ledger_line
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.ledger_post('suspense:' || p_parked.id, p_kind, p_description, p_parked.order_id,
       array[private.ledger_line('suspense', -p_parked.amount), p_to]) then
    perform private.raise_error('CONFLICT', 'This money has left suspense already.');
  end if;
  update private.staff_cases set closed_at = private.now()
  where kind = p_parked.kind and key = p_parked.key and closed_at is null;
end
$$;
comment on function private.move_from_suspense(private.suspense_items, text, text, private.ledger_line) is
  'Moves unmatched money to where staff decided, once, and closes its case.';

-- supabase/schemas/owners.sql
-- Loaded last: a security definer function runs with its owner's rights, which are never postgres's.
do $$
declare
  v_function record;
begin
  for v_function in
    select
      proc.oid::regprocedure as signature,
      case
        when proc.proname in ('ledger_post', 'ledger_resolve') then 'preloved_ledger'
        else 'preloved_api'
      end as owner
    from pg_catalog.pg_proc as proc
    where proc.pronamespace in ('api'::regnamespace, 'internal'::regnamespace, 'private'::regnamespace)
      and proc.prosecdef
  loop
    execute format('alter function %s owner to %I', v_function.signature, v_function.owner);
  end loop;
end
$$;
