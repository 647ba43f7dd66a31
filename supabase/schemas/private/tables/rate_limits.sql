-- How often someone may do something. The limits are data, so that an operator can change one at once.
create table private.rate_limits (
  action text primary key,
  max_calls integer not null check (max_calls > 0),
  per_seconds integer not null check (per_seconds > 0),
  meaning text not null
);
comment on table private.rate_limits is 'Per action: how many calls of one subject, in windows of how many seconds.';

alter table private.rate_limits enable row level security;
create policy select_api on private.rate_limits for select to preloved_api using (true);
grant select on private.rate_limits to preloved_api;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('chat', 20, 10, 'Messages in live chats, per person'),
  ('view_leave', 60, 60, 'Joining and leaving a live stream, per person and stream'),
  ('push_test', 5, 60, 'Test pushes to one''s own devices, per person'),
  ('ai_categorize', 20, 60, 'Photos sent for categorization, per person'),
  ('ktp_submit', 5, 3600, 'Identity documents handed in, per person'),
  ('withdrawals', 10, 3600, 'Withdrawals asked for, per person'),
  ('likes', 120, 60, 'Likes and unlikes, per person'),
  ('order_creation', 30, 600, 'Orders placed, per person'),
  ('register', 10, 3600, 'Attempts to register, per person'),
  ('report', 20, 3600, 'Listings and people reported, per person'),
  ('export', 5, 3600, 'Copies of everything about oneself, per person');
