create function private.age_seconds(p_since timestamptz) returns bigint
language plpgsql set search_path = ''
as $$
begin
  return greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0));
end
$$;
comment on function private.age_seconds(timestamptz) is 'Whole seconds since then; 0 for what has not happened or lies ahead.';
grant execute on function private.age_seconds(timestamptz) to preloved_verbs;
