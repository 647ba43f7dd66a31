create function api.searches_saved_delete(p_search_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me constant uuid := private.lock_own_searches();
begin
  delete from private.saved_searches as saved
  where saved.id = p_search_id
    and saved.user_id = v_me;
  if not found then
    perform private.raise_error('saved_search_not_found');
  end if;
  return jsonb_build_object('id', p_search_id, 'deleted', true);
end
$$;
