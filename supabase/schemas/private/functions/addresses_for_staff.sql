create function private.addresses_for_staff(
  p_order public.orders,
  p_caller_id uuid,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_caller_id in (p_order.buyer_id, p_order.seller_id)
    or not private.has_role(p_caller_id, 'ops_admin')
    -- Before the payment nothing is sent, and after the end nothing is on its way.
    or p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'REFUNDED')
  then
    return '{}';
  end if;
  perform private.audit_read(
    private.staff_caller('ops_admin'), p_audit, 'order', p_order.id::text,
    '{"read": ["recipient", "return_address"]}');
  return (
    select jsonb_object_agg(
      case addresses.party when 'buyer' then 'recipient' else 'return_address' end,
      private.recipient_record(addresses, false))
    from private.order_addresses as addresses
    where addresses.order_id = p_order.id);
end
$$;
comment on function private.addresses_for_staff(public.orders, uuid, jsonb) is
  'The fields of an order record that staff who handle parcels read besides, while there is '
  'something to send; each read is written to the audit log. Nothing for anyone else.';
