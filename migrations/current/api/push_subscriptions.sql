-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.push_subscriptions(p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.push_subscription_record(page) order by page.created_at desc, page.id desc), '[]') into v_items
  from (select devices.* from private.push_subscriptions as devices
        where devices.user_id = v_me and devices.deleted_at is null
        order by devices.created_at desc, devices.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items, 'limit', p_limit, 'offset', p_offset, 'total', (
    select count(*) from private.push_subscriptions as devices where devices.user_id = v_me and devices.deleted_at is null));
end
$function$;
