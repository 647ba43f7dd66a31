import { setTimeout as sleep } from "node:timers/promises";
import type { Hono } from "hono";
import type postgres from "postgres";
import type { TestUser } from "../stack/seed.ts";
import type { StackTime } from "../stack/time.ts";
import type { Journey } from "./journey.ts";

export interface Call {
  user: string;
  method: string;
  path: string;
  status: number;
  error: string | undefined;
}

export interface Answer {
  status: number;
  // deno-lint-ignore no-explicit-any
  body: any;
}

/** The test user who buys in the console. */
export const BUYER = "buyer";

export type Client = ReturnType<typeof createClient>;

/** For the effects of a call, unless a provider hangs. */
const LONGEST_WAIT_MS = 10_000;

/** The API as a test user, the emulators' control calls, and the calls of the last click. */
export function createClient({ emulators, ...options }: {
  url: string;
  anonKey: string;
  sql: postgres.Sql;
  time: StackTime;
  journey: Journey;
  /** Empty until the test users have signed up. */
  users(): Record<string, TestUser>;
  emulators: Hono;
}) {
  const { url, anonKey, users, time } = options;
  /** `at`: the path of the page that shows them. */
  const last: { at: string; calls: Call[] } = { at: "/", calls: [] };

  async function send(
    call: Pick<Call, "user" | "method" | "path">,
    request: Promise<Response> | Response,
  ): Promise<Answer> {
    const { status, body } = await answerOf(request);
    const error = status < 400 ? undefined : problemOf(body);
    last.calls.push({ ...call, status, error });
    if (call.method !== "GET") {
      await Promise.race([time.runDue(), sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    }
    return { status, body };
  }

  function request(user: string, method: string, path: string, body?: unknown) {
    const headers = {
      authorization: `Bearer ${anonKey}`,
      "x-user-token": users()[user]?.token ?? "",
      // The console is in English; the demo people read Indonesian.
      "accept-language": "en",
      "content-type": "application/json",
    };
    return fetch(url + path, { method, headers, body: JSON.stringify(body) });
  }

  return {
    ...options,
    last,
    /** Starts the record of a new click. */
    begin(at: string): void {
      Object.assign(last, { at, calls: [] });
    },
    /** Returns errors too. */
    as(user: string, method: string, path: string, body?: unknown): Promise<Answer> {
      return send({ user, method, path }, request(user, method, path, body));
    },
    /** For a page; the record leaves it out. Undefined when the call failed. */
    async see(user: string, path: string) {
      return (await answerOf(request(user, "GET", path))).body?.data;
    },
    control(path: string, body: unknown = {}, method = "POST"): Promise<Answer> {
      const headers = { "content-type": "application/json" };
      const init = { method, headers, body: JSON.stringify(body) };
      return send(
        { user: "outside", method, path: `/sandbox${path}` },
        emulators.request(path, init),
      );
    },
    // deno-lint-ignore no-explicit-any
    read: async (path: string): Promise<any> => (await emulators.request(path)).json(),
  };
}

async function answerOf(request: Promise<Response> | Response): Promise<Answer> {
  const response = await request;
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The message, with the fields that it is about. */
// deno-lint-ignore no-explicit-any
function problemOf(body: any): string {
  const details: { path: string; message: string }[] = body?.error?.details ?? [];
  const fields = details.map(({ path, message }) => `${path} ${message}`);
  const message = body?.error?.message ?? body?.error ?? body?.message ?? "It failed.";
  return [message, ...fields].join(" · ");
}
