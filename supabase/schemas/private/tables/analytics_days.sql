create table private.analytics_days (
  day date primary key,
  active_users integer not null,
  active_users_29d integer not null,
  mau integer not null,
  new_users integer not null,
  transactions integer not null,
  gmv bigint not null,
  protection_fees bigint not null,
  commission bigint not null,
  boosts bigint not null,
  promotions bigint not null,
  claims bigint not null,
  payout_fees bigint not null,
  payment_fees bigint not null,
  courier_adjustments bigint not null,
  revenue bigint not null generated always as (protection_fees + commission + boosts - promotions - claims) stored
);
comment on table private.analytics_days is 'What happened on each Jakarta day that is over, counted once by a nightly job, so that nobody has to count years again.';
comment on column private.analytics_days.mau is 'Different people who called on the 30 days that end with this one.';
comment on column private.analytics_days.active_users_29d is 'The same of 29 days: with those of the next day who are not among them it makes that day''s mau, while the day is still open.';
comment on column private.analytics_days.promotions is 'Costs (this, claims, payment_fees) are kept above zero.';

alter table private.analytics_days enable row level security;
create policy all_api on private.analytics_days for all to preloved_api using (true) with check (true);
grant select, insert, update on private.analytics_days to preloved_api;
