-- The payment of p_user_id at the provider for an order or a boost, and the rupiah that arrived
-- there; nulls if somebody else paid. p_key: the key of the refund's transfer.
create function private.refund_source(
  p_key text,
  p_order_id uuid,
  p_user_id uuid,
  out reference text,
  out provider text,
  out checkout_id text,
  out received bigint
) returns record
language plpgsql stable
as $$
declare
  -- Money that fitted no order leaves suspense under the key suspense:<its transfer>.
  v_item private.suspense_items;
  v_key text := p_key;
  v_other_checkout text;
begin
  if p_key like 'suspense:%' then
    select items.*
    into v_item
    from private.suspense_items as items
    where items.id = substring(p_key from '^suspense:(.*)$')::uuid;
    v_key := v_item.key;
    v_other_checkout := coalesce(
      substring(v_key from '^invoice:([^:]+):unexpected$'),
      substring(v_key from '^boost:[^:]+:unexpected:(.+)$'));
  end if;
  select
    paid.reference,
    paid.provider,
    coalesce(v_other_checkout, paid.provider_id),
    case when v_other_checkout is null then paid.booked else v_item.amount end
  into reference, provider, checkout_id, received
  from (
    select orders.reference, invoices.provider, invoices.provider_id, invoices.booked
    from public.orders as refunded
    join public.orders on orders.id = refunded.purchase_id
    join private.invoices on invoices.order_id = orders.id
    where refunded.id = p_order_id
      and refunded.buyer_id = p_user_id
    union all
    select purchases.reference, purchases.provider, purchases.provider_id, purchases.booked
    from private.boost_purchases as purchases
    where p_order_id is null
      and purchases.reference = substring(v_key from '^boost:([^:]+):')
      and purchases.seller_id = p_user_id
  ) as paid;
end
$$;
