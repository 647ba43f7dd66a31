create function private.hold_in_suspense(
  p_key text,
  p_kind text,
  p_order_id uuid,
  p_amount bigint,
  p_details jsonb
) returns void
language plpgsql volatile
as $$
begin
  if private.ledger_post(
    p_key, p_kind, 'Payment that fits no order', p_order_id,
    array[
      private.ledger_line('provider_cash', -p_amount),
      private.ledger_line('suspense', p_amount)
    ]
  ) then
    -- Whoever has the address of an invoice's page can use it, and no decision needs it.
    perform private.open_case(p_kind, p_key, p_order_id, p_details - 'url');
  end if;
end
$$;
