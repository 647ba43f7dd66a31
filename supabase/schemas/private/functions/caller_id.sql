-- Operations read the claims themselves: their owner has no business in Supabase's auth schema, and may not
-- be given any.
create function private.caller_id() returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
comment on function private.caller_id() is 'The sub of the verified token that opened this transaction; null for nobody.';
