create function private.is_suppressed(p_address text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.email_suppressions as suppressions where suppressions.address = lower(p_address));
end
$$;
comment on function private.is_suppressed(text) is 'Whether this address bounced for good or complained.';
grant execute on function private.is_suppressed(text) to preloved_verbs;
