-- Loaded last: rules for every table and function, so that no file repeats them.

-- Every table has row level security. The two roles that own our functions bypass it: a table's
-- file grants their rights. The files' rows are checked now, because `alter table` refuses a table
-- with pending checks.
set constraints all immediate;
do $$
declare
  v_table regclass;
  v_role text;
begin
  for v_table in
    select class.oid
    from pg_class as class
    where class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and class.relkind in ('r', 'p')
  loop
    execute format('alter table %s enable row level security', v_table);
    foreach v_role in array array['preloved_api', 'preloved_ledger'] loop
      if has_table_privilege(v_role, v_table, 'select, insert, update, delete')
        or has_any_column_privilege(v_role, v_table, 'select, insert, update')
      then
        execute format(
          'create policy all_%s on %s to %I using (true)',
          replace(v_role, 'preloved_', ''), v_table, v_role);
      end if;
    end loop;
  end loop;
end
$$;

-- A view of data_api reads with the rights of its reader, who therefore gets a grant on its
-- columns. The table's policies choose the rows.
do $$
declare
  v_shown record;
begin
  for v_shown in
    select
      columns.table_schema,
      columns.table_name,
      string_agg(distinct quote_ident(columns.column_name), ', ') as names,
      grants.grantee
    from information_schema.view_column_usage as columns
    join information_schema.role_table_grants as grants
      on grants.table_schema = columns.view_schema
      and grants.table_name = columns.view_name
    where columns.view_schema = 'data_api'
      and grants.privilege_type = 'SELECT'
      and grants.grantee in ('anon', 'authenticated')
    group by columns.table_schema, columns.table_name, grants.grantee
  loop
    execute format(
      'grant select (%s) on %I.%I to %I',
      v_shown.names, v_shown.table_schema, v_shown.table_name, v_shown.grantee);
  end loop;
end
$$;

do $$
declare
  v_function record;
begin
  for v_function in
    select
      proc.oid::regprocedure as signature,
      proc.prosqlbody is null as is_resolved_at_run_time,
      proc.prosecdef as is_definer,
      case
        when proc.proname in ('ledger_post', 'ledger_lock', 'ledger_resolve') then 'preloved_ledger'
        -- These use rights that only postgres has: auth.users, realtime.messages, months of the
        -- history.
        when proc.oid in (
          'private.verified_email(uuid)'::regprocedure,
          'private.broadcast(text,text,jsonb)'::regprocedure,
          'private.erase_broadcasts(uuid)'::regprocedure,
          'private.archived_chat(uuid)'::regprocedure,
          'private.erase_archived_chat(uuid,text)'::regprocedure,
          'internal.make_history_months()'::regprocedure
        ) then 'postgres'
        else 'preloved_api'
      end as owner
    from pg_proc as proc
    where proc.pronamespace in (
      'api'::regnamespace, 'internal'::regnamespace, 'private'::regnamespace
    )
  loop
    -- Postgres searches temporary objects first unless pg_temp is listed, so it is listed last.
    if v_function.is_resolved_at_run_time then
      execute format(
        'alter function %s set search_path = pg_catalog, pg_temp', v_function.signature);
    end if;
    -- A security definer function runs with its owner's rights, so the owner is not postgres, with
    -- few exceptions.
    if v_function.is_definer then
      execute format('alter function %s owner to %I', v_function.signature, v_function.owner);
    end if;
  end loop;
end
$$;
