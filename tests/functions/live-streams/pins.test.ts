import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { goLive, put, readChat } from "./support.ts";
import type { Stream } from "./support.ts";

const market = useMarket();

const pin = ({ host, id }: Stream, ...pinned_listing_ids: string[]) =>
  market.as(host).put(`/live-streams/${id}/pins`, { pinned_listing_ids });

test("system messages announce the start, each new pin and the end", async () => {
  const host = await market.user();
  const dress = await list(market, host, { title: "Dress biru" });
  const bag = await list(market, host, { title: "Tas merah" });
  const stream = await goLive(market, host, { pinned_listing_ids: [dress] });
  const pinned = await pin(stream, dress, bag, bag);
  expect(pinned.body.data.pinned_listing_ids).toEqual([dress, bag]);
  await pin(stream);
  await put(market, host, stream, "end");
  expect(await readChat(market, stream)).toMatchObject([
    { seq: 1, type: "system", user_id: "system", text: "Live dimulai." },
    { seq: 2, type: "system", user_id: "system", text: "Disematkan: Tas merah" },
    { seq: 3, type: "system", user_id: "system", text: "Live selesai." },
  ]);
  expect((await pin(stream)).status).toBe(409);
});

test("a host pins only own active listings, but keeps a pinned one that was sold", async () => {
  const host = await market.user();
  const own = await list(market, host);
  const other = await list(market, await market.user());
  for (const id of [other, crypto.randomUUID()]) {
    const body = { title: "Drop", pinned_listing_ids: [id] };
    expect((await market.as(host).post("/live-streams", body)).status).toBe(400);
  }
  const stream = await goLive(market, host, { pinned_listing_ids: [own] });
  await market.database.admin`update public.listings set status = 'sold' where id = ${own}`;
  expect((await pin(stream, own)).status).toBe(200);
  await pin(stream);
  expect((await pin(stream, own)).status).toBe(400);
});
