create table private.ai_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0),
  cost_microrupiah bigint not null default 0,
  primary key (user_id, day)
);
comment on table private.ai_days is 'How often the model looked for someone on a day in Jakarta, and what it cost.';

alter table private.ai_days enable row level security;
create policy all_verbs on private.ai_days for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.ai_days to preloved_verbs;
