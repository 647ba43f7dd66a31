import { Client, Receiver } from "@upstash/qstash";
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

test("a message arrives after its delay, signed for its URL and body", async () => {
  const sandbox = openSandbox();
  await withClient(sandbox, async (client) => {
    await client.publishJSON({
      url: destination,
      body: { a: 1 },
      delay: 15,
      headers: { "x-mark": "y" },
    });
  });
  await sandbox.emulators.runDue();
  expect(sandbox.received).toHaveLength(0);
  sandbox.leap(15);
  await sandbox.emulators.runDue();
  const [{ headers, body, path }] = sandbox.received as [Sandbox["received"][number]];
  expect([path, body, headers.get("x-mark")]).toEqual(["/functions/v1/jobs/run", { a: 1 }, "y"]);
  const receiver = new Receiver({
    currentSigningKey: "sig_key",
    nextSigningKey: "sig_other",
    devMode: false,
  });
  const signature = headers.get("upstash-signature")!;
  const signed = { signature, body: JSON.stringify(body), url: destination };
  expect(await receiver.verify(signed)).toBe(true);
  await expect(receiver.verify({ ...signed, url: "http://stack.test/else" })).rejects.toThrow();
});

test("a rejected message is retried under the same id, as often as was requested", async () => {
  const sandbox = openSandbox();
  sandbox.answer(500);
  await withClient(sandbox, async (client) => {
    await client.publishJSON({ url: destination, body: {}, retries: 2 });
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
    const send = () => client.publishJSON({ url: destination, body: {}, deduplicationId: "once" });
    const first = await send();
    expect(await send()).toEqual(first);
    sandbox.leap(10 * minute);
    expect(await send()).not.toEqual(first);
  });
  await sandbox.emulators.runDue();
  expect(sandbox.received).toHaveLength(2);
});

test("a schedule id is unique, runs every minute, and does not catch up on minutes that the clock skipped", async () => {
  const sandbox = openSandbox();
  await withClient(sandbox, async (client) => {
    for (let times = 0; times < 2; times++) {
      await client.schedules.create({
        destination,
        cron: "* * * * *",
        scheduleId: "minute",
        body: "{}",
      });
    }
    expect(await client.schedules.list()).toMatchObject([{ scheduleId: "minute", destination }]);
    sandbox.leap(minute);
    await sandbox.emulators.runDue();
    sandbox.leap(hour);
    await sandbox.emulators.runDue();
    expect(sandbox.received.map(({ headers }) => headers.get("upstash-schedule-id"))).toEqual([
      "minute",
      "minute",
    ]);
    await client.schedules.delete("minute");
    expect(await client.schedules.list()).toEqual([]);
    await expect(client.schedules.create({ destination, cron: "0 0 31 2 *" })).rejects.toThrow(
      /cron/,
    );
  });
  // Moving the clock need not stop at every minute.
  expect(sandbox.emulators.nextDue()).toBeNull();
});

test("a wrong token is rejected", async () => {
  const sandbox = openSandbox();
  await withClient(sandbox, async (client) => {
    await expect(client.publishJSON({ url: destination, body: {} })).rejects.toThrow(
      /Unauthorized/,
    );
  }, "wrong");
});
