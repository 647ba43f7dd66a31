import { expect, test } from "vitest";
import { PAGE, pageAfter } from "../../panel/src/paging.ts";

const items = Array(PAGE).fill({});

test("a list is paged by offset to 100, and by cursor from there", () => {
  const list = { items, total: 1_000, next_cursor: "next" };
  expect(pageAfter({}, list)).toEqual({ offset: 20 });
  expect(pageAfter({ offset: "80" }, list)).toEqual({ offset: 100 });
  expect(pageAfter({ offset: "100" }, list)).toEqual({ cursor: "next" });
  expect(pageAfter({ cursor: "this" }, list)).toEqual({ cursor: "next" });
  expect(pageAfter({ offset: "100" }, { ...list, next_cursor: null })).toBe(null);
});

test("a list without a cursor is paged by offset to its end", () => {
  const list = { items, total: 130 };
  expect(pageAfter({ offset: "100" }, list)).toEqual({ offset: 120 });
  expect(pageAfter({ offset: "120" }, { ...list, items: items.slice(10) })).toBe(null);
});
