import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isFull } from "../../shared/db/errors.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import type { Target } from "./target.ts";

export const LOGINS = {
  DATABASE_POOL_URL: "preloved_functions",
  DATABASE_PUBLIC_POOL_URL: "preloved_anon",
} as const;

/** Optional, on a separate server with the primary's logins. */
export const REPLICA = "DATABASE_REPLICA_POOL_URL";

/** The problem of the replica's URL. Its pooler has another name of the project. */
export function replicaProblem(secrets: Target["secrets"]): string | undefined {
  if (!secrets[REPLICA]?.trim()) return;
  const [replica, primary] = [REPLICA, "DATABASE_PUBLIC_POOL_URL"].map((variable) =>
    new URL(secrets[variable]!)
  ) as [URL, URL];
  const isLogin = /^preloved_anon(\.|$)/.test(decodeURIComponent(replica.username));
  if (!isLogin || replica.password !== primary.password) {
    return `${REPLICA} in .env must log in as preloved_anon, with the password of ` +
      "DATABASE_PUBLIC_POOL_URL: a replica has the primary's logins.";
  }
  if (replica.host === primary.host && replica.username === primary.username) {
    return `${REPLICA} in .env is the primary: copy the replica's from the dashboard, or leave it empty.`;
  }
}

/** Supabase's poolers are used for transactions, and with TLS. */
export function poolerProblem(variable: string, url: string): string | undefined {
  const { hostname, port, searchParams } = new URL(url);
  const isRight = port === "6543" && searchParams.get("sslmode") === "require";
  if (!/\.supabase\.(co|com)$/.test(hostname) || isRight) return;
  return `${variable} in .env must use the transaction pooler with TLS: ` +
    "port 6543 of the pooler's host, and ?sslmode=require.";
}

/** Migrations need a session, and must not reach another project than the functions. */
export function databaseProblem({ ref, databaseUrl }: Target): string | undefined {
  const { hostname, port, username } = new URL(databaseUrl);
  if (!/\.supabase\.(co|com)$/.test(hostname)) return;
  const isOwn = hostname === `db.${ref}.supabase.co` ||
    decodeURIComponent(username) === `postgres.${ref}`;
  if (!isOwn) {
    return `DEPLOY_DATABASE_URL is the database of another project than ${ref} (SUPABASE_PROJECT_ID).`;
  }
  if (port === "6543") {
    return "DEPLOY_DATABASE_URL is the transaction pooler: use the session pooler, port 5432.";
  }
}

const ITERATIONS = 4096;

/**
 * Sets a password only if the login does not work. A new password has a new salt, and a pooler that keeps the old
 * verifier would reject the running functions.
 */
export async function ensureLogins(target: Target, patienceMs: number): Promise<void> {
  for (const [variable, login] of Object.entries(LOGINS)) {
    const url = target.secrets[variable]!;
    let problem = await tryLogin(url);
    if (isRefusal(problem)) await setPassword(target, login, url);
    // A pooler learns the password after a moment.
    for (const deadline = Date.now() + patienceMs; problem && Date.now() < deadline;) {
      await sleep(500);
      problem = await tryLogin(url);
    }
    if (problem) {
      throw new Error(`${login} cannot log in with ${variable}: ${problem.message}`, {
        cause: problem,
      });
    }
  }
}

async function tryLogin(url: string): Promise<Error | undefined> {
  try {
    await withConnection(url, (sql) => sql`select 1`);
  } catch (error) {
    return error as Error;
  }
}

/** Of Supavisor: no free connection, or too many failed logins. */
const BUSY = /^\(E(CHECKOUTTIMEOUT|CIRCUITBREAKER|DBHANDLEREXITED)\)/;

/**
 * Whether the login was rejected, by the codes of PostgreSQL, PgBouncer and Supavisor. Poolers use the last two also
 * when they have no connection left.
 */
export function isRefusal(problem: Error | undefined): boolean {
  const code = (problem as { code?: string } | undefined)?.code ?? "";
  return ["28P01", "28000", "08P01", "XX000"].includes(code) && !isFull(problem) &&
    !BUSY.test(problem!.message);
}

async function setPassword({ databaseUrl }: Target, login: string, url: string): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  await withConnection(
    databaseUrl,
    (sql) => sql.unsafe(`alter role ${login} password '${verifier(password)}'`),
  );
}

/** A SCRAM verifier (RFC 5803): the statement may be logged, and contains no password. */
function verifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const keyed = (text: string) => createHmac("sha256", salted).update(text).digest();
  const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
  const server = keyed("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${server}`;
}
