create function private.make_history_month(p_table regclass, p_month date) returns boolean
language plpgsql volatile
as $$
declare
  v_table constant text := (select class.relname from pg_class as class where class.oid = p_table);
  v_month constant text := v_table || to_char(p_month, '_YYYY_MM');
  v_default constant text := v_table || '_default';
begin
  if to_regclass(format('history.%I', v_month)) is not null then
    return false;
  end if;
  -- Created separately and then attached: readers and writers wait only for the attachment.
  execute format('create table history.%I (like %s including all)', v_month, p_table);
  execute format('alter table history.%I enable row level security', v_month);
  perform private.lock_history_targets(p_table);
  execute format('lock table history.%I in access exclusive mode', v_default);
  execute format(
    'with moved as (delete from history.%I where month = %L returning *)
    insert into history.%I select * from moved',
    v_default, p_month, v_month);
  execute format(
    'alter table %s attach partition history.%I for values in (%L)', p_table, v_month, p_month);
  return true;
end
$$;
