create function private.disputed_refunds(p_user_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      sum(
        case
          when disputed.is_unknown then refunds.amount
          else least(disputed.amount, refunds.amount)
        end),
      0)::bigint
    from (
      select
        chargebacks.order_id,
        sum(
          chargebacks.amount - chargebacks.returned
          - chargebacks.from_buyer - chargebacks.from_seller) as amount,
        -- Announced without an amount.
        bool_or(chargebacks.amount = 0) as is_unknown
      from private.chargebacks
      join public.orders on orders.id = chargebacks.order_id
      where chargebacks.status in ('announced', 'open')
        and orders.buyer_id = p_user_id
      group by chargebacks.order_id
    ) as disputed
    cross join lateral (
      select private.received_from_order(disputed.order_id, p_user_id) as amount
    ) as refunds
  );
end
$$;
comment on function private.disputed_refunds(uuid) is
  'Rupiah that a buyer''s wallet was refunded of payments that a payment channel takes back, while '
  'staff have not decided: it may still have to give them back.';
