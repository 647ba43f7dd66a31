create function private.start_boost(
  p_id uuid,
  p_seller_id uuid,
  p_listing_id uuid,
  p_score integer,
  p_days integer
) returns private.boost_periods
language plpgsql volatile
as $$
declare
  v_now timestamptz := private.now();
  v_period private.boost_periods;
begin
  if p_listing_id is null then
    -- listings_create locks the profile too. A new listing is either visible here and gets the
    -- score, or comes later and inherits it.
    perform private.lock_shop(p_seller_id);
  end if;

  insert into private.boost_periods (id, seller_id, listing_id, score, starts_at, ends_at)
  values (
    p_id, p_seller_id, p_listing_id, p_score, v_now, v_now + make_interval(days => p_days)
  )
  returning * into v_period;
  perform private.add_boost_score(v_period, v_period.score);
  perform private.enqueue_job(
    'boosts_end',
    v_period.id::text,
    jsonb_build_object('boost_id', v_period.id),
    v_period.ends_at);
  return v_period;
end
$$;
