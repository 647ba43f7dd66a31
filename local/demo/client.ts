import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { readEntries } from "../console/orders.ts";
import { HOW_TO_START } from "../stack/running.ts";
import type { RunningStack } from "../stack/running.ts";

/** All entries of an order, with their sum. */
export async function ledgerTable(sql: postgres.Sql, orderId: string): Promise<string> {
  const entries = await readEntries(sql, orderId);
  const heads = ["transfer", "account", "amount", "balance after"];
  const rows = entries.map(({ kind, account, stripe, amount, balance_after }) => [
    kind,
    stripe === null ? account : `${account}, stripe ${stripe}`,
    grouped(amount),
    grouped(balance_after),
  ]);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const body = [heads, ...rows, ["", "sum", grouped(sum), ""]];
  const widths = heads.map((_, column) => Math.max(...body.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    "     " +
    row.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
    ).join("  ");
  const rule = "     " + widths.map((width) => "-".repeat(width)).join("  ");
  return [line(heads), rule, ...rows.map(line), rule, line(body.at(-1)!)].join("\n");
}

function grouped(amount: number): string {
  return amount.toLocaleString("en");
}

// deno-lint-ignore no-explicit-any
type Data = any;
type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Data>;

export function connect(stack: RunningStack) {
  const as = (name: string): Call => {
    const token = stack.users[name]?.token ?? "";
    return async (method, path, body, more = {}) => {
      const headers = { authorization: `Bearer ${stack.anon_key}`, "x-user-token": token, ...more };
      const answer = await send(stack.base_url + path, method, body, headers);
      console.log(`     ${name}: ${method} ${path} -> ${answer.status}`);
      if (answer.status >= 400) fail(answer.text);
      const parsed = JSON.parse(answer.text);
      return parsed.data ?? parsed;
    };
  };
  const sandbox = async (path: string, body: unknown = {}) => {
    const answer = await send(stack.sandbox_url + path, "POST", body, {});
    console.log(`     outside: POST /sandbox${path} -> ${answer.status}`);
    if (answer.status >= 400) fail(answer.text);
  };
  return { say, as, upload, sandbox, until };
}

async function upload(url: string, photo: Uint8Array): Promise<void> {
  const headers = { "content-type": "image/webp" };
  const response = await request(url, { method: "PUT", headers, body: photo as BodyInit });
  console.log(`     storage: PUT ${photo.length} bytes -> ${response.status}`);
  if (!response.ok) fail(await response.text());
  await response.body?.cancel();
}

function say(line: string): void {
  console.log(`\n${line}`);
}

/** Polls the order until callbacks and jobs have changed it. */
async function until(
  call: Call,
  orderId: string,
  isReached: (order: Data) => boolean,
): Promise<Data> {
  for (let tries = 0; tries < 100; tries++) {
    const order = await call("GET", `/orders/${orderId}`);
    if (isReached(order)) return order;
    await sleep(200);
  }
  return fail("The order did not reach the status in 20 seconds; see .local/<port>/functions.log.");
}

async function send(url: string, method: string, body: unknown, headers: Record<string, string>) {
  const response = await request(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    console.error(`No stack runs at ${new URL(url).origin}. ${HOW_TO_START}`);
    Deno.exit(1);
  }
}

function fail(reason: string): never {
  console.error(`\nThe demo stopped: ${reason}`);
  Deno.exit(1);
}
