import { createHash } from "node:crypto";
import { join } from "node:path";
import type postgres from "postgres";
import { UUID } from "../../shared/domain/id.ts";
import { SERVICE, tryOut, withRole } from "./caller.ts";
import type { Caller, StorageOptions } from "./caller.ts";
import { exists, noObject, StorageError } from "./errors.ts";

type Json = Record<string, postgres.JSONValue>;

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: Metadata;
  user_metadata: Json | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

type Metadata = Json & {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
};

export interface Upload {
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, postgres.JSONValue> | null;
  /** From the request, if it states it. */
  length: number | undefined;
  /** Throws if it is too large. */
  read(): Promise<Uint8Array>;
}

export interface ObjectKey {
  bucket: string;
  path: string;
}

/** The columns set by a write. */
type Row = Pick<StoredObject, "user_metadata" | "owner_id"> & { metadata: Json };

export interface Copy {
  from: ObjectKey;
  to: ObjectKey;
  upsert: boolean;
  /** Replaces those of the source object. */
  replaced?: { metadata: Json; user_metadata: Json | null };
}

/** The characters that Supabase allows in a path. */
const PATH = /^[\w/!.*'() &$@=;:+,?-]+$/;

export function requirePath(path: string): void {
  if (!PATH.test(path)) throw new StorageError(400, "InvalidKey", `Invalid key: ${path}`);
}

export type Objects = ReturnType<typeof createObjects>;

export function createObjects({ sql, folder }: Pick<StorageOptions, "sql" | "folder">) {
  Deno.mkdirSync(folder, { recursive: true });
  const fileOf = (version: string) => join(folder, version);
  const drop = (version: string | undefined) =>
    version === undefined ? undefined : Deno.remove(fileOf(version)).catch(() => {});

  async function find(caller: Caller, key: ObjectKey): Promise<StoredObject> {
    requirePath(key.path);
    return await lookUp(caller, key);
  }

  /** The existing objects that the caller may see. */
  async function namesOf(caller: Caller, bucket: string, paths: string[]): Promise<Set<string>> {
    const rows = await withRole(sql, caller, (tx) =>
      tx<{ name: string }[]>`
        select name from storage.objects where bucket_id = ${bucket} and name = any (${paths})`);
    return new Set(rows.map(({ name }) => name));
  }

  async function lookUp(caller: Caller, { bucket, path }: ObjectKey): Promise<StoredObject> {
    const [row] = await withRole(sql, caller, (tx) =>
      tx<StoredObject[]>`
        select * from storage.objects where bucket_id = ${bucket} and name = ${path}`);
    if (!row) throw noObject();
    return row;
  }

  /** Throws if this caller may not write the object, or if it exists and must not be replaced. */
  async function checkWrite(caller: Caller, key: ObjectKey, row: Row, upsert: boolean) {
    const check = tryOut(sql, caller, (tx) => {
      const version = "1";
      return upsert ? upsertRow(tx, key, row, version) : insertRow(tx, key, row, version);
    });
    await check.catch((error) => {
      throw error.code === "23505" ? exists("KeyAlreadyExists") : error;
    });
  }

  /**
   * The bytes first and the row last: a crash leaves a file without a row, never a row without a file. The row replaces
   * any existing one: only the earlier check looks at it, and concurrent uploads all succeed.
   */
  async function finish(key: ObjectKey, row: Row, write: (file: string) => Promise<void>) {
    const version = crypto.randomUUID();
    try {
      await write(fileOf(version));
      const { stored, old } = await sql.begin(async (tx) => {
        await lock(tx, key);
        const [old] = await tx<StoredObject[]>`
          select * from storage.objects where bucket_id = ${key.bucket} and name = ${key.path}`;
        return { stored: await upsertRow(tx, key, row, version), old };
      });
      await drop(old?.version);
      return stored;
    } catch (cause) {
      await drop(version);
      throw cause;
    }
  }

  async function put(
    caller: Caller,
    key: ObjectKey,
    upload: Upload,
    { owner, upsert }: { owner: string | null; upsert: boolean },
  ): Promise<StoredObject> {
    requirePath(key.path);
    const { contentType: mimetype, cacheControl, length, userMetadata: user_metadata } = upload;
    const declared = { mimetype, contentLength: length ?? null };
    await checkWrite(caller, key, { metadata: declared, user_metadata, owner_id: owner }, upsert);
    const bytes = await upload.read();
    const metadata = {
      eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
      size: bytes.length,
      mimetype,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: bytes.length,
      httpStatusCode: 200,
    };
    const row = { metadata, user_metadata: user_metadata ?? {}, owner_id: owner };
    return await finish(key, row, (file) => Deno.writeFile(file, bytes));
  }

  async function copy(caller: Caller, { from, to, upsert, replaced }: Copy) {
    requirePath(to.path);
    const source = await lookUp(caller, from);
    const row = {
      metadata: { ...source.metadata, ...replaced?.metadata },
      user_metadata: replaced ? replaced.user_metadata : source.user_metadata,
      owner_id: caller.id,
    };
    await checkWrite(caller, to, row, upsert);
    row.metadata["lastModified"] = new Date().toISOString();
    return await finish(to, row, (file) => Deno.copyFile(fileOf(source.version), file));
  }

  async function move(caller: Caller, from: ObjectKey, to: ObjectKey): Promise<void> {
    requirePath(to.path);
    const rename = async (tx: postgres.TransactionSql) => {
      const [moved] = await tx`
        update storage.objects
        set
          bucket_id = ${to.bucket},
          name = ${to.path},
          owner = coalesce(${uuidOf(caller.id)}, owner),
          owner_id = coalesce(${caller.id}, owner_id)
        where bucket_id = ${from.bucket} and name = ${from.path}
        returning id`;
      if (!moved) throw noObject();
    };
    await lookUp(caller, from);
    await tryOut(sql, caller, rename);
    await withRole(sql, SERVICE, rename);
  }

  async function remove(caller: Caller, bucket: string, paths: string[]): Promise<StoredObject[]> {
    const gone = await withRole(sql, caller, (tx) =>
      tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${bucket} and name = any (${paths}) returning *`);
    for (const { version } of gone) await drop(version);
    return gone;
  }

  return {
    find,
    namesOf,
    put,
    copy,
    move,
    remove,
    /** The check for an upload URL. */
    checkCreate: (caller: Caller, key: ObjectKey, upsert: boolean) =>
      checkWrite(caller, key, { metadata: {}, user_metadata: null, owner_id: caller.id }, upsert),
    // Removed or replaced since its row was found: it counts as missing.
    read: ({ version }: StoredObject) =>
      Deno.readFile(fileOf(version)).catch((cause) => {
        throw cause instanceof Deno.errors.NotFound ? noObject() : cause;
      }),
  };
}

const lock = (tx: postgres.TransactionSql, { bucket, path }: ObjectKey) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${path}`}, 0))`;

const uuidOf = (owner: string | null) => UUID.test(owner ?? "") ? owner : null;

const valuesOf = (
  tx: postgres.TransactionSql,
  { bucket, path }: ObjectKey,
  { metadata, user_metadata, owner_id }: Row,
  version: string,
) => ({
  bucket_id: bucket,
  name: path,
  owner: uuidOf(owner_id),
  owner_id,
  version,
  metadata: tx.json(metadata),
  user_metadata: user_metadata && tx.json(user_metadata),
});

const insertRow = (tx: postgres.TransactionSql, ...row: [ObjectKey, Row, string]) =>
  tx`insert into storage.objects ${tx(valuesOf(tx, ...row))}`;

async function upsertRow(tx: postgres.TransactionSql, ...row: [ObjectKey, Row, string]) {
  const [stored] = await tx<StoredObject[]>`
    insert into storage.objects ${tx(valuesOf(tx, ...row))}
    on conflict (bucket_id, name) do update
    set
      owner = coalesce(excluded.owner, objects.owner),
      owner_id = coalesce(excluded.owner_id, objects.owner_id),
      version = excluded.version,
      metadata = excluded.metadata,
      user_metadata = excluded.user_metadata
    returning *`;
  return stored!;
}
