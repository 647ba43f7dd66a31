create function private.texts(p_list jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return array(select element.value from jsonb_array_elements_text(p_list) with ordinality as element (value, place) order by element.place);
end
$$;
comment on function private.texts(jsonb) is 'A JSON array of strings as text[], in order.';
grant execute on function private.texts(jsonb) to preloved_verbs;
