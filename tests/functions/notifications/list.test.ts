import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { jobsOf } from "../../support/notifications.ts";
import { watchPlans } from "../../support/plans.ts";

const market = useMarket(RACING);

test("texts use the current locale of the profile", async () => {
  const person = await market.user();
  await person.notify({ data: { net: 1_250_000 } });
  const body = async () => (await person.inbox()).items[0].body;
  expect(await body()).toBe("Rp1.250.000 sudah dikirim ke rekeningmu.");
  await person.patch("/auth/me", { locale: "en" });
  expect(await body()).toBe("Rp1,250,000 was sent to your bank account.");
});

test("a notification is marked as read and unread again, and read-all leaves nothing unread", async () => {
  const person = await market.user();
  for (let n = 0; n < 3; n++) await person.notify();
  const { id } = (await person.inbox()).items[1];
  const toggle = async () => (await must(person.put(`/notifications/${id}/toggle-read`))).read;
  expect(await toggle()).toBe(true);
  expect((await person.inbox()).unread_count).toBe(2);
  expect(await toggle()).toBe(false);
  await toggle();
  const readAll = async () => await must(person.put("/notifications/read-all"));
  expect(await readAll()).toEqual({ updated: 2, unread_count: 0 });
  expect(await readAll()).toEqual({ updated: 0, unread_count: 0 });
  expect((await person.inbox()).unread_count).toBe(0);
});

test("a user cannot read, count or mark the notifications of another", async () => {
  const [person, stranger] = [await market.user(), await market.user()];
  await person.notify();
  const { id } = (await person.inbox()).items[0];
  expect(await stranger.inbox()).toMatchObject({ items: [], total: 0, unread_count: 0 });
  expect((await stranger.put(`/notifications/${id}/toggle-read`)).status).toBe(404);
  await stranger.put("/notifications/read-all");
  expect((await person.inbox()).unread_count).toBe(1);
});

test("a repeated event, also twenty times concurrently, creates one notification", async () => {
  const person = await market.user();
  const event = "withdrawal:1:paid";
  await atOnce(20, () => person.notify({ event }));
  await person.notify({ event });
  await person.notify({ event, kind: "withdrawal.returned" });
  expect(await person.notifications()).toEqual(["withdrawal.returned", "withdrawal.paid"]);
});

test("a page, its total and its unread messages agree while messages come", async () => {
  const person = await market.user();
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const { items, total, unread_count } = await must(person.get("/notifications?limit=100"));
      expect([total, unread_count]).toEqual([items.length, items.length]);
    }
  };
  const readers = atOnce(3, read);
  for (let at = 0; at < 100; at++) await person.notify({ data: { net: at } });
  isOver = true;
  await readers;
});

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

test("payment, wallet and account cannot be muted, and a change that tries changes nothing", async () => {
  const person = await market.user();
  for (const category of ["payment", "wallet", "account"]) {
    const changes = { muted_categories: ["order", category], email_digest: true };
    expect((await person.put(path, changes)).status, category).toBe(400);
  }
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

const ROWS = 10_000;
/** What docs/live.md promises. */
const COUNTED = 100;

/** A user with this many notifications, and the work of telling them one more. */
async function tell(rows: number, readAt: string | null) {
  const { id } = await market.user();
  await market.sql`
    insert into public.notifications (user_id, event_id, kind, category, read_at)
    select ${id}, n::text, 'order.paid', 'order', ${readAt} from generate_series(1, ${rows}) as n`;
  await market.sql`vacuum analyze public.notifications`;
  const plans = watchPlans(market.database, "service_role");
  // Only this role may execute functions of the schema private.
  await plans.run("set role preloved_api");
  const work = await plans.run(
    `select private.notify('${id}', 'new', 'order.ready_to_ship', '{}')`,
  );
  await plans.close();
  const [message] = await market.sql`
    select payload ->> 'unread_count' as count from realtime.messages where topic = ${
    "user:" + id
  }`;
  return { work, count: Number(message!["count"]) };
}

test.each([
  ["none", 0, null, 1],
  ["few that they have not read", 50, null, 51],
  ["10,000 that they have read", ROWS, "2026-01-01", 1],
  ["10,000 that they have not read", ROWS, null, COUNTED],
])(
  "a notification of a user who has %s reads at most a hundred others",
  async (_, rows, readAt, count) => {
    const told = await tell(rows, readAt);
    expect(told.count).toBe(count);
    expect(told.work.wholeTables).not.toContain("notifications");
    expect(told.work.read["notifications"]).toBeLessThanOrEqual(COUNTED + 1);
  },
);
