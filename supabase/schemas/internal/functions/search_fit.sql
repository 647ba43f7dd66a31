-- The sizes and measurements that fit the caller, as the filter fit of private.search_filters.
create function internal.search_fit() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_fit constant jsonb := api.auth_fit();
begin
  if v_fit = '{}' then
    perform private.raise_error('fit_unknown');
  end if;
  return v_fit;
end
$$;
grant execute on function internal.search_fit() to authenticated;
