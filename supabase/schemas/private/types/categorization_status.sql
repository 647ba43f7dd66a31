create type private.categorization_status as enum ('pending', 'answered', 'failed');
comment on type private.categorization_status is
  'pending until the model has answered or failed. If the process dies, it stays pending and '
  'still counts against the daily limit.';
