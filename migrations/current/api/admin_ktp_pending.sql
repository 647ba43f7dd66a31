-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_ktp_pending(p_limit integer, p_offset bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  select coalesce(jsonb_agg(private.ktp_record(page.submission) || jsonb_build_object('user_id', profiles.id,
      'username', profiles.username, 'full_name', profiles.full_name,
      'rejected_before', (select count(*) from private.ktp_submissions as earlier
                          where earlier.user_id = profiles.id and earlier.status = 'rejected'))
      order by (page.submission).submitted_at desc, (page.submission).id desc), '[]')
  into v_items
  from (select submissions as submission from private.ktp_submissions as submissions where submissions.status = 'pending'
        order by submissions.submitted_at desc, submissions.id desc limit p_limit offset p_offset) as page
  join public.profiles on profiles.id = (page.submission).user_id;
  return jsonb_build_object('items', v_items, 'limit', p_limit, 'offset', p_offset,
    'total', (select count(*) from private.ktp_submissions as submissions where submissions.status = 'pending'));
end
$function$;
