create table private.analytics_days (
  day date primary key,
  active_users integer not null,
  -- Distinct users with a call in the 29 days that end with this day. The mau of the next day is
  -- this figure plus the users who were active only on that day.
  active_users_29d integer not null,
  -- Distinct users with a call in the 30 days that end with this day.
  mau integer not null,
  new_users integer not null,
  transactions integer not null,
  gmv bigint not null,
  protection_fees bigint not null,
  commission bigint not null,
  boosts bigint not null,
  -- Rupiah. Costs (promotions, claims, payment_fees) are stored as positive amounts.
  promotions bigint not null,
  claims bigint not null,
  payout_fees bigint not null,
  payment_fees bigint not null,
  courier_adjustments bigint not null,
  revenue bigint not null
);
comment on table private.analytics_days is
  'Figures of each past Jakarta day. A nightly job computes a day once.';

grant select, insert, update on private.analytics_days to preloved_api;
