import { join } from "../bytes.ts";
import { hasText, isSane, MAX_PARTS, viewOf } from "./bytes.ts";
import type { Strip } from "./bytes.ts";

const START = 0xd8, END = 0xd9, SCAN = 0xda, APP0 = 0xe0, EXIF = 0xe1, ADOBE = 0xee;
/** Huffman and arithmetic tables, frames, quantization, restart interval. */
const DECODES = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || marker === 0xdb || marker === 0xdd;
const IS_FRAME = (marker: number) =>
  DECODES(marker) && marker <= 0xcf && marker % 4 !== 0 ||
  marker === 0xc0;
/** JFIF 1.2, square pixels, no thumbnail: a thumbnail may show the uncropped image. */
const JFIF = Uint8Array.of(0xff, APP0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0);
/** libjpeg's own limit for its output; a decoder redraws the whole image for each scan. */
const MAX_SCANS = 100;

interface Segment {
  marker: number;
  /** Includes the marker. */
  bytes: Uint8Array;
  next: number;
}

/** Keeps the segments for decoding, and the orientation. */
export const stripJpeg: Strip = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept = [bytes.subarray(0, 2)];
  let [orientation, frames, scans, hasJfif] = [1, 0, 0, false];
  for (let at = 2, parts = 0;; parts++) {
    const segment = readSegment(bytes, at);
    if (!segment || parts > MAX_PARTS || scans > MAX_SCANS) return null;
    const { marker, bytes: whole, next } = segment;
    at = next;
    if (marker === END) break;
    if (marker === EXIF) orientation = readOrientation(whole) ?? orientation;
    else if (marker === APP0 && hasText(whole, "JFIF\0", 4)) hasJfif = true;
    else if (marker === ADOBE && hasText(whole, "Adobe", 4)) kept.push(whole);
    else if (marker === SCAN) {
      const end = endOfScan(bytes, at);
      kept.push(whole, bytes.subarray(at, end));
      at = end;
      scans++;
    } else if (DECODES(marker)) {
      if (IS_FRAME(marker)) {
        if (!isSaneFrame(whole)) return null;
        frames++;
      }
      kept.push(whole);
    }
  }
  if (frames !== 1 || scans === 0) return null;
  const start = [
    ...orientation > 1 ? [onlyOrientation(orientation)] : [],
    ...hasJfif ? [JFIF] : [],
  ];
  kept.splice(1, 0, ...start);
  return join([...kept, Uint8Array.of(0xff, END)]);
};

function readSegment(bytes: Uint8Array, at: number): Segment | null {
  if (bytes[at] !== 0xff) return null;
  // Any number of 0xff may precede a marker.
  while (bytes[at + 1] === 0xff) at++;
  const marker = bytes[at + 1];
  if (marker === END) return { marker, bytes: bytes.subarray(at, at + 2), next: at + 2 };
  if (marker === undefined || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return null;
  if (at + 4 > bytes.length) return null;
  const next = at + 2 + viewOf(bytes).getUint16(at + 2);
  if (next < at + 4 || next > bytes.length) return null;
  return { marker, bytes: bytes.subarray(at, next), next };
}

/** The offset of the next marker; stuffed zeros and restart markers belong to the scan. */
function endOfScan(bytes: Uint8Array, at: number): number {
  for (;; at++) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

function isSaneFrame(frame: Uint8Array): boolean {
  if (frame.length < 11) return false;
  const [height, width] = [viewOf(frame).getUint16(5), viewOf(frame).getUint16(7)];
  return isSane(width, height);
}

/** The EXIF orientation, 1 to 8; undefined without a valid one. */
function readOrientation(segment: Uint8Array): number | undefined {
  if (!hasText(segment, "Exif\0\0", 4)) return undefined;
  const tiff = viewOf(segment.subarray(10));
  if (tiff.byteLength < 14) return undefined;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, little) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment with only the orientation: without it, phone photos are shown on their side. */
function onlyOrientation(value: number): Uint8Array {
  const segment = new Uint8Array(36);
  segment.set([0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]);
  segment.set([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0], 18);
  return segment;
}
