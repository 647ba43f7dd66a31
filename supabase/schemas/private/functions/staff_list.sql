create function private.staff_list(p_page private.staff_page, p_items jsonb) returns jsonb
language sql stable
return private.list_page(
  p_items, (p_page).total, (p_page)."limit", (p_page)."offset", p_cap => (p_page).cap)
  || jsonb_build_object('next_cursor', (p_page).next_cursor);
