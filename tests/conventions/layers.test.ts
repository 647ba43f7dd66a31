import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import plugin from "./layers.ts";

/** The right forms are those of the project, on which `npm run verify` runs the rules. */
const MISTAKES: [rule: string, file: string, text: string][] = [
  ["layers", "shared/work/a.ts", 'import "../../functions/orders/get.ts";'],
  ["layers", "shared/providers/b.ts", 'import { ok } from "../http/reply.ts";'],
  ["layers", "functions/orders/c.ts", 'await import("../wallet/balance.ts");'],
  ["layers", "local/stack/d.ts", 'import "../../tests/support/market.ts";'],
  ["layers", "clients/js/src/e.ts", 'import { ERRORS } from "../../../shared/errors.ts";'],
  ["pure-domain", "shared/domain/f.ts", 'import { openDatabase } from "../db/client.ts";'],
  ["database-client", "functions/orders/g.ts", 'import type postgres from "postgres";'],
  ["transactions", "shared/work/h.ts", "export const h = (sql: Sql) => sql.begin(() => {});"],
  ["environment", "functions/orders/i.ts", 'export const key = Deno.env.get("KEY");'],
  ["zod-namespace", "functions/orders/j.ts", 'import { z } from "zod";'],
  ["market-time", "functions/orders/k.ts", "export const now = () => Date.now();"],
];

test("each lint rule reports its mistake once", async () => {
  const folder = await Deno.realPath(await Deno.makeTempDir());
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  const write = async (file: string, text: string) => {
    await Deno.mkdir(dirname(`${folder}/${file}`), { recursive: true });
    await Deno.writeTextFile(`${folder}/${file}`, text);
  };
  // Its paths begin at the folder of the project.
  const own = "tests/conventions/layers.ts";
  await write(own, await Deno.readTextFile(`${PROJECT_ROOT}/${own}`));
  const lint = { plugins: [`./${own}`], include: MISTAKES.map(([, file]) => file) };
  await write("deno.json", JSON.stringify({ lint: { ...lint, rules: { tags: [] } } }));
  for (const [, file, text] of MISTAKES) await write(file, text);
  const { stdout } = await output(Deno.execPath(), ["lint", "--json"], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout);
  const found = diagnostics.map(({ code, filename }: { code: string; filename: string }) =>
    `${code} ${new URL(filename).pathname.slice(folder.length + 1)}`
  );
  expect(found.sort()).toEqual(
    MISTAKES.map(([rule, file]) => `conventions/${rule} ${file}`).sort(),
  );
  expect(new Set(MISTAKES.map(([rule]) => rule))).toEqual(new Set(Object.keys(plugin.rules)));
});
