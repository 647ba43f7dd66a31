import { expect, test } from "vitest";
import {
  ANON_KEY,
  atOnce,
  errorOf,
  IMPATIENT,
  must,
  RACING,
  useMarket,
} from "../../support/market.ts";
import type { Answer, Sale, User } from "../../support/market.ts";
import { createServices } from "../../../local/stack/services.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });

const prepare = async () => ({
  ...await market.toOrder(),
  key: { "Idempotency-Key": crypto.randomUUID() },
});
const order = (buyer: User, body: unknown, key: Record<string, string>) =>
  buyer.post("/orders", body, key);

test("a repeated request returns the same bytes and creates no second order, also in a new process", async () => {
  const { buyer, body, key } = await prepare();
  const first = await order(buyer, body, key);
  const second = await order(buyer, body, key);
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, text: first.text });
  expect(second.headers.get("Idempotent-Replayed")).toBe("true");

  const restarted = createServices(market.environment, () => {}, () => {});
  const headers = {
    authorization: `Bearer ${ANON_KEY}`,
    "x-user-token": buyer.token,
    "content-type": "application/json",
    ...key,
  };
  const request = new Request(`${market.url}/orders`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const replay = await restarted.functions["orders"]!(request);
  expect(await replay.text()).toBe(first.text);
  await restarted.db.close();
  expect((await buyer.get("/orders/my")).body.data.total_as_buyer).toBe(1);
});

test("the same key with another body is a 409, and from another caller another order", async () => {
  const [one, other] = [await prepare(), await prepare()];
  const first = await must(order(one.buyer, one.body, one.key));
  const second = await must(order(other.buyer, other.body, one.key));
  expect(second.id).not.toBe(first.id);
  expect((await order(one.buyer, { ...one.body, voucher_code: "X" }, one.key)).status).toBe(409);
});

test("who has ordered a listing is told so, others that it is reserved", async () => {
  const { buyer, body, key } = await prepare();
  const { reference } = await must(order(buyer, body, key));
  const again = await order(buyer, body, { "Idempotency-Key": crypto.randomUUID() });
  expect(await errorOf(again)).toBe("409 listing_ordered_already");
  expect(again.body.error.message).toContain(reference);
  const { listing_id } = body;
  const other = await prepare();
  for (
    const [asker, { address_id }, reason] of [
      [buyer, body, "listing_ordered_already"],
      [other.buyer, other.body, "listing_reserved"],
    ] as const
  ) {
    const rates = await asker.post("/shipping/rates", { listing_id, address_id });
    expect(rates.body.error.reason).toBe(reason);
  }
});

test("a repeat during the first request returns 409 with Retry-After", async () => {
  const { buyer, body, key } = await prepare();
  const answers = await atOnce(8, () => order(buyer, body, key));
  const made = answers.filter(({ status }) => status === 201);
  const rejected = answers.filter(({ status }) => status === 409);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect(made.length + rejected.length).toBe(8);
  expect(rejected.every(({ headers }) => headers.get("Retry-After") !== null)).toBe(true);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
});

test("an error is not stored: the same key then succeeds with a valid body", async () => {
  const { buyer, body, key } = await prepare();
  expect((await order(buyer, "{", key)).status).toBe(400);
  expect((await order(buyer, body, key)).status).toBe(201);
});

test("an abandoned claim is taken over after a minute and returns the existing order", async () => {
  const { buyer, body, key } = await prepare();
  const first = await order(buyer, body, key);
  await market.sql`
    update private.idempotency_keys set status = null, body = null, claimed_at = clock_timestamp() - interval '61 seconds'
    where caller_id = ${buyer.id}`;
  const again = await order(buyer, body, key);
  expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
  expect((await buyer.get("/orders/my")).body.data.total_as_buyer).toBe(1);
});

test("a repeated key returns the order that a job finished after a crash", async () => {
  const { buyer, body, key } = await prepare();
  for (const operation of ["create_invoice", "list_invoices"]) {
    const kind = operation === "create_invoice" ? "timeout_after_commit" : "error";
    await market.fault("payment", operation, kind);
  }
  expect((await order(buyer, body, key)).status).toBe(503);
  await market.endInvoiceLeases();
  await market.time.advance(120);
  const again = await order(buyer, body, key);
  expect([again.status, again.body.data?.status]).toEqual([201, "AWAITING_PAYMENT"]);
  expect((await order(buyer, body, key)).text).toBe(again.text);
  expect((await order(buyer, body, { "Idempotency-Key": "another" })).status).toBe(409);
});

const PROOF = { reason: "Batu bata", photos: ["https://images.example.com/bata.jpg"] };
const BACK = { tracking_number: "BACK-0070", courier_code: "jnt" };

interface Step {
  make: () => Promise<Sale>;
  send: (sale: Sale, headers: Record<string, string>) => Promise<Answer>;
  /** What moves the order on afterwards. */
  then: (sale: Sale) => Promise<Answer>;
}
let settlement_id: string;
const STEPS: Record<string, Step> = {
  "a return request": {
    make: () => market.deliveredSale(),
    send: (sale, key) => sale.step("buyer", "return-request", { reason: "damaged" }, key),
    then: (sale) => sale.step("seller", "return-approve"),
  },
  "a number of a return": {
    make: () => market.returnApprovedSale(),
    send: (sale, key) => sale.step("buyer", "return-ship", BACK, key),
    then: (sale) => sale.step("buyer", "return-ship", { ...BACK, tracking_number: "BACK-0071" }),
  },
  "a contest": {
    make: () => market.returnApprovedSale(),
    send: (sale, key) => sale.step("seller", "dispute", PROOF, key),
    then: (sale) => sale.resolve("release"),
  },
  "an answer to a dispute": {
    make: () => market.disputedSale(),
    send: (sale, key) => sale.step("seller", "dispute/answer", { description: "Asli" }, key),
    then: (sale) => sale.step("seller", "dispute/answer", { description: "Lagi" }),
  },
  "an accepted settlement": {
    make: async () => {
      const sale = await market.disputedSale();
      const { settlement } = await must(sale.step("buyer", "settlement", { refund_amount: 1_000 }));
      settlement_id = settlement.id;
      return sale;
    },
    send: (sale, key) => sale.step("seller", "settlement/accept", { settlement_id }, key),
    then: (sale) => sale.buyer.post("/reviews", { order_id: sale.order.id, rating: 5 }),
  },
};

test.each(Object.entries(STEPS))(
  "%s returns the same bytes after the order has moved on",
  async (_, { make, send, then }) => {
    const sale = await make();
    const key = { "idempotency-key": crypto.randomUUID() };
    const first = await send(sale, key);
    await must(then(sale));
    const second = await send(sale, key);
    expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
  },
);
