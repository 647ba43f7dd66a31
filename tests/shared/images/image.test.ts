import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { readImage } from "../../../shared/images/image.ts";
import {
  append,
  comment,
  exif,
  jpeg,
  png,
  pngOfZeros,
  webp,
  webpOf,
} from "../../support/images.ts";

const SECRET = "-6.9175,107.6191 Rani";
const holds = (bytes: Uint8Array, words: string) =>
  new TextDecoder("latin1").decode(bytes).includes(words);
const read = (bytes: Uint8Array) => readImage(bytes, "photo");

describe.each([
  ["image/jpeg", jpeg()],
  ["image/png", png()],
  ["image/webp", webp()],
])("a plain %s", (type, bytes) => {
  test("is unchanged", async () => {
    const image = await read(bytes);
    expect(image.type).toBe(type);
    expect([...image.bytes]).toEqual([...bytes]);
  });

  test("is rejected when truncated at any byte", async () => {
    for (let size = 0; size < bytes.length - 1; size++) {
      await expect(read(bytes.slice(0, size))).rejects.toMatchObject({ code: "VALIDATION" });
    }
  });

  test("loses appended data", async () => {
    const zip = "PK\x03\x04 a second file";
    expect([...(await read(append(bytes, zip))).bytes]).toEqual([...bytes]);
  });

  test("with random byte changes is accepted or rejected with VALIDATION, and never grows", async () => {
    const corruptions = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(corruptions, async (changes) => {
        const copy = bytes.slice();
        for (const [at, value] of changes) copy[at] = value;
        const image = await read(copy).catch((error) => error);
        if (image instanceof Error) expect(image).toMatchObject({ code: "VALIDATION" });
        else expect(image.bytes.length).toBeLessThanOrEqual(bytes.length + 36);
      }),
    );
  });
});

test.each([
  ["EXIF of a JPEG", jpeg({ extra: [exif(1, SECRET)] })],
  ["a comment in a JPEG", jpeg({ extra: [comment(SECRET)] })],
  ["text in a PNG", png({ extra: { tEXt: SECRET, iTXt: SECRET, zTXt: SECRET } })],
  ["EXIF of a PNG", png({ extra: { eXIf: SECRET, tIME: "2026-11" } })],
  ["EXIF and XMP of a WebP", webp({ extra: { "EXIF": SECRET, "XMP ": SECRET } })],
  ["an unknown chunk of a WebP", webp({ extra: { "RANI": SECRET } })],
])("%s is removed, the image stays", async (_where, bytes) => {
  expect(holds(bytes, SECRET)).toBe(true);
  const image = await read(bytes);
  expect(holds(image.bytes, SECRET)).toBe(false);
  expect([...(await read(image.bytes)).bytes]).toEqual([...image.bytes]);
});

test("a WebP does not announce removed metadata", async () => {
  const { bytes } = await read(webp({ extra: { "EXIF": SECRET } }));
  expect(bytes[20]).toBe(0);
});

test("of EXIF only a valid orientation is kept", async () => {
  const { bytes } = await read(jpeg({ extra: [exif(6, SECRET)] }));
  expect(bytes.length).toBe(jpeg().length + 36);
  expect([...bytes.slice(2, 38)]).toEqual([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ]);
  const invalid = await read(jpeg({ extra: [exif(9, SECRET)] }));
  expect([...invalid.bytes]).toEqual([...jpeg()]);
});

function jpegWithFrame(marker: number): Uint8Array {
  const bytes = jpeg();
  bytes[bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0) + 1] = marker;
  return bytes;
}

