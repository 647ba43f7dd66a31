-- Supabase Realtime asks row level security of its own table who may join a private channel.
-- Without other policies nobody sends or sees presence. A joined channel shows only its own topic.
-- A platform without Realtime has no such table.
do $$
begin
  if to_regclass('realtime.messages') is null then
    return;
  end if;
  drop policy if exists preloved_receive on realtime.messages;
  create policy preloved_receive on realtime.messages
    for select to authenticated
    using (
      extension = 'broadcast'
      and topic = (select realtime.topic())
      and (select internal.may_receive((select realtime.topic()))));
end
$$;
