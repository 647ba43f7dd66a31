/** Who may join a private channel, asked the way Supabase Realtime asks, and what is broadcast. */
import postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { seed, type TestUsers } from "./test_users.ts";

const STREAM = "LS0123456789ab";

const database = useDatabase();
let users: TestUsers;
beforeAll(async () => {
  users = await seed(database.admin);
  await database.admin`
    insert into public.live_streams (id, seller_id, seller_username, title, status, started_at)
    values (${STREAM}, ${users.seller}, 'seller', 'Drop', 'live', now())`;
});

class Undo {
  outcome: unknown;
}

/** Runs the work in a transaction that is rolled back, as the service does to ask for rights. */
async function rolledBack<T>(
  work: (sql: postgres.TransactionSql) => Promise<T>,
  login: postgres.Sql = database.admin,
): Promise<T> {
  const undo = new Undo();
  await login.begin(async (sql) => {
    undo.outcome = await work(sql);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return undo.outcome as T;
}

async function become(
  sql: postgres.TransactionSql,
  role: string,
  sub: string | null,
  topic: string,
) {
  const claims = JSON.stringify({ role, ...sub && { sub } });
  await sql`select set_config('role', ${role}, true), set_config('realtime.topic', ${topic}, true),
    set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${sub ?? ""}, true)`;
}

/** The extensions that the caller may read on the topic: rows are inserted, and read in their role. */
const mayRead = (topic: string, role: string, sub: string | null): Promise<string[]> =>
  rolledBack(async (sql) => {
    const rows = await sql<{ id: string }[]>`
      insert into realtime.messages (topic, extension)
      values (${topic}, 'broadcast'), (${topic}, 'presence') returning id`;
    await become(sql, role, sub, topic);
    const seen = await sql<{ extension: string }[]>`
      select extension from realtime.messages where id = any(${rows.map(({ id }) => id)})`;
    return seen.map(({ extension }) => extension);
  });

const sent = (topic: string) =>
  database.admin`
    select event, payload, private, extension from realtime.messages
    where topic = ${topic} order by inserted_at`;

test("a member receives on any stream and on their own channel, and sees no presence", async () => {
  for (const topic of [`live:${STREAM}`, `user:${users.buyer}`]) {
    expect(await mayRead(topic, "authenticated", users.buyer)).toEqual(["broadcast"]);
  }
});

test("the parties receive on a conversation that they see, and nobody else", async () => {
  const [{ id }] = await database.admin<[{ id: string }]>`
    insert into private.conversations (listing_id, buyer_id, seller_id, opened_by, buyer_sees)
    select id, ${users.buyer}, ${users.seller}, ${users.buyer}, true
    from public.listings where seller_id = ${users.seller} limit 1 returning id`;
  const topic = `conversation:${id}`;
  expect(await mayRead(topic, "authenticated", users.buyer)).toEqual(["broadcast"]);
  expect(await mayRead(topic, "authenticated", users.seller)).toEqual([]);
  await database.admin`update private.conversations set seller_sees = true where id = ${id}`;
  expect(await mayRead(topic, "authenticated", users.seller)).toEqual(["broadcast"]);
  expect(await mayRead(topic, "authenticated", users.stranger)).toEqual([]);
  expect(await mayRead(topic, "anon", users.buyer)).toEqual([]);
});

test("a joined channel shows no message of another one, and a user whom the host has blocked joins no stream", async () => {
  const seen = await rolledBack(async (sql) => {
    await sql`insert into realtime.messages (topic, extension)
      values (${`live:${STREAM}`}, 'broadcast'), (${`user:${users.seller}`}, 'broadcast')`;
    await become(sql, "authenticated", users.buyer, `live:${STREAM}`);
    return await sql<{ topic: string }[]>`select distinct topic from realtime.messages`;
  });
  expect([...seen]).toEqual([{ topic: `live:${STREAM}` }]);
  await database.admin`
    insert into private.blocks (blocker_id, blocked_id) values (${users.seller}, ${users.buyer})`;
  expect(await mayRead(`live:${STREAM}`, "authenticated", users.buyer)).toEqual([]);
  expect(await mayRead(`live:${STREAM}`, "authenticated", users.stranger)).toEqual(["broadcast"]);
  await database.admin`delete from private.blocks`;
});

test("nobody joins the channel of another user, an unknown stream or any other topic", async () => {
  const topics = [
    `user:${users.seller}`,
    `user:${users.buyer} `,
    `user:${users.buyer.toUpperCase()}`,
    "user:",
    `users:${users.buyer}`,
    "live:",
    "live:LS000000000000",
    `LIVE:${STREAM}`,
    `live:${STREAM} `,
    `${STREAM}`,
    "",
    "conversation:",
    "conversation:x",
    `conversation:${crypto.randomUUID()}`,
    "live:' or true --",
  ];
  for (const topic of topics) {
    expect([topic, await mayRead(topic, "authenticated", users.buyer)]).toEqual([topic, []]);
  }
});

test("a signed-out visitor, a token without a profile and a deleted account join nothing", async () => {
  const gone = crypto.randomUUID();
  await database.admin`insert into auth.users (id) values (${gone})`;
  await database.admin`insert into public.profiles (id, username, phone, deleted_at)
    values (${gone}, 'gone', '+628123456789', now())`;
  for (const topic of [`live:${STREAM}`, `user:${gone}`]) {
    expect(await mayRead(topic, "anon", null)).toEqual([]);
    expect(await mayRead(topic, "anon", users.buyer)).toEqual([]);
    expect(await mayRead(topic, "authenticated", null)).toEqual([]);
    expect(await mayRead(topic, "authenticated", crypto.randomUUID())).toEqual([]);
    expect(await mayRead(topic, "authenticated", gone)).toEqual([]);
  }
});

test.each(["anon", "authenticated"])("role %s sends to no channel", async (role) => {
  for (const topic of [`live:${STREAM}`, `user:${users.buyer}`]) {
    for (const extension of ["broadcast", "presence"]) {
      const insert = rolledBack(async (sql) => {
        await become(sql, role, role === "anon" ? null : users.buyer, topic);
        await sql`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`;
      });
      await expect(insert).rejects.toMatchObject({ code: "42501" });
    }
  }
});

test("a broadcast is sent by the operations' role, to a private channel, and with its transaction", async () => {
  const topic = `user:${crypto.randomUUID()}`;
  const send = (sql: postgres.TransactionSql, id: number) =>
    sql`select private.broadcast(${topic}, 'notification', ${sql.json({ id })})`;
  await database.admin.begin(async (sql) => {
    await sql`set local role preloved_api`;
    await send(sql, 1);
  });
  await rolledBack((sql) => send(sql, 2));
  expect(await sent(topic)).toEqual([
    { event: "notification", payload: { id: 1 }, private: true, extension: "broadcast" },
  ]);
});

test("of a payload above the smallest plan's limit only its omission is sent", async () => {
  const topic = `user:${crypto.randomUUID()}`;
  const send = (length: number) =>
    database.admin`select private.broadcast(${topic}, 'chat',
      jsonb_build_object('id', 1, 'text', repeat('x', ${length})))`;
  await send(190_000);
  await send(250_000);
  const [small, large] = await sent(topic);
  expect(small!["payload"].text).toHaveLength(190_000);
  expect(large!["payload"]).toEqual({ omitted: true, id: expect.any(String) });
});

test("without partitions, without the function and without the schema, a broadcast does nothing", async () => {
  const broken = [
    "do $$ declare p regclass; begin for p in select inhrelid from pg_inherits " +
    "where inhparent = 'realtime.messages'::regclass loop execute 'drop table ' || p; end loop; end $$",
    "alter function realtime.send(jsonb, text, text, boolean) rename to send_later",
    "revoke usage on schema realtime from postgres",
    "drop schema realtime cascade",
  ];
  // On a hosted project the schema belongs to the platform.
  const platform = postgres(database.url("supabase_admin"), { max: 1, onnotice: () => {} });
  for (const change of broken) {
    const left = await rolledBack(async (sql) => {
      await sql.unsafe(change).simple();
      await sql`set local role preloved_api`;
      await sql`select private.broadcast('user:x', 'notification', '{}')`;
      return await sql`select 1 as works`;
    }, platform);
    expect(left).toEqual([{ works: 1 }]);
  }
  await platform.end();
});
