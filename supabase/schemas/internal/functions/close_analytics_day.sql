-- One day per transaction, so that years of catching up hold nothing for long.
create function internal.close_analytics_day() returns date
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_day date := private.first_open_day();
begin
  if v_day < v_today then
    insert into private.analytics_days (day, active_users, active_users_29d, mau, new_users, transactions, gmv, protection_fees,
      commission, boosts, promotions, claims, payout_fees, payment_fees, courier_adjustments)
    select counted.day, counted.active_users, counted.active_users_29d, counted.mau, counted.new_users, counted.transactions,
      counted.gmv, counted.protection_fees, counted.commission, counted.boosts, counted.promotions, counted.claims,
      counted.payout_fees, counted.payment_fees, counted.courier_adjustments
    from private.count_day(v_day) as counted
    on conflict (day) do nothing;
    return v_day;
  end if;
  -- A cancelled order that is paid once more is counted on its new day: the days on which that can happen are counted again.
  update private.analytics_days as days
  set transactions = counted.transactions, gmv = counted.gmv
  from private.analytics_days as kept, private.count_day(kept.day) as counted
  where days.day = kept.day and kept.day >= v_today - 7 and (kept.transactions, kept.gmv) <> (counted.transactions, counted.gmv);
  if private.whole_ledger_drift() <> 0 then
    perform private.open_case('ledger_drift', v_today::text, null, jsonb_build_object('rupiah', private.whole_ledger_drift()));
  end if;
  perform private.enqueue_job('analytics', (v_today + 1)::text, '{}', (v_today + 1 + time '00:15') at time zone 'Asia/Jakarta');
  return null;
end
$$;
comment on function internal.close_analytics_day() is
  'Counts the next day that is over and answers it; null when all are, and then sums the whole ledger once and leaves the job for the next night.';
