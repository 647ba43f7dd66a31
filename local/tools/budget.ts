/** `npm run budget`: writes what each function weighs and how long it takes to start, into local/deploy/budget.json and docs/deploy.md. */
import { join } from "node:path";
import { BUDGET, budgetOf } from "../deploy/budget.ts";
import { measureStarts } from "../deploy/cold_start.ts";
import type { Start } from "../deploy/cold_start.ts";
import type { Taken } from "../deploy/stopwatch.ts";
import { CLONE } from "../postgres/binaries.ts";
import { withCluster, withDatabase } from "./database.ts";

const PAGE = join(CLONE, "docs", "deploy.md");
const rounds = Number(Deno.args.find((arg) => arg.startsWith("--rounds="))?.split("=")[1] ?? "9");
const starts = await withCluster((cluster) =>
  withDatabase(cluster, ({ postgres }) => {
    const database = new URL(postgres).pathname.slice(1);
    return measureStarts((role) => cluster.url(role, database), { rounds });
  })
);
const budget = budgetOf(starts);
await Deno.writeTextFile(BUDGET, `${JSON.stringify(budget, null, 2)}\n`);

const { bare, functions } = starts;
const table = [
  "| function | uploaded | first answer | cpu × bare | of the database | cpu × bare |",
  "|---|--:|--:|--:|--:|--:|",
  ...[bare, ...functions].map(row),
].join("\n");
const page = await Deno.readTextFile(PAGE);
await Deno.writeTextFile(PAGE, page.replace(/^\| function \| uploaded [^]*?(?=\n\n)/m, table));
console.log(table);

function row({ name, bytes, answer, asked }: Start): string {
  const cells = (mine: Taken | undefined, its: Taken) =>
    mine ? [`${Math.round(mine.wall)} ms`, (mine.cpu / its.cpu).toFixed(1)] : ["", ""];
  const size = `${Math.round(bytes / 1024)} KB`;
  const all = [name, size, ...cells(answer, bare.answer), ...cells(asked, bare.asked)];
  return `| ${all.join(" | ")} |`;
}
