import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createLocalJWKSet, jwtVerify } from "jose";
import type { JSONWebKeySet } from "jose";
import postgres from "postgres";
import { bearerToken, isEqual } from "../auth/caller.ts";

export interface StorageOptions {
  /** A pool of supabase_admin, which can set any role. */
  sql: postgres.Sql;
  /** For the bytes; created when missing. */
  folder: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The keys and the issuer of users' tokens. */
  jwks: JSONWebKeySet;
  issuer: string;
  /** Signs the signed URLs. */
  secret: string;
  /** Lets requests fail on request. */
  fails?: MiddlewareHandler;
}

/** Most errors have HTTP status 400 and the real status in the body, as in Supabase Storage. */
export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    /** In the body. */
    readonly statusCode: number,
    readonly error: string,
    message: string,
    readonly status: ContentfulStatusCode = 400,
  ) {
    super(message);
  }
}

export const noObject = () => new StorageError(404, "not_found", "Object not found");
export const noBucket = () => new StorageError(404, "Bucket not found", "Bucket not found");
export const duplicate = () => new StorageError(409, "Duplicate", "The resource already exists");
const forbidden = () =>
  new StorageError(403, "Unauthorized", "new row violates row-level security policy");

const INSUFFICIENT_PRIVILEGE = "42501";
const UNIQUE_VIOLATION = "23505";

export function onError(cause: Error, c: Context): Response {
  const error = toStorageError(cause);
  if (error) {
    const { statusCode, message, status } = error;
    return c.json({ statusCode: String(statusCode), error: error.error, message }, status);
  }
  console.error("storage:", cause);
  return c.json({ statusCode: "500", error: "Internal", message: "Internal Server Error" }, 500);
}

function toStorageError(cause: Error): StorageError | undefined {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof postgres.PostgresError)) return undefined;
  if (cause.code === INSUFFICIENT_PRIVILEGE) return forbidden();
  if (cause.code === UNIQUE_VIOLATION) return duplicate();
}

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
