import { expect, test } from "vitest";
import { openMarket } from "../support/market.ts";
import { heldByProvider } from "./provider.ts";

const FAULTS = ["error", "refuse", "timeout", "timeout_after_commit"];

test("an injected fault reaches neither the proof's view of the provider's list nor a stray invoice", async () => {
  const market = await openMarket();
  try {
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
  } finally {
    await market.close();
  }
});
