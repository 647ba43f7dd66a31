create function private.count_sales(p_day date, out transactions integer, out gmv bigint)
language plpgsql stable
as $$
begin
  select count(*), coalesce(sum(orders.item_price), 0)
  into transactions, gmv
  from public.orders
  where orders.paid_at >= p_day::timestamp at time zone 'Asia/Jakarta'
    and orders.paid_at < (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
end
$$;
