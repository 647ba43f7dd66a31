-- A name as a UUID of version 3, which is its MD5 (RFC 9562), without a namespace: sixteen bytes that
-- identify a long text.
create function private.uuid_of_name(p_name text) returns uuid
language sql immutable
return overlay(overlay(md5(p_name) placing '3' from 13 for 1) placing '8' from 17 for 1)::uuid;
