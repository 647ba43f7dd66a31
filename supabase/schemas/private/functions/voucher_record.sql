create function private.voucher_record(p_voucher private.vouchers) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_voucher.id,
  'code', p_voucher.code,
  'kind', p_voucher.kind,
  'value', p_voucher.value,
  'max_discount', p_voucher.max_discount,
  'budget', p_voucher.budget,
  'spent', p_voucher.spent,
  'min_total', p_voucher.min_total,
  'starts_at', internal.wire_time(p_voucher.starts_at),
  'ends_at', internal.wire_time(p_voucher.ends_at),
  'total_limit', p_voucher.total_limit,
  'per_user_limit', p_voucher.per_user_limit,
  'used', p_voucher.used,
  'active', p_voucher.active,
  'created_at', internal.wire_time(p_voucher.created_at),
  'updated_at', internal.wire_time(p_voucher.updated_at));
