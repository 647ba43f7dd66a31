/** The money proof, short: every plot to its end and a few random runs, the same each time. `npm run money-proof` goes on for as long as it is told. */
import { expect, test } from "vitest";
import { examples } from "./commands/index.ts";
import { prove, tellFailure } from "./prove.ts";
import { createTally } from "./tally.ts";

const SEED = 20_261_121;
const RANDOM_RUNS = 2;

/** What has to have happened, or the proof was about less than it says. */
const ENDINGS = [
  "order COMPLETED, payment, release",
  "order COMPLETED, clawback, payment, release",
  "order COMPLETED, clawback, payment, payment_covered, release, suspense_applied, wrong_amount",
  "order REFUNDED, payment, refund",
  "order REFUNDED, payment, payment_covered, refund, suspense_applied, wrong_amount",
  "order CANCELLED, payment, refund",
  "order CANCELLED, payment, payment_covered, refund, suspense_applied, wrong_amount",
  "order CANCELLED, refund, wrong_amount",
  "order EXPIRED, refund",
  "order EXPIRED, refund, wrong_amount",
  "withdrawal PAID",
  "withdrawal FAILED",
  "withdrawal CANCELLED",
  "withdrawal EXPIRED",
  "withdrawal RETURNED",
];

test("whatever people, companies and the clock do, every rupiah is where it belongs", async () => {
  const tally = createTally();
  const found = await prove({
    runs: examples.length + RANDOM_RUNS,
    seed: SEED,
    onRun: tally.add,
  });
  if (found.failed) expect.fail(tellFailure(found));
  expect(tally.endings()).toEqual(expect.arrayContaining(ENDINGS));
}, 600_000);
