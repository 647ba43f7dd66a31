-- p_about: the ids of the order, bundle or boost.
create function private.notify_refunded(
  p_user_id uuid,
  p_event_id text,
  p_amount bigint,
  p_reference text,
  p_about jsonb
) returns void
language plpgsql volatile
as $$
begin
  perform private.notify(
    p_user_id,
    p_event_id,
    'payment.refunded',
    p_about || jsonb_build_object(
      'resolution', case private.setting('escrow_only') when 1 then 'on_its_way' end,
      'reference', p_reference,
      'amount', p_amount));
end
$$;
