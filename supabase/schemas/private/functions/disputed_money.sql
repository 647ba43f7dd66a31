-- Rupiah of a wallet that came from a payment under an undecided chargeback: the buyer's refund,
-- the seller's proceeds, the refund of a boost. At most what a decision could take.
create function private.disputed_money(p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      sum(
        case
          when disputed.boost_id is not null then least(
            disputed.amount,
            private.received_from_boost(disputed.boost_id, p_user_id),
            -- An earlier chargeback may have taken a part.
            private.recoverable_from_boost(disputed.boost_id))
          when disputed.seller_id = p_user_id
            then (private.sale_share(disputed.order_id, disputed.amount)).seller
          else least(disputed.amount, private.received_from_order(disputed.order_id, p_user_id))
        end),
      0)::bigint
    from (
      select
        chargebacks.order_id,
        chargebacks.boost_id,
        orders.seller_id,
        private.chargeable_of(chargebacks.reference) as amount
      from private.chargebacks
      left join public.orders on orders.id = chargebacks.order_id
      left join private.boost_purchases as boosts on boosts.id = chargebacks.boost_id
      where chargebacks.status in ('announced', 'open')
        and p_user_id in (orders.buyer_id, orders.seller_id, boosts.seller_id)
      group by chargebacks.reference, chargebacks.order_id, chargebacks.boost_id, orders.seller_id
    ) as disputed
  );
end
$$;
