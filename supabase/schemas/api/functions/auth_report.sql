create function api.auth_report(
  p_user_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
language plpgsql volatile security definer
as $$
begin
  perform private.locked_caller();
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$$;
