create function private.address_record(p_address public.addresses) returns jsonb
language sql stable
return to_jsonb(p_address) - '{user_id,updated_at}'::text[]
  || jsonb_build_object('created_at', internal.wire_time(p_address.created_at));
