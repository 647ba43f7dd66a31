-- Rupiah, rounded down, before any cap.
create function private.voucher_face_value(
  p_kind private.voucher_kind,
  p_value bigint,
  p_item_price bigint
) returns bigint
language sql immutable
return case p_kind when 'fixed' then p_value else p_item_price * p_value / 100 end;
