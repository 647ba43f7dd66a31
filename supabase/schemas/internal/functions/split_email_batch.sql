create function internal.split_email_batch(p_batch_id uuid) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
  from private.emails
  where emails.batch_id = p_batch_id
    and emails.status = 'pending'
  order by emails.id
  for update;
  update private.emails
  set batch_id = null,
      updated_at = private.now()
  where batch_id = p_batch_id
    and status = 'pending';
end
$$;
comment on function internal.split_email_batch(uuid) is
  'The provider rejected a call for several e-mails, and sent none of them: from now on each is '
  'requested alone, under its own key.';
