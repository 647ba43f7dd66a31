create table private.invoices (
  order_id uuid primary key references public.orders (id) on delete cascade,
  amount bigint not null,
  provider_id text constraint invoices__provider_id unique,
  url text,
  status text not null default 'CREATING',
  -- Rupiah of the invoice that the ledger has already booked.
  booked bigint not null default 0,
  -- Idempotency-Key of the request. A repeated request gets this order, even if a job finished it.
  request_key text,
  expires_at timestamptz,
  -- Real time until which one request may create the invoice; afterwards another process may finish
  -- it.
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  updated_at timestamptz not null default private.now(),
  -- Number of the lease. Only its last holder may abandon the purchase.
  lease integer not null default 1,
  -- The payment provider of its start, by the key of its adapter. Never changes.
  provider text not null,
  check (least(amount, booked) >= 0)
);
comment on table private.invoices is
  'Invoices at the payment provider, one per order, with the order''s reference. An amount of 0 '
  'needs no invoice there: provider_id stays null.';

-- For the list of providers, and the end of each one's last invoice.
create index invoices_provider on private.invoices (provider, expires_at);

grant select, insert, update, delete on private.invoices to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported, masked) values
  ('private.invoices', 'buyer', '{url}', 'kept', 'orders', 'mask_url');
