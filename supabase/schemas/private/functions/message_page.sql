create function private.message_page(
  p_conversation_id uuid,
  p_after_seq bigint,
  p_before_seq bigint,
  p_limit integer,
  out page private.messages[],
  out has_more boolean
)
language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
begin
  -- One row more shows whether another page follows.
  if p_after_seq is not null then
    page := array(
      select messages
      from private.messages
      where messages.conversation_id = p_conversation_id
        and messages.seq > p_after_seq
      order by messages.seq
      limit p_limit + 1);
  else
    page := array(
      select messages
      from private.messages
      where messages.conversation_id = p_conversation_id
        and messages.seq < coalesce(p_before_seq, 9223372036854775807)
      order by messages.seq desc
      limit p_limit + 1);
  end if;
  has_more := cardinality(page) > p_limit;
  page := page[:p_limit];
end
$$;
