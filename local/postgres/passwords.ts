/** One random secret per cluster, from which the password of every login role is derived. */
import { createHmac, randomBytes } from "node:crypto";
import { exists } from "./binaries.ts";
import type { Owner } from "./place.ts";

const fileFor = (dataDir: string) => `${dataDir}.password`;

/** Writes a new secret beside the data, readable by the owner alone; answers the file's path. */
export function createSecret(dataDir: string, owner?: Owner): string {
  const file = fileFor(dataDir);
  Deno.writeTextFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (Deno.build.os !== "windows") Deno.chmodSync(file, 0o600);
  if (owner) Deno.chownSync(file, owner.uid, owner.gid);
  return file;
}

export function readSecret(dataDir: string): string {
  const file = fileFor(dataDir);
  if (exists(file)) return Deno.readTextFileSync(file).trim();
  throw new Error(
    `The database password ${file} is gone, so its data cannot be opened. ` +
      "Drop it with: npm start -- --fresh",
  );
}

/** The same role has the same password at every start, so a saved connection string keeps working. */
export function passwordOf(role: string, secret: string): string {
  if (role === "supabase_admin") return secret;
  return createHmac("sha256", secret).update(role).digest("base64url");
}
