-- The common key of all spellings; null for no text.
create function private.facet_key(p_kind text, p_text text) returns text
language plpgsql stable
as $$
declare
  v_plain constant text := private.plain_key(p_kind, p_text);
begin
  return coalesce(
    (
      select aliases.key
      from private.facet_aliases as aliases
      where aliases.kind = p_kind
        and aliases.alias = v_plain
    ),
    v_plain);
end
$$;
