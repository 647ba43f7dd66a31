create table private.order_history (
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null,
  from_status public.order_status,
  to_status public.order_status not null,
  actor public.order_actor not null,
  actor_id uuid,
  reason text,
  at timestamptz not null default private.now(),
  primary key (order_id, version)
);
comment on table private.order_history is
  'Every status that an order entered, with the actor and the reason.';

grant select, insert, update (reason) on private.order_history to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.order_history', 'subjects', '{reason}', 'cleared', 'order_reasons');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'order_reasons', 'private.order_history', 'author',
    'jsonb_build_object(''order_id'', data.order_id, ''status'', data.to_status, '
      '''reason'', data.reason, ''at'', internal.wire_time(data.at))',
    'at desc'
  );
