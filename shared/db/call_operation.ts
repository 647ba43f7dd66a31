import type { OperationName } from "./operations.ts";
import type { Connection } from "./pool.ts";
import { BEHIND } from "./replica.ts";

/** `first` is evaluated before it. BEHIND when there is a condition, and it does not hold. */
export async function callOperation(
  connection: Connection,
  operation: OperationName,
  args: Record<string, unknown>,
  { first = [], condition = "" }: { first?: string[]; condition?: string | undefined } = {},
): Promise<unknown> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `p_${name} => $${index + 1}`).join(", ");
  const values = given.map(([, value]) => toText(value));
  const columns = [...first, `${operation}(${list}) as result`];
  const statement = `select ${columns.join(", ")} ${condition}`;
  const [row] = await connection.bind(statement, values);
  return row ? row["result"] : BEHIND;
}

/** As Postgres reads the type of the parameter. Lists and objects are JSON: no operation takes a SQL array. */
function toText(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
