/** What a deployment finds and mends in the platform's own tables: who joins channels, who reaches files. */
import { expect, test } from "vitest";
import { withConnection } from "../../local/postgres/connect.ts";
import { ensurePolicies } from "../../tools/deploy/policies.ts";
import { testCluster } from "../support/cluster.ts";
import { useDatabase } from "../support/database.ts";
import { read } from "../conventions/project.ts";

const database = useDatabase();
const deploy = async () => {
  const said: string[] = [];
  const target = { databaseUrl: database.url("postgres") };
  const problem = await ensurePolicies(target, (line) => said.push(line))
    .then(() => undefined, (error: Error) => error.message);
  return { problem, said: said.join("\n") };
};
/** As the platform's services. */
const onPlatform = (statements: string) =>
  withConnection(database.url("supabase_admin"), (sql) => sql.unsafe(statements).simple());
const policies = async () =>
  (await database.admin`
  select policyname from pg_policies where schemaname in ('realtime', 'storage')`)
    .map(({ policyname }) => policyname);

test("policies that are right stay, and nothing is left behind", async () => {
  expect(await deploy()).toEqual({ problem: undefined, said: "" });
  expect(await policies()).toEqual(["preloved_receive"]);
  expect(await database.admin`select 1 from storage.objects`).toHaveLength(0);
});

test("a lost policy of the channels is created again", async () => {
  await database.admin`drop policy preloved_receive on realtime.messages`;
  expect((await deploy()).problem).toBeUndefined();
  expect(await policies()).toEqual(["preloved_receive"]);
});

test("another policy of the channels is named", async () => {
  await onPlatform(`create policy "everyone listens" on realtime.messages for select using (true)`);
  expect((await deploy()).problem).toMatch(
    /realtime\.messages has the policy "everyone listens".*drop policy "everyone listens"/s,
  );
  await onPlatform(`drop policy "everyone listens" on realtime.messages`);
  expect((await deploy()).problem).toBeUndefined();
});

test.each([
  ["for select to anon using (bucket_id = 'ktp')", "anon reads ktp"],
  ["for select using (true)", "authenticated reads labels"],
  [
    "for insert to authenticated with check ((string_to_array(name, '/'))[1] = auth.uid()::text)",
    "authenticated writes photos",
  ],
  ["for all to authenticated using (owner_id = (auth.uid())::text)", "authenticated reads ktp"],
])("a policy of files %s is reported: %s", async (clause, problem) => {
  await onPlatform(`create policy theirs on storage.objects ${clause}`);
  const found = (await deploy()).problem;
  await onPlatform("drop policy theirs on storage.objects");
  expect(found).toContain(problem);
  expect(found).toContain("theirs");
});

test("a policy for another bucket is nobody's concern", async () => {
  await onPlatform(`
    create policy avatars on storage.objects for all to authenticated
    using (bucket_id = 'avatars') with check (bucket_id = 'avatars')`);
  expect((await deploy()).problem).toBeUndefined();
  await onPlatform("drop policy avatars on storage.objects");
});

test("files without row level security are reported", async () => {
  await onPlatform("alter table storage.objects disable row level security");
  expect((await deploy()).problem).toContain("anon reads ktp");
  await onPlatform("alter table storage.objects enable row level security");
});

test.skipIf(testCluster().hosted)(
  "a project whose Realtime has no table yet is told so, and the next deployment makes its policy",
  async () => {
    await onPlatform("alter schema realtime rename to later");
    const { problem, said } = await deploy();
    expect(problem).toBeUndefined();
    expect(said).toMatch(/NOTE .*Realtime.*Deploy again/);
    await onPlatform("drop policy preloved_receive on later.messages");
    await onPlatform("alter schema later rename to realtime");
    expect(await deploy()).toEqual({ problem: undefined, said: "" });
    expect(await policies()).toEqual(["preloved_receive"]);
  },
);

test("there are four buckets with their limits, and applying the file again changes nothing", async () => {
  const buckets = () =>
    database.admin`
      select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id`;
  const images = ["image/jpeg", "image/png", "image/webp"];
  const wanted = [
    { id: "ktp", public: false, file_size_limit: 5_242_880, allowed_mime_types: images },
    {
      id: "labels",
      public: false,
      file_size_limit: 1_048_576,
      allowed_mime_types: ["application/pdf"],
    },
    {
      id: "listing-photos",
      public: false,
      file_size_limit: 10_485_760,
      allowed_mime_types: images,
    },
    { id: "photos", public: true, file_size_limit: 10_485_760, allowed_mime_types: images },
  ];
  expect(await buckets()).toEqual(wanted);
  await database.admin.unsafe(read("supabase/schemas/storage/tables/buckets.sql")).simple();
  expect(await buckets()).toEqual(wanted);
});

test("neither visitors nor members read or write the storage tables", async () => {
  await database.admin`insert into storage.objects (bucket_id, name) values ('ktp', 'someone.jpg')`;
  for (const role of ["anon", "authenticated"]) {
    const acting = (statement: string) =>
      database.admin.begin(async (sql) => {
        await sql.unsafe(`set local role ${role}`);
        return await sql.unsafe(statement);
      });
    expect(await acting("select * from storage.objects"), role).toHaveLength(0);
    expect(await acting("select * from storage.buckets"), role).toHaveLength(0);
    await expect(acting("insert into storage.objects (bucket_id, name) values ('ktp', 'x')"))
      .rejects.toThrow(/row-level security/);
    expect(await acting("update storage.buckets set public = true returning id"), role)
      .toHaveLength(0);
    // A hosted project rejects every deletion besides the storage service's own.
    const deleted = await acting("delete from storage.objects returning id")
      .catch(({ code }: { code: string }) => code);
    expect(["", "42501"], role).toContain(String(deleted));
    const left = await database.admin`select name from storage.objects`;
    expect(left, role).toEqual([{ name: "someone.jpg" }]);
  }
});
