-- Frees the key of a failed request, so that it can be sent again.
create function internal.release_idempotency_key(p_claim_id uuid) returns void
language plpgsql volatile security definer
as $$
begin
  delete from private.idempotency_keys where claim_id = p_claim_id and status is null;
end
$$;
