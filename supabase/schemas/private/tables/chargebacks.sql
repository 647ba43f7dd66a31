create table private.chargebacks (
  id uuid primary key default gen_random_uuid(),
  reference text not null check (char_length(reference) <= 255),
  order_id uuid references public.orders (id) on delete restrict,
  boost_id uuid references private.boost_purchases (id) on delete restrict,
  -- The provider's id, if a callback named it.
  dispute_id text constraint chargebacks__dispute unique check (char_length(dispute_id) <= 255),
  status text not null
    check (status in ('announced', 'open', 'decided', 'reversed', 'withdrawn')),
  -- Rupiah that the provider took; the announced amount, perhaps 0, while announced.
  amount bigint not null check (amount >= 0),
  returned bigint not null default 0 check (returned between 0 and amount),
  -- Rupiah taken from the buyer's wallet and not given back. The part beyond
  -- private.borne_by_parties is a loss on claims.
  from_buyer bigint not null default 0 check (from_buyer >= 0),
  from_seller bigint not null default 0 check (from_seller >= 0),
  -- Rupiah of our commission: with from_seller they undo the sale.
  from_commission bigint not null default 0 check (from_commission >= 0),
  -- Rupiah of the voucher that returned to promotions, out of from_seller and from_commission.
  to_promotions bigint not null default 0 check (to_promotions >= 0),
  outcome text check (outcome in ('cancel', 'buyer', 'seller', 'claims')),
  decided_by uuid,
  decided_at timestamptz,
  -- Number of its events; part of the keys of its transfers.
  version integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check ((order_id is null) <> (boost_id is null)),
  check (from_buyer + from_seller + from_commission - to_promotions <= amount - returned),
  check ((outcome is null) = (decided_at is null))
);
comment on table private.chargebacks is
  'Payments that a payment channel takes back. announced: reported by a callback or staff, but '
  'not in the provider''s list yet. open: the money is gone, staff have to decide. reversed: it '
  'came back. withdrawn: it never left.';

create index chargebacks_reference on private.chargebacks (reference);
create index chargebacks_order_id on private.chargebacks (order_id) where order_id is not null;
create index chargebacks_boost_id on private.chargebacks (boost_id) where boost_id is not null;
create index chargebacks_newest on private.chargebacks (created_at desc, id desc);
create index chargebacks_undecided on private.chargebacks (created_at desc, id desc)
  where status in ('announced', 'open');

grant select, insert, update on private.chargebacks to preloved_api;
