/** Reading bytes, as the container formats of pictures need it. */

/** The picture alone, or null when the bytes are not one whole picture of the kind. */
export type Strip = (bytes: Uint8Array) => Uint8Array | null;

/** Beyond any camera; a picture that claims more is a trap for whoever opens it. */
export const MAX_SIDE = 20_000;

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether these characters stand at this place. */
export function hasText(bytes: Uint8Array, text: string, at: number): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}
