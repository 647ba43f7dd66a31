create table private.portal_commands (
  id text primary key check (char_length(id) between 1 and 255),
  -- SHA-256 of the raw body: the same id with another body is rejected.
  digest text not null,
  command jsonb not null,
  answer jsonb,
  received_at timestamptz not null default private.now()
);
comment on table private.portal_commands is
  'Commands of the finance portal and the people who decided them there, once per webhook-id, '
  'with the response to replay.';

-- For the deletion of a party's account.
create index portal_commands_order on private.portal_commands ((answer ->> 'order_id'));

grant select, insert, update on private.portal_commands to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  (
    'private.portal_commands', 'parties', '{command}', 'replaced',
    'command - ''{note,actor}''::text[]'
  ),
  (
    'private.portal_commands', 'parties', '{answer}', 'replaced',
    'answer '
      '|| ''{"reason": null, "description": null, "photos": [], "note": null, "answer": null}'''
  );
