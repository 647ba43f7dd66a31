create function private.count_day(p_day date) returns private.analytics_days
language plpgsql stable
as $$
declare
  v_from constant timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_to constant timestamptz := (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
  v_kinds constant private.account_kind[] := '{
    protection_fee_revenue,commission_revenue,boost_revenue,promotions,claims,payout_fees,
    payment_fees,courier_adjustments}';
  -- The current day is the accounts' balances minus the sum of all days before: its transfers grow
  -- with the market, and staff reload this page often.
  v_is_today constant boolean := p_day = (private.now() at time zone 'Asia/Jakarta')::date
    and p_day = private.first_open_day();
  v_day private.analytics_days;
begin
  select counts.active_users, counts.active_users_29d, counts.mau, counts.new_users
  into v_day.active_users, v_day.active_users_29d, v_day.mau, v_day.new_users
  from private.count_active_users(p_day) as counts;

  select sales.transactions, sales.gmv
  into v_day.transactions, v_day.gmv
  from private.count_sales(p_day) as sales;

  -- By the time of booking, so that a past day never changes.
  with booked as (
    select lines.account as kind, sum(lines.amount)::bigint as amount
    from private.ledger_journal as lines
    where not v_is_today
      and lines.created_at >= v_from
      and lines.created_at < v_to
      and lines.account = any (v_kinds)
    group by lines.account
    union all
    select accounts.kind, sum(accounts.balance)::bigint
    from private.ledger_accounts as accounts
    where v_is_today
      and accounts.kind = any (v_kinds)
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
    group by accounts.kind
  )
  select
    coalesce(sum(booked.amount) filter (where booked.kind = 'protection_fee_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'commission_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'boost_revenue'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'promotions'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'claims'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'payout_fees'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'payment_fees'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'courier_adjustments'), 0)
  into
    v_day.protection_fees, v_day.commission, v_day.boosts, v_day.promotions, v_day.claims,
    v_day.payout_fees, v_day.payment_fees, v_day.courier_adjustments
  from booked;
  if v_is_today then
    select
      v_day.protection_fees - coalesce(sum(days.protection_fees), 0),
      v_day.commission - coalesce(sum(days.commission), 0),
      v_day.boosts - coalesce(sum(days.boosts), 0),
      v_day.promotions - coalesce(sum(days.promotions), 0),
      v_day.claims - coalesce(sum(days.claims), 0),
      v_day.payout_fees - coalesce(sum(days.payout_fees), 0),
      v_day.payment_fees - coalesce(sum(days.payment_fees), 0),
      v_day.courier_adjustments - coalesce(sum(days.courier_adjustments), 0)
    into
      v_day.protection_fees, v_day.commission, v_day.boosts, v_day.promotions, v_day.claims,
      v_day.payout_fees, v_day.payment_fees, v_day.courier_adjustments
    from private.analytics_days as days;
  end if;
  v_day.day := p_day;
  v_day.revenue :=
    v_day.protection_fees + v_day.commission + v_day.boosts - v_day.promotions - v_day.claims;
  return v_day;
end
$$;
