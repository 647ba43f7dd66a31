create view data_api.likes with (security_invoker = true) as
select * from public.likes;
comment on view data_api.likes is 'The caller''s own likes.';

grant select on data_api.likes to authenticated;
