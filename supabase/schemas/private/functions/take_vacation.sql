create function private.take_vacation(
  p_user_id uuid,
  p_until timestamptz
) returns public.profiles
language plpgsql volatile
as $$
declare
  v_days constant integer := private.setting('vacation_max_days');
  v_profile public.profiles;
begin
  -- Orders of the listings have either ended, or wait and see the vacation.
  perform private.lock_account(p_user_id);
  v_profile := private.caller();
  if p_until <= private.now() or p_until > private.now() + make_interval(days => v_days) then
    perform private.raise_error('vacation_invalid', jsonb_build_object('days', v_days));
  end if;

  if p_until is not null then
    -- Before each listing ends its offers, so that all offers are locked in one order.
    perform private.end_offers(
      array(
        select offers.id
        from private.offers
        where offers.seller_id = p_user_id
          and offers.status in ('open', 'accepted')),
      'unavailable');
  end if;
  update public.profiles
  set on_vacation_until = p_until
  where id = p_user_id
  returning * into v_profile;
  if p_until is not null then
    perform private.enqueue_job(
      'vacation_end',
      p_user_id || ':' || internal.wire_time(p_until),
      jsonb_build_object('user_id', p_user_id),
      p_until);
  end if;
  return v_profile;
end
$$;
