import * as z from "zod";
import { expect, test } from "vitest";
import { cursorPage, cursorPageOf } from "../../../shared/http/pagination.ts";

const query = z.object(cursorPage());
const ID = "7d3c0a52-0000-4000-8000-000000000001";

test("only what a page gave is a cursor", () => {
  const cursor = `2026-11-21T08:00:00.000000Z_${ID}`;
  expect(query.parse({ cursor })).toEqual({ limit: 20, offset: 0, cursor });
  for (const wrong of ["", "x", ID, `2026-11-21_${ID}`, `${cursor}'`, ` ${cursor}`]) {
    expect(query.safeParse({ cursor: wrong }).success, wrong).toBe(false);
  }
});

test("without a cursor a page is the first", () => {
  expect(query.parse({ limit: "7" })).toEqual({ limit: 7, offset: 0 });
});

test("the last page has no cursor, which is said and not left out", () => {
  const page = cursorPageOf(z.string());
  const last = { items: ["a"], total: 1, limit: 20, offset: 0 };
  expect(page.parse({ ...last, next_cursor: null })).toEqual({ ...last, next_cursor: null });
  expect(page.safeParse(last).success).toBe(false);
});
