-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.report_record(p_report private.reports)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', p_report.id, 'user_id', p_report.user_id, 'username', profiles.username,
      'account_status', profiles.account_status, 'listing_id', p_report.listing_id, 'listing_title', listings.title,
      'reporter_id', p_report.reporter_id, 'reason', p_report.reason, 'details', p_report.details,
      'status', case when p_report.closed_at is null then 'open' else 'closed' end,
      'outcome', p_report.outcome, 'note', p_report.note, 'closed_by', p_report.closed_by,
      'opened_at', api.wire_time(p_report.opened_at), 'closed_at', api.wire_time(p_report.closed_at))
    from public.profiles left join public.listings on listings.id = p_report.listing_id
    where profiles.id = p_report.user_id);
end
$function$;
