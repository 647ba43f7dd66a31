import { defineConfig } from "vitest/config";
import { OWN_MODULES, PATIENCE } from "./.vitest.ts";

// Beside .vitest.ts, because these need a Chromium: npm run browser.
// Only when they are asked for: they write docs/*.png.
const PICTURES = "tests/browser/screenshots.test.ts";
const isTaking = Boolean(Deno.env.get("SCREENSHOTS"));

export default defineConfig({
  test: {
    include: isTaking ? [PICTURES] : ["tests/browser/**/*.test.ts"],
    exclude: isTaking ? [] : [PICTURES],
    globalSetup: ["tests/browser/panel/global.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: PATIENCE,
    maxWorkers: 2,
    silent: "passed-only",
    experimental: OWN_MODULES,
  },
});
