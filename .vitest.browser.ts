import { defineConfig } from "vitest/config";
import { OWN_MODULES } from "./.vitest.ts";

// Beside .vitest.ts, because these need a Chromium: npm run browser.
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    globalSetup: ["tests/browser/panel/global.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine takes more than the usual second.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    silent: "passed-only",
    experimental: OWN_MODULES,
  },
});
