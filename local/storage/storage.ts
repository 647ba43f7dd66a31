import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { callerOf, noBucket, noObject, onError, SERVICE, StorageError } from "./caller.ts";
import { signGrant, verifyGrant } from "./signed_urls.ts";
import { createObjects, listObjects, listRequest, readUpload } from "./objects.ts";
import type { Mode, ObjectKey, StoredObject } from "./objects.ts";
import type { StorageOptions } from "./caller.ts";

const UPLOAD_URL_SECONDS = 2 * 3600;
const KEY_PATTERN = "/:bucket/:path{.+}";

const signing = z.object({ expiresIn: z.int().positive().max(10 * 365 * 86_400) });
const removal = z.object({ prefixes: z.array(z.string()).max(1000) });

/** The app to mount at `/storage/v1`. */
export function createStorageApi(options: StorageOptions): Hono {
  const objects = createObjects(options.sql, options.folder);
  const app = new Hono();
  app.onError(onError);
  app.notFound((c) => c.json({ statusCode: "404", error: "not_found", message: "Not found" }, 404));
  app.use(cors({ origin: "*", maxAge: 3600 }));
  if (options.fails) app.use(options.fails);

  const send = async (object: StoredObject) => answerWith(object, await objects.read(object));
  const signedUrl = async ({ bucket, path }: ObjectKey, seconds: number) =>
    `/object/sign/${bucket}/${path}?token=${await signGrant(
      options,
      { bucket, path, purpose: "read" },
      seconds,
    )}`;
  const upload = async (c: Context, mode: Mode, caller = callerOf(c, options)) => {
    const key = keyOf(c);
    const bucket = await objects.bucket(key.bucket);
    const stored = await objects.put(await caller, key, await readUpload(c, bucket), mode);
    return c.json({ Id: stored.id, Key: `${key.bucket}/${key.path}` });
  };

  app.post("/object/upload/sign" + KEY_PATTERN, async (c) => {
    const key = keyOf(c);
    const upsert = c.req.header("x-upsert") === "true";
    await objects.bucket(key.bucket);
    await objects.checkWrite(await callerOf(c, options), key, upsert ? "upsert" : "create");
    const token = await signGrant(
      options,
      { ...key, purpose: "write", upsert },
      UPLOAD_URL_SECONDS,
    );
    return c.json({
      url: `/object/upload/sign/${key.bucket}/${key.path}?token=${token}`,
      token,
    });
  });
  app.put("/object/upload/sign" + KEY_PATTERN, async (c) => {
    const grant = { ...keyOf(c), purpose: "write" } as const;
    const { upsert } = await verifyGrant(options, c.req.query("token"), grant);
    return upload(c, upsert ? "upsert" : "create", Promise.resolve(SERVICE));
  });

  app.post("/object/sign" + KEY_PATTERN, async (c) => {
    const { expiresIn } = await read(c, signing);
    await objects.find(await callerOf(c, options), keyOf(c));
    return c.json({ signedURL: await signedUrl(keyOf(c), expiresIn) });
  });
  app.get("/object/sign" + KEY_PATTERN, async (c) => {
    await verifyGrant(options, c.req.query("token"), { ...keyOf(c), purpose: "read" });
    return send(await objects.find(SERVICE, keyOf(c)));
  });

  app.post("/object/list/:bucket", async (c) => {
    const input = await read(c, listRequest);
    const caller = await callerOf(c, options);
    return c.json(await listObjects(options.sql, caller, c.req.param("bucket"), input));
  });
  app.get("/object/public" + KEY_PATTERN, async (c) => {
    const bucket = await objects.bucket(keyOf(c).bucket);
    if (!bucket.public) throw noBucket();
    return send(await objects.find(SERVICE, keyOf(c)));
  });
  app.get("/object/info" + KEY_PATTERN, async (c) => {
    const { metadata: { size, mimetype, eTag, cacheControl }, ...object } = await objects.find(
      await callerOf(c, options),
      keyOf(c),
    );
    const info = { size, content_type: mimetype, etag: eTag, cache_control: cacheControl };
    return c.json({ ...object, ...info, metadata: {} });
  });
  for (const prefix of ["/object/authenticated", "/object"]) {
    app.get(
      prefix + KEY_PATTERN,
      async (c) => send(await objects.find(await callerOf(c, options), keyOf(c))),
    );
  }
  app.post(
    "/object" + KEY_PATTERN,
    (c) => upload(c, c.req.header("x-upsert") === "true" ? "upsert" : "create"),
  );
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

function keyOf(c: Context): ObjectKey {
  const { bucket = "", path = "" } = c.req.param();
  if (!PATH.test(path)) throw new StorageError(400, "InvalidKey", `Invalid key: ${path}`);
  return { bucket, path };
}

async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new StorageError(400, "InvalidRequest", z.prettifyError(parsed.error));
}

function answerWith({ metadata, updated_at }: StoredObject, bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length !== metadata.size) throw noObject();
  return new Response(bytes, {
    headers: {
      "Content-Type": metadata.mimetype,
      "Cache-Control": metadata.cacheControl,
      "ETag": metadata.eTag,
      "Last-Modified": new Date(updated_at).toUTCString(),
      // An upload must not run as a script in the stack's origin.
      "X-Content-Type-Options": "nosniff",
    },
  });
}
