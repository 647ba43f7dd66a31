create function internal.record_email_results(p_results jsonb) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
  from private.emails
  where emails.id in (
    select result.email_id from jsonb_to_recordset(p_results) as result (email_id uuid)
  )
  order by emails.id
  for update;
  -- A callback may have arrived first; its status is newer.
  update private.emails
  set status = case emails.status when 'pending' then result.status else emails.status end,
      provider_id = coalesce(emails.provider_id, result.provider_id),
      problem = coalesce(left(result.problem, 500), emails.problem),
      updated_at = private.now()
  from jsonb_to_recordset(p_results) as result
    (email_id uuid, status text, provider_id text, problem text)
  where emails.id = result.email_id;
end
$$;
comment on function internal.record_email_results(jsonb) is
  'Records of e-mails [{email_id, status, provider_id?, problem?}] that the provider accepted them '
  '(sent) or rejected them for good (failed), or that e-mail is not configured any more '
  '(abandoned).';
