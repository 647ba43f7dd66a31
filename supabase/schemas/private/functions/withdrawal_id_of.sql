create function private.withdrawal_id_of(p_external_id text) returns uuid
language sql immutable
set search_path = pg_catalog, pg_temp
return case when pg_catalog.pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
comment on function private.withdrawal_id_of(text) is 'The withdrawal that the provider speaks of; null when the word cannot be one of ours.';
