-- Enqueues the expiry of an invoice. p_provider null: at the provider that has it, as far as it is
-- known, else at the active one.
create function private.enqueue_expiry(
  p_invoice_id text,
  p_provider text default null
) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_job(
    'payments_expire',
    p_invoice_id,
    jsonb_build_object('invoice_id', p_invoice_id, 'provider', p_provider));
end
$$;
