import { join } from "../bytes.ts";
import { hasText, isSane, MAX_PARTS, viewOf } from "./bytes.ts";
import type { Strip } from "./bytes.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";
const DRAWS = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD"];

/** Bytes of pixels: 16 million pixels with alpha. */
const MAX_INFLATED = 64 * 1024 * 1024;

/** Keeps only the chunks that affect rendering. */
export const stripPng: Strip = async (bytes) => {
  if (!hasText(bytes, SIGNATURE, 0)) return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  const data: Uint8Array[] = [];
  let size: number | null = null;
  for (let at = 8, parts = 0; at + 12 <= bytes.length; parts++) {
    if (parts > MAX_PARTS) return null;
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    const type = DRAWS.find((name) => hasText(bytes, name, at + 4));
    if ((at === 8) !== (type === "IHDR")) return null;
    if (type === "IHDR") {
      size = length === 13 ? inflatedSize(view, at + 8) : null;
      if (size === null) return null;
    }
    if (type) kept.push(bytes.subarray(at, next));
    if (type === "IEND") {
      return length === 0 && size !== null && await inflatesTo(size, data) ? join(kept) : null;
    }
    if (type === "IDAT") data.push(bytes.subarray(at + 8, at + 8 + length));
    at = next;
  }
  return null;
};

const PIECE = 16 * 1024;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes of all rows, each with its filter; null for an invalid header, or an image that is too large. */
function inflatedSize(view: DataView, at: number): number | null {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const [depth, colour, interlaced] = [at + 8, at + 9, at + 12].map((place) =>
    view.getUint8(place)
  );
  const bits = depth! * (CHANNELS[colour!] ?? 0);
  if (bits === 0 || !isSane(width, height)) return null;
  // The seven passes of an interlaced image have up to two rows together for each row, with their
  // own filters.
  const size = (Math.ceil(width * bits / 8) + 1) * height + (interlaced ? 4 * (width + height) : 0);
  return size <= MAX_INFLATED ? size : null;
}

/** Whether the data is complete and no larger than the header says: larger data is a decompression bomb. */
async function inflatesTo(size: number, data: readonly Uint8Array[]): Promise<boolean> {
  const inflate = new DecompressionStream("deflate");
  const writer = inflate.writable.getWriter();
  const written = (async () => {
    for (const part of data) {
      // Small pieces: each is inflated at once, to at most a thousand times its size.
      for (let at = 0; at < part.length; at += PIECE) {
        await writer.write(part.slice(at, at + PIECE));
      }
    }
    await writer.close();
  })().catch(() => {});
  let inflated = 0;
  try {
    for await (const part of inflate.readable) {
      inflated += part.length;
      if (inflated > size) return false;
    }
  } catch {
    // Bytes after the end of the data are an error, too; decoders ignore them.
    return inflated === size;
  } finally {
    await written;
  }
  return inflated > 0;
}
