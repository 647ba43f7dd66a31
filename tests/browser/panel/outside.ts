/** The world outside the market while staff sit at the panel: providers, their faults, and time. */
import postgres from "postgres";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { call, stack, STACK_FILE } from "../support.ts";

// deno-lint-ignore no-explicit-any
type Row = Record<string, any>;

/** A control call of the emulators. */
export async function control(path: string, body: object): Promise<Row> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(stack.sandbox_url + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}

export const look = async (path: string): Promise<Row> =>
  await (await fetch(stack.sandbox_url + path)).json();

export const later = (seconds: number) => control("/clock/advance", { seconds });
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Of the payment provider: every call, until the faults are cleared. */
export async function paymentsAreDown(): Promise<void> {
  const down = { provider: "payment", kind: "error", times: 10_000 };
  await control("/faults", down);
  await control("/faults", { ...down, operation: "callback" });
}

/** As the API says them. */
export const signals = async (): Promise<Row> =>
  (await call("administrator", "GET", "/admin/reliability")).body.data;

export async function orderOf(reference: string): Promise<Row> {
  const { body } = await call("ops_admin", "GET", `/admin/orders?order=${reference}`);
  return body.data.items[0];
}

async function inDatabase<T>(read: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { database_url } = JSON.parse(Deno.readTextFileSync(STACK_FILE));
  const sql = postgres(database_url, { max: 1 });
  try {
    return await read(sql);
  } finally {
    await sql.end();
  }
}

/** What `npm run verify-books` says. */
export const verify = () => inDatabase((sql) => verifyBooks(sql));

/** The numbers of all events that there are for the portal. */
export const eventNumbers = () =>
  inDatabase(async (sql) => {
    const rows = await sql<{ seq: number }[]>`select seq::integer from private.outbox order by seq`;
    return rows.map(({ seq }) => seq);
  });
