import { afterAll, beforeAll, expect, test } from "vitest";
import { createTemplate } from "../../local/postgres/clone.ts";
import { type Cluster, dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { provision } from "../../local/postgres/provision.ts";
import { scratchFolder, scratchPort } from "./scratch.ts";

const FIRST = `
  create schema private;
  create function private.now() returns timestamptz language sql volatile
    set search_path = '' as $$ select clock_timestamp() $$;
  revoke execute on function private.now() from public;
  create table public.things (thing_id bigint primary key);
  do $$ begin
    if not exists (select from pg_roles where rolname = 'preloved_functions') then
      create role preloved_functions login noinherit;
      grant anon, authenticated, service_role to preloved_functions;
    end if;
  end $$;`;

let folder: string;
let migrations: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = await scratchFolder();
  migrations = `${folder}/migrations`;
  Deno.mkdirSync(migrations);
  Deno.writeTextFileSync(`${migrations}/20260101000000_first.sql`, FIRST);
  const port = await scratchPort(folder);
  cluster = await startCluster({ dataDir: `${folder}/data`, port, durable: false });
  await provision(cluster, "postgres", { migrations });
});

afterAll(async () => {
  await dropCluster(`${folder}/data`);
  await Deno.remove(folder, { recursive: true });
});

test("a failed migration leaves nothing and names its file and line", async () => {
  await createTemplate(cluster, "broken", { migrations });
  const bad = `${migrations}/20260102000000_bad.sql`;
  Deno.writeTextFileSync(bad, "create table public.half ();\nselect nonsense;\n");
  try {
    const failing = createTemplate(cluster, "broken", { migrations });
    await expect(failing).rejects.toThrow(/20260102000000_bad\.sql failed at line 2:.*nonsense/);
    const [half] = await withConnection(
      cluster.url("postgres", "broken"),
      (sql) => sql`select to_regclass('public.half') as found`,
    );
    expect(half?.found).toBeNull();
  } finally {
    Deno.removeSync(bad);
  }
});

test("a port in use is named before anything is created", async () => {
  const options = { dataDir: `${folder}/other`, port: cluster.port, durable: false };
  await expect(startCluster(options)).rejects.toThrow(
    `Port ${cluster.port}, meant for PostgreSQL, is in use`,
  );
});
