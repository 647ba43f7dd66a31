import type { Hono } from "hono";
import type postgres from "postgres";
import type { TestUser } from "../stack/seed.ts";
import type { StackTime } from "../stack/time.ts";

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

export type Client = ReturnType<typeof createClient>;

/** The API as a test user, the emulators' control calls, and the calls of the last click. */
export function createClient({ emulators, ...options }: {
  url: string;
  anonKey: string;
  sql: postgres.Sql;
  time: StackTime;
  /** Empty until the test users have signed up. */
  users(): Record<string, TestUser>;
  emulators: Hono;
}) {
  const { url, anonKey, users, time } = options;
  const last: { order: string | undefined; calls: Call[] } = { order: undefined, calls: [] };

  async function send(
    call: Pick<Call, "user" | "method" | "path">,
    request: Promise<Response> | Response,
  ): Promise<Answer> {
    const response = await request;
    const { status } = response;
    const body = await response.json().catch(() => undefined);
    const error = status < 400 ? undefined : body?.error?.message ?? body?.error ?? "It failed.";
    last.calls.push({ ...call, status, error });
    if (call.method !== "GET") await time.runDue();
    return { status, body };
  }

  return {
    ...options,
    last,
    /** Starts the record of a new click. */
    begin(order?: string): void {
      Object.assign(last, { order, calls: [] });
    },
    /** Returns errors too. */
    as(user: string, method: string, path: string, body?: unknown): Promise<Answer> {
      const headers = {
        authorization: `Bearer ${anonKey}`,
        "x-user-token": users()[user]?.token ?? "",
        "content-type": "application/json",
      };
      const init = { method, headers, ...body === undefined ? {} : { body: JSON.stringify(body) } };
      return send({ user, method, path }, fetch(url + path, init));
    },
    control(path: string, body: unknown = {}): Promise<Answer> {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const call = { user: "outside", method: "POST", path: `/sandbox${path}` };
      return send(call, emulators.request(path, init));
    },
    // deno-lint-ignore no-explicit-any
    read: async (path: string): Promise<any> => (await emulators.request(path)).json(),
  };
}
