/** Describes one photo: fetched safely, cached by its content, within a daily limit per user. */
import { sha256 } from "../../shared/digest.ts";
import { ownPhotoPath } from "../../shared/domain/listing.ts";
import { ApiError } from "../../shared/errors.ts";
import type { Caller, Deps } from "../../shared/http/endpoint.ts";
import { inUse } from "../../shared/features.ts";
import type { Off } from "../../shared/features.ts";
import { readImage } from "../../shared/images/image.ts";
import type { Image } from "../../shared/images/image.ts";
import { fetchPublic } from "./fetch_public.ts";
import type { PublicWeb } from "./fetch_public.ts";
import { unavailable } from "../../shared/providers/call.ts";
import type { Bucket, Storage } from "../../shared/providers/storage.ts";
import { MAX_BYTES, PHOTO_BUCKET, photoPrefix, UPLOAD_BUCKET } from "../../shared/work/photos.ts";
import { VisionFailed } from "../../shared/providers/vision.ts";
import type { Vision } from "./vision.ts";

export interface CategorizeDeps extends Deps {
  storage: Storage;
  vision: Vision | Off;
  web: PublicWeb;
}

const FETCH_TIMEOUT_MS = 10_000;

/**
 * Describes the item on the photo, from the cache or by the model.
 * Throws VALIDATION, RATE_LIMITED or UNAVAILABLE.
 */
export async function categorize(deps: CategorizeDeps, caller: Caller, photoUrl: string) {
  const vision = inUse(deps.vision);
  const client = deps.db.user(caller);
  const image = await loadPhoto(deps, caller.id, photoUrl);
  const claim = await client.call("api.ai_categorize", {
    photo_url: photoUrl,
    sha256: sha256(image.bytes),
    model: vision.model,
  }) as { id: string; answer: unknown };
  if (claim.answer) return claim.answer;
  try {
    const { seen, usage } = await vision.analyze(image);
    return await client.call("internal.record_categorization", {
      id: claim.id,
      answer: seen,
      failure: null,
      usage,
    });
  } catch (error) {
    if (!(error instanceof VisionFailed)) throw error;
    const { trouble, usage = null, retryAfterSeconds = 10 } = error;
    await client.call("internal.record_categorization", {
      id: claim.id,
      answer: null,
      failure: trouble,
      usage,
    });
    const reason = trouble === "declined" ? "photo_declined" : "vision_unavailable";
    throw new ApiError(reason, {
      retryAfterSeconds,
      cause: error,
    });
  }
}

async function loadPhoto(deps: CategorizeDeps, callerId: string, photoUrl: string): Promise<Image> {
  const { storage, web } = deps;
  const path = ownPhotoPath(photoUrl, photoPrefix(storage));
  if (path === undefined) {
    const limits = { maxBytes: MAX_BYTES, timeoutMs: FETCH_TIMEOUT_MS };
    return await readImage(await fetchPublic(photoUrl, web, limits), "photo_url");
  }
  const read = (bucket: Bucket) =>
    storage.download(bucket, decodeURIComponent(path), MAX_BYTES)
      .catch(unavailable("storage_unavailable"));
  // An upload that is not public yet is its owner's.
  const bytes = await read(PHOTO_BUCKET) ??
    (path.startsWith(`${callerId}/`) ? await read(UPLOAD_BUCKET) : null);
  if (!bytes || bytes === "too_large") {
    throw new ApiError("photo_not_found", {
      details: [{ path: "body.photo_url", message: "could not be found" }],
    });
  }
  return await readImage(bytes, "photo_url");
}
