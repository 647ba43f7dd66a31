-- Raises an objection: the reason returned by a function private.<subject>_objection, or null.
create function private.refuse(p_objection text, p_facts jsonb default null) returns void
language plpgsql immutable
as $$
begin
  if p_objection is not null then
    perform private.raise_error(p_objection, p_facts);
  end if;
end
$$;
