-- Called before a link is read, so that an overtaken reading is not applied. Null if the link
-- belongs to no withdrawal.
create function internal.count_link_readings(p_provider_payout_id text) returns integer
language plpgsql stable security definer
as $$
begin
  return (
    select withdrawals.link_readings::integer
    from private.withdrawals
    where withdrawals.provider_payout_id = p_provider_payout_id
  );
end
$$;
