create function private.given_ids(p_ids jsonb) returns uuid[]
language plpgsql immutable
as $$
begin
  return array(
    select given.id::uuid
    from jsonb_array_elements_text(p_ids) with ordinality as given (id, place)
    order by given.place);
end
$$;
