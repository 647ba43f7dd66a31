import postgres from "postgres";
import { passwordOf, readSecret } from "../../local/postgres/passwords.ts";

/** A physical backup: the files while they change, and the WAL that makes them consistent. */
export async function copyWhileRunning(dataDir: string, to: string, port: number): Promise<void> {
  const password = passwordOf("supabase_admin", readSecret(dataDir));
  const url = `postgresql://supabase_admin:${password}@127.0.0.1:${port}/postgres`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  // Until the session ends: a checkpoint of another copy might remove WAL that this one needs.
  const slot = `copy_${crypto.randomUUID().slice(0, 8)}`;
  await admin`select pg_create_physical_replication_slot(${slot}, true, true)`;
  await admin`select pg_backup_start('a copy', true)`;
  await shell(`cp -a '${dataDir}' '${to}'; rm -rf '${to}/pg_wal' '${to}/postmaster.pid'`);
  const [stopped] = await admin`select labelfile from pg_backup_stop(false)`;
  await shell(
    `cp -a '${dataDir}/pg_wal' '${to}/pg_wal'; cp -a '${dataDir}.password' '${to}.password'`,
  );
  const label = `${to}/backup_label`;
  await Deno.writeTextFile(label, stopped!["labelfile"]);
  const { uid, gid } = await Deno.stat(to);
  await Deno.chown(label, uid, gid);
  await admin.end();
}

/** A file that Postgres removes during the copy may be missing: the WAL covers it. */
const shell = (line: string) =>
  new Deno.Command("sh", { args: ["-c", line], stdout: "null", stderr: "null" }).output();
