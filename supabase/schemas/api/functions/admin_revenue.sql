create function api.admin_revenue(
  p_by text,
  p_from date default null,
  p_to date default null
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_from constant date := coalesce(p_from, v_today - 89);
  v_to constant date := coalesce(p_to, v_today);
  v_items jsonb;
  v_totals jsonb;
begin
  perform private.staff_caller('administrator');
  with periods as (
    select
      grouping(date_trunc(p_by, days.day::timestamp)) = 1 as is_total,
      date_trunc(p_by, days.day::timestamp)::date as period,
      coalesce(sum(days.protection_fees), 0) as protection_fees,
      coalesce(sum(days.commission), 0) as commission,
      coalesce(sum(days.boosts), 0) as boosts,
      coalesce(sum(days.promotions), 0) as promotions,
      coalesce(sum(days.claims), 0) as claims,
      coalesce(sum(days.revenue), 0) as revenue,
      coalesce(sum(days.payout_fees), 0) as payout_fees,
      coalesce(sum(days.payment_fees), 0) as payment_fees,
      coalesce(sum(days.courier_adjustments), 0) as courier_adjustments
    from private.days_between(v_from, v_to) as days
    where (
      days.protection_fees, days.commission, days.boosts, days.promotions, days.claims,
      days.payout_fees, days.payment_fees, days.courier_adjustments
    ) <> (0, 0, 0, 0, 0, 0, 0, 0)
    group by grouping sets ((date_trunc(p_by, days.day::timestamp)), ())
  )
  select
    coalesce(
      jsonb_agg(to_jsonb(periods) - 'is_total' order by periods.period desc)
        filter (where not periods.is_total),
      '[]'
    ),
    (array_agg(to_jsonb(periods) - 'is_total' - 'period') filter (where periods.is_total))[1]
  into v_items, v_totals
  from periods;
  return jsonb_build_object(
    'by', p_by, 'from', v_from, 'to', v_to, 'items', v_items, 'totals', v_totals
  );
end
$$;
