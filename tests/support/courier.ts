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

/** The row of private.shipments; undefined before there is one. */
export async function shipmentOf(
  market: Market,
  { order }: Pick<Sale, "order">,
  direction: Direction = "outbound",
): Promise<ShipmentRow> {
  const [row] = await market.database.admin<ShipmentRow[]>`
    select * from private.shipments where order_id = ${order.id} and direction = ${direction}`;
  return row!;
}

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

/** Rupiah that this sale added to each account, without zeros. */
export async function booksOf(
  market: Market,
  { order }: Pick<Sale, "order">,
): Promise<Record<string, number>> {
  const rows = await market.database.admin<{ kind: string; sum: number }[]>`
    select a.kind, sum(e.amount)::float8 as sum from private.ledger_entries e
    join private.ledger_transfers t on t.id = e.transfer_id
    join private.ledger_accounts a on a.id = e.account_id
    where t.order_id = ${order.id} group by a.kind having sum(e.amount) <> 0`;
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** Kinds of the staff cases of this sale. */
export async function casesOf(market: Market, { order }: Pick<Sale, "order">): Promise<string[]> {
  const rows = await market.database.admin<{ kind: string }[]>`
    select kind from private.staff_cases where order_id = ${order.id} order by kind`;
  return rows.map(({ kind }) => kind);
}

export const noFaults = async (market: Market) => {
  await (await fetch(`${market.url}/sandbox/faults`, { method: "DELETE" })).body?.cancel();
};

/** Sets the status of a parcel at the carrier, by the provider's order id. */
export async function parcelSays(market: Market, shipperOrderId: string, status: string) {
  await market.sandbox(`/shipping/orders/${shipperOrderId}/status`, { status });
  await market.runDue();
}
