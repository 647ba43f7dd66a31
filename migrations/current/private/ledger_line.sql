-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_ledger. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ledger_line(p_kind private.account_kind, p_amount bigint, p_order_id uuid DEFAULT NULL::uuid, p_user_id uuid DEFAULT NULL::uuid)
 RETURNS private.ledger_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_account_id bigint;
begin
  loop
    select accounts.id into v_account_id from private.ledger_accounts as accounts
    where accounts.kind = p_kind
      and accounts.order_id is not distinct from p_order_id
      and accounts.user_id is not distinct from p_user_id;
    exit when v_account_id is not null;
    insert into private.ledger_accounts (kind, order_id, user_id)
    values (p_kind, p_order_id, p_user_id) on conflict do nothing;
  end loop;
  return row(v_account_id, p_amount)::private.ledger_line;
end
$function$;
