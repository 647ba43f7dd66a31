create table private.vouchers (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint vouchers__code unique check (code ~ '^[A-Z0-9_-]{3,40}$'),
  kind private.voucher_kind not null,
  value bigint not null check (value > 0),
  max_discount bigint check (max_discount > 0),
  min_total bigint not null default 0 check (min_total >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_limit integer not null check (total_limit > 0),
  per_user_limit integer not null default 1 check (per_user_limit > 0),
  -- Orders that hold a use now. Increased under the row's lock, so that only one order takes the
  -- last use.
  used integer not null default 0 check (used >= 0),
  active boolean not null default true,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- Maximum rupiah of discounts over all uses.
  budget bigint check (budget > 0),
  -- Rupiah of discounts of the orders that hold a use now.
  spent bigint not null default 0 check (spent >= 0),
  -- Staff who created, changed or approved it: none of them buys or sells with it.
  deciders uuid[] not null default '{}',
  -- Whether one person alone created or raised it: its uses count in the sums of their users.
  decided_alone boolean not null default false,
  check (kind = 'fixed' or value <= 100),
  constraint vouchers__window check (starts_at < ends_at),
  constraint vouchers__bounded
    check (kind = 'fixed' or (max_discount is not null and budget is not null)),
  constraint vouchers__budget check (spent <= budget),
  constraint vouchers__total_limit check (used <= total_limit)
);
comment on table private.vouchers is
  'Discounts that the marketplace pays for. Codes are upper case; input is converted.';

create index vouchers_newest on private.vouchers (created_at desc, id desc);
create index vouchers_active on private.vouchers (active, created_at desc, id desc);

grant select, insert, update on private.vouchers to preloved_api;
