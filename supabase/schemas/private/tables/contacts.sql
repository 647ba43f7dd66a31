create table private.contacts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null,
  -- Real time. Only a later token may change the address.
  token_issued_at timestamptz not null,
  -- Why this user gets no e-mail at this address any more; the profile shows it. A new address
  -- begins without it.
  suppressed_because text check (suppressed_because in ('bounce', 'complaint')),
  updated_at timestamptz not null default private.now()
);
comment on table private.contacts is
  'E-mail address of a user, taken from a verified token. Kept apart from the profile, so that '
  'no policy on profiles can expose it.';

create index contacts_email on private.contacts (lower(email));

grant select, insert, update, delete on private.contacts to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported, masked) values
  ('private.contacts', 'user_id', '{email}', 'row_deleted', 'profile', 'mask_emails'),
  ('private.contacts', 'user_id', '{suppressed_because}', 'row_deleted', 'profile', null);
