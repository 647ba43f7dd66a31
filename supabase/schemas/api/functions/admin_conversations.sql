create function api.admin_conversations(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_page record;
begin
  v_page := private.staff_page(
    'private.conversations',
    array[
      'conversations.reported_at is not null',
      -- Who reported staff, and with which words, is kept from them.
      '($1 ->> ''staff_id'')::uuid not in (conversations.buyer_id, conversations.seller_id)',
      case p_filters ->> 'status'
        when 'open' then
          'conversations.id in (
             select reports.conversation_id
             from private.reports
             where reports.conversation_id is not null
               and reports.closed_at is null)'
        when 'closed' then
          'conversations.id not in (
             select reports.conversation_id
             from private.reports
             where reports.conversation_id is not null
               and reports.closed_at is null)'
      end,
      case when p_filters ? 'user_id' then
        '($1 ->> ''user_id'')::uuid in (conversations.buyer_id, conversations.seller_id)'
      end,
      private.staff_period_condition('conversations.reported_at', p_filters)],
    'reported_at',
    p_filters || jsonb_build_object('staff_id', v_staff.id),
    p_limit,
    p_offset);
  return private.staff_list(
    private.reported_conversation_records(v_page.ids::uuid[]),
    v_page.total,
    v_page.total_is_minimum,
    p_limit,
    p_offset);
end
$$;
comment on function api.admin_conversations(jsonb, integer, integer) is
  'Reported conversations without their messages, the latest report first, none of the staff '
  'member''s own. p_filters {status: open | closed | all (of their reports), user_id?, from?, '
  'to?}.';
