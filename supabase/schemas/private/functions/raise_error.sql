-- Ends the operation with an error. shared/reasons has the code and the sentences of the reason.
-- The facts are the amounts, times and statuses in them; the seconds are the wait before a retry.
create function private.raise_error(
  p_reason text,
  p_facts jsonb default null,
  p_retry_after_seconds integer default null
) returns void
language plpgsql immutable
as $$
begin
  raise exception using
    errcode = 'PV001',
    message = p_reason,
    hint = jsonb_strip_nulls(jsonb_build_object(
      'retry_after_seconds', p_retry_after_seconds,
      'facts', p_facts))::text;
end
$$;
grant execute on function private.raise_error(text, jsonb, integer) to preloved_ledger;
