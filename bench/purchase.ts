import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import type { Figure } from "./measure.ts";
import { post } from "./purchase_market.ts";
import type { Buyer, PurchaseMarket } from "./purchase_market.ts";

export interface Burst extends Figure {
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
      const at = performance.now();
      await watch.paid(await buyAndPay(market, buyer));
      times.push(performance.now() - at);
    }
  }));
  const paidAt = performance.now();
  const ownQueries = await watch.stop() + await allDone(market.admin);
  const doneAt = performance.now();
  const after = market.processor();
  const each = (name: keyof typeof after) => (after[name] - before[name]) / times.length;
  times.sort((left, right) => left - right);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return {
    name,
    perSecond: times.length / ((paidAt - began) / 1000),
    p50: at(0.5),
    p99: at(0.99),
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
