import { expect, test } from "vitest";
import { ERRORS } from "../../shared/errors.ts";
import { isReason, REASONS } from "../../shared/reasons.ts";
import type { Reason } from "../../shared/reasons.ts";
import { filesBelow, read, schemaText } from "./project.ts";

const factsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact!);

test("every reason that SQL raises is listed", () => {
  const raises = /\braise_error\(\s*'(\w+)'|\block_row\([^;]*?,\s*'(\w+)'\s*\)/g;
  const raised = [...schemaText().matchAll(raises)].map(([, word, ofLock]) => word ?? ofLock!);
  expect(raised.length).toBeGreaterThan(200);
  expect(raised.filter((reason) => !isReason(reason)), "add it to shared/reasons/").toEqual([]);
});

test("every listed reason is raised somewhere", () => {
  const code = ["functions", "shared"].flatMap(filesBelow)
    .filter((file) => file.endsWith(".ts") && !file.startsWith("shared/reasons"))
    .map(read);
  const words = new Set(
    [schemaText(), ...code].flatMap((text) =>
      [...text.matchAll(/["'](\w+)["']/g)].map(([, word]) => word)
    ),
  );
  expect(Object.keys(REASONS).filter((reason) => !words.has(reason)), "remove it").toEqual([]);
});

test("every code has a reason, every reason a name in snake case and two sentences with the same facts", () => {
  const used = new Set(Object.values(REASONS).map(([code]) => code));
  expect(Object.keys(ERRORS).filter((code) => !used.has(code as keyof typeof ERRORS))).toEqual([]);
  for (const [reason, [, english, indonesian]] of Object.entries(REASONS)) {
    expect(reason).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const sentence of [english, indonesian]) {
      expect(sentence, reason).toMatch(/^[A-Z{].*[.}]$/);
    }
    expect(factsOf(english), reason).toEqual(expect.arrayContaining(factsOf(indonesian)));
  }
});

test("amounts have commas in English, dots in Indonesian", async () => {
  const { ApiError } = await import("../../shared/errors.ts");
  const { inLocale } = await import("../../shared/locale.ts");
  const facts = { price: 1_250_000, item_price: 900 };
  const error = new ApiError("label_too_expensive", { facts });
  expect(error.message).toContain("Rp1,250,000, more than the item (Rp900)");
  const { message } = await inLocale(error, "id");
  expect(message).toContain("Rp1.250.000 melebihi harga barang (Rp900)");
});

test("a reason of a newer database is a conflict", async () => {
  const { raised } = await import("../../shared/db/errors.ts");
  const error = raised("not_known_yet", undefined);
  expect([error.code, error.reason, error.message])
    .toEqual(["CONFLICT", "not_known_yet" as Reason, "The request was rejected."]);
});
