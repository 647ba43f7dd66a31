/** What the finance portal asks, tells and commands. */
import { beforeAll, describe, expect, test } from "vitest";
import { atOnce, must, PORTAL_SECRET, RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { signMessage } from "../../../shared/standard_webhooks.ts";
import { arrivals, askEvents, portal, portalIs, tell } from "../../support/portal.ts";

const market = useMarket(RACING);
const EVENTS = "/internal/events";
const RESOLVE = "/internal/commands/resolve-dispute";
const FORGED = "whsec_Zm9yZ2VkLXNlY3JldC1vZi0zMi1ieXRlcyEhISE=";

const read = async (query = "") => (await askEvents(market, query)).body.data;
const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq);

// The first, which counts from the first event.
test("pages list every event once, equal to its delivery", async () => {
  await market.openSale();
  await market.openSale();
  await market.runDue();
  const { events, last_seq } = await read();
  expect(seqs(events)).toEqual([1, 2]);
  expect(last_seq).toBe(2);
  expect(events).toEqual(await arrivals(market));
  expect(seqs((await read("after_seq=0&limit=1")).events)).toEqual([1]);
  expect(seqs((await read("after_seq=1&limit=1")).events)).toEqual([2]);
  expect((await read("after_seq=2")).events).toEqual([]);
});

test("undelivered events are listed too", async () => {
  await portalIs(market, "down");
  const { order } = await market.openSale();
  await market.runDue();
  const { events, last_seq } = await read("after_seq=2");
  expect(events).toMatchObject([{ seq: last_seq, aggregate: { id: order.id } }]);
  await portalIs(market, "up");
});

test("invalid parameters and unsigned requests are rejected", async () => {
  for (const query of ["after_seq=-1", "after_seq=x", "limit=1e3"]) {
    expect((await askEvents(market, query)).status).toBe(400);
  }
  expect((await market.with({}).get(EVENTS)).status).toBe(401);
  expect((await askEvents(market, "", { secret: "x".repeat(44) })).status).toBe(401);
});

test("a signed request for events cannot be repeated with another query", async () => {
  const signed = (query: string) => signMessage([PORTAL_SECRET], crypto.randomUUID(), query);
  for (
    const [query, sent] of [
      ["", "?after_seq=0"],
      ["after_seq=2", "?after_seq=0"],
      ["after_seq=2", ""],
      ["after_seq=2", "?after_seq=2&limit=1000"],
    ]
  ) {
    expect((await market.with(signed(query!)).get(`${EVENTS}${sent}`)).status).toBe(401);
  }
  const { status } = await market.with(signed("after_seq=2")).get("/internal/events?after_seq=2");
  expect(status).toBe(200);
});

/** Standard Webhooks sign neither path nor direction; these messages carry valid signatures. */
describe("a message of the portal opens only its own route", () => {
  let sale: Sale;
  let command: Record<string, unknown>;
  let event: Record<string, unknown>;
  beforeAll(async () => {
    sale = await market.paidSale();
    await must(sale.step("buyer", "dispute", { reason: "Rusak" }));
    await market.runDue();
    command = { order_id: sale.order.id, resolution: "refund", actor: "ops@portal.example" };
    const data = { seller_id: sale.seller.id, amount: 50_000 };
    event = { id: `evt_${crypto.randomUUID()}`, type: "disbursement.approved", data };
  });

  const stored = async () => (await market.sql`select from private.finance_inbox`).length;
  const disputes = () =>
    market.sql`
    select resolved_at from private.disputes where order_id = ${sale.order.id}`;

  test("a message signed for one route of the portal is rejected on the others", async () => {
    expect((await tell(market, RESOLVE, event)).status).toBe(401);
    expect((await tell(market, EVENTS, command)).status).toBe(401);
    for (const path of [EVENTS, RESOLVE]) {
      expect((await portal(market, "").post(path)).status).toBe(400);
    }
    expect(await stored()).toBe(0);
  });

  test("a message that is an event and a command at once is rejected on both routes", async () => {
    const both = { ...event, ...command };
    for (const path of [EVENTS, RESOLVE]) {
      expect((await tell(market, path, both)).status).toBe(401);
    }
    expect([await stored(), await disputes()]).toEqual([0, [{ resolved_at: null }]]);
  });

  test("our own events are rejected on every route when they are posted back to us", async () => {
    const own = await arrivals(market);
    expect(own.length).toBeGreaterThan(0);
    for (const envelope of own) {
      const text = JSON.stringify(envelope);
      const headers = signMessage([PORTAL_SECRET], envelope.id, text);
      for (const path of [EVENTS, RESOLVE]) {
        expect((await market.with(headers).post(path, text)).status).toBe(401);
      }
    }
    expect(await stored()).toBe(0);
  });

  test("our own signed queries and pings open no route of ours", async () => {
    for (const id of ["preloved_balance_1", "preloved_ping_1"]) {
      const query = market.with(signMessage([PORTAL_SECRET], id, ""));
      expect((await query.get(EVENTS)).status).toBe(401);
      const ping = { id, type: "ping" };
      expect((await tell(market, EVENTS, ping, { id })).status).toBe(401);
    }
    expect((await portal(market, "").get(EVENTS)).status).toBe(200);
  });

  test("what an honest portal sends is accepted, with fields that we do not know", async () => {
    const more = { timestamp: new Date().toISOString(), source: "portal" };
    expect((await tell(market, EVENTS, { ...event, ...more })).status).toBe(200);
    expect((await tell(market, RESOLVE, { ...command, ...more })).status).toBe(200);
  });
});

