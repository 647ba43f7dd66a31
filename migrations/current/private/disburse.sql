-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.disburse(p_seller_id uuid, p_amount bigint, p_event_id text, p_terms jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_code text;
begin
  begin
    perform private.refuse('UNAVAILABLE', 'There is no withdrawal verb yet.');
    return 'withdrawal_started';
  exception when sqlstate 'PV001' then
    get stacked diagnostics v_code = message_text;
    return 'withdrawal_refused:' || v_code;
  end;
end
$function$;
