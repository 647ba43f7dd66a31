import { defineConfig } from "vitest/config";

// Beside .vitest.ts, because these need a Chromium: npm run browser.
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    globalSetup: ["tests/browser/panel/global.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    silent: "passed-only",
  },
});
