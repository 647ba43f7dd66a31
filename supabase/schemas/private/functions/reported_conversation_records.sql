create function private.reported_conversation_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
declare
  v_reports constant jsonb := private.report_records(array(
    select reports.id
    from private.reports
    where reports.conversation_id = any (p_ids)
    order by reports.opened_at desc, reports.id desc));
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', conversations.id,
        'listing_id', conversations.listing_id,
        'listing_title', listings.title,
        'buyer_id', conversations.buyer_id,
        'buyer_username', buyers.username,
        'seller_id', conversations.seller_id,
        'seller_username', sellers.username,
        'message_count', conversations.last_seq,
        'reports', (
          select jsonb_agg(given.report order by given.nth)
          from jsonb_array_elements(v_reports) with ordinality as given (report, nth)
          where given.report ->> 'conversation_id' = conversations.id::text),
        'reported_at', internal.wire_time(conversations.reported_at),
        'created_at', internal.wire_time(conversations.created_at),
        'updated_at', internal.wire_time(conversations.last_at))
      order by page.nth)
    from unnest(p_ids) with ordinality as page (id, nth)
    join private.conversations on conversations.id = page.id
    join public.listings on listings.id = conversations.listing_id
    join public.profiles as buyers on buyers.id = conversations.buyer_id
    join public.profiles as sellers on sellers.id = conversations.seller_id
  );
end
$$;
