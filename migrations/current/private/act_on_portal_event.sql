-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.act_on_portal_event(p_event private.finance_inbox, p_disbursement_enabled boolean)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_seller_id uuid := (p_event.data ->> 'seller_id')::uuid;
  v_outcome text := 'notified';
begin
  if not exists (select from public.profiles where profiles.id = v_seller_id) then
    perform private.open_case('portal_event', p_event.id, null, jsonb_build_object('type', p_event.type, 'data', p_event.data));
    return 'unknown_seller';
  end if;
  if p_event.type = 'disbursement.approved' and p_disbursement_enabled then
    v_outcome := private.disburse(v_seller_id, (p_event.data ->> 'amount')::bigint, p_event.id);
  elsif p_event.type <> 'disbursement.approved' then
    perform private.review_seller(p_event, v_seller_id);
    v_outcome := 'flagged';
  end if;
  -- What the portal suspects is between it and ops: the seller learns that someone looks, not why.
  perform private.notify(v_seller_id, 'portal:' || p_event.id, p_event.type,
    case p_event.type when 'fraud_flag.raised' then 'account' else 'wallet' end,
    jsonb_strip_nulls(jsonb_build_object('amount', p_event.data -> 'amount')));
  return v_outcome;
end
$function$;
