create function api.push_test() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller public.profiles := private.caller();
begin
  return jsonb_build_object(
    'locale', v_caller.locale,
    'devices', to_jsonb(array(
      select private.push_target(subscriptions)
      from private.push_devices(v_caller.id) as subscriptions)));
end
$$;
