-- The maximum in rupiah that this number of uses gives away, including past uses, because a use may
-- be returned. 0 for a voucher that is off or over.
create function private.voucher_worth(
  p_voucher private.vouchers,
  p_uses integer
) returns bigint
language sql volatile
return case
  when p_voucher.active and p_voucher.ends_at > private.now() then least(
    p_voucher.budget,
    p_uses * least(
      p_voucher.max_discount,
      case p_voucher.kind when 'fixed' then p_voucher.value end))
  else 0
end;
