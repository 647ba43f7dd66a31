create type private.offer_status as enum (
  'open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'ended', 'used'
);
comment on type private.offer_status is
  'open waits for an answer, accepted is a price for its buyer until it expires, used was paid. '
  'ended: something else came first, see offers.ended_because.';
