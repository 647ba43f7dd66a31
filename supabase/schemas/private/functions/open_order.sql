create function private.open_order(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  -- Before the payment nothing is sent, and after the end nothing is on its way.
  if not private.is_in_escrow(p_order) then
    perform private.raise_error('nothing_to_ship', jsonb_build_object('status', p_order.status));
  end if;
  return (
    select jsonb_object_agg(
      case addresses.party when 'buyer' then 'recipient' else 'return_address' end,
      private.recipient_record(addresses, false))
    from private.order_addresses as addresses
    where addresses.order_id = p_order.id);
end
$$;
