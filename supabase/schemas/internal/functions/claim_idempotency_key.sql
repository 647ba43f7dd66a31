-- Claims an Idempotency-Key for a request. outcome: claimed (with claim_id), replay (with the
-- stored status and body), running, or mismatch (another body under the same key).
create function internal.claim_idempotency_key(
  p_caller_id uuid,
  p_method text,
  p_path text,
  p_key text,
  p_fingerprint text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_claim_id constant uuid := gen_random_uuid();
  v_row private.idempotency_keys;
begin
  -- Each claim deletes a few expired keys, so the table needs no cleanup job.
  delete from private.idempotency_keys
  where claim_id = any (array(
    select keys.claim_id
    from private.idempotency_keys as keys
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
    order by keys.claimed_at
    limit 3
    for update skip locked
  ));
  -- A key is free after 24 hours, or 60 seconds after a claim that never stored a response.
  insert into private.idempotency_keys as keys
    (claim_id, caller_id, method, path, key, fingerprint)
  values (v_claim_id, p_caller_id, p_method, p_path, p_key, p_fingerprint)
  on conflict on constraint idempotency_keys__scope do update
  set
    claim_id = excluded.claim_id,
    fingerprint = excluded.fingerprint,
    claimed_at = clock_timestamp(),
    status = null,
    body = null
  where keys.claimed_at < clock_timestamp() - interval '24 hours'
    or (
      keys.status is null
      and keys.claimed_at < clock_timestamp() - interval '60 seconds'
      and keys.fingerprint = excluded.fingerprint
    )
  returning * into v_row;
  if v_row.claim_id = v_claim_id then
    return jsonb_build_object('outcome', 'claimed', 'claim_id', v_claim_id);
  end if;

  select *
  into v_row
  from private.idempotency_keys as keys
  where keys.caller_id = p_caller_id
    and keys.method = p_method
    and keys.path = p_path
    and keys.key = p_key;
  if v_row.claim_id is null then
    -- The key was released between the two statements; the client may try again.
    return jsonb_build_object('outcome', 'running');
  elsif v_row.fingerprint <> p_fingerprint then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.status is null then
    return jsonb_build_object('outcome', 'running');
  end if;
  return jsonb_build_object('outcome', 'replay', 'status', v_row.status, 'body', v_row.body);
end
$$;
