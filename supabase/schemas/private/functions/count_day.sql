create function private.count_day(p_day date) returns private.analytics_days
language plpgsql stable
as $$
declare
  v_from constant timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_to constant timestamptz := (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
  v_day private.analytics_days;
begin
  select counts.active_users, counts.active_users_29d, counts.mau, counts.new_users
  into v_day.active_users, v_day.active_users_29d, v_day.mau, v_day.new_users
  from private.count_active_users(p_day) as counts;

  select count(*), coalesce(sum(orders.item_price), 0)
  into v_day.transactions, v_day.gmv
  from public.orders
  where orders.paid_at >= v_from
    and orders.paid_at < v_to;

  -- By the time of booking, so that a day that is over never changes.
  with booked as (
    select accounts.kind, sum(entries.amount)::bigint as amount
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.created_at >= v_from
      and transfers.created_at < v_to
      and accounts.kind in (
        'protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions', 'claims',
        'payout_fees', 'payment_fees', 'courier_adjustments'
      )
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
  v_day.day := p_day;
  v_day.revenue :=
    v_day.protection_fees + v_day.commission + v_day.boosts - v_day.promotions - v_day.claims;
  return v_day;
end
$$;
