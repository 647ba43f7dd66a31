create function internal.record_email_result(
  p_email_id uuid,
  p_status text,
  p_provider_id text default null,
  p_problem text default null
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A callback may have arrived first; its status is newer.
  update private.emails
  set status = case status when 'pending' then p_status else status end,
      provider_id = coalesce(provider_id, p_provider_id),
      problem = coalesce(left(p_problem, 500), problem),
      updated_at = private.now()
  where id = p_email_id;
end
$$;
comment on function internal.record_email_result(uuid, text, text, text) is
  'Records that the provider accepted an e-mail (sent) or rejected it for good (failed), '
  'or that e-mail is not configured any more (abandoned).';
