import { must } from "./client.ts";
import type { Market } from "./market.ts";

type Channel = "BCA" | "QRIS" | "DANA";

/** Refunds go back through the provider, as far as this channel of all payments can. */
export async function escrowOnly(market: Market, channel: Channel = "DANA"): Promise<void> {
  await market.setting("escrow_only", 1);
  await must(market.sandbox("/payment/refunds/channel", { channel }));
}

/** The provider accepts what waits, and pays it a minute later. */
export async function letRefundsPass(market: Market): Promise<void> {
  await market.runDue();
  await market.time.advance(15 * 60, 5 * 60);
}
