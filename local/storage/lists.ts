import { Buffer } from "node:buffer";
import type postgres from "postgres";
import * as z from "zod";
import { withRole } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { StoredObject } from "./objects.ts";
import { StorageError } from "./errors.ts";

type Listed = Pick<
  StoredObject,
  "id" | "name" | "metadata" | "created_at" | "updated_at" | "last_accessed_at"
>;
type Entry = Listed | { [Key in Exclude<keyof Listed, "name">]: null } & { name: string };

const order = z.enum(["asc", "desc"]).default("asc");
const limit = z.int().min(1);

export const listRequest = z.object({
  prefix: z.string(),
  limit: limit.default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(""),
  sortBy: z.object({
    column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]),
    order,
  }).default({ column: "name", order: "asc" }),
});

/**
 * One level below the prefix, sorted by the part of the path below it. Ignores case. Folders are the parts before a
 * slash; sorted by time, they come first.
 */
export async function listObjects(
  sql: postgres.Sql,
  caller: Caller,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: z.output<typeof listRequest>,
): Promise<Entry[]> {
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const rows = await withRole(sql, caller, (tx) =>
    tx<Listed[]>`
      select id, name, metadata, created_at, updated_at, last_accessed_at from storage.objects
      where bucket_id = ${bucket} and starts_with(lower(name), lower(${folder + search}))
      order by lower(name) collate "C"`);
  const entries = foldersOf(rows, (folder + search).length)
    .map((entry) => ({ ...entry, name: entry.name.slice(folder.length).replace(/\/$/, "") }));
  if (sortBy.column !== "name") entries.sort(byTime(sortBy.column));
  if (sortBy.order === "desc") entries.reverse();
  // By time, folders come first in both orders.
  if (sortBy.column !== "name") entries.sort((a, b) => Number(isFile(a)) - Number(isFile(b)));
  return entries.slice(offset, offset + Math.min(limit, 1500));
}

const isFile = (entry: Entry): entry is Listed => entry.id !== null;

/** Rows ordered by name, with one entry for all with the same folder after the prefix. */
function foldersOf(rows: Listed[], prefixLength: number): Entry[] {
  const entries: Entry[] = [];
  let last = "";
  for (const row of rows) {
    const slash = row.name.indexOf("/", prefixLength);
    if (slash < 0) {
      entries.push(row);
      continue;
    }
    const name = row.name.slice(0, slash + 1);
    if (name.toLowerCase() === last) continue;
    last = name.toLowerCase();
    const none = { created_at: null, updated_at: null, last_accessed_at: null, metadata: null };
    entries.push({ name, id: null, ...none });
  }
  return entries;
}

type Time = "created_at" | "updated_at" | "last_accessed_at";
const byTime = (column: Time) => (a: Entry, b: Entry) => Number(a[column]) - Number(b[column]);

export const listV2Request = z.object({
  prefix: z.string().default(""),
  limit: limit.default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z.object({ column: z.enum(["name", "updated_at", "created_at"]), order })
    .default({ column: "name", order: "asc" }),
});

interface Cursor {
  name: string;
  time: number;
}

/** Sorted by the whole path, page by page. */
export async function listObjectsV2(
  sql: postgres.Sql,
  caller: Caller,
  bucket: string,
  { prefix, limit, cursor, with_delimiter, sortBy: { column, order } }: z.output<
    typeof listV2Request
  >,
) {
  const rows = await withRole(sql, caller, (tx) =>
    tx<Listed[]>`
      select id, name, metadata, created_at, updated_at, last_accessed_at from storage.objects
      where bucket_id = ${bucket} and starts_with(name, ${prefix}) order by name collate "C"`);
  const entries = with_delimiter ? foldersOf(rows, prefix.length) : rows;
  const keyOf = (entry: Entry): Cursor => ({
    name: entry.name,
    time: column === "name" ? 0 : Number(entry[column]),
  });
  const sign = order === "asc" ? 1 : -1;
  const compare = (a: Cursor, b: Cursor) =>
    sign * (a.time - b.time || Number(a.name > b.name) - Number(a.name < b.name));
  const after = cursor === undefined ? undefined : decode(cursor);
  const left = entries.filter((entry) => !after || compare(keyOf(entry), after) > 0)
    .sort((a, b) => compare(keyOf(a), keyOf(b)));
  const page = left.slice(0, Math.min(limit, 1000));
  const hasNext = left.length > page.length;
  return {
    hasNext,
    ...hasNext && { nextCursor: encode(keyOf(page.at(-1)!)) },
    folders: page.filter((entry) => !isFile(entry))
      .map((entry) => ({ ...entry, key: entry.name.slice(0, -1) })),
    objects: page.filter(isFile)
      .map((entry) => with_delimiter ? { ...entry, key: entry.name } : entry),
  };
}

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64");

function decode(cursor: string): Cursor {
  try {
    return JSON.parse(Buffer.from(cursor, "base64").toString());
  } catch {
    throw new StorageError(400, "InvalidParameter", "Invalid Parameter continuation token");
  }
}
