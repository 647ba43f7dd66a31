import { OURS } from "./rules.ts";
import type { Rule } from "./rules.ts";

const FUNCTIONS = `
  from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
  where namespace.nspname in ${OURS}
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`;

/** Functions that may read the real time: leases, claims and rate limits. */
const CLOCK_READERS = [
  "api.live_streams_view",
  "private.decide_payout",
  "private.settle_payout",
  "internal.claim_idempotency_key",
  "internal.claim_outbox_events",
  "internal.claim_jobs",
  "internal.extend_job_lease",
  "internal.postpone_job",
  "private.lease_boost",
  "private.lease_order",
  "private.count_rate_limits",
  "private.next_work_at",
  "private.now",
  "private.job_signals",
  "private.reserve_withdrawal",
  "private.resume_withdrawal",
];

export const FUNCTION_RULES: Rule[] = [
  {
    name: "every operation, precondition and effect has a comment",
    remedy: "comment on function … is '…'",
    // docs/orders.md is generated from the comments of preconditions and effects.
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and (namespace.nspname in ('api', 'internal') or proc.proname ~ '^effect_|_objection$')
      and coalesce(obj_description(proc.oid, 'pg_proc'), '') = ''`,
  },
  {
    name: "every function sets its search path, temporary objects last",
    remedy: "supabase/schemas/functions.sql sets it for all: qualify names",
    // The names of a `return` body are resolved when it is created, whatever the search path is.
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.prosqlbody is null
      and not coalesce(proc.proconfig @> array['search_path=pg_catalog, pg_temp'], false)`,
  },
  {
    name: "no function may be called by everyone",
    remedy: "keep the default privileges, and grant execute to roles by name",
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
          then 'preloved_ledger'
          -- Only postgres may read auth.users; the function returns one verified address.
          when proc.oid = 'private.verified_email(uuid)'::regprocedure then 'postgres'
          -- Only postgres passes the policies of realtime.messages, where nobody may insert.
          when proc.oid = 'private.broadcast(text,text,jsonb)'::regprocedure then 'postgres'
          when proc.oid = 'private.erase_broadcasts(uuid)'::regprocedure then 'postgres'
          -- Only their owner reaches the months of the history, and makes new ones.
          when proc.oid in ('private.archived_chat(uuid)'::regprocedure,
            'private.erase_archived_chat(uuid,text)'::regprocedure,
            'internal.make_history_months()'::regprocedure) then 'postgres'
          else 'preloved_api' end)`,
  },
  {
    name: "no function in schema public is security definer",
    remedy: "make it security invoker, or move it to api or internal",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.prosecdef and namespace.nspname = 'public'`,
  },
  {
    name: "no function is in schema public, which the Data API exposes",
    remedy: "move operations to api or internal, and helpers to private",
    query:
      `select proc.oid::regprocedure as offender ${FUNCTIONS} and namespace.nspname = 'public'`,
  },
  {
    name: "marketplace time is private.now(), real time is clock_timestamp()",
    remedy:
      "use private.now(), or clock_timestamp() for a lease and list the function in CLOCK_READERS",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS} and (
      regexp_replace(coalesce(pg_get_function_sqlbody(proc.oid), proc.prosrc), 'private\\.now\\(\\)', '', 'gi')
        ~* '\\m(now\\(\\)|current_timestamp|localtimestamp|current_date|statement_timestamp|transaction_timestamp)'
      or coalesce(pg_get_function_sqlbody(proc.oid), proc.prosrc) ~* '\\mclock_timestamp\\(\\)' and not (namespace.nspname || '.' || proc.proname) in
        ('${CLOCK_READERS.join("', '")}'))`,
  },
  {
    name: "column defaults use marketplace time",
    remedy: "default private.now(), or clock_timestamp() for leases and claims",
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
