/** What the storage stand-in needs to know. */
import type { JSONWebKeySet } from "jose";
import type postgres from "postgres";

export interface StorageOptions {
  /** A pool that may take on the roles of callers: supabase_admin's. */
  sql: postgres.Sql;
  /** Where the bytes are kept; made when missing. */
  folder: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The keys and the issuer of users' tokens. */
  jwks: JSONWebKeySet;
  issuer: string;
  /** Signs the links that are lent out. */
  secret: string;
}
