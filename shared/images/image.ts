/** Photos that people send: what they really are, and the picture in them without anything that tells on its owner. */
import { ApiError } from "../errors.ts";
import type { Strip } from "./bytes.ts";
import { stripJpeg } from "./jpeg.ts";
import { stripPng } from "./png.ts";
import { stripWebp } from "./webp.ts";

export type ImageType = "image/jpeg" | "image/png" | "image/webp";

export interface Image {
  type: ImageType;
  /** The picture alone: no metadata, and nothing before or after it. */
  bytes: Uint8Array;
}

const STRIP: Record<ImageType, Strip> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/webp": stripWebp,
};

/**
 * Reads the type from the content, whatever anyone called it, and keeps only the picture. Throws
 * VALIDATION for what is no JPEG, PNG or WebP from its first byte to its last: a file that is two things
 * at once loses the other one here, or is rejected.
 */
export async function readImage(bytes: Uint8Array, name: string): Promise<Image> {
  const type = await sniff(bytes);
  if (!type) throw refused(name, "must be a JPEG, PNG or WebP image");
  const picture = STRIP[type](bytes);
  if (!picture) throw refused(name, "is damaged: it is not one whole image");
  return { type, bytes: picture };
}

/** The type of what the bytes are, if it is one of ours. */
async function sniff(bytes: Uint8Array): Promise<ImageType | undefined> {
  const { fileTypeFromBuffer } = await import("file-type/core");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found && Object.hasOwn(STRIP, found.mime) ? found.mime as ImageType : undefined;
}

function refused(name: string, why: string): ApiError {
  const details = [{ path: `body.${name}`, message: why }];
  return new ApiError("VALIDATION", `Invalid body: body.${name} ${why}`, { details });
}
