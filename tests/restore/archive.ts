/** A server whose log is archived, lost with its disk, and restored to a second from backup and archive. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCluster } from "../../local/postgres/cluster.ts";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { freePort } from "../../local/process/ports.ts";
import { output } from "../../local/process/processes.ts";
import { copyWhileRunning } from "./physical_copy.ts";

/** A segment of the log is archived when it is full, or this old. The platform's is archived every two minutes. */
export const ARCHIVE_SECONDS = 2;

export interface Archived {
  /** Copies the files of the running server at this port. */
  backUp(port: number): Promise<void>;
  /** Kills the server and deletes its disk: what was not archived is gone. */
  lose(): Promise<void>;
  /** The last second whose commits are all in the archive. */
  lastSecond(): Date;
  /** Restores the disk as it was at this time. */
  restore(to: Date): Promise<void>;
}

/** Creates the server of `dataDir` and leaves it stopped; backup and archive are in `safe`. */
export async function archived(dataDir: string, safe: string): Promise<Archived> {
  const { dataDir: disk, owner } = findInstallation(dataDir);
  const [backup, log] = [join(safe, "backup"), join(safe, "log")];
  await Deno.mkdir(log, { recursive: true });
  if (owner) { for (const folder of [safe, log]) await Deno.chown(folder, owner.uid, owner.gid); }
  const start = async () => await startCluster({ dataDir, port: await freePort(), durable: true });
  await set(await start(), {
    archive_mode: "on",
    archive_command: `cp "%p" "${log}/%f.part" && mv "${log}/%f.part" "${log}/%f"`,
    archive_timeout: String(ARCHIVE_SECONDS),
  });
  return {
    backUp: (port) => copyWhileRunning(disk, backup, port),
    lose: async () => {
      Deno.kill(runningPid(disk)!, "SIGKILL");
      // Its children write until they notice.
      while (existsSync(disk)) await output("rm", ["-rf", disk]);
    },
    lastSecond: () => {
      const times = [...Deno.readDirSync(log)].filter(({ name }) => /^[0-9A-F]{24}$/.test(name))
        .map(({ name }) => Deno.statSync(join(log, name)).mtime!.getTime());
      return new Date(Math.floor(Math.max(...times) / 1000) * 1000 - 1000);
    },
    restore: async (to) => {
      const { success, text } = await output("cp", ["-a", backup, disk]);
      if (!success) throw new Error(text);
      const settings = [
        `restore_command = 'cp "${log}/%f" "%p"'`,
        // Here PostgreSQL does not read the "Z".
        `recovery_target_time = '${to.toISOString().replace("Z", "+00")}'`,
        "recovery_target_action = 'promote'\n",
      ].join("\n");
      await Deno.writeTextFile(join(disk, "postgresql.auto.conf"), settings, { append: true });
      await Deno.writeTextFile(join(disk, "recovery.signal"), "");
      if (owner) await Deno.chown(join(disk, "recovery.signal"), owner.uid, owner.gid);
      const restored = await start();
      await withConnection(restored.adminUrl, async (sql) => {
        const inRecovery = async () =>
          (await sql`select pg_is_in_recovery() as is`)[0]!["is"] as boolean;
        while (await inRecovery()) await sleep(50);
      });
      await set(restored, { restore_command: "", recovery_target_time: "" });
    },
  };
}

/** Sets these of the server's settings, and stops it. */
async function set(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  await withConnection(cluster.adminUrl, async (sql) => {
    for (const [name, value] of Object.entries(settings)) {
      await sql.unsafe(`alter system set ${name} = '${value}'`);
    }
  });
  await cluster.stop();
}
