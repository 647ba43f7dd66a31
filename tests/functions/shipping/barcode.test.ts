import zxing from "@zxing/library";
import { expect, test } from "vitest";
import { code128 } from "../../../functions/shipping/barcode.ts";

// A CommonJS package, whose names Deno does not see.
const { BitArray, Code128Reader } = zxing;

/** Decodes one row of pixels, with white space on both sides, by an independent library. */
function decoded(stripes: number[]): string {
  const quiet = 10;
  const row = new BitArray(stripes.reduce((sum, stripe) => sum + stripe, 2 * quiet));
  let x = quiet;
  stripes.forEach((stripe, index) => {
    for (let module = 0; module < stripe; module++, x++) if (index % 2 === 0) row.set(x);
  });
  return new Code128Reader().decodeRow(0, row, new Map()).getText();
}

test.each([
  "WYB-1234567890123",
  "WYB-123456789012",
  "JX1234567890",
  "000123456789",
  "1",
  "12",
  "123",
  "12345",
  "A1B22C333D4444E55555F",
  "~ !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}",
])("a scanner reads %s", (text) => expect(decoded(code128(text))).toBe(text));

test("digits are encoded in pairs, which is shorter", () => {
  const width = (text: string) => code128(text).reduce((sum, stripe) => sum + stripe, 0);
  expect(width("1234567890")).toBeLessThan(width("abcdefghij"));
});

test.each(["", "Ñ", "a\nb", "💃"])("%j is rejected as a tracking number", (text) => {
  expect(() => code128(text)).toThrow(/ASCII/);
});
