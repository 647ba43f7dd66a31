create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_submission.id, 'status', p_submission.status,
  'rejection_reason', p_submission.rejection_reason, 'submitted_at', internal.wire_time(p_submission.submitted_at),
  'decided_at', internal.wire_time(p_submission.decided_at));
comment on function private.ktp_record(private.ktp_submissions) is 'Where an identity check stands, as its owner reads it: never where its photos lie.';
