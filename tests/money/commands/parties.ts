/** What buyers, sellers and strangers ask of an order, whether it is their turn or not. */
import * as fc from "fast-check";
import { ORDER_STATUSES } from "../../../shared/domain/order.ts";
import { orderVerb } from "../step.ts";
import { DECIDED, speakAs, within } from "../world.ts";
import type { Side } from "../world.ts";

/** Mostly whoever may, sometimes anyone. */
const by = (...usual: Side[]): fc.Arbitrary<Side> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom<Side[]>("buyer", "seller", "staff", "stranger") },
  );

/** A verb of /orders/:id that takes a side, and a body that is always the same. */
const ask = (
  weight: number,
  words: string,
  [method, path]: ["PUT" | "POST", string],
  usual: Side[],
  body?: object,
) =>
  orderVerb({
    weight,
    wish: by(...usual),
    tell: (side) => `its ${side} ${words}`,
    act: async (world, order, side) => {
      const client = speakAs(world, order, side);
      within(await client.send(method, `/orders/${order.id}/${path}`, body), ...DECIDED);
    },
  });

export const confirm = ask(4, "confirms receipt", ["PUT", "confirm"], ["buyer"]);
export const cancel = ask(4, "cancels", ["PUT", "cancel"], ["buyer", "seller", "staff"], {});
export const dispute = ask(3, "disputes", ["PUT", "dispute"], ["buyer"], { reason: "Rusak" });
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

export const askReturnLabel = orderVerb({
  weight: 3,
  wish: by("buyer", "seller", "staff"),
  tell: (side) => `its ${side} asks for a return label`,
  act: async (world, order, side) => {
    const client = speakAs(world, order, side);
    within(await client.post(`/orders/${order.id}/return-label`), ...DECIDED, 503);
  },
});

/** Any status, but those in which money moves the most. */
const anyStatus = fc.oneof(
  fc.constantFrom(...ORDER_STATUSES),
  fc.constantFrom("COMPLETED" as const, "REFUNDED" as const, "CANCELLED" as const),
);

export const setStatus = orderVerb({
  weight: 8,
  wish: fc.record({ side: by("buyer", "seller", "staff"), status: anyStatus }),
  tell: ({ side, status }) => `its ${side} sets it to ${status}`,
  act: async (world, order, { side, status }) => {
    const client = speakAs(world, order, side);
    within(await client.put(`/orders/${order.id}/status`, { status }), ...DECIDED);
  },
});

/** The same dispute twice at once with one key, and again. */
export const disputeTwice = orderVerb({
  weight: 1,
  wish: fc.uuid(),
  tell: () => "its buyer's browser sends a dispute three times",
  act: async (world, order, key) => {
    const buyer = speakAs(world, order, "buyer");
    const headers = { "idempotency-key": key };
    const send = () => buyer.put(`/orders/${order.id}/dispute`, { reason: "Rusak" }, headers);
    for (const answer of [...await Promise.all([send(), send()]), await send()]) {
      within(answer, ...DECIDED);
    }
  },
});
