/** Test files that each take seconds and read only a part of the project. */
import type { Reader } from "./unchanged.ts";

interface SlowTests extends Reader {
  tests: readonly string[];
  reads: readonly string[];
}

/** What makes the database of every test. */
const DATABASE = [
  ".vitest.ts",
  "local/postgres",
  "local/process",
  "local/project.ts",
  "local/tools",
  "supabase",
  "tests/rehearsal",
  "tests/support/cluster.ts",
  "tests/support/global.ts",
  "tests/support/leftovers.ts",
  "tests/support/process_state.ts",
  "tests/support/server.ts",
];
const SERVICE = [
  "functions",
  "local",
  "shared",
  "tests/conventions",
  "tests/support",
  "tsconfig.json",
];

const slow = (name: string, reads: readonly string[], ...files: string[]): SlowTests => {
  const tests = files.map((file) => `tests/${file}.test.ts`);
  return { name, tests, reads: [...DATABASE, ...reads, ...tests] };
};

export const SLOW: readonly SlowTests[] = [
  // Each starts servers of its own and loads the whole schema several times.
  slow("the migrations", ["migrations"], "database/migrations", "database/push"),
  slow("new operations", SERVICE, "conventions/new_operation"),
  slow("results", SERVICE, "database/results"),
  slow("generated files", [...SERVICE, "docs/orders.md"], "database/generated"),
  slow("uploads", SERVICE, "conventions/uploads", "conventions/lazy_zod"),
];
