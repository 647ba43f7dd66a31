import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
beforeAll(async () => {
  await database.admin`insert into storage.objects (bucket_id, name) values ('ktp', 'someone.jpg')`;
});

test("there are three buckets with their limits, and applying the file again changes nothing", async () => {
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
  const file = new URL(
    "../../supabase/schemas/storage/tables/buckets.sql",
    import.meta.url,
  );
  await database.admin.unsafe(await Deno.readTextFile(file)).simple();
  expect(await buckets()).toEqual(wanted);
});

test("the storage tables have row level security and no policy", async () => {
  const tables = await database.admin`
    select relname, relrowsecurity from pg_class
    where relnamespace = 'storage'::regnamespace and relkind = 'r' order by relname`;
  expect(tables).toEqual([
    { relname: "buckets", relrowsecurity: true },
    { relname: "objects", relrowsecurity: true },
  ]);
  expect(await database.admin`select policyname from pg_policies where schemaname = 'storage'`)
    .toEqual([]);
});

test.each(["anon", "authenticated"])("%s cannot read or write the storage tables", async (role) => {
  const acting = (statement: string) =>
    database.admin.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`);
      return await sql.unsafe(statement);
    });
  expect(await acting("select * from storage.objects")).toHaveLength(0);
  expect(await acting("select * from storage.buckets")).toHaveLength(0);
  await expect(acting("insert into storage.objects (bucket_id, name) values ('ktp', 'x')"))
    .rejects.toThrow(/row-level security/);
  expect(await acting("update storage.buckets set public = true returning id")).toHaveLength(0);
  // A hosted project rejects every deletion besides the storage service's own.
  const deleted = await acting("delete from storage.objects returning id")
    .catch(({ code }: { code: string }) => code);
  expect(["", "42501"]).toContain(String(deleted));
  const left = await database.admin`select name from storage.objects`;
  expect(left).toEqual([{ name: "someone.jpg" }]);
});
