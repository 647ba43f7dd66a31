import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { runReconciliation } from "../../../functions/jobs/handlers/reconcile.ts";
import type { Selection } from "../../../functions/jobs/providers/statements.ts";
import { xendit } from "../../support/xendit.ts";

const market = useMarket();

const listed = async (market: Market): Promise<{ id: string }> =>
  (await market.sandbox("/payment/transactions", {
    type: "TOPUP",
    amount: 5_000,
    cashflow: "MONEY_IN",
  })).body;

test("a run that is interrupted goes on after its last page, and misses nothing that changed meanwhile", async () => {
  for (let row = 0; row < 60; row++) await listed(market);
  const { payments, payouts, statement } = xendit(market);
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments, payouts };
  const asked: Selection[] = [];
  const pages = async function* (selection: Selection, pages = 9) {
    if ("updatedSince" in selection) asked.push(selection);
    for await (const page of statement.pages(selection)) {
      if (pages-- === 0) throw new Error("The worker was ended.");
      yield page;
    }
  };
  const cut = { ...deps, statement: { pages: (selection: Selection) => pages(selection, 1) } };
  await expect(runReconciliation(cut)).rejects.toThrow("The worker was ended.");
  const late = await listed(market);
  const { differences } = await runReconciliation({ ...deps, statement: { pages } });
  expect(asked.map((selection) => "after" in selection && selection.after !== null))
    .toEqual([false, true, false]);
  const [row] = await market.sql`
    select count(*)::integer from private.provider_transactions where id = ${late.id}`;
  expect(row).toEqual({ count: 1 });
  expect(differences.length).toBeGreaterThanOrEqual(61);
});
