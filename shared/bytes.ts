/** Uint8Array<ArrayBuffer>, a type that the TypeScript of the platform's Deno 2.1.4 does not have. */
export type Bytes = ReturnType<typeof Uint8Array.from>;

export function join(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** All bytes of a stream; undefined if it has more than `maxBytes`, whose rest is not read. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Bytes | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return join(chunks);
}
