import type { OperationName } from "./operations.ts";
import type { Connection } from "./pool.ts";
import { BEHIND } from "./replica.ts";

/** Evaluates `first` before the operation. */
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

/** The results of several calls in one statement, in their order. BEHIND if the condition does not hold. */
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

/** The call with the next parameters; adds their values. */
function callText(
  operation: OperationName,
  args: Record<string, unknown>,
  values: (string | null)[],
): string {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name, value]) => `p_${name} => $${values.push(toText(value))}`);
  return `${operation}(${list.join(", ")})`;
}

/** In the parameter's Postgres format. Lists and objects are JSON: no operation takes a SQL array. */
function toText(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
