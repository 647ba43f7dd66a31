create function private.require_settlement_amount(
  p_order public.orders,
  p_refund_amount bigint
) returns void
language plpgsql stable
as $$
declare
  v_limit bigint := private.settlement_limit(p_order);
begin
  if p_refund_amount not between 1 and v_limit then
    perform private.raise_error('refund_out_of_range', jsonb_build_object('max_amount', v_limit));
  end if;
end
$$;
