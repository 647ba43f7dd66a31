create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  label text check (char_length(label) <= 50),
  recipient_name text not null check (char_length(recipient_name) between 1 and 100),
  phone text not null check (phone ~ '^\+62[0-9]{7,13}$'),
  street text not null check (char_length(street) between 1 and 300),
  district text check (char_length(district) <= 100),
  city text not null check (char_length(city) between 1 and 100),
  province text not null check (char_length(province) between 1 and 100),
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_primary boolean not null default false,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.addresses is
  'A user''s addresses. Only the owner reads them; orders keep copies.';

create index addresses_user_id on public.addresses (user_id, created_at);
create unique index addresses__one_primary on public.addresses (user_id) where is_primary;

create policy select_authenticated on public.addresses
  for select to authenticated
  using (user_id = (select auth.uid()) and (select internal.is_registered()));
grant select, insert, update, delete on public.addresses to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  (
    'public.addresses', 'user_id',
    '{label,recipient_name,phone,street,district,city,province,postal_code,latitude,longitude}',
    'row_deleted', 'profile'
  );
