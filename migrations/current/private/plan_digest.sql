-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.plan_digest(p_since timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
begin
  perform private.enqueue('notifications_digest', v_day::text,
    jsonb_build_object('day', v_day, 'since', api.wire_time(coalesce(p_since, v_at - interval '1 day'))), v_at);
end
$function$;
