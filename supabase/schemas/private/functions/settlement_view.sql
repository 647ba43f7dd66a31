create function private.settlement_view(p_settlement private.settlements) returns jsonb
language sql stable
return to_jsonb(p_settlement) - '{order_id,order_version}'::text[]
  || jsonb_build_object(
    'created_at', internal.wire_time(p_settlement.created_at),
    'accepted_at', internal.wire_time(p_settlement.accepted_at));
