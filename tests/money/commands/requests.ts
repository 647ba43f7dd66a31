import * as fc from "fast-check";
import { ORDER_STATUSES } from "../../../shared/domain/order.ts";
import type { BookedOrder } from "../books.ts";
import { orderAction } from "../command.ts";
import { clientOf, DECIDED, within } from "../model.ts";
import type { Side } from "../model.ts";

/** Mostly a permitted side, sometimes any. */
const by = (...usual: Side[]): fc.Arbitrary<Side> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom<Side[]>("buyer", "seller", "staff", "stranger") },
  );

/** An operation of /orders/:id by any side, with a fixed body. */
const ask = (
  weight: number,
  words: string,
  [method, path]: ["PUT" | "POST", string],
  usual: Side[],
  body?: object | ((order: BookedOrder) => object),
) =>
  orderAction({
    weight,
    input: by(...usual),
    describe: (side) => `its ${side} ${words}`,
    run: async (model, order, side) => {
      const client = clientOf(model, order, side);
      const sent = typeof body === "function" ? body(order) : body;
      const asked = () => client.send(method, `/orders/${order.id}/${path}`, sent);
      within(await model.market.approved(asked), ...DECIDED);
    },
  });

export const confirm = ask(4, "confirms receipt", ["PUT", "confirm"], ["buyer"]);
export const cancel = ask(4, "cancels", ["PUT", "cancel"], ["buyer", "seller", "staff"], {});
const photos = ["https://images.example.com/bata.jpg"];
// With photos, which a seller needs: by then the buyer may have asked for a return.
export const dispute = ask(3, "disputes", ["PUT", "dispute"], ["buyer"], {
  reason: "Rusak",
  photos,
});
export const contest = ask(
  3,
  "contests the return",
  ["PUT", "dispute"],
  ["seller"],
  { reason: "Bukan barang saya", photos },
);
export const askReturn = ask(
  5,
  "asks to return it",
  ["POST", "return-request"],
  ["buyer"],
  { reason: "damaged" },
);
export const approveReturn = ask(3, "approves the return", ["PUT", "return-approve"], ["seller"]);
export const rejectReturn = ask(
  1,
  "rejects the return",
  ["PUT", "return-reject"],
  ["seller", "staff"],
  { reason: "Barang sesuai deskripsi" },
);
export const receiveReturn = ask(3, "has the return back", ["PUT", "return-received"], ["seller"]);

export const shipBack = ask(
  2,
  "sends the return by a courier of their own",
  ["PUT", "return-ship"],
  ["buyer"],
  ({ reference }) => ({ tracking_number: `RET-${reference}`, courier_code: "jnt" }),
);

export const askReturnLabel = orderAction({
  weight: 3,
  input: by("buyer", "seller", "staff"),
  describe: (side) => `its ${side} requests a return label`,
  run: async (model, order, side) => {
    const client = clientOf(model, order, side);
    within(await client.post(`/orders/${order.id}/return-label`), ...DECIDED, 503);
  },
});

/** Any status; those that move money come up more often. */
const anyStatus = fc.oneof(
  fc.constantFrom(...ORDER_STATUSES),
  fc.constantFrom("COMPLETED" as const, "REFUNDED" as const, "CANCELLED" as const),
);

/** A return or a dispute has a reason, as on its own route. */
const REASONS: Partial<Record<string, string>> = {
  RETURN_REQUESTED: "damaged",
  DISPUTED: "Rusak",
};

export const setStatus = orderAction({
  weight: 8,
  input: fc.record({ side: by("buyer", "seller", "staff"), status: anyStatus }),
  describe: ({ side, status }) => `its ${side} sets it to ${status}`,
  run: async (model, order, { side, status }) => {
    const client = clientOf(model, order, side);
    const reason = REASONS[status];
    const body = reason === undefined ? { status } : { status, reason };
    const put = () => client.put(`/orders/${order.id}/status`, body);
    // A seller who contests a return sends photos, which only the dispute's own route takes.
    const lacksPhotos = side === "seller" && status === "DISPUTED" ? [400] : [];
    within(await model.market.approved(put), ...DECIDED, ...lacksPhotos);
  },
});

/** The same dispute twice concurrently with one key, then again. */
export const disputeTwice = orderAction({
  weight: 1,
  input: fc.uuid(),
  describe: () => "its buyer's browser sends a dispute three times",
  run: async (model, order, key) => {
    const buyer = clientOf(model, order, "buyer");
    const headers = { "idempotency-key": key };
    const send = () => buyer.put(`/orders/${order.id}/dispute`, { reason: "Rusak" }, headers);
    for (const answer of [...await Promise.all([send(), send()]), await send()]) {
      within(answer, ...DECIDED);
    }
  },
});
