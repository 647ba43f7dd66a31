import { existsSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

// The main paths with their races and retries, and one of each provider's, held once more on uploads: the
// platform's runtime, and a transaction pooler.
const ON_UPLOADS = [
  "ai/categorize",
  "finance-outbox/run",
  "finances/balance",
  "jobs/minute",
  "ktp/submit",
  "listings/photos",
  "live-streams/chat",
  "notifications/email",
  "orders/confirm",
  "orders/create",
  "orders/idempotency",
  "push/send",
  "shipping/label",
  "shipping/booking",
  "wallet/withdrawals_create",
  "webhooks/invoices",
].map((path) => existing(`tests/functions/${path}.test.ts`));

// The tests of photos and files, held once more on the genuine Storage.
const ON_STORAGE = ["ktp/submit", "listings/photos", "shipping/label"]
  .map((path) => existing(`tests/functions/${path}.test.ts`));

// A test file that was renamed would be left out without a word.
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`.vitest.ts names ${file}, which does not exist.`);
  return file;
}

// Of a whole run on two cores, those of more than fifteen seconds. First, so that all workers end at about the same
// time, also in a fresh clone, which knows no durations.
const LONGEST = [
  "rehearsal/deploy",
  "rehearsal/new_operation",
  "rehearsal/upgrade",
  "rehearsal/walk",
  "rehearsal/release",
  "money/proof",
  "functions/orders/endings",
  "http/fuzz",
  "local/chaos",
  "simulation/simulation",
  "restore/drill",
  "local/idle",
  "local/recovery",
  "http/matrix",
  "local/readme",
  "functions/search/plans",
  "database/results",
  "local/stack",
  "functions/orders/locks",
  "database/migrations",
  "functions/orders/returns",
  "functions/jobs/refunds_send",
].map((path) => existing(`tests/${path}.test.ts`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(Deno.cwd(), moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// Deno loads the modules itself: vite would transform every file of the project again and again.
export const OWN_MODULES = { viteModuleRunner: false, nodeLoader: false };

/** A busy machine takes more than the usual second. */
export const PATIENCE = { poll: { timeout: 20_000 } };

const SET_UP = ["tests/support/process_state.ts", "tests/support/random.ts"];

const inProject = (name: string, settings: object) => ({
  test: {
    name,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    experimental: OWN_MODULES,
    setupFiles: SET_UP,
    expect: PATIENCE,
    isolate: false,
    ...settings,
  },
});

// `--mode rehearsal` (npm run rehearse). What it measures is processor time, or has a margin for a busy machine.
const rehearsal = {
  maxWorkers: 2,
  sequence: { sequencer: LongestFirst },
  projects: [
    inProject("uploads", {
      include: ["tests/rehearsal/**/*.test.ts", ...ON_UPLOADS],
      exclude: ["tests/rehearsal/superuser.test.ts", "tests/rehearsal/originals/**"],
      globalSetup: [
        "tests/support/global.ts",
        "tests/rehearsal/pooler.ts",
        "tests/rehearsal/uploads.ts",
      ],
    }),
    inProject("originals", {
      include: ["tests/rehearsal/originals/**/*.test.ts", ...ON_STORAGE],
      globalSetup: ["tests/support/global.ts", "tests/rehearsal/originals/setup.ts"],
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
  setupFiles: SET_UP,
  expect: PATIENCE,
  // A worker waits for PostgreSQL a part of its time: three keep two cores busy.
  maxWorkers: 3,
  isolate: false,
  experimental: OWN_MODULES,
  sequence: { sequencer: LongestFirst },
  // Races of many rounds on two busy cores.
  testTimeout: 300_000,
  hookTimeout: 180_000,
};

export default defineConfig(({ mode }) => ({ test: mode === "rehearsal" ? rehearsal : everyday }));
