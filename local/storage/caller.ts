/** As which role a request comes, so that the database's own policies decide what it may do. */
import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { createLocalJWKSet, jwtVerify } from "jose";
import type postgres from "postgres";
import { StorageRefusal } from "./errors.ts";
import type { StorageOptions } from "./options.ts";

export interface Caller {
  role: "anon" | "authenticated" | "service_role";
  /** The user's id, when a user calls. */
  id: string | null;
}

/** Whoever a link speaks for: it was signed for someone who might. */
export const LENDER: Caller = { role: "service_role", id: null };

/** By the key or the user's token in Authorization; refuses as Supabase Storage does. */
export async function callerOf(c: Context, options: StorageOptions): Promise<Caller> {
  const bearer = c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1];
  const key = bearer ?? c.req.header("apikey") ?? "";
  if (equal(key, options.serviceRoleKey)) return LENDER;
  if (equal(key, options.anonKey)) return { role: "anon", id: null };
  try {
    const { issuer, jwks } = options;
    const { payload } = await jwtVerify(key, createLocalJWKSet(jwks), {
      issuer,
      audience: "authenticated",
    });
    return { role: "authenticated", id: String(payload.sub) };
  } catch (cause) {
    throw new StorageRefusal(403, "Unauthorized", (cause as Error).message);
  }
}

/** One transaction in the caller's role, with their claims. */
export async function actingAs<Result>(
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

function equal(a: string, b: string): boolean {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
