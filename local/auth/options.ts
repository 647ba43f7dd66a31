import type postgres from "postgres";
import type { Keys } from "./keys.ts";

export interface AuthOptions {
  /** A pool of role postgres or supabase_admin. */
  sql: postgres.Sql;
  keys: Keys;
  /** `<base url>/auth/v1` */
  issuer: string;
  /** Real time by default; never the stack's clock. */
  clock?: () => Date;
}
