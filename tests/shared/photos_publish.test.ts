import { expect, test } from "vitest";
import { publishPhotos } from "../../shared/work/photos.ts";
import type { PhotoDeps } from "../../shared/providers/photos.ts";
import { png } from "../support/images.ts";

const PREFIX = "https://abc.supabase.co/storage/v1/object/public/photos/";
const USER = "10000000-0000-4000-8000-000000000000";
const FILE = "20000000-0000-4000-8000-000000000000.png";

/** Buckets with one upload, whose next write fails. */
function failingOnce() {
  const objects = new Map([[`listing-photos/${USER}/${FILE}`, png()]]);
  let fails = true;
  const storage = {
    download: (bucket: string, path: string) => {
      const bytes = objects.get(`${bucket}/${path}`);
      return Promise.resolve(bytes ? { bytes, contentType: "image/png" } : null);
    },
    exists: (bucket: string, path: string) => Promise.resolve(objects.has(`${bucket}/${path}`)),
    createObject: (bucket: string, path: string, bytes: Uint8Array) => {
      if (fails) {
        fails = false;
        return Promise.reject(new Error("The storage is down."));
      }
      objects.set(`${bucket}/${path}`, bytes as Uint8Array<ArrayBuffer>);
      return Promise.resolve();
    },
    remove: (bucket: string, paths: string[]) => {
      for (const path of paths) objects.delete(`${bucket}/${path}`);
      return Promise.resolve();
    },
  } as unknown as PhotoDeps["storage"];
  return { objects, deps: { storage, ownPhotoPrefix: PREFIX } };
}

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
