import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

// The main paths with their races and retries, and one of each provider's, held once more on uploads: the
// platform's runtime, and a transaction pooler.
const ON_UPLOADS = [
  "ai/categorize",
  "finance-outbox/run",
  "jobs/minute",
  "ktp/secrecy",
  "ktp/submit",
  "listings/photos",
  "live-streams/chat",
  "live-streams/view",
  "notifications/email",
  "orders/confirm",
  "orders/create",
  "orders/idempotency",
  "orders/sale",
  "payments/check",
  "push/send",
  "shipping/label",
  "shipping/booking",
  "wallet/concurrency",
  "wallet/withdrawals_create",
  "webhooks/xendit",
].map((path) => existing(`tests/functions/${path}.test.ts`));

// A test file that was renamed would be left out without a word.
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`.vitest.ts names ${file}, which does not exist.`);
  return file;
}

const inProject = (name: string, settings: object) => ({
  test: { name, testTimeout: 300_000, hookTimeout: 180_000, ...settings },
});

// `--mode rehearsal` (npm run rehearse): what is slow, file by file, since some of it measures time.
const rehearsal = {
  fileParallelism: false,
  projects: [
    inProject("uploads", {
      include: ["tests/rehearsal/**/*.test.ts", ...ON_UPLOADS],
      exclude: ["tests/rehearsal/superuser.test.ts"],
      globalSetup: [
        "tests/support/global.ts",
        "tests/rehearsal/pooler.ts",
        "tests/rehearsal/uploads.ts",
      ],
    }),
    // The database's tests on a server like a hosted project's, as its owner postgres.
    inProject("hosted", {
      include: ["tests/database/**/*.test.ts", "tests/rehearsal/superuser.test.ts"],
      globalSetup: ["tests/rehearsal/server.ts"],
    }),
  ],
};

const everyday = {
  include: ["tests/**/*.test.ts"],
  exclude: ["tests/rehearsal/**", "tests/browser/**"],
  globalSetup: ["tests/support/global.ts"],
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig(({ mode }) => ({ test: mode === "rehearsal" ? rehearsal : everyday }));
