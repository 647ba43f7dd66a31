/** A second server that follows the first by its log, with a pooler of its own where one is installed. */
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { expect, inject } from "vitest";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { freePort } from "../../local/process/ports.ts";
import { startPgBouncer } from "./hosted.ts";
import { callTo, client } from "../support/client.ts";
import type { TestCluster } from "../support/cluster.ts";
import { ANON_KEY } from "../support/environment.ts";
import type { Market } from "../support/market.ts";
import { copyWhileRunning } from "../restore/physical_copy.ts";
import { uploadedFunctions } from "../support/uploaded.ts";

export interface Replica {
  /** For the functions. */
  url(role: string, database: string): string;
  /** Runs a statement on the replica as its superuser. */
  ask(statement: string): Promise<postgres.Row[]>;
  /** Sets one of its settings. */
  set(name: string, value: string): Promise<void>;
  /** Its commits come this much later. */
  lag(milliseconds: number): Promise<void>;
  /** Resolves when it replays nothing more. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Its server, and the sessions of a login. */
  processes(login: string): Promise<number[]>;
  kill(): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startReplica(primary: TestCluster): Promise<Replica> {
  const source = findInstallation(primary.dataDir).dataDir;
  const folder = await Deno.makeTempDir({
    dir: dirname(dirname(source)),
    prefix: "preloved-test-",
  });
  await Deno.chmod(folder, 0o755);
  const { dataDir, owner } = findInstallation(join(folder, "replica"));
  await copyWhileRunning(source, dataDir, primary.port);
  await follow(dataDir, primary);
  const port = await freePort();
  const start = () => startCluster({ dataDir, port, durable: false });
  const server: Cluster = await start();
  const pooler = await startPgBouncer({
    owner,
    serverPort: port,
    passwords: primary.passwords,
    // It would wait fifteen seconds after a login that failed.
    settings: { default_pool_size: 4, server_login_retry: 1 },
  });
  const ask = async (statement: string) => {
    const sql = postgres(server.adminUrl, { max: 1, onnotice: () => {} });
    try {
      return await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  const set = async (name: string, value: string) => {
    await ask(`alter system set ${name} = ${value}`);
    await ask("select pg_reload_conf()");
  };
  return {
    url: (role, database) => {
      const at = pooler?.port ?? port;
      return `postgresql://${role}:${primary.passwords[role]}@127.0.0.1:${at}/${database}`;
    },
    ask,
    set,
    lag: (milliseconds) => set("recovery_min_apply_delay", String(milliseconds)),
    pause: async () => {
      await ask("select pg_wal_replay_pause()");
      const state = () => ask("select pg_get_wal_replay_pause_state() as state");
      while ((await state())[0]!["state"] !== "paused") await sleep(20);
    },
    resume: async () => void await ask("select pg_wal_replay_resume()"),
    processes: async (login) => {
      const rows = await ask(`select pid from pg_stat_activity where usename = '${login}'`);
      return [runningPid(dataDir)!, ...rows.map(({ pid }) => pid as number)];
    },
    kill: () => Deno.kill(runningPid(dataDir)!, "SIGKILL"),
    start: async () => void await start(),
    close: async () => {
      await pooler?.stop();
      await dropCluster(dataDir);
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function follow(dataDir: string, { port, passwords }: TestCluster): Promise<void> {
  const login = `user=supabase_admin password=${passwords["supabase_admin"]}`;
  const source = `primary_conninfo = 'host=127.0.0.1 port=${port} ${login}'\n`;
  const { uid, gid } = await Deno.stat(dataDir);
  for (const [name, text] of [["standby.signal", ""], ["postgresql.auto.conf", source]] as const) {
    await Deno.writeTextFile(join(dataDir, name), text, { append: true });
    await Deno.chown(join(dataDir, name), uid, gid);
  }
}

export interface Page {
  listings: { id: string }[];
  total: number;
  next_cursor: string | null;
}

export const idsOf = ({ listings }: Page) => listings.map(({ id }) => id);

/** They read GET /listings of the function's upload, which has a replica. */
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
        // Asked last, because each read may leave it.
        if (await isServed(read) && (await events()).at(-1) !== "replica_left") return;
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

/** The arguments of one call of each operation that anon may execute. */
export const CALLS: Record<string, (known: { seller: string; stream: string }) => string> = {
  auth_user: ({ seller }) => `'${seller}'`,
  boosts_packages: () => "",
  feed_recently_sold: () => "5",
  health_get: () => "",
  listings_boosted: () => "5, 0",
  listings_browse: () => "'newest', null, 'Tas', 5, 0",
  listings_user: ({ seller }) => `'${seller}', 5, 0`,
  live_streams_get: ({ stream }) => `'${stream}'`,
  live_streams_list: () => "5, 0",
  live_streams_messages: ({ stream }) => `'${stream}', null, 0`,
  // Without a match, the words are corrected.
  search_listings: () => `'batikk', '{"gender":"female"}', 'relevance', 5, 0, true`,
  search_suggest: () => "'dre'",
};
