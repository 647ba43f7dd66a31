import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import { platformDeno } from "../deploy/runtime.ts";
import { groupNames } from "../../local/stack/groups.ts";
import { TEST_ENV } from "../test/environment.ts";
import { SLOW } from "./slow_tests.ts";
import { COMPILER, incremental } from "./type_check.ts";
import { changedFiles, isUnchanged } from "./unchanged.ts";
import type { Reader, Tree } from "./unchanged.ts";

export interface Check extends Reader {
  command: string[];
  env?: Record<string, string>;
  remedy: string;
  /** Parts of it, which pass with it. */
  parts?: readonly Reader[];
}

/** The command of the check. If it looks at each file by itself, only at those that changed since it passed. */
export function narrowed(check: Check, tree: Tree | undefined): string[] {
  const changed = changedFiles(check, tree) ?? [];
  return changed.length === 0 ? check.command : [...check.command, "--permit-no-files", ...changed];
}

const deno = Deno.execPath();
const program = (path: string) => join(PROJECT_ROOT, "node_modules", ...path.split("/"));

/** All TypeScript of the project is in these. */
const CODE = [
  "functions",
  "shared",
  "local",
  "tools",
  "tests",
  "bench",
  "clients",
  "panel",
  "examples",
];

/** The slow ones first, so that two workers finish at about the same time. */
export function checksOf(tree: Tree | undefined): Check[] {
  return [conventions(tree), ...CHECKS, ...Deno.env.has("CI") ? [PLATFORM] : []];
}

/** Conventions read everything, documents too: all but the slow ones run each time. */
function conventions(tree: Tree | undefined): Check {
  const left = SLOW.filter((slow) => isUnchanged(slow, tree));
  const names = left.map(({ name }) => name).join(", ");
  return {
    name: "conventions and schema rules" + (names && `, without ${names}: unchanged`),
    command: [deno, "run", "-A", program("vitest/vitest.mjs"), "run", "--config", ".vitest.ts"]
      .concat("--reporter=dot", "tests/conventions", "tests/database")
      .concat(left.flatMap(({ tests }) => tests.map((file) => `--exclude=${file}`)))
      .concat(left.length === SLOW.length ? ["--mode", "no-server"] : []),
    env: TEST_ENV,
    remedy: "each message above names the file or the command",
    parts: SLOW.filter((slow) => !left.includes(slow)),
  };
}

const CHECKS: readonly Check[] = [
  {
    name: "types, as Deno sees them",
    command: [deno, "run", "-A", "tools/verify/type_check.ts"],
    remedy: "fix the types; after a change in supabase/schemas: npm run types",
    reads: [...CODE, ".vitest.ts", "tsconfig.json"],
  },
  {
    name: "types, as the platform's Deno sees them",
    command: [deno, "run", "-A", "tools/verify/type_check.ts", "platform"],
    remedy: "functions/ and shared/ must not use what Deno 2.1.4 lacks",
    reads: [
      "functions",
      "shared",
      "tools/deploy/runtime.ts",
      "local/postgres/binaries.ts",
      "tsconfig.json",
    ],
  },
  {
    name: "dead code",
    command: ["node", program("knip/bin/knip.js"), "--no-progress", "--cache"],
    remedy: "delete it, or use it: an endpoint is listed in its group's app.ts",
    reads: [...CODE, ".vitest.ts", ".vitest.browser.ts", "tsconfig.json"],
  },
  {
    name: "types, as editors see them",
    command: [...COMPILER.command, "-p", ".", ...incremental("tsc.json")],
    env: COMPILER.env,
    remedy: "fix the types; functions/ and shared/ must not use Deno",
    reads: ["functions", "shared", "clients", "examples", "tsconfig.json"],
  },
  {
    name: "lint and layers",
    command: [deno, "lint", "--quiet"],
    remedy: "each message above says where the code belongs",
    reads: CODE,
    each: { files: /\.[mc]?[jt]sx?$/, rules: ["tests/conventions/layers.ts"] },
  },
  {
    name: "locks of migrations",
    command: ["node", program("squawk-cli/js/bin/squawk"), "--no-error-on-unmatched-pattern"]
      .concat("migrations/*.sql"),
    remedy: "rewrite the statement, or write why it is safe and `-- squawk-ignore <rule>` above it",
    reads: ["migrations"],
  },
  {
    name: "format",
    command: [deno, "fmt", "--check"],
    remedy: "npm run fmt",
    reads: [...CODE, "tsconfig.json"],
  },
];

/** In CI only: it takes three times as long as the native compiler with the same declarations. */
const PLATFORM: Check = {
  name: "types, by the platform's Deno",
  command: [platformDeno(), "check", "--quiet", "--no-lock"]
    .concat(groupNames().map((name) => `functions/${name}/index.ts`)),
  env: { DENO_DIR: program(".cache/deno-2.1.4") },
  remedy: "functions/ and shared/ must not use what Deno 2.1.4 and its TypeScript 5.6 lack",
};
