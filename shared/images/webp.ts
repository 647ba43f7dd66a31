import { join } from "../bytes.ts";
import { hasText, isSane, MAX_PARTS, viewOf } from "./bytes.ts";
import type { Strip } from "./bytes.ts";

const ALPHA = 0x10, ANIMATION = 0x02;

/** Keeps only the bitstream and its alpha channel; rejects animations. */
export const stripWebp: Strip = (bytes) => {
  if (bytes.length < 20 || !hasText(bytes, "RIFF", 0) || !hasText(bytes, "WEBP", 8)) return null;
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  // Bytes after the declared end are dropped.
  if (end > bytes.length) return null;
  const kept: Uint8Array[] = [];
  let pictures = 0;
  for (let at = 12, parts = 0; at + 8 <= end; parts++) {
    if (parts > MAX_PARTS) return null;
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + length % 2;
    if (next > end) return null;
    const chunk = bytes.slice(at, next);
    if (hasText(chunk, "VP8X", 0)) {
      if (at !== 12 || length < 10 || (chunk[8]! & ANIMATION) !== 0) return null;
      if (!isSane(1 + uint24(chunk, 12), 1 + uint24(chunk, 15))) return null;
      chunk[8] = chunk[8]! & ALPHA;
      kept.push(chunk);
    } else if (hasText(chunk, "VP8 ", 0) || hasText(chunk, "VP8L", 0)) {
      if (!isBitstream(chunk, length)) return null;
      kept.push(chunk);
      pictures++;
    } else if (hasText(chunk, "ALPH", 0)) kept.push(chunk);
    at = next;
  }
  return pictures === 1 ? riff(kept) : null;
};

const uint24 = (bytes: Uint8Array, at: number) =>
  bytes[at]! | bytes[at + 1]! << 8 | bytes[at + 2]! << 16;

function isBitstream(chunk: Uint8Array, length: number): boolean {
  if (hasText(chunk, "VP8L", 0)) {
    if (length < 5 || chunk[8] !== 0x2f) return false;
    const sides = viewOf(chunk).getUint32(9, true);
    return isSane(1 + (sides & 0x3fff), 1 + (sides >>> 14 & 0x3fff));
  }
  if (length < 10 || !hasText(chunk, "\x9d\x01\x2a", 11)) return false;
  const view = viewOf(chunk);
  return isSane(view.getUint16(14, true) & 0x3fff, view.getUint16(16, true) & 0x3fff);
}

function riff(chunks: Uint8Array[]): Uint8Array {
  const whole = join([new Uint8Array(12), ...chunks]);
  whole.set([0x52, 0x49, 0x46, 0x46], 0);
  whole.set([0x57, 0x45, 0x42, 0x50], 8);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}
