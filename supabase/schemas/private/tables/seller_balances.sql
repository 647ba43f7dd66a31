create table private.seller_balances (
  seller_id uuid primary key references public.profiles (id) on delete cascade,
  available bigint not null,
  pending bigint not null,
  currency text not null,
  as_of timestamptz not null
);
comment on table private.seller_balances is
  'The last balance that the finance portal returned for a seller, shown while the portal is down.';

grant select, insert, update on private.seller_balances to preloved_api;
