import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANON, openStorage, pdf, place, SECRET, textOf } from "./test_storage.ts";
import type { TestStorage } from "./test_storage.ts";

let storage: TestStorage;
beforeAll(async () => void (storage = await openStorage()));
afterAll(() => storage.close());

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
  const many = await labels.createSignedUrls([path, "missing.pdf"], 60);
  expect(many.data?.map(({ error }) => error === null)).toEqual([true, false]);
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

test("objects and signed URLs survive a restart", async () => {
  const labels = storage.service().from("labels");
  const path = place();
  await labels.upload(path, pdf("kept"));
  const { data } = await labels.createSignedUrl(path, 60);
  storage.restart();
  expect(await (await fetch(data!.signedUrl)).text()).toBe("kept");
  expect(await textOf((await storage.service().from("labels").download(path)).data)).toBe("kept");
});
