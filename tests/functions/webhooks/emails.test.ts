import { expect, test } from "vitest";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { createApplyEmailCallback } from "../../../functions/webhooks/emails.ts";

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
