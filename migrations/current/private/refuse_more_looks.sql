-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.refuse_more_looks()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.refuse('RATE_LIMITED', 'That is all the photos for today; tomorrow there are more.',
    ceil(extract(epoch from ((private.ai_day() + 1)::timestamp at time zone 'Asia/Jakarta') - private.now()))::integer);
end
$function$;
