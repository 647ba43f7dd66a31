/** What the twin of a model can see: how large a picture is, its commonest colour, and its fingerprint. */
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";

export interface Look {
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  /** A word for the commonest colour; null where the twin cannot decode the picture. */
  colour: string | null;
}

const DATA_URL = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/]+=*)$/;

/** Looks at the bytes of a data URL; null when they are no picture of the type that it names. */
export function lookAt(dataUrl: string): Look | null {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (!type || !base64) return null;
  const bytes = Buffer.from(base64, "base64");
  const size = SIZES[type]?.(bytes);
  if (!size || size[0] === 0 || size[1] === 0) return null;
  return {
    sha256: createHash("sha256").update(bytes).digest("hex"),
    type,
    bytes: bytes.length,
    width: size[0],
    height: size[1],
    colour: type === "image/png" ? commonestColour(bytes) : null,
  };
}

type Size = (bytes: Buffer) => [width: number, height: number] | undefined;

const SIZES: Record<string, Size> = {
  "image/png": (bytes) =>
    bytes.length > 33 && bytes.readUInt32BE(0) === 0x89504e47
      ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
      : undefined,
  "image/jpeg": (bytes) => {
    for (let at = 2; at + 9 < bytes.length;) {
      const marker = bytes[at + 1]!;
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
        return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
      }
      at += 2 + bytes.readUInt16BE(at + 2);
    }
    return undefined;
  },
  "image/webp": (bytes) => {
    const kind = bytes.toString("latin1", 12, 16);
    if (kind === "VP8X") return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    if (kind === "VP8 ") return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    const bits = bytes.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  },
};

/** Of 8-bit RGB and RGBA pictures, backgrounds that are nearly white left out. */
function commonestColour(png: Buffer): string | null {
  const [width, height, depth, kind] = [
    png.readUInt32BE(16),
    png.readUInt32BE(20),
    png[24],
    png[25],
  ];
  const channels = kind === 2 ? 3 : kind === 6 ? 4 : 0;
  if (depth !== 8 || channels === 0 || png[28] !== 0) return null;
  const counts = new Map<string, number>();
  const pixels = unfilter(inflateSync(dataOf(png)), width, height, channels);
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const word = wordFor(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, left], [, right]) => right - left).map(([word]) => word);
  return ranked.find((word) => word !== "Putih") ?? ranked[0] ?? null;
}

function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  return Buffer.concat(parts);
}

/** Each row of a PNG tells how it differs from its neighbours. */
function unfilter(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column >= channels ? out[at - channels]! : 0;
      const up = row > 0 ? out[at - stride]! : 0;
      const corner = row > 0 && column >= channels ? out[at - stride - channels]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      out[at] = raw[row * (stride + 1) + 1 + column]! + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const COLOURS: [string, number, number, number][] = [
  ["Putih", 250, 250, 250],
  ["Hitam", 20, 20, 20],
  ["Abu-abu", 128, 128, 128],
  ["Merah", 200, 30, 50],
  ["Merah muda", 240, 150, 180],
  ["Oranye", 235, 130, 40],
  ["Kuning", 240, 215, 60],
  ["Hijau", 50, 140, 70],
  ["Biru", 40, 80, 190],
  ["Ungu", 120, 60, 150],
  ["Coklat", 120, 75, 45],
  ["Krem", 235, 220, 190],
];

function wordFor(red: number, green: number, blue: number): string {
  const distance = ([, r, g, b]: [string, number, number, number]) =>
    (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  return COLOURS.reduce((best, each) => distance(each) < distance(best) ? each : best)[0];
}
