create function private.hold_unmatched_payment(
  p_key text,
  p_order_id uuid,
  p_invoice jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if (p_invoice ->> 'paid_amount')::bigint > 0 and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice ->> 'external_id'
         and differences.status = 'approved' and differences.counter_account = 'suspense') then
    perform private.hold_in_suspense(p_key, 'unexpected_payment', p_order_id, (p_invoice ->> 'paid_amount')::bigint, p_invoice);
  end if;
end
$$;
comment on function private.hold_unmatched_payment(text, uuid, jsonb) is
  'Money that came by an invoice we did not make waits in suspense. Not once staff have put money of this reference there by the provider''s list: this may be it, and the next comparison tells what is missing.';
