/** A second server that follows the first by its log, with a pooler of its own where one is installed. */
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { freePort } from "../../local/process/ports.ts";
import type { TestCluster } from "../support/cluster.ts";
import { copyWhileRunning } from "../support/physical_copy.ts";
import { startPgBouncer } from "./pgbouncer.ts";

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
