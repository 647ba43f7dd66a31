create function private.raise_error(
  p_code text,
  p_reason text,
  p_message text,
  p_retry_after_seconds integer default null,
  p_facts jsonb default null
) returns void
language plpgsql immutable
as $$
begin
  raise exception using
    errcode = 'PV001',
    message = p_code,
    detail = p_message,
    hint = jsonb_strip_nulls(jsonb_build_object(
      'reason', p_reason,
      'retry_after_seconds', p_retry_after_seconds,
      'facts', p_facts))::text;
end
$$;
comment on function private.raise_error(text, text, text, integer, jsonb) is
  'Ends the operation with an error: a code of shared/errors.ts, a reason of shared/reasons.ts, a '
  'sentence for the caller and, if waiting helps, the seconds to wait. The facts are the amounts, '
  'times and statuses in the sentence, for those who read it in another language.';
grant execute on function private.raise_error(text, text, text, integer, jsonb) to preloved_ledger;
