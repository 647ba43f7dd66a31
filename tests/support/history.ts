/** Months of the tables that are partitioned. */
import type { Market } from "./market.ts";

/** Does something while the marketplace's clock stands still. */
export async function atTime<T>(market: Market, at: string, work: () => Promise<T>): Promise<T> {
  const { admin } = market.database;
  const [clock] = await admin`select pg_get_functiondef('private.now()'::regprocedure) as text`;
  await admin.unsafe(`
    create or replace function private.now() returns timestamptz language plpgsql volatile
    set search_path = '' as $$ begin return timestamptz '${at}'; end $$`);
  try {
    return await work();
  } finally {
    await admin.unsafe(clock!["text"]);
  }
}

/** As the job does it, which is tried again when it waited for a lock for too long. */
export async function makeMonths(market: Market): Promise<number> {
  for (let tries = 1;; tries++) {
    try {
      return await market.services.db.service.call("internal.make_history_months", {});
    } catch (error) {
      const waited = /lock timeout/.test(`${error} ${(error as Error).cause}`);
      if (tries === 20 || !waited) throw error;
    }
  }
}

/** The tables that have a chat's messages, without their schema. */
export async function monthsOf(market: Market, streamId: string): Promise<string[]> {
  const rows = await market.database.admin<{ name: string }[]>`
    select distinct class.relname as name from public.live_chat_messages as messages
    join pg_class as class on class.oid = messages.tableoid where stream_id = ${streamId}`;
  return rows.map(({ name }) => name.replace("live_chat_messages_", ""));
}

/** Makes a chat one of another month, as if its stream had been created then. */
export async function backdate(market: Market, streamId: string, month: string): Promise<void> {
  await market.database.admin.begin(async (tx) => {
    await tx`
      create temporary table kept on commit drop as
      select * from public.live_chat_messages where stream_id = ${streamId}`;
    await tx`delete from public.live_chat_messages where stream_id = ${streamId}`;
    await tx`update private.live_chats set month = ${month} where stream_id = ${streamId}`;
    await tx`update kept set month = ${month}`;
    await tx`insert into public.live_chat_messages select * from kept`;
  });
}

/** By the owner of the database, in the SQL editor. */
export const detach = async (market: Market, month: string): Promise<string> =>
  (await market.database.admin`
    select private.detach_history_month('public.live_chat_messages', ${month}) as name`)[0]![
    "name"
  ];
