import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTemplate } from "../../local/postgres/clone.ts";
import { type Cluster, dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { baselineOf, readSchemas } from "../../local/postgres/schemas.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { output } from "../../local/process/processes.ts";
import { HEAD } from "../../tools/migration.ts";
import { checks } from "../../tools/verify/checks.ts";
import { scratchFolder, scratchPort } from "./scratch.ts";

const FILES: Record<string, string> = {
  "roles.sql": "create schema shop;",
  "shop/functions/first.sql":
    "create function shop.first() returns int language plpgsql as $$ begin return 7; end $$;",
  "shop/functions/makers.sql":
    "create function shop.makers() returns setof shop.makers language sql\nbegin atomic select * from shop.makers; end;",
  "shop/tables/items.sql":
    "create table shop.items (id int primary key, maker int references shop.makers);",
  "shop/tables/makers.sql":
    "create table shop.makers (id int primary key);\ninsert into shop.makers values (shop.first());",
  "shop/types/size.sql": "create type shop.size as enum ('s', 'm');",
};
const ORDER = [
  "roles.sql",
  "shop/types/size.sql",
  "shop/functions/first.sql",
  "shop/tables/makers.sql",
  "shop/functions/makers.sql",
  "shop/tables/items.sql",
];

let folder: string;
let schemas: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = await scratchFolder();
  const port = await scratchPort(folder);
  cluster = await startCluster({ dataDir: `${folder}/data`, port, durable: false });
});
beforeEach(() => {
  schemas = Deno.makeTempDirSync({ dir: folder });
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterAll(async () => {
  await dropCluster(`${folder}/data`);
  await Deno.remove(folder, { recursive: true });
});

function write(path: string, text: string): void {
  Deno.mkdirSync(`${schemas}/${path.replace(/[^/]+$/, "")}`, { recursive: true });
  Deno.writeTextFileSync(`${schemas}/${path}`, text);
}

const load = () => createTemplate(cluster, "loaded", { schemas });

test("a file loads after the files it needs", async () => {
  expect((await load()).applied).toEqual(ORDER);
});

test("the same files, as one migration in that order, create the same schema", async () => {
  const read = readSchemas(schemas);
  const loaded = (await load()).applied.map((path) => read.find((file) => file.path === path)!);
  const migrations = Deno.makeTempDirSync({ dir: folder });
  Deno.writeTextFileSync(`${migrations}/20260101000000_baseline.sql`, baselineOf(loaded));
  const { urls } = await createTemplate(cluster, "migrated", { migrations });
  await withConnection(
    cluster.adminUrl,
    (sql) => sql`alter database migrated allow_connections true`,
  );
  const rows = await withConnection(urls.postgres, (sql) => sql`select id from shop.makers()`);
  expect([...rows]).toEqual([{ id: 7 }]);
});

test("an error is reported with its file and line, and nothing is committed", async () => {
  write("shop/tables/wrong.sql", "-- A comment\ncreate table shop.wrong (id int,,);");
  await expect(load()).rejects.toThrow(
    /^supabase\/schemas\/shop\/tables\/wrong\.sql:2: syntax error/,
  );
});

test("an object that no file creates is named, and the files that need it are not", async () => {
  write("shop/tables/makers.sql", "create table shop.makers (id shop.nothing primary key);");
  await expect(load()).rejects.toThrow(
    /^supabase\/schemas\/shop\/tables\/makers\.sql:1: type "shop.nothing" does not exist$/,
  );
});

test("files that depend on each other are all named", async () => {
  write(
    "shop/tables/makers.sql",
    "create table shop.makers (id int primary key references shop.items);",
  );
  await expect(load()).rejects.toThrow(
    /tables\/items\.sql: [^]*tables\/makers\.sql: [^]*functions\/makers\.sql: /,
  );
});

test("a port in use is named before anything is created", async () => {
  const options = { dataDir: `${folder}/other`, port: cluster.port, durable: false };
  await expect(startCluster(options)).rejects
    .toThrow(`Port ${cluster.port}, meant for PostgreSQL, is in use`);
});

test("a migration that would block the users of a live marketplace fails npm run verify, and is named", async () => {
  const { command } = checks.find(({ name }) => name === "locks of migrations")!;
  const [file, ...args] = command as [string, ...string[]];
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/migrations`);
  await Deno.copyFile(`${PROJECT_ROOT}/.squawk.toml`, `${folder}/.squawk.toml`);
  const verify = async (text: string) => {
    await Deno.writeTextFile(`${folder}/migrations/29990101000000_title.sql`, text);
    return await output(file, args, { cwd: folder, env: { NO_COLOR: "1" } });
  };
  const blocks = await verify("create index listings_title on public.listings (title);\n");
  expect(blocks.success).toBe(false);
  expect(blocks.text).toContain("29990101000000_title.sql:1:1");
  expect(blocks.text).toContain("require-concurrent-index-creation");
  const { success, text } = await verify(
    `${HEAD}comment on table public.listings is 'For sale.';\n`,
  );
  expect(success, text).toBe(true);
  await Deno.remove(folder, { recursive: true });
});
