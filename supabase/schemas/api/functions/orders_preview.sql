-- Creates the order and rolls it back, so a preview has the errors and the amounts of a real order.
create function api.orders_preview(
  p_listing_ids jsonb,
  p_address_id uuid,
  p_quote jsonb,
  p_voucher_code text default null,
  p_use_wallet boolean default false,
  p_offer_id uuid default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_pending jsonb;
  v_id uuid;
  v_preview jsonb;
begin
  begin
    v_pending := api.orders_create(
      p_listing_ids, p_address_id, p_quote, 'none', p_voucher_code, p_use_wallet,
      p_offer_id => p_offer_id);
    v_id := v_pending ->> 'id';
    select jsonb_strip_nulls(jsonb_build_object(
      'item_price', sum(orders.item_price),
      'bundle_discount', sum(orders.bundle_discount),
      'shipping_fee', sum(orders.shipping_fee),
      'buyer_protection_fee', sum(orders.buyer_protection_fee),
      'voucher_discount', sum(orders.voucher_discount),
      'wallet_amount', sum(orders.wallet_amount),
      'total', sum(orders.total),
      'amount_due', sum(orders.amount_due),
      'voucher', (
        select jsonb_build_object(
          'code', vouchers.code,
          'capped_by', case
            when sum(orders.voucher_discount) >= private.voucher_face_value(
              vouchers.kind, vouchers.value, sum(orders.item_price)::bigint) then null
            when sum(orders.voucher_discount) = vouchers.max_discount then 'max_discount'
            else 'minimum_payment'
          end)
        from private.voucher_uses
        join private.vouchers on vouchers.id = voucher_uses.voucher_id
        where voucher_uses.order_id = v_id)))
    into v_preview
    from public.orders
    where orders.purchase_id = v_id;
    raise exception using errcode = 'PV002';
  exception
    when sqlstate 'PV002' then
      -- Variables keep their values; rows and locks are rolled back.
      null;
  end;
  return jsonb_build_object('preview', v_preview, 'quoted', v_pending -> 'quoted');
end
$$;
