import { expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { renderLabel } from "../../../functions/shipping/render_label.ts";
import type { Label } from "../../../functions/shipping/render_label.ts";
import zxing from "@zxing/library";
import { code128 } from "../../../functions/shipping/barcode.ts";

const BRAGA = {
  recipient_name: "Sari Dewi",
  phone: "+6281234567890",
  street: "Jl. Braga No. 12",
  district: "Sumur Bandung",
  city: "Bandung",
  province: "Jawa Barat",
  postal_code: "40111",
};
const KUTA = {
  ...BRAGA,
  recipient_name: "Made Wirawan",
  street: "Jl. Legian No. 7",
  district: null,
  city: "Badung",
  province: "Bali",
  postal_code: "80361",
};
const LABEL: Label = {
  reference: "ORD-261121-7K3M9Q",
  waybill: "WYB-1234567890123",
  is_return: false,
  courier_code: "anteraja",
  courier_service_code: "next_day",
  item: "Dress batik Pekalongan",
  weight_grams: 1250,
  sender: BRAGA,
  recipient: KUTA,
};

interface Word {
  str: string;
  width: number;
  transform: number[];
}

/** Reads the text of a rendered label with its positions. */
async function readLabel(changes: Partial<Label> = {}) {
  const document = await getDocumentProxy(await renderLabel({ ...LABEL, ...changes }));
  const page = await document.getPage(1);
  const words = (await page.getTextContent()).items as Word[];
  return {
    pages: document.numPages,
    millimetres: page.view.slice(2).map((points: number) => Math.round(points / 72 * 25.4)),
    text: words.map(({ str }) => str).join("\n"),
    words,
  };
}

/** Words outside the page's margins. */
const outside = ({ words }: { words: Word[] }) =>
  words.filter(({ transform: [, , , , x = 0, y = 0], width }) =>
    x < 14 || x + width > 297.7 - 14 + 0.5 || y < 14 || y > 419.5 - 14
  ).map(({ str }) => str);

test("a label is one A6 page with everything that a courier needs", async () => {
  const label = await readLabel();
  expect([label.pages, label.millimetres]).toEqual([1, [105, 148]]);
  for (
    const words of [
      "WYB-1234567890123",
      "ANTERAJA",
      "NEXT DAY",
      "ORD-261121-7K3M9Q",
      "1,25 kg",
      "1 x Dress batik Pekalongan",
      "Made Wirawan",
      "Jl. Legian No. 7",
      "Badung, Bali 80361",
      "Sari Dewi",
      "Jl. Braga No. 12",
      "Sumur Bandung, Bandung, Jawa Barat 40111",
      "+6281234567890",
    ]
  ) expect(label.text).toContain(words);
  expect(outside(label)).toEqual([]);
});

test("only a return is marked as a return", async () => {
  expect((await readLabel({ is_return: true })).text).toContain("RETUR / RETURN");
  expect((await readLabel()).text).not.toContain("RETUR");
});

test("a long address is set smaller and stays on the page to its last word", async () => {
  const street = "Perumahan Griya Asri Blok C-17 No. 4B, RT 003/RW 011, pagar hitam, ".repeat(4) +
    "titip satpam";
  const recipient = { ...KUTA, street };
  const label = await readLabel({ recipient, sender: recipient });
  expect(outside(label)).toEqual([]);
  expect(label.text.replaceAll("\n", " ")).toMatch(/titip satpam .*titip satpam/);
});

test("overlong words are broken, and text that does not fit is cut off", async () => {
  const recipient = { ...KUTA, recipient_name: "W".repeat(200), street: "w".repeat(5000) };
  const label = await readLabel({ recipient, item: "x".repeat(400), waybill: "8".repeat(60) });
  expect(outside(label)).toEqual([]);
  expect(label.text).toContain("…");
});

test.each([
  ["Zoë Müller-Ñuñez", "Zoë Müller-Ñuñez"],
  ["Nguyễn Thị Ánh Đặng", "Nguyen Thi Ánh Dang"],
  ["“Ayu” — Rumah™", "“Ayu” — Rumah™"],
  ["Ayu 💃🏽 Lestari", "Ayu Lestari"],
  ["王芳 (Wang Fang)", "?? (Wang Fang)"],
  ["Budi) Tj ET (Q\\", "Budi) Tj ET (Q\\"],
  ["A\u202eyu\u200b\u0007 L", "Ayu L"],
])("%j is printed as %j", async (recipient_name, shown) => {
  const label = await readLabel({ recipient: { ...KUTA, recipient_name } });
  expect(label.text).toContain(shown);
  expect(outside(label)).toEqual([]);
});

test("equal labels are equal bytes, and different labels are not", async () => {
  expect(await renderLabel(LABEL)).toEqual(await renderLabel({ ...LABEL }));
  expect(await renderLabel(LABEL)).not.toEqual(await renderLabel({ ...LABEL, waybill: "WYB-2" }));
});

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
