create table private.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete restrict,
  -- The reported user; for a listing, its seller; for a conversation, the other party.
  user_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  reason text not null,
  details text check (char_length(details) <= 1000),
  opened_at timestamptz not null default private.now(),
  outcome text check (outcome in ('actioned', 'dismissed')),
  note text check (char_length(note) <= 1000),
  closed_by uuid references public.profiles (id) on delete restrict,
  closed_at timestamptz,
  conversation_id uuid references private.conversations (id) on delete restrict,
  check (reporter_id <> user_id),
  check ((outcome is null) = (closed_at is null) and (outcome is null) = (closed_by is null))
);
comment on table private.reports is
  'Users'' reports of a listing, a user or a conversation. Only staff see the reporter.';

create unique index reports__one_open
  on private.reports (reporter_id, user_id, listing_id, conversation_id) nulls not distinct
  where closed_at is null;
create index reports_reporter_id on private.reports (reporter_id);
create index reports_user_id on private.reports (user_id);
create index reports_listing_id on private.reports (listing_id);
create index reports_conversation_id on private.reports (conversation_id);
create index reports_closed_by on private.reports (closed_by);
create index reports_newest on private.reports (opened_at desc, id desc);

grant select, insert, update on private.reports to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.reports', 'reporter_id', '{details}', 'cleared', 'reports_made'),
  ('private.reports', 'reporter_id', '{reason}', 'kept', 'reports_made'),
  ('private.reports', 'user_id', '{details}', 'cleared', null),
  ('private.reports', 'parties', '{note}', 'cleared', null);

insert into private.personal_exports (section, relation, owner, columns, sort) values
  (
    'reports_made', 'private.reports', 'reporter_id',
    '{user_id,listing_id,conversation_id,reason,details,opened_at}', 'opened_at desc'
  );
