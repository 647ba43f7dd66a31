-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.push_unsubscribe(p_endpoint text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid;
begin
  -- A second time finds it gone already, which is what was wanted.
  update private.push_subscriptions
  set deleted_at = coalesce(deleted_at, private.now()), deleted_because = coalesce(deleted_because, 'unsubscribed')
  where endpoint = p_endpoint and user_id = v_me returning id into v_id;
  if v_id is null then
    perform private.refuse('NOT_FOUND', 'There is no such subscription of yours.');
  end if;
  return jsonb_build_object('id', v_id, 'endpoint', p_endpoint, 'deleted', true);
end
$function$;
