create function api.admin_notes(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_page private.staff_page;
  v_items jsonb;
begin
  p_filters := private.with_user_ids(p_filters);
  perform private.forbid_self_decision(
    v_staff,
    variadic private.note_subjects(
      (p_filters ->> 'user_id')::uuid, private.order_id_of(p_filters ->> 'order')));
  v_page := private.staff_page(
    'private.staff_notes', p_filters, p_limit, p_offset,
    array[
      format('staff_notes.user_id is distinct from %L', v_staff.id),
      format(
        'not exists (
           select
           from private.order_parties as parties
           where parties.order_id = staff_notes.order_id
             and parties.user_id = %L)',
        v_staff.id)]);
  select jsonb_agg(private.note_record(notes, authors.username) order by page.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.staff_notes as notes on notes.id = page.id
  join public.profiles as authors on authors.id = notes.author_id;
  return private.staff_list(v_page, v_items);
end
$$;
