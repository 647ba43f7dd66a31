create function private.subjects_of_proposal(p_request jsonb) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select (p_request ->> 'user_id')::uuid
    where p_request ->> 'user_id' is not null
    union
    select withdrawals.user_id
    from private.withdrawals
    where withdrawals.id = (p_request ->> 'withdrawal_id')::uuid
    union
    select refunds.user_id
    from private.refunds
    where refunds.id = (p_request ->> 'refund_id')::uuid
    union
    select unnest(array[orders.buyer_id, orders.seller_id])
    from public.orders
    where orders.id = (p_request ->> 'order_id')::uuid
    union
    select purchases.seller_id
    from private.chargebacks
    join private.boost_purchases as purchases on purchases.id = chargebacks.boost_id
    where chargebacks.id = (p_request ->> 'chargeback_id')::uuid
    union
    select owners.id
    from private.suspense_items as items
    cross join private.owner_of_suspense(items) as owners (id)
    where items.id = (p_request ->> 'suspense_id')::uuid
      and owners.id is not null
  );
end
$$;
