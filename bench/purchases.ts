import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import type { BenchMarket } from "./market.ts";
import { at, compare, here } from "./measure.ts";
import type { Figure, Variant } from "./measure.ts";
import { openPurchaseMarket, post } from "./purchase_market.ts";
import type { Buyer, PurchaseMarket } from "./purchase_market.ts";
import { bySql, openShop } from "./orders.ts";
import { ASYNCHRONOUS } from "../shared/db/durability.ts";

const CLIENTS = 8;
const BURSTS = 5;

interface Purchases {
  figures: Figure[];
  bursts: Burst[];
  alone: PurchaseCost;
  together: PurchaseCost;
}

/** Whole purchases against a running stack, beside their SQL operations called alone. */
export async function purchases(bare: BenchMarket, seconds: number): Promise<Purchases> {
  const market = await openPurchaseMarket(Math.ceil(seconds * 200 * (BURSTS + 3)) + 1000);
  try {
    const buyers = await market.buyers(CLIENTS);
    const [one] = buyers;
    const measured = async (concurrency: number) => [
      ...await compare([await barePurchase(bare, concurrency)], {
        concurrency,
        seconds,
        rounds: 1,
      }),
      await burst(market, buyers.slice(0, concurrency), {
        name: `whole purchase, ${concurrency} clients`,
        seconds,
      }),
    ];
    await burst(market, buyers, { name: "warm-up", seconds: 600, purchases: 20 });
    const alone = await costOf(market, [one!], 40);
    const together = await costOf(market, buyers, 200);
    const figures = [...await measured(1), ...await measured(CLIENTS)];
    const bursts: Burst[] = [];
    for (let number = 1; number <= BURSTS; number++) {
      bursts.push(await burst(market, buyers, { name: `burst ${number}`, seconds }));
    }
    return { figures, bursts, alone, together };
  } finally {
    await market.close();
  }
}

/** The details beside the table. */
export function describe({ bursts, alone, together }: Purchases): string {
  const lines = [
    "",
    "burst      per second    p50 ms    p99 ms  all done/s  all done after" +
    "   processor ms each: stack, PostgreSQL, clients",
  ];
  for (const burst of bursts) {
    const { name, perSecond, p50, p99, allDonePerSecond, doneAfterSeconds, processor } = burst;
    const cells = [perSecond, p50, p99, allDonePerSecond].map((each) =>
      each.toFixed(1).padStart(9)
    );
    lines.push(
      `${name.padEnd(12)} ${cells.join(" ")} ${doneAfterSeconds.toFixed(1).padStart(10)} s   ` +
        Object.values(processor).map((ms) => ms.toFixed(1).padStart(6)).join(" "),
    );
  }
  for (const [name, cost] of [["alone", alone], [`${CLIENTS} at once`, together]] as const) {
    const { requests, waiting, writes, transactions, statements, flushes } = cost;
    const [asked, ...others] = [requests, waiting, writes, transactions, statements, flushes]
      .map((each) => each.toFixed(1));
    lines.push(
      "",
      `One purchase, ${name}: ${asked} requests to itself, ${
        others[0]
      } commits that wait for the ` +
        `disk (of ${others[1]} that write and ${others[2]} in all), ${others[3]} statements, ` +
        `${others[4]} flushes.`,
      ...list(cost.byPath),
      ...list(cost.operations),
    );
  }
  return lines.join("\n");
}

const list = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([, count]) => count >= 0.05)
    .map(([name, count]) => `  ${count.toFixed(2).padStart(6)}  ${name}`);

interface Burst extends Figure {
  /** Purchases per second, counted until everything that follows from them is done. */
  allDonePerSecond: number;
  /** Seconds from the last payment until then. */
  doneAfterSeconds: number;
  /** Queries by which the benchmark itself waited. */
  ownQueries: number;
  /** Processor milliseconds per purchase, until all is done: functions with emulators, PostgreSQL, this process. */
  processor: { stack: number; database: number; clients: number };
}

const POLL_MS = 3;
const DONE_SECONDS = 300;

