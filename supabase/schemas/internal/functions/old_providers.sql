-- The keys of former payment providers, which new orders do not use, with open orders, boosts,
-- withdrawals or refunds.
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
