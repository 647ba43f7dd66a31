-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.push_send_done(p_outcome jsonb, p_notification_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.push_receipts (notification_id, subscription_id)
  select p_notification_id, sent.id::uuid from jsonb_array_elements_text(p_outcome -> 'sent') as sent (id)
  where p_notification_id is not null
  on conflict do nothing;
  update private.push_subscriptions set deleted_at = private.now(), deleted_because = 'gone'
  where id in (select gone.id::uuid from jsonb_array_elements_text(p_outcome -> 'gone') as gone (id)) and deleted_at is null;
end
$function$;
