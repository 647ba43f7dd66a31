import * as z from "zod";
import { submission } from "../../shared/domain/ktp.ts";
import { ApiError } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { EXTENSIONS, readImage } from "../../shared/images/image.ts";
import type { Image } from "../../shared/images/image.ts";
import type { Storage } from "../../shared/providers/storage.ts";
import { endpoint } from "./deps.ts";

const MAX_BODY_BYTES = 12 * 1024 * 1024;
const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const photo = z.file().meta({
  description: "JPEG, PNG or WebP (detected from the content), at most 5 MiB. Metadata is removed.",
});

export const submit = endpoint({
  id: "ktp_submit",
  method: "POST",
  path: "/ktp/submit",
  title: "Submit your KTP",
  description: "Sends a photo of your identity card and a selfie to staff, as " +
    "multipart/form-data of at most 12 MiB. 409 while one is pending or approved. Next: poll " +
    "`GET /ktp/status`.",
  auth: member,
  request: { form: z.object({ photo, selfie: photo }) },
  maxBodyBytes: MAX_BODY_BYTES,
  response: { status: 201, schema: submission },
  reasons: [
    "already_verified",
    "photo_invalid",
    "photo_too_large",
    "storage_unavailable",
    "upload_too_slow",
    "verification_pending",
  ],
  limit: "ktp_submit",
  handler: async ({ body, client, deps }) => {
    const [card, face] = [await read(body.photo, "photo"), await read(body.selfie, "selfie")];
    const reserved = await client.call("internal.begin_ktp_submission", {
      photo_extension: EXTENSIONS[card.type],
      selfie_extension: EXTENSIONS[face.type],
    });
    await Promise.all([
      store(deps.storage, reserved.photo_path, card),
      store(deps.storage, reserved.selfie_path, face),
    ]).catch(storageFailed);
    return await client.call("api.ktp_submit", { submission_id: reserved.id });
  },
});

async function read(file: File, name: string): Promise<Image> {
  if (file.size > MAX_PHOTO_BYTES) {
    throw new ApiError("photo_too_large", { facts: { name, max_bytes: MAX_PHOTO_BYTES } });
  }
  return await readImage(new Uint8Array(await file.arrayBuffer()), name);
}

/** Drops the cause: it contains the path of the photos, which must not be logged. */
function storageFailed(): never {
  throw new ApiError("storage_unavailable", { retryAfterSeconds: 10 });
}

const store = (storage: Storage, path: string, { bytes, type }: Image) =>
  storage.putObject("ktp", path, bytes, type);
