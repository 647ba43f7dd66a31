import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import {
  atOnce,
  IMPATIENT,
  MAIL_SECRET,
  must,
  RACING,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { jobsOf, mailbox } from "../../support/notifications.ts";

const market = useMarket({ ...IMPATIENT, ...RACING }, { reportsDeliveries: true });

interface Callback {
  type?: string;
  id?: string;
  secret?: string;
  at?: Date;
  path?: string;
  data?: Record<string, unknown>;
  /** The body to send instead of the signed one. */
  sent?: string;
}

/** Sends a callback, signed with the given secret. */
const sendCallback = (emailId: string, options: Callback = {}) => {
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
  }).post(path, options.sent ?? text);
};

/** A user who got an e-mail, and the provider's id of the e-mail. */
async function notifiedUser(): Promise<{ user: User; emailId: string }> {
  const user = await market.user();
  await user.notify();
  await market.runDue();
  const [mail] = await user.mailbox();
  return { user, emailId: mail!.id };
}

const email = async ({ id }: User) =>
  (await market.sql`select status, problem from private.emails where user_id = ${id}`)[0];
const suppressed = async (user: User) => (await must(user.get("/auth/me"))).email_suppressed;
/** As a request with a newer token does. */
const moveTo = ({ id }: User, email: string) =>
  market.services.db.service.call("internal.load_caller", {
    caller_id: id,
    email,
    token_issued_at: Math.floor(Date.now() / 1000),
  });
const PERMANENT = { bounce: { type: "Permanent", message: "no such address" } };

test("a permanent bounce suppresses the address and shows on the profile", async () => {
  const { user } = await notifiedUser();
  expect([await email(user), await suppressed(user)])
    .toEqual([{ status: "delivered", problem: null }, false]);
  // Reports of deliveries are applied with others, not stored for a job.
  expect(await market.sql`select from private.jobs where kind = 'webhooks_handle'`).toEqual([]);
  const [mail] = await user.mailbox();
  await market.sandbox(`/email/messages/${mail!.id}/bounced`);
  expect(await email(user)).toMatchObject({
    status: "bounced",
    problem: expect.stringContaining("no such address"),
  });
  expect(await suppressed(user)).toBe(true);
  await user.notify();
  expect(await jobsOf(market, user)).toEqual({ mail_send: 1 });
});

test("a complaint suppresses an address; a full mailbox does not", async () => {
  const [angry, full] = [await notifiedUser(), await notifiedUser()];
  await sendCallback(angry.emailId, { type: "complained", path: "/webhooks/email_provider" });
  await sendCallback(full.emailId, { data: { bounce: { type: "Transient", message: "full" } } });
  expect([await suppressed(angry.user), await suppressed(full.user)]).toEqual([true, false]);
  expect(await email(full.user)).toEqual({ status: "bounced", problem: "full" });
});

test("a queued e-mail is not sent after its address bounced", async () => {
  const { user, emailId } = await notifiedUser();
  await market.fault("email", "send", "error");
  await user.notify();
  await market.runDue();
  await sendCallback(emailId, { data: PERMANENT });
  await market.time.advance(60);
  expect(await user.mailbox()).toHaveLength(1);
  const statuses = await market.sql`
    select status from private.emails where user_id = ${user.id} order by status::text`;
  expect(statuses.map(({ status }) => status)).toEqual(["bounced", "suppressed"]);
});

test("a user whose address bounced gets e-mail at a new one, and so does the next owner of the old one", async () => {
  const { user, emailId } = await notifiedUser();
  await sendCallback(emailId, { data: PERMANENT });
  const next = await market.user();
  for (const [person, email] of [[user, `new-${user.email}`], [next, user.email]] as const) {
    const before = (await mailbox(market, { email })).length;
    await moveTo(person, email);
    expect(await suppressed(person)).toBe(false);
    await person.notify();
    await market.runDue();
    expect(await mailbox(market, { email })).toHaveLength(before + 1);
  }
});

test("a complaint concerns who got the e-mail: neither the address's next owner, nor is it lost when the earlier one leaves", async () => {
  const { user: before, emailId } = await notifiedUser();
  const { user: owner } = await notifiedUser();
  await moveTo(before, `new-${before.email}`);
  await moveTo(owner, before.email);
  await sendCallback(emailId, { type: "complained" });
  expect([await suppressed(before), await suppressed(owner)]).toEqual([false, false]);
  await owner.notify();
  await market.runDue();
  const [mail] = await mailbox(market, before);
  await sendCallback(mail!.id, { type: "complained" });
  await must(before.delete("/auth/me"));
  await market.runDue();
  expect(await suppressed(owner)).toBe(true);
});

test("a forged, a changed, an unsigned or an old callback gets 401 and is not stored", async () => {
  const { user, emailId } = await notifiedUser();
  const stored = async () =>
    Number((await market.sql`select count(*) as n from private.provider_events`)[0]!["n"]);
  const before = await stored();
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const answers = [
    await sendCallback(emailId, { data: PERMANENT, secret: `whsec_${btoa("somebody else")}` }),
    await sendCallback(emailId, { data: PERMANENT, at: minutes(-6) }),
    await sendCallback(emailId, { data: PERMANENT, at: minutes(6) }),
    await sendCallback(emailId, { data: PERMANENT, sent: '{"type":"email.complained"}' }),
    await market.with({}).post("/webhooks/resend", { type: "email.bounced", data: {} }),
    await market.with({ "svix-id": "x", "svix-timestamp": "now", "svix-signature": "v1,AAAA" })
      .post("/webhooks/resend", { type: "email.bounced", data: {} }),
  ];
  expect(tally(answers)).toEqual({ 401: 6 });
  expect([await stored(), await suppressed(user)]).toEqual([before, false]);
});

