create function api.admin_accounts_live_unban(p_user_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_host public.profiles;
begin
  perform private.find_user(p_user_id);
  select profiles.*
  into v_host
  from public.profiles
  where profiles.id = p_user_id
  for no key update;
  perform private.forbid_self_decision(v_staff, p_user_id);
  if not v_host.live_banned then
    perform private.raise_error('not_live_banned');
  end if;

  update public.profiles
  set live_banned = false,
      live_banned_at = null,
      updated_at = private.now()
  where profiles.id = p_user_id;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object(
      'live_banned', true,
      'live_banned_at', internal.wire_time(v_host.live_banned_at)),
    jsonb_build_object('live_banned', false, 'live_banned_at', null));
  perform private.notify(
    p_user_id,
    'account:' || p_user_id || ':live_unban:' || internal.wire_time(v_host.live_banned_at),
    'account.live_unbanned');
  return jsonb_build_object('user_id', p_user_id, 'live_banned', false, 'live_banned_at', null);
end
$$;
