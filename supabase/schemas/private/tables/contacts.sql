-- Where we can reach someone. Apart from the profile, so that no policy on it can ever leak it.
create table private.contacts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null,
  token_issued_at timestamptz not null,
  updated_at timestamptz not null default private.now()
);
comment on table private.contacts is 'The e-mail address of a profile, taken from a verified token.';
comment on column private.contacts.token_issued_at is 'Real time; only a younger token may change the address, so an old one cannot bring back what was left behind.';

alter table private.contacts enable row level security;
create policy all_api on private.contacts for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.contacts to preloved_api;
