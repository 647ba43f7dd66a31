-- The values of private.size_keys for a listing with this size, in any system.
create function private.equal_sizes(p_text text) returns text[]
language plpgsql stable
as $$
declare
  v_key constant text := private.facet_key('size', p_text);
begin
  return array_remove(array[v_key], null) || array(
    select systems.size_group || ' ' || equal.key
    from private.size_systems as systems,
      lateral (
        select array[systems.eu, 'uk' || systems.uk, 'us' || systems.us, 'jp' || systems.jp] as keys
      ) as known,
      unnest(known.keys) as equal (key)
    where systems.version = (select max(newest.version) from private.size_systems as newest)
      and v_key = any (known.keys)
      and equal.key is not null);
end
$$;
