-- Ends a boost whose period is over and subtracts its score from its listings. Returns false if
-- there is nothing to end.
create function internal.end_boost(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_period private.boost_periods;
begin
  select periods.*
  into v_period
  from private.boost_periods as periods
  where periods.id = p_boost_id;
  if v_period.listing_id is null then
    perform private.lock_shop(v_period.seller_id);
  end if;

  update private.boost_periods
  set ended_at = private.now()
  where id = p_boost_id
    and ended_at is null
    and ends_at <= private.now();
  if not found then
    return false;
  end if;
  perform private.add_boost_score(v_period, -v_period.score);
  return true;
end
$$;
