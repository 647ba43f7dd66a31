create type private.difference_status as enum ('open', 'approved', 'resolved', 'reversed');
comment on type private.difference_status is
  'open: waits for staff. approved: corrected by staff. resolved: a later run found no '
  'difference. reversed: the correction was reversed.';
