create table private.offer_transitions (
  from_status private.offer_status not null,
  to_status private.offer_status not null,
  actor text not null check (actor in ('maker', 'other', 'clock', 'event')),
  primary key (from_status, to_status, actor)
);
comment on table private.offer_transitions is
  'Allowed status changes of an offer, and their actors: its maker, the other party, the clock, '
  'or an event of the listing or a party. A change without a row is rejected.';

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
  -- The order was created in time and paid later.
  ('expired', 'used', 'event');
