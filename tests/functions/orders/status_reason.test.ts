import { expect, test } from "vitest";
import { deliveredSale, must, shippedSale } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { readOrder } from "../../support/sale.ts";

const market = useMarket();

test.each([
  ["RETURN_REQUESTED", {}],
  ["RETURN_REQUESTED", { reason: "changed_mind" }],
  ["RETURN_REQUESTED", { reason: null }],
  ["DISPUTED", {}],
  ["DISPUTED", { reason: "   " }],
  ["DISPUTED", { reason: "x".repeat(201) }],
])(
  "PUT /status into %s with %j is a 400 that names the reason, and nothing moves",
  async (status, more) => {
    const sale = await deliveredSale(market);
    const answer = await market.as(sale.buyer).put(`/orders/${sale.order.id}/status`, {
      status,
      ...more,
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
    expect(answer.body.error.details).toContainEqual(
      expect.objectContaining({ path: "body.reason" }),
    );
    expect((await readOrder(market, sale)).status).toBe("DELIVERED");
  },
);

test("the reason of PUT /status is that of the return or the dispute", async () => {
  const [returned, disputed] = [await deliveredSale(market), await shippedSale(market)];
  const put = (sale: typeof returned, body: object) =>
    must(market.as(sale.buyer).put(`/orders/${sale.order.id}/status`, body));
  expect((await put(returned, { status: "RETURN_REQUESTED", reason: "damaged" })).return.reason)
    .toBe("damaged");
  expect((await put(disputed, { status: "DISPUTED", reason: "Kosong" })).dispute.reason)
    .toBe("Kosong");
});
