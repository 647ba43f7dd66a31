import { ownPhotoPath } from "../../../shared/domain/listing.ts";
import { ApiError } from "../../../shared/errors.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import { readImage } from "../../../shared/images/image.ts";
import type { Storage } from "../../../shared/providers/storage.ts";
import { MAX_BYTES, PHOTO_BUCKET, photoPrefix } from "../../../shared/work/photos.ts";
import type { Looks } from "../providers/looks.ts";

/** Looks at a listing's first photo, if it is in our bucket. Throws if the provider is down, so that the job is retried. */
export async function listingsLook(
  { db, storage, looks }: Deps & { storage: Storage; looks: Looks | undefined },
  { listing_id }: { listing_id: string },
): Promise<void> {
  const photo = looks && await db.service.call("internal.photo_to_look_at", { listing_id });
  const path = photo ? ownPhotoPath(photo, photoPrefix(storage)) : undefined;
  if (!looks || !photo || !path) return;
  const bytes = await storage.download(PHOTO_BUCKET, decodeURIComponent(path), MAX_BYTES);
  if (!bytes || bytes === "too_large") return;
  const image = await readImage(bytes, "photo").catch((error) => {
    if (!(error instanceof ApiError)) throw error;
  });
  if (!image) return;
  await db.service.call("internal.record_looks", {
    listing_id,
    photo,
    looks: await looks.lookAt(image),
  });
}
