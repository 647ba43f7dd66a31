import { afterEach, expect, test } from "vitest";
import { must, tally, useMarket } from "../../support/market.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

test("a release pays the seller, and shows who decided and why", async () => {
  const sale = await market.disputedSale();
  expect(await must(sale.resolve("release", { note: "Sesuai" }))).toMatchObject({
    status: "resolved",
    resolution: "release",
    note: "Sesuai",
    resolved_by: "staff",
  });
  expect([await sale.seller.wallet(), await sale.listingStatus()]).toEqual([150_000, "sold"]);
});

test("staff read the return request before a dispute, and each offer of settlement with what became of it", async () => {
  const sale = await market.returnRequestedSale();
  const { offered } = settlementsOf(market);
  const ops = await market.staff("ops_admin");
  const seen = async () => (await must(ops.get(`/admin/disputes?order=${sale.order.id}`))).items[0];
  const first = await offered(sale, sale.seller, 10_000);
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  expect((await seen()).settlements).toMatchObject([{ id: first, status: "lapsed" }]);
  const replaced = await offered(sale, sale.seller, 20_000);
  const open = await offered(sale, sale.buyer, 30_000);
  expect(await seen()).toMatchObject({
    return: { reason: "damaged", rejected_at: null },
    settlements: [
      { id: first, offered_by: "seller", refund_amount: 10_000 },
      { id: replaced, offered_by: "seller", refund_amount: 20_000, status: "replaced" },
      { id: open, offered_by: "buyer", refund_amount: 30_000, status: "open" },
    ],
  });
});

const LONG = `${"💃".repeat(300)}${"x".repeat(400)}`;
test.each([
  ["ok", {}, null],
  ["💃💃", {}, null],
  ["Sesuai foto", {}, "Sesuai foto"],
  [LONG, {}, `${"💃".repeat(300)}${"x".repeat(200)}`],
  ["Sesuai foto", { "x-action-reason": "Kasus 12" }, "Kasus 12"],
])(
  "the note %s is stored whole; with the headers %j the audit line's reason is %s",
  async (note, headers, reason) => {
    const sale = await market.disputedSale();
    const { dispute } = await sale.read();
    const ops = await market.staff("ops_admin");
    const body = { resolution: "refund", note };
    const resolved = await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, body, headers));
    expect(resolved.note).toBe(note);
    expect(await market.audit(dispute.id)).toMatchObject([{ reason, after: { note } }]);
  },
);

test("of a concurrent release and refund, one succeeds and moves the money", async () => {
  for (let round = 0; round < 20; round++) {
    const sale = await market.disputedSale();
    const answers = await Promise.all([sale.resolve("release"), sale.resolve("refund")]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  }
});
