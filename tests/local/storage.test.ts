import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { imageSize } from "image-size";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import { SERVICE as SERVICE_ROLE } from "../../local/storage/caller.ts";
import type { StorageOptions } from "../../local/storage/caller.ts";
import { createObjects } from "../../local/storage/objects.ts";
import { createStorageApi } from "../../local/storage/storage.ts";
import { createDatabase } from "../support/database.ts";
import { png } from "../support/images.ts";

const ANON = "sb_publishable_test";
const SERVICE = "sb_secret_test";
const SECRET = "storage-secret-of-a-test-with-32-chars";

async function openStorage() {
  const database = await createDatabase();
  const folder = await Deno.makeTempDir();
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const options: StorageOptions = {
    sql: database.admin,
    folder: `${folder}/storage`,
    anonKey: ANON,
    serviceRoleKey: SERVICE,
    jwks: { keys: [await exportJWK(publicKey)] },
    secret: SECRET,
  };
  const api = createStorageApi(options);
  const gateway = createGateway({
    functions: {},
    mounts: { "/storage/v1": (request) => api.fetch(request) },
    fallback: () => new Response(null, { status: 404 }),
  });
  const server = await listen(0, gateway);
  const as = (key: string, token?: string) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
    }).storage;
  return {
    url: server.url,
    database,
    folder,
    options,
    as,
    service: () => as(SERVICE),
    userToken: await new SignJWT({ role: "authenticated" }).setProtectedHeader({ alg: "ES256" })
      .setSubject(crypto.randomUUID())
      .setExpirationTime("1h").sign(privateKey),
    files: () => [...Deno.readDirSync(options.folder)].length,
    rows: async () => (await database.admin`select from storage.objects`).length,
    close: async () => {
      await server.close(100);
      await database.drop();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

const pdf = (text: string) => new Blob([text], { type: "application/pdf" });
const place = () => `${crypto.randomUUID()}/label.pdf`;
const textOf = async (blob: Blob | null) => blob && await blob.text();

let storage: Awaited<ReturnType<typeof openStorage>>;
beforeAll(async () => void (storage = await openStorage()));
afterAll(() => storage.close());

async function storedLabel(text = "x") {
  const labels = storage.service().from("labels");
  const path = place();
  await labels.upload(path, pdf(text));
  return { labels, path };
}

test("everyone can read a public bucket, and no other", async () => {
  const photos = storage.service().from("photos");
  const path = `${crypto.randomUUID()}.png`;
  await photos.upload(path, new Blob(["png"], { type: "image/png" }));
  const seen = await fetch(photos.getPublicUrl(path).data.publicUrl);
  expect([seen.status, await seen.text()]).toEqual([200, "png"]);
  const { path: label } = await storedLabel("secret");
  const hidden = await fetch(storage.service().from("labels").getPublicUrl(label).data.publicUrl);
  expect([hidden.status, await hidden.text()]).toEqual([
    400,
    expect.not.stringContaining("secret"),
  ]);
});

test("with the anon key or a user's token nothing can be read, written, signed or removed", async () => {
  const { path } = await storedLabel("secret");
  for (const client of [storage.as(ANON), storage.as(ANON, storage.userToken)]) {
    for (const bucket of ["labels", "ktp", "listing-photos", "photos"]) {
      const files = client.from(bucket);
      const photo = new Blob(["x"], {
        type: bucket === "labels" ? "application/pdf" : "image/png",
      });
      expect((await files.upload(place(), photo)).error).toMatchObject({ statusCode: "403" });
      expect((await files.createSignedUploadUrl(place())).error).toMatchObject({
        statusCode: "403",
      });
      expect((await files.list()).data).toEqual([]);
    }
    const labels = client.from("labels");
    expect((await labels.download(path)).data).toBeNull();
    expect((await labels.createSignedUrl(path, 60)).error).toMatchObject({ statusCode: "404" });
    expect((await labels.createSignedUrls([path], 60)).data).toMatchObject([{ signedUrl: null }]);
    expect((await labels.update(path, pdf("theirs"))).error).toMatchObject({ statusCode: "403" });
    expect((await labels.copy(path, place())).error).toMatchObject({ statusCode: "404" });
    expect((await labels.move(path, place())).error).toMatchObject({ statusCode: "404" });
    expect((await labels.remove([path])).data).toEqual([]);
    expect((await labels.listV2()).data).toMatchObject({ objects: [], folders: [] });
    expect((await client.listBuckets()).data).toEqual([]);
    expect((await client.createBucket("theirs")).error).toMatchObject({ statusCode: "403" });
    expect((await client.updateBucket("labels", { public: true })).error).not.toBeNull();
    expect((await client.emptyBucket("labels")).error).toMatchObject({ statusCode: "404" });
    expect((await client.deleteBucket("labels")).error).not.toBeNull();
  }
  const forged = await storage.as(ANON, `${storage.userToken.slice(0, -8)}AAAAAAAA`).from("labels")
    .list();
  expect(forged.error).toMatchObject({ statusCode: "403" });
  expect(await textOf((await storage.service().from("labels").download(path)).data)).toBe("secret");
});

test("no path leads out of the folder, and invalid ones are rejected", async () => {
  const labels = storage.service().from("labels");
  for (const path of ["ü.pdf", "<x>.pdf", "a|b.pdf", "[1].pdf"]) {
    expect((await labels.upload(path, pdf("x"))).error).toMatchObject({ statusCode: "400" });
  }
  await labels.upload("../../escape.pdf", pdf("x"));
  expect([...Deno.readDirSync(storage.folder)].map(({ name }) => name)).toEqual(["storage"]);
});

const mint = (claims: object, expires: string | number, secret = SECRET) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256" }).setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

test("a signed URL opens its object until it expires, and no forged one does", async () => {
  const { labels, path } = await storedLabel("signed");
  const { data } = await labels.createSignedUrl(path, 60);
  const opened = await fetch(data!.signedUrl);
  expect([opened.status, await opened.text()]).toEqual([200, "signed"]);
  const url = `labels/${path}`;
  const base = data!.signedUrl.split("?")[0]!;
  const now = Math.floor(Date.now() / 1000);
  const tokens = {
    InvalidJWT: [
      "",
      "x.y.z",
      await mint({ url, scope: "download" }, now - 1),
      await mint({ url, scope: "download" }, "1h", `${SECRET}!`),
    ],
    InvalidSignature: [
      await mint({ url: "labels/other.pdf", scope: "download" }, "1h"),
      await mint({ url, scope: "upload", upsert: true }, "1h"),
    ],
  };
  for (const [code, rejected] of Object.entries(tokens)) {
    for (const token of rejected) await expectError(`${base}?token=${token}`, { code });
  }
  await expectError(base, { code: "InvalidRequest" });
});

test("an upload URL writes its one object, and replaces one only if it was created for that", async () => {
  const labels = storage.service().from("labels");
  const path = place();
  const { data } = await labels.createSignedUploadUrl(path);
  const anonymous = storage.as(ANON).from("labels");
  expect((await anonymous.uploadToSignedUrl(path, data!.token, pdf("one"))).error).toBeNull();
  expect((await anonymous.uploadToSignedUrl(path, data!.token, pdf("two"))).error).toMatchObject({
    statusCode: "409",
  });
  expect((await anonymous.uploadToSignedUrl(place(), data!.token, pdf("x"))).error).toMatchObject({
    statusCode: "400",
  });
  expect((await labels.createSignedUploadUrl(path)).error).toMatchObject({ statusCode: "409" });
  const again = await labels.createSignedUploadUrl(path, { upsert: true });
  expect((await anonymous.uploadToSignedUrl(path, again.data!.token, pdf("two"))).error).toBeNull();
  const url = `labels/${path}`;
  for (
    const [code, token] of [
      ["InvalidJWT", await mint({ url, scope: "upload" }, 1)],
      ["InvalidSignature", await mint({ url, scope: "download" }, "1h")],
    ]
  ) {
    const { error } = await anonymous.uploadToSignedUrl(path, token!, pdf("x"));
    expect(error).toMatchObject({ code, statusCode: "400" });
  }
});

/** Requests without supabase-js, which hides headers and sends only forms of its own. */
const raw = (method: string, path: string, init: RequestInit = {}) =>
  fetch(`${storage.url}/storage/v1${path}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${SERVICE}`, ...init.headers },
  });

