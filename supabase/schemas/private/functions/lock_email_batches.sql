create function private.lock_email_batches(p_asked uuid[]) returns uuid[]
language plpgsql volatile
as $$
declare
  v_ids uuid[];
  v_locked uuid[] := '{}';
begin
  -- A retry repeats the call with the same e-mails, under the same key. Another worker may have
  -- sent it while this one waited for the rows.
  loop
    v_ids := array(
      select asked.id
      from unnest(p_asked) as asked (id)
      union
      select others.id
      from private.emails
      join private.emails as others
        on others.batch_id = emails.batch_id
        and others.is_pending
      where emails.id = any (p_asked));
    exit when v_ids <@ v_locked;
    perform private.lock_emails(v_ids);
    v_locked := v_ids;
  end loop;
  return v_ids;
end
$$;
