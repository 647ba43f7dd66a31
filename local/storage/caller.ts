import type { Context } from "hono";
import { createLocalJWKSet, jwtVerify } from "jose";
import type postgres from "postgres";
import { bearerToken, isEqual } from "../auth/credentials.ts";
import { StorageError } from "./errors.ts";
import type { StorageOptions } from "./options.ts";

export interface Caller {
  role: "anon" | "authenticated" | "service_role";
  /** The user's id, when a user calls. */
  id: string | null;
}

/** Also the caller of a signed URL: the signature was checked when it was created. */
export const SERVICE: Caller = { role: "service_role", id: null };

/** By the API key or the user's token. */
export async function callerOf(c: Context, options: StorageOptions): Promise<Caller> {
  const key = bearerToken(c) ?? c.req.header("apikey") ?? "";
  if (isEqual(key, options.serviceRoleKey)) return SERVICE;
  if (isEqual(key, options.anonKey)) return { role: "anon", id: null };
  try {
    const { issuer, jwks } = options;
    const { payload } = await jwtVerify(key, createLocalJWKSet(jwks), {
      issuer,
      audience: "authenticated",
    });
    return { role: "authenticated", id: String(payload.sub) };
  } catch (cause) {
    throw new StorageError(403, "Unauthorized", (cause as Error).message);
  }
}

/** A transaction in the caller's role, with their claims. */
export async function withRole<Result>(
  sql: postgres.Sql,
  { role, id }: Caller,
  work: (tx: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  const claims = JSON.stringify({ sub: id, role });
  return await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
    return await work(tx);
  }) as Result;
}
