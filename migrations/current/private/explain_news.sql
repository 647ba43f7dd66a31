-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.explain_news(p_order orders)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- Found among what both were told from its first day to a month after its last step: no index of its own to keep.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', news.id, 'user_id', news.user_id,
      'to', case when news.user_id = p_order.buyer_id then 'buyer' else 'seller' end, 'kind', news.kind,
      'read_at', api.wire_time(news.read_at), 'email', emails.status, 'email_problem', emails.problem,
      'devices', (select count(*) from private.push_receipts as receipts where receipts.notification_id = news.id),
      'at', api.wire_time(news.created_at)) order by news.created_at, news.id), '[]')
    from public.notifications as news
    left join private.emails on emails.id = news.id
    where news.user_id in (p_order.buyer_id, p_order.seller_id) and news.created_at >= p_order.created_at
      and news.created_at <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
      and news.data ->> 'order_id' = p_order.id::text);
end
$function$;
