import { afterEach, expect, test } from "vitest";
import { must, RACING, SERVICE_KEY, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { readSchemas } from "../../../local/postgres/schemas.ts";
import { accountBalance } from "../../support/money.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket({ ...RACING, FINANCE_DISBURSEMENT_ENABLED: "true" });
afterEach(() => market.proveMoney());

test("in_escrow counts the seller's paid sales, not unpaid ones, and nothing for the buyer", async () => {
  const sale = await market.paidSale();
  const unpaid = await market.openSale();
  const nothing = { available: 0, held: 0, in_escrow: 0 };
  expect(await sale.seller.balance()).toEqual({ ...nothing, in_escrow: 150_000 });
  for (const other of [sale.buyer, unpaid.seller]) expect(await other.balance()).toEqual(nothing);
});

test("transactions show their order and the balance after them, newest first, in pages", async () => {
  const sale = await market.completedSale();
  await market.sql`
    select private.ledger_post('test:' || n, 'adjustment', 'Test ' || n, null, array[
      private.ledger_line('adjustments', -n::bigint),
      private.ledger_line('wallet', n::bigint, p_user_id => ${sale.seller.id}::uuid)])
    from generate_series(1, 4) as n`;
  const { items, total } = (await sale.seller.get("/wallet/transactions?limit=2")).body.data;
  expect(total).toBe(5);
  expect(items).toMatchObject([
    { type: "adjustment", amount: 4, balance_after: 150_010, order_reference: null },
    { type: "adjustment", amount: 3, balance_after: 150_006 },
  ]);
  const last = (await sale.seller.get("/wallet/transactions?limit=2&offset=4")).body.data.items;
  expect(last).toMatchObject([{
    type: "sale_proceeds",
    amount: 150_000,
    balance_after: 150_000,
    order_reference: sale.order.reference,
    withdrawal_id: null,
  }]);
});

test("wallet transactions are described in the language of their owner's profile", async () => {
  const { seller, order } = await market.completedSale();
  await seller.requestWithdrawal(50_000);
  const described = async () => {
    const { body } = await seller.get("/wallet/transactions");
    return body.data.items.map((item: { description: string }) => item.description);
  };
  expect(await described()).toEqual(["Penarikan", `Penjualan, pesanan ${order.reference}`]);
  await seller.patch("/auth/me", { locale: "en" });
  expect(await described()).toEqual(["Withdrawal", `Sale, order ${order.reference}`]);
});

/**
 * Descriptions of transfers: sentences in statements that post a line of a wallet, or lines that others gave them.
 */
const posted = readSchemas().flatMap(({ text }) =>
  text.split(/ledger_(?:post|resolve)\(/).slice(1)
    .map((statement) => statement.split(/;|\)\s+then\n/)[0]!)
    .filter((statement) => /ledger_line\('wallet'|'(voided|expired)'|p_lines/.test(statement))
    .flatMap((statement) =>
      [...statement.matchAll(/'([A-Z][a-z]+[^']*)'/g)].map(([, words]) => words!)
    )
);

test("every description of a wallet's transfer has words in Indonesian", async () => {
  expect(posted.length).toBeGreaterThan(8);
  const rows = await market.sql<{ english: string; indonesian: string }[]>`
    select english, private.wallet_description(english || 'X', 'id') as indonesian
    from unnest(${posted}::text[]) as english`;
  // The wallet of a deleted account, which nobody reads.
  const silent = ["Given up with the account"];
  expect(
    rows.filter(({ english, indonesian }) => indonesian.startsWith(english))
      .map(({ english }) => english).filter((english) => !silent.includes(english)),
    "add it to private.wallet_description",
  ).toEqual([]);
});

const root = setUp(() => market.staff("superadmin"));
const money = setUp(() => market.staffClient("superadmin"));

const leave = async (person: User) => {
  expect((await person.delete("/auth/me")).status).toBe(200);
};
/** Withdraws everything, and is paid. */
async function cashOut(person: User, amount: number) {
  const { body } = await person.requestWithdrawal(amount);
  await market.payout(body.data, "complete");
}
const walletOf = async ({ id }: User): Promise<number> =>
  (await market.sql`
    select coalesce(sum(balance), 0)::integer as balance from private.ledger_accounts
    where kind = 'wallet' and user_id = ${id}`)[0]!["balance"];
const suspenseFor = async (person: User): Promise<{ id: string; amount: number }[]> =>
  (await must(money.get("/admin/suspense?status=open"))).items
    .filter(({ details }: { details: { user_id?: string } | null }) =>
      details?.user_id === person.id
    );
const claims = () => accountBalance(market.database, "claims");

test("a payout that the bank returns to somebody who left waits in suspense, and goes to another wallet once", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw(100_000);
  await market.payout(withdrawal, "complete");
  await leave(person);
  await market.payout(withdrawal, "return");
  expect(await walletOf(person)).toBe(0);
  const [item, ...others] = await suspenseFor(person);
  expect([item?.amount, others]).toEqual([100_000, []]);
  const refund = (body = {}) => money.post(`/admin/suspense/${item!.id}/refund`, body);
  expect((await refund({ user_id: person.id })).status).toBe(409);
  const heir = await market.user();
  const proposed = await refund({ user_id: heir.id });
  expect(proposed.status, "one member of staff does not choose who gets it").toBe(202);
  await must(market.approve(proposed.body.data.approval_id));
  expect((await refund({ user_id: heir.id })).status).toBe(409);
  expect(await walletOf(heir)).toBe(100_000);
  const open = await market.sql`
    select 1 from private.staff_cases where kind = 'money_without_owner' and closed_at is null`;
  expect(open).toEqual([]);
});

test("what a dispute returns to a seller who left is not the buyer's", async () => {
  const sale = await market.completedSale();
  await sale.chargeBackDecided("seller");
  await leave(sale.seller);
  await sale.winDispute();
  const [item] = await suspenseFor(sale.seller);
  const refund = await money.post(`/admin/suspense/${item!.id}/refund`);
  expect(refund.status, "one member of staff does not choose who gets it").toBe(202);
  expect(await walletOf(sale.buyer)).toBe(0);
});

test("a staff refund to a buyer who left waits in suspense", async () => {
  const sale = await market.completedSale();
  await leave(sale.buyer);
  await must(sale.clawBack());
  expect(await walletOf(sale.buyer)).toBe(0);
  expect(await suspenseFor(sale.buyer)).toHaveLength(1);
});

test("a clawback from a seller who left goes to claims", async () => {
  const sale = await market.completedSale();
  await cashOut(sale.seller, 150_000);
  await leave(sale.seller);
  const before = await claims();
  await must(sale.clawBack());
  expect(await walletOf(sale.seller)).toBe(0);
  expect(await claims()).toBe(before - 150_000 - 9_000);
});

test("an adjustment for somebody who left waits in suspense, and nothing can be taken from them", async () => {
  const person = await market.user();
  await leave(person);
  const adjust = (amount: number) =>
    market.approved(() =>
      root.post("/admin/adjustments", { user_id: person.id, amount }, {
        "X-Action-Reason": "Ganti rugi",
      })
    );
  expect((await adjust(25_000)).status).toBe(200);
  expect([await walletOf(person), await suspenseFor(person)]).toMatchObject([0, [{
    amount: 25_000,
  }]]);
  expect((await adjust(-25_000)).body.error.code).toBe("CONFLICT");
});

test("a late payout of somebody who left goes to claims", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw(50_000);
  await market.payout(withdrawal, "fail");
  await cashOut(person, 100_000);
  await leave(person);
  const before = await claims();
  await market.payout(withdrawal, "complete");
  expect([await walletOf(person), await claims()]).toEqual([0, before - 50_000]);
});

