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
  v_preview jsonb;
begin
  begin
    v_pending := api.orders_create(
      p_listing_ids, p_address_id, p_quote, 'none', p_voucher_code, p_use_wallet,
      p_offer_id => p_offer_id);
    v_preview := private.order_preview((v_pending ->> 'id')::uuid);
    raise exception using errcode = 'PV002';
  exception
    when sqlstate 'PV002' then
      -- Variables keep their values; rows and locks are rolled back.
      null;
  end;
  return jsonb_build_object('preview', v_preview, 'quoted', v_pending -> 'quoted');
end
$$;
