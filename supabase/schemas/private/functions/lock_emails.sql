-- An operation that changes several e-mails calls it first, so that two operations do not deadlock.
create function private.lock_emails(p_ids uuid[]) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  perform from private.emails where emails.id = any (p_ids) order by emails.id for update;
end
$$;
