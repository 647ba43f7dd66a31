/** `npm run orders-page`: writes docs/orders.md, the transition table as people read it, a table and a diagram, from the rows themselves. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../postgres/binaries.ts";
import { withConnection } from "../postgres/connect.ts";
import { withCluster, withDatabase } from "./database.ts";

export const ORDERS_PAGE = "docs/orders.md";

interface Row {
  from: string;
  to: string;
  actor: string;
  /** The name of what must hold; null when nothing must. */
  must: string | null;
  effects: string[];
  minutes: number | null;
  counts_from: string;
  reminds: string | null;
  remind_minutes: number | null;
}

/** The page's whole text, from the transition table of this database and its functions' comments. */
export async function ordersPageOf(url: string): Promise<string> {
  const [rows, words] = await withConnection(url, (sql) =>
    Promise.all([
      sql<Row[]>`
        select from_status as from, to_status as to, actor, counts_from, reminds, precondition as must, effects,
          (select value::int from private.settings where name = after_setting) as minutes,
          (select value::int from private.settings where name = remind_setting) as remind_minutes
        from private.order_transitions order by from_status, to_status, actor`,
      sql<Word[]>`
        select proname as name, obj_description(oid, 'pg_proc') as meaning from pg_proc
        where pronamespace = 'private'::regnamespace and proname ~ '^(may|effect)_' order by proname`,
    ]));
  return [
    INTRODUCTION,
    diagram(rows),
    "## Every row\n",
    table(rows),
    CLOCK,
    deadlines(rows),
    "## The words\n",
    legend(words, rows),
  ].join("\n");
}

interface Word {
  name: string;
  meaning: string;
}

const INTRODUCTION = `# The life of an order

Written by \`npm run orders-page\` from \`private.order_transitions\`. What is not a row there cannot happen: the
guard, \`PUT /orders/:id/status\`, the deadlines and this page all read the same rows. Who gets what rupiah at
each end stands in [endings.md](endings.md).
`;

const CLOCK = `
## What time does

A deadline is a job that names the version of the state it was made for: once the order has moved, it is void.
Where time may not decide alone (its row has a condition that does not hold), staff get a case.
`;

function diagram(rows: readonly Row[]): string {
  const pairs = Map.groupBy(rows, ({ from, to }) => `${from} --> ${to}`);
  const lines = [...pairs].map(([pair, of]) => `  ${pair}: ${of.map(label).join(", ")}`);
  return ["```mermaid", "stateDiagram-v2", "  [*] --> AWAITING_PAYMENT: buyer", ...lines, "```", ""]
    .join("\n");
}

/** Parties for whom a step is the same share a line. */
function table(rows: readonly Row[]): string {
  const steps = Map.groupBy(
    rows,
    ({ from, to, must, effects }) =>
      `| ${from} | ${to} | % | ${must ?? ""} | ${effects.join(", ")} |`,
  );
  const lines = [...steps].map(([line, of]) => line.replace("%", of.map(label).join(", ")));
  return ["| from | to | by | if | and with it |", "|---|---|---|---|---|", ...lines].join("\n");
}

function legend(words: readonly Word[], rows: readonly Row[]): string {
  const used = new Set(
    rows.flatMap(({ must, effects }) => [
      ...must ? [`may_${must}`] : [],
      ...effects.map((name) => `effect_${name}`),
    ]),
  );
  return words.filter(({ name }) => used.has(name))
    .map(({ name, meaning }) => `- \`private.${name}\`: ${meaning}`).join("\n") + "\n";
}

function deadlines(rows: readonly Row[]): string {
  const lines = rows.filter(({ minutes }) => minutes !== null).map((row) => {
    const since = row.counts_from === "state" ? "it was entered" : "the carrier brought it back";
    const reminded = row.reminds ? `${row.reminds}, ${span(row.remind_minutes!)} before` : "";
    return `| ${row.from} | ${row.to} | ${span(row.minutes!)} after ${since} | ${reminded} |`;
  });
  return ["| from | to | when | who is reminded |", "|---|---|---|---|", ...lines, ""].join("\n");
}

function label({ actor, minutes }: Row): string {
  if (actor !== "clock") return actor;
  return minutes === null ? "at once" : `clock ${span(minutes)}`;
}

function span(minutes: number): string {
  if (minutes % 1440 === 0 && minutes > 2880) return `${minutes / 1440} d`;
  return minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} h` : `${minutes} min`;
}

if (import.meta.main) {
  const text = await withCluster((cluster) =>
    withDatabase(cluster, ({ api }) => ordersPageOf(api))
  );
  await Deno.writeTextFile(join(PROJECT_ROOT, ORDERS_PAGE), text);
  console.log(`Wrote ${ORDERS_PAGE}`);
}
