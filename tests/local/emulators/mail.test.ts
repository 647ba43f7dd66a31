import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { MAIL_SECRET } from "../../support/environment.ts";
import { hour, openSandbox } from "./support.ts";
import type { Json, Sandbox } from "./support.ts";

const LETTER = {
  from: "Preloved <halo@preloved.test>",
  to: "rani@example.test",
  subject: "Paket dikirim",
  text: "Halo",
  tags: [{ name: "email_id", value: "e-1" }],
};

async function send(
  sandbox: Sandbox,
  body: Json | Json[],
  key?: string,
  apiKey = "re_test",
) {
  const path = Array.isArray(body) ? "/email/api/emails/batch" : "/email/api/emails";
  const response = await sandbox.emulators.app.request(path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
  const json = await response.json();
  await sandbox.emulators.idle();
  return { status: response.status, json };
}
const types = (sandbox: Sandbox) => sandbox.received.map(({ body }) => body.type);

test("callbacks are signed for their bytes, and again with a new time at each attempt", async () => {
  const sandbox = openSandbox();
  sandbox.answer(503);
  await send(sandbox, LETTER);
  sandbox.answer(200);
  await sandbox.advance(hour);
  const attempts = sandbox.received.filter(({ body }) => body.type === "email.sent");
  expect(attempts.length).toBeGreaterThan(1);
  expect(new Set(attempts.map(({ headers }) => headers.get("svix-id"))).size).toBe(1);
  for (const { headers, body } of sandbox.received) {
    const named = Object.fromEntries(
      ["id", "timestamp", "signature"].map((
        part,
      ) => [`webhook-${part}`, headers.get(`svix-${part}`)!]),
    );
    expect(new Webhook(MAIL_SECRET).verify(JSON.stringify(body), named)).toEqual(body);
  }
});

test("an idempotency key is one message for a day, and is rejected with another payload", async () => {
  const sandbox = openSandbox();
  const first = await send(sandbox, LETTER, "key-1");
  expect(await send(sandbox, LETTER, "key-1")).toEqual(first);
  expect(await send(sandbox, { ...LETTER, text: "Other" }, "key-1")).toMatchObject({
    status: 409,
    json: { name: "invalid_idempotent_request" },
  });
  expect(types(sandbox)).toHaveLength(2);
  await sandbox.advance(25 * hour);
  expect((await send(sandbox, LETTER, "key-1")).json.id).not.toBe(first.json.id);
});

test("a batch is sent as a whole, once per key, and reported e-mail by e-mail", async () => {
  const sandbox = openSandbox();
  const letters = [LETTER, { ...LETTER, to: "budi@example.test" }];
  const first = await send(sandbox, letters, "batch-1");
  expect(first).toMatchObject({ status: 200, json: { data: [{}, {}] } });
  expect(await send(sandbox, letters, "batch-1")).toEqual(first);
  expect(await send(sandbox, letters.slice(1), "batch-1")).toMatchObject({
    status: 409,
    json: { name: "invalid_idempotent_request" },
  });
  const ids: string[] = first.json.data.map(({ id }: { id: string }) => id);
  const reported = new Map(ids.map((id) => [id, [] as unknown[]]));
  for (const { body } of sandbox.received) {
    reported.get((body.data as Json)["email_id"] as string)!.push(body.type);
  }
  expect([...reported.values()]).toEqual(letters.map(() => ["email.sent", "email.delivered"]));
});

test("a batch with one invalid e-mail, an attachment or none is rejected, and nothing of it is sent", async () => {
  const sandbox = openSandbox();
  const batches = [
    [LETTER, { ...LETTER, to: "no address" }],
    [{ ...LETTER, attachments: [] }],
    [],
  ];
  for (const batch of batches) {
    expect(await send(sandbox, batch, "batch-1")).toMatchObject({
      status: 422,
      json: { name: "validation_error" },
    });
  }
  expect(sandbox.received).toEqual([]);
  expect((await send(sandbox, [LETTER], "batch-1")).status).toBe(200);
});

test("a wrong key, an invalid message and an unknown path return the provider's errors", async () => {
  const sandbox = openSandbox();
  expect(await send(sandbox, LETTER, undefined, "re_other"))
    .toMatchObject({ status: 401, json: { name: "invalid_api_key" } });
  for (const wrong of [{ to: "nobody" }, { to: [] }, { subject: "" }, { text: undefined }]) {
    expect(await send(sandbox, { ...LETTER, ...wrong }))
      .toMatchObject({ status: 422, json: { name: "validation_error", statusCode: 422 } });
  }
  expect(sandbox.received).toEqual([]);
});