test.each([
  ["nothing", new Uint8Array()],
  ["text", new TextEncoder().encode("KTP")],
  ["HTML", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
  ["SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a PDF", new TextEncoder().encode("%PDF-1.7\n")],
  ["a polyglot of GIF and JavaScript", new TextEncoder().encode("GIF89a/*\0\0*/=1;alert(1)")],
  ["a PDF that contains a JPEG", append(new TextEncoder().encode("%PDF-1.7\n"), jpeg())],
  ["the start of a JPEG and then a script", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1])],
  ["the signature of a PNG and then HTML", append(png().slice(0, 8), "<script>alert(1)</script>")],
  ["a JPEG without image data", append(jpeg().slice(0, 20), new Uint8Array([0xff, 0xd9]))],
  ["a PNG without data", png().slice(0, 33)],
  ["a JPEG with height 0", jpeg({ height: 0, width: 8 })],
  ["a JPEG whose frame no browser decodes", jpegWithFrame(0xc5)],
  [
    "a PNG wider than the limit",
    (() => {
      const bytes = png();
      bytes[16] = 0x7f;
      return bytes;
    })(),
  ],
])("%s is rejected", async (_what, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a picture of up to 50 million pixels is one, by the sides that each format states", async () => {
  const MB = 1024 * 1024;
  const within = pngOfZeros({ width: 4000, height: 3000, inflated: (4000 * 3 + 1) * 3000 });
  expect((await read(within)).type).toBe("image/png");
  const big: [string, Uint8Array][] = [
    ["PNG of 20,000 x 20,000", pngOfZeros({ width: 20_000, height: 20_000, inflated: MB })],
    ["PNG of 8,000 x 6,251", pngOfZeros({ width: 8_000, height: 6_251, inflated: MB })],
    ["PNG of 30 million pixels", pngOfZeros({ width: 6_000, height: 5_000, inflated: MB })],
    ["PNG that inflates to 200 MB", pngOfZeros({ width: 100, height: 100, inflated: 200 * MB })],
    ["PNG that inflates to a byte more", pngOfZeros({ width: 8, height: 6, inflated: 151 })],
    ["WebP of 16,777,216 squared", webpOf({ canvas: 16_777_216 })],
    ["WebP whose picture is larger than its canvas", webpOf({ picture: 16_000 })],
    ["JPEG of 65,535 x 8", jpeg({ width: 65_528, height: 8 })],
  ];
  for (const [what, bytes] of big) {
    const before = Deno.memoryUsage().rss;
    await expect(read(bytes), what).rejects.toMatchObject({ code: "VALIDATION" });
    expect(Deno.memoryUsage().rss - before, what).toBeLessThan(150 * MB);
  }
});

/** A file of one mebibyte: `start`, one part again and again, `end`. */
function flooded(start: Uint8Array, part: number[], end: Uint8Array): Uint8Array {
  const count = Math.floor(1024 * 1024 / part.length);
  const bytes = new Uint8Array(start.length + count * part.length + end.length);
  bytes.set(start);
  for (let turn = 0; turn < count; turn++) bytes.set(part, start.length + turn * part.length);
  bytes.set(end, start.length + count * part.length);
  return bytes;
}

const chunk = (
  name: string,
  size: number,
) => [...new TextEncoder().encode(name), ...[size, 0, 0, 0]];
const jfif = [0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0];
const flood = (part: number[]) => flooded(jpeg().slice(0, 20), part, jpeg().slice(20));

test.each([
  ["JFIF segments", flood(jfif)],
  ["empty scans", flood([0xff, 0xda, 0, 2])],
  ["empty tables", flood([0xff, 0xdb, 0, 2])],
  [
    "chunks of a PNG",
    flooded(png().slice(0, 33), [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0], png().slice(33)),
  ],
  [
    "chunks of a WebP",
    (() => {
      const bytes = flooded(webp(), chunk("ALPH", 0), new Uint8Array());
      new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
      return bytes;
    })(),
  ],
])("a file of very many %s is rejected within a second", async (_what, bytes) => {
  const start = performance.now();
  await expect(read(bytes)).rejects.toMatchObject({ code: "VALIDATION" });
  expect(performance.now() - start).toBeLessThan(1000);
});
