insert into private.settings (name, value, meaning) values
  ('ai_daily_calls', 50, 'How many photos one person may have looked at by the model on one day in Jakarta'),
  ('ai_prompt_price_idr', 0, 'What a million tokens sent to the model cost; 0 until your model''s price is entered'),
  ('ai_completion_price_idr', 0, 'What a million tokens written by the model cost; 0 until your model''s price is entered');

create type private.categorization_status as enum ('asking', 'answered', 'failed');
comment on type private.categorization_status is 'asking until the model has answered or failed; a process that dies leaves it there, and the day''s count with it.';

create table private.categorizations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  photo_url text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  model text not null,
  status private.categorization_status not null default 'asking',
  from_cache boolean not null default false,
  answer jsonb,
  trouble text,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  cost_microrupiah bigint not null default 0,
  listing_id uuid references public.listings (id) on delete set null,
  listed jsonb,
  created_at timestamptz not null default private.now(),
  check ((status = 'answered') = (answer is not null) and (status = 'failed') = (trouble is not null))
);
comment on table private.categorizations is 'What a model said of a photo, beside what its seller then listed: how good the model is can be read from it.';
comment on column private.categorizations.sha256 is 'Of the picture without its metadata: the same photo is looked at once, whoever sends it and from where.';
comment on column private.categorizations.cost_microrupiah is 'Millionths of a rupiah: tokens times the price of a million, so that nothing is rounded.';
comment on column private.categorizations.listed is 'The listing as it was first put up with this photo.';
create index categorizations_by_picture on private.categorizations (sha256, model) where status = 'answered' and not from_cache;
create index categorizations_user_id on private.categorizations (user_id, created_at desc);
create index categorizations_listing_id on private.categorizations (listing_id);
alter table private.categorizations enable row level security;
create policy all_verbs on private.categorizations for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.categorizations to preloved_verbs;

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

create function private.ai_day() returns date
language plpgsql volatile set search_path = ''
as $$
begin
  return (private.now() at time zone 'Asia/Jakarta')::date;
end
$$;
comment on function private.ai_day() is 'The day by which looks are counted.';
grant execute on function private.ai_day() to preloved_verbs;

create function private.refuse_more_looks() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.refuse('RATE_LIMITED', 'That is all the photos for today; tomorrow there are more.',
    ceil(extract(epoch from ((private.ai_day() + 1)::timestamp at time zone 'Asia/Jakarta') - private.now()))::integer);
end
$$;
comment on function private.refuse_more_looks() is 'Sends someone away until midnight in Jakarta.';
grant execute on function private.refuse_more_looks() to preloved_verbs;

-- The seller says nothing about it: a listing with a photo that was looked at is what came of the look.
create function private.keep_what_was_listed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.categorizations as looks
  set listing_id = new.id, listed = jsonb_build_object('category', new.product_category, 'sub_category', new.sub_category,
    'brand', new.brand, 'condition', new.condition, 'gender', new.gender, 'style', new.style, 'vibe_tags', new.vibe_tags,
    'original_price', new.original_price, 'price', new.price, 'title', new.title, 'description', new.description,
    'color', new.color, 'material', new.material, 'size', new.size, 'weight_grams', new.weight_grams)
  where looks.id = (select latest.id from private.categorizations as latest
    where latest.user_id = new.seller_id and latest.status = 'answered' and latest.listing_id is null
      and latest.photo_url = any (new.photos)
    order by latest.created_at desc limit 1);
  return null;
end
$$;
comment on function private.keep_what_was_listed() is 'Writes what a seller listed beside what the model had said of that photo.';
alter function private.keep_what_was_listed() owner to preloved_verbs;
create trigger keep_what_was_listed after insert on public.listings
for each row execute function private.keep_what_was_listed();
