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
    perform private.raise_error(
      'VALIDATION', 'refund_out_of_range',
      format('The refund has to be between Rp1 and Rp%s.', to_char(v_limit, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('max_amount', v_limit));
  end if;
end
$$;
