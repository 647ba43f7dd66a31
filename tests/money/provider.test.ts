import { expect, test, vi } from "vitest";
import { useMarket } from "../support/market.ts";
import { checkJobs } from "./check_jobs.ts";
import { heldByProvider } from "./provider.ts";

const market = useMarket({ PROVIDER_TIMEOUT_MS: "400" }, { reportsDeliveries: true });
const FAULTS = ["error", "refuse", "timeout", "timeout_after_commit"];

test("an injected fault reaches neither the proof's view of the provider's list nor a stray invoice", async () => {
  const sale = await market.openSale();
  await sale.pay();
  const before = await heldByProvider(market);
  for (const kind of FAULTS) {
    await market.fault("payment", "list_transactions", kind);
    await market.fault("payment", "create_invoice", kind);
  }

  expect(await heldByProvider(market)).toBe(before);
  const stranger = { external_id: sale.order.reference, amount: 5_000 };
  const made = await market.sandbox("/payment/invoices", stranger);
  expect(made.status).toBe(200);

  // All of them are left for the marketplace.
  const { body } = await market.with({}).get("/sandbox/faults");
  expect(body.faults).toHaveLength(2 * FAULTS.length);
  await market.noFaults();
});

test("a provider that was too slow until now leaves no job, although its break ends in real time", async () => {
  const began = performance.now();
  let passed = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => began + passed);
  await market.fault("email", "send", "timeout", 3);
  for (let at = 0; at < 4; at++) {
    await (await market.user()).notify();
    await market.runDue();
  }
  await expect(checkJobs(market, async () => {})).rejects.toThrow("are paused");
  await checkJobs(market, async (ms) => void (passed += ms));
  now.mockRestore();
  const emails = await market.sql<{ status: string }[]>`
    select status from private.emails where kind = 'withdrawal.paid'`;
  expect(emails.map(({ status }) => status)).toEqual(Array(4).fill("delivered"));
});
