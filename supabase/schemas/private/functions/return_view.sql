create function private.return_view(p_return private.returns) returns jsonb
language sql stable
return jsonb_build_object(
  'reason', p_return.reason,
  'description', p_return.description,
  'photos', p_return.photos,
  'requested_at', internal.wire_time(p_return.requested_at),
  'tracking_number', p_return.tracking_number,
  'courier_code', p_return.courier_code,
  'rejection_reason', p_return.rejection_reason,
  'rejected_at', internal.wire_time(p_return.rejected_at));
