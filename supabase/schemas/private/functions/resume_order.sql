-- Takes over the caller's unfinished order of these listings after its lease has expired. If a
-- request repeats its key, returns the finished order.
create function private.resume_order(
  p_listings public.listings[],
  p_buyer_id uuid,
  p_address public.addresses,
  p_quote private.shipping_quote,
  p_voucher_code text,
  p_use_wallet boolean,
  p_request_key text,
  p_offer_id uuid
) returns jsonb
language plpgsql volatile
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.listing_id = p_listings[1].id
    and orders.buyer_id = p_buyer_id
    and orders.status = 'AWAITING_PAYMENT'
    and (orders.state_version = 0 or invoices.request_key = p_request_key);
  if v_order.id is null then
    perform private.raise_not_for_sale(listings)
    from unnest(p_listings) as listings
    where not private.is_for_sale(listings);
  elsif array(select listings.id from unnest(p_listings) as listings order by listings.id)
      <> array(
        select orders.listing_id
        from public.orders
        where orders.purchase_id = v_order.id
        order by orders.listing_id)
    or not private.is_same_request(
      v_order, p_address, p_quote, p_voucher_code, p_use_wallet, p_offer_id)
  then
    perform private.raise_error('earlier_order_in_progress', p_retry_after_seconds => 60);
  elsif v_order.state_version = 0 then
    perform private.lease_order(v_order.id);
  end if;
  return private.pending_order(v_order, true)
    || jsonb_build_object('quoted', private.quoted_courier(v_order));
end
$$;
