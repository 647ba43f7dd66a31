import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import { groupNames } from "../../local/stack/groups.ts";
import { platformDeno } from "../deploy/runtime.ts";
import { OPENAPI_FILE } from "../openapi.ts";
import { TEST_ENV, vitest } from "../test.ts";
import { COMPILER, incremental } from "./type_check.ts";

export interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  remedy: string;
}

const deno = Deno.execPath();
const program = (path: string) => join(PROJECT_ROOT, "node_modules", ...path.split("/"));

/** Only in CI: it takes three times as long as the native compiler with the same declarations. */
const PLATFORM: Check = {
  name: "types, by the platform's Deno",
  command: [platformDeno(), "check", "--quiet", "--no-lock"]
    .concat(groupNames().map((name) => `functions/${name}/index.ts`)),
  env: { DENO_DIR: program(".cache/deno-platform") },
  remedy:
    "functions/ and shared/ must not use what the platform's Deno and its TypeScript 5.6 lack",
};

/** The slowest first, so that two workers finish at about the same time. */
export const checks: readonly Check[] = [
  {
    name: "conventions and schema rules",
    command: vitest("--reporter=dot", "tests/conventions", "tests/database"),
    env: TEST_ENV,
    remedy: "each message above names the file or the command",
  },
  {
    name: "types, as Deno sees them",
    command: [deno, "run", "-A", "tools/verify/type_check.ts"],
    remedy: "fix the types; after a change in supabase/schemas: npm run types",
  },
  {
    name: "types, as the platform's Deno sees them",
    command: [deno, "run", "-A", "tools/verify/type_check.ts", "platform"],
    remedy: "functions/ and shared/ must not use what the platform's Deno lacks",
  },
  {
    name: "dead code and circular imports",
    command: [
      ...["node", program("knip/bin/knip.js"), "--no-progress", "--cache"],
      ...["--files", "--dependencies", "--exports", "--cycles"],
    ],
    remedy: "delete it, or use it (an endpoint is listed in its group's app.ts); break the circle",
  },
  {
    name: "types, as editors see them",
    command: [...COMPILER.command, "-p", ".", ...incremental("tsc.json")],
    env: COMPILER.env,
    remedy: "fix the types; functions/ and shared/ must not use Deno",
  },
  {
    name: "lint and layers",
    command: [deno, "lint", "--quiet"],
    remedy: "each message above says where the code belongs",
  },
  {
    name: "clients of the last release",
    command: [deno, "run", "-A", "tools/breaks.ts"],
    remedy: "see above",
  },
  {
    name: "API reference",
    command: [deno, "run", "-A", program("@redocly/cli/bin/cli.js"), "lint", OPENAPI_FILE]
      .concat("--config", "tools/openapi/redocly.yaml"),
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    remedy: "mend the declaration, or give the rule's reason in tools/openapi/redocly.yaml",
  },
  {
    name: "locks of migrations",
    command: ["node", program("squawk-cli/js/bin/squawk"), "--no-error-on-unmatched-pattern"]
      .concat("migrations/*.sql"),
    remedy: "rewrite the statement, or write why it is safe and `-- squawk-ignore <rule>` above it",
  },
  {
    name: "format",
    command: [deno, "fmt", "--check"],
    remedy: "npm run fmt",
  },
  ...Deno.env.has("CI") ? [PLATFORM] : [],
];
