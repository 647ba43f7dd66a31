import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

async function refund(ops: User, buyer: User, query = "") {
  const couple = { seller: await market.user(), buyer };
  const sale = await market.paidSale({ price: 400_000 }, couple);
  await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  await must(sale.resolve("refund", {}, { by: ops, query }));
  return sale.order.total;
}

test("staff see each other's sums beside the limit of a day, and who decided for the same user again; a signal says so for a day", async () => {
  const [ops, reader] = [await market.staff("ops_admin"), await market.staff("administrator")];
  const [friend, other] = [await market.user(), await market.user()];
  const seen = () => must(reader.get("/admin/decisions"));
  const raised = async () =>
    (await must(reader.get("/admin/reliability"))).repeated_decisions as number;

  await refund(ops, friend, "?dry_run=true");
  expect(await seen()).toEqual({ staff: [], repeats: [] });
  const first = await refund(ops, friend);
  const second = await refund(ops, other);
  expect((await seen()).repeats).toEqual([]);
  expect(await raised()).toBe(0);

  await market.time.advance(25 * 60 * 60);
  const third = await refund(ops, friend);
  expect(await seen()).toMatchObject({
    staff: [{
      staff_id: ops.id,
      limit_name: "approval_day_idr",
      decisions: 3,
      day_amount: third,
      day_limit: 3_000_000,
      month_amount: first + second + third,
    }],
    repeats: [{ staff_id: ops.id, user_id: friend.id, decisions: 2, amount: first + third }],
  });
  expect(await raised()).toBe(1);
  await market.time.advance(25 * 60 * 60);
  expect(await raised()).toBe(0);
  expect((await seen()).repeats).toHaveLength(1);
});
