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
  -- From then on nobody sees the photos, and a job deletes them. Set when the submission is decided
  -- or abandoned, or its owner leaves.
  erase_at timestamptz,
  check ((status = 'rejected') = (rejection_reason is not null)),
  check (
    (status in ('approved', 'rejected')) = (decided_at is not null)
    and (decided_at is null) = (decided_by is null)
  )
);
comment on table private.ktp_submissions is
  'Submitted identity documents and the decision of staff. The photos are in the private '
  'bucket ktp and are deleted some time after the decision.';

create unique index ktp_submissions__one_open on private.ktp_submissions (user_id)
  where status in ('pending', 'approved');
create index ktp_submissions_user_id on private.ktp_submissions (user_id, submitted_at desc);
create index ktp_submissions_decided_by on private.ktp_submissions (decided_by);
create index ktp_submissions_pending on private.ktp_submissions (submitted_at desc, id desc)
  where status = 'pending';
create index ktp_submissions_latest
  on private.ktp_submissions (user_id, submitted_at desc, id desc)
  where status in ('pending', 'approved', 'rejected');

grant select, insert, update on private.ktp_submissions to preloved_api;

create trigger ktp_write_verified
  after insert or update of status on private.ktp_submissions
  for each row execute function private.ktp_write_verified();

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  (
    'private.ktp_submissions', 'user_id', '{photo_path,selfie_path}', 'elsewhere', 'erase_ktp', null
  ),
  (
    'private.ktp_submissions', 'user_id', '{rejection_reason}', 'replaced',
    'case when rejection_reason is not null then ''deleted'' end', 'identity_checks'
  );

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'identity_checks', 'private.ktp_submissions', 'submitter', 'private.ktp_record(data)',
    'submitted_at desc'
  );
