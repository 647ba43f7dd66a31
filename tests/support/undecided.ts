import { noFaults } from "./courier.ts";
import { must, step } from "./life.ts";
import type { Market } from "./market.ts";
import { openSale, pay } from "./sale.ts";
import type { Sale } from "./sale.ts";

/** The seller ships by another courier while the booking is rejected; a first answer may be lost. */
export async function undecidedSale(market: Market, { booked = false } = {}): Promise<Sale> {
  await noFaults(market);
  const sale = await openSale(market);
  if (booked) await market.fault("shipping", "create_order", "timeout_after_commit");
  else await market.fault("shipping", "create_order", "refuse");
  await pay(market, sale);
  await must(step(market, sale.seller, sale, "ship", {
    tracking_number: `OWN-${sale.order.reference}`,
  }));
  await noFaults(market);
  await market.fault("shipping", "create_order", "refuse", 1000);
  await market.time.advance(3 * 24 * 3600);
  return sale;
}
