-- Null if the text is no UUID. plpgsql: inlined with a constant, the cast would be made while
-- planning, also of a text that is no UUID.
create function private.uuid_of(p_text text) returns uuid
language plpgsql stable
as $$
begin
  return case when pg_input_is_valid(p_text, 'uuid') then p_text::uuid end;
end
$$;
