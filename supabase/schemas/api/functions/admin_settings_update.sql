create function api.admin_settings_update(
  p_key text,
  p_value bigint,
  p_expected bigint,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.change_setting(
  p_key, p_value, p_expected, p_reason, p_audit, private.staff_caller('superadmin'));
comment on function api.admin_settings_update(text, bigint, bigint, text, jsonb) is
  'Changes a setting. p_expected: the value that the caller saw, or null.';
