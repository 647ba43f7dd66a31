import { BUDGET, budgetOf } from "./deploy/budget.ts";
import { measureStarts, type Start } from "./deploy/cold_start.ts";
import { withCluster, withDatabase } from "./database.ts";

const starts = await withCluster((cluster) =>
  withDatabase(cluster, ({ postgres }) => {
    const database = new URL(postgres).pathname.slice(1);
    return measureStarts((role) => cluster.url(role, database), { rounds: 9 });
  })
);
const table = [
  "| function | uploaded | first answer | × bare | of the database | × bare |",
  "|---|--:|--:|--:|--:|--:|",
  ...[starts.bare, ...starts.functions].map(rowOf),
].join("\n");
await Deno.writeTextFile(BUDGET, `${JSON.stringify(budgetOf(starts), null, 2)}\n`);
console.log(table);

function rowOf({ name, bytes, answer, asked }: Start): string {
  const { bare } = starts;
  const cells = [...cellsOf(answer, bare.answer), ...cellsOf(asked, bare.asked)];
  return `| ${[name, `${Math.round(bytes / 1024)} KB`, ...cells].join(" | ")} |`;
}

function cellsOf(mine: number | undefined, its: number): string[] {
  return mine === undefined ? ["", ""] : [`${Math.round(mine)} ms`, (mine / its).toFixed(1)];
}
