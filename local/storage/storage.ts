/** Stands in for Supabase Storage: enough for an unmodified supabase-js client to put, lend and fetch files. */
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { callerOf, LENDER } from "./caller.ts";
import { answerRefusal, noBucket, noObject, StorageRefusal } from "./errors.ts";
import { lend, redeem } from "./links.ts";
import { listBuckets, listObjects, listQuestion } from "./listing.ts";
import { createObjects, type Mode, type Place, type StoredObject } from "./objects.ts";
import type { StorageOptions } from "./options.ts";
import { readUpload } from "./upload.ts";

const UPLOAD_LINK_SECONDS = 2 * 3600;
const PLACE = "/:bucket/:path{.+}";

const signing = z.object({ expiresIn: z.int().positive().max(10 * 365 * 86_400) });
const signingMany = signing.extend({ paths: z.array(z.string()).max(1000) });
const removal = z.object({ prefixes: z.array(z.string()).max(1000) });

/** The app to mount at `/storage/v1`. */
export function createStorageApi(options: StorageOptions): Hono {
  const objects = createObjects(options.sql, options.folder);
  const app = new Hono();
  app.onError(answerRefusal);
  app.notFound((c) => c.json({ statusCode: "404", error: "not_found", message: "Not found" }, 404));
  app.use(cors({ origin: "*", maxAge: 3600 }));

  const send = async (object: StoredObject) => answerWith(object, await objects.read(object));
  const linkTo = async ({ bucket, path }: Place, seconds: number) =>
    `/object/sign/${bucket}/${path}?token=${await lend(
      options,
      { bucket, path, purpose: "read" },
      seconds,
    )}`;
  const upload = async (c: Context, mode: Mode, caller = callerOf(c, options)) => {
    const place = placeOf(c);
    const bucket = await objects.bucket(place.bucket);
    const stored = await objects.put(await caller, place, await readUpload(c, bucket), mode);
    return c.json({ Id: stored.id, Key: `${place.bucket}/${place.path}` });
  };

  app.get(
    "/bucket",
    async (c) => c.json(await listBuckets(options.sql, await callerOf(c, options))),
  );
  app.get("/bucket/:id", async (c) => {
    const visible = await listBuckets(options.sql, await callerOf(c, options));
    const bucket = visible.find(({ id }) => id === c.req.param("id"));
    if (!bucket) throw noBucket();
    return c.json(bucket);
  });

  app.post("/object/upload/sign" + PLACE, async (c) => {
    const place = placeOf(c);
    const upsert = c.req.header("x-upsert") === "true";
    await objects.bucket(place.bucket);
    await objects.rehearse(await callerOf(c, options), place, upsert ? "upsert" : "create");
    const token = await lend(options, { ...place, purpose: "write", upsert }, UPLOAD_LINK_SECONDS);
    return c.json({
      url: `/object/upload/sign/${place.bucket}/${place.path}?token=${token}`,
      token,
    });
  });
  app.put("/object/upload/sign" + PLACE, async (c) => {
    const loan = { ...placeOf(c), purpose: "write" } as const;
    const { upsert } = await redeem(options, c.req.query("token"), loan);
    return upload(c, upsert ? "upsert" : "create", Promise.resolve(LENDER));
  });

  app.post("/object/sign" + PLACE, async (c) => {
    const { expiresIn } = await read(c, signing);
    await objects.find(await callerOf(c, options), placeOf(c));
    return c.json({ signedURL: await linkTo(placeOf(c), expiresIn) });
  });
  app.post("/object/sign/:bucket", async (c) => {
    const { expiresIn, paths } = await read(c, signingMany);
    const caller = await callerOf(c, options);
    const one = async (path: string) => {
      const place = { bucket: c.req.param("bucket"), path };
      const found = await objects.find(caller, place).catch(() => null);
      const error = found
        ? null
        : "Either the object does not exist or you do not have access to it";
      return { path, error, signedURL: found ? await linkTo(place, expiresIn) : null };
    };
    return c.json(await Promise.all(paths.map(one)));
  });
  app.get("/object/sign" + PLACE, async (c) => {
    await redeem(options, c.req.query("token"), { ...placeOf(c), purpose: "read" });
    return send(await objects.find(LENDER, placeOf(c)));
  });

  app.post("/object/list/:bucket", async (c) => {
    const question = await read(c, listQuestion);
    const caller = await callerOf(c, options);
    return c.json(await listObjects(options.sql, caller, c.req.param("bucket"), question));
  });
  app.get("/object/public" + PLACE, async (c) => {
    const bucket = await objects.bucket(placeOf(c).bucket);
    if (!bucket.public) throw noBucket();
    return send(await objects.find(LENDER, placeOf(c)));
  });
  app.get("/object/info" + PLACE, async (c) => {
    const { metadata: { size, mimetype, eTag, cacheControl }, ...object } = await objects.find(
      await callerOf(c, options),
      placeOf(c),
    );
    const info = { size, content_type: mimetype, etag: eTag, cache_control: cacheControl };
    return c.json({ ...object, ...info, metadata: {} });
  });
  for (const prefix of ["/object/authenticated", "/object"]) {
    app.get(
      prefix + PLACE,
      async (c) => send(await objects.find(await callerOf(c, options), placeOf(c))),
    );
  }
  app.post(
    "/object" + PLACE,
    (c) => upload(c, c.req.header("x-upsert") === "true" ? "upsert" : "create"),
  );
  app.put("/object" + PLACE, (c) => upload(c, "replace"));
  app.delete("/object/:bucket", async (c) => {
    const { prefixes } = await read(c, removal);
    return c.json(
      await objects.remove(await callerOf(c, options), c.req.param("bucket"), prefixes),
    );
  });
  return app;
}

/** The characters that Supabase allows in a path. */
const PATH = /^[\w/!\-.*'() &$@=;:+,?]+$/;

function placeOf(c: Context): Place {
  const { bucket = "", path = "" } = c.req.param();
  if (!PATH.test(path)) throw new StorageRefusal(400, "InvalidKey", `Invalid key: ${path}`);
  return { bucket, path };
}

async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new StorageRefusal(400, "InvalidRequest", z.prettifyError(parsed.error));
}

function answerWith({ metadata, updated_at }: StoredObject, bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length !== metadata.size) throw noObject();
  return new Response(bytes, {
    headers: {
      "Content-Type": metadata.mimetype,
      "Cache-Control": metadata.cacheControl,
      "ETag": metadata.eTag,
      "Last-Modified": new Date(updated_at).toUTCString(),
      // Whatever someone uploaded is never run in the stack's own origin.
      "X-Content-Type-Options": "nosniff",
    },
  });
}
