/**
 * How an uploaded photo becomes public:
 * 1. The app uploads with a signed URL to a private bucket, where a job removes it after three hours.
 * 2. The first request that uses the photo's public URL reads those bytes, checks them, removes their metadata and
 *    writes them to the same path of the public bucket, which only our key writes.
 * 3. Its size and URL are recorded. Listings derive the URLs of smaller sizes from them.
 * 4. Then the operation stores the URL. A later upload changes nothing that is public. If two requests publish the
 *    path at the same moment, Storage may admit both writes, and the last one stays. Both images are the
 *    owner's, and checked.
 */
import { ownPhotoPath, photoProblem } from "../domain/listing.ts";
import type { DatabaseClient } from "../db/client.ts";
import { ApiError, invalid } from "../errors.ts";
import { readImage } from "../images/image.ts";
import type { Image } from "../images/image.ts";
import { unavailable } from "../providers/call.ts";
import type { Storage } from "../providers/storage.ts";

export const UPLOAD_BUCKET = "listing-photos";
export const PHOTO_BUCKET = "photos";
const PATH = /^([0-9a-f-]{36})\/[0-9a-f-]{36}\.(?:jpg|png|webp)$/;

/** The limit of a photo's bucket. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** Bytes of PNGs: inflating this many takes half a second of a worker's two seconds. */
const CHECKED_PER_REQUEST = 32 * 1024 * 1024;

/**
 * Photos by the name of their field. Throws VALIDATION for a photo that is missing, no image, or neither ours nor on a
 * public https host, or UNAVAILABLE. Each request checks some of many large PNGs, which stay public, and throws
 * CONFLICT until all are checked.
 */
export async function publishPhotos(
  deps: PublishDeps,
  callerId: string,
  photos: Record<string, string | null | undefined>,
): Promise<void> {
  const prefix = photoPrefix(deps.storage);
  let checked = 0;
  // One after the other: each may have 10 MiB.
  for (const [name, photo] of Object.entries(photos)) {
    if (!photo) continue;
    const problem = photoProblem(photo, prefix);
    if (problem) throw invalid("photo_invalid", [{ path: `body.${name}`, message: problem }]);
    const path = ownPhotoPath(photo, prefix);
    if (!path || PATH.exec(path)?.[1] !== callerId) continue;
    if (checked >= CHECKED_PER_REQUEST) {
      throw new ApiError("photos_in_progress", { retryAfterSeconds: 1 });
    }
    checked += await publish(deps, path, name);
  }
}

/** Why photos cannot be published. */
export const photoReasons = [
  "photo_invalid",
  "photo_not_found",
  "photos_in_progress",
  "storage_unavailable",
] as const;

export interface PublishDeps {
  storage: Storage;
  db: { service: DatabaseClient };
}

/** The start of every public URL of our own photos. */
export const photoPrefix = (storage: Storage): string => storage.publicUrl(PHOTO_BUCKET, "");

/** The photos of a list, by the names of its elements. */
export const named = <Photo>(name: string, photos: readonly Photo[] = []): Record<string, Photo> =>
  Object.fromEntries(photos.map((photo, index) => [`${name}.${index}`, photo]));

/** Returns the number of checked bytes of a PNG. */
async function publish(
  { db, storage }: PublishDeps,
  path: string,
  name: string,
): Promise<number> {
  const failed = unavailable("storage_unavailable");
  const uploaded = await storage.download(UPLOAD_BUCKET, path, MAX_BYTES).catch(failed);
  if (!uploaded) {
    if (await storage.exists(PHOTO_BUCKET, path).catch(failed)) return 0;
    throw invalid("photo_not_found", [{
      path: `body.${name}`,
      message: "has not been uploaded",
    }]);
  }
  const remove = () => storage.remove(UPLOAD_BUCKET, [path]).catch(failed);
  const { bytes, type, width, height } = await checked(uploaded, name).catch(async (error) => {
    // So that the app can upload another file under the same URL.
    await remove();
    throw error;
  });
  // The upload stays until this succeeds: the caller tries again.
  await storage.createObject(PHOTO_BUCKET, path, bytes, type).catch(failed);
  const url = storage.publicUrl(PHOTO_BUCKET, path);
  await db.service.call("internal.record_photo", { path, url, width, height });
  await remove();
  return type === "image/png" ? uploaded.length : 0;
}

async function checked(uploaded: Uint8Array | "too_large", name: string): Promise<Image> {
  if (uploaded !== "too_large") return await readImage(uploaded, name);
  throw invalid("photo_invalid", [{ path: `body.${name}`, message: "must have at most 10 MiB" }]);
}
