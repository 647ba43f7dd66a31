import { expect, test } from "vitest";
import { sqlFunctions, unreadRaises } from "../../tools/openapi/raised.ts";
import { codeOf, isReason, meaningOf, REASONS } from "../../shared/reasons.ts";
import { ApiError, ERRORS } from "../../shared/errors.ts";
import { filesBelow, read, schemaText } from "./project.ts";

const HOW = "add it to shared/reasons/, with its code and its sentences";
const raises = [...sqlFunctions().values()].flatMap(({ name, raises }) =>
  raises.map((raise) => ({ name, ...raise }))
);
const sources = ["functions", "shared"].flatMap(filesBelow)
  .filter((file) => file.endsWith(".ts") && !file.startsWith("shared/reasons"));
const code = sources.map((file) => ({ file, text: read(file) }));

test("every raise_error states a code and a reason", () => {
  expect(unreadRaises(), "raise_error('<code>', '<reason>', 'A sentence.')").toEqual([]);
  expect(raises.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
});

test("a call without a reason is reported", () => {
  const text = "begin\n  perform private.raise_error('CONFLICT', 'No reason.');\nend";
  expect(unreadRaises([{ path: "a.sql", text }])).toEqual([
    "a.sql: 1 calls, 0 with a code and a reason",
  ]);
});

test("every reason that SQL raises is listed, with its code", () => {
  const wrong = raises.flatMap(({ name, code, reasons }) =>
    reasons.filter((reason) => !isReason(reason) || codeOf(reason) !== code)
      .map((reason) => `${name}: ${code} ${reason}`)
  );
  expect(wrong, HOW).toEqual([]);
});

/** `new ApiError("CODE", "reason"`, and a tuple of shared/db/errors.ts. */
const THROWN = /(?:ApiError\(|\w: \[)\s*"([A-Z_]{3,})",\s*"([a-z_]+)"/g;

test("every reason that TypeScript throws has the code of the list", () => {
  const thrown = code.flatMap(({ file, text }) =>
    [...text.matchAll(THROWN)].map(([, code, reason]) => ({ file, code, reason }))
  );
  expect(thrown.length).toBeGreaterThan(60);
  expect(thrown.filter(({ code, reason }) => !isReason(reason!) || codeOf(reason) !== code), HOW)
    .toEqual([]);
});

/** What follows the reason where it is raised, up to the end of the statement. */
const raisedIn = (text: string, reason: string, quote: string) =>
  [...text.matchAll(
    new RegExp(`${quote}[A-Z_]+${quote},\\s*${quote}${reason}${quote},([\\s\\S]*?)\\);`, "g"),
  )]
    .map(([, rest]) => rest!);

test("every fact in an Indonesian sentence is given where the reason is raised", () => {
  const sql = schemaText();
  const typescript = code.map(({ text }) => text).join("\n");
  const missing = Object.entries(REASONS).flatMap(([reason, [, , sentence]]) => {
    const given = [...raisedIn(sql, reason, "'"), ...raisedIn(typescript, reason, '"')];
    return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact!)
      // The seconds are those of Retry-After.
      .filter((fact) => fact !== "seconds")
      .filter((fact) => !given.every((rest) => new RegExp(`facts.*\\b${fact}\\b`, "s").test(rest)))
      .map((fact) => `${reason}: ${fact}`);
  });
  expect(missing, "p_facts => jsonb_build_object('<fact>', …), or { facts: { <fact> } }").toEqual(
    [],
  );
});

test("every listed reason is raised somewhere", () => {
  const raised = new Set([
    ...raises.flatMap(({ reasons }) => reasons),
    ...code.flatMap(({ text }) => [...text.matchAll(/"(\w+)"/g)].map(([, word]) => word)),
  ]);
  expect(Object.keys(REASONS).filter((reason) => !raised.has(reason)), "remove it").toEqual([]);
});

test("the table in docs/clients.md has the words of the list", () => {
  const rows = [...read("docs/clients.md").matchAll(/^\| `(\w+)` \| (\d{3}) \| (.*?) \|/gm)];
  expect(rows.length).toBeGreaterThan(8);
  const wrong = rows.filter(([, reason, status, meaning]) =>
    !isReason(reason!) || String(ERRORS[codeOf(reason)].status) !== status ||
    meaningOf(reason) !== meaning
  );
  expect(wrong.map(([row]) => row)).toEqual([]);
});

test("every code has a reason, every reason a name in snake case and two sentences", () => {
  const used = new Set(Object.values(REASONS).map(([code]) => code));
  expect(Object.keys(ERRORS).filter((code) => !used.has(code as keyof typeof ERRORS))).toEqual([]);
  for (const [reason, [, english, indonesian]] of Object.entries(REASONS)) {
    expect(reason).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([english, indonesian].every((sentence) => /^[A-Z{].*[.]$/.test(sentence)), reason)
      .toBe(true);
  }
});

test("amounts in English sentences have commas, in Indonesian ones dots", async () => {
  const raw = [...schemaText().matchAll(/Rp ?%s[\s\S]*?\);/g)]
    .filter(([text]) => !text.includes("FM999"));
  expect(raw).toEqual([]);
  const { inIndonesian } = await import("../../shared/sentences.ts");
  const facts = { price: 1_250_000, item_price: 900 };
  const error = new ApiError("CONFLICT", "label_too_expensive", "", { facts });
  expect(inIndonesian(error).message).toContain("Rp1.250.000 melebihi harga barang (Rp900)");
});
