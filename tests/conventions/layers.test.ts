import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./project.ts";

interface Mistake {
  rule: string;
  file: string;
  bad: string;
  good: string;
}

const MISTAKES: Mistake[] = [
  {
    rule: "layers",
    file: "shared/work/a.ts",
    bad: 'import { get } from "../../functions/orders/get.ts";',
    good: 'import { get } from "../http/endpoint.ts";',
  },
  {
    rule: "layers",
    file: "shared/work/b.ts",
    bad: 'export * from "../../local/deno.ts";',
    good: 'export * from "../errors.ts";',
  },
  {
    rule: "layers",
    file: "shared/providers/p.ts",
    bad: 'import { ok } from "../http/reply.ts";',
    good: 'import type { DatabaseClients } from "../db/client.ts";',
  },
  {
    rule: "layers",
    file: "functions/orders/c.ts",
    bad: 'await import("../wallet/balance.ts");',
    good: 'await import("./get.ts");',
  },
  {
    rule: "layers",
    file: "local/stack/d.ts",
    bad: 'import "../support/market.ts";',
    good: 'import "../../functions/orders/app.ts";',
  },
  {
    rule: "layers",
    file: "clients/js/src/e.ts",
    bad: 'import { ERRORS } from "../../../shared/errors.ts";',
    good: 'import type { paths } from "../../../dist/openapi.d.ts";\nimport "./time.ts";',
  },
  {
    rule: "pure-domain",
    file: "shared/domain/e.ts",
    bad: 'import { openDatabase } from "../db/client.ts";',
    good: 'import { ApiError } from "../errors.ts";\nimport "./money.ts";',
  },
  {
    rule: "database-client",
    file: "functions/orders/f.ts",
    bad: 'import type postgres from "postgres";',
    good: 'import { ok } from "../../shared/http/reply.ts";',
  },
  {
    rule: "transactions",
    file: "shared/work/g.ts",
    bad: "export const g = (sql: Sql) => sql.begin(() => {});",
    good: "export const g = (day: Day) => day.begin;",
  },
  {
    rule: "environment",
    file: "functions/orders/h.ts",
    bad: 'export const key = Deno.env.get("KEY");',
    good: "export const key = order.process;",
  },
  {
    rule: "environment",
    file: "shared/i.ts",
    bad: "export const key = globalThis.process.env;",
    good: "export interface Steps { process: string }",
  },
  {
    rule: "zod-namespace",
    file: "functions/orders/j.ts",
    bad: 'import { z } from "zod";',
    good: 'import * as z from "zod";',
  },
  {
    rule: "market-time",
    file: "functions/orders/k.ts",
    bad: "export const now = () => Date.now();",
    good: "export const at = (text: string) => Date.parse(text);",
  },
  {
    rule: "market-time",
    file: "shared/domain/l.ts",
    bad: "export const now = new Date();",
    good: "export const at = (text: string) => new Date(text);",
  },
];

let folder: string;
beforeAll(async () => {
  folder = await Deno.realPath(await Deno.makeTempDir());
  const plugin = "tests/conventions/layers.ts";
  write(plugin, await Deno.readTextFile(`${ROOT}/${plugin}`));
  write(
    "deno.json",
    JSON.stringify({ lint: { plugins: [`./${plugin}`], rules: { tags: [] } } }),
  );
});
afterAll(() => Deno.remove(folder, { recursive: true }));

test("each lint rule reports its mistake once and accepts the correct form", async () => {
  for (const { file, bad } of MISTAKES) write(file, bad);
  expect(await lint()).toEqual(
    MISTAKES.map(({ file, rule }) => `${file} conventions/${rule}`).sort(),
  );
  for (const { file, good } of MISTAKES) write(file, good);
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
  expect(new Set(MISTAKES.map(({ rule }) => rule))).toEqual(new Set(Object.keys(plugin.rules)));
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
