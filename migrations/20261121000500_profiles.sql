create type public.account_status as enum ('active', 'suspended', 'banned');
comment on type public.account_status is 'active may do everything; suspended and banned may read and finish what is open, but start nothing.';

create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  username text not null constraint profiles__username_form check (username ~ '^[a-z0-9_.]{3,30}$'),
  full_name text check (char_length(full_name) <= 100),
  bio text check (char_length(bio) <= 500),
  photo_url text check (char_length(photo_url) <= 2000),
  city text check (char_length(city) <= 100),
  phone text check (phone ~ '^\+62[0-9]{7,13}$'),
  locale text not null default 'id' check (locale in ('id', 'en')),
  account_status public.account_status not null default 'active',
  live_banned boolean not null default false,
  live_banned_at timestamptz,
  sold_count integer not null default 0 check (sold_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on column public.profiles.deleted_at is 'Since when nobody is behind it: the row stays, with nothing personal in it, for those who dealt with them.';
comment on table public.profiles is 'A person in the market: made by POST /auth/register after signing up with Supabase Auth.';
create unique index profiles__username_taken on public.profiles (lower(username));

alter table public.profiles enable row level security;
create policy select_anon on public.profiles for select to anon using (true);
create policy select_authenticated on public.profiles for select to authenticated using (true);
create policy select_verbs on public.profiles for select to preloved_verbs using (true);
create policy insert_verbs on public.profiles for insert to preloved_verbs with check (true);
create policy update_verbs on public.profiles for update to preloved_verbs using (true);
-- Strangers see the shop window; phone, standing and bans only come out through verbs.
grant select (id, username, photo_url, city, bio, sold_count, rating_count, rating_sum, created_at) on public.profiles to anon, authenticated;
grant select, insert, update on public.profiles to preloved_verbs;

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
create policy all_verbs on private.contacts for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.contacts to preloved_verbs;

create table private.caller_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
comment on table private.caller_days is 'Who called on which Jakarta day: the source of monthly active users.';
alter table private.caller_days enable row level security;
create policy all_verbs on private.caller_days for all to preloved_verbs using (true) with check (true);
grant select, insert on private.caller_days to preloved_verbs;
