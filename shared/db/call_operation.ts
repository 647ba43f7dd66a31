import type { OperationName } from "./operations.ts";
import type { Connection } from "./pool.ts";
import { BEHIND } from "./replica.ts";

/** `first` is evaluated before it. */
export async function callOperation(
  connection: Connection,
  operation: OperationName,
  args: Record<string, unknown>,
  first: string[] = [],
): Promise<unknown> {
  const values: (string | null)[] = [];
  const columns = [...first, `${callText(operation, args, values)} as result`];
  const [row] = await connection.bind(`select ${columns.join(", ")}`, values);
  return row!["result"];
}

/** The results of several calls by one statement, in their order. BEHIND when there is a condition, and it does not hold. */
export async function callTogether(
  connection: Connection,
  operation: OperationName,
  calls: Record<string, unknown>[],
  condition = "",
): Promise<unknown[] | typeof BEHIND> {
  const values: (string | null)[] = [];
  const columns = calls.map((args, at) => `${callText(operation, args, values)} as result_${at}`);
  const [row] = await connection.bind(`select ${columns.join(", ")} ${condition}`, values);
  return row ? calls.map((_, at) => row[`result_${at}`]) : BEHIND;
}

/** The call with the next parameters, whose values it adds. */
function callText(
  operation: OperationName,
  args: Record<string, unknown>,
  values: (string | null)[],
): string {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name, value]) => `p_${name} => $${values.push(toText(value))}`);
  return `${operation}(${list.join(", ")})`;
}

/** As Postgres reads the type of the parameter. Lists and objects are JSON: no operation takes a SQL array. */
function toText(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
