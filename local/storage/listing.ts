import type postgres from "postgres";
import * as z from "zod";
import { type Caller, withRole } from "./caller.ts";
import type { Bucket, StoredObject } from "./objects.ts";

export const listRequest = z.object({
  prefix: z.string().default(""),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().optional(),
});

/** One level below the prefix, by name. Folders are the parts before a slash. */
export async function listObjects(
  sql: postgres.Sql,
  caller: Caller,
  bucket: string,
  { prefix, limit, offset, search = "" }: z.output<typeof listRequest>,
): Promise<object[]> {
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const rows = await withRole(sql, caller, (tx) =>
    tx<StoredObject[]>`
      select id, name, metadata, created_at, updated_at from storage.objects
      where bucket_id = ${bucket} and starts_with(name, ${folder}) order by name`);
  const entries = new Map<string, object>();
  for (const { name, ...row } of rows) {
    const [first = "", ...rest] = name.slice(folder.length).split("/");
    if (!first.startsWith(search)) continue;
    entries.set(
      first,
      rest.length > 0 ? { name: first, id: null, metadata: null } : { name: first, ...row },
    );
  }
  return [...entries.values()].slice(offset, offset + limit);
}

export function listBuckets(sql: postgres.Sql, caller: Caller): Promise<Bucket[]> {
  return withRole(sql, caller, (tx) =>
    tx<Bucket[]>`
      select id, name, owner, public, file_size_limit::int, allowed_mime_types, created_at, updated_at
      from storage.buckets order by id`);
}
