-- Stores the response under the claim, in the transaction of the effect.
create function internal.store_response(
  p_claim_id uuid,
  p_status integer,
  p_body text
) returns void
language plpgsql volatile security definer
as $$
begin
  update private.idempotency_keys
  set status = p_status, body = p_body
  where claim_id = p_claim_id;
  if not found then
    -- A repeat has claimed the key: raising rolls back this request's effect.
    perform private.raise_error('request_taken_over');
  end if;
end
$$;
grant execute on function internal.store_response(uuid, integer, text) to authenticated;
