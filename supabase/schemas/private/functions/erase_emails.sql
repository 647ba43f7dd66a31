create function private.erase_emails(p_ids uuid[]) returns void
language plpgsql volatile
as $$
begin
  perform private.lock_emails(p_ids);
  perform private.erase_job_errors(p_ids);
  perform private.redact_callbacks(array(
    select emails.provider_id from private.emails where emails.id = any (p_ids)));
  delete from private.emails where id = any (p_ids);
end
$$;
