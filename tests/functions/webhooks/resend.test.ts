import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { MAIL_SECRET } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { jobsOf, mailbox, notify } from "../../support/notifications.ts";
import type { TestUser } from "../../support/users.ts";
import { expectData } from "../../support/sale.ts";

const market = useMarket();

interface Callback {
  type?: string;
  id?: string;
  secret?: string;
  at?: Date;
  path?: string;
  data?: Record<string, unknown>;
}

/** A callback as the provider sends it, or as somebody else would. */
const callBack = (emailId: string, options: Callback = {}) => {
  const { type = "bounced", id = crypto.randomUUID(), secret = MAIL_SECRET } = options;
  const { at = new Date(), path = "/webhooks/resend", data = {} } = options;
  const created_at = "2026-11-21T08:00:00.000Z";
  const text = JSON.stringify({
    type: `email.${type}`,
    created_at,
    data: { email_id: emailId, ...data },
  });
  return market.with({
    "svix-id": id,
    "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
    "svix-signature": new Webhook(secret).sign(id, at, text),
  }).post(path, text);
};

/** Someone who was written to; the provider's id of the e-mail. */
async function written(): Promise<{ person: TestUser; emailId: string }> {
  const person = await market.user();
  await notify(market, person);
  await market.settle();
  const [mail] = await mailbox(market, person);
  return { person, emailId: mail!.id };
}

const email = async ({ id }: TestUser) =>
  (await market.database.admin`select status, problem from private.emails where user_id = ${id}`)[
    0
  ];
const suppressed = async (person: TestUser) =>
  expectData(await market.as(person).get("/auth/me")).email_suppressed;
const PERMANENT = { bounce: { type: "Permanent", message: "no such address" } };

test("an address that bounces for good is never written to again, and its profile says so", async () => {
  const { person } = await written();
  expect([await email(person), await suppressed(person)])
    .toEqual([{ status: "delivered", problem: null }, false]);
  const [mail] = await mailbox(market, person);
  await market.sandbox(`/email/messages/${mail!.id}/bounced`);
  expect(await email(person)).toMatchObject({
    status: "bounced",
    problem: expect.stringContaining("no such address"),
  });
  expect(await suppressed(person)).toBe(true);
  await notify(market, person);
  expect(await jobsOf(market, person)).toEqual({ mail_send: 1 });
});

test("a complaint suppresses; a full mailbox does not", async () => {
  const [angry, full] = [await written(), await written()];
  await callBack(angry.emailId, { type: "complained", path: "/webhooks/email_provider" });
  await callBack(full.emailId, { data: { bounce: { type: "Transient", message: "full" } } });
  expect([await suppressed(angry.person), await suppressed(full.person)]).toEqual([true, false]);
  expect(await email(full.person)).toEqual({ status: "bounced", problem: "full" });
});

test("an e-mail that waits when its address bounces is not sent any more", async () => {
  const { person, emailId } = await written();
  await market.fault("email", "send", "error");
  await notify(market, person);
  await market.settle();
  await callBack(emailId, { data: PERMANENT });
  await market.time.advance(60);
  expect(await mailbox(market, person)).toHaveLength(1);
  const statuses = await market.database.admin`
    select status from private.emails where user_id = ${person.id} order by status`;
  expect(statuses.map(({ status }) => status)).toEqual(["bounced", "suppressed"]);
});

test("a new address is written to again, although the old one bounced", async () => {
  const { person, emailId } = await written();
  await callBack(emailId, { data: PERMANENT });
  await market.database.admin`
    update private.contacts set email = ${`new-${person.email}`} where user_id = ${person.id}`;
  expect(await suppressed(person)).toBe(false);
  await notify(market, person);
  await market.settle();
  expect(await mailbox(market, { email: `new-${person.email}` })).toHaveLength(1);
});

test("a forged, an unsigned and an old callback are 401, are not stored and change nothing", async () => {
  const { person, emailId } = await written();
  const stored = async () =>
    Number(
      (await market.database.admin`select count(*) as n from private.provider_events`)[0]!["n"],
    );
  const before = await stored();
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const answers = [
    await callBack(emailId, { data: PERMANENT, secret: `whsec_${btoa("somebody else")}` }),
    await callBack(emailId, { data: PERMANENT, at: minutes(-6) }),
    await callBack(emailId, { data: PERMANENT, at: minutes(6) }),
    await market.with({}).post("/webhooks/resend", { type: "email.bounced", data: {} }),
    await market.with({ "svix-id": "x", "svix-timestamp": "now", "svix-signature": "v1,AAAA" })
      .post("/webhooks/resend", { type: "email.bounced", data: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect([await stored(), await suppressed(person)]).toEqual([before, false]);
});

test("a body that was changed after it was signed is rejected", async () => {
  const { person, emailId } = await written();
  const [id, now] = ["msg_1", new Date()];
  const text = JSON.stringify({ type: "email.sent", data: { email_id: emailId } });
  const { status } = await market.with({
    "svix-id": id,
    "svix-timestamp": String(Math.floor(now.getTime() / 1000)),
    "svix-signature": new Webhook(MAIL_SECRET).sign(id, now, text),
  }).post("/webhooks/resend", text.replace("sent", "complained"));
  expect([status, await suppressed(person)]).toEqual([401, false]);
});

test("one message sent ten times at once, and again in other words, is one event", async () => {
  const { person, emailId } = await written();
  const id = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => callBack(emailId, { id, type: "delivery_delayed" })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await callBack(emailId, { id, data: PERMANENT });
  expect([await email(person), await suppressed(person)])
    .toEqual([{ status: "delivered", problem: null }, false]);
  const rows = await market.database.admin`
    select outcome from private.provider_events where reference = ${emailId} and body ->> 'type' = 'email.delivery_delayed'`;
  expect(rows).toHaveLength(1);
});

test("callbacks that overtake each other leave an e-mail where it came furthest", async () => {
  const person = await market.user();
  await market.sandbox("/faults", { provider: "email", kind: "reorder", times: 1 });
  await notify(market, person);
  await market.settle();
  await market.time.advance(2 * 3600);
  expect(await email(person)).toMatchObject({ status: "delivered" });
});

test("a callback that outruns the answer to our own call finds the e-mail by its tag", async () => {
  const person = await market.user();
  await market.fault("email", "send", "timeout_after_commit");
  await notify(market, person);
  await market.settle();
  expect(await email(person)).toMatchObject({ status: "delivered" });
});

test("news of an e-mail that is not ours, and of a kind we do not follow, is taken in and changes nothing", async () => {
  const { person, emailId } = await written();
  expect((await callBack(crypto.randomUUID(), { data: PERMANENT })).status).toBe(200);
  expect((await callBack(emailId, { type: "opened" })).status).toBe(200);
  expect((await callBack("", { type: "bounced", data: { email_id: 7 } })).status).toBe(200);
  expect(await email(person)).toMatchObject({ status: "delivered" });
});
