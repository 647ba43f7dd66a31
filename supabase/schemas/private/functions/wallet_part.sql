-- Rupiah of p_total that the wallet pays: its free balance, or less if the rest would be too small
-- for an invoice. Locks the wallet.
create function private.wallet_part(p_user_id uuid, p_total bigint) returns bigint
language plpgsql volatile
as $$
declare
  v_minimum constant bigint := private.setting('minimum_invoice_idr');
  v_part bigint;
begin
  if private.free_balance(p_user_id) = 0 then
    return 0;
  end if;
  -- Two orders of one buyer never use the same money.
  perform private.ledger_lock(
    null, array[private.ledger_line('wallet', 0, p_user_id => p_user_id)]);
  v_part := least(private.free_balance(p_user_id), p_total);
  return case
    when p_total - v_part between 1 and v_minimum - 1 then greatest(p_total - v_minimum, 0)
    else v_part
  end;
end
$$;
