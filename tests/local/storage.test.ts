import { afterAll, beforeAll, expect, test } from "vitest";
import { ANON, openStorage, pdf, place, textOf } from "./test_storage.ts";
import type { TestStorage } from "./test_storage.ts";

let storage: TestStorage;
beforeAll(async () => void (storage = await openStorage()));
afterAll(() => storage.close());

test("an uploaded object is downloaded, described, listed and removed", async () => {
  const labels = storage.service().from("labels");
  const path = place();
  const stored = await labels.upload(path, pdf("one"));
  expect(stored.error).toBeNull();
  expect(stored.data).toMatchObject({ path, fullPath: `labels/${path}` });
  const { data } = await labels.download(path);
  expect([data?.type, await textOf(data)]).toEqual(["application/pdf", "one"]);
  expect((await labels.info(path)).data).toMatchObject({ size: 3, contentType: "application/pdf" });
  expect((await labels.exists(path)).data).toBe(true);
  const [folderName, name] = path.split("/");
  expect((await labels.list(folderName)).data).toMatchObject([{ name, metadata: { size: 3 } }]);
  expect((await labels.list()).data?.find((entry) => entry.name === folderName)?.id).toBeNull();
  expect((await labels.remove([path])).data).toMatchObject([{ name: path }]);
  expect((await labels.download(path)).error).toMatchObject({ message: "Object not found" });
});

test("a second upload to one path is rejected, unless it asks to replace", async () => {
  const labels = storage.service().from("labels");
  const path = place();
  await labels.upload(path, pdf("one"));
  expect((await labels.upload(path, pdf("two"))).error).toMatchObject({ statusCode: "409" });
  expect((await labels.upload(path, pdf("two"), { upsert: true })).error).toBeNull();
  expect((await labels.update(path, pdf("three"))).error).toBeNull();
  expect(await textOf((await labels.download(path)).data)).toBe("three");
  expect((await labels.update(place(), pdf("four"))).error).toMatchObject({ statusCode: "404" });
  const [files, rows] = await storage.counts();
  expect(files).toBe(rows);
});

test("each bucket accepts its own types and sizes, in both ways of uploading", async () => {
  const ktp = storage.service().from("ktp");
  const big = new Uint8Array(5 * 1024 * 1024 + 1);
  const text = new Blob(["x"], { type: "text/plain" });
  expect((await ktp.upload("a.txt", text)).error).toMatchObject({ statusCode: "415" });
  expect((await ktp.upload("a.txt", "x", { contentType: "text/plain" })).error).toMatchObject({
    statusCode: "415",
  });
  const jpeg = { contentType: "image/jpeg" };
  expect((await ktp.upload("a.jpg", big, jpeg)).error).toMatchObject({ statusCode: "413" });
  expect((await ktp.upload("a.jpg", new Blob([big], { type: "image/jpeg" }))).error).toMatchObject({
    statusCode: "413",
  });
  expect((await ktp.upload("a.jpg", big.subarray(1), jpeg)).error).toBeNull();
  expect((await storage.service().from("nowhere").upload("a", pdf("x"))).error).toMatchObject({
    message: "Bucket not found",
  });
  expect((await storage.service().listBuckets()).data?.map(({ id }) => id)).toEqual([
    "ktp",
    "labels",
    "listing-photos",
  ]);
});

test("everyone can read a public bucket, and no other", async () => {
  const photos = storage.service().from("listing-photos");
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
    for (const bucket of ["labels", "ktp", "listing-photos"]) {
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
    expect((await client.listBuckets()).data).toEqual([]);
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

test("of twenty concurrent uploads to one path one succeeds, the others get an error, and no file is left over", async () => {
  const labels = storage.service().from("labels");
  const path = place();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => labels.upload(path, pdf(`${at}`))),
  );
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  const [files, rows] = await storage.counts();
  expect(files).toBe(rows);
});
