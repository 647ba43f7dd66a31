-- Loaded last: what holds for every function, so that no file of a function states it.
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
        -- They use what only postgres may: auth.users, realtime.messages, months of the history.
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
    -- Postgres searches temporary objects first unless pg_temp is listed, so it is last.
    if v_function.is_resolved_at_run_time then
      execute format(
        'alter function %s set search_path = pg_catalog, pg_temp', v_function.signature);
    end if;
    -- A security definer function runs with its owner's rights: never those of postgres, with few
    -- exceptions.
    if v_function.is_definer then
      execute format('alter function %s owner to %I', v_function.signature, v_function.owner);
    end if;
  end loop;
end
$$;
