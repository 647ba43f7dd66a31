/** What nobody decides: time passes, schedules run, companies fail. */
import * as fc from "fast-check";
import { verb } from "../step.ts";
import { within } from "../world.ts";
import { pass } from "../time.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const wait = verb({
  weight: 8,
  wish: fc.constantFrom(
    MINUTE,
    16 * MINUTE,
    61 * MINUTE,
    5 * HOUR,
    25 * HOUR,
    49 * HOUR,
    8 * DAY,
    15 * DAY,
  ),
  tell: (seconds) =>
    `${seconds < DAY ? `${seconds / MINUTE} minutes` : `${seconds / HOUR} hours`} pass`,
  act: ({ market }, seconds) => pass(market, seconds),
});

export const tick = verb({
  weight: 6,
  wish: fc.constant(null),
  tell: () => "the schedules run",
  act: ({ market }) => market.settle(),
});

const API_FAULTS = {
  payment: [
    "create_invoice",
    "get_invoice",
    "list_invoices",
    "expire_invoice",
    "create_payout",
    "get_payout",
    "void_payout",
    "callback",
  ],
  shipping: ["rates", "create_order", "cancel_order", "get_order", "callback"],
} as const;

const companies = fc.constantFrom("payment" as const, "shipping" as const);

export const apiFault = verb({
  weight: 3,
  wish: companies.chain((provider) =>
    fc.record({
      provider: fc.constant(provider),
      operation: fc.constantFrom(...API_FAULTS[provider]),
      kind: fc.constantFrom("error", "error", "timeout", "timeout_after_commit"),
      times: fc.integer({ min: 1, max: 2 }),
    })
  ),
  tell: ({ provider, operation, kind, times }) =>
    `the ${provider} company will fail: ${operation}, ${kind}, ${times} x`,
  act: async ({ market }, fault) => void within(await market.sandbox("/faults", fault), 200),
});

export const callbackFault = verb({
  weight: 3,
  wish: fc.record({
    provider: companies,
    kind: fc.constantFrom("duplicate", "delay", "reorder"),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  tell: ({ provider, kind, times }) => `the ${provider} company's next ${times} callbacks: ${kind}`,
  act: async ({ market }, fault) => void within(await market.sandbox("/faults", fault), 200),
});
