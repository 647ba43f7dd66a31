create function internal.search_fit() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_conditions constant jsonb := private.fit_conditions((private.caller()).id);
begin
  if v_conditions is null then
    perform private.raise_error('fit_unknown');
  end if;
  return v_conditions;
end
$$;
comment on function internal.search_fit() is
  'What fits the caller, as the filter fit of private.search_filters.';
grant execute on function internal.search_fit() to authenticated;
