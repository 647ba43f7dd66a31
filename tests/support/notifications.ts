import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";
import { must } from "./client.ts";

export interface NotificationText {
  event?: string;
  kind?: string;
  data?: Record<string, unknown>;
}

/** Runs private.notify in its own transaction. */
export async function notify(
  market: Market,
  { id }: TestUser,
  { event = crypto.randomUUID(), kind = "withdrawal.paid", data = {} }: NotificationText = {},
): Promise<void> {
  const { admin } = market.database;
  await admin`select private.notify(${id}, ${event}, ${kind}, ${admin.json(data as never)})`;
}

/** The user's notifications, newest first. */
export async function inbox(market: Market, person: TestUser) {
  return await must(market.as(person).get("/notifications"));
}

export interface Mailed {
  id: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  last_event: string;
}

/** E-mails at the provider, newest first. */
export async function mailbox(
  market: Market,
  { email }: Pick<TestUser, "email">,
): Promise<Mailed[]> {
  const answer = await market.with({}).get(`/sandbox/email/messages?to=${email}`);
  return answer.body.messages;
}

export interface Rung {
  to: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  payload: { title: string; body: string; kind: string; path: string; tag: string };
  sender: { subject: string; publicKey: string };
}

/** Push messages that this device received, newest first. */
export async function rings(market: Market, name: string): Promise<Rung[]> {
  const answer = await market.with({}).get("/sandbox/push/messages");
  return answer.body.messages.filter(({ to }: Rung) => to === name);
}

/** Subscribes a browser of this user; returns its name at the push service. */
export async function device(market: Market, person: TestUser): Promise<string> {
  const name = crypto.randomUUID();
  const browser = await market.with({}).get(`/sandbox/push/send/${name}`);
  await must(market.as(person).post("/push/subscribe", browser.body));
  return name;
}

/** The number of jobs for this user's notifications, by kind. */
export async function jobsOf(market: Market, { id }: TestUser): Promise<Record<string, number>> {
  const rows = await market.database.admin<{ kind: string; count: number }[]>`
    select jobs.kind, count(*)::integer as count from private.jobs
    join public.notifications as told on told.id::text in (payload ->> 'notification_id', payload ->> 'email_id')
    where told.user_id = ${id} group by jobs.kind order by jobs.kind`;
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
