import type { Answer, Client } from "./client.ts";
import type { OrderView } from "./order_queries.ts";

export type Party = "buyer" | "seller";

export interface Step {
  name: string;
  /** `outside` is a provider. */
  by: Party | "outside" | "staff" | "clock";
  label: string;
  run(client: Client, order: OrderView): Promise<Answer | void>;
  /** Instead of `run`: the seconds by which the clock moves. */
  seconds?: number;
}

/** `action` as in "PUT confirm": method and last part of the path. */
export function call(
  by: Party,
  action: string,
  label: string,
  body?: (order: OrderView) => unknown,
): Step {
  const [method, name] = action.split(" ") as [string, string];
  return {
    name,
    by,
    label,
    run: (client, order) => {
      const path = `/orders/${order.reference}/${name}`;
      return client.as(userOf(client, order, by) ?? "", method, path, body?.(order));
    },
  };
}

export function courier(
  status: string,
  label: string,
  key: "parcel" | "returnParcel" = "parcel",
): Step {
  return {
    name: `courier-${status}${key === "parcel" ? "" : "-back"}`,
    by: "outside",
    label,
    run: (client, order) => client.control(`/shipping/orders/${order[key]}/status`, { status }),
  };
}

export function invoice(action: string, label: string): Step {
  return {
    name: action,
    by: "outside",
    label,
    run: (client, order) => client.control(`/payment/invoices/${order.invoice_id}/${action}`),
  };
}

export function resolve(resolution: "release" | "refund", label: string): Step {
  return {
    name: resolution,
    by: "staff",
    label,
    run: (client, order) =>
      client.as("ops_admin", "POST", `/admin/disputes/${order.dispute_id}/resolve`, {
        resolution,
        note: "Decided in the console.",
      }),
  };
}

export const staffDelivered: Step = {
  name: "staff-delivered",
  by: "staff",
  label: "Staff count it as delivered",
  run: (client, order) => {
    const path = `/orders/${order.reference}/status`;
    const reason = { "X-Action-Reason": "The buyer has it, as both parties say." };
    return client.as("ops_admin", "PUT", path, { status: "DELIVERED" }, reason);
  },
};

export const review: Step = {
  name: "review",
  by: "buyer",
  label: "Buyer rates the seller",
  run: (client, order) =>
    client.as(userOf(client, order, "buyer") ?? "", "POST", "/reviews", {
      order_id: order.reference,
      rating: 5,
      comment: "Sesuai foto, dikirim cepat.",
    }),
};

/** The test user who is this party; undefined for others' orders, which only providers and staff can move. */
export function userOf(client: Client, order: OrderView, party: Party): string | undefined {
  return Object.entries(client.users()).find(([, { id }]) => id === order[`${party}_id`])?.[0];
}
