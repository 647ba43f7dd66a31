/** The contract's order transitions, written by hand: "from to" and the actors. The table in SQL is compared with it. */
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
  "SHIPPED CANCELLED": "staff provider clock",
  "SHIPPED COMPLETED": "buyer",
  "SHIPPED REFUNDED": "staff",
  "SHIPPED DISPUTED": "buyer",
  "DELIVERED COMPLETED": "buyer clock",
  "DELIVERED RETURN_REQUESTED": "buyer",
  "DELIVERED REFUNDED": "staff",
  "DELIVERED DISPUTED": "buyer provider",
  "RETURN_REQUESTED RETURN_APPROVED": "seller staff clock",
  "RETURN_REQUESTED DELIVERED": "seller staff",
  "RETURN_REQUESTED COMPLETED": "buyer parties",
  "RETURN_REQUESTED REFUNDED": "staff",
  "RETURN_REQUESTED DISPUTED": "buyer provider",
  "RETURN_APPROVED RETURN_RECEIVED": "seller staff clock",
  "RETURN_APPROVED COMPLETED": "clock staff parties",
  "RETURN_APPROVED REFUNDED": "staff",
  "RETURN_APPROVED DISPUTED": "buyer seller provider",
  "RETURN_RECEIVED REFUNDED": "clock",
  "DISPUTED COMPLETED": "staff portal parties",
  "DISPUTED REFUNDED": "staff portal",
};

/** The actors of a transition; none where it is not allowed. */
export const agreed = (from: string, to: string): string[] =>
  AGREED[`${from} ${to}`]?.split(" ") ?? [];

/** Every allowed transition, as "from to actor". */
export const agreedSteps: string[] = Object.entries(AGREED).flatMap(([row, actors]) =>
  actors.split(" ").map((actor) => `${row} ${actor}`)
);
