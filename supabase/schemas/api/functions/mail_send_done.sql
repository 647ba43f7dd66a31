create function api.mail_send_done(p_email_id uuid, p_status text, p_provider_id text default null, p_problem text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A callback may have come first and knows better.
  update private.emails
  set status = case status when 'pending' then p_status else status end,
      provider_id = coalesce(provider_id, p_provider_id), problem = coalesce(left(p_problem, 500), problem), updated_at = private.now()
  where id = p_email_id;
end
$$;
comment on function api.mail_send_done(uuid, text, text, text) is 'Notes that the provider took the e-mail (sent) or will never take it (failed).';
alter function api.mail_send_done(uuid, text, text, text) owner to preloved_verbs;
grant execute on function api.mail_send_done(uuid, text, text, text) to service_role;
