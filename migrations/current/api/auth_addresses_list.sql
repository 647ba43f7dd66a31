-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.auth_addresses_list(p_limit integer, p_offset bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.address_record(page.mine) order by (page.mine).created_at desc, (page.mine).id desc), '[]') into v_items
  from (select addresses as mine from public.addresses where addresses.user_id = v_me
        order by addresses.created_at desc, addresses.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items,
    'total', (select count(*) from public.addresses where addresses.user_id = v_me),
    'limit', p_limit, 'offset', p_offset);
end
$function$;
