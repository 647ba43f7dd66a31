create function api.admin_revenue(p_by text, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_from date := coalesce(p_from, v_today - 89);
  v_to date := coalesce(p_to, v_today);
  v_items jsonb;
  v_totals jsonb;
begin
  perform private.staff_caller('administrator');
  -- By the day on which it was booked: a period that is over never changes.
  with booked as (
    select grouping(date_trunc(p_by, entries.created_at at time zone 'Asia/Jakarta')) = 1 as is_total,
      date_trunc(p_by, entries.created_at at time zone 'Asia/Jakarta')::date as period,
      coalesce(sum(entries.amount) filter (where accounts.kind = 'protection_fee_revenue'), 0) as protection_fees,
      coalesce(sum(entries.amount) filter (where accounts.kind = 'commission_revenue'), 0) as commission,
      coalesce(sum(entries.amount) filter (where accounts.kind = 'boost_revenue'), 0) as boosts,
      coalesce(-sum(entries.amount) filter (where accounts.kind = 'promotions'), 0) as promotions,
      coalesce(-sum(entries.amount) filter (where accounts.kind = 'claims'), 0) as claims,
      coalesce(sum(entries.amount) filter (where accounts.kind = 'payout_fees'), 0) as payout_fees,
      coalesce(-sum(entries.amount) filter (where accounts.kind = 'payment_fees'), 0) as payment_fees,
      coalesce(sum(entries.amount) filter (where accounts.kind = 'courier_adjustments'), 0) as courier_adjustments
    from private.ledger_accounts as accounts
    join private.ledger_entries as entries on entries.account_id = accounts.id
    where accounts.kind in ('protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions', 'claims',
        'payout_fees', 'payment_fees', 'courier_adjustments')
      and entries.created_at >= v_from::timestamp at time zone 'Asia/Jakarta'
      and entries.created_at < (v_to + 1)::timestamp at time zone 'Asia/Jakarta'
    group by grouping sets ((date_trunc(p_by, entries.created_at at time zone 'Asia/Jakarta')), ())
  ), lines as (
    select booked.is_total, booked.period, jsonb_build_object(
      'protection_fees', booked.protection_fees, 'commission', booked.commission, 'boosts', booked.boosts,
      'promotions', booked.promotions, 'claims', booked.claims,
      'revenue', booked.protection_fees + booked.commission + booked.boosts - booked.promotions - booked.claims,
      'payout_fees', booked.payout_fees, 'payment_fees', booked.payment_fees,
      'courier_adjustments', booked.courier_adjustments) as figures
    from booked
  )
  select coalesce(jsonb_agg(jsonb_build_object('period', lines.period) || lines.figures order by lines.period desc)
      filter (where not lines.is_total), '[]'),
    (array_agg(lines.figures) filter (where lines.is_total))[1]
  into v_items, v_totals from lines;
  return jsonb_build_object('by', p_by, 'from', v_from, 'to', v_to, 'items', v_items, 'totals', v_totals);
end
$$;
comment on function api.admin_revenue(text, date, date) is
  'What the market earned per day, week or month in Jakarta, from the books. Costs (promotions, claims, payment fees) are shown above zero.';
alter function api.admin_revenue(text, date, date) owner to preloved_verbs;
grant execute on function api.admin_revenue(text, date, date) to authenticated;
