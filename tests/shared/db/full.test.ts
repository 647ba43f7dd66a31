/** A server that admits only some of the connections that a pool may open. */
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../shared/db/client.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { useDatabase } from "../../support/database.ts";

const database = useDatabase();
const url = () => database.url("preloved_functions");

/** The database admits so many connections more than it has. */
async function admit(more: number): Promise<void> {
  await database.admin.unsafe(`
    do $$
    begin
      execute format('alter database %I connection limit %s', current_database(), (
        select count(*) + ${more} from pg_stat_activity where datname = current_database()));
    end
    $$`);
}

let db: DatabaseClients;
const open = (connectSeconds: number) => {
  db = openDatabase({ poolUrl: url(), publicPoolUrl: url(), poolSize: 3, connectSeconds });
};
const call = () => db.service.call("internal.close_solved_cases", {});

/** Takes every connection that is left, by another program. */
async function takeAll(): Promise<postgres.Sql[]> {
  const taken: postgres.Sql[] = [];
  for (;;) {
    const sql = postgres(url(), { max: 1, prepare: false, fetch_types: false });
    const error = await sql`select 1`.then(() => undefined, (error: { code: string }) => error);
    if (error === undefined) taken.push(sql);
    else if (error.code === "53300") return taken;
    else throw error;
  }
}

beforeEach(() => admit(2));
afterEach(() => db.close());

test("twenty calls at once share the connections that the server admits", async () => {
  open(10);
  await Promise.all(Array.from({ length: 20 }, call));
});

test("a call for which the server admits no connection waits until it does", async () => {
  open(10);
  const others = await takeAll();
  const waiting = call();
  expect(await takeAll()).toEqual([]);
  await Promise.all(others.map((sql) => sql.end()));
  await waiting;
});

test("it is UNAVAILABLE only after its wait, with what the server said as the cause", async () => {
  open(1);
  const others = await takeAll();
  const began = performance.now();
  await expect(call()).rejects.toMatchObject({ code: "UNAVAILABLE", cause: { code: "53300" } });
  expect(performance.now() - began).toBeGreaterThan(990);
  await Promise.all(others.map((sql) => sql.end()));
  await call();
});
