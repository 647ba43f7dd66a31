create table private.caller_days (
  user_id uuid not null,
  day date not null,
  -- The user made no call on the 29 days before.
  first_in_30_days boolean not null,
  primary key (user_id, day)
);
comment on table private.caller_days is
  'Users with a call on a Jakarta day: the source of monthly active users. Without a reference '
  'to profiles, because users make calls before they register one.';

create index caller_days_day on private.caller_days (day);

grant select, insert, update, delete on private.caller_days to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.caller_days', 'user_id', '{day,first_in_30_days}', 'kept', 'days_active');

insert into private.personal_exports (section, relation, owner, record, sort) values
  ('days_active', 'private.caller_days', 'user_id', 'to_jsonb(data.day)', 'day');
