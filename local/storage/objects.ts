import type { Context } from "hono";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type postgres from "postgres";
import * as z from "zod";
import { duplicate, noBucket, noObject, StorageError, withRole } from "./caller.ts";
import type { Caller } from "./caller.ts";

export interface Bucket {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: { size: number; mimetype: string; eTag: string; cacheControl: string };
  created_at: Date;
  updated_at: Date;
}

export interface Upload {
  bytes: Uint8Array;
  contentType: string;
  cacheControl: string;
}

export interface ObjectKey {
  bucket: string;
  path: string;
}

export type Mode = "create" | "upsert";

export function createObjects(sql: postgres.Sql, folder: string) {
  Deno.mkdirSync(folder, { recursive: true });
  const fileOf = (version: string) => join(folder, version);
  const drop = (version: string) => Deno.remove(fileOf(version)).catch(() => {});

  async function find(caller: Caller, { bucket, path }: ObjectKey): Promise<StoredObject> {
    const [row] = await withRole(sql, caller, (tx) =>
      tx<StoredObject[]>`
        select id, bucket_id, name, version, metadata, created_at, updated_at from storage.objects
        where bucket_id = ${bucket} and name = ${path}`);
    if (!row) throw noObject();
    return row;
  }

  /** Writes the bytes first and the row last: a crash leaves a file without a row, never a row without a file. */
  async function put(caller: Caller, key: ObjectKey, upload: Upload, mode: Mode) {
    const version = crypto.randomUUID();
    await Deno.writeFile(fileOf(version), upload.bytes);
    try {
      const { id, replaced } = await withRole(
        sql,
        caller,
        (tx) => write(tx, caller, key, { version, metadata: metadataOf(upload) }, mode),
      );
      if (replaced) await drop(replaced);
      return { id };
    } catch (cause) {
      await drop(version);
      throw cause;
    }
  }

  /** Throws when this role cannot write the object. Writes nothing. */
  async function checkWrite(caller: Caller, key: ObjectKey, mode: Mode): Promise<void> {
    const done = new Error("rolled back");
    const metadata = metadataOf({ bytes: new Uint8Array(), contentType: "", cacheControl: "" });
    await withRole(sql, caller, async (tx) => {
      await write(tx, caller, key, { version: crypto.randomUUID(), metadata }, mode);
      throw done;
    }).catch((cause) => {
      if (cause !== done) throw cause;
    });
  }

  async function remove(caller: Caller, bucket: string, paths: string[]): Promise<StoredObject[]> {
    const gone = await withRole(sql, caller, (tx) =>
      tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${bucket} and name = any (${paths})
        returning id, bucket_id, name, version, metadata, created_at, updated_at`);
    for (const { version } of gone) await drop(version);
    return gone;
  }

  async function bucket(id: string): Promise<Bucket> {
    const [row] = await sql<Bucket[]>`
      select id, name, public, file_size_limit::int, allowed_mime_types, created_at, updated_at
      from storage.buckets where id = ${id}`;
    if (!row) throw noBucket();
    return row;
  }

  return {
    bucket,
    find,
    put,
    checkWrite,
    remove,
    // Removed or replaced since its row was found: as if it had not been there.
    read: ({ version }: StoredObject) =>
      Deno.readFile(fileOf(version)).catch((cause) => {
        throw cause instanceof Deno.errors.NotFound ? noObject() : cause;
      }),
  };
}

interface Row {
  version: string;
  metadata: StoredObject["metadata"] & postgres.JSONValue;
}

async function write(
  tx: postgres.TransactionSql,
  { id: owner }: Caller,
  { bucket, path }: ObjectKey,
  { version, metadata }: Row,
  mode: Mode,
): Promise<{ id: string; replaced: string | null }> {
  const [known] = mode === "create" ? [] : await tx<{ id: string; version: string }[]>`
    select id, version from storage.objects where bucket_id = ${bucket} and name = ${path} for update`;
  if (known) {
    await tx`
      update storage.objects set version = ${version}, metadata = ${
      tx.json(metadata)
    }, updated_at = now()
      where id = ${known.id}`;
    return { id: known.id, replaced: known.version };
  }
  const [made] = await tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    values (${bucket}, ${path}, ${owner}, ${owner}, ${version}, ${tx.json(metadata)})
    returning id`;
  if (!made) throw duplicate();
  return { id: made.id, replaced: null };
}

function metadataOf({ bytes, contentType, cacheControl }: Upload) {
  const eTag = `"${createHash("md5").update(bytes).digest("hex")}"`;
  const size = bytes.length;
  return { eTag, size, mimetype: contentType, cacheControl, contentLength: size };
}

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

/** The platform's limit for a bucket without one. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Throws when the size or type exceeds the bucket's limits. */
export async function readUpload(c: Context, bucket: Bucket): Promise<Upload> {
  const limit = bucket.file_size_limit ?? MAX_BYTES;
  // A form has some bytes around the file.
  if (Number(c.req.header("content-length") ?? 0) > limit + 4096) throw tooLarge();
  const upload = isForm(c) ? await readForm(c) : await readRaw(c);
  if (upload.bytes.length > limit) throw tooLarge();
  const type = upload.contentType.split(";")[0]!.trim().toLowerCase();
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
    throw new StorageError(415, "invalid_mime_type", `mime type ${type} is not supported`);
  }
  return { ...upload, contentType: type };
}

const isForm = (c: Context) => /^multipart\/form-data/i.test(c.req.header("content-type") ?? "");

async function readForm(c: Context): Promise<Upload> {
  const form = await namedForm(c);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new StorageError(400, "InvalidRequest", "The form holds no file");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || "application/octet-stream",
    cacheControl: `max-age=${form.get("cacheControl") ?? "3600"}`,
  };
}

/** supabase-js sends the file under an empty name, which Deno's parser drops: a name is inserted. */
async function namedForm(c: Context): Promise<FormData> {
  const body = Buffer.from(await c.req.arrayBuffer());
  const at = body.indexOf('name="";');
  const named = at < 0 ? [body] : [body.subarray(0, at), 'name="file";', body.subarray(at + 8)];
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  return await new Response(new Blob(named), { headers }).formData().catch(() => {
    throw new StorageError(400, "InvalidRequest", "The form cannot be read");
  });
}

async function readRaw(c: Context): Promise<Upload> {
  return {
    bytes: new Uint8Array(await c.req.arrayBuffer()),
    contentType: c.req.header("content-type") ?? "application/octet-stream",
    cacheControl: c.req.header("cache-control") ?? "no-cache",
  };
}

const tooLarge = () =>
  new StorageError(413, "Payload too large", "The object exceeded the maximum allowed size");
