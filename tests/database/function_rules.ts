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
  "api.calls_claim",
  "api.finance_outbox_run_claim",
  "api.jobs_claim",
  "api.jobs_extend",
  "api.orders_create_pending",
  "private.lease_boost",
  "private.limit_rates",
  "private.next_work_at",
  "private.now",
  "private.reliability_signals",
  "private.resume_order",
  "private.withdrawals_resume",
];

export const FUNCTION_RULES: Rule[] = [
  {
    name: "every function has a comment",
    remedy: "comment on function … is '…'",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and coalesce(obj_description(proc.oid, 'pg_proc'), '') = ''`,
  },
  {
    name: "every function trusts no search path",
    remedy: "add set search_path = '' and qualify what it names",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and not coalesce(proc.proconfig @> array['search_path=""'], false)`,
  },
  {
    name: "no function may be called by everyone",
    remedy: "let default privileges stand; grant execute to roles by name",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and (proc.proacl is null or exists (select from aclexplode(proc.proacl) where grantee = 0))`,
  },
  {
    name: "security definer functions belong to a role that owns nothing else",
    remedy: "alter function … owner to preloved_verbs (preloved_ledger for the ledger's own)",
    query:
      `select proc.oid::regprocedure || ' of ' || pg_get_userbyid(proc.proowner) as offender ${FUNCTIONS}
      and proc.prosecdef and pg_get_userbyid(proc.proowner) <> (
        case when namespace.nspname = 'private' and proc.proname like 'ledger%'
          then 'preloved_ledger' else 'preloved_verbs' end)`,
  },
  {
    name: "only functions that cross a border are security definer",
    remedy: "leave it invoker: verbs already run as preloved_verbs",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.prosecdef and namespace.nspname = 'public'`,
  },
  {
    name: "no function is in the schema that the Data API exposes, except for policies",
    remedy: "put verbs into api and helpers into private",
    query:
      `select proc.oid::regprocedure as offender ${FUNCTIONS} and namespace.nspname = 'public'`,
  },
  {
    name: "the market's time is private.now(), real time is clock_timestamp()",
    remedy: "write private.now(); for leases clock_timestamp(), in the functions listed here",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS} and (
      regexp_replace(proc.prosrc, 'private\\.now\\(\\)', '', 'gi')
        ~* '\\m(now\\(\\)|current_timestamp|localtimestamp|current_date|statement_timestamp|transaction_timestamp)'
      or proc.prosrc ~* '\\mclock_timestamp\\(\\)' and not (namespace.nspname || '.' || proc.proname) in
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
