create function private.erase_texts(p_user_id uuid, p_alias text) returns void
language plpgsql volatile
as $$
begin
  update public.live_streams
  set title = 'Live',
      seller_username = p_alias,
      seller_avatar = null
  where seller_id = p_user_id;
  update public.live_chat_messages
  set username = p_alias,
      text = '[deleted]'
  where user_id = p_user_id::text;
  perform private.erase_archived_chat(p_user_id, p_alias);
  update private.messages
  set text = null,
      original = null
  where sender_id = p_user_id;
  update private.reviews set comment = null where reviewer_id = p_user_id;
  update private.reviews
  set reply = null,
      replied_at = null
  where seller_id = p_user_id
    and reply is not null;
  update private.reports
  set details = null,
      note = null
  where p_user_id in (reporter_id, user_id);
  update private.ktp_submissions
  set rejection_reason = 'deleted'
  where user_id = p_user_id
    and rejection_reason is not null;
  update private.finance_inbox
  set data = jsonb_build_object('seller_id', p_user_id)
  where data ->> 'seller_id' = p_user_id::text
    and handled_at is not null;
  update private.seller_reviews
  set details = '{}',
      note = null
  where seller_id = p_user_id;
  update private.withdrawals
  set recipient_email = 'deleted',
      payout_url = null,
      failure_reason = null,
      decision = decision
        - '{reason,evidence}'::text[]
        #- '{link,url}'
        #- '{link,failure_reason}'
  where user_id = p_user_id;
  perform private.erase_approvals(p_user_id);
end
$$;
comment on function private.erase_texts(uuid, text) is
  'Deletes what a user wrote in streams, chats, conversations, reviews and reports, and what '
  'others wrote about the user for staff.';
