/** Puts a transaction pooler (pgbouncer) between the functions and PostgreSQL, as in production. */
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findInstallation } from "../../local/postgres/installation.ts";
import { freePort, isFree } from "../../local/process/ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined where no pgbouncer is installed. */
    pooler: { port: number; adminUrl: string; serverConnections: number } | undefined;
  }
}

/** Per login and database; the functions of a test open up to twenty. */
const SERVER_CONNECTIONS = 4;

export default async function setup(project: TestProject) {
  const { port, passwords, dataDir } = project.getProvidedContext().cluster;
  const program = await find("pgbouncer");
  if (!program) {
    if (Deno.env.get("CI")) throw new Error("The rehearsal needs pgbouncer: apt-get install it.");
    console.warn("No pgbouncer here (apt-get install pgbouncer): nothing goes through a pooler.");
    return;
  }
  const folder = await Deno.makeTempDir({ prefix: "preloved-pooler-" });
  await Deno.chmod(folder, 0o755);
  const [ownPort, password] = [await freePort(), crypto.randomUUID()];
  const users = { ...passwords, pooler_admin: password };
  const list = Object.entries(users).map(([user, secret]) => `"${user}" "${secret}"\n`).join("");
  await Deno.writeTextFile(join(folder, "users.txt"), list);
  await Deno.writeTextFile(join(folder, "pgbouncer.ini"), settings(folder, ownPort, port));
  // Like PostgreSQL, PgBouncer does not run as root.
  const { owner } = findInstallation(dataDir);
  const pooler = new Deno.Command(program, {
    args: ["-q", join(folder, "pgbouncer.ini")],
    cwd: "/",
    ...owner ? { uid: owner.uid, gid: owner.gid } : {},
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  while (await isFree(ownPort)) await new Promise((done) => setTimeout(done, 20));
  project.provide("pooler", {
    port: ownPort,
    adminUrl: `postgresql://pooler_admin:${password}@127.0.0.1:${ownPort}/pgbouncer`,
    serverConnections: SERVER_CONNECTIONS,
  });
  return async () => {
    pooler.kill("SIGKILL");
    await pooler.status;
    await Deno.remove(folder, { recursive: true });
  };
}

const settings = (folder: string, ownPort: number, serverPort: number) => `
[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
admin_users = pooler_admin
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 1000
`;

/** Not every shell's path has /usr/sbin. */
async function find(program: string): Promise<string | undefined> {
  for (const folder of [...(Deno.env.get("PATH") ?? "").split(":"), "/usr/sbin"]) {
    const path = join(folder, program);
    if (folder && await Deno.stat(path).then(() => true, () => false)) return path;
  }
}
