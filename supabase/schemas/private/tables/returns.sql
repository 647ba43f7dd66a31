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
  rejected_at timestamptz,
  -- When this small return was last approved at once, or refunded without a scan. Counts against
  -- return_auto_approve_count.
  small_return_at timestamptz,
  -- When the seller reported its arrival although no carrier scanned it. Staff decide.
  unscanned_at timestamptz,
  -- Tracking number of the buyer's own courier. Null with our label.
  tracking_number text,
  courier_code text
);
comment on table private.returns is 'Return requests, at most one per order.';

create index returns_tracking_number on private.returns (tracking_number)
  where tracking_number is not null;
create index returns_small_return_at on private.returns (small_return_at)
  where small_return_at is not null;

grant select, insert, update on private.returns to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  (
    'private.returns', 'buyer', '{description,photos,tracking_number,courier_code}', 'cleared',
    'orders'
  ),
  ('private.returns', 'buyer', '{reason}', 'kept', 'orders'),
  ('private.returns', 'seller', '{rejection_reason}', 'cleared', 'orders');
