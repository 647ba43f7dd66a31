create function private.move_from_suspense(
  p_item private.suspense_items,
  p_kind text,
  p_description text,
  p_to private.ledger_line
) returns void
language plpgsql volatile
as $$
begin
  if not private.ledger_post(
    'suspense:' || p_item.id, p_kind, p_description, p_item.order_id,
    array[private.ledger_line('suspense', -p_item.amount), p_to]
  ) then
    perform private.raise_error('left_suspense');
  end if;
  perform private.end_case(p_item.kind, p_item.key);
  perform private.end_case('money_without_owner', p_item.key);
end
$$;
