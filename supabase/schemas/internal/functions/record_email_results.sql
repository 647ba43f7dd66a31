-- Records results for e-mails [{email_id, status, provider_id?, problem?}]: sent (the provider
-- accepted it), failed (it rejected it for good), abandoned (e-mail is not configured any more).
create function internal.record_email_results(p_results jsonb) returns void
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_ids constant uuid[] := array(
    select result.email_id from jsonb_to_recordset(p_results) as result (email_id uuid));
begin
  perform private.lock_emails(v_ids);
  -- A callback that arrived first has a newer status.
  update private.emails
  set status = case emails.status when 'pending' then result.status else emails.status end,
      provider_id = coalesce(emails.provider_id, result.provider_id),
      problem = coalesce(left(private.mask_emails(result.problem), 500), emails.problem),
      updated_at = private.now()
  from jsonb_to_recordset(p_results) as result
    (email_id uuid, status private.email_status, provider_id text, problem text)
  where emails.id = any (v_ids)
    and emails.id = result.email_id;
end
$$;
