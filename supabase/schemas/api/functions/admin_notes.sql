create function api.admin_notes(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_page private.staff_page;
begin
  p_query := private.with_user_ids(p_query);
  perform private.forbid_self_decision(
    v_staff,
    variadic private.note_subjects(
      (p_query ->> 'user_id')::uuid, private.order_id_of(p_query ->> 'order')));
  v_page := private.staff_page(
    'private.staff_notes', p_query,
    array[
      format('staff_notes.user_id is distinct from %L', v_staff.id),
      format(
        'not exists (
           select
           from private.order_parties as parties
           where parties.order_id = staff_notes.order_id
             and parties.user_id = %L)',
        v_staff.id)]);
  return private.staff_list(v_page, (
    select jsonb_agg(private.note_record(notes, authors.username) order by page.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
    join private.staff_notes as notes on notes.id = page.id
    join public.profiles as authors on authors.id = notes.author_id));
end
$$;
