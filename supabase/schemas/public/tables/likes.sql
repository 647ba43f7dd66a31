create table public.likes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (user_id, listing_id)
);
comment on table public.likes is
  'Callers see their own likes; everyone sees the count of a listing.';

create index likes_listing_id on public.likes (listing_id);
create index likes_user_newest on public.likes (user_id, created_at desc, listing_id desc);

create policy select_authenticated on public.likes
  for select to authenticated
  using (user_id = (select auth.uid()) and (select internal.is_registered()));
grant select, insert, delete on public.likes to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('public.likes', 'user_id', '{listing_id}', 'row_deleted', 'likes');

insert into private.personal_exports (section, relation, owner, columns, sort) values
  ('likes', 'public.likes', 'user_id', '{listing_id,created_at}', 'created_at desc');
