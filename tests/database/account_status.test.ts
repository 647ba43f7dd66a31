/** The router caches the account status for a minute, so operations that start something new check it in SQL. */
import { beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { useDatabase } from "../support/database.ts";

const SUSPENDED = "5a5ed000-0000-4000-8000-000000000000";

const database = useDatabase();
beforeAll(async () => {
  await database.admin`insert into auth.users (id) values (${SUSPENDED})`;
  await database.admin`
    insert into public.profiles (id, username, account_status)
    values (${SUSPENDED}, 'suspended', 'suspended')`;
});

/** A batch of chat posts asks for each of its writers: tests/functions/live-streams/chat.test.ts. */
const BATCHED = "live_streams_chat";
const active = Object.values(registry).flat()
  .filter(({ id, auth }) => auth.kind === "active" && id !== BATCHED);

test.each(active)(
  "$id tells a suspended caller nothing else, whatever exists",
  async ({ id }) => {
    const { admin } = database;
    const operations = await admin<{ call: string }[]>`
      select format('select api.%I(%s)', proname, string_agg('null::' || format_type(type, null), ', ')) as call
      from pg_proc
      left join lateral unnest(proargtypes) as type on true
      where pronamespace = 'api'::regnamespace
        and proname = ${id}
        and has_function_privilege('authenticated', pg_proc.oid, 'execute')
      group by pg_proc.oid`;
    expect(operations, `call private.active_caller() in api.${id}, or use auth member`).not.toEqual(
      [],
    );
    for (const { call } of operations) {
      const error = await admin.begin(async (sql) => {
        const claims = JSON.stringify({ sub: SUSPENDED });
        await sql`select set_config('request.jwt.claims', ${claims}, true)`;
        await sql`set local role authenticated`;
        await sql.unsafe(call);
      }).catch((error) => error);
      expect(error.message).toBe("account_suspended");
    }
  },
);
