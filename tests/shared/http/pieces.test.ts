/** A document whose long lists are read while it is sent. */
import { expect, test } from "vitest";
import * as z from "zod";
import { inPieces, replyOf } from "../../../shared/http/reply.ts";
import { respond } from "../../../shared/http/wire.ts";

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ row: from + at }));
const document = {
  first: "a",
  orders: { sold: rows(0, 3), bought: rows(0, 2), total: 7 },
  mails: rows(0, 3),
};
const moreOf = (path: string, offset: number) =>
  Promise.resolve(path === "orders.sold" ? rows(offset, Math.min(offset + 3, 7)) : []);
const replyIn = (page: number, more = moreOf) =>
  replyOf({ status: 200, schema: z.unknown() }, inPieces(document, page, more));
const bodyOf = (more: typeof moreOf) => respond(replyIn(3, more), "id");

test("each long list is read to its end, and the document is the whole one", async () => {
  const response = bodyOf(moreOf);
  expect(response.headers.get("content-type")).toMatch(/json/);
  expect(await response.json()).toEqual({
    ok: true,
    data: { ...document, orders: { ...document.orders, sold: rows(0, 7) } },
  });
});

test("a document without a long list is one text", () => {
  expect(replyIn(4).text).toBe(JSON.stringify({ ok: true, data: document }));
});

test("when a piece cannot be read the response breaks off, and cannot be taken for a whole one", async () => {
  const failing = bodyOf(() => Promise.reject(new Error("The database is away.")));
  await expect(failing.text()).rejects.toThrow("The database is away.");
});
