import { setTimeout as sleep } from "node:timers/promises";
import { loadConfig } from "../shared/config.ts";
import { signMessage } from "../shared/standard_webhooks.ts";
import { inUse } from "../shared/features.ts";
import { createPortal } from "../shared/providers/portal.ts";
import { drainOutbox } from "../functions/finance-outbox/drain.ts";
import type { Secrets } from "../shared/domain/secrets.ts";
import type { BenchMarket } from "./market.ts";
import { at } from "./measure.ts";
import type { Figure } from "./measure.ts";

const EVENTS = 3_000;
/** Events of an order. */
const VERSIONS = 3;
const ROUNDS = 3;
/** As many as one run delivers concurrently. */
const AT_ONCE = 64;

/** No limit of a worker. */
const ALL = { ms: 60_000, items: Infinity };

/** One run of the outbox beside bare signed posts of the same size. */
export async function outbox(market: BenchMarket): Promise<Figure[]> {
  const { config, ...deps } = depsOf(market);
  const rates = { bare: [] as number[], drain: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    await publish(market);
    const bare = await perSecond(() => barePosts(market, config));
    const drain = await perSecond(() => drainOutbox(deps, ALL));
    // The first round only warms up.
    if (round === 0) continue;
    rates.bare.push(bare);
    rates.drain.push(drain);
  }
  return [
    figure("bare posts, signed, 64 at once", rates.bare),
    figure("one drain", rates.drain),
  ];
}

function depsOf(market: BenchMarket) {
  const config = inUse(loadConfig(market.environment, ["portal"]).portal);
  const portal = createPortal(config);
  return { config, ...market.deps, portal };
}

/** Events that a round publishes and one run delivers, per second. */
export async function deliveryRate(market: BenchMarket): Promise<number> {
  await publish(market);
  return await perSecond(() => drainOutbox(depsOf(market), ALL));
}

/** How often the schedule calls. */
const TICK_MS = 15_000;
const PERIOD_MS = 300_000;

/**
 * Publishes `rate` events per second for so many minutes, while chains deliver them: the schedule starts one when the
 * last has delivered all. Prints every five minutes what was delivered and what waits.
 */
export async function steady(
  market: BenchMarket,
  { rate, minutes }: { rate: number; minutes: number },
) {
  const deps = depsOf(market);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const isOver = () => elapsed() >= minutes * 60_000;
  const until = (ms: number) => sleep(Math.max(0, ms - elapsed()));
  const periods: Period[] = [];
  const publishing = async () => {
    for (let published = 0; !isOver(); await sleep(100)) {
      const orders = Math.floor((elapsed() / 1000 * rate - published) / VERSIONS);
      await publish(market, orders * VERSIONS);
      published += orders * VERSIONS;
    }
  };
  const delivering = async () => {
    while (!isOver()) {
      await chainOf(deps);
      await until(Math.ceil(elapsed() / TICK_MS) * TICK_MS);
    }
  };
  const reporting = async () => {
    while (!isOver()) {
      const last = periods.at(-1) ?? { minute: 0, delivered: 0 };
      await until(Math.min(last.minute * 60_000 + PERIOD_MS, minutes * 60_000));
      const period = { minute: elapsed() / 60_000, ...await state(market) };
      const perSecond = (period.delivered - last.delivered) / (period.minute - last.minute) / 60;
      console.log(
        `Minute ${period.minute.toFixed(0)}: ${perSecond.toFixed(0)} delivered per second, ` +
          `${period.waiting} waiting, the oldest for ${period.oldest_s.toFixed(1)} s.`,
      );
      periods.push(period);
    }
  };
  await Promise.all([publishing(), delivering(), reporting()]);
  return { rate, periods };
}

interface Period {
  minute: number;
  delivered: number;
  waiting: number;
  oldest_s: number;
}

async function state({ admin }: BenchMarket): Promise<Omit<Period, "minute">> {
  const [row] = await admin<[Omit<Period, "minute">]>`
    select
      (select last_value from private.outbox_position_seq)::float8 - waiting.count as delivered,
      waiting.count as waiting,
      coalesce(extract(epoch from private.now() - waiting.since), 0)::float8 as oldest_s
    from (
      select count(*)::float8 as count, min(outbox.occurred_at) as since
      from private.outbox
      where outbox.delivered_at is null
        and outbox.dead_at is null
    ) as waiting`;
  return row;
}

async function chainOf(deps: Parameters<typeof drainOutbox>[0]): Promise<void> {
  let token: string | null = null;
  do {
    const { stopped } = await drainOutbox(deps);
    const next: string | null = await deps.db.service.call("internal.next_link", {
      path: "/bench/run",
      token,
      has_more: stopped,
    });
    token = next;
  } while (token !== null);
}

async function publish({ admin }: BenchMarket, events = EVENTS): Promise<void> {
  await admin`
    with aggregates as (
      select gen_random_uuid() as id from generate_series(1, ${events / VERSIONS}::integer)
    )
    select private.publish_event('order.shipped', 'order', aggregates.id, version, ${
    admin.json(DATA)
  })
    from generate_series(1, ${VERSIONS}::integer) as version, aggregates`;
}

async function barePosts(
  { admin }: BenchMarket,
  { FINANCE_PORTAL_URL, FINANCE_PORTAL_SECRET }: {
    FINANCE_PORTAL_URL: string;
    FINANCE_PORTAL_SECRET: Secrets;
  },
): Promise<void> {
  const [sample] = await admin`
    select private.event_envelope(outbox) || '{"seq": 1000000}' as envelope from private.outbox where delivered_at is null limit 1`;
  let left = EVENTS;
  const poster = async () => {
    while (left-- > 0) {
      const body = JSON.stringify({ ...sample!["envelope"], id: crypto.randomUUID() });
      const headers = signMessage(FINANCE_PORTAL_SECRET, "bench", body);
      await (await fetch(`${FINANCE_PORTAL_URL}/events`, { method: "POST", headers, body })).text();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, poster));
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return EVENTS / ((performance.now() - began) / 1000);
}

function figure(name: string, rates: number[]): Figure {
  return { name, perSecond: at(rates, 0.5), p50: 0, p99: 0 };
}

const DATA = {
  order_id: crypto.randomUUID(),
  reference: "ORD-261121-BENCH1",
  status: "SHIPPED",
  listing_id: crypto.randomUUID(),
  buyer_id: crypto.randomUUID(),
  seller_id: crypto.randomUUID(),
  item_price: 240_000,
  shipping_fee: 11_000,
  buyer_protection_fee: 8_000,
  voucher_discount: 0,
  commission: 0,
  total: 259_000,
  actor: "seller",
};
