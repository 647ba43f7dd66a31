import type * as z from "zod";
import { ownPhotoPath, photoProblem } from "../../shared/domain/listing.ts";
import type { listingChanges } from "../../shared/domain/listing.ts";
import { invalid } from "../../shared/errors.ts";
import { named, photoPrefix, publishPhotos } from "../../shared/work/photos.ts";
import type { PublishDeps } from "../../shared/work/photos.ts";

/**
 * Publishes the caller's uploads among the photos, including those of flaws. Throws VALIDATION with one detail per
 * photo that is neither ours nor on a public https host.
 */
export async function checkPhotos(
  deps: PublishDeps,
  callerId: string,
  { photos = [], flaws }: z.output<typeof listingChanges>,
): Promise<void> {
  const prefix = photoPrefix(deps.storage);
  const details = photos.flatMap((photo, index) => {
    const message = photoProblem(photo, prefix);
    return message ? [{ path: `body.photos.${index}`, message }] : [];
  });
  const ofFlaws = flaws?.map(({ photo }) => photo);
  ofFlaws?.forEach((photo, index) => {
    if (!photo || ownPhotoPath(photo, prefix)?.startsWith(`${callerId}/`)) return;
    details.push({ path: `body.flaws.${index}.photo`, message: "must be one of your uploads" });
  });
  if (details.length > 0) throw invalid("photo_invalid", details);
  await publishPhotos(deps, callerId, {
    ...named("photos", photos),
    ...named("flaws", ofFlaws),
  });
}
