create function private.recipient_record(
  p_recipient private.order_addresses,
  p_is_brief boolean
) returns jsonb
language sql stable
return case
  when p_is_brief then jsonb_build_object(
    'recipient_name', p_recipient.recipient_name,
    'city', p_recipient.city)
  else to_jsonb(p_recipient) - '{order_id,party,latitude,longitude}'::text[]
end;
