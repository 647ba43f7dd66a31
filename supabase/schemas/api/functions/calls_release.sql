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
