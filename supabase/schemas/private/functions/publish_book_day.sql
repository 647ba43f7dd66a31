create function private.publish_book_day() returns void
language plpgsql volatile
as $$
declare
  v_yesterday constant date := (private.now() at time zone 'Asia/Jakarta')::date - 1;
  v_chain private.book_chain;
begin
  update private.book_chain
  set last_day = v_yesterday, day_count = day_count + 1
  where last_day < v_yesterday
    and last_block > 0
  returning book_chain.* into v_chain;
  if v_chain.id is null then
    return;
  end if;
  perform private.publish_event('books.sealed', 'books', v_chain.id, v_chain.day_count,
    jsonb_build_object(
      'day', v_yesterday,
      'block', v_chain.last_block,
      'root', encode(v_chain.root, 'hex'),
      'rows', v_chain.row_count
    )
  );
end
$$;
comment on function private.publish_book_day() is
  'Once per Jakarta day that is over. The caller has sealed every row of that day.';
