create function private.size_systems_index() returns trigger
language plpgsql volatile security definer
as $$
begin
  perform private.index_saved_search(saved.id)
  from private.saved_searches as saved
  where saved.filters ? 'size';
  return null;
end
$$;
