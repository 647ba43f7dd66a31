create function api.admin_ktp_pending(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.ktp_submissions', p_query,
    array['ktp_submissions.status = ''pending'''],
    p_sort => 'submitted_at');
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.ktp_record(submissions) || jsonb_build_object(
        'user_id', profiles.id,
        'username', profiles.username,
        'full_name', profiles.full_name,
        'rejected_before', (
          select count(*)
          from private.ktp_submissions as earlier
          where earlier.user_id = profiles.id
            and earlier.status = 'rejected'))
      order by page.position)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
    join private.ktp_submissions as submissions on submissions.id = page.id
    join public.profiles on profiles.id = submissions.user_id));
end
$$;
