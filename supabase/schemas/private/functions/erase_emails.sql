create function private.erase_emails(p_ids uuid[]) returns void
language plpgsql volatile
as $$
begin
  -- A running callback may store the address of an e-mail as suppressed: wait for it.
  perform private.lock_emails(p_ids);
  -- The new owner of the address may have complained, too.
  delete from private.email_suppressions as suppressions
  where suppressions.address = any (array(
      select lower(emails.address) from private.emails where emails.id = any (p_ids)))
    and not exists (
      select from private.contacts where lower(contacts.email) = suppressions.address);
  perform private.erase_job_errors(p_ids);
  perform private.redact_callbacks(array(
    select emails.provider_id from private.emails where emails.id = any (p_ids)));
  delete from private.emails where id = any (p_ids);
end
$$;