/** Whole purchases by this many clients, each from POST /shipping/rates to READY_TO_SHIP. */
export async function burst(
  market: PurchaseMarket,
  buyers: Buyer[],
  { name, seconds, purchases = Infinity }: { name: string; seconds: number; purchases?: number },
): Promise<Burst> {
  const watch = watchPaid(market.admin);
  const times: number[] = [];
  const before = market.processor();
  const began = performance.now();
  const until = began + seconds * 1000;
  let left = purchases;
  await Promise.all(buyers.map(async (buyer) => {
    while (performance.now() < until && left-- > 0) {
      const asked = performance.now();
      await watch.paid(await buyAndPay(market, buyer));
      times.push(performance.now() - asked);
    }
  }));
  const paidAt = performance.now();
  const ownQueries = await watch.stop() + await allDone(market.admin);
  const doneAt = performance.now();
  const after = market.processor();
  const each = (name: keyof typeof after) => (after[name] - before[name]) / times.length;
  return {
    name,
    perSecond: times.length / ((paidAt - began) / 1000),
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    allDonePerSecond: times.length / ((doneAt - began) / 1000),
    doneAfterSeconds: (doneAt - paidAt) / 1000,
    ownQueries,
    processor: { stack: each("stack"), database: each("database"), clients: each("clients") },
  };
}

/** Returns the id of an order whose invoice has been paid at the provider. */
async function buyAndPay({ url, free }: PurchaseMarket, buyer: Buyer): Promise<string> {
  const { headers, address_id } = buyer;
  const listing_id = free.pop();
  if (!listing_id) throw new Error("The shop is empty: fewer seconds, or more listings.");
  const { rates } = await post(`${url}/shipping/rates`, headers, { listing_id, address_id });
  const shipping_quote = rates[0].quote;
  const order = await post(`${url}/orders`, headers, { listing_id, address_id, shipping_quote });
  const { invoice_id } = order.payment;
  await post(`${url}/sandbox/payment/invoices/${invoice_id}/pay`, {}, {});
  return order.id;
}

/** One query for all clients, so that waiting costs the stack nothing. */
function watchPaid(admin: postgres.Sql) {
  const waiting = new Map<string, () => void>();
  let isOver = false;
  let queries = 0;
  const watch = async () => {
    while (!isOver) {
      await sleep(POLL_MS);
      if (waiting.size === 0) continue;
      queries++;
      const paid = await admin<{ id: string }[]>`
        select id from public.orders where id in ${admin([...waiting.keys()])}
          and status = 'READY_TO_SHIP'`;
      for (const { id } of paid) {
        waiting.get(id)?.();
        waiting.delete(id);
      }
    }
  };
  const running = watch();
  return {
    paid: (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve)),
    stop: async () => {
      isOver = true;
      await running;
      return queries;
    },
  };
}

/** Every parcel booked, every e-mail delivered and reported, every event at the portal. Returns its queries. */
async function allDone(admin: postgres.Sql): Promise<number> {
  const until = performance.now() + DONE_SECONDS * 1000;
  for (let queries = 1; performance.now() < until; queries++) {
    const [left] = await admin`
      select
        (select count(*) from private.jobs where finished_at is null and dead_at is null
          and kind in ('mail_send', 'shipping_book', 'webhooks_handle', 'push_send'))
        + (select count(*) from private.emails where status in ('pending', 'sent'))
        + (select count(*) from private.outbox where delivered_at is null) as work`;
    if (Number(left!["work"]) === 0) return queries;
    await sleep(20);
  }
  throw new Error(`Work is left after ${DONE_SECONDS} seconds.`);
}

/**
 * The six operations that change or read the order of a purchase, called one after the other: no HTTP, tokens,
 * providers, callbacks, jobs, e-mails or events.
 */
async function barePurchase(market: BenchMarket, concurrency: number): Promise<Variant> {
  const { buyers, next, quoteFor } = await openShop(market, 8_000, concurrency);
  return here(`the same operations by SQL, ${concurrency} at once`, async (worker) => {
    const buyer = buyers[worker]!;
    const listing = next();
    const { address_id } = buyer;
    await market.clients.user(buyer).call("api.shipping_rates", {
      listing_ids: [listing.id],
      address_id,
    });
    await payAndBook(market, await bySql(market, buyer, listing, quoteFor));
  });
}

