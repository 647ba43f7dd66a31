create table private.job_kinds (
  kind text primary key,
  -- Delay after the first failure. It doubles up to longest_retry_seconds, with 20 % jitter.
  first_retry_seconds integer not null default 10 check (first_retry_seconds > 0),
  longest_retry_seconds integer not null default 3600
    check (longest_retry_seconds >= first_retry_seconds),
  -- Null: the job is retried for ever, and staff get a case after 20 attempts.
  max_attempts integer check (max_attempts > 0),
  -- Jobs with the same key up to the first colon run one after the other.
  is_fifo boolean not null default false
);
comment on table private.job_kinds is
  'Retry policy per kind of job. A kind without a row uses the defaults of these columns.';

grant select on private.job_kinds to preloved_api;

insert into private.job_kinds (kind, first_retry_seconds, longest_retry_seconds) values
  -- Someone waits for these jobs, so they are retried often.
  ('orders_deadline', 15, 900),
  ('finish_order', 15, 900),
  ('webhooks_handle', 10, 3600),
  ('shipping_book', 30, 3600),
  ('shipping_cancel', 60, 3600);
-- The steps of an offer are announced in order.
insert into private.job_kinds (kind, is_fifo) values ('offers_tell', true);
