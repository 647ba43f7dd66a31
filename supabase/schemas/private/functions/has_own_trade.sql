create function private.has_own_trade(
  p_staff private.staff_member,
  variadic p_user_ids uuid[]
) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    where (orders.buyer_id = p_staff.id and orders.seller_id = any (p_user_ids))
      or (orders.seller_id = p_staff.id and orders.buyer_id = any (p_user_ids))
  );
end
$$;
