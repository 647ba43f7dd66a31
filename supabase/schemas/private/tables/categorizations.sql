create table private.categorizations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  photo_url text not null,
  -- Hash of the image without its metadata: the same photo is sent to the model once.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  model text not null,
  status private.categorization_status not null default 'pending',
  from_cache boolean not null default false,
  answer jsonb,
  failure text,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  -- Millionths of a rupiah: tokens times the price per million tokens, without rounding.
  cost_microrupiah bigint not null default 0,
  listing_id uuid references public.listings (id) on delete set null,
  -- The listing as it was first created with this photo.
  listed jsonb,
  created_at timestamptz not null default private.now(),
  check ((status = 'answered') = (answer is not null)),
  check ((status = 'failed') = (failure is not null))
);
comment on table private.categorizations is
  'The model''s answer for a photo, and the listing that the seller then created. Comparing both '
  'shows how accurate the model is.';

create index categorizations_by_picture on private.categorizations (sha256, model)
  where status = 'answered' and not from_cache;
create index categorizations_created_at on private.categorizations (created_at);
create index categorizations_user_id on private.categorizations (user_id, created_at desc);
create index categorizations_listing_id on private.categorizations (listing_id);

grant select, insert, update, delete on private.categorizations to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  (
    'private.categorizations', 'user_id', '{photo_url}', 'replaced', '''deleted''', 'photo_analyses'
  ),
  ('private.categorizations', 'user_id', '{listed}', 'cleared', null, 'photo_analyses'),
  -- Reused for other users who upload the same photo.
  ('private.categorizations', 'user_id', '{answer}', 'kept', null, 'photo_analyses'),
  ('private.categorizations', 'user_id', '{sha256,model,failure}', 'kept', null, null);

insert into private.personal_exports (section, relation, owner, columns, sort) values
  (
    'photo_analyses', 'private.categorizations', 'user_id',
    '{photo_url,answer,listing_id,listed,created_at}', 'created_at desc'
  );
