/** The agreed life of an order, typed here by hand: what the table in SQL is held against. */

/** "from to": by whom. The clock moves RETURN_RECEIVED on at once, so no order rests there. */
const AGREED: Record<string, string> = {
  "AWAITING_PAYMENT READY_TO_SHIP": "provider",
  "AWAITING_PAYMENT EXPIRED": "provider clock",
  "AWAITING_PAYMENT CANCELLED": "buyer seller staff",
  "EXPIRED READY_TO_SHIP": "provider",
  "CANCELLED READY_TO_SHIP": "provider",
  "READY_TO_SHIP SHIPPED": "seller provider",
  "READY_TO_SHIP CANCELLED": "buyer seller staff clock",
  "READY_TO_SHIP COMPLETED": "buyer",
  "READY_TO_SHIP DISPUTED": "buyer",
  "SHIPPED DELIVERED": "buyer staff provider clock",
  "SHIPPED COMPLETED": "buyer",
  "SHIPPED DISPUTED": "buyer",
  "DELIVERED COMPLETED": "buyer clock",
  "DELIVERED RETURN_REQUESTED": "buyer",
  "DELIVERED DISPUTED": "buyer",
  "RETURN_REQUESTED RETURN_APPROVED": "seller staff clock",
  "RETURN_REQUESTED DELIVERED": "seller staff",
  "RETURN_REQUESTED COMPLETED": "buyer",
  "RETURN_REQUESTED DISPUTED": "buyer",
  "RETURN_APPROVED RETURN_RECEIVED": "seller staff clock",
  "RETURN_APPROVED COMPLETED": "clock",
  "RETURN_RECEIVED REFUNDED": "clock",
  "DISPUTED COMPLETED": "staff portal",
  "DISPUTED REFUNDED": "staff portal",
};

/** Who may move an order from there to there; nobody, where it was not agreed. */
export const agreed = (from: string, to: string): string[] =>
  AGREED[`${from} ${to}`]?.split(" ") ?? [];

/** Every agreed step, as "from to actor". */
export const agreedSteps: string[] = Object.entries(AGREED).flatMap(([row, actors]) =>
  actors.split(" ").map((actor) => `${row} ${actor}`)
);
