import { afterEach, expect, test } from "vitest";
import {
  CALLBACK_TOKEN,
  race,
  RACING,
  ROUNDS,
  setUp,
  SHIPPING_SECRET,
  useMarket,
} from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const who = setUp(() => market.couple());

const atProvider = ({ order }: Sale, operation: string, body = {}) =>
  market.sandbox(`/payment/invoices/${order.payment.invoice_id}/${operation}`, body);
/** Sends the payment provider's callback; `more` overrides fields. */
const paymentCallback = ({ order }: Sale, status: string, more = {}) =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
    id: order.payment.invoice_id,
    external_id: order.reference,
    status,
    amount: order.total,
    ...more,
  });
const statesOf = async ({ order }: Sale) =>
  (await market.sql`
    select to_status from private.order_history where order_id = ${order.id} order by version`).map(
    ({ to_status }) => to_status,
  );

test(`a late payment and the next buyer at once, ${ROUNDS} times: one gets the item, the other keeps their money`, async () => {
  const next = await market.user();
  await race(async () => {
    const sale = await market.openSale({}, who);
    await atProvider(sale, "expire");
    const body = await next.orderBody(sale.listing_id);
    const [second] = await Promise.all([next.post("/orders", body), atProvider(sale, "pay")]);
    await market.runDue();
    const isLost = second.status === 201;
    expect([second.status, await sale.status()]).toEqual(
      isLost ? [201, "EXPIRED"] : [409, "READY_TO_SHIP"],
    );
    const { refunded_amount } = await sale.read();
    expect(refunded_amount).toBe(isLost ? sale.order.total : null);
  });
});

test(`PAID twice and a late EXPIRED at once, ${ROUNDS} times: the order stays paid`, async () => {
  await race(async (round) => {
    const sale = await market.openSale({}, who);
    const callbacks = [
      () => atProvider(sale, "pay"),
      () => paymentCallback(sale, "PAID", { attempt: 1 }),
      () => paymentCallback(sale, "PAID", { attempt: 2 }),
      () => paymentCallback(sale, "EXPIRED"),
    ];
    await Promise.all(
      round % 2 === 0
        ? callbacks.map((send) => send())
        : callbacks.toReversed().map((send) => send()),
    );
    await paymentCallback(sale, "EXPIRED", { attempt: 2 });
    expect(await statesOf(sale)).toEqual(["AWAITING_PAYMENT", "READY_TO_SHIP"]);
  });
  await market.proveMoney();
});

test(`a wrong amount, an unknown order and no JSON at once, ${ROUNDS} times: the money goes to suspense once, and no order moves`, async () => {
  await race(async (round) => {
    const sale = await market.openSale({}, who);
    const amount = sale.order.total + (round % 2 === 0 ? -1 : 1);
    const post = (body: unknown) =>
      market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", body);
    await atProvider(sale, "pay", { amount });
    const answers = await Promise.all([
      paymentCallback(sale, "PAID", { paid_amount: amount, attempt: 1 }),
      paymentCallback(sale, "PAID", { paid_amount: sale.order.total, attempt: 2 }),
      who.buyer.get(`/payments/${sale.order.id}/check`),
      post({ id: `inv_${round}`, external_id: `nobody-${round}`, status: "PAID", amount }),
      post("no json"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
    expect(await statesOf(sale)).toEqual(["AWAITING_PAYMENT"]);
    expect(await sale.books()).toEqual({ provider_cash: -amount, suspense: amount });
  });
  const [kept] = await market.sql`
    select count(*)::int as unknown from private.provider_events
    where outcome = 'unknown' and reference like 'nobody-%'`;
  expect(kept).toEqual({ unknown: ROUNDS });
});

test(`delivered, in_transit and an unknown status at once, ${ROUNDS} times: the order is delivered, and all are stored`, async () => {
  const statuses = ["delivered", "inTransit", "teleported"];
  await race(async (round) => {
    const sale = await market.paidSale({}, who);
    const { shipping_details, tracking_number } = await sale.read();
    const parcel = shipping_details.shipper_order_id;
    const ordered = round % 2 === 0 ? statuses : statuses.toReversed();
    const forged = { event: "order.status", order_id: parcel, status: "returned" };
    await Promise.all([
      ...[...ordered, ...ordered].map((status) =>
        market.sandbox(`/shipping/orders/${parcel}/status`, { status })
      ),
      market.with({ "x-biteship-signature": SHIPPING_SECRET }).post("/webhooks/biteship", forged),
    ]);
    expect(await statesOf(sale)).toContain("DELIVERED");
    expect(await sale.status()).toBe("DELIVERED");
    const { body } = await who.buyer.get(`/shipping/track/${tracking_number}`);
    const history = body.data.history.map(({ status }: { status: string }) => status);
    expect(history).toEqual(expect.arrayContaining(["delivered", "in_transit", "teleported"]));
  });
});
