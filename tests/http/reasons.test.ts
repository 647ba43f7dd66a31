import { expect, test } from "vitest";
import type { Answer } from "../support/client.ts";
import { useMarket } from "../support/market.ts";
import { request } from "../support/withdrawals.ts";

const market = useMarket();
const NOTHING = "00000000-0000-4000-8000-000000000000";

const rejection = ({ status, body }: Answer) => [status, body.error.code, body.error.reason];

test("an operation in SQL gives the reason beside its code", async () => {
  const [seller, first, second] = [
    await market.user(),
    await market.user(),
    await market.user(),
  ];
  const listing = await seller.list();
  const bodies = [
    await first.orderBody(listing),
    await second.orderBody(listing),
  ];
  await first.post("/orders", bodies[0]);
  expect(rejection(await second.post("/orders", bodies[1])))
    .toEqual([409, "CONFLICT", "listing_reserved"]);
  expect(rejection(await seller.get(`/orders/${NOTHING}`)))
    .toEqual([404, "NOT_FOUND", "order_not_found"]);
  expect(rejection(await first.post("/wallet/withdrawals", { amount: 50_000 })))
    .toEqual([409, "CONFLICT", "insufficient_balance"]);
});

test("a constraint that one of two concurrent requests violates gives the reason of the check", async () => {
  const [one, other] = [
    await market.user({ registered: false }),
    await market.user({ registered: false }),
  ];
  const register = (who: typeof one) => who.post("/auth/register", { username: "rani.batik" });
  const answers = await Promise.all([register(one), register(other)]);
  const [lost] = answers.filter(({ status }) => status !== 201);
  expect(rejection(lost!)).toEqual([409, "CONFLICT", "username_taken"]);
  const seller = await market.wealthy();
  await request(market, seller, 50_000);
  expect(rejection(await seller.post("/wallet/withdrawals", { amount: 50_000 })))
    .toEqual([409, "WITHDRAWAL_IN_PROGRESS", "withdrawal_in_progress"]);
});

test("a batch of chat messages gives each writer the reason of their own", async () => {
  const [host, guest] = [await market.user(), await market.user()];
  const started = await host.post("/live-streams", { title: "Batik" });
  const stream = started.body.data.id;
  await host.post(`/live-streams/${stream}/start`);
  await market.setAccountStatus(guest, "banned");
  const [heard, silenced] = await Promise.all(
    [host, guest].map((who) => who.post(`/live-streams/${stream}/chat`, { text: "Halo" })),
  );
  expect(heard!.status).toBe(201);
  expect(rejection(silenced!)).toEqual([403, "FORBIDDEN", "account_banned"]);
});