async function expectError(target: string | Response, body: object, status = 400) {
  const answer = typeof target === "string" ? await fetch(target) : target;
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(body);
}

test("an error has the code, the message and the older name of the original, nearly always as a 400", async () => {
  const { labels, path } = await storedLabel();
  const error = async (answer: PromiseLike<{ error: unknown }>) => (await answer).error;
  expect(await error(labels.upload(path, pdf("y")))).toMatchObject({
    status: 400,
    statusCode: "409",
    code: "KeyAlreadyExists",
    message: "The resource already exists",
  });
  expect(await error(labels.info(place()))).toMatchObject({ status: 400, code: "NoSuchKey" });
  const nowhere = storage.service().from("nowhere");
  expect(await error(nowhere.upload(path, pdf("x")))).toMatchObject({ code: "NoSuchBucket" });
  expect(await error(nowhere.list())).toBeNull();
  expect(await error(labels.copy(path, place(), { destinationBucket: "nowhere" }))).toMatchObject({
    statusCode: "404",
    message: "The related resource does not exist",
  });
  expect(await error(labels.move(place(), place()))).toMatchObject({ code: "NoSuchKey" });
  expect(await error(labels.remove([]))).toMatchObject({ status: 400, code: "InvalidRequest" });
  expect(await error(storage.as(ANON).from("labels").upload(place(), pdf("x")))).toMatchObject({
    code: "AccessDenied",
    message: "new row violates row-level security policy",
  });
  await expectError(await raw("GET", "/object/nowhere/x"), { error: "Bucket not found" });
  await expectError(await raw("DELETE", `/object/labels/${path}`), { error: "Not Found" }, 404);
});

