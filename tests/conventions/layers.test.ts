import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";

const MISTAKES: [rule: string, file: string, bad: string, good: string][] = [
  [
    "layers",
    "shared/work/a.ts",
    'import { get } from "../../functions/orders/get.ts";',
    'import { get } from "../http/endpoint.ts";',
  ],
  [
    "layers",
    "shared/providers/p.ts",
    'import { ok } from "../http/reply.ts";',
    'import type { DatabaseClients } from "../db/client.ts";',
  ],
  [
    "layers",
    "functions/orders/c.ts",
    'await import("../wallet/balance.ts");',
    'await import("./get.ts");',
  ],
  [
    "layers",
    "local/stack/d.ts",
    'import "../../tests/support/market.ts";',
    'import "../../functions/orders/app.ts";',
  ],
  [
    "layers",
    "clients/js/src/e.ts",
    'import { ERRORS } from "../../../shared/errors.ts";',
    'import type { paths } from "../../../dist/openapi.d.ts";\nimport "./time.ts";',
  ],
  [
    "pure-domain",
    "shared/domain/e.ts",
    'import { openDatabase } from "../db/client.ts";',
    'import { ApiError } from "../errors.ts";\nimport "./money.ts";',
  ],
  [
    "database-client",
    "functions/orders/f.ts",
    'import type postgres from "postgres";',
    'import { ok } from "../../shared/http/reply.ts";',
  ],
  [
    "transactions",
    "shared/work/g.ts",
    "export const g = (sql: Sql) => sql.begin(() => {});",
    "export const g = (day: Day) => day.begin;",
  ],
  [
    "environment",
    "functions/orders/h.ts",
    'export const key = Deno.env.get("KEY");',
    "export const key = order.process;",
  ],
  [
    "zod-namespace",
    "functions/orders/j.ts",
    'import { z } from "zod";',
    'import * as z from "zod";',
  ],
  [
    "market-time",
    "functions/orders/k.ts",
    "export const now = () => Date.now();",
    "export const at = (text: string) => Date.parse(text);",
  ],
];

let folder: string;
beforeAll(async () => {
  folder = await Deno.realPath(await Deno.makeTempDir());
  const plugin = "tests/conventions/layers.ts";
  write(plugin, await Deno.readTextFile(`${PROJECT_ROOT}/${plugin}`));
  write(
    "deno.json",
    JSON.stringify({ lint: { plugins: [`./${plugin}`], rules: { tags: [] } } }),
  );
});
afterAll(() => Deno.remove(folder, { recursive: true }));

test("each lint rule reports its mistake once and accepts the correct form", async () => {
  for (const [, file, bad] of MISTAKES) write(file, bad);
  expect(await lint()).toEqual(
    MISTAKES.map(([rule, file]) => `${file} conventions/${rule}`).sort(),
  );
  for (const [, file, , good] of MISTAKES) write(file, good);
  expect(await lint()).toEqual([]);
});

test("Deno may be used in functions/*/index.ts and in local/", async () => {
  write("functions/orders/index.ts", "Deno.serve(() => new Response());");
  write("local/m.ts", "console.log(Deno.env, Date.now());");
  write("shared/http/n.ts", "export const now = () => Date.now();");
  expect(await lint()).toEqual([]);
});

test("every lint rule has an example of its mistake", async () => {
  const { default: plugin } = await import("./layers.ts");
  expect(new Set(MISTAKES.map(([rule]) => rule))).toEqual(new Set(Object.keys(plugin.rules)));
});

function write(file: string, text: string): void {
  const path = `${folder}/${file}`;
  Deno.mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  Deno.writeTextFileSync(path, `${text}\n`);
}

async function lint(): Promise<string[]> {
  const args = ["lint", "--json", "functions", "shared", "local", "tools", "clients"].filter((
    name,
  ) => name.startsWith("-") || name === "lint" || existing(name));
  const command = new Deno.Command(Deno.execPath(), { args, cwd: folder });
  const { stdout, stderr } = await command.output();
  const said = new TextDecoder().decode(stdout);
  if (!said.startsWith("{")) throw new Error(said + new TextDecoder().decode(stderr));
  const report: { diagnostics: { code: string; filename: string }[]; errors: unknown[] } = JSON
    .parse(said);
  expect(report.errors).toEqual([]);
  return report.diagnostics.map(({ code, filename }) =>
    `${new URL(filename).pathname.slice(folder.length + 1)} ${code}`
  ).sort();
}

function existing(name: string): boolean {
  try {
    return Deno.statSync(`${folder}/${name}`).isDirectory;
  } catch {
    return false;
  }
}
