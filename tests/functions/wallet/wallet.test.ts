import { afterAll, afterEach, expect, test } from "vitest";
import {
  atOnce,
  must,
  RACING,
  REASON,
  SERVICE_KEY,
  setUp,
  useMarket,
} from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { readSchemas } from "../../../local/postgres/schemas.ts";
import { accountBalance } from "../../support/money.ts";
import { tell } from "../../support/portal.ts";
import { interrupted } from "../../support/withdrawals.ts";
import { DAY, inSeconds } from "../../support/vacations.ts";

const market = useMarket({ ...RACING, FINANCE_DISBURSEMENT_ENABLED: "true" });
afterEach(() => market.proveMoney());
afterAll(async () => expect(await market.deadlocks()).toBe(0));

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
  let both: Promise<unknown[]> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select from public.listings where id = ${listing} for update`;
    const deleted = must(person.delete("/auth/me"));
    await market.untilLocked(1);
    both = Promise.all([deleted, act()]);
    await market.untilLocked(2);
  });
  await both;
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

const ops = setUp(() => market.staff("ops_admin"));

const set = ({ id }: User, body: Record<string, unknown>, headers = REASON) =>
  ops.put(`/admin/accounts/${id}`, body, headers);
const inDays = (days: number) => inSeconds(market, days * DAY);
/** Blocks payouts for so many seconds; null ends the block now. */
const block = async (person: User, seconds: number | null) => {
  const payouts_blocked_until = seconds === null ? null : await inSeconds(market, seconds);
  await must(set(person, { account_status: "active", payouts_blocked_until }));
};

test("a suspended user withdraws, and can then delete the account", async () => {
  const person = await market.wealthy();
  await must(set(person, { account_status: "suspended" }));
  const withdrawal = await person.withdraw(100_000);
  await market.payout(withdrawal, "complete");
  expect((await person.delete("/auth/me")).status).toBe(200);
});

test("a ban blocks payouts for 90 days, then the money can be withdrawn", async () => {
  const person = await market.wealthy();
  const until = await inDays(90);
  const banned = await must(set(person, { account_status: "banned" }));
  expect(banned.payouts_blocked_until.slice(0, 10)).toBe(until.slice(0, 10));
  const rejected = await person.requestWithdrawal();
  expect([rejected.status, rejected.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.body.error.message).toMatch(/until \d+ [A-Z]\w+ \d{4}, \d\d:\d\d WIB/);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await market.sql`
    update public.profiles set payouts_blocked_until = private.now() where id = ${person.id}`;
  expect((await person.requestWithdrawal()).status).toBe(201);
});

test("staff set and lift a payout block with a reason, which is in the audit log and the export", async () => {
  const person = await market.wealthy();
  const until = await inDays(7);
  const body = { account_status: "active", payouts_blocked_until: until };
  expect((await set(person, body, { "X-Action-Reason": "" })).status).toBe(400);
  expect((await must(set(person, body))).payouts_blocked_until).toBe(until);
  expect((await person.requestWithdrawal()).status).toBe(403);
  const { profile } = (await person.get("/auth/me/export")).body.data;
  expect(profile.payouts_blocked_until).toBe(until);
  expect(await market.audit(person.id)).toMatchObject([{
    reason: REASON["X-Action-Reason"],
    before: { payouts_blocked_until: null },
    after: { payouts_blocked_until: until },
  }]);
  await must(set(person, { account_status: "suspended" }));
  expect((await person.requestWithdrawal()).status).toBe(403);
  const lift = { account_status: "active", payouts_blocked_until: null };
  await must(market.approved(() => set(person, lift)));
  expect((await person.requestWithdrawal()).status).toBe(201);
});

test("a payout block is at most a year ahead, so that money is never locked for ever", async () => {
  const person = await market.user();
  const body = { account_status: "active", payouts_blocked_until: await inDays(400) };
  expect((await set(person, body)).status).toBe(400);
});

test("a ban ends a withdrawal whose link was never requested", async () => {
  const person = await market.wealthy();
  const data = { seller_id: person.id, amount: 60_000 };
  await tell(market, "/internal/events", { id: "one", type: "disbursement.approved", data });
  await market.services.db.service.call("api.finance_inbox_run", {
    terms: { fee: 2_500, minimum: 10_000, provider: "xendit_invoices" },
  });
  expect(await person.balance()).toMatchObject({ held: 60_000 });
  await must(set(person, { account_status: "banned" }));
  await market.runDue();
  const { items } = await must(person.get("/wallet/withdrawals"));
  expect(items).toMatchObject([{ status: "CANCELLED", provider_payout_id: null }]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("a ban stops a link that may have been requested: none is made, and staff get a case", async () => {
  const person = await market.wealthy();
  const id = await interrupted(market, person, "ban-1");
  await must(set(person, { account_status: "banned" }));
  await market.loseLeases();
  expect((await person.requestWithdrawal(50_000, "ban-1")).status).toBe(403);
  await market.time.advance(90);
  expect(await person.reread({ id })).toMatchObject({ status: "HELD" });
  expect((await fetch(`${market.url}/sandbox/payment/payouts/${id}`)).status).toBe(404);
  expect(await market.payoutCases(id)).toEqual(["payout_without_link: open"]);
});

test("a link that was being made during a ban is voided", async () => {
  const person = await market.wealthy();
  const id = await interrupted(market, person, "ban-2");
  await must(set(person, { account_status: "banned" }));
  const link = await market.payments().createPayout({
    external_id: id,
    amount: 47_500,
    email: person.email,
  });
  await market.services.db.service.call("internal.record_payout_link", {
    withdrawal_id: id,
    payout: { ...link },
  });
  await market.runDue();
  expect(await person.reread({ id })).toMatchObject({ status: "CANCELLED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("withdrawals and payments from the wallet are rejected until the time, and accepted from then on", async () => {
  const { buyer, body } = await market.toOrder({ use_wallet: true }, { wallet: 100_000 });
  await block(buyer, DAY);
  const attempts = async () => [
    (await buyer.post("/orders/preview", body)).status,
    (await buyer.requestWithdrawal(20_000)).status,
  ];
  expect(await attempts()).toEqual([403, 403]);
  expect((await buyer.post("/orders/preview", { ...body, use_wallet: false })).status).toBe(200);
  await market.time.advance(DAY - 60, DAY);
  expect((await buyer.requestWithdrawal(20_000)).status).toBe(403);
  await market.time.advance(120);
  expect((await buyer.requestWithdrawal(20_000)).status).toBe(201);
});

test("a withdrawal that was stopped before its link gets one after the block, which time or staff end", async () => {
  const people = [await market.wealthy(), await market.wealthy()] as const;
  const stopped = await Promise.all(people.map(async (person) => {
    const id = await interrupted(market, person, person.id);
    await block(person, DAY);
    return { person, id };
  }));
  const states = () =>
    Promise.all(stopped.map(async ({ person, id }) => (await person.reread({ id })).status));
  await market.loseLeases();
  await market.time.advance(DAY - 120, DAY);
  expect(await states()).toEqual(["HELD", "HELD"]);
  await block(people[1], null);
  // Within minutes, not at the next poll hours later.
  await market.time.advance(300);
  expect((await states())[0]).toBe("LINK_CREATED");
  await market.time.advance(DAY - 300, DAY);
  expect((await states())[1]).toBe("LINK_CREATED");
  for (const { person, id } of stopped) {
    expect(await person.reread({ id })).toMatchObject({ net: 47_500 });
    expect((await market.payoutCases(id)).filter((each) => each.endsWith(": open"))).toEqual([]);
  }
});

test("a payment that waits in suspense for a blocked wallet waits for staff after the block too, which time or staff end", async () => {
  const sales = [await market.mixedSale(100_000), await market.mixedSale(100_000)] as const;
  for (const sale of sales) {
    await block(sale.buyer, DAY);
    await sale.pay();
  }
  await block(sales[1].buyer, null);
  await market.time.advance(2 * DAY, DAY);
  const finance = await market.staffClient();
  for (const sale of sales) {
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
    await must(finance.post(`/admin/suspense/${await sale.inSuspense()}/apply`));
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
});

test("withdrawals at the end of a block, ten at once: one is made, and none before", async () => {
  const person = await market.wealthy();
  await block(person, 3);
  const answers = await atOnce(10, (at) => person.requestWithdrawal(50_000, `rush-${at}`));
  await market.time.advance(5);
  const after = await atOnce(10, (at) => person.requestWithdrawal(50_000, `after-${at}`));
  const made = [...answers, ...after].filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(new Set([...answers, ...after].map(({ status }) => status))).toEqual(
    new Set([403, 409, 201]),
  );
});
