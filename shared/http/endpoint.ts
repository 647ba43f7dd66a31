/** An endpoint is data: the router serves it, and the API reference and the security tests read it. */
import type * as z from "zod";
import type { DatabaseClient, DatabaseClients, StoredResponse } from "../db/client.ts";
import type { Constants } from "../db/types.ts";
import type { Log } from "../log.ts";
import type { Reason } from "../reasons.ts";

export type StaffRole = typeof Constants.private.Enums.staff_role[number];

/** Who may call. All kinds except `open` and `signed` require Authorization and X-User-Token. */
export type Auth =
  | { kind: "open" }
  | { kind: "signed"; by: readonly Signature[] }
  | { kind: "authenticated" }
  | { kind: "member" }
  | { kind: "active" }
  | { kind: "staff"; roles: readonly StaffRole[] };

/** The ways in which another system authenticates; tools/openapi/security.ts describes the headers. */
export type Signature =
  | "callback_token"
  | "courier_token"
  | "svix"
  | "standard_webhooks"
  | "qstash"
  | "secret_key";

/** Anyone, without headers. */
export const open: Auth = { kind: "open" };
/** Anyone with a valid user token, registered or not. */
export const authenticated: Auth = { kind: "authenticated" };
/** A registered user, even a suspended one: to read, and to finish open work. */
export const member: Auth = { kind: "member" };
/** A registered user whose account is active: to start something new. */
export const active: Auth = { kind: "active" };
/** Staff with one of these roles; superadmin has them all. */
export const staff = (...roles: StaffRole[]): Auth => ({ kind: "staff", roles });
/** Another system with one of these signatures, which the endpoint's `verify` checks. */
export const signed = (...by: Signature[]): Auth => ({ kind: "signed", by });

export interface Caller {
  id: string;
  email: string | null;
  /** The token's `iat`, in seconds since 1970; 0 without one. */
  issuedAt: number;
}

export interface Deps {
  db: DatabaseClients;
  log: Log;
  /** Runs due jobs now instead of at the next scheduled run. Call it after the commit. Never throws. */
  triggerJobs(): void;
}

/** The audit log's data about a request besides the caller. */
export interface AuditContext {
  /** The operation id. */
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
  /** Runs operations as the caller; under `?dry_run=true` they are rolled back. */
  client: DatabaseClient;
  audit: AuditContext;
  /** Stored with the operation, for replays; undefined without an Idempotency-Key. */
  storedResponse: StoredResponse | undefined;
}

export interface Reply {
  status: number;
  /** The serialized body; null for none. */
  text: string | null;
  /** The body of a document that is sent while it is produced, instead of `text`. */
  pieces?: AsyncIterable<string>;
  headers?: Record<string, string>;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * `everyone`: public and the same for all; any cache may store it for `seconds`.
 * `members`: the same for every member; only the caller's cache stores it and revalidates it each time.
 * Responses without `caching` are never stored.
 */
export type Caching = { by: "everyone"; seconds: number } | { by: "members" };

export interface Spec<Params, Query, Body, D extends Deps> {
  /** `<group>_<operation>`: also names the file and the SQL function. */
  id: string;
  method: Method;
  /** Starts with the group; parameters as `:name`. */
  path: string;
  /** For the API reference: at most 40 characters, and unique. */
  title: string;
  /** For the API reference: its effect, its errors with their causes, the next call. */
  description: string;
  auth: Auth;
  request?: {
    /** Those of the path, by name. */
    params?: { [Name in keyof Params]: z.ZodType<Params[Name]> };
    query?: z.ZodType<Query>;
    /** Query fields that may occur several times; the schema gets an array of each. */
    repeatable?: readonly string[];
    body?: z.ZodType<Body>;
    /** multipart/form-data instead of JSON; `rawBody` is then empty. */
    form?: z.ZodType<Body>;
    /** Without a body the handler gets undefined; a function decides which text counts as no body. */
    bodyIsOptional?: boolean | ((rawBody: string) => boolean);
  };
  /**
   * `type`: the media type of a body that is not JSON; the schema is then a string. `statusIfExists`: for the same
   * body, if the object exists already. `accepted`: for a 202, if the operation may store a proposal instead.
   */
  response: {
    status: number;
    statusIfExists?: number;
    schema: z.ZodType;
    envelope?: boolean;
    type?: string;
    accepted?: z.ZodType;
  };
  /** The operation's own reasons; the router adds others. */
  reasons?: readonly Reason[];
  caching?: Caching;
  /**
   * An action of private.rate_limits. Each valid request counts before the handler runs, per caller and in a
   * transaction of its own, so that failed attempts count too.
   */
  limit?: string;
  /** The handler counts the limit instead, in one transaction with a batch of calls: functions/live-streams/limited.ts. */
  batched?: boolean;
  /** Accepts an Idempotency-Key. */
  idempotent?: boolean;
  /** Accepts `?dry_run=true`: the operation runs, responds and is rolled back. Only for a handler of one SQL operation. */
  dryRun?: boolean;
  /** Writes nothing, like a GET: the operation may be sent in one round trip. */
  readsOnly?: boolean;
  /** Performs the proposals of other operations: their reasons are its own. */
  performsProposals?: boolean;
  /** A success enqueues jobs, which are then triggered, except in a dry run. */
  enqueuesJobs?: boolean;
  /** Accepts `?format=csv` and then responds with text/csv. */
  csv?: boolean;
  /** Requires the header X-Action-Reason; on other routes it is optional. */
  needsReason?: boolean;
  maxBodyBytes?: number;
  /**
   * For `signed`: runs before the body is read and throws UNAUTHORIZED for a bad token in a header. The body is then
   * read up to `maxBodyBytes`, or up to the returned number of bytes; more is UNAUTHORIZED.
   */
  verifyHeaders?: (request: Request, deps: D) => Promise<number | undefined>;
  /** For `signed`: throws UNAUTHORIZED unless token or signature is valid. */
  verify?: (request: Request, rawBody: string, deps: D) => Promise<void>;
  /** Throws if the account forbids this call for another reason than `auth`: runs after a 400, because a 403 comes first. */
  forbid?: (call: { client: DatabaseClient; deps: D }) => Promise<void>;
  /** Returns the data of the response, or an OwnReply. */
  handler: (call: Call<Params, Query, Body, D>) => Promise<unknown>;
}

// A list of endpoints mixes input types; `endpointFor` has checked each handler against its own.
// deno-lint-ignore no-explicit-any
export type Endpoint<D extends Deps = any> = Spec<any, any, any, D>;

/** Declares endpoints of a group that needs these deps. Identity at run time: it infers the input types. */
export const endpointFor =
  <D extends Deps>() =>
  <Params = Record<string, never>, Query = Record<string, never>, Body = undefined>(
    spec: Spec<Params, Query, Body, D>,
  ): Endpoint<D> => spec;

/** Declares an endpoint that needs only the database. */
export const endpoint = endpointFor<Deps>();
