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
      told_from = case when changes.begin_anew then private.now() else saved.told_from end,
      told_after = case when changes.begin_anew then pg_current_snapshot() else saved.told_after end
  from (
    select
      before.id,
      p_changes -> 'filters' <> before.filters
        or (before.notify = 'off' and p_changes ->> 'notify' <> 'off') as begin_anew
    from private.saved_searches as before
  ) as changes
  where saved.id = p_search_id
    and saved.user_id = v_me
    and changes.id = saved.id
  returning saved.* into v_search;
  if v_search.id is null then
    perform private.raise_error('saved_search_not_found');
  end if;
  perform private.index_saved_search(v_search.id);
  return private.saved_search_record(v_search);
end
$$;
