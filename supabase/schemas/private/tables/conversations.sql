create table private.conversations (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete restrict,
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  opened_by uuid not null references public.profiles (id) on delete restrict,
  -- seq of the newest message; 0 without one.
  last_seq bigint not null default 0,
  -- Time of the newest message, otherwise of the opening. Ascending.
  last_at timestamptz not null default private.now(),
  buyer_read_seq bigint not null default 0,
  seller_read_seq bigint not null default 0,
  -- Messages of the seller after buyer_read_seq.
  buyer_unread integer not null default 0 check (buyer_unread >= 0),
  -- Messages of the buyer after seller_read_seq.
  seller_unread integer not null default 0 check (seller_unread >= 0),
  -- seq of the first message in the buyer's latest notification; 0 without one.
  buyer_told_seq bigint not null default 0,
  seller_told_seq bigint not null default 0,
  -- True once the buyer has opened it or a message exists. Until then it is hidden from the buyer.
  buyer_sees boolean not null default false,
  seller_sees boolean not null default false,
  -- The latest report by a party; null: staff may not read it.
  reported_at timestamptz,
  created_at timestamptz not null default private.now(),
  constraint conversations__once unique (buyer_id, listing_id, seller_id),
  check (buyer_id <> seller_id),
  check (opened_by in (buyer_id, seller_id)),
  check (buyer_read_seq between 0 and last_seq and seller_read_seq between 0 and last_seq)
);
comment on table private.conversations is
  'One per buyer, seller and listing, for all their orders of it. Its lock serializes messages '
  'and reads.';

create index conversations_listing_id on private.conversations (listing_id);
-- Includes the column of the total's condition, so that counting reads the index only.
create index conversations_buyer on private.conversations (buyer_id, last_at desc, id desc)
  include (buyer_sees);
create index conversations_seller on private.conversations (seller_id, last_at desc, id desc)
  include (seller_sees);
create index conversations_opened on private.conversations (opened_by, created_at);
-- The unread total of a user.
create index conversations_buyer_unread on private.conversations (buyer_id)
  include (buyer_unread) where buyer_unread > 0;
create index conversations_seller_unread on private.conversations (seller_id)
  include (seller_unread) where seller_unread > 0;
create index conversations_reported on private.conversations (reported_at desc, id desc)
  where reported_at is not null;

grant select, insert, update on private.conversations to preloved_api;

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'conversations', 'private.conversations', 'readers', 'private.conversation_export(data, $1)',
    'last_at desc, id desc'
  );
