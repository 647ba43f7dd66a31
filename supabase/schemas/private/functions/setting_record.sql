-- Its bounds include other settings that limit it.
create function private.setting_record(p_setting private.settings) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'key', p_setting.name,
    'value', p_setting.value,
    'unit', p_setting.unit,
    'min', greatest(p_setting.min_value, (
      select max(lower.value)
      from private.settings as lower
      where lower.at_most = p_setting.name)),
    'max', least(p_setting.max_value, (
      select upper.value
      from private.settings as upper
      where upper.name = p_setting.at_most)),
    'description', p_setting.meaning,
    'changed_at', internal.wire_time(p_setting.changed_at),
    'changed_by', p_setting.changed_by,
    'changed_by_username', (
      select profiles.username
      from public.profiles
      where profiles.id = p_setting.changed_by));
end
$$;
