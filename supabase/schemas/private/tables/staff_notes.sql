create table private.staff_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete restrict,
  order_id uuid references public.orders (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete restrict,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null default private.now(),
  check (num_nonnulls(user_id, order_id) = 1)
);
comment on table private.staff_notes is
  'Notes of staff about a user or an order. Only staff read them.';

create index staff_notes_user_id on private.staff_notes (user_id, created_at desc, id desc);
create index staff_notes_order_id on private.staff_notes (order_id, created_at desc, id desc);
create index staff_notes_author_id on private.staff_notes (author_id);
create index staff_notes_newest on private.staff_notes (created_at desc, id desc);

grant select, insert, update, delete on private.staff_notes to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  ('private.staff_notes', 'user_id', '{text}', 'row_deleted'),
  ('private.staff_notes', 'parties', '{text}', 'cleared');
