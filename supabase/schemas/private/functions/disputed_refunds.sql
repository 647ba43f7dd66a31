create function private.disputed_refunds(p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      sum(
        least(
          disputed.taken + case
            -- Announced without an amount: what is left of the payment.
            when disputed.is_unknown then payment.amount
            else least(disputed.announced, payment.amount)
          end,
          refunds.amount)),
      0)::bigint
    from (
      select
        chargebacks.order_id,
        chargebacks.boost_id,
        coalesce(
          sum(
            chargebacks.amount - chargebacks.returned
            - chargebacks.from_buyer - chargebacks.from_seller
          ) filter (where chargebacks.status = 'open'),
          0) as taken,
        coalesce(
          sum(chargebacks.amount) filter (where chargebacks.status = 'announced'), 0) as announced,
        bool_or(chargebacks.amount = 0) as is_unknown
      from private.chargebacks
      left join public.orders on orders.id = chargebacks.order_id
      left join private.boost_purchases as boosts on boosts.id = chargebacks.boost_id
      where chargebacks.status in ('announced', 'open')
        and p_user_id in (orders.buyer_id, boosts.seller_id)
      group by chargebacks.order_id, chargebacks.boost_id
    ) as disputed
    cross join lateral (
      select
        case
          when disputed.order_id is null
            -- An earlier chargeback may have taken a part of it.
            then least(
              private.received_from_boost(disputed.boost_id, p_user_id),
              private.recoverable_from_boost(disputed.boost_id))
          else private.received_from_order(disputed.order_id, p_user_id)
        end as amount
    ) as refunds
    -- No wallet pays a boost: all that was refunded came through the provider.
    cross join lateral (
      select
        case
          when disputed.order_id is null then refunds.amount
          else private.paid_through_provider(disputed.order_id)
        end as amount
    ) as payment
  );
end
$$;
comment on function private.disputed_refunds(uuid) is
  'Rupiah that a wallet was refunded, as an order''s buyer or for a boost, of payments that a '
  'payment channel takes back, while staff have not decided: it may still have to give them back. '
  'Never more than the channel can take (what a wallet paid is its own), or than earlier '
  'chargebacks left of the refunds.';
