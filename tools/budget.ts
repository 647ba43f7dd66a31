import { join } from "node:path";
import { parseArgs } from "node:util";
import { BUDGET, type Budget, budgetOf, readBudget } from "./deploy/budget.ts";
import { bundle } from "./deploy/bundle.ts";
import { measureStarts, type Start } from "./deploy/cold_start.ts";
import type { Taken } from "./deploy/stopwatch.ts";
import { PROJECT_ROOT } from "../local/project.ts";
import { withCluster, withDatabase } from "./database.ts";

// `--sizes` writes only the sizes, in seconds.
const { values: options } = parseArgs({
  args: Deno.args,
  options: { sizes: { type: "boolean" }, rounds: { type: "string", default: "9" } },
});
const PAGE = join(PROJECT_ROOT, "docs", "deploy.md");
const page = await Deno.readTextFile(PAGE);
await (options.sizes ? writeSizes() : measure());

async function measure(): Promise<void> {
  const rounds = Number(options.rounds);
  const starts = await withCluster((cluster) =>
    withDatabase(cluster, ({ postgres }) => {
      const database = new URL(postgres).pathname.slice(1);
      return measureStarts((role) => cluster.url(role, database), { rounds });
    })
  );
  const row = ({ name, bytes, answer, asked }: Start) => {
    const cells = [...cellsOf(answer, starts.bare.answer), ...cellsOf(asked, starts.bare.asked)];
    return `| ${[name, inKilobytes(bytes), ...cells].join(" | ")} |`;
  };
  const table = [
    "| function | uploaded | first answer | cpu × bare | of the database | cpu × bare |",
    "|---|--:|--:|--:|--:|--:|",
    ...[starts.bare, ...starts.functions].map(row),
  ].join("\n");
  await write(budgetOf(starts), page.replace(/^\| function \| uploaded [^]*?(?=\n\n)/m, table));
  console.log(table);
}

/** Only for functions that were measured before. */
async function writeSizes(): Promise<void> {
  const [budget, uploads] = await Promise.all([readBudget(), bundle()]);
  let sized = page;
  for (const { name, bytes } of uploads) {
    if (!budget[name]) {
      throw new Error(`${name} is new and must be measured: npm run budget`);
    }
    budget[name].bytes = bytes;
    sized = sized.replace(new RegExp(`^(\\| ${name} \\| )\\d+ KB`, "m"), `$1${inKilobytes(bytes)}`);
  }
  await write(budget, sized);
  console.log(`Wrote the sizes of ${uploads.length} functions.`);
}

function cellsOf(mine: Taken | undefined, its: Taken): string[] {
  return mine ? [`${Math.round(mine.wall)} ms`, (mine.cpu / its.cpu).toFixed(1)] : ["", ""];
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}

async function write(budget: Budget, page: string): Promise<void> {
  await Deno.writeTextFile(BUDGET, `${JSON.stringify(budget, null, 2)}\n`);
  await Deno.writeTextFile(PAGE, page);
}
