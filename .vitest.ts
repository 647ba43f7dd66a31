import { defineConfig } from "vitest/config";

// The main paths with their races and retries, held once more through a transaction pooler.
const THROUGH_A_POOLER = [
  "live-streams/view",
  "orders/confirm",
  "orders/create",
  "orders/idempotency",
  "orders/sale",
  "payments/check",
  "wallet/crowd",
  "wallet/withdrawals_create",
].map((path) => `tests/functions/${path}.test.ts`);

// `--mode rehearsal` (npm run rehearse): what is slow, file by file, since some of it measures time.
const rehearsal = {
  include: ["tests/rehearsal/**/*.test.ts", ...THROUGH_A_POOLER],
  globalSetup: ["tests/support/global.ts", "tests/rehearsal/pooler.ts"],
  fileParallelism: false,
  testTimeout: 300_000,
};

const everyday = {
  include: ["tests/**/*.test.ts"],
  exclude: ["tests/rehearsal/**", "tests/browser/**"],
  globalSetup: ["tests/support/global.ts"],
  maxWorkers: 2,
  testTimeout: 180_000,
};

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "rehearsal" ? rehearsal : everyday),
    hookTimeout: 180_000,
  },
}));
