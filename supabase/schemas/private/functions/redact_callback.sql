-- Drops arrays: our handlers read none.
create function private.redact_callback(p_body jsonb) returns jsonb
language plpgsql immutable
as $$
begin
  return (
    select coalesce(
      jsonb_object_agg(
        fields.key,
        case jsonb_typeof(fields.value)
          when 'object' then private.redact_callback(fields.value)
          else fields.value
        end),
      '{}')
    from jsonb_each(p_body) as fields
    where jsonb_typeof(fields.value) = 'object'
      or jsonb_typeof(fields.value) <> 'array'
      and (
        -- Fields that our handlers read, and fields without personal data. A constant is hashed.
        fields.key = any (
          '{id,event,type,status,sub_status,external_id,reference_id,payout_id,payment_id,invoice_id,
          payment_session_id,order_id,email_id,callback_virtual_account_id,bank_code,channel_code,
          payment_method,payment_channel,currency,amount,paid_amount,capture_amount,charge_amount,
          request_amount,adjusted_received_amount,fees_paid_amount,is_closed,price,order_price,
          failure_code,created,updated,created_at,updated_at,paid_at,courier_waybill_id,
          courier_tracking_id,courier_company,courier_type}'::text[])
        -- In a virtual account this is our number; in a payout it is the person's bank account.
        or fields.key = 'account_number'
        and p_body ?| '{callback_virtual_account_id,is_closed}'));
end
$$;
