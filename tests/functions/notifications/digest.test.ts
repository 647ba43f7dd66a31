import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const DAY = 86_400;
const wantsDigest = async (email_digest = true): Promise<User> => {
  const person = await market.user();
  await person.put("/notifications/preferences", { email_digest });
  return person;
};
const like = (person: User, title: string) =>
  person.notify({ kind: "listing.liked", data: { title } });
const digests = async (person: User) =>
  (await person.mailbox()).filter(({ subject }) => subject.includes("belum dibaca"));
const planned = async () =>
  (await market.sql<{ at: Date }[]>`
    select run_at as at from private.jobs where kind = 'notifications_digest' and finished_at is null`)
    .map(({ at }) => at.toISOString().slice(11, 19));

test("a user who chose the digest gets one with the unread notifications only", async () => {
  const [reader, content] = [await wantsDigest(), await wantsDigest(false)];
  for (const person of [reader, content]) {
    await like(person, "Jaket denim");
    await like(person, "Sepatu putih");
  }
  const [, older] = (await reader.get("/notifications")).body.data.items;
  await reader.put(`/notifications/${older.id}/toggle-read`);
  expect(await planned()).toEqual(["01:00:00"]);
  await market.time.advance(DAY);
  const [digest, ...others] = await digests(reader);
  expect(others).toEqual([]);
  expect(digest!.subject).toBe("1 kabar belum dibaca");
  expect(digest!.text).toContain("Sepatu putih");
  expect(digest!.text).not.toContain("Jaket denim");
  expect(await digests(content)).toEqual([]);
});

test("a day without notifications has no digest, and the next day with some has one", async () => {
  const reader = await wantsDigest();
  await market.time.advance(2 * DAY);
  expect(await digests(reader)).toEqual([]);
  for (let n = 1; n <= 12; n++) await like(reader, `Barang ${n}`);
  await market.time.advance(2 * DAY);
  const [digest, ...others] = await digests(reader);
  expect(others).toEqual([]);
  expect(digest!.subject).toBe("12 kabar belum dibaca");
  expect(digest!.text).toContain("Barang 12");
  expect(digest!.text).not.toContain("Barang 2 ");
});

test("running the same day again, also concurrently, writes no second digest", async () => {
  const reader = await wantsDigest();
  await like(reader, "Rok plisket");
  await market.time.advance(DAY);
  const jobs = market.sql;
  await jobs`update private.jobs set finished_at = null where kind = 'notifications_digest' and finished_at is not null`;
  await Promise.all([market.runDue(), market.runDue()]);
  expect(await digests(reader)).toHaveLength(1);
});

test("a digest after an outage covers everything since the last digest", async () => {
  const reader = await wantsDigest();
  await market.time.advance(DAY);
  await like(reader, "Kemeja flanel");
  // Three mornings pass without any job running.
  await market.sql`update local_stack.clock set offset_seconds = offset_seconds + ${3 * DAY}`;
  await like(reader, "Celana kulot");
  await market.runDue();
  await market.time.advance(DAY);
  const texts = (await digests(reader)).map(({ text }) => text).join();
  expect(texts).toContain("Kemeja flanel");
  expect(texts).toContain("Celana kulot");
});

test("without subscribers no digest is scheduled, and the first subscriber schedules it again", async () => {
  await market.sql`update public.notification_preferences set email_digest = false`;
  await market.time.advance(2 * DAY);
  expect(await planned()).toEqual([]);
  await wantsDigest();
  await wantsDigest();
  expect(await planned()).toEqual(["01:00:00"]);
});
