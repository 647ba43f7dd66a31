create table private.seller_reviews (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  event_id text not null constraint seller_reviews__once unique
    references private.finance_inbox (id) on delete restrict,
  details jsonb not null default '{}',
  opened_at timestamptz not null default private.now(),
  closed_at timestamptz,
  closed_by uuid references public.profiles (id) on delete restrict,
  verdict text check (verdict in ('cleared', 'confirmed')),
  note text,
  check ((closed_at is null) = (verdict is null) and (closed_at is null) = (closed_by is null))
);
comment on table private.seller_reviews is
  'Sellers whom the finance portal asks staff to check. Open until staff record a verdict.';

create index seller_reviews_open on private.seller_reviews (opened_at) where closed_at is null;
create index seller_reviews_newest on private.seller_reviews (opened_at desc, id desc);
create index seller_reviews_seller_id on private.seller_reviews (seller_id);
create index seller_reviews_closed_by on private.seller_reviews (closed_by);

grant select, insert, update on private.seller_reviews to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.seller_reviews', 'seller_id', '{details}', 'replaced', '''{}'''),
  ('private.seller_reviews', 'seller_id', '{note}', 'cleared', null);
