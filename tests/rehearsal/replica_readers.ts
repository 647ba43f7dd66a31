/** Readers of GET /listings by the function's upload, which has a replica. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject } from "vitest";
import { callTo, client } from "../support/client.ts";
import { ANON_KEY } from "../support/environment.ts";
import type { Market } from "../support/market.ts";
import { uploadedFunctions } from "../support/uploaded.ts";
import type { Replica } from "./replica.ts";

export interface Page {
  listings: { id: string }[];
  total: number;
  next_cursor: string | null;
}

export const idsOf = ({ listings }: Page) => listings.map(({ id }) => id);

export interface Readers {
  read(query?: string): Promise<Page>;
  /** Reads until the replica is one that reads go to. */
  untilTaken(): Promise<void>;
  /**
   * Eight readers until the work ends. Each page has what was committed before, and its own total. Returns the slowest
   * answer in milliseconds.
   */
  readDuring(work: () => Promise<void>, committed?: Set<string>): Promise<number>;
  /** What the function has said about its replica since this many. */
  events(since?: number): Promise<string[]>;
  close(): Promise<void>;
}

export async function openReaders(market: Market, replica: Replica): Promise<Readers> {
  const database = new URL(market.database.url("preloved_anon")).pathname.slice(1);
  const url = replica.url("preloved_anon", database);
  const log: { event: string; fields: Record<string, unknown> }[] = [];
  const environment = { ...market.environment, DATABASE_REPLICA_POOL_URL: url };
  const { functions, close } = uploadedFunctions(inject("uploads")!, environment, log);
  const { token } = await market.user();
  const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": token };
  const reader = client(callTo(market.url, (request) => functions["listings"]!(request)), headers);

  const read = async (query = "limit=100"): Promise<Page> => {
    const { status, body } = await reader.get(`/listings?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const events = async (since = 0) => {
    // The log comes through a pipe.
    await sleep(100);
    const names = log.map(({ event }) => event).filter((name) => name.startsWith("replica_"));
    return names.slice(since);
  };
  /** Whether the replica has worked for a public read meanwhile. */
  const isServed = async (work: () => Promise<unknown>): Promise<boolean> => {
    const [before] = await replica.ask("select clock_timestamp()::text as time");
    await work();
    const [found] = await replica.ask(`
      select count(*)::int as count from pg_stat_activity
      where usename = 'preloved_anon' and datname = '${database}'
        and state_change > '${before!["time"]}'`);
    return found!["count"] > 0;
  };
  return {
    read,
    events,
    close,
    untilTaken: async () => {
      for (const end = Date.now() + 20_000;;) {
        await read();
        const isTaken = (await events()).at(-1) !== "replica_left";
        if (isTaken && await isServed(read)) return;
        if (Date.now() > end) throw new Error(`It is not taken: ${Deno.inspect(log.at(-1))}`);
      }
    },
    readDuring: async (work, committed = new Set()) => {
      const ending = new AbortController();
      let slowest = 0;
      const readOn = async () => {
        while (!ending.signal.aborted) {
          const [before, began] = [[...committed], performance.now()];
          const page = await read();
          slowest = Math.max(slowest, performance.now() - began);
          const seen = new Set(idsOf(page));
          expect(before.filter((id) => !seen.has(id))).toEqual([]);
          expect(page.total).toBe(seen.size);
        }
      };
      const reading = Promise.all(Array.from({ length: 8 }, readOn));
      await Promise.race([work().finally(() => ending.abort()), reading]);
      await reading;
      return slowest;
    },
  };
}
