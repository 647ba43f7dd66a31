create table private.settlements (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  -- state_version of the order at the time of the offer: an offer lapses when the order moves. 0
  -- once the item goes back (private.lapse_settlement).
  order_version integer not null,
  offered_by public.order_actor not null
    check (offered_by in ('buyer', 'seller', 'staff', 'portal')),
  -- Rupiah for the buyer's wallet: from the item price first, then from claims for the shipping.
  refund_amount bigint not null check (refund_amount > 0),
  note text,
  status text not null default 'open' check (status in ('open', 'replaced', 'accepted')),
  created_at timestamptz not null default private.now(),
  accepted_at timestamptz,
  check ((status = 'accepted') = (accepted_at is not null))
);
comment on table private.settlements is
  'Offers that let the buyer keep the item and get a part back. A split decided by staff or the '
  'finance portal is its own row, accepted at once.';

create index settlements_order_id on private.settlements (order_id, created_at desc);
create unique index settlements__one_open on private.settlements (order_id)
  where status = 'open';
create unique index settlements__one_accepted on private.settlements (order_id)
  where status = 'accepted';

grant select, insert, update on private.settlements to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.settlements', 'offered_by', '{note}', 'cleared', 'settlement_offers');

insert into private.personal_exports (section, relation, owner, columns, sort) values
  (
    'settlement_offers', 'private.settlements', 'offered_by',
    '{order_id,refund_amount,note,created_at}', 'created_at desc'
  );
