create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  username text not null
    constraint profiles__username_format check (username ~ '^[a-z0-9_.]{3,30}$'),
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
  -- When the account was deleted. The row stays without personal data, for the user's trading
  -- partners.
  deleted_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- Until then withdrawals get 403. Set by staff, or by a ban. Null: payouts are not blocked.
  payouts_blocked_until timestamptz,
  -- The seller's part of each of their listings' JSON records, as text. Generated, so that it
  -- always matches the columns.
  card text not null generated always as (
    left(
      json_object(
        array['id', 'username', 'photo_url', 'city'],
        array[id::text, username, photo_url, city]
      )::text,
      -1
    ) || case when verified then ', "verified" : true}' else ', "verified" : false}' end) stored,
  -- Whether the latest identity check is approved; written by private.ktp_write_verified.
  verified boolean not null default false,
  -- Until then nobody can order from the user. While it is not null, even after this time, the
  -- listings are hidden; internal.end_vacation clears it.
  on_vacation_until timestamptz,
  -- Percent off by the number of listings in one order, {"2": 5, "3": 10}.
  bundle_discounts jsonb not null default '{}'
);
comment on table public.profiles is
  'A user, created by POST /auth/register after signing up with Supabase Auth.';

create unique index profiles__username_taken on public.profiles (lower(username));
create index profiles_restricted on public.profiles (account_status, created_at desc, id desc)
  where account_status <> 'active';
create index profiles_live_banned on public.profiles (created_at desc, id desc) where live_banned;
create index profiles_phone on public.profiles (phone) where phone is not null;
-- Search by any part of a name.
create index profiles_names on public.profiles
  using gin (lower(username || ' ' || coalesce(full_name, '')) extensions.gin_trgm_ops)
  -- Each search reads the unsorted pending list, by default up to 4 MB.
  with (gin_pending_list_limit = 256);
create index profiles_newest on public.profiles (created_at desc, id desc);

create policy select_anon on public.profiles
  for select to anon
  using (true);
create policy select_authenticated on public.profiles
  for select to authenticated
  using (true);
grant select, insert, update on public.profiles to preloved_api;

create trigger profiles_update_visibility
  after update of account_status, on_vacation_until on public.profiles
  for each row
  when (
    (old.account_status = 'active' and old.on_vacation_until is null)
    <> (new.account_status = 'active' and new.on_vacation_until is null)
  )
  execute function private.profiles_update_visibility();
create trigger profiles_index_seller
  after update of verified, rating_sum, rating_count on public.profiles
  for each row execute function private.profiles_index_seller();
create trigger profiles_lapse_approvals
  after update of account_status, deleted_at on public.profiles
  for each row
  when (new.account_status <> 'active' or new.deleted_at is not null)
  execute function private.lapse_approvals('id');

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported, masked)
values
  ('public.profiles', 'id', '{username}', 'replaced', '$2', 'profile', null),
  ('public.profiles', 'id', '{full_name,bio,photo_url,city}', 'cleared', null, 'profile', null),
  ('public.profiles', 'id', '{phone}', 'cleared', null, 'profile', 'mask_phone'),
  ('public.profiles', 'id', '{locale}', 'kept', null, 'profile', null),
  ('public.profiles', 'id', '{card}', 'derived', null, null, null);