const seller = setUp(() => market.user());
const approved = (amount = 50_000) => ({
  id: `evt_${crypto.randomUUID()}`,
  type: "disbursement.approved",
  data: { seller_id: seller.id, amount },
});
const kept = (id: string) =>
  market.sql`select type, data from private.finance_inbox where id = ${id}`;

test("a signed event is stored unchanged", async () => {
  const event = approved();
  const { status, body } = await tell(market, EVENTS, event);
  expect([status, body.data]).toEqual([200, { id: event.id, received: true }]);
  expect(await kept(event.id)).toEqual([{ type: event.type, data: event.data }]);
});

test("an event without an id uses the webhook-id", async () => {
  const { id: _, ...event } = approved();
  await tell(market, EVENTS, event, { id: "msg_1" });
  expect(await kept("msg_1")).toHaveLength(1);
});

test("an unknown type and invalid data are rejected", async () => {
  for (
    const event of [
      { ...approved(), type: "payout.sent" },
      { ...approved(), data: { seller_id: seller.id } },
      { ...approved(), data: { seller_id: "someone", amount: 1 } },
      approved(0),
      approved(1.5),
    ]
  ) {
    expect((await tell(market, EVENTS, event)).status).toBe(400);
  }
});

test("of a long text the beginning is stored: rejected, a fraud flag would be lost", async () => {
  const flag = {
    id: `evt_${crypto.randomUUID()}`,
    type: "fraud_flag.raised",
    data: {
      seller_id: seller.id,
      reason: `${"Kartu curian. ".repeat(35)}${"👗".repeat(20)}`,
      severity: "s".repeat(31),
    },
  };
  expect((await tell(market, EVENTS, flag)).status).toBe(200);
  const [{ data }] = await kept(flag.id) as unknown as [{ data: { reason: string } }];
  expect(data).toEqual({
    seller_id: seller.id,
    reason: `${"Kartu curian. ".repeat(35)}${"👗".repeat(10)}`,
    severity: "s".repeat(30),
  });
});

test("a forged, altered, old or future signature is rejected", async () => {
  const event = approved();
  const body = JSON.stringify(event);
  const send = (headers: Record<string, string>, sent = body) =>
    market.with(headers).post(EVENTS, sent);
  const good = signMessage([PORTAL_SECRET], "msg_2", body);
  const shifted = (seconds: number) => ({
    ...good,
    "webhook-timestamp": String(Number(good["webhook-timestamp"]) + seconds),
  });
  const forged = signMessage([FORGED], "msg_2", body);
  for (
    const headers of [
      {},
      forged,
      shifted(1),
      shifted(-301),
      shifted(301),
      { ...good, "webhook-id": "msg_3" },
      { ...good, "webhook-signature": "v1," },
      { ...good, "webhook-signature": good["webhook-signature"]!.replace("v1", "v2") },
    ]
  ) {
    expect((await send(headers)).status, JSON.stringify(headers)).toBe(401);
  }
  expect((await send(good, JSON.stringify(approved(99_000)))).status).toBe(401);
  expect(await kept(event.id)).toHaveLength(0);
  // One valid signature of several suffices, as a rotation of secrets needs.
  const both = `${forged["webhook-signature"]} ${good["webhook-signature"]}`;
  expect((await send({ ...good, "webhook-signature": both })).status).toBe(200);
});

