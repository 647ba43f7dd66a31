/** Emulates the parts of Supabase Storage that storage-js calls. */
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { answerWith, infoOf, rowOf } from "./answers.ts";
import { addBucketRoutes, findBucket } from "./buckets.ts";
import { callerOf, SERVICE } from "./caller.ts";
import type { Caller, StorageOptions } from "./caller.ts";
import { body, invalid, noBucket, onError } from "./errors.ts";
import { readJson } from "./input.ts";
import { listObjects, listObjectsV2, listRequest, listV2Request } from "./lists.ts";
import { createObjects } from "./objects.ts";
import type { ObjectKey, StoredObject } from "./objects.ts";
import { signGrant, verifyGrant } from "./signed_urls.ts";
import { render } from "./render.ts";
import { openUpload, userMetadataOf } from "./uploads.ts";

const UPLOAD_URL_SECONDS = 2 * 3600;
const MAX_REMOVED = 1000;
const KEY = "/:bucket/:path{.+}";

const expiresIn = z.int().min(1);
const signing = z.object({ expiresIn });
const signingMany = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });
const removal = z.object({ prefixes: z.array(z.string()).min(1) });
const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
  metadata: z.object({ cacheControl: z.string(), mimetype: z.string() }).partial().default({}),
  copyMetadata: z.boolean().default(true),
});

