create function private.settlement_offers(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', settlements.id,
          'offered_by', settlements.offered_by,
          'refund_amount', settlements.refund_amount,
          'note', settlements.note,
          'status', case
            when settlements.status = 'open'
              and settlements.order_version <> p_order.state_version
            then 'lapsed'
            else settlements.status
          end,
          'created_at', internal.wire_time(settlements.created_at),
          'accepted_at', internal.wire_time(settlements.accepted_at))
        order by settlements.created_at, settlements.id),
      '[]')
    from private.settlements
    where settlements.order_id = p_order.id
  );
end
$$;
comment on function private.settlement_offers(public.orders) is
  'Every settlement that was offered, the first one first, as staff read them: an open one has '
  'lapsed when the order has moved since.';
