/** The console's hands: the API as one of the demo people, the companies' controls, and the clock. */
import type { Hono } from "hono";
import type postgres from "postgres";
import type { DemoUser } from "../stack/seed.ts";
import type { StackTime } from "../stack/time.ts";

export interface Desk {
  url: string;
  anonKey: string;
  sql: postgres.Sql;
  time: StackTime;
  /** Empty until the demo people have signed up. */
  people(): Record<string, DemoUser>;
  /** What the last click asked for, and which order it was about. */
  last: { about: string | undefined; calls: readonly MadeCall[] };
  /** A new click. */
  begin(about?: string): void;
  /** A call of the API as this demo person; what it answers, also when that is a refusal. */
  as(name: string, method: string, path: string, body?: unknown): Promise<Answer>;
  /** What happens outside: a path of the sandbox. */
  outside(path: string, body?: unknown): Promise<Answer>;
  /** What a company's control tells. */
  // deno-lint-ignore no-explicit-any
  look(path: string): Promise<any>;
}

export interface MadeCall {
  who: string;
  method: string;
  path: string;
  status: number;
  /** The sentence of a refusal. */
  refusal: string | undefined;
}

export interface Answer {
  status: number;
  // deno-lint-ignore no-explicit-any
  body: any;
}

interface Parts extends Pick<Desk, "url" | "anonKey" | "sql" | "time" | "people"> {
  emulators: Hono;
}

export function createDesk({ emulators, ...parts }: Parts): Desk {
  const { url, anonKey, people, time } = parts;
  const last: { about: string | undefined; calls: MadeCall[] } = { about: undefined, calls: [] };
  const note = (call: Omit<MadeCall, "refusal" | "status">, { status, body }: Answer) => {
    const refusal = status < 400 ? undefined : body?.error?.message ?? body?.error ?? "It failed.";
    last.calls.push({ ...call, status, refusal });
  };
  return {
    ...parts,
    last,
    begin(about) {
      Object.assign(last, { about, calls: [] });
    },
    async as(name, method, path, body) {
      const headers = {
        authorization: `Bearer ${anonKey}`,
        "x-user-token": people()[name]?.token ?? "",
        "content-type": "application/json",
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await read(await fetch(url + path, { method, headers, ...sent }));
      note({ who: name, method, path }, answer);
      if (method !== "GET") await time.settle();
      return answer;
    },
    async outside(path, body = {}) {
      const headers = { "content-type": "application/json" };
      const wish = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await read(await emulators.request(path, wish));
      note({ who: "outside", method: "POST", path: `/sandbox${path}` }, answer);
      await time.settle();
      return answer;
    },
    look: async (path) => (await emulators.request(path)).json(),
  };
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
