/** The ledger tables of docs/money.md equal those of real runs. */
import { expect, test } from "vitest";
import { read } from "../conventions/project.ts";
import { must } from "../support/client.ts";
import { useMarket } from "../support/market.ts";
import type { Sale } from "../support/sale.ts";
import { settlementsOf } from "../support/settlements.ts";

const market = useMarket();
const document = read("docs/money.md");

interface Line {
  transfer: string;
  account: string;
  amount: number;
}

/** Entries of one order or withdrawal, in the format of docs/money.md. */
async function bookOf(column: "order_id" | "withdrawal_id", id: string): Promise<string> {
  const { admin } = market.database;
  const lines = await admin<Line[]>`
    select t.kind as transfer, e.amount,
      a.kind || case when o.seller_id = a.user_id then ' (seller)' when o.buyer_id = a.user_id then ' (buyer)' else '' end as account
    from private.ledger_transfers t
    join private.ledger_entries e on e.transfer_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
    left join public.orders o on o.id = t.order_id
    where t.${admin(column)} = ${id}
    order by t.created_at, t.id, e.amount, a.kind`;
  const rows = lines.map(({ transfer, account, amount }) =>
    `| ${transfer} | ${account} | ${amount.toLocaleString("en")} |`
  );
  return ["| transfer | account | rupiah |", "|---|---|---:|", ...rows].join("\n");
}

/** The first table below a heading of docs/money.md. */
function tableUnder(heading: string): string {
  const [, below = ""] = document.split(`# ${heading}\n`);
  return /(^\|.*\n?)+/m.exec(below)?.[0].trimEnd() ?? "";
}

const SALES: Record<string, () => Promise<Sale>> = {
  "One sale": () => market.completedSale(),
  "One sale, partly paid from the wallet": async () => {
    const sale = await market.mixedSale(100_000);
    await sale.payWithoutCallback();
    await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
    return sale;
  },
  "One sale, sent by the seller's own courier": async () => {
    const sale = await market.paidSale();
    await must(sale.step("seller", "ship", { tracking_number: "OWN-BOOK-1" }));
    await market.runDue();
    await must(sale.step("buyer", "confirm"));
    return sale;
  },
  "One return": async () => {
    const sale = await market.returnApprovedSale();
    await sale.sendBack();
    await must(sale.step("seller", "return-received"));
    return sale;
  },
  "One settlement": async () => {
    const sale = await market.returnRequestedSale();
    const { offered, accept } = settlementsOf(market);
    await must(accept(sale, sale.buyer, await offered(sale, sale.seller, 40_000)));
    return sale;
  },
  "One clawback": async () => {
    const sale = await market.completedSale();
    await sale.carrierSays("picked");
    const staff = await market.staff("ops_admin");
    await must(staff.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
    return sale;
  },
  "One chargeback": async () => {
    const sale = await market.completedSale();
    await sale.chargeBackDecided("seller");
    await sale.winDispute();
    return sale;
  },
};

/** Their tables leave out the sale that comes before. */
const AFTER_SALE = ["One clawback", "One chargeback"];

// Of transfers in one transaction only each one's own entries have an order.
const rowsOf = (table: string) => table.split("\n").slice(2).sort();

test.each(Object.keys(SALES))("docs/money.md shows the entries of: %s", async (heading) => {
  const { order } = await SALES[heading]!();
  const before = AFTER_SALE.includes(heading) ? rowsOf(tableUnder("One sale")) : [];
  expect([...before, ...rowsOf(tableUnder(heading))].sort())
    .toEqual(rowsOf(await bookOf("order_id", order.id)));
});

test.each([
  ["One withdrawal", ["complete"]],
  ["One that failed", ["fail"]],
  ["One that the bank sent back", ["complete", "return"]],
  ["One that was paid after all", ["fail", "complete"]],
])("docs/money.md shows the entries of: %s", async (heading, operations) => {
  const withdrawal = await (await market.wealthy()).withdraw(100_000);
  for (const operation of operations) await market.payout(withdrawal, operation);
  expect(tableUnder(heading)).toBe(await bookOf("withdrawal_id", withdrawal.id));
  await market.proveMoney();
});

test("docs/money.md shows the entries of money of a deleted account", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw(100_000);
  await market.payout(withdrawal, "complete");
  await must(person.delete("/auth/me"));
  await market.payout(withdrawal, "return");
  expect(tableUnder("Money of deleted accounts"))
    .toBe(await bookOf("withdrawal_id", withdrawal.id));
  await market.proveMoney();
});

test("docs/money.md explains every account kind", async () => {
  const kinds = await market.sql`
    select kind::text from unnest(enum_range(null::private.account_kind)) as kind`;
  const missing = kinds.filter(({ kind }) => !document.includes(`\n| \`${kind}\` |`));
  expect(missing).toEqual([]);
});
