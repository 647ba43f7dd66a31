import { photoProblem } from "../../shared/domain/listing.ts";
import { invalid } from "../../shared/errors.ts";
import { named, publishPhotos } from "../../shared/work/photos.ts";
import type { PublishDeps } from "../../shared/work/photos.ts";

/**
 * Publishes the caller's uploads among the photos. Throws VALIDATION with one detail per photo that is neither ours nor
 * on a public https host.
 */
export async function checkPhotos(
  deps: PublishDeps,
  callerId: string,
  photos: readonly string[] = [],
): Promise<void> {
  const details = photos.flatMap((photo, index) => {
    const message = photoProblem(photo, deps.ownPhotoPrefix);
    return message ? [{ path: `body.photos.${index}`, message }] : [];
  });
  if (details.length > 0) throw invalid("photo_invalid", details);
  await publishPhotos(deps, callerId, named("photos", photos));
}
