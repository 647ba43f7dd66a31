-- Verbs read the claims themselves: their owner has no business in Supabase's auth schema, and may not
-- be given any.
create function private.caller_id() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
end
$$;
comment on function private.caller_id() is 'The sub of the verified token that opened this transaction; null for nobody.';
grant execute on function private.caller_id() to preloved_verbs;
