create type private.categorization_status as enum ('asking', 'answered', 'failed');
comment on type private.categorization_status is 'asking until the model has answered or failed; a process that dies leaves it there, and the day''s count with it.';
