import { expect, test } from "vitest";
import { must, step } from "../../support/life.ts";
import { approved } from "../../support/approvals.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { paidSale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";
import type { TestUser } from "../../support/users.ts";
import { provider, request, wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();
const root = setUp(() => market.staff("superadmin"));
const money = setUp(() => openStaffClient(market, "superadmin"));

const leave = async (person: TestUser) => {
  expect((await market.as(person).delete("/auth/me")).status).toBe(200);
};
/** Withdraws everything, and is paid. */
async function cashOut(person: TestUser, amount: number) {
  const { body } = await request(market, person, amount);
  await provider(market, body.data, "complete");
}
const walletOf = async ({ id }: TestUser): Promise<number> =>
  (await market.database.admin`
    select coalesce(sum(balance), 0)::integer as balance from private.ledger_accounts
    where kind = 'wallet' and user_id = ${id}`)[0]!["balance"];
const suspenseFor = async ({ id }: TestUser) =>
  (await money.get("/admin/suspense?status=open")).body.data.items
    .filter(({ details }: { details: { user_id?: string } | null }) => details?.user_id === id)
    .map(({ id, amount }: { id: string; amount: number }) => ({ id, amount }));
const claims = async (): Promise<number> =>
  (await market.database.admin`
    select coalesce(sum(balance), 0)::integer as balance from private.ledger_accounts where kind = 'claims'`)[
    0
  ]!["balance"];

test("a payout that the bank returns to somebody who left waits in suspense, and goes to another wallet once", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person, 100_000);
  await provider(market, withdrawal, "complete");
  await leave(person);
  await provider(market, withdrawal, "return");
  expect(await walletOf(person)).toBe(0);
  const [item, ...others] = await suspenseFor(person);
  expect([item?.amount, others]).toEqual([100_000, []]);
  const refund = (body = {}) => money.post(`/admin/suspense/${item.id}/refund`, body);
  expect((await refund({ user_id: person.id })).status).toBe(409);
  const heir = await market.user();
  expect((await refund({ user_id: heir.id })).status).toBe(200);
  expect((await refund({ user_id: heir.id })).status).toBe(409);
  expect(await walletOf(heir)).toBe(100_000);
  const open = await market.database.admin`
    select 1 from private.staff_cases where kind = 'money_without_owner' and closed_at is null`;
  expect(open).toEqual([]);
  await proveMoney(market);
});

test("a staff refund to a buyer who left waits in suspense", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.buyer, sale, "confirm"));
  await leave(sale.buyer);
  await must(money.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  expect(await walletOf(sale.buyer)).toBe(0);
  expect(await suspenseFor(sale.buyer)).toHaveLength(1);
  await proveMoney(market);
});

test("a clawback from a seller who left goes to claims", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.buyer, sale, "confirm"));
  await cashOut(sale.seller, 150_000);
  await leave(sale.seller);
  const before = await claims();
  await must(money.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  expect(await walletOf(sale.seller)).toBe(0);
  expect(await claims()).toBe(before - 150_000 - 9_000);
  await proveMoney(market);
});

test("an adjustment for somebody who left waits in suspense, and nothing can be taken from them", async () => {
  const person = await market.user();
  await leave(person);
  const adjust = (amount: number) =>
    approved(
      market,
      () =>
        market.as(root).post("/admin/adjustments", { user_id: person.id, amount }, {
          "X-Action-Reason": "Ganti rugi",
        }),
    );
  expect((await adjust(25_000)).status).toBe(200);
  expect([await walletOf(person), await suspenseFor(person)]).toMatchObject([0, [{
    amount: 25_000,
  }]]);
  expect((await adjust(-25_000)).body.error.code).toBe("CONFLICT");
  await proveMoney(market);
});

test("a late payout of somebody who left goes to claims", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person, 50_000);
  await provider(market, withdrawal, "fail");
  await cashOut(person, 100_000);
  await leave(person);
  const before = await claims();
  await provider(market, withdrawal, "complete");
  expect([await walletOf(person), await claims()]).toEqual([0, before - 50_000]);
  await proveMoney(market);
});
