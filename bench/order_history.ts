import type { BenchMarket } from "./market.ts";

const DAYS = 730;
const KEPT_DAYS = 30;
/** keep_caller_days. */
const CALLER_DAYS = 400;
const ORDERS_PER_USER = 20;
/** Of a sealed block, as in production. */
const BLOCK = 1000;

/**
 * Adds orders up to this number, a multiple of 100, with listings, ledger, seals and all that a sale leaves. The
 * ledger balances, and `npm run verify-books` finds the books whole.
 *
 * Skipped: triggers (but for listings' cards), foreign keys and waiting for the disk; the rows are as if they had been
 * checked. Indexes are built afterwards, so they are denser than those of a market that grew.
 */
export async function addOrders(
  { admin }: Pick<BenchMarket, "admin">,
  orders: number,
): Promise<void> {
  const [row] = await admin`select count(*)::int as count from public.orders`;
  const from = row!["count"] + 1;
  if (from > orders) return;
  await admin.begin(async (sql) => {
    await sql.unsafe(LOADING);
    if (from === 1) await sql.unsafe(setUp(Math.max(200, Math.ceil(orders / ORDERS_PER_USER))));
    const text = await Deno.readTextFile(new URL("order_history.sql", import.meta.url));
    const values: Record<string, number> = { from, to: orders, days: DAYS, kept: KEPT_DAYS };
    await sql.unsafe(
      text.replaceAll(/(?<!:):(from|to|days|kept)\b/g, (_, name) => String(values[name])),
    );
    for (const table of TABLES) await sql.unsafe(`reindex table ${table}`);
    await sql.unsafe("alter table public.listings enable trigger listings_write_card");
  });
  for (const table of TABLES) await admin.unsafe(`vacuum (analyze) ${table}`);
  for (let taken = BLOCK; taken === BLOCK;) {
    const [block] = await admin`select private.seal_block(${BLOCK}) as taken`;
    taken = block!["taken"];
  }
  // All of it was in the queue at once, unlike in a market that grew. A vacuum would keep what an analysis that runs
  // beside it may still see.
  await admin`truncate private.book_queue`;
  await admin`vacuum (analyze) private.book_rows`;
}

const TABLES = [
  ...["profiles", "listings", "orders", "notifications"].map((name) => `public.${name}`),
  ...[
    "audit_log",
    "book_queue",
    "book_rows",
    "caller_days",
    "disputes",
    "emails",
    "invoices",
    "jobs",
    "ledger_accounts",
    "ledger_entries",
    "ledger_resolutions",
    "ledger_transfers",
    "order_addresses",
    "order_history",
    "outbox",
    "provider_events",
    "provider_transactions",
    "shipment_events",
    "shipments",
    "withdrawals",
  ].map((name) => `private.${name}`),
];

/** An index that is not ready is not written, and one that is not valid is not read. */
const LOADING = `
  set local session_replication_role = replica;
  set local synchronous_commit = off;
  set local work_mem = '256MB';
  set local maintenance_work_mem = '512MB';
  alter table public.listings enable always trigger listings_write_card;
  update pg_index set indisready = false, indisvalid = false
  where indrelid = any ('{${TABLES.join(",")}}'::regclass[]);`;

const KINDS = [
  "user",
  "listing",
  "order",
  "paid",
  "shipping",
  "fee",
  "released",
  "refunded",
  "held",
  "withdrawn",
  "withdrawal",
  "shipment",
  "job",
  "callback",
  "event",
];

/** Few sellers have many sales: the spread is squared. */
const setUp = (users: number) => `
  create schema bench;
  create function bench.id(kind text, n bigint) returns uuid immutable language sql
  return (
    '000000' || lpad(to_hex(array_position('{${KINDS}}'::text[], kind)), 2, '0')
    || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0')
  )::uuid;
  create function bench.user_of(spread float8, half integer) returns uuid immutable language sql
  return bench.id(
    'user', 1 + half * ${users / 2} + floor(${users / 2} * power(spread - floor(spread), 2))::bigint
  );
  create function bench.steps(status public.order_status) returns integer immutable language sql
  return case
    when status = 'AWAITING_PAYMENT' then 1
    when status in ('READY_TO_SHIP', 'EXPIRED', 'CANCELLED') then 2
    when status = 'SHIPPED' then 3
    when status = 'DELIVERED' then 4
    else 5
  end;
  insert into auth.users (id, email)
  select bench.id('user', n), 'person_' || n || '@bench.test' from generate_series(1, ${users}) as n;
  insert into public.profiles (id, username, full_name, phone, city, account_status, created_at)
  select
    bench.id('user', n), 'person_' || n,
    (array['Sari', 'Dewi', 'Rani', 'Budi', 'Agus'])[1 + n % 5] || ' '
      || (array['Lestari', 'Wijaya', 'Santoso', 'Siregar'])[1 + n % 4] || ' ' || n,
    '+62812' || (10000000 + n), 'Bandung',
    case when n % 400 = 0 then 'suspended' else 'active' end::public.account_status,
    private.now() - interval '1 day' * (${DAYS} * (1 - n::float8 / ${users}))
  from generate_series(1, ${users}) as n;
  insert into private.ledger_accounts (kind, user_id)
  select 'wallet', bench.id('user', n) from generate_series(1, ${users}) as n;
  insert into private.ledger_accounts (kind, stripe)
  select distinct kind, private.ledger_stripe(kind, bench.id('order', n))
  from unnest(enum_range(null::private.account_kind)) as kind, generate_series(1, 16) as n
  where kind not in ('wallet', 'escrow')
  union
  select kind, 0 from unnest('{provider_cash,claims}'::private.account_kind[]) as kind;
  insert into private.caller_days (user_id, day, first_in_30_days)
  select
    bench.id('user', n), day,
    coalesce(day - lag(day) over (partition by n order by day) > 29, true)
  from (
    select n, (private.now() at time zone 'Asia/Jakarta')::date - d as day
    from generate_series(1, ${users}) as n, generate_series(0, ${CALLER_DAYS}) as d
    where (n * 7 + d * 13) % 20 = 0
  ) as days
  order by day, n;`;
