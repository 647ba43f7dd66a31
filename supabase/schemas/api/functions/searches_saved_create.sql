create function api.searches_saved_create(p_search jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_max constant bigint := private.setting('saved_searches_max');
  v_search private.saved_searches;
begin
  perform private.lock_own_searches();
  insert into private.saved_searches (user_id, name, filters, notify)
  values (v_me, p_search ->> 'name', p_search -> 'filters', p_search ->> 'notify')
  returning * into v_search;
  perform private.index_saved_search(v_search.id);
  if v_max < (select count(*) from private.saved_searches as saved where saved.user_id = v_me) then
    perform private.raise_error('too_many_saved_searches', jsonb_build_object('max', v_max));
  end if;
  return private.saved_search_record(v_search);
end
$$;
