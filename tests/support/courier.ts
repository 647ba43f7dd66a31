import type { Market } from "./market.ts";
import type { Sale } from "./sale.ts";

export interface ShipmentRow {
  id: string;
  shipper_order_id: string | null;
  waybill: string | null;
  price: number | null;
  price_version: number;
  status: string;
  scanned_at: Date | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  label_path: string | null;
}

export type Direction = "outbound" | "return";

/** References of the provider's shipping orders of this sale; at most one per direction. */
export async function providerOrders(
  market: Market,
  { order }: Pick<Sale, "order">,
): Promise<string[]> {
  const { orders } = await (await fetch(`${market.url}/sandbox/shipping/orders`)).json();
  return orders.map(({ reference_id }: { reference_id: string }) => reference_id)
    .filter((reference: string) => reference.split(":")[0] === order.id);
}

/** A shipping order as the provider's emulator has it. */
export async function atProvider(market: Market, shipperOrderId: string) {
  return (await fetch(`${market.url}/sandbox/shipping/orders/${shipperOrderId}`)).json();
}

/** Sets the status of a parcel at the carrier, by the provider's order id. */
export async function parcelSays(market: Market, shipperOrderId: string, status: string) {
  await market.sandbox(`/shipping/orders/${shipperOrderId}/status`, { status });
  await market.runDue();
}
