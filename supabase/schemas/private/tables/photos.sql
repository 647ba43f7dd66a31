create table private.photos (
  path text primary key,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  thumbhash text check (octet_length(decode(thumbhash, 'base64')) between 20 and 40),
  url text constraint photos__url unique,
  -- Pixels as displayed, after the photo's rotation.
  width integer check (width > 0),
  height integer check (height > 0),
  check (num_nonnulls(url, width, height) in (0, 3))
);
comment on table private.photos is
  'Uploads of users: the thumbhash from their app, and once they are public, their URL and size.';

create index photos_owner on private.photos (owner_id);

grant select, insert, update, delete on private.photos to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.photos', 'owner_id', '{url,thumbhash}', 'row_deleted', 'listings'),
  ('private.photos', 'owner_id', '{path}', 'row_deleted', null);
