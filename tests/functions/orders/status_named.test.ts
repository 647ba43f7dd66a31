/** A 409 of a step that the order's status does not allow names that status, in both languages. */
import { beforeAll, expect, test } from "vitest";
import { step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { openSale, paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();
let unpaid: Sale;
beforeAll(async () => void (unpaid = await openSale(market)));

const INDONESIAN = { "accept-language": "id" };
const PARCEL = { tracking_number: "JNE0000001", courier_code: "jne" };

test.each<[string, "buyer" | "seller", object | undefined, string]>([
  ["confirm", "buyer", undefined, "order_status_forbids"],
  ["ship", "seller", PARCEL, "order_status_forbids"],
  ["dispute", "buyer", { reason: "damaged" }, "order_status_forbids"],
  ["return-request", "buyer", { reason: "damaged" }, "order_status_forbids"],
  ["return-approve", "seller", undefined, "order_status_forbids"],
  ["return-received", "seller", undefined, "order_status_forbids"],
  ["return-reject", "seller", { reason: "No." }, "no_return_requested"],
  ["return-ship", "buyer", PARCEL, "return_not_approved"],
  ["return-label", "buyer", undefined, "return_not_approved"],
])("%s of an order that awaits its payment", async (operation, party, body, reason) => {
  for (const locale of ["id", "en"]) {
    const answer = await step(market, unpaid[party], unpaid, operation, body, {
      "accept-language": locale,
    });
    expect([answer.status, answer.body.error.reason]).toEqual([409, reason]);
    expect(answer.body.error.message).toContain("AWAITING_PAYMENT");
  }
});

test("a settlement of an order that awaits its payment", async () => {
  const { status, body } = await market.as(unpaid.buyer)
    .send("POST", `/orders/${unpaid.order.id}/settlement`, { refund_amount: 1000 }, INDONESIAN);
  expect([status, body.error.reason]).toEqual([409, "settlement_not_possible"]);
  expect(body.error.message).toContain("AWAITING_PAYMENT");
});

test("a cancellation that comes too late", async () => {
  const sale = await paidSale(market);
  await market.database.admin`
    update public.orders set paid_at = paid_at - interval '2 hours' where id = ${sale.order.id}`;
  const { status, body } = await step(market, sale.buyer, sale, "cancel", undefined, INDONESIAN);
  expect([status, body.error.reason]).toEqual([409, "cancel_window_over"]);
  expect(body.error.message).toContain("READY_TO_SHIP");
});
