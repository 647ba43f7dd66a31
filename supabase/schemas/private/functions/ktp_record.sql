create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_submission.id,
  'status', p_submission.status,
  'rejection_reason', p_submission.rejection_reason,
  'submitted_at', internal.wire_time(p_submission.submitted_at),
  'decided_at', internal.wire_time(p_submission.decided_at));
