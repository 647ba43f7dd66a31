-- The provider rejected a call for these e-mails, and sent none: each is sent alone from now on,
-- under its own key. Returns false, and changes nothing, unless they are all pending e-mails of the
-- batch: a call for fewer of them need not be rejected.
create function internal.split_email_batch(p_batch_id uuid, p_email_ids jsonb) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_asked constant uuid[] := array(
    select ids.id::uuid from jsonb_array_elements_text(p_email_ids) as ids (id) order by 1);
begin
  perform private.lock_emails(v_asked);
  -- If some are missing, another worker may be sending the rest under the same key.
  if v_asked <> array(
    select emails.id
    from private.emails
    where emails.batch_id = p_batch_id
      and emails.status = 'pending'
    order by emails.id
  ) then
    return false;
  end if;
  update private.emails
  set batch_id = null,
      updated_at = private.now()
  where id = any (v_asked);
  return true;
end
$$;
