-- Returns the next five shipping orders whose price may still change, older than this position:
-- on their way, or delivered or cancelled within courier_statement_days. next is null after the
-- last.
create function internal.courier_statement_page(
  p_created_at timestamptz default null,
  p_id uuid default null
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_days constant interval :=
    make_interval(days => private.setting('courier_statement_days')::integer);
begin
  return (
    with page as (
      select shipments.id, shipments.shipper_order_id, shipments.created_at
      from private.shipments
      -- At the latest, a parcel is delivered or cancelled 90 days after its booking.
      where shipments.created_at > private.now() - interval '90 days' - v_days
        and (p_id is null or (shipments.created_at, shipments.id) < (p_created_at, p_id))
        and shipments.shipper_order_id is not null
        and coalesce(shipments.delivered_at, shipments.cancelled_at, private.now())
          > private.now() - v_days
      order by shipments.created_at desc, shipments.id desc
      limit 5
    )
    select jsonb_build_object(
      'shipper_order_ids', coalesce(
        jsonb_agg(page.shipper_order_id order by page.created_at desc, page.id desc),
        '[]'
      ),
      'next', (
        select jsonb_build_object('created_at', internal.wire_time(last.created_at), 'id', last.id)
        from page as last
        order by last.created_at, last.id
        limit 1
      )
    )
    from page
  );
end
$$;
