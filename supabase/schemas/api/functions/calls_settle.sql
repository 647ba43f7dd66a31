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
