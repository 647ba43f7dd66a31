create view data_api.notifications with (security_invoker = true) as
select
  id,
  kind,
  category,
  data,
  read_at,
  created_at
from public.notifications;
comment on view data_api.notifications is
  'The caller''s own notifications, as kind and data; GET /notifications has their texts.';

grant select on data_api.notifications to authenticated;
