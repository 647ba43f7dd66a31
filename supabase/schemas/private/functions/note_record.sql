create function private.note_record(p_note private.staff_notes, p_author text) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_note.id,
  'user_id', p_note.user_id,
  'order_id', p_note.order_id,
  'author_id', p_note.author_id,
  'author_username', p_author,
  'text', p_note.text,
  'created_at', internal.wire_time(p_note.created_at));
