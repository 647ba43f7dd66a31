create function private.withdrawal_id_of(p_external_id text) returns uuid
language sql stable
return case when pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
comment on function private.withdrawal_id_of(text) is
  'The withdrawal''s id in a provider''s external_id; null if it is not one.';