/** The app to mount at `/storage/v1`. */
export function createStorageApi(options: StorageOptions): Hono {
  const { sql } = options;
  const objects = createObjects(options);
  const app = new Hono();
  app.onError(onError);
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url);
    const message = `Route ${c.req.method}:${pathname}${search} not found`;
    return c.json(body(404, "InvalidRequest", "Not Found", message), 404);
  });
  app.use(cors({ origin: "*", maxAge: 3600 }));
  if (options.fails) app.use(options.fails);

  const callOf = (c: Context) => callerOf(c, options);
  const send = async (c: Context, found: Promise<StoredObject>, expires?: Date) => {
    const object = await found;
    return await answerWith(c, object, () => objects.read(object), expires);
  };
  /** Everyone reads a public bucket; without a valid token, any other bucket seems missing. */
  const findFor = async (key: ObjectKey, caller: () => Promise<Caller>) => {
    const bucket = await findBucket(sql, key.bucket);
    if (bucket.public) return await objects.find(SERVICE, key);
    return await objects.find(await caller(), key);
  };
  const orNobody = (c: Context) =>
    callOf(c).catch(() => {
      throw noBucket();
    });
  const nobody = () => Promise.reject(noBucket());

  addBucketRoutes(app, options, objects);

  app.post("/object/upload/sign" + KEY, async (c) => {
    const key = keyOf(c);
    const caller = await callOf(c);
    const upsert = c.req.header("x-upsert") === "true";
    await objects.checkCreate(caller, key, upsert);
    const grant = { scope: "upload", owner: caller.id ?? undefined, upsert } as const;
    const token = await signGrant(options, key, grant, UPLOAD_URL_SECONDS);
    return c.json({ url: `/object/upload/sign/${key.bucket}/${key.path}?token=${token}`, token });
  });
  app.put("/object/upload/sign" + KEY, async (c) => {
    const key = keyOf(c);
    const token = c.req.query("token");
    const { owner = null, upsert = false } = await verifyGrant(options, token, key, "upload");
    const upload = await openUpload(c, await findBucket(sql, key.bucket));
    await objects.put(SERVICE, key, upload, { owner, upsert });
    return c.json({ Key: `${key.bucket}/${key.path}` });
  });

  const signedUrl = async (key: ObjectKey, seconds: number) =>
    `/object/sign/${key.bucket}/${key.path}?token=${await signGrant(
      options,
      key,
      { scope: "download" },
      seconds,
    )}`;
  app.post("/object/sign" + KEY, async (c) => {
    const key = keyOf(c);
    const caller = await callOf(c);
    const { expiresIn } = await readJson(c, signing);
    await objects.find(caller, key);
    return c.json({ signedURL: await signedUrl(key, expiresIn) });
  });
  app.post("/object/sign/:bucket", async (c) => {
    const bucket = c.req.param("bucket");
    const caller = await callOf(c);
    const { expiresIn, paths } = await readJson(c, signingMany);
    const names = await objects.namesOf(caller, bucket, paths);
    const error = "Either the object does not exist or you do not have access to it";
    const sign = async (path: string) => {
      if (!names.has(path)) return { error, path, signedURL: null };
      return { error: null, path, signedURL: await signedUrl({ bucket, path }, expiresIn) };
    };
    return c.json(await Promise.all(paths.map(sign)));
  });
  app.get("/object/sign" + KEY, async (c) => {
    const key = keyOf(c);
    const { exp } = await verifyGrant(options, c.req.query("token"), key, "download");
    return await send(c, objects.find(SERVICE, key), new Date(exp * 1000));
  });

  app.post("/object/list/:bucket", async (c) => {
    const caller = await callOf(c);
    const request = await readJson(c, listRequest);
    return c.json(await listObjects(sql, caller, c.req.param("bucket"), request));
  });
  app.post("/object/list-v2/:bucket", async (c) => {
    const caller = await callOf(c);
    const request = await readJson(c, listV2Request);
    return c.json(await listObjectsV2(sql, caller, c.req.param("bucket"), request));
  });

  app.get("/object/public" + KEY, (c) => send(c, findFor(keyOf(c), nobody)));
  app.get(
    "/object/info/public" + KEY,
    async (c) => c.json(infoOf(await findFor(keyOf(c), nobody))),
  );
  app.get(
    "/object/info/authenticated" + KEY,
    async (c) => c.json(infoOf(await findFor(keyOf(c), () => callOf(c)))),
  );
  app.get(
    "/object/info" + KEY,
    async (c) => c.json(infoOf(await findFor(keyOf(c), () => orNobody(c)))),
  );
  app.get("/object/authenticated" + KEY, (c) => send(c, findFor(keyOf(c), () => callOf(c))));
  app.get("/object" + KEY, (c) => send(c, findFor(keyOf(c), () => orNobody(c))));

  app.post("/object/copy", async (c) => {
    const caller = await callOf(c);
    const { metadata, copyMetadata, ...request } = await readJson(c, transfer);
    const [from, to] = keysOf(request);
    const upsert = c.req.header("x-upsert") === "true";
    const replaced = copyMetadata ? undefined : { metadata, user_metadata: userMetadataOf(c) };
    const copied = await objects.copy(caller, { from, to, upsert, replaced });
    return c.json({ ...rowOf(copied), Id: copied.id, Key: `${to.bucket}/${to.path}` });
  });
  app.post("/object/move", async (c) => {
    const caller = await callOf(c);
    await objects.move(caller, ...keysOf(await readJson(c, transfer)));
    return c.json({ message: "Successfully moved" });
  });
  const upload = async (c: Context, upsert: boolean) => {
    const key = keyOf(c);
    const caller = await callOf(c);
    const given = await openUpload(c, await findBucket(sql, key.bucket));
    const { id: owner } = caller;
    const stored = await objects.put(caller, key, given, { owner, upsert });
    return c.json({ Id: stored.id, Key: `${key.bucket}/${key.path}` });
  };
  app.post("/object" + KEY, (c) => upload(c, c.req.header("x-upsert") === "true"));
  app.put("/object" + KEY, (c) => upload(c, true));
  app.delete("/object/:bucket", async (c) => {
    const caller = await callOf(c);
    const { prefixes } = await readJson(c, removal);
    if (prefixes.length > MAX_REMOVED) {
      throw invalid(`Bulk object requests are limited to ${MAX_REMOVED} objects per request.`);
    }
    const gone = await objects.remove(caller, c.req.param("bucket"), prefixes);
    return c.json(gone.map(rowOf));
  });

  app.get("/render/image/public" + KEY, async (c) => {
    const object = await findFor(keyOf(c), nobody);
    const { download: _, ...query } = c.req.query();
    const { bytes, type } = await render(
      await objects.read(object),
      query,
      c.req.header("accept"),
    );
    return await answerWith(c, rendered(object, bytes, type), () => Promise.resolve(bytes));
  });

  // Like a project whose plan has none of these; shops need only public photos.
  for (const path of ["/render/image/*", "/cdn/*", "/vector/*", "/iceberg/*"]) {
    const message = "feature not enabled for this tenant";
    app.all(path, (c) => c.json(body(403, "FeatureNotEnabled", "FeatureNotEnabled", message), 403));
  }
  for (const path of ["/upload/resumable", "/s3"]) {
    const message = `The local stack does not emulate ${path}`;
    const answer = (c: Context) => c.json(body(501, "NotSupported", "NotSupported", message), 501);
    app.all(path, answer).all(`${path}/*`, answer);
  }
  return app;
}

function keyOf(c: Context): ObjectKey {
  const { bucket = "", path = "" } = c.req.param();
  return { bucket, path };
}

const rendered = (object: StoredObject, bytes: Uint8Array, mimetype: string): StoredObject => ({
  ...object,
  metadata: { ...object.metadata, mimetype, size: bytes.length },
});

const keysOf = (
  { bucketId, sourceKey, destinationBucket = bucketId, destinationKey }: Omit<
    z.output<typeof transfer>,
    "metadata" | "copyMetadata"
  >,
): [ObjectKey, ObjectKey] => [
  { bucket: bucketId, path: sourceKey },
  { bucket: destinationBucket, path: destinationKey },
];
