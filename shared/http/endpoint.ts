/** What an endpoint is: data that the router serves, the reference documents and the security tests read. */
import type * as z from "zod";
import type { DatabaseClient, DatabaseClients, StoredResponse } from "../db/client.ts";
import type { ErrorCode } from "../errors.ts";
import type { Log } from "../log.ts";

export type StaffRole = "superadmin" | "ops_admin" | "administrator";

/** Who may knock. Everything but `open` and `signed` needs both headers. */
export type Auth =
  | { kind: "open" }
  | { kind: "signed"; by: string }
  | { kind: "authenticated" }
  | { kind: "member" }
  | { kind: "active" }
  | { kind: "staff"; roles: readonly StaffRole[] };

/** No headers at all. */
export const open: Auth = { kind: "open" };
/** A valid token, registered or not. */
export const authenticated: Auth = { kind: "authenticated" };
/** A registered person, suspended or not: reading, and finishing what is open. */
export const member: Auth = { kind: "member" };
/** A registered person in active account status: starting something new. */
export const active: Auth = { kind: "active" };
/** Staff holding one of these roles; superadmin always may. */
export const staff = (...roles: StaffRole[]): Auth => ({ kind: "staff", roles });
/** No user: the caller proves itself by a provider's token or signature, checked by the endpoint's `verify`. */
export const signed = (by: string): Auth => ({ kind: "signed", by });

export interface Caller {
  id: string;
  email: string | null;
  /** When the token was made, in seconds of real time; 0 when it does not say. */
  issuedAt: number;
}

export interface Deps {
  db: DatabaseClients;
  log: Log;
  /** After a commit that left a job (an event leaves by a schedule of its own): asks for it to be run now. The schedule makes sure anyway. */
  triggerJobs(): void;
}

/** Why staff act, and in which request: what the audit log keeps beside who and what. */
export interface AuditContext {
  /** The endpoint's id. */
  operation: string;
  reason: string | null;
  request_id: string;
  [key: string]: string | null;
}

export interface Call<Params, Query, Body, D extends Deps> {
  params: Params;
  query: Query;
  body: Body;
  caller: Caller;
  request: Request;
  rawBody: string;
  requestId: string;
  deps: D;
  /** The caller's own database client; under `?dry_run=true` it keeps nothing. */
  client: DatabaseClient;
  /** What a staff operation tells the audit log. */
  audit: AuditContext;
  /** Answers with this body and, under an Idempotency-Key, keeps it for replays in the operation's transaction. */
  storeResponse(status: number): StoredResponse | undefined;
}

export interface Reply {
  status: number;
  /** The JSON text, ready to send; null for an answer without a body. */
  text: string | null;
  headers?: Record<string, string>;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * `everyone`: the same for all and open to all, so any cache may keep it for so many seconds.
 * `members`: the same for every member but for nobody else, so only the caller's own cache keeps it,
 * and asks each time whether it still holds. Whatever says neither is never kept.
 */
export type Caching = { by: "everyone"; seconds: number } | { by: "members" };

export interface Spec<Params, Query, Body, D extends Deps> {
  /** `<group>_<operation>`: also the name of the file, of the SQL function and of the test. */
  id: string;
  method: Method;
  /** With the group, and parameters as `:name`. */
  path: string;
  auth: Auth;
  /** One sentence on what the caller achieves. */
  summary: string;
  request?: {
    params?: z.ZodType<Params>;
    query?: z.ZodType<Query>;
    body?: z.ZodType<Body>;
    /** Instead of a body of JSON: multipart/form-data, as a browser sends files. rawBody is empty then. */
    form?: z.ZodType<Body>;
    /** The body may be left out; the handler then reads undefined. */
    bodyIsOptional?: boolean;
  };
  response: { status: number; schema: z.ZodType; envelope?: boolean };
  /** Codes beyond those that the router itself can give for this kind of route. */
  errors?: readonly ErrorCode[];
  /** Who may keep a success; nobody when left out. */
  caching?: Caching;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Staff may send `?dry_run=true`: the operation runs whole, answers, and is rolled back. Only for what is one SQL operation; any other route for people rejects it. */
  dryRun?: boolean;
  /** A success leaves jobs: they are asked for at once, unless it was a dry run. */
  leavesWork?: boolean;
  /** Takes `?format=csv` and then answers text/csv. */
  csv?: boolean;
  /** The header X-Action-Reason must be there; elsewhere staff may send it. */
  needsReason?: boolean;
  maxBodyBytes?: number;
  /** For `signed`: throws UNAUTHORIZED unless the request is who it claims to be. */
  verify?(request: Request, rawBody: string, deps: D): Promise<void>;
  handler(call: Call<Params, Query, Body, D>): Promise<Reply>;
}

// The registry holds endpoints of all shapes; each handler was checked against its own when it was written.
// deno-lint-ignore no-explicit-any
export type Endpoint<D extends Deps = any> = Spec<any, any, any, D>;

/** Declares endpoints of a group that needs these deps. Identity at run time; it is here that types meet. */
export const endpointFor =
  <D extends Deps>() =>
  <Params = Record<string, never>, Query = Record<string, never>, Body = undefined>(
    spec: Spec<Params, Query, Body, D>,
  ): Endpoint<D> => spec;

/** Declares an endpoint that needs no more than the database. */
export const endpoint = endpointFor<Deps>();
