create table private.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint reviews__order_id unique
    references public.orders (id) on delete restrict,
  reviewer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  rating integer not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  -- When staff hid the review. A hidden review does not count in the rating. The audit log has the
  -- reason.
  hidden_at timestamptz,
  created_at timestamptz not null default private.now(),
  check ((reply is null) = (replied_at is null))
);
comment on table private.reviews is
  'A buyer''s review of the seller, once per completed order. Operations return it without the '
  'order.';

create index reviews_reviewer_id on private.reviews (reviewer_id);
create index reviews_hidden on private.reviews (created_at desc, id desc)
  where hidden_at is not null;
create index reviews_seller on private.reviews (seller_id, created_at desc, id desc);

grant select, insert, update on private.reviews to preloved_api;

create trigger reviews_count
  after insert or delete or update of rating, hidden_at on private.reviews
  for each row execute function private.reviews_count();

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.reviews', 'reviewer_id', '{comment}', 'cleared', 'reviews_written'),
  ('private.reviews', 'seller_id', '{reply,replied_at}', 'cleared', 'reviews_received');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'reviews_written', 'private.reviews', 'reviewer_id',
    'private.review_record(data) || jsonb_build_object(''order_id'', data.order_id)',
    'created_at desc'
  );
