create table private.personal_owners (
  relation text not null,
  owner text not null,
  condition text not null,
  primary key (relation, owner)
);
comment on table private.personal_owners is
  'The owner of a relation''s row (data) if no column names them: the condition is true for the '
  'user $1.';

grant select on private.personal_owners to preloved_api;

insert into private.personal_owners (relation, owner, condition)
select
  relations.name,
  parties.party,
  format(
    'order_id in (select order_id from private.order_parties where user_id = $1 and party = %L)',
    parties.party)
from unnest('{private.returns,private.invoices}'::text[]) as relations (name)
cross join unnest('{buyer,seller}'::text[]) as parties (party)
union all
select
  relations.name,
  'parties',
  'order_id in (select order_id from private.order_parties where user_id = $1)'
from unnest(
  '{private.disputes,private.order_history,private.shipments,private.staff_notes}'::text[]
) as relations (name)
union all
select
  relations.name,
  relations.party,
  format(
    '(order_id, %I) in (select order_id, party from private.order_parties where user_id = $1)',
    relations.party)
from (
  values
    ('private.order_addresses', 'party'),
    ('private.disputes', 'opened_by'),
    ('private.settlements', 'offered_by')
) as relations (name, party);

insert into private.personal_owners (relation, owner, condition) values
  ('public.orders', 'parties', '$1 in (buyer_id, seller_id)'),
  ('private.offers', 'parties', '$1 in (buyer_id, seller_id)'),
  (
    'private.conversations', 'readers',
    '$1 in (buyer_id, seller_id) and (private.conversation_party(data, $1)).sees'
  ),
  ('private.ktp_submissions', 'submitter', 'user_id = $1 and status <> ''uploading'''),
  (
    'private.order_history', 'author',
    'order_id in (select order_id from private.order_parties where user_id = $1) '
      'and reason is not null and actor_id = $1'
  ),
  ('public.live_chat_messages', 'writer', 'user_id = $1::text'),
  -- System messages, some of which have the title of a pinned listing.
  (
    'public.live_chat_messages', 'host',
    'user_id = ''system'' and stream_id = any (array('
      'select id from public.live_streams where seller_id = $1))'
  ),
  ('private.reports', 'parties', '$1 in (reporter_id, user_id)'),
  ('private.approvals', 'subjects', 'subject_ids @> array[$1::uuid]'),
  (
    'private.finance_inbox', 'seller',
    'data ->> ''seller_id'' = $1::text and handled_at is not null'
  ),
  ('private.audit_log', 'subjects', 'after -> ''user_ids'' ? $1::text'),
  ('private.provider_events', 'payer', 'reference in (select private.callback_references($1))'),
  (
    'private.disputes', 'answerer',
    '(order_id, opened_by) in '
      '(select order_id, other_party from private.order_parties where user_id = $1)'
  ),
  (
    'private.order_history', 'subjects',
    'order_id in (select order_id from private.order_parties where user_id = $1) '
      'and reason is not null and (actor_id = $1 or actor in (''staff'', ''portal''))'
  ),
  (
    'private.staff_cases', 'parties',
    'order_id in (select order_id from private.order_parties where user_id = $1) '
      'and details ?| ''{reason,note}'''
  ),
  (
    'private.portal_commands', 'parties',
    'answer ->> ''order_id'' in '
      '(select order_id::text from private.order_parties where user_id = $1)'
  ),
  (
    'private.shipment_events', 'parties',
    'shipment_id in (select shipments.id from private.shipments '
      'join private.order_parties using (order_id) where user_id = $1)'
  ),
  -- The tracking events of a number that the seller typed.
  (
    'private.shipment_events', 'typist',
    'shipment_id in (select shipments.id from private.shipments '
      'join private.order_parties using (order_id) where user_id = $1 and party = ''seller'') '
      'and parcel is distinct from '
      '(select shipments.shipper_order_id from private.shipments where id = data.shipment_id)'
  ),
  -- Rows exist while a stream is on air.
  (
    'private.live_viewers', 'viewer',
    'user_id = $1 and stream_id = any (array('
      'select id from public.live_streams where status <> ''ended''))'
  ),
  (
    'private.jobs', 'notified',
    'key in (select id::text from public.notifications where user_id = $1)'
  );
