import type { BenchMarket } from "./market.ts";

const USERS = 20_000;
const LISTINGS = 5_000;
const DAYS = 730;
/** By the order's number; the rest is COMPLETED. */
const STATUS =
  `(case when n % 100 < 6 then 'EXPIRED' when n % 100 < 10 then 'CANCELLED' when n % 100 < 12 then 'REFUNDED'
  when n % 1000 = 999 then 'DISPUTED' when n % 500 = 498 then 'SHIPPED' else 'COMPLETED' end)::public.order_status`;

/** Adds orders with ledger, history, shipments and notifications, over two years, up to this number. */
export async function addOrders({ admin }: BenchMarket, orders: number): Promise<void> {
  const [row] = await admin`select count(*)::int as count from public.orders`;
  const [from, to] = [row!["count"] + 1, orders];
  await admin.begin(async (sql) => {
    // Without foreign keys and triggers: the rows are consistent.
    await sql`set local session_replication_role = replica`;
    await sql`set local synchronous_commit = off`;
    if (from === 1) await sql.unsafe(SETUP);
    await sql.unsafe(insertOrders(from, to));
  });
  await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(BALANCES);
  });
  for (const table of TABLES) await admin.unsafe(`vacuum (analyze) ${table}`);
}

const TABLES = [
  "public.profiles",
  "public.orders",
  "public.notifications",
  "private.invoices",
  "private.shipments",
  "private.order_history",
  "private.outbox",
  "private.jobs",
  "private.disputes",
  "private.withdrawals",
  "private.provider_events",
  "private.audit_log",
  "private.caller_days",
  "private.ledger_accounts",
  "private.ledger_transfers",
  "private.ledger_entries",
];

