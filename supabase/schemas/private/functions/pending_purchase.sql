-- The data for the invoice request of an order or boost; Pending in shared/purchase/kinds.ts.
-- p_resumed: an earlier request may have created the invoice already.
create function private.pending_purchase(
  p_id uuid,
  p_payer_id uuid,
  p_finished boolean,
  p_resumed boolean,
  p_lease integer,
  p_provider text,
  p_reference text,
  p_amount bigint,
  p_item_name text,
  p_item_price bigint,
  p_fees jsonb
) returns jsonb
language plpgsql stable
as $$
declare
  v_minutes constant bigint := private.setting('payment_window_minutes');
begin
  return jsonb_build_object(
    'id', p_id,
    'finished', p_finished,
    'resumed', p_resumed,
    'lease', p_lease,
    'provider', p_provider,
    'request', jsonb_build_object(
      'external_id', p_reference,
      'amount', p_amount,
      'description', p_item_name,
      'payer_email', (
        select contacts.email
        from private.contacts
        where contacts.user_id = p_payer_id),
      'duration_seconds', v_minutes * 60,
      'expires_at', private.now() + make_interval(mins => v_minutes::integer),
      'items', jsonb_build_array(
        jsonb_build_object('name', p_item_name, 'price', p_item_price, 'quantity', 1)),
      'fees', p_fees));
end
$$;
