create table private.returns (
  order_id uuid primary key references public.orders (id) on delete restrict,
  reason text check (
    reason in (
      'not_as_described', 'damaged', 'wrong_item', 'wrong_size', 'counterfeit', 'incomplete'
    )
  ),
  description text,
  photos text[] not null default '{}',
  requested_at timestamptz not null default private.now(),
  rejection_reason text,
  rejected_at timestamptz
);
comment on table private.returns is 'Return requests, at most one per order.';
comment on column private.returns.reason is
  'Null when the buyer changed the order''s status without giving a reason.';

alter table private.returns enable row level security;
create policy all_api on private.returns
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.returns to preloved_api;
