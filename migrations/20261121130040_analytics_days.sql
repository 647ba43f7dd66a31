create index orders_paid on public.orders (paid_at) include (item_price) where paid_at is not null;
create index caller_days_day on private.caller_days (day, user_id);
create index profiles_newest on public.profiles (created_at desc, id desc);

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
create policy all_verbs on private.analytics_days for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.analytics_days to preloved_verbs;

create function private.count_people(p_day date, out active_users integer, out active_users_29d integer, out mau integer, out new_users integer)
language plpgsql stable set search_path = ''
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_before integer := (select days.active_users_29d from private.analytics_days as days where days.day = p_day - 1);
begin
  select count(*) into active_users from private.caller_days where caller_days.day = p_day;
  select count(*) into new_users from public.profiles where profiles.created_at >= v_from and profiles.created_at < v_from + interval '1 day';
  if v_before is not null and p_day >= (private.now() at time zone 'Asia/Jakarta')::date then
    -- The 29 days before are over and counted: only today's people are new to them.
    select v_before + count(*) into mau from private.caller_days as today
    where today.day = p_day and not exists (
      select from private.caller_days as before
      where before.user_id = today.user_id and before.day between p_day - 29 and p_day - 1);
    return;
  end if;
  select count(distinct caller_days.user_id), count(distinct caller_days.user_id) filter (where caller_days.day > p_day - 29)
  into mau, active_users_29d from private.caller_days where caller_days.day between p_day - 29 and p_day;
end
$$;
comment on function private.count_people(date) is
  'Who came on a Jakarta day and in the 30 days that end with it. active_users_29d is null while the day is open.';
grant execute on function private.count_people(date) to preloved_verbs;

create function private.count_day(p_day date) returns private.analytics_days
language plpgsql stable set search_path = ''
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_to timestamptz := (p_day + 1)::timestamp at time zone 'Asia/Jakarta';
  v_day private.analytics_days;
begin
  select people.active_users, people.active_users_29d, people.mau, people.new_users
  into v_day.active_users, v_day.active_users_29d, v_day.mau, v_day.new_users from private.count_people(p_day) as people;

  select count(*), coalesce(sum(orders.item_price), 0) into v_day.transactions, v_day.gmv
  from public.orders where orders.paid_at >= v_from and orders.paid_at < v_to;

  -- By the day on which it was booked: a day that is over never changes.
  with booked as (
    select accounts.kind, sum(entries.amount)::bigint as amount
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.created_at >= v_from and transfers.created_at < v_to
      and accounts.kind in ('protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions', 'claims',
        'payout_fees', 'payment_fees', 'courier_adjustments')
    group by accounts.kind
  )
  select coalesce(sum(booked.amount) filter (where booked.kind = 'protection_fee_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'commission_revenue'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'boost_revenue'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'promotions'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'claims'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'payout_fees'), 0),
    coalesce(-sum(booked.amount) filter (where booked.kind = 'payment_fees'), 0),
    coalesce(sum(booked.amount) filter (where booked.kind = 'courier_adjustments'), 0)
  into v_day.protection_fees, v_day.commission, v_day.boosts, v_day.promotions, v_day.claims, v_day.payout_fees,
    v_day.payment_fees, v_day.courier_adjustments
  from booked;
  v_day.day := p_day;
  v_day.revenue := v_day.protection_fees + v_day.commission + v_day.boosts - v_day.promotions - v_day.claims;
  return v_day;
end
$$;
comment on function private.count_day(date) is 'A Jakarta day, counted from what really happened on it: at the cost of that day''s orders and transfers, whatever came before.';
grant execute on function private.count_day(date) to preloved_verbs;

create function private.first_open_day() returns date
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select max(days.day) + 1 from private.analytics_days as days),
    least((select min(caller_days.day) from private.caller_days),
      (select (min(orders.paid_at) at time zone 'Asia/Jakarta')::date from public.orders where orders.paid_at is not null),
      (select (min(transfers.created_at) at time zone 'Asia/Jakarta')::date from private.ledger_transfers as transfers)));
end
$$;
comment on function private.first_open_day() is 'The first Jakarta day that is not counted yet; null while nothing has happened at all.';
grant execute on function private.first_open_day() to preloved_verbs;

create function private.days_between(p_from date, p_to date) returns setof private.analytics_days
language plpgsql stable set search_path = ''
as $$
declare
  v_open date := private.first_open_day();
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  return query select days.* from private.analytics_days as days where days.day between p_from and p_to
    union all
    select counted.* from generate_series(greatest(p_from, v_open), least(p_to, v_today), interval '1 day') as open (day),
      private.count_day(open.day::date) as counted
    where v_open is not null;
end
$$;
comment on function private.days_between(date, date) is 'Days as they were kept, and those not closed yet as they are now. A day before anything happened has no row.';
grant execute on function private.days_between(date, date) to preloved_verbs;
