create view private.ktp_statuses with (security_invoker = true) as
select distinct on (submissions.user_id) submissions.user_id, submissions.status
from private.ktp_submissions as submissions
where submissions.status in ('pending', 'approved', 'rejected')
order by submissions.user_id, submissions.submitted_at desc, submissions.id desc;
comment on view private.ktp_statuses is 'Where each person''s identity check stands, as the latest submission says; who never handed one in has no row.';

grant select on private.ktp_statuses to preloved_api;
