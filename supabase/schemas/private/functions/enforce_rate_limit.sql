create function private.enforce_rate_limit(p_action text, p_subject text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window record;
begin
  select * into strict v_window from private.count_rate_limits(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.raise_error('RATE_LIMITED',
      pg_catalog.format('That was too often: try again in %s seconds.', v_window.retry_after_seconds), v_window.retry_after_seconds);
  end if;
end
$$;
comment on function private.enforce_rate_limit(text, text) is
  'Counts a call, or rejects it. A operation asks before it locks anything of its own; a call that is rejected later counts for nothing, because its transaction is undone.';
