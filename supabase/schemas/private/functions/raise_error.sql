create function private.raise_error(
  p_code text,
  p_message text,
  p_retry_after_seconds integer default null
) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using
    errcode = 'PV001',
    message = p_code,
    detail = p_message,
    hint = coalesce(p_retry_after_seconds::text, '');
end
$$;
comment on function private.raise_error(text, text, integer) is
  'Ends the operation with an error: a code of shared/errors.ts, a sentence for the caller and, '
  'if waiting helps, the seconds to wait.';
grant execute on function private.raise_error(text, text, integer) to preloved_ledger;
