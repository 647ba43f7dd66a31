import type { Client } from "./client.ts";
import { words } from "./layout.ts";
import type { OrderView } from "./order_queries.ts";
import {
  call,
  courier,
  invoice,
  type Party,
  resolve,
  review,
  staffDelivered,
  type Step,
  userOf,
} from "./steps.ts";

const reason = () => ({ reason: "not_as_described", description: "Warnanya lain dari foto." });
const photos = ["https://images.example.com/retur.jpg"];
const dispute = call("buyer", "PUT dispute", "Buyer disputes it", reason);
const confirm = call("buyer", "PUT confirm", "Buyer confirms: the money is released");
const cancel = call("buyer", "PUT cancel", "Buyer cancels");
const pay = invoice("pay", "Buyer pays the invoice");
const ship = call("seller", "PUT ship", "Seller hands it to the courier", (order) => ({
  tracking_number: order.tracking_number ?? order.reference,
}));
const label = call("buyer", "POST return-label", "Buyer gets a return label");
const returned = courier("delivered", "Courier returns it", "returnParcel");
const received = call(
  "seller",
  "PUT return-received",
  "Seller confirms the return: the buyer is refunded",
);
const contest: Step = {
  ...call("seller", "PUT dispute", "Seller contests what came back", () => ({
    reason: "Bukan barang saya",
    photos,
  })),
  name: "contest",
};
const other: Record<string, Party> = { buyer: "seller", seller: "buyer" };
const nameOf = (party: Party) => party === "buyer" ? "Buyer" : "Seller";

/** An offer that the buyer keeps it and gets half back; only the other one can accept it. */
function settlement({ settlement_id, offered_by }: OrderView): Step[] {
  const half = ({ item_price }: OrderView) => ({ refund_amount: Math.ceil(item_price / 2) });
  const offer = (by: Party) => ({
    ...call(by, "POST settlement", `${nameOf(by)} offers half back`, half),
    name: `offer-${by}`,
  });
  const by = other[offered_by ?? ""];
  if (!settlement_id || !by) return [offer("seller"), offer("buyer")];
  const accept = call(
    by,
    "POST settlement/accept",
    `${nameOf(by)} accepts half`,
    () => ({ settlement_id }),
  );
  return [{ ...accept, name: "accept" }, offer(by)];
}

function disputed(order: OrderView): Step[] {
  const by = order.is_answered ? undefined : other[order.disputed_by ?? ""];
  const answer = by && call(by, "PUT dispute/answer", `${nameOf(by)} answers the dispute`, () => ({
    description: "Barang sesuai deskripsi dan foto.",
    photos,
  }));
  const decisions = [
    resolve("refund", "Staff refund the buyer"),
    resolve("release", "Staff pay the seller"),
  ];
  const answers = answer ? [{ ...answer, name: "answer" }] : [];
  const offers = settlement(order);
  return order.settlement_id
    ? [...offers, ...answers, ...decisions]
    : [...answers, ...decisions, ...offers];
}

/** A parcel that will not arrive is a case of staff's, and for the buyer to dispute. */
function shipped({ parcel, parcel_status }: OrderView): Step[] {
  if (!parcel) return [dispute];
  if (parcel_status === "returned") return [dispute, staffDelivered];
  const travels = courier("dropping_off", "Courier is on the way");
  return [
    courier("delivered", "Courier delivers"),
    ...parcel_status === "dropping_off" ? [] : [travels],
    courier("returned", "Courier gives up and returns it"),
    dispute,
  ];
}

/** What can happen now; the first is the sensible one. */
function possible(order: OrderView): Step[] {
  const { status, returnParcel, return_status } = order;
  switch (status) {
    case "AWAITING_PAYMENT":
      return [...order.invoice_id ? [pay] : [], cancel];
    case "READY_TO_SHIP":
      return [ship, cancel];
    case "SHIPPED":
      return shipped(order);
    case "DELIVERED":
      return [
        confirm,
        call("buyer", "POST return-request", "Buyer requests a return", reason),
        dispute,
      ];
    case "RETURN_REQUESTED": {
      const approve = call("seller", "PUT return-approve", "Seller approves the return");
      const reject = call("seller", "PUT return-reject", "Seller rejects the return", () => ({
        reason: "Sesuai deskripsi.",
      }));
      return [
        ...order.settlement_id ? settlement(order) : [],
        approve,
        reject,
        dispute,
        ...order.settlement_id ? [] : settlement(order),
      ];
    }
    case "RETURN_APPROVED": {
      const isBack = return_status === "delivered";
      const onTheWay = returnParcel ? isBack ? [] : [returned] : [label];
      return [...onTheWay, received, contest, ...settlement(order)];
    }
    case "DISPUTED":
      return disputed(order);
    case "COMPLETED":
      return order.is_reviewed ? [] : [review];
    default:
      return [];
  }
}

/** The possible steps of test users, staff and providers, the sensible one first. */
export function stepsOf(client: Client, order: OrderView): Step[] {
  const steps = possible(order).filter(({ by }) =>
    by !== "buyer" && by !== "seller" || userOf(client, order, by) !== undefined
  );
  const { due_at, due_to } = order;
  if (!due_at || !due_to) return steps;
  const seconds = Math.max(
    1,
    Math.ceil((due_at.getTime() - client.time.now().getTime()) / 1000) + 1,
  );
  const wait = `Nobody acts in time: it becomes ${words(due_to)}`;
  return [...steps, {
    name: "wait",
    by: "clock",
    label: wait,
    seconds,
    run: () => Promise.resolve(),
  }];
}

/** As whom somebody looks at an order. */
export function roleOf(client: Client, order: OrderView, user: string): Step["by"] | undefined {
  if (user === "") return undefined;
  const party = (["buyer", "seller"] as const).find((each) => userOf(client, order, each) === user);
  return party ?? (user === "ops_admin" ? "staff" : undefined);
}

/** The main step of a person is an own one, of everybody together the sensible one. A paid invoice is the buyer's act. */
export function mainStep(steps: readonly Step[], role: Step["by"] | undefined): Step | undefined {
  if (role === undefined) return steps[0];
  return steps.find(({ by, name }) => by === role || role === "buyer" && name === "pay");
}
