import { expect, test } from "vitest";
import {
  joinedLine,
  onOneLine,
  optionalLine,
  optionalText,
  reasonText,
  requiredLine,
  requiredText,
} from "../../../shared/domain/text.ts";

const CONTROLS = [
  "\0",
  "\t",
  "\u0007",
  "\u001b",
  "\u007f",
  "\u0085",
  "\u061c",
  "\u200e",
  "\u200f",
  "\u2028",
  "\u2029",
  "\u202a",
  "\u202e",
  "\u2066",
  "\u2069",
];
const FINE = [
  "Rok batik",
  "Kebaya “Rani” – ukuran M/L",
  "قميص",
  "💃🏽 👩‍👩‍👧",
  "Jl. Braga No. 12, RT 03/RW 04",
];

test.each([...CONTROLS, "\n", "\r", "\r\n"])("a line with %j is rejected", (character) => {
  for (const schema of [requiredLine(50), optionalLine(50), reasonText]) {
    expect(schema.safeParse(`Rok${character}batik`).success).toBe(false);
  }
});

test.each([...CONTROLS, "\r"])("a text with %j is rejected", (character) => {
  for (const schema of [requiredText(50), optionalText(50)]) {
    expect(schema.safeParse(`Rok${character}batik`).success).toBe(false);
  }
});

test("texts may have newlines, which are stored as one character", () => {
  expect(requiredText(50).parse("Rok\r\nbatik\n\nbaru")).toBe("Rok\nbatik\n\nbaru");
  expect(joinedLine(50).parse("Jl. Braga\r\nNo. 12")).toBe("Jl. Braga No. 12");
});

test.each(FINE)("%j is unchanged in any field", (text) => {
  for (const schema of [requiredLine(80), optionalLine(80), requiredText(80), optionalText(80)]) {
    expect(schema.parse(text)).toBe(text);
  }
});

test("blank means no text, and surrounding whitespace is not stored", () => {
  for (const schema of [optionalLine(9), optionalText(9)]) {
    expect([schema.parse(" "), schema.parse(null), schema.parse(" Rok\n")])
      .toEqual([null, null, "Rok"]);
  }
  expect(requiredLine(9).safeParse(" ").success).toBe(false);
});

test("a stored text takes one line wherever it is printed", () => {
  expect(onOneLine("Rok\r\nBcc: x@example.test\u202e\tbaru ")).toBe("Rok Bcc: x@example.test baru");
});
