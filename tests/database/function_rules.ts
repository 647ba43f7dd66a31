/** What every SQL function of ours must be, as queries that list those that are not. */
import { OURS } from "./rules.ts";
import type { Rule } from "./rules.ts";

const FUNCTIONS = `
  from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
  where namespace.nspname in ${OURS}
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`;

/** Leases, claims and rate limits live in real time, and nothing else does. */
const CLOCK_READERS = [
  "api.admin_payouts_settle",
  "internal.claim_idempotency_key",
  "internal.claim_outbox_events",
  "internal.claim_jobs",
  "internal.extend_job_lease",
  "internal.claim_unfinished_order",
  "private.lease_boost",
  "private.count_rate_limits",
  "private.next_work_at",
  "private.now",
  "private.job_signals",
  "private.resume_order",
  "private.resume_withdrawal",
];

export const FUNCTION_RULES: Rule[] = [
  {
    name: "every operation has a comment",
    remedy: "comment on function … is '…'",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and namespace.nspname in ('api', 'internal')
      and coalesce(obj_description(proc.oid, 'pg_proc'), '') = ''`,
  },
  {
    name: "every function sets its search path, temporary objects last",
    remedy: "add set search_path = pg_catalog, pg_temp and qualify what it names",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and not coalesce(proc.proconfig @> array['search_path=pg_catalog, pg_temp'], false)`,
  },
  {
    name: "no function may be called by everyone",
    remedy: "let default privileges stand; grant execute to roles by name",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and (proc.proacl is null or exists (select from aclexplode(proc.proacl) where grantee = 0))`,
  },
  {
    name: "security definer functions belong to a role that owns nothing else",
    remedy: "alter function … owner to preloved_api (preloved_ledger for the ledger's own)",
    query:
      `select proc.oid::regprocedure || ' of ' || pg_get_userbyid(proc.proowner) as offender ${FUNCTIONS}
      and proc.prosecdef and pg_get_userbyid(proc.proowner) <> (
        case when namespace.nspname = 'private' and proc.proname like 'ledger%'
          then 'preloved_ledger' else 'preloved_api' end)`,
  },
  {
    name: "only functions that cross a border are security definer",
    remedy: "leave it invoker: operations already run as preloved_api",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.prosecdef and namespace.nspname = 'public'`,
  },
  {
    name: "no function is in the schema that the Data API exposes, except for policies",
    remedy: "put operations into api and helpers into private",
    query:
      `select proc.oid::regprocedure as offender ${FUNCTIONS} and namespace.nspname = 'public'`,
  },
  {
    name: "the market's time is private.now(), real time is clock_timestamp()",
    remedy: "write private.now(); for leases clock_timestamp(), in the functions listed here",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS} and (
      regexp_replace(coalesce(pg_get_function_sqlbody(proc.oid), proc.prosrc), 'private\\.now\\(\\)', '', 'gi')
        ~* '\\m(now\\(\\)|current_timestamp|localtimestamp|current_date|statement_timestamp|transaction_timestamp)'
      or coalesce(pg_get_function_sqlbody(proc.oid), proc.prosrc) ~* '\\mclock_timestamp\\(\\)' and not (namespace.nspname || '.' || proc.proname) in
        ('${CLOCK_READERS.join("', '")}'))`,
  },
  {
    name: "columns fill themselves by the market's time",
    remedy: "default private.now(); clock_timestamp() only for leases and claims",
    query: `select adrelid::regclass || '.' || attname as offender from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class as class on class.oid = adrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      where namespace.nspname in ${OURS} and (
        regexp_replace(pg_get_expr(adbin, adrelid), 'private\\.now\\(\\)', '')
          ~* '\\m(now\\(\\)|current_timestamp|current_date|localtimestamp)'
        or pg_get_expr(adbin, adrelid) ~ 'clock_timestamp' and attname not in ('leased_until', 'claimed_at'))`,
  },
];