async function sellerWithMoney() {
  const person = await market.user();
  const listing = await person.list();
  await person.fund(60_000);
  return { person, listing };
}

/** Runs `act` when the deletion of the account has locked all but its listing and the profile. */
async function duringDeletion(
  { person, listing }: { person: User; listing: string },
  act: () => Promise<unknown>,
) {
  const before = await market.deadlocks();
  let both: Promise<unknown[]> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select from public.listings where id = ${listing} for update`;
    const deleted = must(person.delete("/auth/me"));
    await market.untilLocked(1);
    both = Promise.all([deleted, act()]);
    await market.untilLocked(2);
  });
  await both;
  expect(await market.deadlocks() - before).toBe(0);
  await market.proveMoney();
}

test("a repeated event of the portal waits for a deletion without the profile", async () => {
  const seller = await sellerWithMoney();
  const id = `evt_${crypto.randomUUID()}`;
  const data = { seller_id: seller.person.id, amount: 60_000 };
  const run = () =>
    must(market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post("/finance-inbox/run"));
  await tell(market, "/internal/events", { id, type: "disbursement.approved", data });
  await run();
  await market.runDue();
  const [withdrawal] = await market.sql<{ id: string }[]>`
    select id from private.withdrawals where user_id = ${seller.person.id}`;
  await market.payout(withdrawal!, "complete");
  await market.runDue();
  await market.sql`update private.finance_inbox set handled_at = null where id = ${id}`;
  await duringDeletion(seller, run);
});

test("the approval of a proposal about a withdrawal waits for nothing that waits for it", async () => {
  const staff = await market.staffClient();
  const seller = await sellerWithMoney();
  const withdrawal = await seller.person.withdraw(60_000);
  const { approval_id } = await must(staff.post(`/admin/payouts/${withdrawal.id}/settle`, {
    provider_payout_id: withdrawal.provider_payout_id,
  }));
  await market.payout(withdrawal, "complete");
  await duringDeletion(seller, () => market.approve(approval_id));
});

test("a callback of the provider waits for a deletion without the profile", async () => {
  const seller = await sellerWithMoney();
  const withdrawal = await seller.person.withdraw(60_000);
  await market.payout(withdrawal, "complete");
  await duringDeletion(seller, () => market.payout(withdrawal, "return"));
});
