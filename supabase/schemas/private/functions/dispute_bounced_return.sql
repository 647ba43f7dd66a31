-- A carrier delivered the return, and now says that it goes back to the buyer or is lost.
create function private.dispute_bounced_return(p_order_id uuid, p_status text) returns void
language plpgsql volatile
as $$
begin
  perform private.move_order(orders, 'DISPUTED', 'provider', p_reason => p_status)
  from private.lock_order(p_order_id) as orders
  where orders.status = 'RETURN_APPROVED'
    and exists (
      select
      from private.shipments
      join private.shipping_statuses as newest on newest.status = shipments.status
      where shipments.order_id = orders.id
        and shipments.direction = 'return'
        and shipments.delivered_at is not null
        and newest.outlook = 'back');
end
$$;
