create function api.finances_balance(p_seller_id uuid) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_caller constant public.profiles := private.caller();
begin
  if v_caller.id <> p_seller_id
    and not private.has_role(v_caller.id, 'ops_admin', 'administrator')
    or not exists (select from public.profiles where profiles.id = p_seller_id)
  then
    perform private.raise_error('seller_not_found');
  end if;
  return (
    select to_jsonb(balances) || jsonb_build_object(
      'as_of', internal.wire_time(balances.as_of),
      'source', 'copy',
      'stale', true
    )
    from private.seller_balances as balances
    where balances.seller_id = p_seller_id
  );
end
$$;