test("exists() says false of a missing object, also to a client that may not see it", async () => {
  const { labels, path } = await storedLabel();
  expect((await labels.exists(path)).data).toBe(true);
  expect((await labels.exists(place())).data).toBe(false);
  expect((await storage.as(ANON).from("labels").exists(path)).data).toBe(false);
});

test("a type counts as it was sent: parameters and capitals make another one, except in a form", async () => {
  const photos = storage.service().from("photos");
  const send = async (contentType: string, body: string | Blob = "x") =>
    (await photos.upload(`${crypto.randomUUID()}.png`, body, { contentType })).error;
  for (const type of ["image/png; charset=binary", "IMAGE/PNG", "image/gif", "png"]) {
    expect(await send(type)).toMatchObject({ statusCode: "415", code: "InvalidMimeType" });
  }
  expect(await send("image/png")).toBeNull();
  expect(await send("", new Blob(["x"], { type: "image/png; charset=binary" }))).toBeNull();
});

test("of uploads to one path each that began before the first ended succeeds, and the last one stays", async () => {
  const path = place();
  const labels = storage.service().from("labels");
  const slow = {
    contentType: "application/pdf",
    cacheControl: "no-cache",
    userMetadata: null,
    length: undefined,
    read: async () => {
      expect((await labels.upload(path, pdf("quick"))).error).toBeNull();
      return new TextEncoder().encode("slow");
    },
  };
  const how = { owner: null, upsert: false };
  await createObjects(storage.options).put(SERVICE_ROLE, { bucket: "labels", path }, slow, how);
  expect(await textOf((await labels.download(path)).data)).toBe("slow");
  expect(storage.files()).toBe(await storage.rows());
});

test("a part of an object is a 206, a part behind its end a 416, and what the client has a 304", async () => {
  const path = `${crypto.randomUUID()}.png`;
  const photos = storage.service().from("photos");
  await photos.upload(path, new Blob(["0123456789"], { type: "image/png" }));
  const get = (headers: Record<string, string>) =>
    raw("GET", `/object/public/photos/${path}`, { headers });
  for (
    const [range, text, part] of [
      ["bytes=2-4", "234", "bytes 2-4/10"],
      ["bytes=7-", "789", "bytes 7-9/10"],
      ["bytes=-2", "89", "bytes 8-9/10"],
      ["bytes=8-99", "89", "bytes 8-9/10"],
    ]
  ) {
    const answer = await get({ range: range! });
    expect([answer.status, answer.headers.get("content-range"), await answer.text()])
      .toEqual([206, part, text]);
  }
  for (const range of ["bytes=10-", "bytes=4-2", "bytes=-0", "bytes=1-2,4-5", "lines=1-2"]) {
    await expectError(await get({ range }), { statusCode: "416", code: "InvalidRange" }, 416);
  }
  const whole = await get({});
  expect(await whole.text()).toBe("0123456789");
  const [etag, modified] = ["etag", "last-modified"].map((name) => whole.headers.get(name)!);
  for (const [name, known] of [["if-none-match", etag], ["if-modified-since", modified]]) {
    const answer = await get({ [name!]: known! });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  }
  const old = await get({ "if-none-match": '"x"', "if-modified-since": new Date(0).toUTCString() });
  expect(await old.text()).toBe("0123456789");
});

test("a download has its file name, and a page is served as text", async () => {
  const { url } = storage;
  const { labels, path } = await storedLabel();
  const { data } = await labels.createSignedUrl(path, 60, { download: "nota.pdf" });
  const answer = await fetch(data!.signedUrl);
  await answer.body?.cancel();
  expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''nota.pdf");
  expect(answer.headers.get("cache-control")).toBeNull();
  expect(Date.parse(answer.headers.get("expires")!)).toBeGreaterThan(Date.now());
  await storage.service().createBucket("pages", { public: true });
  const pages = storage.service().from("pages");
  await pages.upload("page.html", "<script>alert(1)</script>", { contentType: "text/html" });
  const page = await fetch(`${url}/storage/v1/object/public/pages/page.html`);
  await page.body?.cancel();
  expect(page.headers.get("content-type")).toBe("text/plain");
});

