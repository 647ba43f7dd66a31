create function api.admin_accounts(
  p_user_id uuid,
  p_account_status public.account_status,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_before public.profiles := private.lock_account(p_user_id);
  v_now text := internal.wire_time(private.now());
  v_open jsonb;
begin
  perform private.find_user(p_user_id, p_still_here => true);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if v_staff.role <> 'superadmin' and exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    perform private.raise_error('FORBIDDEN', 'This person is on the staff: a superadmin has to decide.');
  end if;
  select coalesce(jsonb_agg(open.id order by open.created_at), '[]') into v_open from private.open_orders_of(p_user_id) as open;
  if v_before.account_status <> p_account_status then
    update public.profiles set account_status = p_account_status, updated_at = private.now() where id = p_user_id;
    if p_account_status = 'banned' then
      -- Named after this ban: a later one asks anew.
      perform private.open_case('banned_party', open.id || ':' || p_user_id || ':' || v_now, open.id,
        jsonb_build_object('user_id', p_user_id, 'reason', p_audit ->> 'reason', 'status', open.status,
          'party', case when open.buyer_id = p_user_id then 'buyer' else 'seller' end))
      from private.open_orders_of(p_user_id) as open;
    end if;
    perform private.notify(p_user_id, 'account:' || p_user_id || ':' || v_now,
      case p_account_status when 'active' then 'account.reinstated' else 'account.' || p_account_status end,
      'account', jsonb_build_object('reason', p_audit ->> 'reason'));
    perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
      jsonb_build_object('account_status', v_before.account_status), jsonb_build_object('account_status', p_account_status));
  end if;
  return jsonb_build_object('id', p_user_id, 'username', v_before.username, 'account_status', p_account_status,
    'open_orders', v_open);
end
$$;
comment on function api.admin_accounts(uuid, public.account_status, jsonb) is
  'Staff suspend, ban or reinstate someone, who is told why. Their listings go out of sight or come back; a ban asks staff to look at each order still open. The same account status again changes nothing.';
