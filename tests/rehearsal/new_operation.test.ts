/** In a copy of the tree: what `npm run new` writes, and what docs/endpoint.md walks through, passes the checks untouched. */
import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withCluster, withDatabase } from "../../tools/database.ts";
import { operationOf, write } from "../../tools/new.ts";
import { typesOf } from "../../tools/types.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { read } from "../conventions/project.ts";
import { follow } from "./walkthrough.ts";

const COPIED = [
  "functions",
  "local",
  "tools",
  "shared",
  "supabase",
  "tests",
  "migrations",
  "docs",
  "bench",
  "clients",
];
const FILES = [
  "deno.json",
  "package.json",
  "tsconfig.json",
  ".vitest.ts",
  "CONTRIBUTING.md",
  "README.md",
];

const made = [
  ["notifications", "sample_write"],
  ["auth", "sample_read", "read"],
  ["wallet", "sample_list", "list"],
].map(operationOf);

const groups = [...made.map(({ group }) => group), "auth", "listings"];
const own = made.map(({ group, name }) => `tests/functions/${group}/${name}.test.ts`);
const walked = ["note", "own_note"].map((name) => `tests/functions/listings/${name}.test.ts`);

let copy: string;
beforeAll(async () => {
  copy = await Deno.realPath(await Deno.makeTempDir({ prefix: "preloved-new-" }));
  await Deno.chmod(copy, 0o755);
  for (const path of [...COPIED, ...FILES]) {
    cpSync(`${PROJECT_ROOT}/${path}`, `${copy}/${path}`, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  Deno.symlinkSync(`${PROJECT_ROOT}/node_modules`, `${copy}/node_modules`);
  for (const operation of made) write(operation, copy);
  follow(read("docs/endpoint.md"), copy);
  await withCluster((cluster) =>
    withDatabase(cluster, async ({ api }) => {
      for (const [file, text] of Object.entries(await typesOf(api))) {
        Deno.writeTextFileSync(`${copy}/${file}`, text);
      }
    }, { schemas: `${copy}/supabase/schemas` })
  );
}, 180_000);
afterAll(() => Deno.remove(copy, { recursive: true }));

test("types, lint and format pass", async () => {
  const apps = [...new Set(groups)].map((group) => `functions/${group}/app.ts`);
  expect(await deno("check", "--quiet", ...apps)).toBe("");
  expect(await deno("lint", "--quiet")).toBe("");
  expect(await deno("fmt", "--check", "functions", "tests", "local")).toBe("");
});

test(
  "the generated tests pass, and so do names, limits, the API reference, privileges and plans",
  async () => {
    const checks = ["names", "limits", "openapi", "reasons"].map((name) =>
      `tests/conventions/${name}.test.ts`
    );
    const rules = ["bodies", "policies", "catalog"].map((name) => `tests/database/${name}.test.ts`);
    expect(await vitest(...own, ...walked, ...checks, ...rules, "tests/functions/plans.test.ts"))
      .toBe("");
  },
  300_000,
);

test("each row of the matrix holds", async () => {
  expect(await vitest("tests/http/matrix.test.ts", "-t", "_sample_|listings_(own_)?note ")).toBe(
    "",
  );
}, 300_000);

const vitest = (...args: string[]) =>
  deno(
    "run",
    "-A",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config",
    ".vitest.ts",
    "--reporter=dot",
    ...args,
  );

async function deno(...args: string[]): Promise<string> {
  const how = { cwd: copy, env: { NO_COLOR: "1" } };
  const { success, text } = await output(Deno.execPath(), args, how);
  return success ? "" : text;
}
