create function private.courier_key(p_shipment private.shipments) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'order:' || p_shipment.order_id || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
end
$$;
comment on function private.courier_key(private.shipments) is 'How the ledger''s transfers about this courier begin.';
grant execute on function private.courier_key(private.shipments) to preloved_verbs;
