import { existsSync } from "node:fs";
import { createHmac, randomBytes } from "node:crypto";
import type { Owner } from "./installation.ts";

const fileFor = (dataDir: string) => `${dataDir}.password`;

/** Writes a random secret that only the owner can read; returns the path of the file. */
export function createSecret(dataDir: string, owner?: Owner): string {
  const file = fileFor(dataDir);
  Deno.writeTextFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (Deno.build.os !== "windows") Deno.chmodSync(file, 0o600);
  if (owner) Deno.chownSync(file, owner.uid, owner.gid);
  return file;
}

export function readSecret(dataDir: string): string {
  const file = fileFor(dataDir);
  if (existsSync(file)) return Deno.readTextFileSync(file).trim();
  throw new Error(
    `The database password ${file} is missing, so its data cannot be opened. ` +
      "Delete the data with: npm start -- --fresh",
  );
}

/** Derived from the secret, so that a saved connection string works after a restart. */
export function passwordOf(role: string, secret: string): string {
  if (role === "supabase_admin") return secret;
  return createHmac("sha256", secret).update(role).digest("base64url");
}
