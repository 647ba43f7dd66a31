create view data_api.addresses with (security_invoker = true) as
select * from public.addresses;
comment on view data_api.addresses is 'The caller''s own addresses.';

grant select on data_api.addresses to authenticated;