/** Ids are derived from numbers, so that no table is read for them. */
const ID_KINDS = [
  "user",
  "listing",
  "order",
  "paid",
  "released",
  "event",
  "notification",
  "job",
  "callback",
  "withdrawal",
];
const id = (kind: (typeof ID_KINDS)[number], n: string) =>
  `('0000000${ID_KINDS.indexOf(kind)}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const SETUP = `
  drop index public.orders__one_sale;
  insert into public.profiles (id, username, full_name, phone, account_status, created_at)
  select ${
  id("user", "n")
}, 'person_' || n, (array['Sari', 'Dewi', 'Rani', 'Budi', 'Agus'])[1 + n % 5] || ' '
      || (array['Lestari', 'Wijaya', 'Santoso', 'Siregar'])[1 + n % 4] || ' ' || n, '+62812' || (10000000 + n),
    case when n % 400 = 0 then 'suspended' else 'active' end::public.account_status,
    private.now() - interval '1 second' * (${DAYS} * 86400 * (1 - n / ${USERS}.0))
  from generate_series(1, ${USERS}) as n;
  insert into private.ledger_accounts (kind, user_id)
  select 'wallet', ${id("user", "n")} from generate_series(1, ${USERS}) as n;
  insert into private.caller_days (user_id, day)
  select ${id("user", "n")}, (private.now() at time zone 'Asia/Jakarta')::date - d
  from generate_series(1, ${USERS}) as n, generate_series(0, ${DAYS}) as d where (n * 7 + d * 13) % 10 = 0;`;

/** Sets each balance to the sum of the entries. */
const BALANCES = `
  update private.ledger_accounts set balance = sums.balance, version = sums.version
  from (select account_id, sum(amount) as balance, max(version) as version from private.ledger_entries group by account_id) as sums
  where sums.account_id = ledger_accounts.id;
  update private.ledger_entries set balance_after = accounts.balance from private.ledger_accounts as accounts
  where accounts.id = ledger_entries.account_id and accounts.version = ledger_entries.version`;

function insertOrders(from: number, to: number): string {
  const seller = id("user", `1 + n / 50 % ${USERS / 2}`);
  const buyer = id("user", `${USERS / 2} + 1 + n / 40 % ${USERS / 2}`);
  const fee = "(2000 + price / 40)";
  return `
  create temporary table business on commit drop as
  select n, ${id("order", "n")} as id, ${id("paid", "n")} as paid_id, ${
    id("released", "n")
  } as released_id,
    ${STATUS} as status, ${seller} as seller_id, ${buyer} as buyer_id, 20000 + (n * 37 % 400) * 1000 as price,
    private.now() - interval '1 second' * (${DAYS} * 86400.0 * (1 - n::numeric / ${to})) as created_at
  from generate_series(${from}::bigint, ${to}) as n;
  insert into public.orders (id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
    buyer_protection_fee, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams, paid_at, shipped_at,
    completed_at, refunded_at, refunded_amount, created_at, updated_at)
  select id, 'ORD-' || n, status, 4, ${
    id("listing", `(n % ${LISTINGS})`)
  }, buyer_id, seller_id, price, 9000, ${fee}, 'jne', 'reg',
    'Dress nomor ' || n, 'https://images.example.com/' || n || '.jpg', 400,
    case when status not in ('EXPIRED', 'CANCELLED') then created_at + interval '5 minutes' end, created_at + interval '1 day',
    case when status = 'COMPLETED' then created_at + interval '4 days' end,
    case when status = 'REFUNDED' then created_at + interval '5 days' end, case when status = 'REFUNDED' then price end,
    created_at, created_at + interval '4 days' from business;
  insert into private.invoices (order_id, external_id, amount, provider_id, url, status)
  select id, 'ORD-' || n, price, 'inv_' || n, 'https://pay.example/' || n, 'PAID' from business;
  insert into private.order_history (order_id, version, from_status, to_status, actor, actor_id, at)
  select id, steps.version, steps.from_status::public.order_status, steps.to_status::public.order_status,
    steps.actor::public.order_actor, null, created_at + interval '1 day' * steps.version
  from business, (values (1, null, 'AWAITING_PAYMENT', 'buyer'), (2, 'AWAITING_PAYMENT', 'READY_TO_SHIP', 'provider'),
    (3, 'READY_TO_SHIP', 'SHIPPED', 'seller')) as steps (version, from_status, to_status, actor);
  insert into private.shipments (id, order_id, direction, courier_code, courier_service_code, shipper_order_id, waybill, status, charged,
    price, created_at, updated_at)
  select id, id, 'outbound', 'jne', 'reg', 'ship_' || n, 'JNE' || n, case when n % 200 = 0 then 'on_hold' else 'delivered' end, 9000, 9000,
    created_at, created_at from business where status not in ('EXPIRED', 'CANCELLED');
  insert into private.disputes (order_id, reason, opened_at)
  select id, 'Tidak sesuai', created_at from business where status = 'DISPUTED';
  insert into private.outbox (id, seq, type, aggregate_type, aggregate_id, aggregate_version, data, occurred_at, delivered_at)
  select ${
    id("event", "n * 2 + v")
  }, n * 2 + v, 'order.shipped', 'order', id, v, '{}', created_at, created_at from business, generate_series(1, 2) as v;
  insert into public.notifications (id, user_id, event_id, kind, category, data, created_at)
  select ${
    id("notification", "n * 2 + v")
  }, case v when 1 then buyer_id else seller_id end, 'order:' || id || ':' || v, 'order.shipped', 'order',
    jsonb_build_object('order_id', id), created_at + interval '1 hour' from business, generate_series(1, 2) as v;
  insert into private.jobs (id, kind, key, payload, run_at, finished_at)
  select ${
    id("job", "n")
  }, 'orders_deadline', id || ':4:COMPLETED', jsonb_build_object('order_id', id), created_at, created_at from business;
  insert into private.provider_events (id, provider, digest, body, reference, outcome, received_at, handled_at)
  select ${
    id("callback", "n")
  }, 'xendit', n::text, '{}', 'ORD-' || n, 'paid', created_at, created_at from business;
  insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, at)
  select buyer_id, 'ops_admin', 'admin_disputes_resolve', 'dispute', id::text, 'Bench', created_at from business where n % 10 = 0;
  insert into private.withdrawals (id, user_id, amount, fee, recipient_email, status, created_at)
  select ${
    id("withdrawal", "n")
  }, seller_id, 50000, 2500, 'a@bench.test', 'PAID', created_at from business where n % 20 = 0;
  insert into private.ledger_accounts (kind, stripe)
  select distinct kind, private.ledger_stripe(kind, business.id) from business, unnest(
    '{provider_cash,shipping_payable,protection_fee_held,protection_fee_revenue}'::private.account_kind[]) as kind
  on conflict do nothing;
  insert into private.ledger_accounts (kind, order_id) select 'escrow', id from business where status not in ('EXPIRED', 'CANCELLED');
  insert into private.ledger_transfers (id, key, kind, description, order_id, event_at, created_at)
  select paid_id, 'order:' || id || ':paid', 'payment', 'Payment', id, created_at, created_at from business where status not in ('EXPIRED', 'CANCELLED')
  union all
  select released_id, 'order:' || id || ':released', 'release', 'Sale', id, created_at, created_at + interval '4 days' from business
  where status = 'COMPLETED';
  insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
  select lines.transfer_id, accounts.id, lines.amount, 0, ${from} * 10 + row_number() over (partition by accounts.id), lines.at
  from business, lateral (values
      (paid_id, 'provider_cash', null::uuid, -(price + 9000 + ${fee}), created_at), (paid_id, 'escrow', id, price, created_at),
      (paid_id, 'shipping_payable', null, 9000, created_at), (paid_id, 'protection_fee_held', null, ${fee}, created_at),
      (released_id, 'escrow', id, -price, created_at + interval '4 days'), (released_id, 'wallet', seller_id, price, created_at + interval '4 days'),
      (released_id, 'protection_fee_held', null, -${fee}, created_at + interval '4 days'),
      (released_id, 'protection_fee_revenue', null, ${fee}, created_at + interval '4 days')
    ) as lines (transfer_id, kind, holder_id, amount, at)
  join private.ledger_accounts as accounts on accounts.kind = lines.kind::private.account_kind
    and accounts.holder_id = coalesce(lines.holder_id, '00000000-0000-0000-0000-000000000000')
    and accounts.stripe = private.ledger_stripe(accounts.kind, business.id)
  where status not in ('EXPIRED', 'CANCELLED') and (lines.transfer_id = paid_id or status = 'COMPLETED');`;
}
