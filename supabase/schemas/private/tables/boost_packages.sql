create table private.boost_packages (
  code text primary key check (code ~ '^[a-z0-9_]{1,40}$'),
  name text not null,
  score integer not null check (score between 1 and 100000),
  days integer not null check (days between 1 and 90),
  price bigint not null check (price > 0),
  is_offered boolean not null default true
);
comment on table private.boost_packages is
  'Boosts for sale. Prices in rupiah. A purchase keeps the terms of its package.';

grant select on private.boost_packages to preloved_api;

insert into private.boost_packages (code, name, score, days, price) values
  ('boost_1d', 'Sorot 1 hari', 10, 1, 5000),
  ('boost_3d', 'Sorot 3 hari', 20, 3, 12000),
  ('boost_7d', 'Sorot 7 hari', 30, 7, 25000);
