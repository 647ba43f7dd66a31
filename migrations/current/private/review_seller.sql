-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.review_seller(p_event private.finance_inbox, p_seller_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.seller_reviews (seller_id, event_id, details)
  values (p_seller_id, p_event.id, p_event.data - 'seller_id' || jsonb_build_object('type', p_event.type))
  on conflict on constraint seller_reviews__once do nothing;
end
$function$;