async function payAndBook({ admin, clients }: BenchMarket, order_id: string): Promise<void> {
  const [known] = await admin`
    select reference as external_id, total::float8 as total from public.orders
    where id = ${order_id}`;
  const { external_id, total } = known!;
  await clients.service.call("internal.apply_invoice_update", {
    invoice: {
      id: `inv_${order_id}`,
      url: "http://127.0.0.1/pay",
      external_id,
      status: "PAID",
      expires_at: null,
      paid_amount: total,
      amount: total,
    },
  });
  await clients.service.call("internal.booking_to_request", { order_id });
  await clients.service.call("internal.record_booking", {
    order_id,
    direction: "outbound",
    shipment: {
      id: `ship_${order_id}`,
      tracking_id: order_id,
      waybill: order_id.slice(0, 13),
      price: 9000,
      status: "confirmed",
      label_address: "http://127.0.0.1/label",
    },
  });
}

interface PurchaseCost {
  /** Requests that the stack sends to itself: to the emulated providers, and from them. */
  requests: number;
  byPath: Record<string, number>;
  /** Transactions that write; only they wait for the disk. */
  writes: number;
  /** Of these, the ones that wait. */
  waiting: number;
  /** Times that PostgreSQL flushed its log; commits at the same time share one. */
  flushes: number;
  transactions: number;
  statements: number;
  operations: Record<string, number>;
}

/** The average cost of this many purchases, until no work is left. */
async function costOf(
  market: PurchaseMarket,
  buyers: Buyer[],
  purchases: number,
): Promise<PurchaseCost> {
  const { admin, logFile } = market;
  await admin`alter system set log_statement = 'all'`;
  await admin`select pg_reload_conf()`;
  // The server writes its counts out after a second.
  await sleep(1500);
  const [before, logged] = [await counters(market), (await Deno.stat(logFile)).size];
  const { ownQueries } = await burst(market, buyers, { name: "", seconds: 600, purchases });
  await sleep(1500);
  const after = await counters(market);
  await admin`alter system reset log_statement`;
  await admin`select pg_reload_conf()`;
  const each = (name: "writes" | "flushes" | "transactions") =>
    (after[name] - before[name]) / purchases;
  const byPath = difference(before.byPath, after.byPath, purchases);
  const operations = difference(before.operations, after.operations, purchases);
  const called = (name: string) => operations[name] ?? 0;
  // internal.finish_and_claim_jobs calls internal.finish_jobs and internal.claim_jobs: one commit, counted three times.
  const unawaited = Object.keys(ASYNCHRONOUS).reduce((sum, name) => sum + called(name), 0) -
    2 * called("internal.finish_and_claim_jobs");
  return {
    requests: Object.values(byPath).reduce((sum, calls) => sum + calls, 0),
    byPath,
    writes: each("writes"),
    waiting: each("writes") - unawaited,
    flushes: each("flushes"),
    transactions: each("transactions") - ownQueries / purchases,
    statements: (await statementsSince(logFile, logged) - ownQueries) / purchases,
    operations,
  };
}

async function counters({ admin, selfCalls }: PurchaseMarket) {
  const [row] = await admin`
    select
      pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writes,
      (select wal_sync from pg_stat_wal)::float8 as flushes,
      (select xact_commit from pg_stat_database where datname = 'postgres')::float8 as transactions,
      (select jsonb_object_agg(schemaname || '.' || funcname, calls)
        from (select schemaname, funcname, sum(calls) as calls
          from pg_stat_user_functions
          where schemaname in ('api', 'internal')
          group by schemaname, funcname) as functions) as operations`;
  return {
    byPath: await selfCalls(),
    writes: Number(row!["writes"]),
    flushes: Number(row!["flushes"]),
    transactions: Number(row!["transactions"]),
    operations: row!["operations"] as Record<string, number>,
  };
}

function difference(
  before: Record<string, number>,
  after: Record<string, number>,
  purchases: number,
): Record<string, number> {
  const changes = Object.entries(after)
    .map(([name, count]) => [name, (count - (before[name] ?? 0)) / purchases] as const)
    .filter(([, change]) => change > 0)
    .sort(([, left], [, right]) => right - left);
  return Object.fromEntries(changes);
}

/** The server writes one line for each statement of each client. */
async function statementsSince(logFile: string, offset: number): Promise<number> {
  const text = (await Deno.readTextFile(logFile)).slice(offset);
  return [...text.matchAll(/LOG: {2}(?:statement|execute [^:]*): /g)].length;
}
