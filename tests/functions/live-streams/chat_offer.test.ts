import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { goLive, post, readChat } from "./support.ts";

const market = useMarket();

test("a message of the type offer links to its writer's offer to the host, and to no other", async () => {
  const stream = await goLive(market);
  const listing_id = await list(market, stream.host);
  const buyer = await market.user();
  const made = await must(market.as(buyer).post("/offers", { listing_id, price: 100_000 }));
  const message = { text: "100 ribu?", type: "offer", offer_id: made.id };
  const { body } = await post(market, buyer, stream, "chat", message);
  expect(body.data).toMatchObject(message);
  expect((await readChat(market, stream)).at(-1)).toEqual(body.data);
  const elsewhere = await goLive(market);
  const rejected = [
    await post(market, await market.user(), stream, "chat", message),
    await post(market, buyer, elsewhere, "chat", message),
    await post(market, buyer, stream, "chat", { ...message, offer_id: crypto.randomUUID() }),
  ];
  for (const { status, body: { error } } of rejected) {
    expect([status, error.reason]).toEqual([404, "offer_not_found"]);
  }
  const plain = await post(market, buyer, stream, "chat", { ...message, type: "message" });
  expect(plain.status).toBe(400);
});
