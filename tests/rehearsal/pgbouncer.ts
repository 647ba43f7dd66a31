/** Starts PgBouncer, or says that there is none. */
import { join } from "node:path";
import type { Owner } from "../../local/postgres/installation.ts";
import { freePort } from "../../local/process/ports.ts";

export interface PgBouncer {
  port: number;
  /** Its console. */
  adminUrl: string;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  /** PgBouncer does not run as root. */
  owner: Owner | undefined;
  serverPort: number;
  /** Passwords that it knows itself. */
  passwords: Record<string, string>;
  /** Lines of the sections [databases] and [pgbouncer]. */
  database?: string;
  settings: Record<string, string | number>;
}

/** Undefined where none is installed; an error in CI. */
export async function startPgBouncer(
  { owner, serverPort, passwords, database = "", settings }: PgBouncerOptions,
): Promise<PgBouncer | undefined> {
  const program = await find("pgbouncer");
  if (!program) {
    if (Deno.env.get("CI")) throw new Error("The rehearsal needs pgbouncer: apt-get install it.");
    console.warn("No pgbouncer here (apt-get install pgbouncer): nothing goes through a pooler.");
    return undefined;
  }
  const folder = await Deno.makeTempDir({ prefix: "preloved-pooler-" });
  await Deno.chmod(folder, 0o755);
  const [port, password] = [await freePort(), crypto.randomUUID()];
  const users = Object.entries({ ...passwords, pooler_admin: password });
  const list = users.map(([user, secret]) => `"${user}" "${secret}"\n`).join("");
  await Deno.writeTextFile(join(folder, "users.txt"), list);
  const lines = Object.entries({
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(folder, "users.txt"),
    admin_users: "pooler_admin",
    pool_mode: "transaction",
    ...settings,
  }).map(([name, value]) => `${name} = ${value}\n`).join("");
  const text = `[databases]\n* = host=127.0.0.1 port=${serverPort} ${database}\n[pgbouncer]\n`;
  await Deno.writeTextFile(join(folder, "pgbouncer.ini"), text + lines);
  const process = new Deno.Command(program, {
    args: ["-q", join(folder, "pgbouncer.ini")],
    cwd: "/",
    ...owner ? { uid: owner.uid, gid: owner.gid } : {},
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  await accepting(port, process.status);
  return {
    port,
    adminUrl: `postgresql://pooler_admin:${password}@127.0.0.1:${port}/pgbouncer`,
    stop: async () => {
      process.kill("SIGKILL");
      await process.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Connects until it is answered: a probe that listens on the port itself could keep the program from it. */
async function accepting(port: number, ended: Promise<Deno.CommandStatus>): Promise<void> {
  let status: Deno.CommandStatus | undefined;
  void ended.then((end) => status = end);
  while (true) {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => {});
    if (connection) return connection.close();
    if (status) throw new Error(`pgbouncer ended with ${status.code} before it listened.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Not every shell's path has /usr/sbin. */
async function find(program: string): Promise<string | undefined> {
  for (const folder of [...(Deno.env.get("PATH") ?? "").split(":"), "/usr/sbin"]) {
    const path = join(folder, program);
    if (folder && await Deno.stat(path).then(() => true, () => false)) return path;
  }
}
