-- Supabase Realtime asks row level security of its own table who may join a private channel. This
-- policy is all there is: nobody sends, and nobody sees presence. A channel that is joined shows its
-- own topic only. Where the platform has no
-- Realtime there is nothing to join.
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
