create function private.voucher_cap(
  p_voucher private.vouchers,
  p_item_price bigint,
  p_discount bigint
) returns text
language sql immutable
return case
  when p_discount >= private.voucher_face_value(
    p_voucher.kind, p_voucher.value, p_item_price) then null
  when p_discount = p_voucher.max_discount then 'max_discount'
  else 'minimum_payment'
end;
