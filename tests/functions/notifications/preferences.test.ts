import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { jobsOf } from "../../support/notifications.ts";

const market = useMarket();

const path = "/notifications/preferences";
const DEFAULTS = { muted_categories: [], email_digest: false, push_enabled: true };
const prefer = async (person: User, changes: unknown) => await must(person.put(path, changes));

test("a user without preferences has the defaults, and a change returns all preferences", async () => {
  const person = await market.user();
  expect(await must(person.get(path))).toEqual(DEFAULTS);
  expect(await prefer(person, { muted_categories: ["live", "order", "live"] }))
    .toEqual({ ...DEFAULTS, muted_categories: ["live", "order"] });
  expect(await prefer(person, { email_digest: true }))
    .toEqual({ muted_categories: ["live", "order"], email_digest: true, push_enabled: true });
  expect(await prefer(person, {})).toMatchObject({ email_digest: true });
});

test("a muted notification is written as read, and neither pushed nor mailed", async () => {
  const person = await market.user();
  await person.device();
  await prefer(person, { muted_categories: ["shipping"] });
  await person.notify({ kind: "order.shipped" });
  expect(await person.inbox()).toMatchObject({
    total: 1,
    unread_count: 0,
    items: [{ read: true }],
  });
  expect(await jobsOf(market, person)).toEqual({});
  await person.notify({ kind: "ktp.approved" });
  expect(await jobsOf(market, person)).toEqual({ mail_send: 1, push_send: 1 });
});

test("with push disabled nothing is pushed, and e-mails are still sent", async () => {
  const person = await market.user();
  await person.device();
  await prefer(person, { push_enabled: false });
  await person.notify({ kind: "order.shipped" });
  expect(await jobsOf(market, person)).toEqual({ mail_send: 1 });
});

test.each([
  { muted_categories: ["payment"] },
  { muted_categories: ["wallet"] },
  { muted_categories: ["order", "account"] },
])("%j is rejected and changes nothing", async (changes) => {
  const person = await market.user();
  expect((await person.put(path, changes)).status).toBe(400);
  expect(await must(person.get(path))).toEqual(DEFAULTS);
});

test("concurrent changes of different fields are both kept", async () => {
  const person = await market.user();
  await Promise.all([
    prefer(person, { muted_categories: ["review"] }),
    prefer(person, { email_digest: true }),
    prefer(person, { push_enabled: false }),
  ]);
  expect(await must(person.get(path))).toEqual({
    muted_categories: ["review"],
    email_digest: true,
    push_enabled: false,
  });
});
