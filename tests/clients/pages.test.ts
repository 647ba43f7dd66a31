import { expect, test } from "vitest";
import { useMarket } from "../support/market.ts";
import { clientOf, network } from "./support.ts";

const market = useMarket();

test("all listings come once, also while others arrive and go", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) ids.push(await seller.list());
  // Every other page's first answer is lost.
  const { sent, fetch } = network((_, count) => count % 2 === 1);
  const client = clientOf(market, reader, { fetch });
  const seen: string[] = [];
  const query = { limit: 2, offset: 0, sortBy: "newest" } as const;
  for await (const { id } of client.each("/listings", { params: { query } })) {
    seen.push(id);
    // Newer than all that was read, so that offsets would shift.
    if (seen.length % 2 === 0) await seller.list();
  }
  expect(seen).toEqual(ids.toReversed());
  expect(new Set(sent.map(({ path }) => path)).size).toBe(4);
});

test("reading stops where its reader stops, and an error is thrown", async () => {
  const client = clientOf(market, await market.user());
  for await (const { id } of client.each("/listings", { params: { query: { limit: 1 } } })) {
    expect(id).toMatch(/^[\w-]{36}$/);
    break;
  }
  const wrong = client.each("/listings", { params: { query: { sortBy: "luck" as "newest" } } });
  await expect(wrong.next()).rejects.toMatchObject({ code: "VALIDATION", status: 400 });
});