test("ten deliveries of one message at once, and one with another body, are one event", async () => {
  const { user, emailId } = await notifiedUser();
  const id = crypto.randomUUID();
  const answers = await atOnce(10, () => sendCallback(emailId, { id, type: "delivery_delayed" }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sendCallback(emailId, { id, data: PERMANENT });
  expect([await email(user), await suppressed(user)])
    .toEqual([{ status: "delivered", problem: null }, false]);
  const rows = await market.sql`
    select outcome from private.provider_events where reference = ${emailId} and body ->> 'type' = 'email.delivery_delayed'`;
  expect(rows).toHaveLength(1);
});

test("callbacks that arrive at the same instant are each applied, also beside one that cannot be stored", async () => {
  const notified = await atOnce(6, notifiedUser);
  const answers = await Promise.all([
    sendCallback(crypto.randomUUID(), { type: "failed", data: { failed: { reason: "\0" } } }),
    ...notified.map(({ emailId }, at) =>
      sendCallback(emailId, { type: at % 2 === 0 ? "failed" : "opened" })
    ),
    sendCallback("nobody's", { type: "delivered" }),
  ]);
  expect(answers.slice(1).map(({ status }) => status)).toEqual(Array(7).fill(200));
  for (const [at, { user }] of notified.entries()) {
    expect(await email(user)).toMatchObject({ status: at % 2 === 0 ? "failed" : "delivered" });
  }
  const [unknown] = await market.sql`
    select outcome, jobs.finished_at from private.provider_events as events
    join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
    where reference = 'nobody''s'`;
  expect(unknown).toEqual({ outcome: "unknown", finished_at: null });
});

test("callbacks in the wrong order leave an e-mail at its furthest status", async () => {
  const user = await market.user();
  await market.sandbox("/faults", { provider: "email", kind: "reorder", times: 1 });
  await user.notify();
  await market.runDue();
  await market.time.advance(2 * 3600);
  expect(await email(user)).toMatchObject({ status: "delivered" });
});

test("a batch whose e-mail becomes known meanwhile does not move its status back", async () => {
  const [first, late] = [await notifiedUser(), await notifiedUser()];
  await market.sql`
    update private.emails set status = 'pending', provider_id = null where user_id = ${late.user.id}`;
  const [holder, other] = [await market.sql.reserve(), await market.sql.reserve()];
  await holder`begin`;
  await holder`select from private.emails where user_id = ${first.user.id} for update`;
  const batch = Promise.all([
    sendCallback(first.emailId, { type: "failed" }),
    sendCallback(late.emailId, { type: "delivery_delayed" }),
  ]);
  await market.untilLocked(1);
  await market.sql`
    update private.emails set status = 'sent', provider_id = ${late.emailId} where user_id = ${late.user.id}`;
  await other`begin`;
  const [me] = await other`select pg_backend_pid() as pid`;
  await other`update private.emails set status = 'delivered' where user_id = ${late.user.id}`;
  await holder`commit`;
  await market.untilLocked(1, me!["pid"]);
  await other`commit`;
  await batch;
  holder.release();
  other.release();
  expect([await email(first.user), await email(late.user)])
    .toMatchObject([{ status: "failed" }, { status: "delivered" }]);
});

test("a callback for an e-mail that becomes known later is applied then, from what is stored of it", async () => {
  const { user, emailId } = await notifiedUser();
  await market.sql`
    update private.emails set status = 'sent', provider_id = null where user_id = ${user.id}`;
  await sendCallback(emailId, { data: { to: [user.email], bounce: { type: "Transient" } } });
  const [stored] = await market.sql`
    select body from private.provider_events where reference = ${emailId} and outcome = 'unknown'`;
  expect(stored!["body"]).toEqual({
    type: "email.bounced",
    created_at: "2026-11-21T08:00:00.000Z",
    data: { email_id: emailId },
  });
  await market.sql`
    update private.emails set provider_id = ${emailId} where user_id = ${user.id}`;
  await market.time.advance(60);
  expect([await email(user), await suppressed(user)])
    .toMatchObject([{ status: "bounced" }, false]);
});

test("a callback that precedes the response to our request finds the e-mail by its tag", async () => {
  const user = await market.user();
  await market.fault("email", "send", "timeout_after_commit");
  await user.notify();
  await market.runDue();
  expect(await email(user)).toMatchObject({ status: "delivered" });
});

test("a callback for an unknown e-mail or of an unused type gets 200 and changes nothing", async () => {
  const { user, emailId } = await notifiedUser();
  expect((await sendCallback(crypto.randomUUID(), { data: PERMANENT })).status).toBe(200);
  expect((await sendCallback(emailId, { type: "opened" })).status).toBe(200);
  expect((await sendCallback("", { type: "bounced", data: { email_id: 7 } })).status).toBe(200);
  expect(await email(user)).toMatchObject({ status: "delivered" });
});
