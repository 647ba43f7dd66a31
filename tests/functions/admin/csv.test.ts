import { expect, test } from "vitest";
import { toCsv } from "../../../functions/admin/csv.ts";

test("CSV has a header, a line per row, and quotes where needed", () => {
  const rows = [{ a: 'say "hi", twice', b: -5 }, { a: null, b: true }];
  expect(toCsv(["a", "b"], rows)).toBe('a,b\r\n"say ""hi"", twice",-5\r\n,true\r\n');
});

test("a text that looks like a formula is escaped, and a number is not", () => {
  for (const text of ["=1+1", "+1", "-1", "@x"]) {
    expect(toCsv(["a"], [{ a: text }])).toBe(`a\r\n'${text}\r\n`);
  }
});

test("a text adds no line of its own to the file", () => {
  const rows = [{ a: "Rok\r\nbatik,\u2028baru" }, { a: "\t=1+1" }];
  expect(toCsv(["a"], rows)).toBe('a\r\n"Rok batik, baru"\r\n\'=1+1\r\n');
});
