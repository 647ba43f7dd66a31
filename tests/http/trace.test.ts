import { afterAll, beforeEach, expect, test } from "vitest";
import { listen } from "../../local/gateway/listen.ts";
import { must, openMarket, useMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}

let spans: Span[] = [];
/** The headers that the finance portal got, by the order that the event is about. */
const delivered = new Map<string, string | null>();
const collector = await listen(0, async (request) => {
  if (request.url.endsWith("/events")) {
    const { aggregate } = await request.json();
    delivered.set(aggregate.id, request.headers.get("traceparent"));
    return new Response();
  }
  const { resourceSpans = [] } = await request.json();
  for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans[0].spans);
  return new Response(null, { status: 200 });
});
const market = useMarket({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  FINANCE_PORTAL_URL: collector.url,
}, { nights: true });
afterAll(() => collector.close(1000));
beforeEach(() => void (spans = []));

const APP = "b7ad6b7169203331";
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${TRACE}-${APP}-01`;

/** A purchase of an app that sends the same header with each of its calls. */
async function purchase(traceparent: string, on: Market = market) {
  const seller = await on.user();
  const buyer = await on.user();
  const [address] = await on.sql`
    select id from public.addresses where user_id = ${buyer.id} and is_primary`;
  const given = { listing_id: await seller.list(), address_id: address!["id"] };
  const traced = { traceparent };
  const { rates } = await must(buyer.post("/shipping/rates", given, traced));
  const body = { ...given, shipping_quote: rates[0].quote };
  const order = await must(buyer.post("/orders", body, traced));
  const sale = on.saleOf({ seller, buyer, listing_id: given.listing_id, order });
  await sale.pay();
  return sale;
}

/** All spans of a trace, once none has come for a while. */
async function spansOf(traceId: string): Promise<Span[]> {
  const found = () => spans.filter((span) => span.traceId === traceId);
  let before = -1;
  await expect.poll(() => {
    const last = before;
    before = found().length;
    return last === before && before > 0;
  }, { interval: 1_200 }).toBe(true);
  return found();
}

test("a purchase is one trace: calls, SQL, providers, callbacks, jobs and events, without an orphan", async () => {
  const sale = await purchase(traceparent);
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "confirm", undefined, { traceparent }));
  await market.runDue();
  const trace = await spansOf(TRACE);
  const ids = new Set([APP, ...trace.map(({ spanId }) => spanId)]);
  const orphans = trace.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? "none"));
  expect(orphans.map(({ name }) => name)).toEqual([]);
  expect(ids.size).toBe(trace.length + 1);
  expect(trace.length).toBeGreaterThanOrEqual(25);
  expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining([
    "POST /shipping/rates",
    "POST /orders",
    "api.orders_create",
    "internal.finish_order",
    "callback payment",
    "internal.receive_payment_callback",
    "callback biteship",
    "PUT /orders/:id/confirm",
    "job shipping_book",
    expect.stringMatching(/^POST 127\.0\.0\.1:\d+$/),
    "deliver order.completed",
  ]));
  const order = trace.find(({ name }) => name === "POST /orders")!;
  expect(Object.fromEntries(
    order.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )).toEqual({
    "http.request.method": "POST",
    "http.route": "/orders",
    "http.response.status_code": "201",
    request_id: expect.any(String),
  });
  for (const { startTimeUnixNano, endTimeUnixNano } of trace) {
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  }
  expect(JSON.stringify(trace)).not.toMatch(new RegExp(`${sale.buyer.email}|${sale.buyer.token}`));
});

test("the portal gets the trace of the event's own purchase", async () => {
  const other = "c0ffee1916cd43dd8448eb211c80319c";
  const { order } = await purchase(`00-${other}-${APP}-01`);
  expect(delivered.get(order.id)).toMatch(new RegExp(`^00-${other}-[0-9a-f]{16}-01$`));
});

test("the callback of a withdrawal goes on with the trace in which it was requested", async () => {
  const asked = "facade1916cd43dd8448eb211c80319c";
  const rich = await market.wealthy();
  const headers = { traceparent: `00-${asked}-${APP}-01` };
  await must(rich.post("/wallet/withdrawals", { amount: 50_000 }, headers));
  await market.runDue();
  const [withdrawal] = await market.sql`
    select id from private.withdrawals where user_id = ${rich.id}`;
  const [found] = await market.sql`
    select internal.traceparent_of(${withdrawal!["id"]}) as carrier`;
  expect(found!["carrier"]).toMatch(new RegExp(`^00-${asked}-`));
});

test("a trace that its caller does not sample is passed on, and not exported", async () => {
  const quiet = "d0d0ca1916cd43dd8448eb211c80319c";
  const { order } = await purchase(`00-${quiet}-${APP}-00`);
  const jobs = await market.sql`
    select traceparent from private.jobs where payload ->> 'order_id' = ${order.id}`;
  expect(jobs.length).toBeGreaterThan(1);
  for (const job of jobs) {
    expect(job["traceparent"]).toMatch(new RegExp(`^00-${quiet}-\\w{16}-00$`));
  }
  await market.as(await market.user()).get("/auth/me");
  await expect.poll(() => spans.length).toBeGreaterThan(0);
  expect(spans.filter(({ traceId }) => traceId === quiet)).toEqual([]);
});

test.each([
  ["of another version", `01-${TRACE}-${APP}-01`],
  ["of zeros", `00-${"0".repeat(32)}-${APP}-01`],
  ["with SQL", `00-${TRACE}-${APP}-01'; drop table private.jobs; --`],
])("a traceparent %s begins a trace of our own", async (_, header) => {
  const person = await market.user();
  await must(person.send("GET", "/auth/me", undefined, { traceparent: header }));
  const mine = () => spans.find(({ name }) => name === "GET /auth/me");
  await expect.poll(mine).toBeDefined();
  expect(mine()!.traceId).not.toBe(TRACE);
  expect(mine()!.parentSpanId).toBeUndefined();
});

test("an answer of 500 is a failed span", async () => {
  const person = await market.user();
  await market.database.admin`alter function api.wallet_balance() rename to wallet_lost`;
  await person.get("/wallet/balance").catch(() => {});
  await market.database.admin`alter function api.wallet_lost() rename to wallet_balance`;
  const failed = () => spans.find(({ name }) => name === "GET /wallet/balance")?.status;
  await expect.poll(failed).toEqual({ code: 2 });
});

test("a scheduled run leaves no trace in what it enqueues, which would never end", async () => {
  await market.sql`
    update private.jobs set run_at = private.now() where kind = 'retention' and finished_at is null`;
  await market.runDue();
  const [next] = await market.sql`
    select traceparent from private.jobs where kind = 'retention' and finished_at is null`;
  expect(next).toEqual({ traceparent: null });
});

test("without a collector and without a caller's trace nothing is carried", async () => {
  const off = await openMarket();
  const sale = await off.paidSale();
  const carried = await off.sql`
    select traceparent from private.jobs where traceparent is not null
    union all select traceparent from private.outbox where traceparent is not null`;
  expect([await sale.status(), [...carried]]).toEqual(["READY_TO_SHIP", []]);
  await off.close();
});
