-- The number of open orders, boosts, withdrawals and refunds per payment provider, counted to
-- 1,000, without the provider of the newest order.
create function private.open_with_old_providers()
returns table (provider text, things bigint)
language plpgsql stable
set enable_seqscan = off
as $$
declare
  -- The newest invoice belongs to the current provider.
  v_current constant text := (
    select invoices.provider
    from private.invoices
    where invoices.order_id = (
      select newest.id from public.orders as newest order by newest.created_at desc, newest.id desc limit 1)
  );
begin
  return query
  with recursive known as (
    (select min(invoices.provider) as name from private.invoices)
    union all
    select (select min(invoices.provider) from private.invoices where invoices.provider > known.name)
    from known
    where known.name is not null
  )
  select old.name, counted.things
  from known as old
  cross join lateral (
    select count(*) as things
    from (
      -- Not older than the provider's last invoice: orders that ended long ago are never read.
      select
      from public.orders
      join private.order_statuses as statuses
        on statuses.status = orders.status
        and not statuses.has_ended
      join private.invoices on invoices.order_id = orders.id and invoices.provider = old.name
      where orders.created_at <= (
        select max(last.expires_at) from private.invoices as last where last.provider = old.name)
      union all
      select
      from private.boost_purchases as purchases
      where purchases.status in ('CREATING', 'AWAITING_PAYMENT')
        and purchases.provider = old.name
      union all
      select
      from private.withdrawals
      where withdrawals.status in ('HELD', 'LINK_CREATED')
        and withdrawals.provider = old.name
      union all
      select
      from private.refunds
      where refunds.status in ('HELD', 'PENDING')
        and refunds.provider = old.name
      limit 1000
    ) as open_things
  ) as counted
  where old.name <> v_current
    and counted.things > 0;
end
$$;