test("update() creates, and custom metadata come along with a copy and a move", async () => {
  const labels = storage.service().from("labels");
  const [path, copied, moved] = [place(), place(), place()];
  const metadata = { order: "ORD1" };
  expect((await labels.update(path, pdf("x"), { metadata })).error).toBeNull();
  expect((await labels.copy(path, copied)).data).toEqual({ path: `labels/${copied}` });
  expect((await labels.move(path, moved)).error).toBeNull();
  expect((await labels.exists(path)).data).toBe(false);
  for (const name of [copied, moved]) {
    expect((await labels.info(name)).data).toMatchObject({ metadata, size: 1 });
  }
  expect((await labels.move(copied, moved)).error).toMatchObject({ statusCode: "409" });
  expect((await labels.copy(copied, moved)).error).toMatchObject({ code: "KeyAlreadyExists" });
});

test("everyone reads the info of an object in a public bucket, and of no other", async () => {
  const path = `${crypto.randomUUID()}.png`;
  await storage.service().from("photos").upload(path, new Blob(["x"], { type: "image/png" }));
  const info = (of: string) => fetch(`${storage.url}/storage/v1/object/info/public/${of}`);
  expect(await (await info(`photos/${path}`)).json()).toMatchObject({
    bucket_id: "photos",
    content_type: "image/png",
  });
  const { path: label } = await storedLabel("secret");
  await expectError(await info(`labels/${label}`), { code: "NoSuchBucket" });
});

test("a list is one level, sorted as asked and whatever the case, by time with the folders first", async () => {
  const labels = storage.service().from("labels");
  const top = crypto.randomUUID();
  for (const name of ["b.pdf", "C.pdf", "a/x.pdf", "A.pdf", "a/y.pdf", "ab/z.pdf"]) {
    await labels.upload(`${top}/${name}`, pdf("x"));
  }
  const names = async (options: Parameters<typeof labels.list>[1], folder = top) =>
    (await labels.list(folder, options)).data?.map(({ name, id }) =>
      id === null ? `${name}/` : name
    );
  expect(await names({})).toEqual(["A.pdf", "a/", "ab/", "b.pdf", "C.pdf"]);
  const sortBy = { column: "created_at", order: "desc" };
  expect(await names({ sortBy })).toEqual(["ab/", "a/", "A.pdf", "C.pdf", "b.pdf"]);
  expect(await names({ search: "a", limit: 2, offset: 1 })).toEqual(["a/", "ab/"]);
  expect(await names({}, `${top}/A`)).toEqual(["x.pdf", "y.pdf"]);
  expect((await labels.list(top, { sortBy: { column: "size" } })).error)
    .toMatchObject({ code: "InvalidRequest" });
});

test("a public photo is resized, never enlarged, and comes as WebP to those who accept it", async () => {
  const photos = storage.service().from("photos");
  const bytes = png({ width: 300, height: 200 });
  await photos.upload("wide.png", bytes, { contentType: "image/png" });
  await photos.upload("none.png", "no image", { contentType: "image/png" });
  const answer = async (query: string, accept = "*/*", name = "wide.png") => {
    const path = `/storage/v1/render/image/public/photos/${name}?${query}`;
    return await fetch(storage.url + path, { headers: { accept } });
  };
  const size = async (query: string, accept?: string) => {
    const { type, width, height } = imageSize(
      new Uint8Array(await (await answer(query, accept)).arrayBuffer()),
    );
    return `${type} ${width}x${height}`;
  };
  expect(await size("width=240&resize=contain")).toBe("png 240x160");
  expect(await size("width=240", "image/webp,*/*")).toBe("webp 240x160");
  expect(await size("width=240&format=origin", "image/webp")).toBe("png 240x160");
  expect(await size("width=90&height=90")).toBe("png 90x90");
  expect(await size("width=90&height=90&resize=contain")).toBe("png 90x60");
  expect(await size("width=1280&format=webp")).toBe("webp 300x200");
  for (const query of ["width=-1", "width=a", "quality=5", "resize=stretch", "format=gif"]) {
    await expectError(await answer(query), { statusCode: "400", code: "InvalidRequest" }, 400);
  }
  const message = "The source image is invalid or unsupported for rendering";
  await expectError(await answer("width=9", "*/*", "none.png"), { message }, 400);
  await expectError(await answer("", "*/*", "missing.png"), { code: "NoSuchKey" }, 400);
});

test("what a project without the feature refuses and what the stack does not emulate is said", async () => {
  const { error } = await storage.service().from("photos")
    .download("x.png", { transform: { width: 10 } });
  expect(error).toMatchObject({ status: 403, code: "FeatureNotEnabled" });
  await expectError(await raw("POST", "/upload/resumable"), { code: "NotSupported" }, 501);
});
