/** Tests that together take seconds and read only a part of the project. */
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
  "tools/database.ts",
  "supabase",
  "tests/rehearsal",
  "tests/support/cluster.ts",
  "tests/support/database.ts",
  "tests/support/global.ts",
  "tests/support/leftovers.ts",
  "tests/support/process_state.ts",
  "tests/support/server.ts",
];
const SERVICE = [
  "functions",
  "local",
  "tools",
  "shared",
  "tests/conventions",
  "tests/support",
  "tsconfig.json",
];

const slow = (name: string, reads: readonly string[], ...files: string[]): SlowTests => {
  const tests = files.map((file) => `tests/${file}.test.ts`);
  return { name, tests, reads: [...DATABASE, ...reads, ...tests] };
};

const EXPORT = ["export", "migration", "rows"].map((name) => `tools/${name}.ts`)
  .concat("tests/database/migration_edits.ts");
const GENERATED = ["orders_page", "types"].map((name) => `tools/${name}.ts`)
  .concat("docs/orders.md", "shared/db/types.ts", "tests/conventions/project.ts");

/** They ask the database alone. */
const RULES = [
  "behaviour",
  "catalog",
  "effects",
  "indexed_text",
  "inlined",
  "layout",
  "policies",
  "rate_limits",
  "realtime",
  "shared_reads",
  "splitting",
  "storage",
  "stripes",
  "temporary_objects",
].map((name) => `database/${name}`);

export const SLOW: readonly SlowTests[] = [
  // They load the whole schema four times, on servers of their own.
  slow("the migrations", ["migrations", ...EXPORT], "database/migrations", "database/push"),
  slow(
    "uploads",
    ["functions", "shared", "tools", "local/stack", "tsconfig.json"],
    "conventions/uploads",
  ),
  slow("generated files", GENERATED, "database/generated"),
  slow("the database's rules", ["tests/database", "tests/support/superuser.ts"], ...RULES),
  slow("results", SERVICE, "database/results"),
  slow("new operations", SERVICE, "conventions/new_operation"),
  slow("schemas of uploads", SERVICE, "conventions/lazy_zod"),
  slow(
    "the database and its callers",
    [...SERVICE, "docs/money.md"],
    ...["account_status", "books", "durability"].map((name) => `database/${name}`),
  ),
];
