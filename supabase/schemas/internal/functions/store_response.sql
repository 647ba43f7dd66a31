create function internal.store_response(p_claim_id uuid, p_status integer, p_body text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.idempotency_keys set status = p_status, body = p_body where claim_id = p_claim_id;
  if not found then
    -- Someone took the claim over while we worked: their answer stands, our effect must not.
    perform private.raise_error('CONFLICT', 'This request took too long and was taken over by a repeat of it.');
  end if;
end
$$;
comment on function internal.store_response(uuid, integer, text) is 'Stores the answer under the claim, in the transaction that finishes the effect.';
grant execute on function internal.store_response(uuid, integer, text) to authenticated;
