-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.finance_inbox_run(p_terms jsonb DEFAULT NULL::jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_event private.finance_inbox;
  v_outcome text;
  v_error text;
begin
  select inbox.* into v_event from private.finance_inbox as inbox
  where inbox.handled_at is null and inbox.due_at <= private.now()
  order by inbox.due_at, inbox.position limit 1
  for update skip locked;
  if v_event.id is null then
    return 'idle';
  end if;
  begin
    v_outcome := private.act_on_portal_event(v_event, p_terms);
  exception when others then
    get stacked diagnostics v_error = message_text;
    update private.finance_inbox
    set attempts = attempts + 1, last_error = left(v_error, 1000),
        due_at = private.now() + make_interval(secs => private.retry_seconds('finance_inbox', attempts + 1))
    where id = v_event.id;
    return 'failed';
  end;
  update private.finance_inbox
  set attempts = attempts + 1, outcome = v_outcome, handled_at = private.now(), last_error = null
  where id = v_event.id;
  return 'done';
end
$function$;
