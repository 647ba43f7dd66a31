import { Client } from "@upstash/qstash";
import { expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { hour, minute, openSandbox } from "./support.ts";
import type { Sandbox } from "./support.ts";

const destination = "http://stack.test/functions/v1/jobs/run";

async function withClient(
  sandbox: Sandbox,
  work: (client: Client) => Promise<void>,
  token = "qstash-token",
) {
  const server = await listen(0, (request) => sandbox.emulators.app.fetch(request));
  const client = new Client({
    baseUrl: `${server.url}/qstash`,
    token,
    retry: false,
    enableTelemetry: false,
    devMode: false,
  });
  await work(client).finally(() => server.close(1000));
}

test("a rejected message is retried under the same id, as often as was requested", async () => {
  const sandbox = openSandbox();
  sandbox.answer(500);
  await withClient(sandbox, async (client) => {
    await client.batchJSON([{ url: destination, body: {}, retries: 2 }]);
  });
  for (let round = 0; round < 6; round++) {
    await sandbox.emulators.runDue();
    sandbox.leap(hour);
  }
  expect(sandbox.received.map(({ headers }) => headers.get("upstash-retried"))).toEqual([
    "0",
    "1",
    "2",
  ]);
  expect(new Set(sandbox.received.map(({ headers }) => headers.get("upstash-message-id"))).size)
    .toBe(1);
});

test("a deduplication id is valid for ten minutes", async () => {
  const sandbox = openSandbox();
  await withClient(sandbox, async (client) => {
    const send = () => client.batchJSON([{ url: destination, body: {}, deduplicationId: "once" }]);
    const first = await send();
    expect(await send()).toEqual(first);
    sandbox.leap(10 * minute);
    expect(await send()).not.toEqual(first);
  });
  await sandbox.emulators.runDue();
  expect(sandbox.received).toHaveLength(2);
});

test("a wrong token is rejected", async () => {
  const sandbox = openSandbox();
  await withClient(sandbox, async (client) => {
    await expect(client.batchJSON([{ url: destination, body: {} }])).rejects.toThrow(
      /Unauthorized/,
    );
  }, "wrong");
});
