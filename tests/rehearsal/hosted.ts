/** A server like a hosted project's: its roles and rights, TLS only, and a pooler before it. */
import { join } from "node:path";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { openTemporary } from "../../local/postgres/temporary.ts";
import type { Owner } from "../../local/postgres/installation.ts";
import { freePort } from "../../local/process/ports.ts";
import { output } from "../../local/process/processes.ts";

/** A certificate for localhost, signed by an authority that nobody knows, as a hosted project's is. */
export interface Certificates {
  /** Of the authority. */
  authority: string;
  certificate: string;
  key: string;
}

/** Writes them to `folder`; needs the program openssl. */
export async function createCertificates(folder: string): Promise<Certificates> {
  const file = (name: string) => join(folder, name);
  const [authority, certificate, key] = [file("ca.crt"), file("server.crt"), file("server.key")];
  const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "2"];
  await openssl(
    ["req", "-x509", ...ec, "-keyout", file("ca.key"), "-out", authority, "-subj", "/CN=Rehearsal"],
  );
  await openssl([
    ...["req", "-x509", ...ec, "-keyout", key, "-out", certificate, "-subj", "/CN=localhost"],
    ...["-CA", authority, "-CAkey", file("ca.key")],
    ...[
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-addext",
      "basicConstraints=critical,CA:FALSE",
    ],
  ]);
  return { authority, certificate, key };
}

async function openssl(args: string[]): Promise<void> {
  const { success, stderr } = await output("openssl", args);
  if (!success) throw new Error(`openssl ${args[0]}: ${stderr}`);
}

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

export interface Hosted {
  urls: {
    /** supabase_admin, which a project's owner cannot be. */
    admin: string;
    postgres: string;
    /** A login of the functions, by the pooler. */
    pooled(role: string, password: string): string;
    /** The pooler's console. */
    console: string;
  };
  /** The file of the certificate authority; the platform's runtime knows that of its own. */
  authority: string;
  close(): Promise<void>;
}

/** Of the smallest compute size: https://supabase.com/docs/guides/platform/compute-and-disk. */
export const POOLER_CLIENTS = 200;
export const POOL_SIZE = 15;

/** Without a pooler. */
export interface HostedServer {
  cluster: Cluster;
  certificates: Certificates;
  close(): Promise<void>;
}

/** Makes `database` like a hosted project's; with `template1`, every new database of the server. */
export async function openServer(ref: string, database: string): Promise<HostedServer> {
  let certificates!: Certificates;
  const { cluster, close } = await openTemporary("hosted", {
    hosted: async (folder) => {
      certificates = await createCertificates(folder);
      const { owner } = findInstallation(join(folder, "postgres"));
      if (owner) await Deno.chown(certificates.key, owner.uid, owner.gid);
      return { certificate: certificates.certificate, key: certificates.key };
    },
  });
  await withConnection(cluster.url("supabase_admin", database), async (sql) => {
    for (const file of ["hosted_roles.sql", "hosted.sql"]) {
      const text = await Deno.readTextFile(new URL(file, import.meta.url));
      await sql.unsafe(text.replaceAll("PROJECT_REF", ref)).simple();
    }
    for (const role of ["postgres", "pgbouncer"]) {
      await sql.unsafe(`alter role ${role} password '${cluster.passwordOf(role)}'`);
    }
  });
  return { cluster, certificates, close };
}

export async function openHosted(ref: string): Promise<Hosted> {
  const server = await openServer(ref, "postgres");
  const { cluster, certificates } = server;
  const pooler = await startPgBouncer({
    owner: findInstallation(cluster.dataDir).owner,
    serverPort: cluster.port,
    passwords: { pgbouncer: cluster.passwordOf("pgbouncer") },
    database: "auth_user=pgbouncer",
    settings: {
      auth_query: "select username, password from pgbouncer.get_auth($1)",
      max_client_conn: POOLER_CLIENTS,
      default_pool_size: POOL_SIZE,
      client_tls_sslmode: "require",
      client_tls_cert_file: certificates.certificate,
      client_tls_key_file: certificates.key,
      server_tls_sslmode: "require",
      // So that a login that stopped working shows at once, not when a connection is replaced.
      server_idle_timeout: 1,
    },
  });
  if (!pooler) throw new Error("This rehearsal needs pgbouncer: apt-get install pgbouncer.");
  return {
    urls: {
      admin: cluster.url("supabase_admin"),
      postgres: cluster.url("postgres"),
      pooled: (role, secret) =>
        `postgresql://${role}.${ref}:${secret}@127.0.0.1:${pooler.port}/postgres?sslmode=require`,
      console: `${pooler.adminUrl}?sslmode=require`,
    },
    authority: certificates.authority,
    close: async () => {
      await pooler.stop();
      await server.close();
    },
  };
}
