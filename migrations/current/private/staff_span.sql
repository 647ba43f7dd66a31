-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.staff_span(p_column text, p_filters jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return nullif(concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end), '');
end
$function$;
