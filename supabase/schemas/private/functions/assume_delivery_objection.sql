create function private.assume_delivery_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return case
    when not private.is_scanned(p_order.id, 'outbound') then 'parcel_not_scanned'
    when (private.carrier_word(p_order)).outlook <> 'forward' then 'parcel_not_arriving'
  end;
end
$$;
comment on function private.assume_delivery_objection(public.orders) is
  'Holds when a carrier scanned the parcel and its latest status does not contradict the arrival: '
  'time alone proves no delivery.';
