create function private.chargeback_record(p_chargeback private.chargebacks) returns jsonb
language sql stable
return to_jsonb(p_chargeback) - '{decided_by,version}'::text[]
  || jsonb_build_object(
    'decided_at', internal.wire_time(p_chargeback.decided_at),
    'created_at', internal.wire_time(p_chargeback.created_at),
    'updated_at', internal.wire_time(p_chargeback.updated_at));
