create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_submission.id, 'status', p_submission.status,
    'rejection_reason', p_submission.rejection_reason, 'submitted_at', api.wire_time(p_submission.submitted_at),
    'decided_at', api.wire_time(p_submission.decided_at));
end
$$;
comment on function private.ktp_record(private.ktp_submissions) is 'Where an identity check stands, as its owner reads it: never where its photos lie.';
grant execute on function private.ktp_record(private.ktp_submissions) to preloved_verbs;
