create table private.staff_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.case_kinds (kind) on delete restrict,
  key text not null,
  -- Only unfinished orders are ever deleted, even if a ban has opened a case about one.
  order_id uuid references public.orders (id) on delete cascade,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  -- The last check of the cause (internal.close_solved_cases).
  checked_at timestamptz not null default private.now(),
  -- hand: staff closed it; over: its cause ended; null: closed by an operation that decided it.
  closed_because text check (closed_because in ('hand', 'over')),
  claimed_by uuid references public.profiles (id) on delete restrict,
  claimed_at timestamptz,
  constraint staff_cases__once unique (kind, key)
);
comment on table private.staff_cases is
  'Cases that staff must decide: wrong amounts, unexpected payments, failed work.';

create index staff_cases_claimed_by on private.staff_cases (claimed_by);
create index staff_cases_order_id on private.staff_cases (order_id);
create index staff_cases_withdrawal on private.staff_cases ((details ->> 'withdrawal_id'))
  where details ? 'withdrawal_id';
create index staff_cases_open on private.staff_cases (opened_at desc, id desc)
  where closed_at is null;
create index staff_cases_checked on private.staff_cases (checked_at, id)
  where closed_at is null;
create index staff_cases_kind on private.staff_cases (kind, opened_at desc, id desc);
create index staff_cases_newest on private.staff_cases (opened_at desc, id desc);

grant select, insert, update on private.staff_cases to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  (
    'private.staff_cases', 'parties', '{details}', 'replaced', 'details - ''{reason,note}''::text[]'
  );
