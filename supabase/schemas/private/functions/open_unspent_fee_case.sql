create function private.open_unspent_fee_case(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.paid_at is not null
     and private.courier_cost_account(p_order) = 'shipping_payable' then
    perform private.open_case(
      'shipping_unspent',
      p_order.id::text,
      p_order.id,
      jsonb_build_object('shipping_fee', p_order.shipping_fee)
    );
  end if;
end
$$;
comment on function private.open_unspent_fee_case(public.orders) is
  'Opens a case for a parcel that left without our courier: staff decide who gets the shipping '
  'fee.';
