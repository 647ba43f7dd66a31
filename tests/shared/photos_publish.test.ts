import { expect, test } from "vitest";
import { publishPhotos } from "../../shared/work/photos.ts";
import type { PhotoDeps } from "../../shared/providers/photos.ts";
import { png } from "../support/images.ts";

const PREFIX = "https://abc.supabase.co/storage/v1/object/public/listing-photos/";
const USER = "10000000-0000-4000-8000-000000000000";
const FILE = "20000000-0000-4000-8000-000000000000.png";

/** A bucket with one upload, whose next write fails. */
function failingOnce() {
  const objects = new Map([[`${USER}/uploads/${FILE}`, png()]]);
  let fails = true;
  const storage = {
    download: (_bucket: string, path: string) => {
      const bytes = objects.get(path);
      return Promise.resolve(bytes ? { bytes, contentType: "image/png" } : null);
    },
    exists: (_bucket: string, path: string) => Promise.resolve(objects.has(path)),
    createObject: (_bucket: string, path: string, bytes: Uint8Array) => {
      if (fails) {
        fails = false;
        return Promise.reject(new Error("The storage is down."));
      }
      objects.set(path, bytes as Uint8Array<ArrayBuffer>);
      return Promise.resolve();
    },
    remove: (_bucket: string, paths: string[]) => {
      for (const path of paths) objects.delete(path);
      return Promise.resolve();
    },
  } as unknown as PhotoDeps["storage"];
  return { objects, deps: { storage, ownPhotoPrefix: PREFIX } };
}

test("a storage that fails to write keeps the upload, and the next try publishes it", async () => {
  const { objects, deps } = failingOnce();
  const publish = () => publishPhotos(deps, USER, { photo_url: `${PREFIX}${USER}/${FILE}` });
  await expect(publish()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect([...objects.keys()]).toEqual([`${USER}/uploads/${FILE}`]);
  await publish();
  expect([...objects.keys()]).toEqual([`${USER}/${FILE}`]);
});

test("a photo of a profile, dispute or return cannot name an upload by another spelling of its URL", async () => {
  const { deps } = failingOnce();
  for (
    const photo of [
      `${PREFIX}${USER}/uploads/${FILE}?download`,
      `${PREFIX}${USER}%2Fuploads%2F${FILE}`,
      `${PREFIX.replace("object", "render/image")}${USER}/uploads/${FILE}`,
    ]
  ) {
    await expect(publishPhotos(deps, USER, { photo })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  }
  await publishPhotos(deps, USER, { photo: "https://images.example.com/a.jpg?width=1" });
});
