import { expect, test } from "vitest";
import { PAGE, pageAfter } from "../../panel/src/paging.ts";

const items = Array(PAGE).fill({});

test("a list is paged by offset as far as the API takes one, and by cursor from there", () => {
  const list = { items, total: 1_000, next_cursor: "next" };
  expect(pageAfter({}, list, 100)).toEqual({ offset: 20 });
  expect(pageAfter({ offset: "80" }, list, 100)).toEqual({ offset: 100 });
  expect(pageAfter({ offset: "100" }, list, 100)).toEqual({ cursor: "next" });
  expect(pageAfter({ cursor: "this" }, list, 100)).toEqual({ cursor: "next" });
  expect(pageAfter({ offset: "100" }, { ...list, next_cursor: null }, 100)).toBe(null);
});

test("a list without a cursor is paged by offset to its end", () => {
  const list = { items, total: 130 };
  expect(pageAfter({ offset: "100" }, list)).toEqual({ offset: 120 });
  expect(pageAfter({ offset: "120" }, { ...list, items: items.slice(10) })).toBe(null);
});
