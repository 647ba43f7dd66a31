/** Reads the executed plan of every statement inside an operation, through auto_explain. */
import postgres from "postgres";
import type { TestDatabase } from "./database.ts";

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Node[];
}

export interface Work {
  /** Tables that were scanned sequentially. */
  wholeTables: string[];
  /** Rows that one scan read in all its loops, by table; the most, where there are several scans. */
  read: Record<string, number>;
  /** Rows of the largest sort. */
  sorted: number;
  /** Rows read from tables and indexes. */
  touched: number;
  /** Pages that the whole statement read, also those of catalogs while it planned. */
  pages: number;
  /** Statements that read a table, including those inside functions. */
  statements: number;
  /** The plpgsql function and line of each plan that was made; not of dynamic SQL, whose plans are never kept. */
  planned: string[];
  /** The first column of the first row. */
  // deno-lint-ignore no-explicit-any
  answer: any;
}

/** Runs statements as the anon client, as this caller or as service_role, and returns their work. */
export function watchPlans(database: Pick<TestDatabase, "url">, caller?: string) {
  const plans: Node[] = [];
  const planned: string[] = [];
  const sql = postgres(database.url("supabase_admin"), {
    max: 1,
    prepare: false,
    onnotice: ({ message = "", where = "" }) => {
      if (message === "PLANNER STATISTICS") planned.push(...placeOf(where));
      const json = message.split("plan:\n")[1];
      if (json) plans.push(JSON.parse(json)["Plan"]);
    },
  });
  const ready = sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_buffers = on;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;
    set jit = off;
    set log_planner_stats = on;
    set client_min_messages = log;
    set log_min_messages = panic;
    ${roleOf(caller)}`).simple();
  return {
    run: async (statement: string): Promise<Work> => {
      await ready;
      plans.length = planned.length = 0;
      const [row] = await sql.unsafe(statement);
      return { ...workOf(plans), planned: [...planned], answer: Object.values(row ?? {})[0] };
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function roleOf(caller: string | undefined): string {
  if (caller === undefined || caller === "service_role") return `set role ${caller ?? "anon"}`;
  return `set role authenticated; set request.jwt.claims = '${JSON.stringify({ sub: caller })}'`;
}

/** The innermost function of an error context, and its line. */
function placeOf(context: string): string[] {
  const place = context.split("\n").find((line) => /^(PL\/pgSQL|SQL) function /.test(line));
  const keepsPlan = /^PL\/pgSQL function ((?!.* at .*EXECUTE).*)/.exec(place ?? "");
  return keepsPlan ? [keepsPlan[1]!] : [];
}

function workOf(plans: Node[]): Omit<Work, "answer" | "planned"> {
  const nodes = plans.flatMap(flatten);
  const scans = nodes.filter((node) => /Scan$/.test(node["Node Type"]) && isOfTable(node));
  return {
    wholeTables: scans.filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"]!),
    read: scans.reduce(
      (most, node) => ({
        ...most,
        [node["Relation Name"]!]: Math.max(most[node["Relation Name"]!] ?? 0, rowsOf(node)),
      }),
      {} as Record<string, number>,
    ),
    sorted: Math.max(0, ...nodes.filter((node) => /Sort$/.test(node["Node Type"])).map(inputOf)),
    // The plan of the statement itself is reported last.
    pages: pagesOf(plans.at(-1)),
    touched: scans.reduce((sum, node) => sum + rowsOf(node), 0),
    statements: plans.filter((plan) => flatten(plan).some(isOfTable)).length,
  };
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
const pagesOf = (node?: Node) =>
  (node?.["Shared Hit Blocks"] ?? 0) + (node?.["Shared Read Blocks"] ?? 0);
const isOfTable = (node: Node) => node["Relation Name"] !== undefined;
const inputOf = (node: Node) => (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
const rowsOf = (node: Node) =>
  (node["Actual Loops"] ?? 1) *
  ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0));
