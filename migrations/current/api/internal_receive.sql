-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.internal_receive(p_event_id text, p_type text, p_data jsonb, p_digest text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_known text;
begin
  insert into private.finance_inbox (id, type, data, digest) values (p_event_id, p_type, p_data, p_digest)
  on conflict (id) do nothing;
  select finance_inbox.digest into v_known from private.finance_inbox where finance_inbox.id = p_event_id;
  if v_known <> p_digest then
    perform private.refuse('CONFLICT', 'This id was sent before with another content.');
  end if;
  return jsonb_build_object('id', p_event_id, 'received', true);
end
$function$;
