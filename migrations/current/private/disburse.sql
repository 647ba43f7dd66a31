-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.disburse(p_seller_id uuid, p_amount bigint, p_event_id text, p_terms jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_code text;
  v_constraint text;
begin
  if p_amount < (p_terms ->> 'minimum')::bigint then
    return 'withdrawal_refused:VALIDATION';
  elsif not exists (select from public.profiles where profiles.id = p_seller_id and profiles.account_status = 'active') then
    return 'withdrawal_refused:FORBIDDEN';
  end if;
  perform private.withdrawals_reserve(p_seller_id, p_amount, (p_terms ->> 'fee')::bigint, 'portal:' || p_event_id);
  return 'withdrawal_started';
exception
  when sqlstate 'PV001' then
    get stacked diagnostics v_code = message_text;
    -- Withdrawals pause: the approval waits with them, and comes back.
    if v_code = 'UNAVAILABLE' then
      raise;
    end if;
    return 'withdrawal_refused:' || v_code;
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'withdrawals__one_in_flight' then
      raise;
    end if;
    return 'withdrawal_refused:WITHDRAWAL_IN_PROGRESS';
end
$function$;
