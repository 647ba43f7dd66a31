create function api.admin_settings() returns jsonb
language plpgsql stable security definer
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return jsonb_build_object('items', (
    select jsonb_agg(private.setting_record(settings) order by settings.name)
    from private.settings
  ));
end
$$;
