import { expect, test } from "vitest";
import { publishPhotos } from "../../shared/work/photos.ts";
import type { PublishDeps } from "../../shared/work/photos.ts";
import { png, pngOf } from "../support/images.ts";

const PREFIX = "https://abc.supabase.co/storage/v1/object/public/photos/";
const USER = "10000000-0000-4000-8000-000000000000";
const FILE = "20000000-0000-4000-8000-000000000000.png";

/** Buckets with these uploads, of which the next write may fail. */
function buckets(uploads: Record<string, Uint8Array>, fails = false) {
  const objects = new Map(
    Object.entries(uploads).map(([file, bytes]) => [`listing-photos/${USER}/${file}`, bytes]),
  );
  const storage = {
    download: (bucket: string, path: string) => {
      const bytes = objects.get(`${bucket}/${path}`);
      return Promise.resolve(bytes ?? null);
    },
    exists: (bucket: string, path: string) => Promise.resolve(objects.has(`${bucket}/${path}`)),
    createObject: (bucket: string, path: string, bytes: Uint8Array) => {
      if (fails) {
        fails = false;
        return Promise.reject(new Error("The storage is down."));
      }
      objects.set(`${bucket}/${path}`, bytes);
      return Promise.resolve();
    },
    publicUrl: (_bucket: string, path: string) => PREFIX + path,
    remove: (bucket: string, paths: string[]) => {
      for (const path of paths) objects.delete(`${bucket}/${path}`);
      return Promise.resolve();
    },
  } as unknown as PublishDeps["storage"];
  const db = { service: { call: () => Promise.resolve() } } as unknown as PublishDeps["db"];
  return { objects, deps: { db, storage } };
}
const failingOnce = () => buckets({ [FILE]: png() }, true);

test("a storage that fails to write keeps the upload, and the next try publishes it", async () => {
  const { objects, deps } = failingOnce();
  const publish = () => publishPhotos(deps, USER, { photo_url: `${PREFIX}${USER}/${FILE}` });
  await expect(publish()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect([...objects.keys()]).toEqual([`listing-photos/${USER}/${FILE}`]);
  await publish();
  expect([...objects.keys()]).toEqual([`photos/${USER}/${FILE}`]);
});

test("a photo of a profile, dispute or return cannot be named by another spelling of its URL", async () => {
  const { deps } = failingOnce();
  for (
    const photo of [
      `${PREFIX}${USER}/${FILE}?download`,
      `${PREFIX}${USER}%2F${FILE}`,
      `${PREFIX.replace("object", "render/image")}${USER}/${FILE}`,
    ]
  ) {
    await expect(publishPhotos(deps, USER, { photo })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  }
  await publishPhotos(deps, USER, { photo: "https://images.example.com/a.jpg?width=1" });
});

test("a photo of a profile, dispute or return on another host is public and https", async () => {
  const { deps } = failingOnce();
  for (const photo of ["http://images.example.com/a.jpg", "https://10.0.0.1/a.jpg"]) {
    await expect(publishPhotos(deps, USER, { photo })).rejects.toMatchObject({
      reason: "photo_invalid",
    });
  }
});

test("ten large PNGs are checked in several requests, each goes on where the last one stopped", async () => {
  const files = Array.from(
    { length: 10 },
    (_, at) => FILE.replace("000000000000.", `00000000000${at}.`),
  );
  const large = pngOf(9 * 1024 * 1024);
  const { objects, deps } = buckets(Object.fromEntries(files.map((file) => [file, large])));
  const photos = Object.fromEntries(files.map((file) => [file, `${PREFIX}${USER}/${file}`]));
  const published = () => [...objects.keys()].filter((key) => key.startsWith("photos/")).length;
  for (const ready of [4, 8]) {
    await expect(publishPhotos(deps, USER, photos)).rejects.toMatchObject({
      reason: "photos_in_progress",
      retryAfterSeconds: 1,
    });
    expect(published()).toBe(ready);
  }
  await publishPhotos(deps, USER, photos);
  expect([published(), objects.size]).toEqual([10, 10]);
});
