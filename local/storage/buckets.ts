import type { Context, Hono } from "hono";
import type postgres from "postgres";
import * as z from "zod";
import { callerOf, SERVICE, withRole } from "./caller.ts";
import type { Caller, StorageOptions } from "./caller.ts";
import { badType, exists, noBucket, StorageError, tooLarge } from "./errors.ts";
import type { Objects } from "./objects.ts";
import { checked, readJson } from "./input.ts";

/** The platform's limit for a bucket without one. */
export const MAX_BYTES = 50 * 1024 * 1024;

export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

const UNITS: Record<string, number> = { gb: 1e9, mb: 1e6, kb: 1000, b: 1 };
const SIZE = /^([0-9]+(?:\.[0-9]+)?)(gb|mb|kb|b)$/i;

const size = z.union([z.int().min(0), z.string().regex(SIZE)]).nullable();
const changes = z.object({
  public: z.boolean(),
  file_size_limit: size,
  allowed_mime_types: z.array(z.string()).nullable(),
}).partial();
const newBucket = changes.extend({ name: z.string(), id: z.string().optional() });
const listing = z.object({
  limit: z.coerce.number().int().min(1),
  offset: z.coerce.number().int().min(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]),
  sortOrder: z.enum(["asc", "desc"]),
  search: z.string(),
}).partial();

const BUCKET_NAME = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;

/** The bucket itself, for any caller. */
export async function findBucket(sql: postgres.ISql, id: string): Promise<Bucket> {
  if (!BUCKET_NAME.test(id)) throw badName();
  const [row] = await sql<Bucket[]>`
    select id, name, owner, public, file_size_limit::int, allowed_mime_types, created_at, updated_at
    from storage.buckets where id = ${id}`;
  if (!row) throw noBucket();
  return row;
}

const badName = () =>
  new StorageError(400, "InvalidBucketName", "Bucket name invalid", "Invalid Input");

const MIME = /^[\w.+-]+\/[\w.+-]+(;\s*charset=[\w-]+)?$|\*$/;

function valuesOf({ file_size_limit, allowed_mime_types, ...rest }: z.output<typeof changes>) {
  const bytes = typeof file_size_limit === "string" ? bytesOf(file_size_limit) : file_size_limit;
  if ((bytes ?? 0) > MAX_BYTES) throw tooLarge();
  const wrong = allowed_mime_types?.find((type) => !MIME.test(type));
  if (wrong !== undefined) throw badType(wrong);
  return {
    ...rest,
    ...bytes !== undefined && { file_size_limit: bytes },
    ...allowed_mime_types !== undefined && { allowed_mime_types },
  };
}

function bytesOf(text: string): number {
  const [, number, unit] = SIZE.exec(text)!;
  return Math.floor(Number(Number(number).toPrecision(3)) * UNITS[unit!.toLowerCase()]!);
}

/** A missing owner is an empty string, as in the original. */
const show = (bucket: Bucket) => ({ ...bucket, owner: bucket.owner ?? "" });

export function addBucketRoutes(app: Hono, options: StorageOptions, objects: Objects): void {
  const { sql } = options;
  const as = async <T>(
    c: Context,
    work: (tx: postgres.TransactionSql, caller: Caller) => Promise<T>,
  ) => {
    const caller = await callerOf(c, options);
    return await withRole(sql, caller, (tx) => work(tx, caller));
  };
  app.get("/bucket", async (c) => {
    const { limit, offset, sortColumn, sortOrder, search } = checked(listing, c.req.query());
    const found = await as(c, (tx) =>
      tx<Bucket[]>`
        select id, name, owner, public, file_size_limit::int, allowed_mime_types, created_at,
          updated_at, 'STANDARD' as type
        from storage.buckets
        where ${search ?? ""} = '' or strpos(lower(name), lower(${search ?? ""})) > 0
        ${
        sortColumn ? tx`order by ${tx(sortColumn)} ${sortOrder === "desc" ? tx`desc` : tx``}` : tx``
      }
        limit ${limit ?? null} offset ${offset ?? 0}`);
    return c.json(found.map(show));
  });
  app.get(
    "/bucket/:id",
    async (c) => c.json(show(await as(c, (tx) => findBucket(tx, c.req.param("id"))))),
  );
  app.post("/bucket", async (c) => {
    const { name, id = name, ...wanted } = await readJson(c, newBucket);
    if (!BUCKET_NAME.test(name) || name.trim() !== name) throw badName();
    const values = valuesOf(wanted);
    await as(c, (tx, caller) =>
      tx`
        insert into storage.buckets ${
        tx({ id, name, owner_id: caller.id, public: false, ...values })
      }`).catch((error) => {
        throw error.code === "23505" ? exists("BucketAlreadyExists") : error;
      });
    return c.json({ name });
  });
  app.put("/bucket/:id", async (c) => {
    const values = valuesOf(
      await readJson(c, changes.refine((given) => Object.keys(given).length > 0)),
    );
    const changed = await as(
      c,
      (tx) => tx`update storage.buckets set ${tx(values)} where id = ${c.req.param("id")}`,
    );
    if (changed.count === 0) throw noBucket();
    return c.json({ message: "Successfully updated" });
  });
  app.post("/bucket/:id/empty", async (c) => {
    const bucket = c.req.param("id");
    const rows = await as(c, async (tx) => {
      await findBucket(tx, bucket);
      return await tx<
        { name: string }[]
      >`select name from storage.objects where bucket_id = ${bucket}`;
    });
    if (rows.length > 0) await objects.remove(SERVICE, bucket, rows.map(({ name }) => name));
    return c.json({ message: "Empty bucket has been queued. Completion may take up to an hour." });
  });
  app.delete("/bucket/:id", async (c) => {
    const id = c.req.param("id");
    const caller = await callerOf(c, options);
    await findBucket(sql, id);
    const [object] = await sql`select from storage.objects where bucket_id = ${id} limit 1`;
    if (object) {
      const message = "The bucket you tried to delete is not empty";
      throw new StorageError(409, "ResourceNotEmpty", message);
    }
    const gone = await withRole(
      sql,
      caller,
      (tx) => tx`delete from storage.buckets where id = ${id}`,
    );
    if (gone.count === 0) throw noBucket();
    return c.json({ message: "Successfully deleted" });
  });
}
