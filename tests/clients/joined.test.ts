import { expect, test } from "vitest";
import { RACING, useMarket } from "../support/market.ts";
import { clientOf, network } from "./support.ts";

const market = useMarket(RACING);

async function prepare() {
  const [seller, buyer] = [await market.user(), await market.user()];
  return { buyer, body: await buyer.orderBody(await seller.list()) };
}

/** The first call is on its way until its caller leaves. */
function slowly() {
  const { sent, fetch } = network();
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  const slow: typeof globalThis.fetch = (address, init) =>
    sent.length > 0 ? fetch(address, init) : new Promise((_, reject) => {
      sent.push({
        method: "POST",
        path: "",
        key: new Headers(init?.headers).get("idempotency-key"),
        token: null,
        body: "",
      });
      init!.signal!.addEventListener("abort", () => reject(new Error("aborted")));
      send();
    });
  return { sent, fetch: slow, isSent };
}

test("a call that is made again after its page was left does not end with that page", async () => {
  const { buyer, body } = await prepare();
  const { sent, fetch, isSent } = slowly();
  const client = clientOf(market, buyer, { fetch });
  const left = new AbortController();
  const first = client.post("/orders", { body, intent: "buy", signal: left.signal });
  const second = client.post("/orders", { body, intent: "buy" });
  await isSent;
  left.abort();
  expect((await first).error?.code).toBe("ABORTED");
  expect((await second).data?.status).toBe("AWAITING_PAYMENT");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("who joins a call can leave it, and it goes on without them", async () => {
  const { buyer, body } = await prepare();
  const { fetch, isSent } = slowly();
  const client = clientOf(market, buyer, { fetch });
  const [began, joined] = [new AbortController(), new AbortController()];
  const ask = ({ signal }: AbortController) =>
    client.post("/orders", { body, intent: "buy", signal });
  const first = ask(began);
  await isSent;
  const second = ask(joined);
  setTimeout(() => joined.abort(), 20);
  const { error } = await second;
  expect([error?.code, error?.mayHaveHappened]).toEqual(["ABORTED", true]);
  expect(await Promise.race([first, "running"])).toBe("running");
  began.abort();
  await first;
});
