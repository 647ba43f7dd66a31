-- Null if the text is no UUID.
create function private.uuid_of(p_text text) returns uuid
language sql stable
return case when pg_input_is_valid(p_text, 'uuid') then p_text::uuid end;
