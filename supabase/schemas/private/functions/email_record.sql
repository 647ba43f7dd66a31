create function private.email_record(p_email private.emails) returns jsonb
language sql stable
return jsonb_build_object(
  'kind', p_email.kind,
  'address', p_email.address,
  'name', p_email.name,
  'data', private.email_content(p_email),
  'status', p_email.status,
  'problem', p_email.problem,
  'created_at', internal.wire_time(p_email.created_at));
