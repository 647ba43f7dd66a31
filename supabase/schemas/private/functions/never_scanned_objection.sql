create function private.never_scanned_objection(p_order public.orders) returns text
language sql stable
return case when private.is_scanned(p_order.id, 'outbound') then 'parcel_scanned' end;
comment on function private.never_scanned_objection(public.orders) is
  'Holds while no carrier has scanned the parcel: a typed tracking number proves nothing.';
