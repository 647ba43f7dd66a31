create table private.lone_decisions (
  id bigint generated always as identity primary key,
  staff_id uuid not null references public.profiles (id) on delete restrict,
  decision text not null references private.authorities (decision) on delete restrict,
  amount bigint not null check (amount > 0),
  beneficiary_id uuid references public.profiles (id) on delete restrict,
  decided_at timestamptz not null default private.now()
);
comment on table private.lone_decisions is
  'Decisions about money that one member of staff made alone; private.authorities limits their '
  'sums.';

create index lone_decisions_staff on private.lone_decisions (staff_id, decided_at);
create index lone_decisions_beneficiary on private.lone_decisions (beneficiary_id, decided_at);
create index lone_decisions_decided_at on private.lone_decisions (decided_at);
create index lone_decisions_decision on private.lone_decisions (decision);

grant select, insert on private.lone_decisions to preloved_api;
