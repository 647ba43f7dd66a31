import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { withConnection } from "../postgres/connect.ts";
import type { Target } from "./target.ts";

export const LOGINS = {
  DATABASE_POOL_URL: "preloved_functions",
  DATABASE_PUBLIC_POOL_URL: "preloved_anon",
} as const;

const ITERATIONS = 4096;

/** Repeating it does not affect open connections. */
export async function setPasswords({ databaseUrl, secrets }: Target): Promise<void> {
  await withConnection(databaseUrl, async (sql) => {
    for (const [variable, login] of Object.entries(LOGINS)) {
      const { password } = new URL(secrets[variable]!);
      await sql.unsafe(`alter role ${login} password '${verifier(decodeURIComponent(password))}'`);
    }
  });
}

export async function checkLogins({ secrets }: Target): Promise<void> {
  for (const [variable, login] of Object.entries(LOGINS)) {
    try {
      await withConnection(secrets[variable]!, (sql) => sql`select 1`);
    } catch (cause) {
      throw new Error(`${login} cannot log in with ${variable}: ${(cause as Error).message}`, {
        cause,
      });
    }
  }
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
