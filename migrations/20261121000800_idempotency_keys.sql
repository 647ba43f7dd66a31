create table private.idempotency_keys (
  claim_id uuid primary key default gen_random_uuid(),
  caller_id uuid not null,
  method text not null,
  path text not null,
  key text not null check (char_length(key) between 1 and 255),
  fingerprint text not null,
  claimed_at timestamptz not null default clock_timestamp(),
  status integer,
  body text,
  constraint idempotency_keys__scope unique (caller_id, method, path, key)
);
comment on table private.idempotency_keys is 'One row per Idempotency-Key in use: claimed while its request runs, then the answer to replay for 24 hours.';
comment on column private.idempotency_keys.fingerprint is 'SHA-256 of the raw request body, hex.';
comment on column private.idempotency_keys.claimed_at is 'Real time: a claim older than 60 seconds belongs to a process that died.';
create index idempotency_keys_claimed_at on private.idempotency_keys (claimed_at);
alter table private.idempotency_keys enable row level security;
create policy all_verbs on private.idempotency_keys for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.idempotency_keys to preloved_verbs;

create function api.calls_claim(p_caller_id uuid, p_method text, p_path text, p_key text, p_fingerprint text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_row private.idempotency_keys;
  v_mine uuid := gen_random_uuid();
begin
  -- Each new key takes a few forgotten ones with it, so that the table never needs a cleaner.
  delete from private.idempotency_keys where claim_id in (
    select keys.claim_id from private.idempotency_keys as keys
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
    order by keys.claimed_at limit 3 for update skip locked);
  -- A key that is a day old, or was claimed by a process that died, is free again.
  insert into private.idempotency_keys as keys (claim_id, caller_id, method, path, key, fingerprint)
  values (v_mine, p_caller_id, p_method, p_path, p_key, p_fingerprint)
  on conflict on constraint idempotency_keys__scope do update
    set claim_id = excluded.claim_id, fingerprint = excluded.fingerprint, claimed_at = clock_timestamp(),
        status = null, body = null
    where keys.claimed_at < clock_timestamp() - interval '24 hours'
       or (keys.status is null and keys.claimed_at < clock_timestamp() - interval '60 seconds'
           and keys.fingerprint = excluded.fingerprint)
  returning * into v_row;
  if v_row.claim_id = v_mine then
    return jsonb_build_object('outcome', 'claimed', 'claim_id', v_mine);
  end if;

  select * into v_row from private.idempotency_keys as keys
  where keys.caller_id = p_caller_id and keys.method = p_method and keys.path = p_path and keys.key = p_key;
  if v_row.claim_id is null then
    -- Released between our two statements: the client may simply try again.
    return jsonb_build_object('outcome', 'running');
  elsif v_row.fingerprint <> p_fingerprint then
    return jsonb_build_object('outcome', 'mismatch');
  elsif v_row.status is null then
    return jsonb_build_object('outcome', 'running');
  end if;
  return jsonb_build_object('outcome', 'replay', 'status', v_row.status, 'body', v_row.body);
end
$$;
comment on function api.calls_claim(uuid, text, text, text, text) is 'Takes an Idempotency-Key for this request, or tells to replay, to wait (running) or that the body differs (mismatch).';
alter function api.calls_claim(uuid, text, text, text, text) owner to preloved_verbs;
grant execute on function api.calls_claim(uuid, text, text, text, text) to service_role;

create function api.calls_settle(p_claim_id uuid, p_status integer, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.idempotency_keys set status = p_status, body = p_body where claim_id = p_claim_id;
  if not found then
    -- Someone took the claim over while we worked: their answer stands, our effect must not.
    perform private.refuse('CONFLICT', 'This request took too long and was taken over by a repeat of it.');
  end if;
end
$$;
comment on function api.calls_settle(uuid, integer, text) is 'Stores the answer under the claim, in the transaction that finishes the effect.';
alter function api.calls_settle(uuid, integer, text) owner to preloved_verbs;
grant execute on function api.calls_settle(uuid, integer, text) to authenticated, service_role;

create function api.calls_release(p_claim_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.idempotency_keys where claim_id = p_claim_id and status is null;
end
$$;
comment on function api.calls_release(uuid) is 'Frees the key of a request that ended without a success, so that it can be tried again.';
alter function api.calls_release(uuid) owner to preloved_verbs;
grant execute on function api.calls_release(uuid) to service_role;
