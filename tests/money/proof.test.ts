import { expect, test } from "vitest";
import { examples } from "./commands/index.ts";
import { checkMoney, failureReport } from "./property.ts";
import { createCoverage } from "./coverage.ts";

const SEED = 20_261_121;
const RANDOM_RUNS = 2;

/** What has to have happened, or the proof was about less than it says. */
const ENDINGS = [
  "order COMPLETED, payment, release",
  "order COMPLETED, payment, settlement",
  "order COMPLETED, clawback, payment, release",
  "order COMPLETED, clawback, payment, payment_covered, release, suspense_applied, wrong_amount",
  "order REFUNDED, payment, refund",
  "order REFUNDED, payment, payment_covered, refund, suspense_applied, wrong_amount",
  "order CANCELLED, payment, refund",
  "order CANCELLED, payment, payment_covered, refund, suspense_applied, wrong_amount",
  "order CANCELLED, refund, wrong_amount",
  "order EXPIRED, refund",
  "order EXPIRED, refund, wrong_amount",
  "bundle CANCELLED",
  "bundle COMPLETED",
  "bundle COMPLETED, REFUNDED",
  "bundle EXPIRED",
  "refund PAID",
  "refund FAILED",
  "withdrawal PAID",
  "withdrawal FAILED",
  "withdrawal CANCELLED",
  "withdrawal EXPIRED",
  "withdrawal RETURNED",
];

test(
  "random commands of users, providers and the clock never break the money invariants",
  async () => {
    const coverage = createCoverage();
    const found = await checkMoney({
      runs: examples.length + RANDOM_RUNS,
      seed: SEED,
      onRun: coverage.add,
    });
    if (found.failed) expect.fail(failureReport(found));
    expect(coverage.endings()).toEqual(expect.arrayContaining(ENDINGS));
  },
  600_000,
);
