import { defineConfig } from "vitest/config";

// `--mode rehearsal` (npm run rehearse) takes the slow ones, one after the other: some of them measure time.
export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "rehearsal"
      ? { include: ["tests/rehearsal/**/*.test.ts"], fileParallelism: false }
      : { include: ["tests/**/*.test.ts"], exclude: ["tests/rehearsal/**"], maxWorkers: 2 }),
    globalSetup: ["tests/support/global.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
