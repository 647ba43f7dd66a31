create function private.note_record(p_note private.staff_notes, p_author text) returns jsonb
language sql stable
return to_jsonb(p_note) || jsonb_build_object(
  'author_username', p_author,
  'created_at', internal.wire_time(p_note.created_at));
