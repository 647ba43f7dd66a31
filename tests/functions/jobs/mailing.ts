import type { Market } from "../../support/market.ts";
import { MailRejected } from "../../../functions/jobs/providers/mail.ts";
import type { Envelope, Mail } from "../../../functions/jobs/providers/mail.ts";

type Step = "answer" | "lose the answer" | "reject" | "fail";

/** Remembers the keys of what it accepted, as the provider does. Follows `steps`, then answers. */
export function provider(...steps: Step[]) {
  const calls: { key: string; to: string[] }[] = [];
  const keys = new Map<string, string>();
  const sent: string[] = [];
  const take = (key: string, envelopes: Envelope[]): (string | null)[] => {
    const to = envelopes.map((each) => each.to);
    calls.push({ key, to });
    const step = steps.shift() ?? "answer";
    if (step === "reject") throw new MailRejected("The to field is invalid.");
    if (step === "fail") throw new Error("no connection");
    const content = JSON.stringify(envelopes);
    const known = keys.get(key);
    if (known === undefined) {
      keys.set(key, content);
      sent.push(...to);
    }
    if (step === "lose the answer") throw new Error("no answer");
    return envelopes.map(({ id }) => known === undefined || known === content ? `p-${id}` : null);
  };
  const mail: Mail = {
    sender: { brand: "P", appUrl: "https://app.example" },
    send: (envelope) => Promise.try(() => take(envelope.id, [envelope])[0]!),
    sendBatch: (key, envelopes) => Promise.try(() => take(key, envelopes)),
  };
  return { mail, calls, sent };
}

/** Ids of e-mails to so many new users, in order of ids, with their addresses. */
export async function emailsDue(
  market: Market,
  count: number,
): Promise<{ id: string; to: string }[]> {
  const users = await Promise.all(Array.from({ length: count }, () => market.user()));
  for (const user of users) await user.notify();
  const rows = await market.sql<{ id: string; to: string }[]>`
    select notifications.id, contacts.email as to
    from public.notifications join private.contacts using (user_id)
    where user_id in ${market.sql(users.map(({ id }) => id))}
    order by id`;
  return [...rows];
}

/** Which of them did not fail. */
export const outcomes = async (asked: Promise<void>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status === "fulfilled");

export const rowsOf = (market: Market, emails: { id: string }[]) =>
  market.sql`select id, status, provider_id, batch_id, problem from private.emails
    where id in ${market.sql(emails.map(({ id }) => id))} order by id`;
