import { photoProblem } from "../../shared/domain/listing.ts";
import { ApiError } from "../../shared/errors.ts";

/** Throws VALIDATION with one detail per photo that is neither ours nor on a public https host. */
export function checkPhotos(photos: readonly string[] | undefined, ownPrefix: string): void {
  const details = (photos ?? []).flatMap((photo, index) => {
    const message = photoProblem(photo, ownPrefix);
    return message ? [{ path: `body.photos.${index}`, message }] : [];
  });
  const [first] = details;
  if (first) {
    throw new ApiError("VALIDATION", `Invalid body: ${first.path} ${first.message}`, { details });
  }
}
