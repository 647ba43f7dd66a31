create function api.admin_ktp_pending(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('private.ktp_submissions', array['ktp_submissions.status = ''pending'''],
    case p_filters ->> 'sort' when 'oldest' then 'submitted_at asc' else 'submitted_at' end, p_filters, p_limit, p_offset);
  select jsonb_agg(private.ktp_record(submissions) || jsonb_build_object('user_id', profiles.id,
      'username', profiles.username, 'full_name', profiles.full_name,
      'rejected_before', (select count(*) from private.ktp_submissions as earlier
                          where earlier.user_id = profiles.id and earlier.status = 'rejected')) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.ktp_submissions as submissions on submissions.id = found.id
  join public.profiles on profiles.id = submissions.user_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_ktp_pending(jsonb, integer, integer) is 'Who waits to be verified, without any photo. p_filters {sort: newest | oldest}.';
alter function api.admin_ktp_pending(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_ktp_pending(jsonb, integer, integer) to authenticated;

create function private.ktp_for_staff(p_submission_id uuid, p_staff private.staff_member) returns private.ktp_submissions
language plpgsql volatile set search_path = ''
as $$
declare
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.id = p_submission_id and submissions.status in ('pending', 'approved', 'rejected') for update;
  if v_submission.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such submission.');
  end if;
  perform private.refuse_own_affair(p_staff, v_submission.user_id);
  return v_submission;
end
$$;
comment on function private.ktp_for_staff(uuid, private.staff_member) is 'A submission that was handed in, locked, for any of the staff but its owner.';
grant execute on function private.ktp_for_staff(uuid, private.staff_member) to preloved_verbs;

create function api.admin_ktp_view(p_submission_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, v_staff);
begin
  -- Looking is a deed: it stands in the log before any photo can be seen.
  perform private.audit(v_staff, p_act, 'ktp', p_submission_id::text, null, null);
  return private.ktp_record(v_submission) || jsonb_build_object('user_id', v_submission.user_id,
    'paths', case when v_submission.erased_at is null then jsonb_build_array(v_submission.photo_path, v_submission.selfie_path) end);
end
$$;
comment on function api.admin_ktp_view(uuid, jsonb) is 'One submission and where its photos lie, for signing; each look is written down.';
alter function api.admin_ktp_view(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_ktp_view(uuid, jsonb) to authenticated;

create function private.decide_ktp(
  p_submission_id uuid, p_status private.ktp_status, p_reason text, p_act jsonb, p_staff private.staff_member)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, p_staff);
begin
  if v_submission.status <> 'pending' then
    perform private.refuse('CONFLICT', pg_catalog.format('The submission is %s already.', v_submission.status));
  end if;
  update private.ktp_submissions
  set status = p_status, rejection_reason = p_reason, decided_at = private.now(), decided_by = p_staff.id
  where id = p_submission_id returning * into v_submission;
  perform private.enqueue('ktp_erase', p_submission_id || ':decided', jsonb_build_object('submission_id', p_submission_id),
    v_submission.decided_at + make_interval(days => private.setting('ktp_retention_days')::integer));
  perform private.notify(v_submission.user_id, 'ktp:' || p_submission_id, 'ktp.' || p_status, 'account',
    case when p_reason is null then '{}' else jsonb_build_object('reason', p_reason) end);
  perform private.audit(p_staff, p_act, 'ktp', p_submission_id::text, jsonb_build_object('status', 'pending'),
    jsonb_build_object('status', p_status, 'user_id', v_submission.user_id, 'rejection_reason', p_reason), p_reason);
  return private.ktp_record(v_submission) || jsonb_build_object('user_id', v_submission.user_id);
end
$$;
comment on function private.decide_ktp(uuid, private.ktp_status, text, jsonb, private.staff_member) is
  'Staff have looked: its owner is told, and the photos are deleted after a while.';
grant execute on function private.decide_ktp(uuid, private.ktp_status, text, jsonb, private.staff_member) to preloved_verbs;

create function api.admin_ktp_approve(p_submission_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide_ktp(p_submission_id, 'approved', null, p_act, private.staff_caller('ops_admin'));
end
$$;
comment on function api.admin_ktp_approve(uuid, jsonb) is 'The person is who they say they are; final.';
alter function api.admin_ktp_approve(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_ktp_approve(uuid, jsonb) to authenticated;

create function api.admin_ktp_reject(p_submission_id uuid, p_reason text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide_ktp(p_submission_id, 'rejected', p_reason, p_act, private.staff_caller('ops_admin'));
end
$$;
comment on function api.admin_ktp_reject(uuid, text, jsonb) is 'The photos do not prove it; their owner is told why and may send others.';
alter function api.admin_ktp_reject(uuid, text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_ktp_reject(uuid, text, jsonb) to authenticated;
