/** Deletion and export of an account read its own rows, however many others there are. */
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../support/database.ts";
import { fillTables, keyOf, USERS } from "../../support/plan_rows.ts";
import { watchPlans } from "../../support/plans.ts";
import type { Work } from "../../support/plans.ts";

const ROWS = 12_000;

const database = useDatabase();
let person: string;
beforeAll(async () => {
  await fillTables(database.admin, ROWS);
  const [row] = await database.admin`select ${database.admin.unsafe(keyOf(USERS, 77))} as id`;
  person = row!["id"];
  await database.admin`
    insert into private.jobs (kind, key, payload, finished_at, last_error)
    select 'mail_send', n::text, '{}', case when n > ${ROWS} then now() end, case when n <= ${ROWS} then 'x' end
    from generate_series(1, ${2 * ROWS}::integer) as n`;
  await database.admin`vacuum (analyze) private.jobs`;
  await database.admin`delete from private.erasures where user_id = ${person}`;
  await database
    .admin`insert into auth.users (id, email) values (${person}, 'p@example.com') on conflict do nothing`;
}, 240_000);

const whole = ({ read }: Work) =>
  Object.entries(read).filter(([, rows]) => rows >= ROWS / 4).map(([table]) => table).sort();

test("an export reads no whole table", async () => {
  const plans = watchPlans(database, person);
  const work = await plans.run("select api.auth_export(500)");
  await plans.close();
  expect(work.answer).toBeDefined();
  expect(whole(work)).toEqual([]);
});

test("a deletion reads no whole table", async () => {
  const plans = watchPlans(database);
  const work = await plans.run(`reset role; select private.anonymize_user('${person}')`);
  await plans.close();
  expect(whole(work)).toEqual([]);
});
