/** Migrations on a database that people use meanwhile. */
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../local/postgres/migrate.ts";
import { HEAD, transactionsOf } from "../../tools/migration.ts";
import { useDatabase } from "../support/database.ts";
import { openRead } from "../support/open_read.ts";

const database = useDatabase();
let owner: postgres.Sql;
beforeAll(() => void (owner = postgres(database.url("postgres"), { max: 1, onnotice: () => {} })));
afterAll(() => owner.end());

let version = 29990101000000;
const migration = (name: string, text: string) => ({ version: String(version++), name, text });
type Migration = ReturnType<typeof migration>;
const apply = (file: Migration, patience = {}) =>
  migrate(owner, [file], { pauseMs: 200, ...patience });

const exists = async (name: string) =>
  (await owner`select to_regclass(${name}) is not null as exists`)[0]!["exists"];

test("a migration that fails half-way leaves nothing, names its file and line, and is applied when it is mended", async () => {
  const half = migration("half", `${HEAD}create table public.half ();\nselect nonsense;\n`);
  await expect(apply(half)).rejects.toThrow(/half\.sql failed at line 4:.*nonsense/);
  expect(await exists("public.half")).toBe(false);
  const mended = { ...half, text: half.text.replace("nonsense", "1") };
  expect((await apply(mended)).applied).toHaveLength(1);
  expect(await exists("public.half")).toBe(true);
});

test("a migration that waits for a reader lets other readers go on, and is applied when the reader ends", async () => {
  const said: string[] = [];
  const more = migration("more", `${HEAD}\nalter table public.listings add column more text;\n`);
  const end = await openRead(database.url("postgres"), "public.listings");
  const applied = apply(more, { say: (line: string) => said.push(line) });
  for (let reads = 0; reads < 20 || said.length === 0; reads++) {
    // Behind a migration that never gave up an attempt, it would wait for ever.
    await database.admin`select count(*) from public.listings`;
    await sleep(50);
  }
  await end();
  await applied;
  expect(said).toEqual([
    expect.stringMatching(/more\.sql waits for a lock.*idle in transaction.*public\.listings/),
  ]);
});

test("a migration that gets no lock in time fails, says who holds it, and leaves nothing", async () => {
  const never = migration(
    "never",
    `${HEAD}\ncreate table public.never ();\nalter table public.listings add column never text;\n`,
  );
  const end = await openRead(database.url("postgres"), "public.listings");
  await expect(apply(never, { patienceMs: 0 })).rejects.toThrow(
    /never\.sql failed.*lock timeout\nThe oldest transaction: pid \d+, postgres, idle/,
  );
  await end();
  expect(await exists("public.never")).toBe(false);
});

const [CONCURRENT] = transactionsOf("CREATE UNIQUE INDEX rows_value ON public.rows (value);") as [
  string,
];

test("an index that is built concurrently replaces what a failed try has left", async () => {
  await owner`create table public.rows as select 1 as value from generate_series(1, 2)`;
  const file = migration("rows_value", CONCURRENT);
  await expect(apply(file)).rejects.toThrow(/rows_value\.sql failed.*could not create unique/);
  await owner`delete from public.rows where ctid = '(0,1)'`;
  expect((await apply(file)).applied).toHaveLength(1);
  const [index] = await owner`
    select indisvalid from pg_index where indexrelid = 'public.rows_value'::regclass`;
  expect(index).toEqual({ indisvalid: true });
  expect((await apply(file)).applied).toEqual([]);
});

test("a file that builds an index concurrently and does something else is rejected", async () => {
  const mixed = migration("mixed", `${CONCURRENT}create table public.mixed ();\n`);
  await expect(apply(mixed)).rejects.toThrow(/mixed\.sql failed: .*needs a file of its own/);
  expect(await exists("public.mixed")).toBe(false);
});
