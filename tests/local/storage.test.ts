import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import type { StorageOptions } from "../../local/storage/caller.ts";
import { createStorageApi } from "../../local/storage/storage.ts";
import { createDatabase } from "../support/database.ts";

const ANON = "sb_publishable_test";
const SERVICE = "sb_secret_test";
const SECRET = "storage-secret-of-a-test-with-32-chars";

async function openStorage() {
  const database = await createDatabase();
  const folder = await Deno.makeTempDir();
  let handle: (request: Request) => Response | Promise<Response>;
  const server = await listen(0, (request) => handle(request));
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const issuer = `${server.url}/auth/v1`;
  const options: StorageOptions = {
    sql: database.admin,
    folder: `${folder}/storage`,
    anonKey: ANON,
    serviceRoleKey: SERVICE,
    jwks: { keys: [await exportJWK(publicKey)] },
    issuer,
    secret: SECRET,
  };
  /** Keeps only the database and the folder. */
  const restart = () => {
    const storage = createStorageApi(options);
    handle = createGateway({
      functions: {},
      mounts: { "/storage/v1": (request) => storage.fetch(request) },
      fallback: () => new Response(null, { status: 404 }),
    });
  };
  restart();
  const as = (key: string, token?: string) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
    }).storage;
  return {
    database,
    folder,
    restart,
    as,
    service: () => as(SERVICE),
    userToken: await new SignJWT({ role: "authenticated" }).setProtectedHeader({ alg: "ES256" })
      .setSubject(crypto.randomUUID()).setIssuer(issuer).setAudience("authenticated")
      .setExpirationTime("1h").sign(privateKey),
    /** The number of files, and how many of them have a row. */
    counts: async () => [
      [...Deno.readDirSync(options.folder)].length,
      (await database.admin`select from storage.objects`).length,
    ],
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

test("everyone can read a public bucket, and no other", async () => {
  const photos = storage.service().from("photos");
  const path = `${crypto.randomUUID()}.png`;
  await photos.upload(path, new Blob(["png"], { type: "image/png" }));
  const seen = await fetch(photos.getPublicUrl(path).data.publicUrl);
  expect([seen.status, await seen.text()]).toEqual([200, "png"]);
  const label = place();
  await storage.service().from("labels").upload(label, pdf("secret"));
  const hidden = await fetch(storage.service().from("labels").getPublicUrl(label).data.publicUrl);
  expect([hidden.status, await hidden.text()]).toEqual([
    400,
    expect.not.stringContaining("secret"),
  ]);
});

test("with the anon key or a user's token nothing can be read, written, signed or removed", async () => {
  const path = place();
  await storage.service().from("labels").upload(path, pdf("secret"));
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
    expect((await labels.remove([path])).data).toEqual([]);
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
  const labels = storage.service().from("labels");
  const path = place();
  await labels.upload(path, pdf("signed"));
  const { data } = await labels.createSignedUrl(path, 60);
  const opened = await fetch(data!.signedUrl);
  expect([opened.status, await opened.text()]).toEqual([200, "signed"]);
  const url = `labels/${path}`;
  const base = data!.signedUrl.split("?")[0];
  const now = Math.floor(Date.now() / 1000);
  for (
    const token of [
      "",
      "x.y.z",
      await mint({ url, purpose: "read" }, now - 1),
      await mint({ url, purpose: "read" }, "1h", `${SECRET}!`),
      await mint({ url: "labels/other.pdf", purpose: "read" }, "1h"),
      await mint({ url, purpose: "write" }, "1h"),
    ]
  ) {
    const rejected = await fetch(`${base}?token=${token}`);
    expect([rejected.status, (await rejected.json()).error]).toEqual([400, "InvalidJWT"]);
  }
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
  const stale = await mint({ url: `labels/${path}`, purpose: "write" }, 1);
  expect((await anonymous.uploadToSignedUrl(path, stale, pdf("x"))).error).toMatchObject({
    statusCode: "400",
  });
});
