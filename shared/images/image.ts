import { invalid } from "../errors.ts";
import type { Strip } from "./bytes.ts";
import { stripJpeg } from "./jpeg.ts";
import { stripPng } from "./png.ts";
import { stripWebp } from "./webp.ts";

/** File extensions by type. */
export const EXTENSIONS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
} as const;

export type ImageType = keyof typeof EXTENSIONS;

export interface Image {
  type: ImageType;
  /** Without metadata, and without bytes before or after the image. */
  bytes: Uint8Array;
  /** Pixels as displayed, after the photo's rotation. */
  width: number;
  height: number;
}

const STRIP: Record<ImageType, Strip> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/webp": stripWebp,
};

/**
 * Detects the type from the content and removes metadata. Throws VALIDATION unless the bytes are a complete JPEG,
 * PNG or WebP. A polyglot file loses its other content or is rejected.
 */
export async function readImage(bytes: Uint8Array, name: string): Promise<Image> {
  const type = await sniff(bytes);
  if (!type) throw invalidPhoto(name, "must be a JPEG, PNG or WebP image");
  const stripped = await STRIP[type](bytes);
  const size = stripped && await sizeOf(stripped);
  if (!size) {
    throw invalidPhoto(
      name,
      "is damaged, or larger than 50 million pixels; a PNG, than 64 MiB unpacked",
    );
  }
  return { type, bytes: stripped, ...size };
}

/** Null for images that no browser shows either: the library throws at a lossless or arithmetic JPEG. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  const { imageSize } = await import("image-size");
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Orientations from 5 on swap width and height.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}

async function sniff(bytes: Uint8Array): Promise<ImageType | undefined> {
  const { fileTypeFromBuffer } = await import("file-type/core");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found && Object.hasOwn(STRIP, found.mime) ? found.mime as ImageType : undefined;
}

const invalidPhoto = (name: string, why: string) =>
  invalid("photo_invalid", [{ path: `body.${name}`, message: why }]);
