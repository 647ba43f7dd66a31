create function private.move_from_suspense(
  p_item private.suspense_items,
  p_kind text,
  p_description text,
  p_to private.ledger_line
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.ledger_post(
    'suspense:' || p_item.id, p_kind, p_description, p_item.order_id,
    array[private.ledger_line('suspense', -p_item.amount), p_to]
  ) then
    perform private.raise_error(
      'CONFLICT', 'left_suspense', 'This money has already left suspense.');
  end if;
  update private.staff_cases
  set closed_at = private.now()
  where kind in (p_item.kind, 'money_without_owner')
    and key = p_item.key
    and closed_at is null;
end
$$;
comment on function private.move_from_suspense(
  private.suspense_items, text, text, private.ledger_line
) is
  'Moves an amount out of suspense, once, and closes its case.';
