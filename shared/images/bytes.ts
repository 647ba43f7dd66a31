/** The image without metadata, or null when the bytes are not one complete image of the format. */
export type Strip = (bytes: Uint8Array) => Uint8Array | null | Promise<Uint8Array | null>;

/** The limit of the platform's image transformation; a larger claim is a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;

export const isSane = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE &&
  width * height <= MAX_PIXELS;

/**
 * Segments or chunks per file, ten times as many as encoders write: millions of empty ones would exhaust the memory.
 */
export const MAX_PARTS = 20_000;

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function hasText(bytes: Uint8Array, text: string, at: number): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}
