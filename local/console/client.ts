import { setTimeout as sleep } from "node:timers/promises";
import type { Hono } from "hono";
import type postgres from "postgres";
import type { TestUser } from "../stack/seed.ts";
import type { StackTime } from "../stack/time.ts";
import type { Journey } from "./journey.ts";

export type Client = ReturnType<typeof createClient>;

/** For the effects of a call, unless a provider hangs. */
const LONGEST_WAIT_MS = 10_000;

/** The emulators' control calls, and reads by staff. */
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
  return {
    ...options,
    /** Undefined when the call failed. */
    async see(user: string, path: string) {
      const headers = {
        authorization: `Bearer ${anonKey}`,
        "x-user-token": users()[user]?.token ?? "",
      };
      const response = await fetch(url + path, { headers });
      return (await response.json().catch(() => undefined))?.data;
    },
    async control(path: string, body: unknown = {}, method = "POST"): Promise<void> {
      const headers = { "content-type": "application/json" };
      const init = { method, headers, body: JSON.stringify(body) };
      const response = await emulators.request(path, init);
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      await Promise.race([time.runDue(), sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    },
    // deno-lint-ignore no-explicit-any
    read: async (path: string): Promise<any> => (await emulators.request(path)).json(),
  };
}
