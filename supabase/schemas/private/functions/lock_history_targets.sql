-- Locks the tables that a partitioned table refers to, as attaching and detaching a month do, but
-- before the table itself: writers lock a chat before its messages. Only for the owner of the
-- tables.
create function private.lock_history_targets(p_table regclass) returns void
language plpgsql volatile
as $$
declare
  v_target regclass;
begin
  for v_target in
    select keys.confrelid
    from pg_constraint as keys
    where keys.conrelid = p_table
      and keys.contype = 'f'
    order by keys.confrelid::regclass::text
  loop
    execute format('lock table %s in share row exclusive mode', v_target);
  end loop;
end
$$;
