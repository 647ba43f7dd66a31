create function api.admin_growth_boosts(
  p_seller_id uuid,
  p_score integer,
  p_days integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  -- From the request: the same X-Request-Id boosts once.
  v_id constant uuid := private.uuid_of_name(
    jsonb_build_array(v_staff.id, p_audit ->> 'request_id', p_seller_id, p_score, p_days)::text);
  v_period private.boost_periods;
  v_is_new boolean;
  v_grant jsonb;
begin
  perform private.lock_user(p_seller_id);
  perform private.forbid_self_decision(v_staff, p_seller_id);

  -- The second of two equal requests waits and finds the row of the first.
  perform private.lock_shop(p_seller_id);
  select boost_periods.* into v_period
  from private.boost_periods
  where boost_periods.id = v_id;
  v_is_new := v_period.id is null;
  if v_is_new then
    v_period := private.start_boost(v_id, p_seller_id, null, p_score, p_days);
  end if;
  v_grant := jsonb_build_object(
    'id', v_period.id,
    'seller_id', v_period.seller_id,
    'score', v_period.score,
    'days', p_days,
    'starts_at', internal.wire_time(v_period.starts_at),
    'ends_at', internal.wire_time(v_period.ends_at));
  if v_is_new then
    perform private.audit(v_staff, p_audit, 'account', p_seller_id::text, null, v_grant);
    perform private.notify(
      p_seller_id,
      'boost:' || v_period.id || ':granted',
      'boost.granted',
      jsonb_build_object('boost_id', v_period.id, 'at', v_grant ->> 'ends_at'));
  end if;
  return v_grant;
end
$$;
