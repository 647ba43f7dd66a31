import { afterEach, expect, test } from "vitest";
import { must, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
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

const DRY = { query: "?dry_run=true" };
const LONG = `${"💃".repeat(300)}${"x".repeat(400)}`;
test.each([
  ["💃💃", {}, null],
  [LONG, {}, `${"💃".repeat(300)}${"x".repeat(200)}`],
  ["Sesuai foto", { "x-action-reason": "Kasus 12" }, "Kasus 12"],
])(
  "the note %s is stored whole; with the headers %j the audit line's reason is %s",
  async (note, headers, reason) => {
    const sale = await market.disputedSale();
    const resolved = await must(sale.resolve("refund", { note }, { headers }));
    expect(resolved.note).toBe(note);
    expect(await market.audit(resolved.id)).toMatchObject([{ reason, after: { note } }]);
  },
);

test("a decision needs no note", async () => {
  const sale = await market.disputedSale();
  expect(await must(sale.resolve("refund", { note: undefined }))).toMatchObject({ note: null });
});

test("a dry run says who gains and who loses what, and moves nothing", async () => {
  const sale = await market.disputedSale({ price: 150_000 });
  const before = await sale.books();
  const split = (await sale.resolve("split", { refund_amount: 40_000 }, DRY)).body;
  expect(split.money).toEqual(expect.arrayContaining([
    moved("escrow", -150_000, { order_id: sale.order.id, balance_after: 0 }),
    moved("wallet", 40_000, { ...person(sale.buyer), balance_after: 40_000 }),
    moved("wallet", 110_000, { ...person(sale.seller), balance_after: 110_000 }),
  ]));
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  expect(sum(split.money)).toBe(0);
  expect(await sale.books()).toEqual(before);
  expect((await sale.resolve("release")).body).not.toHaveProperty("money");
});

test("a decision that another person must approve shows the money of its proposal", async () => {
  const sale = await market.disputedSale({ price: 6_000_000 });
  const { status, body } = await sale.resolve("release", {}, DRY);
  expect([status, body.money]).toEqual([202, []]);
  expect(body.data.preview.money).toContainEqual(
    moved("wallet", 6_000_000, { ...person(sale.seller), balance_after: 6_000_000 }),
  );
});

test("another sale that commits meanwhile is no part of a dry run's money", async () => {
  const sale = await market.disputedSale();
  await must((await market.paidSale()).step("buyer", "confirm"));
  const { money } = (await sale.resolve("release", {}, DRY)).body;
  expect(money.map(({ user_id }: { user_id: string | null }) => user_id).filter(Boolean)).toEqual([
    sale.seller.id,
  ]);
});

const person = ({ id, username }: User) => ({ user_id: id, username });
const moved = (account: string, amount: number, more: object) => ({
  account,
  amount,
  user_id: null,
  username: null,
  order_id: null,
  balance_after: null,
  ...more,
});

test("of a concurrent release and refund, one succeeds and moves the money", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await market.disputedSale();
    const answers = await Promise.all([sale.resolve("release"), sale.resolve("refund")]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  }
});
