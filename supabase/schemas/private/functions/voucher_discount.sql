-- Rupiah, rounded down. Limited so that the rest is at least the smallest possible invoice.
create function private.voucher_discount(
  p_kind private.voucher_kind,
  p_value bigint,
  p_max_discount bigint,
  p_item_price bigint,
  p_total bigint
) returns bigint
language sql stable
return greatest(
  0,
  least(
    private.voucher_face_value(p_kind, p_value, p_item_price),
    p_max_discount,
    p_total - private.setting('minimum_invoice_idr')));
