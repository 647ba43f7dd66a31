create function private.withdrawal_id_of(p_external_id text) returns uuid
language sql stable
return case when pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
