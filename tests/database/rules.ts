interface Rule {
  name: string;
  /** How to correct an offender. */
  remedy: string;
  /** Returns one row per violation, with the column `offender`. */
  query: string;
}

export const OURS = "('public', 'private', 'internal', 'api')";

const TABLES = `
  from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
  where namespace.nspname in ${OURS} and class.relkind in ('r', 'p')`;

const FUNCTIONS = `
  from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
  where namespace.nspname in ${OURS}
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`;

/** Functions that may read the real time: leases, claims and rate limits. */
const CLOCK_READERS = [
  "api.live_streams_view",
  "private.decide_payout",
  "private.erase_piece",
  "private.settle_payout",
  "internal.claim_idempotency_key",
  "internal.claim_outbox_events",
  "internal.claim_jobs",
  "internal.count_calls",
  "internal.extend_job_lease",
  "internal.next_link",
  "internal.postpone_job",
  "private.raise_job_floor",
  "private.raise_outbox_floors",
  "private.lease_boost",
  "private.lease_order",
  "private.next_work_at",
  "private.now",
  "private.job_signals",
  "private.reserve_withdrawal",
  "private.resume_withdrawal",
];

export const RULES: Rule[] = [
  {
    name: "every table has row level security and a policy",
    remedy:
      "grant a right to preloved_api or preloved_ledger: supabase/schemas/rules.sql does the rest",
    query: `select class.oid::regclass as offender ${TABLES} and (not class.relrowsecurity
      or not exists (select from pg_policy where polrelid = class.oid))`,
  },
  {
    name: "every policy is named <command>_<role>, for one named role",
    remedy: "rename it: select_anon, update_api (without preloved_), all_ledger",
    query:
      `select policyname || ' on ' || schemaname || '.' || tablename as offender from pg_policies
      where schemaname in ${OURS} and (roles = '{public}' or not policyname = any (
        select lower(cmd) || '_' || replace(role::text, 'preloved_', '') from unnest(roles) as role))`,
  },
  {
    name: "every policy reads the caller once per statement, not once per row",
    remedy: "write (select auth.uid()) instead of auth.uid()",
    query:
      `select policyname || ' on ' || schemaname || '.' || tablename as offender from pg_policies
      where schemaname in ${OURS}
        and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''),
          'SELECT auth\\.(uid|jwt|role)\\(\\)', '', 'g') ~ 'auth\\.(uid|jwt|role)\\('`,
  },
  {
    name: "every page is of one moment",
    remedy: "make it stable: each statement of a volatile function has a snapshot of its own",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.provolatile = 'v' and proc.prosrc ~ '\\mlist_page\\('`,
  },
  {
    name: "what is taken in pieces is chosen once",
    remedy: "write = any (array(select … limit …)): in (select … limit …) may run once per row",
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.prosrc ~ '\\min \\(\\s*select[^()]*\\m(limit|for update)\\M'`,
  },
  {
    name: "every table has a comment",
    remedy: "comment on table … is '…', with what a row is and its invariants",
    query: `select class.oid::regclass as offender ${TABLES}
      and coalesce(obj_description(class.oid, 'pg_class'), '') = ''`,
  },
  {
    name: "every enum and composite type has a comment",
    remedy: "comment on type … is '…'",
    query: `select types.oid::regtype as offender from pg_type as types
      join pg_namespace as namespace on namespace.oid = types.typnamespace
      left join pg_class as class on class.oid = types.typrelid
      where namespace.nspname in ${OURS} and (types.typtype in ('e', 'd') or class.relkind = 'c')
        and coalesce(obj_description(types.oid, 'pg_type'), '') = ''`,
  },
  {
    name: "every table has a primary key",
    remedy: "add a primary key",
    query: `select class.oid::regclass as offender ${TABLES}
      and not exists (select from pg_index where indrelid = class.oid and indisprimary)`,
  },
  {
    name: "every foreign key states on delete",
    remedy: "write on delete restrict, cascade or set null",
    query: `select conname || ' on ' || conrelid::regclass as offender from pg_constraint
      join pg_namespace as namespace on namespace.oid = connamespace
      where namespace.nspname in ${OURS} and contype = 'f' and confdeltype = 'a'`,
  },
  {
    name: "every foreign key has an index that starts with its columns",
    remedy: "create index on the referencing columns: deleting and joining need it",
    query: `select conname || ' on ' || conrelid::regclass as offender from pg_constraint as keys
      join pg_namespace as namespace on namespace.oid = keys.connamespace
      where namespace.nspname in ${OURS} and contype = 'f' and not exists (
        select from pg_index as indexes where indexes.indrelid = keys.conrelid
          and (select array_agg(attnum order by attnum)
               from unnest((indexes.indkey::int2[])[0:cardinality(keys.conkey) - 1]) as attnum)
            = (select array_agg(attnum order by attnum) from unnest(keys.conkey) as attnum)
          -- A partial index serves if it only leaves out the rows without a reference.
          and (indexes.indpred is null
            or pg_get_expr(indexes.indpred, indexes.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
  },
  {
    name: "no two indexes are the same",
    remedy: "drop one",
    query: `select string_agg(indexrelid::regclass::text, ', ') as offender from pg_index
      join pg_class as class on class.oid = indexrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      where namespace.nspname in ${OURS}
      group by indrelid, indkey::text, indclass::text, indoption::text, indcollation::text,
        coalesce(pg_get_expr(indpred, indrelid), ''), coalesce(pg_get_expr(indexprs, indrelid), '')
      having count(*) > 1`,
  },
  {
    name: "money is a whole number",
    remedy: "use bigint rupiah",
    query: `select attrelid::regclass || '.' || attname as offender from pg_attribute
      join pg_class as class on class.oid = attrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      where namespace.nspname in ${OURS} and class.relkind = 'r' and attnum > 0 and not attisdropped
        and (atttypid in ('numeric'::regtype, 'money'::regtype, 'real'::regtype)
          or attname ~ '(price|amount|fee|balance|total|discount)$'
            and atttypid not in ('bigint'::regtype, 'integer'::regtype))`,
  },
  // Functions.
  {
    name: "every precondition and effect has a comment",
    remedy: "comment on function … is '…'",
    // docs/orders.md has them.
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and proc.proname ~ '^effect_|_objection$'
      and coalesce(obj_description(proc.oid, 'pg_proc'), '') = ''`,
  },
  {
    name: "every function sets its search path, temporary objects last",
    remedy: "supabase/schemas/rules.sql sets it for all: qualify names",
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
    name: "every function that anon may execute is stable, so equal calls may share one read",
    remedy: "make it stable, or grant it to authenticated",
    // health_get only reads the clock.
    query: `select proc.oid::regprocedure as offender ${FUNCTIONS}
      and namespace.nspname in ('api', 'internal') and proc.proname <> 'health_get'
      and proc.provolatile = 'v' and has_function_privilege('anon', proc.oid, 'execute')`,
  },
  {
    name: "no function is in schema public, nor in data_api, which the Data API exposes",
    remedy: "move operations to api or internal, and helpers to private",
    query: `select oid::regprocedure as offender from pg_proc
      where pronamespace in ('public'::regnamespace, 'data_api'::regnamespace)`,
  },
  {
    name: "data_api has views only, and each reads with the rights of its reader",
    remedy:
      "create view data_api.… with (security_invoker = true): the table's policies choose the rows",
    query: `select oid::regclass as offender from pg_class
      where relnamespace = 'data_api'::regnamespace and relkind not in ('c', 'i')
        and (relkind <> 'v' or not coalesce(reloptions @> array['security_invoker=true'], false))`,
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
  // Privileges.
  {
    name: "default privileges grant execute on new functions by schema, and nothing else",
    remedy: "alter default privileges in supabase/schemas/roles.sql",
    query: `with found as (
        select coalesce(nullif(defaclnamespace, 0)::regnamespace::text, 'every schema') as schema,
          defaclobjtype::text as kind,
          coalesce(nullif(grants.grantee, 0)::regrole::text, 'public') as grantee,
          grants.privilege_type || case when grants.is_grantable then ' with grant option' else '' end
            as privilege
        from pg_default_acl, aclexplode(defaclacl) as grants
        where defaclrole = 'postgres'::regrole
          and grants.grantee not in ('postgres'::regrole, 'supabase_admin'::regrole)
          and (defaclnamespace = 0 or defaclnamespace::regnamespace::text in ${OURS})
      ),
      wanted (schema, kind, grantee, privilege) as (values
        ('api', 'f', 'authenticated', 'EXECUTE'),
        ('api', 'f', 'preloved_functions', 'EXECUTE'),
        ('internal', 'f', 'service_role', 'EXECUTE'),
        ('internal', 'f', 'preloved_functions', 'EXECUTE'),
        ('private', 'f', 'preloved_api', 'EXECUTE')
      ),
      unwanted as (select * from found except select * from wanted),
      missing as (select * from wanted except select * from found)
      select 'granted: ' || concat_ws(', ', schema, kind, grantee, privilege) as offender from unwanted
      union all
      select 'not granted: ' || concat_ws(', ', schema, kind, grantee, privilege) from missing`,
  },
  {
    name: "the logins of edge functions own nothing",
    remedy: "alter … owner to postgres or preloved_api",
    query: `select objid::text || ' in ' || classid::regclass as offender from pg_shdepend
      where refobjid in ('preloved_functions'::regrole, 'preloved_anon'::regrole, 'anon'::regrole,
          'authenticated'::regrole, 'service_role'::regrole)
        and deptype = 'o' and dbid = (select oid from pg_database where datname = current_database())`,
  },
  {
    name: "callers may not use schema private or create objects in any schema",
    remedy: "revoke create on the schema, or usage on schema private",
    query: `select role || ' on ' || schema as offender
      from unnest(array['anon', 'authenticated', 'service_role', 'preloved_anon', 'preloved_functions']) as role,
        unnest(array['private', 'internal', 'api', 'public', 'data_api']) as schema
      where has_schema_privilege(role, schema, 'create')
        or schema = 'private' and has_schema_privilege(role, schema, 'usage')`,
  },
];
