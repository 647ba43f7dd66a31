-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.is_next_of_aggregate(p_event private.outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return p_event.aggregate_version = 1 or exists (
    select from private.outbox as before
    where before.aggregate_type = p_event.aggregate_type and before.aggregate_id = p_event.aggregate_id
      and before.aggregate_version = p_event.aggregate_version - 1 and before.delivered_at is not null);
end
$function$;
