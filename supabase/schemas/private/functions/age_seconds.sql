create function private.age_seconds(p_since timestamptz) returns bigint
language sql volatile
as $$
  select greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0))
$$;
comment on function private.age_seconds(timestamptz) is
  'Whole seconds since p_since; 0 for null or a time in the future.';
