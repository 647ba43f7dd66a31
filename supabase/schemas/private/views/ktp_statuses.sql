create view private.ktp_statuses with (security_invoker = true) as
select distinct on (submissions.user_id)
  submissions.user_id,
  submissions.status
from private.ktp_submissions as submissions
where submissions.status in ('pending', 'approved', 'rejected')
order by submissions.user_id, submissions.submitted_at desc, submissions.id desc;
comment on view private.ktp_statuses is
  'Status of each user''s latest identity check; a user without one has no row.';

grant select on private.ktp_statuses to preloved_api;
