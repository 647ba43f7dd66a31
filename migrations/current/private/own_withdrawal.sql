-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.own_withdrawal(p_id uuid)
 RETURNS private.withdrawals
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = p_id and withdrawals.user_id = (private.caller()).id;
  if v_withdrawal.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such withdrawal of yours.');
  end if;
  return v_withdrawal;
end
$function$;
