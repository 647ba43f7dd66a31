create function api.searches_saved_update(p_search_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me constant uuid := private.lock_own_searches();
  v_search private.saved_searches;
begin
  update private.saved_searches as saved
  set name = coalesce(p_changes ->> 'name', saved.name),
      filters = coalesce(p_changes -> 'filters', saved.filters),
      notify = coalesce(p_changes ->> 'notify', saved.notify),
      updated_at = private.now(),
      told_from = case
        when p_changes -> 'filters' <> saved.filters
          or (saved.notify = 'off' and p_changes ->> 'notify' <> 'off')
        then private.now()
        else saved.told_from
      end
  where saved.id = p_search_id
    and saved.user_id = v_me
  returning saved.* into v_search;
  if v_search.id is null then
    perform private.raise_error('saved_search_not_found');
  end if;
  perform private.index_saved_search(v_search.id);
  return private.saved_search_record(v_search);
end
$$;
