-- Every rule that says no says it here, so that one file in TypeScript can turn it into an answer.
create function private.refuse(p_code text, p_message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception using errcode = 'PV001', message = p_code, detail = p_message;
end
$$;
comment on function private.refuse(text, text) is 'Ends the verb with a project error code (see shared/errors.ts) and a sentence for the caller.';
grant execute on function private.refuse(text, text) to preloved_verbs, preloved_ledger;
