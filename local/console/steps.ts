/** What may happen to an order next, and how the console makes it happen. */
import type { Answer, Desk } from "./desk.ts";
import type { OrderView } from "./order_reads.ts";

export interface Step {
  name: string;
  /** Who does it: a party, the world outside, staff, or time. */
  by: "buyer" | "seller" | "outside" | "staff" | "clock";
  label: string;
  take(desk: Desk, order: OrderView): Promise<Answer | void>;
}

const DAY = 86_400;

/** A step of the buyer or the seller: a call on the order, `PUT confirm` say. */
function call(by: "buyer" | "seller", verb: string, label: string, body?: unknown): Step {
  const [method, name] = verb.split(" ") as [string, string];
  return {
    name,
    by,
    label,
    take: (desk, order) => {
      const path = `/orders/${order.reference}/${name}`;
      return desk.as(nameOf(desk, order, by) ?? "", method, path, body);
    },
  };
}

function courier(status: string, label: string, way: "parcel" | "returnParcel" = "parcel"): Step {
  return {
    name: `courier-${status}${way === "parcel" ? "" : "-back"}`,
    by: "outside",
    label,
    take: (desk, order) => desk.outside(`/shipping/orders/${order[way]}/status`, { status }),
  };
}

function invoice(verb: string, label: string): Step {
  return {
    name: verb,
    by: "outside",
    label,
    take: (desk, order) => desk.outside(`/payment/invoices/${order.invoice_id}/${verb}`),
  };
}

function wait(name: string, label: string, seconds: number): Step {
  return { name, by: "clock", label, take: (desk) => desk.time.advance(seconds) };
}

function resolve(resolution: "release" | "refund", label: string): Step {
  return {
    name: resolution,
    by: "staff",
    label,
    take: (desk, order) =>
      desk.as("ops_admin", "POST", `/admin/disputes/${order.dispute_id}/resolve`, {
        resolution,
        note: "Decided in the console.",
      }),
  };
}

const ship: Step = {
  name: "ship",
  by: "seller",
  label: "Seller hands it to the courier",
  take: (desk, order) =>
    desk.as(
      nameOf(desk, order, "seller") ?? "",
      "PUT",
      `/orders/${order.reference}/ship`,
      { tracking_number: order.tracking_number ?? order.reference },
    ),
};

const reason = { reason: "not_as_described", description: "Warnanya lain dari foto." };
const dispute = call("buyer", "PUT dispute", "Buyer disputes it", reason);
const confirm = call("buyer", "PUT confirm", "Buyer confirms: the money is released");

/** By status; the first is what goes well. */
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
    wait("two-days", "Two days pass without a word", 2 * DAY),
    call("buyer", "POST return-request", "Buyer asks to return it", reason),
    dispute,
  ],
  RETURN_REQUESTED: [
    call("seller", "PUT return-approve", "Seller takes it back"),
    call("seller", "PUT return-reject", "Seller refuses", { reason: "Sesuai deskripsi." }),
    dispute,
  ],
  RETURN_APPROVED: [
    call("buyer", "POST return-label", "Buyer takes a label for the way back"),
    courier("delivered", "Courier brings it back", "returnParcel"),
    call("seller", "PUT return-received", "Seller has it back: the buyer is refunded"),
  ],
  DISPUTED: [
    resolve("refund", "Staff refund the buyer"),
    resolve("release", "Staff pay the seller"),
  ],
};

/** The steps that can be taken now, by people whom the console may act as. */
export function stepsOf(desk: Desk, order: OrderView): Step[] {
  return (STEPS[order.status] ?? []).filter((step) => {
    if (step.name === "return-label" && order.returnParcel) return false;
    if (step.by === "buyer" || step.by === "seller") return nameOf(desk, order, step.by);
    if (step.name === "pay") return order.invoice_id;
    if (step.name.endsWith("-back")) return order.returnParcel;
    if (step.name.startsWith("courier")) return order.parcel;
    return true;
  });
}

function nameOf(desk: Desk, order: OrderView, party: "buyer" | "seller"): string | undefined {
  return Object.entries(desk.people()).find(([, { id }]) => id === order[`${party}_id`])?.[0];
}
