create function private.age_seconds(p_since timestamptz) returns bigint
language sql volatile
as $$
  select greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0))
$$;
