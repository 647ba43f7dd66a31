create table private.disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint disputes__order_id unique
    references public.orders (id) on delete restrict,
  -- Null once the account of the party that opened it is deleted.
  reason text,
  description text,
  photos text[] not null default '{}',
  opened_at timestamptz not null default private.now(),
  resolution text check (resolution in ('release', 'refund', 'split')),
  note text,
  resolved_by public.order_actor check (
    resolved_by in ('staff', 'portal', 'parties')
  ),
  resolved_at timestamptz,
  opened_by public.order_actor not null default 'buyer' check (opened_by in ('buyer', 'seller')),
  -- Until then staff wait for the other party's answer. Later answers count too, while it is open.
  answer_due_at timestamptz,
  answer text,
  answer_photos text[] not null default '{}',
  answered_at timestamptz,
  -- Rupiah for the buyer of a split; null for the other resolutions.
  refund_amount bigint,
  claimed_by uuid references public.profiles (id) on delete restrict,
  claimed_at timestamptz,
  -- As compared at the opening: the seller may change the listing later.
  measurements jsonb,
  check (
    (resolution is null) = (resolved_at is null)
    and (resolution is null) = (resolved_by is null)
  )
);
comment on table private.disputes is
  'A dispute of the buyer, or of the seller about a returned item. The escrow waits until staff '
  'or the finance portal resolve it. At most one per order.';

create index disputes_claimed_by on private.disputes (claimed_by);
create index disputes_open on private.disputes (opened_at, id) where resolved_at is null;
create index disputes_newest on private.disputes (opened_at desc, id desc);

grant select, insert, update on private.disputes to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.disputes', 'opened_by', '{reason,description,photos,measurements}', 'cleared', 'orders'),
  ('private.disputes', 'answerer', '{answer,answer_photos}', 'cleared', 'orders'),
  ('private.disputes', 'parties', '{note}', 'cleared', null),
  ('private.disputes', 'parties', '{resolution}', 'kept', 'orders');
