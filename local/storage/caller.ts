import type { Context, MiddlewareHandler } from "hono";
import { createLocalJWKSet, jwtVerify } from "jose";
import type { JSONWebKeySet, JWTPayload } from "jose";
import type postgres from "postgres";
import { bearerOf } from "../../shared/keys.ts";
import { roleOfKey } from "../auth/caller.ts";
import { denied } from "./errors.ts";

export interface StorageOptions {
  /** A pool of supabase_admin, which can set any role. */
  sql: postgres.Sql;
  /** For the bytes; created when missing. */
  folder: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The keys of users' tokens. */
  jwks: JSONWebKeySet;
  /** Signs the signed URLs. */
  secret: string;
  /** Lets requests fail on request. */
  fails?: MiddlewareHandler;
}

export interface Caller {
  role: string;
  /** The user's id, when a user calls. */
  id: string | null;
  claims: JWTPayload;
}

const caller = (claims: JWTPayload): Caller => ({
  role: ROLES.find((role) => role === claims["role"]) ?? "anon",
  id: claims.sub ?? null,
  claims,
});
const ROLES = ["anon", "authenticated", "service_role"];

/** Also the caller for a public or signed URL. */
export const SERVICE = caller({ role: "service_role" });

/** By the API key or the user's token. Unlike our functions, Storage checks neither issuer nor audience. */
export async function callerOf(c: Context, options: StorageOptions): Promise<Caller> {
  const key = bearerOf(c.req.raw.headers) ?? c.req.header("apikey") ?? "";
  const role = roleOfKey(key, options);
  if (role) return caller({ role });
  return await jwtVerify(key, createLocalJWKSet(options.jwks)).then(
    ({ payload }) => caller(payload),
    ({ message }) => {
      throw denied(message);
    },
  );
}

/** A transaction in the caller's role, with their claims. */
export async function withRole<Result>(
  sql: postgres.Sql,
  { role, id, claims }: Caller,
  work: (tx: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  return await sql.begin(async (tx) => {
    await tx`
      select
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${id ?? ""}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('storage.allow_delete_query', 'true', true),
        set_config('role', ${role}, true)`;
    return await work(tx);
  }) as Result;
}

/** Throws the database's error, and writes nothing. */
export async function tryOut(
  sql: postgres.Sql,
  caller: Caller,
  work: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  const undo = new Error("undo");
  await withRole(sql, caller, async (tx) => {
    await work(tx);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
}
