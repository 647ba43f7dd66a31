create table private.email_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint')),
  since timestamptz not null default private.now()
);
comment on table private.email_suppressions is
  'Addresses that bounced or complained; they get no e-mail any more. The profile shows it until '
  'the address changes.';

grant select, insert, delete on private.email_suppressions to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.email_suppressions', 'addressee', '{address}', 'elsewhere', 'erase_emails');
