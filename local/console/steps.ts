import type { Answer, Client } from "./client.ts";
import { words } from "./layout.ts";
import type { OrderView } from "./order.ts";

type Party = "buyer" | "seller";

export interface Step {
  name: string;
  label: string;
  /** The party who must be a test user; providers and the clock act on every order. */
  by?: Party;
  run(client: Client, order: OrderView): Promise<Answer | void>;
  /** Instead of `run`: the seconds by which the clock moves. */
  seconds?: number;
}

/** `action` as in "PUT confirm": method and last part of the path. */
function call(
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

function courier(status: string, label: string, key: "parcel" | "returnParcel" = "parcel"): Step {
  return {
    name: `courier-${status}${key === "parcel" ? "" : "-back"}`,
    label,
    run: (client, order) => client.control(`/shipping/orders/${order[key]}/status`, { status }),
  };
}

const complaint = () => ({ reason: "not_as_described", description: "Warnanya lain dari foto." });
const dispute = call("buyer", "PUT dispute", "Buyer disputes it", complaint);
const cancel = call("buyer", "PUT cancel", "Buyer cancels");
const pay: Step = {
  name: "pay",
  label: "Buyer pays the invoice",
  run: (client, { invoice_id }) => client.control(`/payment/invoices/${invoice_id}/pay`),
};
const ship = call("seller", "PUT ship", "Seller hands it to the courier", (order) => ({
  tracking_number: order.tracking_number ?? order.reference,
}));

/** Steps of the parties and the courier; the first is the sensible one. Staff act in the panel. */
function possible({ status, invoice_id, parcel, returnParcel, return_status }: OrderView): Step[] {
  switch (status) {
    case "AWAITING_PAYMENT":
      return [...invoice_id ? [pay] : [], cancel];
    case "READY_TO_SHIP":
      return [ship, cancel];
    case "SHIPPED":
      return [...parcel ? [courier("delivered", "Courier delivers")] : [], dispute];
    case "DELIVERED":
      return [
        call("buyer", "PUT confirm", "Buyer confirms: the money is released"),
        call("buyer", "POST return-request", "Buyer requests a return", complaint),
        dispute,
      ];
    case "RETURN_REQUESTED":
      return [
        call("seller", "PUT return-approve", "Seller approves the return"),
        call("seller", "PUT return-reject", "Seller rejects the return", () => ({
          reason: "Sesuai deskripsi.",
        })),
        dispute,
      ];
    case "RETURN_APPROVED":
      return [
        ...returnParcel ? [] : [call("buyer", "POST return-label", "Buyer gets a return label")],
        ...returnParcel && return_status !== "delivered"
          ? [courier("delivered", "Courier returns it", "returnParcel")]
          : [],
        call("seller", "PUT return-received", "Seller confirms the return: the buyer is refunded"),
      ];
    default:
      return [];
  }
}

/** The possible steps, the sensible one first; the last one is to let the next deadline pass. */
export function stepsOf(client: Client, order: OrderView): Step[] {
  const steps = possible(order).filter(({ by }) => !by || userOf(client, order, by) !== undefined);
  const { due_at, due_to } = order;
  if (!due_at || !due_to) return steps;
  const left = Math.ceil((due_at.getTime() - client.time.now().getTime()) / 1000);
  return [...steps, {
    name: "wait",
    label: `Nobody acts in time: it becomes ${words(due_to)}`,
    seconds: Math.max(1, left + 1),
    run: () => Promise.resolve(),
  }];
}

/** The test user who is this party; undefined for the orders of others. */
function userOf(client: Client, order: OrderView, party: Party): string | undefined {
  return Object.entries(client.users()).find(([, { id }]) => id === order[`${party}_id`])?.[0];
}
