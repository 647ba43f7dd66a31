-- Loaded last. A security definer function runs with its owner's rights: never those of postgres,
-- with few exceptions.
do $$
declare
  v_function record;
begin
  for v_function in
    select
      proc.oid::regprocedure as signature,
      case
        when proc.proname in ('ledger_post', 'ledger_lock', 'ledger_resolve') then 'preloved_ledger'
        else 'preloved_api'
      end as owner
    from pg_proc as proc
    where proc.prosecdef
      and proc.pronamespace in (
        'api'::regnamespace, 'internal'::regnamespace, 'private'::regnamespace
      )
      -- They use what only postgres may: auth.users, realtime.messages, months of the history.
      and proc.oid not in (
        'private.verified_email(uuid)'::regprocedure,
        'private.broadcast(text,text,jsonb)'::regprocedure,
        'private.erase_broadcasts(uuid)'::regprocedure,
        'private.archived_chat(uuid)'::regprocedure,
        'private.erase_archived_chat(uuid,text)'::regprocedure,
        'internal.make_history_months()'::regprocedure
      )
  loop
    execute format('alter function %s owner to %I', v_function.signature, v_function.owner);
  end loop;
end
$$;
