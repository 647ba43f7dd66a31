create function private.return_view(p_return private.returns) returns jsonb
language sql stable
return to_jsonb(p_return) - '{order_id,small_return_at,unscanned_at}'::text[]
  || jsonb_build_object(
    'requested_at', internal.wire_time(p_return.requested_at),
    'rejected_at', internal.wire_time(p_return.rejected_at));
