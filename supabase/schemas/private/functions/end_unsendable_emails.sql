create function private.end_unsendable_emails(p_ids uuid[]) returns void
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  v_abandoned_id uuid;
begin
  with ended as (
    update private.emails
    set status = case
          when private.is_suppressed(emails) then 'suppressed'
          else 'abandoned'
        end::private.email_status,
        updated_at = v_now
    where id = any (p_ids)
      and status = 'pending'
      and (
        private.is_suppressed(emails)
        -- Well before the provider forgets the key: a later retry could send twice.
        or first_tried_at < v_now - interval '8 hours'
      )
    returning emails.id, emails.status
  )
  select ended.id into v_abandoned_id from ended where ended.status = 'abandoned' limit 1;
  if v_abandoned_id is not null then
    perform private.open_case(
      'mail_abandoned',
      (v_now at time zone 'Asia/Jakarta')::date::text,
      null,
      jsonb_build_object('first_email_id', v_abandoned_id));
  end if;
end
$$;
