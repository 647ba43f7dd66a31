insert into private.settings (name, value, meaning) values
  ('ktp_retention_days', 30, 'How long after a decision the photos of an identity check are kept; a change holds for decisions after it'),
  ('ktp_upload_minutes', 15, 'How long after its beginning a submission whose upload was cut short is cleared away');

create type private.ktp_status as enum ('uploading', 'pending', 'approved', 'rejected', 'abandoned');
comment on type private.ktp_status is 'uploading until both photos are stored; abandoned when that was cut short, came second, or its owner left.';

create table private.ktp_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  status private.ktp_status not null default 'uploading',
  photo_path text not null,
  selfie_path text not null,
  rejection_reason text check (char_length(rejection_reason) between 3 and 500),
  submitted_at timestamptz not null default private.now(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete restrict,
  erased_at timestamptz,
  check ((status = 'rejected') = (rejection_reason is not null)),
  check ((status in ('approved', 'rejected')) = (decided_at is not null) and (decided_at is null) = (decided_by is null))
);
comment on table private.ktp_submissions is 'Identity documents that someone handed in, and what staff said. The photos lie in the private bucket and outlive the decision only for a while.';
comment on column private.ktp_submissions.erased_at is 'When the photos were deleted; what was decided stays.';
create unique index ktp_submissions__one_standing on private.ktp_submissions (user_id) where status in ('pending', 'approved');
create index ktp_submissions_user_id on private.ktp_submissions (user_id, submitted_at desc);
create index ktp_submissions_decided_by on private.ktp_submissions (decided_by);
create index ktp_submissions_pending on private.ktp_submissions (submitted_at desc, id desc) where status = 'pending';
alter table private.ktp_submissions enable row level security;
create policy all_verbs on private.ktp_submissions for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.ktp_submissions to preloved_verbs;

create function private.refuse_second_ktp(p_user_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_status private.ktp_status := (select submissions.status from private.ktp_submissions as submissions
    where submissions.user_id = p_user_id and submissions.status in ('pending', 'approved'));
begin
  if v_status = 'approved' then
    perform private.refuse('CONFLICT', 'Your identity is verified already.');
  elsif v_status = 'pending' then
    perform private.refuse('CONFLICT', 'Your documents are being looked at; you will hear from us.');
  end if;
end
$$;
comment on function private.refuse_second_ktp(uuid) is 'One check at a time, and none after it went well.';
grant execute on function private.refuse_second_ktp(uuid) to preloved_verbs;

create function private.ktp_record(p_submission private.ktp_submissions) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_submission.id, 'status', p_submission.status,
    'rejection_reason', p_submission.rejection_reason, 'submitted_at', api.wire_time(p_submission.submitted_at),
    'decided_at', api.wire_time(p_submission.decided_at));
end
$$;
comment on function private.ktp_record(private.ktp_submissions) is 'Where an identity check stands, as its owner reads it: never where its photos lie.';
grant execute on function private.ktp_record(private.ktp_submissions) to preloved_verbs;
