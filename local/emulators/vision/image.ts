// @ts-types="@types/pngjs"
import { PNG } from "pngjs";
import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import { Buffer } from "node:buffer";

export interface Image {
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  /** The most frequent colour, in Indonesian; null where the picture is not a PNG that can be decoded. */
  colour: string | null;
}

const DATA_URL = /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+=*)$/;

/** Null unless the bytes are a picture of the type in the URL. */
export function readImage(dataUrl: string): Image | null {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (!type || !base64) return null;
  const bytes = Buffer.from(base64, "base64");
  const size = attempt(() => imageSize(bytes));
  if (!size?.width || !size.height || size.type?.replace("jpg", "jpeg") !== type) return null;
  return {
    sha256: createHash("sha256").update(bytes).digest("hex"),
    type: `image/${type}`,
    bytes: bytes.length,
    width: size.width,
    height: size.height,
    colour: type === "png" ? attempt(() => mainColour(PNG.sync.read(bytes).data)) : null,
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Of RGBA pixels. White is the background unless there is nothing else. */
function mainColour(pixels: Uint8Array): string | null {
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const name = nameOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return names.find((name) => name !== "Putih") ?? names[0] ?? null;
}

const COLOURS: [name: string, red: number, green: number, blue: number][] = [
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

function nameOf(red: number, green: number, blue: number): string {
  const distance = ([, r, g, b]: typeof COLOURS[number]) =>
    (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  return COLOURS.reduce((best, each) => distance(each) < distance(best) ? each : best)[0];
}
