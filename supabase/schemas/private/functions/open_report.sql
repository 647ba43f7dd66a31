create function private.open_report(
  p_user_id uuid,
  p_listing_id uuid,
  p_reason text,
  p_details text,
  p_conversation_id uuid default null
) returns jsonb
language plpgsql volatile
as $$
declare
  v_me uuid := private.caller_id();
  v_report private.reports;
begin
  if p_user_id = v_me then
    perform private.raise_error('self_report');
  end if;

  insert into private.reports (
    reporter_id, user_id, listing_id, reason, details, conversation_id)
  values (v_me, p_user_id, p_listing_id, p_reason, p_details, p_conversation_id)
  returning * into v_report;
  return jsonb_build_object(
    'id', v_report.id,
    'user_id', v_report.user_id,
    'listing_id', v_report.listing_id,
    'conversation_id', v_report.conversation_id,
    'reason', v_report.reason,
    'details', v_report.details,
    'opened_at', internal.wire_time(v_report.opened_at));
end
$$;
