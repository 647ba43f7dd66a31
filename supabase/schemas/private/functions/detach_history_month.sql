-- Takes a month out of a partitioned table into schema archive, and returns its name there.
-- private.keeps_<table> says why a month is needed. Only for the owner of the table.
create function private.detach_history_month(p_table regclass, p_month date) returns text
language plpgsql volatile
-- Shorter than deadlock_timeout, as in internal.make_history_months.
set lock_timeout = '500ms'
as $$
declare
  v_table constant text := (select class.relname from pg_class as class where class.oid = p_table);
  v_month constant text := v_table || to_char(p_month, '_YYYY_MM');
  v_reason text;
begin
  if to_regclass(format('history.%I', v_month)) is null then
    raise exception 'There is no history.%.', v_month;
  elsif p_month > private.month_of(private.now()) - interval '13 months' then
    raise exception 'history.% is needed: it ended less than 12 months ago.', v_month;
  end if;
  -- From the check to the end nothing can start to need the month.
  perform private.lock_history_targets(p_table);
  execute format('lock table %s in access exclusive mode', p_table);
  execute format('select private.keeps_%s($1)', v_table) into v_reason using p_month;
  if v_reason is not null then
    raise exception 'history.% is needed: %.', v_month, v_reason;
  end if;
  execute format('alter table %s detach partition history.%I', p_table, v_month);
  execute format('alter table history.%I set schema archive', v_month);
  return 'archive.' || v_month;
end
$$;
revoke execute on function private.detach_history_month(regclass, date) from preloved_api;
