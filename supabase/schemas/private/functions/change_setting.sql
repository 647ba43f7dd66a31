create function private.change_setting(
  p_name text,
  p_value bigint,
  p_expected bigint,
  p_reason text,
  p_audit jsonb,
  p_staff private.staff_member
) returns jsonb
language plpgsql volatile
as $$
declare
  v_setting private.settings;
  v_before jsonb;
begin
  -- One change at a time, whatever the setting: bounds depend on the values of others.
  perform pg_advisory_xact_lock(hashtextextended('settings', 0));
  select settings.* into v_setting
  from private.settings
  where settings.name = p_name;
  if v_setting.name is null then
    perform private.raise_error('setting_unknown');
  end if;
  v_before := private.setting_record(v_setting);
  if p_value not between (v_before ->> 'min')::bigint and (v_before ->> 'max')::bigint then
    perform private.raise_error(
      'setting_out_of_bounds',
      jsonb_build_object('name', p_name, 'min', v_before ->> 'min', 'max', v_before ->> 'max'));
  elsif p_expected <> v_setting.value then
    perform private.raise_error(
      'setting_changed', jsonb_build_object('name', p_name, 'value', v_setting.value::text));
  elsif p_value = v_setting.value then
    perform private.raise_error(
      'setting_unchanged', jsonb_build_object('name', p_name, 'value', p_value::text));
  end if;

  update private.settings
  set value = p_value,
      changed_at = private.now(),
      changed_by = p_staff.id
  where name = p_name
  returning * into v_setting;
  perform private.audit(p_staff, p_audit, 'setting', p_name,
    jsonb_build_object('value', v_before -> 'value'),
    jsonb_build_object('value', p_value),
    p_reason);
  return private.setting_record(v_setting)
    || jsonb_build_object('before', v_before -> 'value');
end
$$;
