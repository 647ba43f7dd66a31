import type { MiddlewareHandler } from "hono";
import type { JSONWebKeySet } from "jose";
import type postgres from "postgres";

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
