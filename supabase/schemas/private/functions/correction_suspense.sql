create function private.correction_suspense(
  p_difference private.reconciliation_differences
) returns private.suspense_items
language plpgsql volatile
as $$
declare
  v_item private.suspense_items;
begin
  select items.*
  into v_item
  from private.suspense_items as items
  where items.key = 'reconciliation:' || p_difference.id;
  if v_item.resolution is not null then
    perform private.raise_error('left_suspense');
  end if;
  return v_item;
end
$$;
