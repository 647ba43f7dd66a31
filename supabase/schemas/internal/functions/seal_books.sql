-- Every ten minutes, and at once while rows are left: seals one block of at most p_limit rows, and
-- publishes the root of a past day. Returns the number of rows taken: below p_limit, none is left
-- for now.
create function internal.seal_books(p_limit integer) returns integer
language plpgsql volatile security definer
as $$
declare
  v_yesterday constant date := (private.now() at time zone 'Asia/Jakarta')::date - 1;
  v_taken integer;
  v_chain private.book_chain;
begin
  if exists (select from private.book_chain where book_chain.next_at > private.now()) then
    return 0;
  end if;
  v_taken := private.seal_block(p_limit);
  if v_taken < p_limit then
    -- All rows committed before that day's end are sealed.
    update private.book_chain
    set last_day = v_yesterday, day_count = day_count + 1
    where last_day < v_yesterday
      and last_block > 0
    returning book_chain.* into v_chain;
    if v_chain.id is not null then
      perform private.publish_event('books.sealed', 'books', v_chain.id, v_chain.day_count,
        jsonb_build_object(
          'day', v_yesterday,
          'block', v_chain.last_block,
          'root', encode(v_chain.root, 'hex'),
          'rows', v_chain.row_count
        )
      );
    end if;
    update private.book_chain set next_at = private.now() + interval '10 minutes';
  end if;
  return v_taken;
end
$$;
