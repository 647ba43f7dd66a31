create table public.notification_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  muted_categories text[] not null default '{}'
    check (muted_categories <@ '{order,shipping,live,review,message}'),
  email_digest boolean not null default false,
  push_enabled boolean not null default true,
  updated_at timestamptz not null default private.now()
);
comment on table public.notification_preferences is
  'Notification settings of a user. A user without a row has the defaults. Payment, wallet and '
  'account notifications cannot be muted.';

create index notification_preferences_digest on public.notification_preferences (user_id)
  where email_digest;

grant select, insert, update, delete on public.notification_preferences to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  (
    'public.notification_preferences', 'user_id', '{muted_categories}', 'row_deleted',
    'notification_preferences'
  );
