-- Sets an account to active, suspended or banned, notifies the user and writes the audit line.
-- Returns the answer of api.admin_accounts.
create function private.set_account_status(
  p_staff private.staff_member,
  p_user_id uuid,
  p_account_status public.account_status,
  p_payout_block jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
declare
  v_staff private.staff_member := p_staff;
  v_before public.profiles;
  v_now text := internal.wire_time(private.now());
  v_open_orders jsonb;
  v_stream_id text;
  v_blocked_until timestamptz;
begin
  v_before := private.lock_account_for(p_user_id, p_account_status);
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  perform private.forbid_self_decision(p_staff, p_user_id);
  if exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    if exists (
      select
      from unnest(private.deciders_of(p_staff, p_audit)) as deciders (id)
      where not private.has_role(deciders.id, 'superadmin'))
    then
      perform private.raise_error('superadmin_required');
    end if;
    v_staff.role := 'superadmin';
  end if;
  if p_account_status <> 'active' and exists (
    select
    from private.staff_roles
    where staff_roles.user_id = p_user_id
      and staff_roles.role = 'superadmin')
  then
    -- Revoking superadmin takes two people: a suspension would need only one.
    perform private.raise_error('still_superadmin');
  end if;
  if (p_payout_block ->> 'until')::timestamptz > private.now() + interval '365 days' then
    -- Money is never locked for ever: a block can be renewed with a new reason.
    perform private.raise_error('block_period_too_long');
  end if;

  select coalesce(jsonb_agg(orders.id order by orders.created_at), '[]') into v_open_orders
  from private.open_orders_of(p_user_id) as orders;

  v_blocked_until := private.payout_block(v_before, p_account_status, p_payout_block);
  if (v_before.account_status, v_before.payouts_blocked_until)
    is distinct from (p_account_status, v_blocked_until)
  then
    if p_account_status <> 'active' then
      -- Before the listings end their offers, so that all offers are locked in one order.
      perform private.end_offers_of_user(p_user_id);
    end if;
    update public.profiles
    set account_status = p_account_status,
        payouts_blocked_until = v_blocked_until,
        updated_at = private.now()
    where id = p_user_id;
    if p_account_status = 'banned' and v_before.account_status <> 'banned' then
      v_stream_id := private.apply_ban(p_user_id, p_audit ->> 'reason');
    end if;
    perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
      jsonb_build_object(
        'account_status', v_before.account_status,
        'payouts_blocked_until', internal.wire_time(v_before.payouts_blocked_until)),
      jsonb_build_object(
        'account_status', p_account_status,
        'payouts_blocked_until', internal.wire_time(v_blocked_until))
        || jsonb_strip_nulls(jsonb_build_object('ended_stream_id', v_stream_id)));
  end if;
  if v_before.account_status <> p_account_status then
    perform private.notify(
      p_user_id,
      'account:' || p_user_id || ':' || v_now,
      case p_account_status
        when 'active' then 'account.reinstated'
        else 'account.' || p_account_status
      end,
      jsonb_build_object('reason', p_audit ->> 'reason'));
  end if;

  return jsonb_build_object(
    'id', p_user_id,
    'username', v_before.username,
    'account_status', p_account_status,
    'payouts_blocked_until', internal.wire_time(v_blocked_until),
    'open_orders', v_open_orders);
end
$$;
