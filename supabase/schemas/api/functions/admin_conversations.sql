create function api.admin_conversations(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_page private.staff_page;
begin
  v_page := private.staff_page(
    'private.conversations', p_query,
    array[
      'conversations.reported_at is not null',
      -- Staff do not see who reported them, nor the words.
      format('%L not in (conversations.buyer_id, conversations.seller_id)', v_staff.id)],
    '{"user_id": "%L in (conversations.buyer_id, conversations.seller_id)"}',
    p_open =>
      'conversations.id in (
         select reports.conversation_id
         from private.reports
         where reports.conversation_id is not null
           and reports.closed_at is null)',
    p_sort => 'reported_at');
  return private.staff_list(v_page, private.reported_conversation_records(v_page.ids::uuid[]));
end
$$;
