create function private.forbid_charged_back(p_order_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = p_order_id
      and chargebacks.status in ('announced', 'open', 'decided')
  ) then
    perform private.raise_error(
      'CONFLICT', 'payment_charged_back',
      'The payment channel takes this order''s payment back, or has it: nobody is paid from it a '
      'second time. See GET /admin/chargebacks.');
  end if;
end
$$;
comment on function private.forbid_charged_back(uuid) is
  'Rejects paying out an order''s money by hand while a chargeback of it stands.';
