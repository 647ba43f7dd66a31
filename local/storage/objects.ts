import { createHash } from "node:crypto";
import { join } from "node:path";
import type postgres from "postgres";
import { type Caller, withRole } from "./caller.ts";
import { duplicate, noBucket, noObject } from "./errors.ts";

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

export type Mode = "create" | "upsert" | "replace";

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
  if (mode === "replace") throw noObject();
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
