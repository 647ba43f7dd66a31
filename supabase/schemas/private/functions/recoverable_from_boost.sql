-- Rupiah: the price once the boost ran, plus refunds, minus what chargebacks took.
create function private.recoverable_from_boost(p_boost_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select greatest(
      case purchases.status when 'PAID' then purchases.price else 0 end
        + private.received_from_boost(purchases.id, purchases.seller_id)
        - (
          select coalesce(sum(chargebacks.from_seller), 0)
          from private.chargebacks
          where chargebacks.boost_id = purchases.id),
      0)::bigint
    from private.boost_purchases as purchases
    where purchases.id = p_boost_id
  );
end
$$;
