-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.push_send_done(p_sent uuid[], p_gone uuid[], p_notification_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.push_receipts (notification_id, subscription_id)
  select p_notification_id, sent.id from unnest(p_sent) as sent (id) where p_notification_id is not null
  on conflict do nothing;
  update private.push_subscriptions set deleted_at = private.now(), deleted_because = 'gone'
  where id = any (p_gone) and deleted_at is null;
end
$function$;
