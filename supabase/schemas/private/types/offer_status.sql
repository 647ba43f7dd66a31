create type private.offer_status as enum (
  'open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'ended', 'used'
);
comment on type private.offer_status is
  'open: waits for an answer. accepted: a price for its buyer until it expires. used: paid. '
  'ended: by another event, see offers.ended_because.';