test("twenty concurrent repeats are stored once, and the same id with other content is rejected", async () => {
  const event = approved();
  const answers = await atOnce(20, () => tell(market, EVENTS, event));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await kept(event.id)).toHaveLength(1);
  const other = { ...event, data: { ...event.data, amount: 1 } };
  expect((await tell(market, EVENTS, other)).status).toBe(409);
});

const actor = "Dewi of finance";

async function disputed() {
  const sale = await market.saleIn("DELIVERED");
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  return { sale, dispute_id: String(dispute.id) };
}
const countNotifications = async (userId: string, kind: string) =>
  (await market.sql`
    select 1 from public.notifications where user_id = ${userId} and kind = ${kind}`).length;

test.each([["release", "COMPLETED"], ["refund", "REFUNDED"]] as const)(
  "%s ends the dispute in %s and notifies both parties in the same transaction",
  async (resolution, status) => {
    const { sale, dispute_id } = await disputed();
    const answer = await tell(market, RESOLVE, {
      dispute_id,
      resolution,
      note: "Foto jelas",
      actor,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: dispute_id,
      order_id: sale.order.id,
      status: "resolved",
      resolved_by: "portal",
      resolution,
      note: "Foto jelas",
    });
    expect(await sale.status()).toBe(status);
    for (const { id } of [sale.buyer, sale.seller]) {
      expect(await countNotifications(id, "dispute.resolved")).toBe(1);
    }
    await market.proveMoney();
  },
);

test("order_id identifies the dispute too; if both ids are given they must match", async () => {
  const [first, second] = [await disputed(), await disputed()];
  const both = (order_id: string) => ({
    dispute_id: first.dispute_id,
    order_id,
    resolution: "release",
    actor: { id: 7, name: "Dewi" },
  });
  expect((await tell(market, RESOLVE, both(second.sale.order.id))).status).toBe(404);
  expect((await tell(market, RESOLVE, both(first.sale.order.id))).status).toBe(200);
  const { order } = second.sale;
  const byOrder = { order_id: order.id, resolution: "refund", actor };
  expect((await tell(market, RESOLVE, byOrder)).body.data.id).toBe(second.dispute_id);
});

test("a command without id, resolution or actor is rejected; an unknown dispute is not found", async () => {
  const dispute_id = crypto.randomUUID();
  const send = async (body: unknown) => (await tell(market, RESOLVE, body)).status;
  expect(await send({ resolution: "release", actor })).toBe(400);
  expect(await send({ dispute_id, resolution: "split", actor })).toBe(400);
  expect(await send({ dispute_id, resolution: "release" })).toBe(400);
  expect(await send({ dispute_id, resolution: "release", actor })).toBe(404);
});

test("a forged or altered command changes nothing", async () => {
  const { sale, dispute_id } = await disputed();
  const command = { dispute_id, resolution: "refund", actor };
  const sent = JSON.stringify({ ...command, resolution: "release" });
  expect((await tell(market, RESOLVE, command, { secret: FORGED })).status).toBe(401);
  expect((await tell(market, RESOLVE, command, { sent })).status).toBe(401);
  expect((await market.with({}).post(RESOLVE, command)).status).toBe(401);
  expect(await sale.status()).toBe("DISPUTED");
});

test("ten concurrent repeats of one webhook-id resolve once and get the same bytes", async () => {
  const { sale, dispute_id } = await disputed();
  const command = { dispute_id, resolution: "refund", actor };
  const id = crypto.randomUUID();
  const answers = await atOnce(10, () => tell(market, RESOLVE, command, { id }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get("Idempotent-Replayed"))).toHaveLength(9);
  expect(await sale.status()).toBe("REFUNDED");
  const other = { ...command, resolution: "release" };
  expect((await tell(market, RESOLVE, other, { id })).status).toBe(409);
  // A new command comes too late.
  expect((await tell(market, RESOLVE, other)).status).toBe(409);
  await market.proveMoney();
});

test("of concurrent decisions by staff and portal one succeeds", async () => {
  const { sale, dispute_id } = await disputed();
  const ops = await market.staff("ops_admin");
  const answers = await Promise.all([
    ops.post(`/admin/disputes/${dispute_id}/resolve`, {
      resolution: "release",
      note: "Sesuai foto",
    }),
    tell(market, RESOLVE, { dispute_id, resolution: "refund", actor }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)!.body.data.resolution;
  expect(await sale.status()).toBe(winner === "refund" ? "REFUNDED" : "COMPLETED");
  await market.proveMoney();
});
