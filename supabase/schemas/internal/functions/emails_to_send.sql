-- These e-mails and the others of the same call to the provider; every attempt gets the same. An
-- e-mail is missing if the provider has it, if its address is suppressed, or if it is abandoned
-- after 8 hours (one staff case a day).
create function internal.emails_to_send(p_email_ids jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_asked constant uuid[] := array(
    select ids.id::uuid from jsonb_array_elements_text(p_email_ids) as ids (id) order by 1);
  v_ids uuid[] := private.write_emails(v_asked);
  v_batch_id constant uuid := gen_random_uuid();
begin
  -- New e-mails belong to no call yet.
  if not v_asked <@ v_ids then
    v_ids := private.lock_email_batches(v_asked);
    with fresh as (
      select emails.id, count(*) over () as together
      from private.emails
      where emails.id = any (v_ids)
        and emails.status = 'pending'
        and emails.first_tried_at is null
    )
    update private.emails
    set first_tried_at = v_now,
        batch_id = case when fresh.together > 1 then v_batch_id end,
        updated_at = v_now
    from fresh
    where emails.id = any (v_ids)
      and emails.id = fresh.id;
  end if;
  perform private.end_unsendable_emails(v_ids);
  return to_jsonb(array(
    select jsonb_build_object(
      'id', emails.id,
      'batch_id', emails.batch_id,
      'kind', emails.kind,
      'data', private.email_content(emails),
      'to', emails.address,
      'locale', emails.locale,
      'name', emails.name)
    from private.emails
    where emails.id = any (v_ids)
      and emails.status = 'pending'
    order by emails.id
  ));
end
$$;
