create type private.difference_status as enum ('open', 'approved', 'resolved');
comment on type private.difference_status is 'open waits for staff; approved was corrected by them; resolved went away by itself.';
