import type { Arguments, Door, Doors, Settlement } from "../db/doors.ts";
import type { Invoice, InvoiceRequest } from "../providers/payments.ts";

/** A purchase that is reserved and waits for its invoice. */
export interface Pending {
  id: string;
  request: InvoiceRequest;
  /** Another process may have asked the provider before. */
  resumed: boolean;
  /** Another process has finished the purchase: there is nothing left to ask for. */
  finished: boolean;
}

/** The SQL operations of one kind of purchase; an id is the order's or the boost's. */
export interface PurchaseKind<Input = never> {
  /** With the same request_key it answers the reservation that is under way. */
  reserve(client: Door, input: Input, requestKey: string | undefined): Promise<Pending>;
  /** Null when nothing is left to finish. */
  pending(db: Doors, id: string): Promise<Pending | null>;
  /** Stores the invoice and answers the purchase as its buyer reads it. */
  finish(
    db: Doors,
    id: string,
    invoice: Invoice | undefined,
    settlement?: Settlement,
  ): Promise<unknown>;
  /** Gives up a purchase that certainly has no invoice. */
  abandon(db: Doors, id: string): Promise<boolean>;
  /** The provider's id of the invoice that is still to be paid; null when there is none. */
  unpaidInvoice(db: Doors, id: string): Promise<string | null>;
}

type Input<V extends "orders_create_reserve" | "boosts_create_reserve"> = Omit<
  Arguments<V>,
  "request_key"
>;

export const orders: PurchaseKind<Input<"orders_create_reserve">> = {
  reserve: async (client, input, request_key) =>
    orderOf(await client.call("orders_create_reserve", { ...input, request_key })),
  pending: async (db, order_id) => {
    const reserved = await db.system.call("orders_create_pending", { order_id });
    return reserved && orderOf(reserved);
  },
  finish: (db, order_id, invoice, settlement) =>
    db.system.call("orders_create_finish", { order_id, invoice: { ...invoice } }, settlement),
  abandon: (db, order_id) => db.system.call("orders_create_abandon", { order_id }),
  unpaidInvoice: (db, order_id) => db.system.call("orders_deadline_invoice", { order_id }),
};

export const boosts: PurchaseKind<Input<"boosts_create_reserve">> = {
  reserve: async (client, input, request_key) =>
    boostOf(await client.call("boosts_create_reserve", { ...input, request_key })),
  pending: async (db, boost_id) => {
    const reserved = await db.system.call("boosts_create_pending", { boost_id });
    return reserved && boostOf(reserved);
  },
  finish: (db, boost_id, invoice, settlement) =>
    db.system.call("boosts_create_finish", { boost_id, invoice: { ...invoice } }, settlement),
  abandon: (db, boost_id) => db.system.call("boosts_create_abandon", { boost_id }),
  unpaidInvoice: (db, boost_id) => db.system.call("boosts_create_unpaid", { boost_id }),
};

type Reserved = InvoiceRequest & Pick<Pending, "resumed" | "finished">;

const orderOf = ({ order_id, ...reserved }: Reserved & { order_id: string }) =>
  pendingOf(order_id, reserved);

const boostOf = ({ boost_id, ...reserved }: Reserved & { boost_id: string }) =>
  pendingOf(boost_id, reserved);

function pendingOf(id: string, { resumed, finished, ...request }: Reserved): Pending {
  return { id, request, resumed, finished };
}
