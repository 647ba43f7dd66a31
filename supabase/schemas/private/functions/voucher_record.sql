create function private.voucher_record(p_voucher private.vouchers) returns jsonb
language sql stable
return to_jsonb(p_voucher) - '{deciders,decided_alone}'::text[]
  || jsonb_build_object(
    'starts_at', internal.wire_time(p_voucher.starts_at),
    'ends_at', internal.wire_time(p_voucher.ends_at),
    'created_at', internal.wire_time(p_voucher.created_at),
    'updated_at', internal.wire_time(p_voucher.updated_at));
