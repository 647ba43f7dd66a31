-- Rejects a wallet change from p_before to p_after rupiah that leaves less than the disputed money.
-- The caller has locked the wallet.
create function private.keep_disputed_money(
  p_user_id uuid,
  p_before bigint,
  p_after bigint
) returns void
language plpgsql stable
as $$
declare
  v_kept constant bigint := least(private.disputed_money(p_user_id), p_before);
begin
  if p_after < v_kept then
    perform private.raise_error('refund_disputed', jsonb_build_object('amount', v_kept));
  end if;
end
$$;
