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
