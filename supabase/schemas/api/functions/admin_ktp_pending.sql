create function api.admin_ktp_pending(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.ktp_submissions', p_filters, p_limit, p_offset,
    array['ktp_submissions.status = ''pending'''],
    p_sort => 'submitted_at');

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
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.ktp_submissions as submissions on submissions.id = page.id
  join public.profiles on profiles.id = submissions.user_id;
  return private.staff_list(v_page, v_items);
end
$$;
