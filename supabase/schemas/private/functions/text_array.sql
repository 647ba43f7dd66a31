create function private.text_array(p_list jsonb) returns text[]
language plpgsql immutable
as $$
begin
  return array(
    select element.value
    from jsonb_array_elements_text(p_list) with ordinality as element (value, position)
    order by element.position);
end
$$;
