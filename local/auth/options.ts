import type postgres from "postgres";
import type { Keys } from "./keys.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface AuthOptions<Sql = postgres.Sql> {
  /** A pool of role postgres or supabase_admin. */
  sql: Sql;
  keys: Keys;
  /** `<base url>/auth/v1` */
  issuer: string;
  /** Real time by default; never the stack's clock. */
  clock?: () => Date;
  /** Accounts must be confirmed with a mailed link first, as on a deployed project. */
  confirmEmail?: boolean;
  /** Limit of the whole project. None by default. */
  mailsPerHour?: number;
  /** Throws at the limit; set by `createAuth`. */
  countMail?(): void;
  sendMail(mail: Mail): void;
}
