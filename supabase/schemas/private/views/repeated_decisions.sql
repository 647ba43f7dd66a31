create view private.repeated_decisions with (security_invoker = true) as
select
  decided.staff_id,
  decided.beneficiary_id,
  count(*) as decisions,
  sum(decided.amount)::bigint as amount,
  max(decided.decided_at) as last_decided_at
from private.lone_decisions as decided
where decided.beneficiary_id is not null
  and decided.decided_at > (select private.now() - interval '30 days')
group by decided.staff_id, decided.beneficiary_id
having count(*) > 1;
comment on view private.repeated_decisions is
  'Staff who decided alone for the same person more than once within 30 days.';

grant select on private.repeated_decisions to preloved_api;
