create function private.limit_rate(p_action text, p_subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_window record;
begin
  select * into strict v_window from private.limit_rates(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.refuse('RATE_LIMITED',
      pg_catalog.format('That was too often: try again in %s seconds.', v_window.retry_after_seconds), v_window.retry_after_seconds);
  end if;
end
$$;
comment on function private.limit_rate(text, text) is
  'Counts a call, or refuses it. A verb asks before it locks anything of its own; a call that is refused later counts for nothing, because its transaction is undone.';
grant execute on function private.limit_rate(text, text) to preloved_verbs;
