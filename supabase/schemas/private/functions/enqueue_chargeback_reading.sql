create function private.enqueue_chargeback_reading(p_reference text) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_job(
    'read_chargebacks',
    p_reference || ':' || gen_random_uuid(),
    jsonb_build_object('reference', p_reference));
end
$$;
