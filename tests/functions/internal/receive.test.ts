import { beforeAll, expect, test } from "vitest";
import { atOnce, PORTAL_SECRET, RACING, useMarket } from "../../support/market.ts";
import { signMessage } from "../../../shared/standard_webhooks.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);
let seller_id: string;
beforeAll(async () => {
  seller_id = (await market.user()).id;
});

const approved = (amount = 50_000) => ({
  id: `evt_${crypto.randomUUID()}`,
  type: "disbursement.approved",
  data: { seller_id, amount },
});
const kept = (id: string) =>
  market.sql`select type, data from private.finance_inbox where id = ${id}`;

test("a signed event is stored unchanged", async () => {
  const event = approved();
  const { status, body } = await tell(market, "/internal/events", event);
  expect([status, body.data]).toEqual([200, { id: event.id, received: true }]);
  expect(await kept(event.id)).toEqual([{ type: event.type, data: event.data }]);
});

test("an event without an id uses the webhook-id", async () => {
  const { id: _, ...event } = approved();
  await tell(market, "/internal/events", event, { id: "msg_1" });
  expect(await kept("msg_1")).toHaveLength(1);
});

test("an unknown type and invalid data are rejected", async () => {
  for (
    const event of [
      { ...approved(), type: "payout.sent" },
      { ...approved(), data: { seller_id } },
      { ...approved(), data: { seller_id: "someone", amount: 1 } },
      approved(0),
      approved(1.5),
    ]
  ) {
    expect((await tell(market, "/internal/events", event)).status).toBe(400);
  }
});

test("of a long text the beginning is stored: rejected, a fraud flag would be lost", async () => {
  const flag = {
    id: `evt_${crypto.randomUUID()}`,
    type: "fraud_flag.raised",
    data: {
      seller_id,
      reason: `${"Kartu curian. ".repeat(35)}${"👗".repeat(20)}`,
      severity: "s".repeat(31),
    },
  };
  expect((await tell(market, "/internal/events", flag)).status).toBe(200);
  const [{ data }] = await kept(flag.id) as unknown as [{ data: { reason: string } }];
  expect(data).toEqual({
    seller_id,
    reason: `${"Kartu curian. ".repeat(35)}${"👗".repeat(10)}`,
    severity: "s".repeat(30),
  });
});

test("a forged, altered, old or future signature is rejected", async () => {
  const event = approved();
  const body = JSON.stringify(event);
  const send = (headers: Record<string, string>, sent = body) =>
    market.with(headers).post("/internal/events", sent);
  const good = signMessage([PORTAL_SECRET], "msg_2", body);
  const shifted = (seconds: number) => ({
    ...good,
    "webhook-timestamp": String(Number(good["webhook-timestamp"]) + seconds),
  });
  const forged = signMessage(["whsec_Zm9yZ2VkLXNlY3JldC1vZi0zMi1ieXRlcyEhISE="], "msg_2", body);
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
  const answers = await atOnce(20, () => tell(market, "/internal/events", event));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await kept(event.id)).toHaveLength(1);
  const other = { ...event, data: { ...event.data, amount: 1 } };
  expect((await tell(market, "/internal/events", other)).status).toBe(409);
});
