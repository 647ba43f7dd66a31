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
  v_open_orders jsonb;
  v_stream_id text;
begin
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  perform private.forbid_self_decision(v_staff, p_user_id);
  if v_staff.role <> 'superadmin'
    and exists (select from private.staff_roles where staff_roles.user_id = p_user_id)
  then
    perform private.raise_error('FORBIDDEN',
      'This user is a member of staff: only a superadmin can change the account.');
  end if;

  select coalesce(jsonb_agg(orders.id order by orders.created_at), '[]') into v_open_orders
  from private.open_orders_of(p_user_id) as orders;

  if v_before.account_status <> p_account_status then
    update public.profiles
    set account_status = p_account_status,
        updated_at = private.now()
    where id = p_user_id;
    if p_account_status = 'banned' then
      select live_streams.id
      into v_stream_id
      from public.live_streams
      where live_streams.seller_id = p_user_id
        and live_streams.status <> 'ended'
      for no key update;
      if v_stream_id is not null then
        perform private.end_live_stream(v_stream_id);
      end if;
      -- The time in the key lets a later ban open new cases.
      perform private.open_case(
        'banned_party',
        orders.id || ':' || p_user_id || ':' || v_now,
        orders.id,
        jsonb_build_object(
          'user_id', p_user_id,
          'reason', p_audit ->> 'reason',
          'status', orders.status,
          'party', case when orders.buyer_id = p_user_id then 'buyer' else 'seller' end))
      from private.open_orders_of(p_user_id) as orders;
    end if;
    perform private.notify(
      p_user_id,
      'account:' || p_user_id || ':' || v_now,
      case p_account_status
        when 'active' then 'account.reinstated'
        else 'account.' || p_account_status
      end,
      'account',
      jsonb_build_object('reason', p_audit ->> 'reason'));
    perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
      jsonb_build_object('account_status', v_before.account_status),
      jsonb_strip_nulls(jsonb_build_object(
        'account_status', p_account_status,
        'ended_stream_id', v_stream_id)));
  end if;

  return jsonb_build_object(
    'id', p_user_id,
    'username', v_before.username,
    'account_status', p_account_status,
    'open_orders', v_open_orders);
end
$$;
comment on function api.admin_accounts(uuid, public.account_status, jsonb) is
  'Sets an account to active, suspended or banned and notifies the user. Listings are hidden or '
  'shown accordingly; a ban ends a stream on air and opens a staff case per open order. Setting '
  'the current status again changes nothing.';
