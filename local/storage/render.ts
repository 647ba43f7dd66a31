/** Emulates the platform's image transformation of public objects: imgproxy, by sharp. */
import { Buffer } from "node:buffer";
import * as z from "zod";
import { invalid } from "./errors.ts";

const MAX_SIDE = 2000;
const MAX_PIXELS = 50_000_000;
const FITS = { cover: "cover", contain: "inside", fill: "fill" } as const;

const integer = z.string().regex(/^\d+$/, "must be integer").transform(Number);
const side = integer.transform((pixels) => Math.min(pixels, MAX_SIDE) || undefined).optional();

const transformation = z.object({
  width: side,
  height: side,
  resize: z.enum(["cover", "contain", "fill"]).default("cover"),
  format: z.enum(["origin", "avif", "webp"]).optional(),
  quality: integer.pipe(z.int().min(20).max(100)).default(80),
});

/** Returns the bytes and their type. Without a format, a client that accepts WebP gets it. */
export async function render(
  bytes: Uint8Array<ArrayBuffer>,
  query: Record<string, string>,
  accept = "",
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const parsed = transformation.safeParse(query);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw invalid(`querystring/${path.join("/")} ${message}`);
  }
  const { width, height, resize, quality, format } = parsed.data;
  // Loaded when a page shows its first photo, not at each start.
  const { default: sharp } = await import("sharp");
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format: origin = "jpeg" } = await image.metadata().catch(unreadable);
  const detected = /image\/webp/.test(accept) ? "webp" : origin;
  const target = format === "origin" ? origin : format ?? detected;
  const fit = width && height ? FITS[resize] : "inside";
  const { data, info } = await image.autoOrient()
    .resize({ ...width && { width }, ...height && { height }, fit, withoutEnlargement: true })
    .toFormat(target as "jpeg", { quality })
    .toBuffer({ resolveWithObject: true }).catch(unreadable);
  const type = info.format === "heif" ? "image/avif" : `image/${info.format}`;
  return { bytes: new Uint8Array(Buffer.from(data)), type };
}

function unreadable(): never {
  throw invalid("The source image is invalid or unsupported for rendering");
}
