import { expect, test } from "vitest";
import { SHIPPING_SECRET, useMarket } from "../../support/market.ts";
import { registry } from "../../../local/stack/apps.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { createApplyEmailCallback } from "../../../functions/webhooks/emails.ts";

const market = useMarket();

/** A body that counts the bytes that were taken from it. */
function counted(size: number) {
  const read = { bytes: 0 };
  const chunk = new Uint8Array(1024).fill(97);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes >= size) return controller.close();
      read.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  }, { highWaterMark: 0 });
  return { body, read };
}

const routes = Object.values(registry["webhooks"]!).map(({ path }) => path);
const internal = ["/internal/events", "/internal/commands/resolve-dispute"];
const schedules = ["/jobs/run", "/jobs/minute", "/finance-outbox/run", "/finance-inbox/run"];

test.each([...routes, ...internal, ...schedules])(
  "%s reads no body of a sender without a valid token or any signature",
  async (path) => {
    const { body, read } = counted(512 * 1024);
    const answer = await market.services.functions[path.split("/")[1]!]!(
      new Request(`http://market.test${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-callback-token": "guess",
          authorization: "Bearer guess",
        },
        body,
      }),
    );
    expect(answer.status).toBe(401);
    // One chunk at most, to see whether it is the provider's empty test.
    expect(read.bytes).toBeLessThanOrEqual(1024);
  },
);

test("the shipping provider's empty test needs no token, a longer body does", async () => {
  const post = (body: string, headers = {}) =>
    market.with(headers).post("/webhooks/biteship", body, { "content-type": "application/json" });
  for (const body of ["", "{}", " { } "]) expect((await post(body)).status).toBe(200);
  expect((await post(`{${" ".repeat(100)}}`)).status).toBe(401);
  expect((await post('{"order_id":"x"}')).status).toBe(401);
  const token = { "x-biteship-signature": SHIPPING_SECRET };
  expect((await post(`{"order_id":"x"}${" ".repeat(100)}`, token)).status).toBe(200);
});

test("callbacks that arrive one after the other within a moment are one statement", async () => {
  const statements: string[][] = [];
  const call = (_: string, { callbacks }: { callbacks: { digest: string }[] }) => {
    statements.push(callbacks.map(({ digest }) => digest));
    return Promise.resolve(["second"]);
  };
  const apply = createApplyEmailCallback({ service: { call } } as unknown as DatabaseClients);
  const callback = (digest: string) => ({ digest, body: {}, reference: null, update: null });
  const first = apply(callback("first"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const second = apply(callback("second"));
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(statements).toEqual([["first", "second"]]);
});
