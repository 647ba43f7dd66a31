/** Processor time of the dearest endpoints on the platform's runtime; docs/deploy.md has the table. */
import { afterAll, expect, test } from "vitest";
import { SERVICE_KEY } from "../support/environment.ts";
import { jpeg, png } from "../support/images.ts";
import { ktpForm } from "../support/ktp.ts";
import { must } from "../support/client.ts";
import { useMarket } from "../support/market.ts";
import { upload } from "../support/photos.ts";
import type { Sale } from "../support/sale.ts";
import { DRESS, list, orderBody } from "../support/sale.ts";

/** The platform retires a worker that has taken this long, and ends one that has taken twice as long. */
const SOFT_MS = 1000;
const TIMES = 3;
const MiB = 1024 * 1024;

const market = useMarket();

/** Milliseconds of the worker until it has answered once, and of one more answer. */
interface Taken {
  first: number;
  next: number;
}

const taken: Record<string, Taken> = {};

/** `prepare` may call other functions, not this one. */
async function measure<T>(
  name: string,
  prepare: () => Promise<T>,
  call: (prepared: T) => Promise<unknown>,
): Promise<Taken> {
  const prepared: T[] = [];
  for (let turn = 0; turn <= TIMES; turn++) prepared.push(await prepare());
  await call(prepared.pop()!);
  const first = await market.cpu(name);
  for (const one of prepared) await call(one);
  return { first, next: (await market.cpu(name) - first) / TIMES };
}

/** A photo of this size that is complete. */
function large(bytes: number): Uint8Array {
  const photo = new Uint8Array(bytes);
  photo.set(jpeg());
  return photo;
}

/** One run with more due than it may take; the worker's start counts too. */
async function atItsLimit(name: "jobs" | "finance-outbox"): Promise<Taken> {
  const { admin } = market.database;
  const path = `/${name}/run`;
  // A chain lives, so that this run calls no other in the same process.
  await admin`
    insert into private.run_chains (path, token, leased_until)
    values (${path}, gen_random_uuid(), clock_timestamp() + interval '5 minutes')
    on conflict (path) do update set token = excluded.token, leased_until = excluded.leased_until`;
  const start = taken["GET /feed/recently-sold"]!.first;
  const before = await market.cpu(name);
  const run = await market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post(path);
  expect(run.body.data.stopped).toBe(true);
  const next = await market.cpu(name) - before;
  return { first: start + next, next };
}

afterAll(() => console.table(taken));

test("each of the dearest endpoints, with the start of its worker, stays below the soft limit", async () => {
  const person = () => market.user();
  taken["POST /ktp/submit (2 x 5 MiB)"] = await measure("ktp", person, async (user) => {
    const form = ktpForm({ photo: large(5 * MiB), selfie: large(5 * MiB) });
    await must(market.as(user).post("/ktp/submit", form));
  });
  const seller = await market.user();
  taken["POST /listings"] = await measure(
    "listings",
    person,
    (user) => must(market.as(user).post("/listings", DRESS)),
  );
  for (let count = 0; count < 50; count++) await list(market, seller);
  const buyer = await market.user();
  const read = (path: string) => () => must(market.as(buyer).get(path));
  const nothing = () => Promise.resolve();
  taken["GET /feed/recently-sold"] = await measure("feed", nothing, read("/feed/recently-sold"));
  taken["GET /search?q=dress"] = await measure(
    "search",
    nothing,
    read("/search?q=dress"),
  );
  const photo = async () => ({
    photo_url: await upload(
      market,
      seller,
      png({ width: 512, height: 512, rgb: [1, 2, Math.random() * 255 | 0] }),
    ),
  });
  taken["POST /ai/categorize"] = await measure(
    "ai",
    photo,
    (body) => must(market.as(seller).post("/ai/categorize", body)),
  );
  taken["POST /orders"] = await measure(
    "orders",
    async () => await orderBody(market, buyer, await list(market, seller)),
    (body) => must(market.as(buyer).post("/orders", body)),
  );
  const before = await market.cpu("jobs");
  const sales: Sale[] = [];
  for (let count = 0; count < 4; count++) sales.push(await market.paidSale());
  const [{ done }] = await market.database.admin<[{ done: number }]>`
    select count(*)::integer as done from private.jobs where finished_at is not null`;
  const perJob = (await market.cpu("jobs") - before) / done;
  taken[`POST /jobs/run, per job of ${done}, with empty runs`] = { first: before, next: perJob };
  taken["POST /webhooks/xendit"] = {
    first: await market.cpu("webhooks"),
    next: NaN,
  };
  taken["GET /shipping/labels/:id"] = await measure(
    "shipping",
    () => Promise.resolve(sales.shift()!),
    (sale) => market.as(sale.seller).get(`/shipping/labels/${sale.order.id}`),
  );
  taken["POST /finance-outbox/run"] = { first: await market.cpu("finance-outbox"), next: NaN };
  await market.database.admin`
    select private.enqueue_job('unhandled', n::text) from generate_series(1, 1000) as n`;
  taken["POST /jobs/run, at its limit"] = await atItsLimit("jobs");
  await market.database.admin`
    select private.publish_event('order.shipped', 'order', gen_random_uuid(), 1, '{}'::jsonb)
    from generate_series(1, 1500)`;
  taken["POST /finance-outbox/run, at its limit"] = await atItsLimit("finance-outbox");

  for (const [path, { first }] of Object.entries(taken)) expect(first, path).toBeLessThan(SOFT_MS);
});
