import { expect, test } from "vitest";
import { conversationsOf, read, talk } from "../../support/conversations.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("each party reports the other once, suspended or not, and the other learns nothing", async () => {
  const chat = await talk(market, "Transfer saja ke saya");
  await market.setAccountStatus(chat.seller, "suspended");
  const path = `/conversations/${chat.id}/report`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => market.as(chat.seller).post(path, { reason: "scam" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  await read(market, chat.buyer, chat);
  const before = (await conversationsOf(market, chat.buyer)).items[0];
  expect(JSON.stringify(before)).not.toContain("report");
  await must(market.as(chat.buyer).post(path, { reason: "harassment" }));
  const bad = await market.as(chat.buyer).post(path, { reason: "boring" });
  expect(bad.status).toBe(400);
  const { items } = await must(market.as(chat.seller).get("/notifications"));
  expect(items.map(({ kind }: { kind: string }) => kind)).not.toContain("report");
  const { reports_made } = await must(market.as(chat.seller).get("/auth/me/export"));
  expect(reports_made).toMatchObject([{ conversation_id: chat.id, listing_id: null }]);
});
