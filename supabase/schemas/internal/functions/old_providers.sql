-- The keys of former payment providers, which new orders do not use, with open orders, boosts,
-- withdrawals or refunds.
create function internal.old_providers() returns jsonb
language plpgsql stable security definer
as $$
begin
  return to_jsonb(array(
    select old.provider
    from private.open_with_old_providers() as old
    order by old.provider
  ));
end
$$;
