-- A window begins with the first call and not with the clock's minute, so that a crowd at once gets
-- exactly its limit and Retry-After is the truth. The price: across the end of a window, twice as many.
create unlogged table private.rate_windows (
  action text not null,
  subject text not null,
  calls bigint not null,
  ends_at timestamptz not null,
  primary key (action, subject)
);
comment on table private.rate_windows is 'One row per action and subject: calls in the window under way. Unlogged: a crash forgets counts, never anything else.';
comment on column private.rate_windows.subject is 'Who is counted: a user''s id, or more where the limit''s meaning says so.';
comment on column private.rate_windows.ends_at is 'Real time.';

create index rate_windows_ends_at on private.rate_windows (ends_at);

alter table private.rate_windows enable row level security;
create policy all_api on private.rate_windows for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.rate_windows to preloved_api;
