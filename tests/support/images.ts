import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: (Uint8Array | number[])[]) =>
  new Uint8Array(Buffer.concat(
    parts.map((part) => part instanceof Uint8Array ? part : Uint8Array.from(part)),
  ));
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 255);
const little = (value: number, size: number) => big(value, size).reverse();

export type Rgb = [red: number, green: number, blue: number];

/** Of eight bits per sample; `samples` is 3 for colour, 1 for grey. */
function pngFile(
  sides: { width: number; height: number; samples: 1 | 3 },
  data: Uint8Array,
  extra: Record<string, string> = {},
): Uint8Array {
  const chunk = (type: string, body: Uint8Array) => {
    const named = joined(text(type), body);
    return joined(big(body.length, 4), named, big(crc32(named), 4));
  };
  const colour = sides.samples === 3 ? 2 : 0;
  const header = [...big(sides.width, 4), ...big(sides.height, 4), 8, colour, 0, 0, 0];
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", Uint8Array.from(header)),
    ...Object.entries(extra).map(([type, words]) => chunk(type, text(words))),
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array()),
  );
}

/** A PNG of one colour; `extra` chunks precede the image data. */
export function png(
  { width = 8, height = 6, rgb = [200, 30, 60] as Rgb, extra = {} as Record<string, string> } = {},
): Uint8Array {
  const row = [0, ...Array.from({ length: width }, () => rgb).flat()];
  const data = deflateSync(new Uint8Array(Array.from({ length: height }, () => row).flat()));
  return pngFile({ width, height, samples: 3 }, data, extra);
}

/** A complete PNG of noise, about this large. */
export function pngOf(bytes: number): Uint8Array {
  const [width, height] = [1024, Math.ceil(bytes / 1025)];
  const rows = Buffer.from(
    Uint8Array.from(
      { length: 1025 * 64 },
      (_, at) => at % 1025 === 0 ? 0 : (at * 2_654_435_761) >>> 13,
    ),
  );
  const data = deflateSync(Buffer.alloc(1025 * height, rows), { level: 0 });
  return pngFile({ width, height, samples: 1 }, data);
}

/** A PNG whose header says one size and whose data, of zeros, inflates to another. */
export const pngOfZeros = (
  { inflated, ...sides }: { width: number; height: number; inflated: number },
): Uint8Array =>
  pngFile({ ...sides, samples: 3 }, deflateSync(new Uint8Array(inflated), { level: 9 }));

const segment = (marker: number, body: Uint8Array | number[]) =>
  joined([0xff, marker], big(body.length + 2, 2), body);

/** An EXIF segment with the orientation and a location text. */
export function exif(orientation: number, place: string): Uint8Array {
  const entries = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...entries];
  return segment(0xe1, joined(text("Exif\0\0"), tiff, text(place)));
}

/** A comment segment of a JPEG. */
export const comment = (words: string): Uint8Array => segment(0xfe, text(words));

/** A grey JPEG, a multiple of eight pixels wide and high; `extra` segments come first. */
export function jpeg({ width = 16, height = 8, extra = [] as Uint8Array[] } = {}): Uint8Array {
  const blocks = (width / 8) * (height / 8);
  // One symbol per table, one bit per symbol: each block is "no difference, end of block".
  const table = (kind: number) => [kind, 1, ...Array.from({ length: 15 }, () => 0), 0];
  const bits = "00".repeat(blocks).padEnd(Math.ceil(blocks / 4) * 8, "1");
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  return joined(
    [0xff, 0xd8],
    segment(0xe0, joined(text("JFIF\0"), [1, 2, 0, 0, 1, 0, 1, 0, 0])),
    ...extra,
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]),
    segment(0xc4, table(0x00)),
    segment(0xc4, table(0x10)),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    data,
    [0xff, 0xd9],
  );
}

/** A lossless WebP of one colour; `extra` chunks follow the image. */
export function webp(
  { width = 8, height = 6, rgb = [30, 60, 200] as Rgb, extra = {} as Record<string, string> } = {},
): Uint8Array {
  let bits = "";
  const write = (value: number, size: number) => {
    for (let bit = 0; bit < size; bit++) bits += (value >> bit) & 1;
  };
  write(width - 1, 14);
  write(height - 1, 14);
  write(0, 4); // no transparency, version 0
  write(0, 3); // no transform, no colour cache, one set of codes
  for (const symbol of [rgb[1], rgb[0], rgb[2], 255]) {
    write(0b101, 3); // a simple code of one symbol in eight bits
    write(symbol, 8);
  }
  write(0b0001, 4); // distances: one symbol, in one bit
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g)!
    .map((byte) => parseInt([...byte].reverse().join(""), 2));
  const chunk = (type: string, body: Uint8Array | number[]) =>
    joined(text(type), little(body.length, 4), body, body.length % 2 ? [0] : []);
  const flags = [0x0c, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)];
  const chunks = joined(
    Object.keys(extra).length > 0 ? chunk("VP8X", flags) : [],
    chunk("VP8L", [0x2f, ...bytes]),
    ...Object.entries(extra).map(([type, words]) => chunk(type, text(words))),
  );
  return joined(text("RIFF"), little(chunks.length + 4, 4), text("WEBP"), chunks);
}

/** A WebP that claims other sides: of the canvas (VP8X), or of the picture (VP8L). */
export function webpOf(sides: { canvas?: number; picture?: number }): Uint8Array {
  const bytes = webp({ extra: { "ICCP": "none" } });
  if (sides.canvas) bytes.set([...little(sides.canvas - 1, 3), ...little(sides.canvas - 1, 3)], 24);
  if (sides.picture) {
    const side = sides.picture - 1;
    bytes.set(little((side | side << 14) >>> 0, 4), 39);
  }
  return bytes;
}

export const append = (first: Uint8Array, second: Uint8Array | string): Uint8Array =>
  joined(first, typeof second === "string" ? text(second) : second);
