-- The users that a note about this user or order concerns; empty if there is none.
create function private.note_subjects(p_user_id uuid, p_order_id uuid) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select profiles.id
    from public.profiles
    where profiles.id = p_user_id
      and profiles.deleted_at is null
    union
    select parties.user_id
    from private.order_parties as parties
    where parties.order_id = p_order_id
  );
end
$$;
