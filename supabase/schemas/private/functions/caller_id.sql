-- auth.uid() would do the same, but the owner of the operations has no rights in the schema auth.
create function private.caller_id() returns uuid
language sql stable
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
