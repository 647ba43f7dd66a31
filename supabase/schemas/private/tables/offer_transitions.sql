create table private.offer_transitions (
  from_status private.offer_status not null,
  to_status private.offer_status not null,
  actor text not null check (actor in ('maker', 'other', 'clock', 'event')),
  primary key (from_status, to_status, actor)
);
comment on table private.offer_transitions is
  'Allowed status changes of an offer, and who makes them: its maker, the other party, the clock, '
  'or what happens to the listing or to a party. A change without a row is rejected.';

grant select on private.offer_transitions to preloved_api;

insert into private.offer_transitions (from_status, to_status, actor) values
  ('open', 'accepted', 'other'),
  ('open', 'declined', 'other'),
  ('open', 'countered', 'other'),
  ('open', 'withdrawn', 'maker'),
  ('open', 'expired', 'clock'),
  ('open', 'ended', 'event'),
  ('accepted', 'expired', 'clock'),
  ('accepted', 'ended', 'event'),
  ('accepted', 'used', 'event'),
  -- The order was made in time and paid after it.
  ('expired', 'used', 'event');
