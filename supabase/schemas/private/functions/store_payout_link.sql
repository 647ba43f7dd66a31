create function private.store_payout_link(
  p_withdrawal private.withdrawals,
  p_link private.payout_link
) returns private.withdrawals
language plpgsql volatile
as $$
declare
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set link_readings = link_readings + 1,
      -- Staff may decide about a forgotten link some days after the provider last knew it.
      updated_at = case status when 'LINK_CREATED' then private.now() else updated_at end
  where id = p_withdrawal.id;
  update private.withdrawals
  set
    provider_payout_id = p_link.id,
    provider_status = p_link.status,
    payout_url = p_link.url,
    expires_at = p_link.expires_at,
    status = case status when 'HELD' then 'LINK_CREATED' else status end,
    updated_at = private.now()
  where id = p_withdrawal.id
    and (provider_payout_id is null or provider_status is distinct from p_link.status)
  returning * into v_withdrawal;
  if not found then
    return p_withdrawal;
  end if;
  if p_withdrawal.status = 'HELD' and v_withdrawal.status = 'LINK_CREATED' then
    perform private.notify_withdrawal(v_withdrawal);
  end if;
  return v_withdrawal;
end
$$;
