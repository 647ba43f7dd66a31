create table private.authorities (
  decision text primary key,
  at_once text references private.settings (name) on delete restrict,
  in_a_day text references private.settings (name) on delete restrict,
  to_one_person text references private.settings (name) on delete restrict,
  check (num_nulls(at_once, in_a_day, to_one_person) in (0, 3))
);
comment on table private.authorities is
  'The amount in rupiah that one member of staff may decide alone, by kind of decision. The '
  'settings limit one decision, all their decisions within 24 hours, and all decisions for one '
  'person within 30 days, whoever decides. Kinds with the same settings count together. Beyond a '
  'limit another person approves (private.propose). Null: two people decide, whatever the '
  'amount.';

create index authorities_at_once on private.authorities (at_once);
create index authorities_in_a_day on private.authorities (in_a_day);
create index authorities_to_one_person on private.authorities (to_one_person);

grant select on private.authorities to preloved_api;

insert into private.authorities (decision, at_once, in_a_day, to_one_person)
select gift.decision, 'approval_over_idr', 'approval_day_idr', 'approval_person_idr'
from unnest(
  '{voucher,refund,split,return,suspense,cover,chargeback,correction,payout_block}'::text[]
) as gift (decision)
union all
select release.decision, 'release_over_idr', 'release_day_idr', 'release_person_idr'
from unnest('{release,delivery}'::text[]) as release (decision)
union all
select joint.decision, null, null, null
from unnest('{adjustment,payout,suspense_of_other,loss}'::text[]) as joint (decision);
