-- The keys of payment providers that new orders no longer begin with and that something is open
-- with.
create function internal.old_providers() returns jsonb
language plpgsql stable security definer
as $$
begin
  return (
    select coalesce(jsonb_agg(old.provider order by old.provider), '[]')
    from private.open_with_old_providers() as old
  );
end
$$;
