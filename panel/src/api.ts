/** The only way to the API: clients/js, with the session of supabase-js. */
import { createClient } from "@supabase/supabase-js";
import { operations } from "virtual:operations";
import { createMarket, dataOf, supabaseSession } from "../../clients/js/src/index.ts";
import type { Result } from "../../clients/js/src/types.ts";
import { language, titleOf, wordOf } from "./words/index.ts";
import type { Config, Operation, Row } from "./types.ts";

export let supabase: ReturnType<typeof createClient>;
let market: ReturnType<typeof createMarket>;

let project: string;

/** Whether the page's policy lets it show the photo: a seller may give the address of another host. */
export const isShown = (photo: string) => photo.startsWith(`${project}/`);

export function connect({ url, key, region }: Config): void {
  project = url;
  supabase = createClient(url, key);
  const session = supabaseSession(supabase.auth);
  // A person waits: the usual Retry-After of a 503 is 5 seconds; a longer one is shown as a message.
  const patience = { tries: 3, longestWait: 5 };
  market = createMarket({ url: `${url}/functions/v1`, key, region, session, ...patience });
}

/** In every tab of this browser. */
export const signOut = () => void supabase.auth.signOut({ scope: "local" });

export const operationOf = (id: string): Operation => {
  const found = operations[id];
  if (!found) throw new Error(`No operation ${id}`);
  return found;
};

/** The name of an audit log line's action. */
export const actionOf = (id: string): string =>
  operations[id] ? titleOf(id, operations[id]) : wordOf(id);

export interface Given {
  path?: Row;
  query?: Row;
  body?: unknown;
  reason?: string;
  isDryRun?: boolean;
  /** The same id again after a lost answer, so that the action happens once. */
  requestId?: string;
  signal?: AbortSignal;
}

type Send = (path: string, init: object) => Promise<Result<unknown>>;

/** Calls an operation by its id; throws a MarketError. */
// deno-lint-ignore no-explicit-any
export const call = async (id: string, given?: Given): Promise<any> => dataOf(await ask(id, given));

/** A dry run: its answer, and the money that it would move. */
export async function attempt(id: string, given: Given): Promise<{ answer: Row; money: Row[] }> {
  const { data, error, body } = await ask(id, { ...given, isDryRun: true }) as Row;
  if (error) throw error;
  return { answer: data, money: [...body.money, ...data.preview?.money ?? []] };
}

/** A page of a list as CSV; the last one has no cursor. */
export async function csvPage(id: string, query: Row, signal: AbortSignal) {
  const answer = await ask(id, { query, signal });
  if (answer.error) throw answer.error;
  const { headers } = answer.response;
  const total = Number(headers.get("X-Total-Count"));
  return { text: String(answer.data), total, cursor: headers.get("X-Next-Cursor") ?? undefined };
}

async function ask(id: string, given: Given = {}): Promise<Result<unknown>> {
  const { method, path } = operationOf(id);
  const send = market[method] as unknown as Send;
  const query = { ...given.query, ...given.isDryRun && { dry_run: true } };
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (given.requestId) headers["X-Request-Id"] = given.requestId;
  if (given.reason) headers["X-Action-Reason"] = asHeader(given.reason);
  const { signal, body } = given;
  return await send(path, { params: { path: given.path, query }, body, headers, signal });
}

export const me = async () =>
  dataOf(await market.get("/auth/me", { headers: { "Accept-Language": language() } }));

/** The text's UTF-8 bytes, because a header has bytes. */
const asHeader = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
