import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";

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

/** The number of jobs for this user's notifications, by kind. */
export async function jobsOf(market: Market, { id }: TestUser): Promise<Record<string, number>> {
  const rows = await market.database.admin<{ kind: string; count: number }[]>`
    select jobs.kind, count(*)::integer as count from private.jobs
    join public.notifications as told on told.id::text in (payload ->> 'notification_id', payload ->> 'email_id')
    where told.user_id = ${id} group by jobs.kind order by jobs.kind`;
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
