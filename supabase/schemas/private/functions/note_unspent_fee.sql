create function private.note_unspent_fee(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_order.paid_at is not null and private.courier_source(p_order) = 'shipping_payable' then
    perform private.open_case('shipping_unspent', p_order.id::text, p_order.id, jsonb_build_object('shipping_fee', p_order.shipping_fee));
  end if;
end
$$;
comment on function private.note_unspent_fee(public.orders) is 'The parcel left without our courier: whose the buyer''s shipping fee is, staff decide.';
grant execute on function private.note_unspent_fee(public.orders) to preloved_verbs;
