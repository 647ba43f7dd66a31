import * as fc from "fast-check";
import { command } from "../command.ts";
import { within } from "../model.ts";
import { advance } from "../clock.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const wait = command({
  weight: 8,
  input: fc.constantFrom(
    MINUTE,
    16 * MINUTE,
    61 * MINUTE,
    5 * HOUR,
    25 * HOUR,
    49 * HOUR,
    8 * DAY,
    15 * DAY,
    // A number that no carrier scans ends the order.
    18 * DAY,
  ),
  describe: (seconds) =>
    `${seconds < DAY ? `${seconds / MINUTE} minutes` : `${seconds / HOUR} hours`} pass`,
  run: ({ market }, seconds) => advance(market, seconds),
});

export const run = command({
  weight: 6,
  input: fc.constant(null),
  describe: () => "the schedules run",
  run: ({ market }) => market.runDue(),
});

const API_FAULTS = {
  payment: [
    "create_invoice",
    "create_session",
    "get_invoice",
    "get_session",
    "get_payment",
    "list_invoices",
    "expire_invoice",
    "cancel_session",
    "create_refund",
    "list_refunds",
    "get_refund",
    "create_payout",
    "get_payout",
    "void_payout",
    "list_transactions",
    "callback",
  ],
  shipping: ["rates", "create_order", "cancel_order", "get_order", "callback"],
} as const;

const providers = fc.constantFrom("payment" as const, "shipping" as const);

export const apiFault = command({
  weight: 3,
  input: providers.chain((provider) =>
    fc.record({
      provider: fc.constant(provider),
      operation: fc.constantFrom(...API_FAULTS[provider]),
      kind: fc.constantFrom("error", "error", "timeout", "timeout_after_commit"),
      times: fc.integer({ min: 1, max: 2 }),
    })
  ),
  describe: ({ provider, operation, kind, times }) =>
    `the ${provider} provider will fail: ${operation}, ${kind}, ${times} x`,
  run: async ({ market }, fault) => void within(await market.sandbox("/faults", fault), 200),
});

export const callbackFault = command({
  weight: 3,
  input: fc.record({
    provider: providers,
    kind: fc.constantFrom("duplicate", "delay", "reorder"),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  describe: ({ provider, kind, times }) =>
    `the ${provider} provider's next ${times} callbacks: ${kind}`,
  run: async ({ market }, fault) => void within(await market.sandbox("/faults", fault), 200),
});

/** Until the end of the run: bookings whose first answer was lost stay undecided. */
export const rejectBookings = command({
  weight: 1,
  input: fc.constant(1_000),
  describe: () => "the shipping provider rejects every booking from now on",
  run: async ({ market }, times) => {
    const fault = { provider: "shipping", operation: "create_order", kind: "refuse", times };
    within(await market.sandbox("/faults", fault), 200);
  },
});
