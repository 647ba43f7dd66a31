import type postgres from "postgres";

export interface Message {
  /** None for a message over HTTP, which is not stored. */
  id?: string;
  topic: string;
  event: string;
  /** JSON. */
  payload: string;
}

const CHANNEL = "local_realtime_messages";

/**
 * Calls `deliver` with each private broadcast in the order of commits. The platform reads them from the log of the
 * database; here a trigger notifies, which Postgres also does at the commit, in its order.
 */
export async function openFeed(
  sql: postgres.Sql,
  deliver: (message: Message) => void,
): Promise<{ close(): Promise<void> }> {
  let waiting: string[] = [];
  let reading: Promise<void> | undefined;
  const read = async () => {
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      const found = await sql<Required<Message>[]>`
        select id, topic, event, payload::text as payload from realtime.messages
        where id = any(${ids}::uuid[]) and private and payload is not null and event is not null`;
      const byId = new Map(found.map((message) => [message.id, message]));
      for (const id of ids) {
        const message = byId.get(id);
        if (message) deliver(message);
      }
    }
  };
  const { unlisten } = await sql.listen(CHANNEL, (id) => {
    waiting.push(id);
    reading ??= read()
      .catch((error) => console.error("realtime:", error.message))
      .finally(() => void (reading = undefined));
  });
  await sql.unsafe(TRIGGER).simple();
  return {
    async close() {
      await unlisten();
      await reading;
    },
  };
}

const REPLAY_LIMIT = 25;

/** The newest messages of a topic since a time, the oldest first. */
export async function readReplay(
  sql: postgres.Sql,
  topic: string,
  { since, limit = REPLAY_LIMIT }: { since: number; limit?: number },
): Promise<Required<Message>[]> {
  const found = await sql<Required<Message>[]>`
    select id, topic, event, payload::text as payload from realtime.messages
    where topic = ${topic}
      and private
      and extension = 'broadcast'
      and inserted_at >= ${new Date(since)}::timestamptz at time zone 'UTC'
      and inserted_at < now() at time zone 'UTC' + interval '1 minute'
    order by inserted_at desc
    limit ${Math.max(Math.min(limit, REPLAY_LIMIT), 1)}`;
  return found.reverse();
}

// A notification holds at most 8,000 bytes, so it carries the id.
const TRIGGER = `
  create or replace function realtime.local_notify() returns trigger language plpgsql as
    $$ begin perform pg_notify('${CHANNEL}', new.id::text); return null; end $$;
  create or replace trigger local_notify after insert on realtime.messages
    for each row when (new.extension = 'broadcast') execute function realtime.local_notify()`;
