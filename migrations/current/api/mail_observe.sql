-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.mail_observe(p_callback jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Callbacks overtake each other: an e-mail only ever moves to the right.
  v_order constant text[] := '{pending,sent,delayed,abandoned,delivered,failed,suppressed,bounced,complained}';
  v_status text := p_callback ->> 'status';
  v_email private.emails;
begin
  select emails.* into v_email from private.emails
  where emails.id = (p_callback ->> 'id')::uuid or emails.provider_id = p_callback ->> 'provider_id'
  limit 1 for update;
  if v_email.id is null then
    return 'unknown';
  end if;
  if p_callback ->> 'suppress' is not null then
    insert into private.email_suppressions (address, reason) values (lower(v_email.address), p_callback ->> 'suppress')
    on conflict do nothing;
  end if;
  if array_position(v_order, v_status) <= array_position(v_order, v_email.status) then
    return 'known';
  end if;
  update private.emails
  set status = v_status, provider_id = coalesce(provider_id, p_callback ->> 'provider_id'),
      problem = coalesce(left(p_callback ->> 'problem', 500), problem), updated_at = private.now()
  where id = v_email.id;
  return v_status;
end
$function$;
