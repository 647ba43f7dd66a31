create table private.ai_usage (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0),
  -- Millionths of a rupiah.
  cost_microrupiah bigint not null default 0,
  primary key (user_id, day)
);
comment on table private.ai_usage is 'Model calls and their cost per user and Jakarta day.';

grant select, insert, update, delete on private.ai_usage to preloved_api;
