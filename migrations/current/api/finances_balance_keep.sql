-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.finances_balance_keep(p_seller_id uuid, p_balance jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_as_of timestamptz := (p_balance ->> 'as_of')::timestamptz;
begin
  insert into private.seller_balances as copy (seller_id, available, pending, currency, as_of)
  values (p_seller_id, (p_balance ->> 'available')::bigint, (p_balance ->> 'pending')::bigint, p_balance ->> 'currency', v_as_of)
  on conflict (seller_id) do update
    set available = excluded.available, pending = excluded.pending, currency = excluded.currency, as_of = excluded.as_of
    -- Of two answers that cross, the younger one stays.
    where copy.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object('seller_id', p_seller_id, 'as_of', api.wire_time(v_as_of), 'source', 'portal', 'stale', false);
end
$function$;
