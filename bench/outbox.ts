import { loadConfig } from "../shared/config.ts";
import { signMessage } from "../shared/standard_webhooks.ts";
import { inUse } from "../shared/features.ts";
import { createPortal } from "../shared/providers/portal.ts";
import { drainOutbox } from "../functions/finance-outbox/drain.ts";
import type { Secrets } from "../shared/domain/secrets.ts";
import type { BenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";

const EVENTS = 3_000;
const AGGREGATES = 1_000;
const ROUNDS = 3;
/** As many as one run delivers concurrently. */
const AT_ONCE = 64;

/** No limit of a worker. */
const ALL = { ms: 60_000, items: Infinity };

/** One run of the outbox, and a chain of runs within a worker's limits, beside bare signed posts of the same size to the same emulator. */
export async function outbox(market: BenchMarket): Promise<Figure[]> {
  const { config, ...deps } = depsOf(market);
  const rates = { bare: [] as number[], drain: [] as number[], chain: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    await publish(market);
    const bare = await perSecond(() => barePosts(market, config));
    const drain = await perSecond(() => drainOutbox(deps, ALL));
    await publish(market);
    const chain = await perSecond(() => chainOf(deps));
    // The first round only warms up.
    if (round === 0) continue;
    rates.bare.push(bare);
    rates.drain.push(drain);
    rates.chain.push(chain);
  }
  return [
    figure("bare posts, signed, 64 at once", rates.bare),
    figure("one drain", rates.drain),
    figure("a chain of runs", rates.chain),
  ];
}

function depsOf(market: BenchMarket) {
  const config = inUse(loadConfig(market.environment, ["portal"]).portal);
  const portal = createPortal(config);
  return { config, db: market.clients, log: () => {}, triggerJobs: () => {}, portal };
}

/** Events that a round publishes and one run delivers, per second. */
export async function deliveryRate(market: BenchMarket): Promise<number> {
  await publish(market);
  return await perSecond(() => drainOutbox(depsOf(market), ALL));
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

/** Three events per order. */
async function publish({ admin }: BenchMarket): Promise<void> {
  await admin`
    with aggregates as (select gen_random_uuid() as id from generate_series(1, ${AGGREGATES}::integer))
    select private.publish_event('order.shipped', 'order', aggregates.id, version, ${
    admin.json(DATA)
  })
    from generate_series(1, 3) as version, aggregates`;
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
  const median = rates.sort((left, right) => left - right)[Math.floor(rates.length / 2)] ?? 0;
  return { name, perSecond: median, p50: 0, p99: 0 };
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
