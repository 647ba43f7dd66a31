import type { DatabaseClient, DatabaseClients, StoredResponse } from "../db/client.ts";
import type { Arguments } from "../db/operations.ts";
import type { PendingPurchase } from "../db/results.ts";
import type { Invoice } from "../providers/payment/port.ts";

/** The SQL operations of one kind of purchase; an id is the order's or the boost's. */
export interface PurchaseKind<Input = never> {
  /** The same request key returns the existing reservation. `provider`: the key of the payment provider. */
  reserve(
    client: DatabaseClient,
    input: Input,
    requestKey: string | undefined,
    provider: string,
  ): Promise<PendingPurchase>;
  /** Stores the invoice, if one is needed, and returns the purchase for its buyer. */
  finish(
    db: DatabaseClients,
    id: string,
    invoice: Invoice | undefined,
    storedResponse?: StoredResponse,
  ): Promise<unknown>;
  /** Deletes a purchase that certainly has no invoice, unless another process has leased it since. */
  abandon(db: DatabaseClients, pending: PendingPurchase): Promise<boolean>;
}

type Input<Operation extends "api.orders_create" | "api.boosts_create"> = Omit<
  Arguments<Operation>,
  "request_key" | "provider"
>;

export const orders: PurchaseKind<Input<"api.orders_create">> = {
  reserve: (client, input, request_key, provider) =>
    client.call("api.orders_create", { ...input, request_key, provider }),
  finish: (db, order_id, invoice, storedResponse) =>
    invoice
      ? db.service.call(
        "internal.finish_order",
        { order_id, invoice: { ...invoice } },
        storedResponse,
      )
      : db.service.call("internal.finish_order_without_invoice", { order_id }, storedResponse),
  abandon: (db, { id, lease }) =>
    db.service.call("internal.abandon_order", { order_id: id, lease }),
};

export const boosts: PurchaseKind<Input<"api.boosts_create">> = {
  reserve: (client, input, request_key, provider) =>
    client.call("api.boosts_create", { ...input, request_key, provider }),
  finish: (db, boost_id, invoice, storedResponse) =>
    db.service.call(
      "internal.finish_boost_purchase",
      { boost_id, invoice: { ...invoice } },
      storedResponse,
    ),
  abandon: (db, { id, lease }) =>
    db.service.call("internal.abandon_boost_purchase", { boost_id: id, lease }),
};
