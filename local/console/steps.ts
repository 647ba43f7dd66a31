import type { Answer, Client } from "./client.ts";
import type { OrderView } from "./order_queries.ts";

export interface Step {
  name: string;
  /** `outside` is a provider. */
  by: "buyer" | "seller" | "outside" | "staff" | "clock";
  label: string;
  run(client: Client, order: OrderView): Promise<Answer | void>;
}

const DAY = 86_400;

/** `action` as in "PUT confirm": method and last part of the path. */
function call(
  by: "buyer" | "seller",
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
      return client.as(nameOf(client, order, by) ?? "", method, path, body?.(order));
    },
  };
}

function courier(status: string, label: string, key: "parcel" | "returnParcel" = "parcel"): Step {
  return {
    name: `courier-${status}${key === "parcel" ? "" : "-back"}`,
    by: "outside",
    label,
    run: (client, order) => client.control(`/shipping/orders/${order[key]}/status`, { status }),
  };
}

function invoice(action: string, label: string): Step {
  return {
    name: action,
    by: "outside",
    label,
    run: (client, order) => client.control(`/payment/invoices/${order.invoice_id}/${action}`),
  };
}

function wait(name: string, label: string, seconds: number): Step {
  return { name, by: "clock", label, run: (client) => client.time.advance(seconds) };
}

function resolve(resolution: "release" | "refund", label: string): Step {
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

const ship = call("seller", "PUT ship", "Seller hands it to the courier", (order) => ({
  tracking_number: order.tracking_number ?? order.reference,
}));
const reason = () => ({ reason: "not_as_described", description: "Warnanya lain dari foto." });
const dispute = call("buyer", "PUT dispute", "Buyer disputes it", reason);
const contest: Step = {
  ...call("seller", "PUT dispute", "Seller contests what came back", () => ({
    reason: "Bukan barang saya",
    photos: ["https://images.example.com/retur.jpg"],
  })),
  name: "contest",
};
const confirm = call("buyer", "PUT confirm", "Buyer confirms: the money is released");

/** By status; the first is the usual one. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  AWAITING_PAYMENT: [
    invoice("pay", "Buyer pays the invoice"),
    call("buyer", "PUT cancel", "Buyer cancels"),
    wait("hour", "An hour passes unpaid", 3600),
  ],
  READY_TO_SHIP: [ship, call("buyer", "PUT cancel", "Buyer cancels")],
  SHIPPED: [
    courier("delivered", "Courier delivers"),
    courier("dropping_off", "Courier is on the way"),
    dispute,
  ],
  DELIVERED: [
    confirm,
    wait("two-days", "Two days pass without a step", 2 * DAY),
    call("buyer", "POST return-request", "Buyer requests a return", reason),
    dispute,
  ],
  RETURN_REQUESTED: [
    call("seller", "PUT return-approve", "Seller approves the return"),
    call(
      "seller",
      "PUT return-reject",
      "Seller rejects the return",
      () => ({ reason: "Sesuai deskripsi." }),
    ),
    dispute,
  ],
  RETURN_APPROVED: [
    call("buyer", "POST return-label", "Buyer gets a return label"),
    courier("delivered", "Courier returns it", "returnParcel"),
    call("seller", "PUT return-received", "Seller confirms the return: the buyer is refunded"),
    contest,
  ],
  DISPUTED: [
    resolve("refund", "Staff refund the buyer"),
    resolve("release", "Staff pay the seller"),
  ],
};

/** The possible steps of test users, staff and providers. */
export function stepsOf(client: Client, order: OrderView): Step[] {
  return (STEPS[order.status] ?? []).filter((step) => {
    if (step.name === "return-label" && order.returnParcel) return false;
    if (step.by === "buyer" || step.by === "seller") return nameOf(client, order, step.by);
    if (step.name === "pay") return order.invoice_id;
    if (step.name.endsWith("-back")) return order.returnParcel;
    if (step.name.startsWith("courier")) return order.parcel;
    return true;
  });
}

function nameOf(client: Client, order: OrderView, party: "buyer" | "seller"): string | undefined {
  return Object.entries(client.users()).find(([, { id }]) => id === order[`${party}_id`])?.[0];
}
