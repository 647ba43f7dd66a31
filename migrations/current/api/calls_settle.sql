-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated, service_role.
CREATE OR REPLACE FUNCTION api.calls_settle(p_claim_id uuid, p_status integer, p_body text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.idempotency_keys set status = p_status, body = p_body where claim_id = p_claim_id;
  if not found then
    -- Someone took the claim over while we worked: their answer stands, our effect must not.
    perform private.refuse('CONFLICT', 'This request took too long and was taken over by a repeat of it.');
  end if;
end
$function$;
