import { join } from "../bytes.ts";
import { hasText, MAX_PARTS, MAX_SIDE, viewOf } from "./bytes.ts";
import type { Strip } from "./bytes.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";
const DRAWS = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD"];

/** Keeps only the chunks that affect rendering. */
export const stripPng: Strip = (bytes) => {
  if (!hasText(bytes, SIGNATURE, 0)) return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  let hasData = false;
  for (let at = 8, parts = 0; at + 12 <= bytes.length; parts++) {
    if (parts > MAX_PARTS) return null;
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    const type = DRAWS.find((name) => hasText(bytes, name, at + 4));
    if ((at === 8) !== (type === "IHDR")) return null;
    if (type === "IHDR" && !isSane(view, at + 8, length)) return null;
    if (type) kept.push(bytes.subarray(at, next));
    if (type === "IEND") return hasData && length === 0 ? join(kept) : null;
    hasData ||= type === "IDAT";
    at = next;
  }
  return null;
};

function isSane(view: DataView, at: number, length: number): boolean {
  if (length !== 13) return false;
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
}
