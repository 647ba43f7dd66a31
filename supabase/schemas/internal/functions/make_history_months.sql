-- Creates the partitions of live_chat_messages for this month and the next two, and for months
-- whose rows are in its default partition. Returns how many it created, and schedules the next
-- night. Owned by postgres, as the table.
create function internal.make_history_months() returns integer
language plpgsql volatile security definer
-- Shorter than deadlock_timeout: in a deadlock this side gives up and the job retries.
set lock_timeout = '500ms'
as $$
declare
  v_first constant date := private.month_of(private.now());
  v_month date;
  v_name text;
  v_made integer := 0;
begin
  foreach v_month in array array(
    select (v_first + make_interval(months => ahead))::date
    from generate_series(0, 2) as ahead
    union
    select messages.month from history.live_chat_messages_default as messages)
  loop
    v_name := 'live_chat_messages' || to_char(v_month, '_YYYY_MM');
    continue when to_regclass('history.' || v_name) is not null;
    -- Created separately and then attached: readers and writers wait only for the attachment.
    execute format(
      'create table history.%I (like public.live_chat_messages including all)', v_name);
    execute format('alter table history.%I enable row level security', v_name);
    -- What messages refer to comes first: writers lock a chat before its messages.
    lock table private.live_chats, private.offers in share row exclusive mode;
    lock table history.live_chat_messages_default in access exclusive mode;
    execute format(
      'with moved as (
        delete from history.live_chat_messages_default where month = %L returning *)
      insert into history.%I select * from moved',
      v_month, v_name);
    execute format(
      'alter table public.live_chat_messages attach partition history.%I for values in (%L)',
      v_name, v_month);
    v_made := v_made + 1;
  end loop;
  perform private.enqueue_nightly('history_months', '00:15');
  return v_made;
end
$$;
