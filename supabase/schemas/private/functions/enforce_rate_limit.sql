create function private.enforce_rate_limit(p_action text, p_subject text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window record;
begin
  select * into strict v_window from private.count_rate_limits(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.raise_error(
      'RATE_LIMITED', 'rate_limited',
      format('Too many requests. Try again in %s seconds.', v_window.retry_after_seconds),
      v_window.retry_after_seconds
    );
  end if;
end
$$;
comment on function private.enforce_rate_limit(text, text) is
  'Counts a call and raises RATE_LIMITED if it is too many. An operation must not call it: if the '
  'operation failed later, its transaction would undo the count. See internal.count_call.';
