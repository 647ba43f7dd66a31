/** Several workers that send the same e-mails at once send each of them once. */
import { expect, test, vi } from "vitest";
import { createSendEmail } from "../../../functions/jobs/mailing.ts";
import { MailRejected } from "../../../functions/jobs/providers/mail.ts";
import type { Mail } from "../../../functions/jobs/providers/mail.ts";
import { useMarket } from "../../support/market.ts";
import { emailsDue, outcomes, provider, rowsOf } from "./mailing.ts";

const market = useMarket();
const due = (count: number) => emailsDue(market, count);
const sender = (mail: Mail) => createSendEmail({ db: market.services.db, mail });
const rows = (emails: { id: string }[]) => rowsOf(market, emails);

test("two workers whose calls differ, because an address was suppressed between, send each e-mail once", async () => {
  for (const first of ["rejected", "sent"] as const) {
    const held: Record<string, (() => void)[]> = {};
    const { mail, sent } = provider();
    const emails = await due(3);
    const [bad, ...good] = emails.map(({ to }) => to);
    /** Answers when the test says so, and rejects every call with the first address. */
    const slow: Mail = {
      ...mail,
      sendBatch: async (key, envelopes) => {
        const isBad = envelopes.some(({ to }) => to === bad);
        const { promise, resolve } = Promise.withResolvers<void>();
        (held[isBad ? "rejected" : "sent"] ??= []).push(resolve);
        await promise;
        if (isBad) throw new MailRejected("The to field is invalid.");
        return mail.sendBatch(key, envelopes);
      },
    };
    const [one, other] = [sender(slow), sender(slow)];
    const asked = emails.map(({ id }) => one(id));
    await vi.waitFor(() => expect(held["rejected"]).toHaveLength(1));
    await market.database.admin`
      insert into private.email_suppressions (address, reason) values (lower(${bad!}), 'bounce')`;
    const repeated = emails.map(({ id }) => other(id));
    await vi.waitFor(() => expect(held["sent"]).toHaveLength(1));
    const finish = {
      rejected: () => (held["rejected"]![0]!(), outcomes(asked)),
      sent: () => (held["sent"]![0]!(), outcomes(repeated)),
    };
    await finish[first]();
    await finish[first === "sent" ? "rejected" : "sent"]();
    await outcomes(emails.map(({ id }) => sender(mail)(id)));
    expect([...sent].sort()).toEqual(good.sort());
    expect((await rows(emails)).map(({ status }) => status)).toEqual([
      "suppressed",
      "sent",
      "sent",
    ]);
  }
});

test("ten processes that ask for some of the same e-mails at once send each once", async () => {
  for (let round = 0; round < 5; round++) {
    const { mail, sent } = provider();
    const emails = await due(4);
    const asked = Array.from({ length: 10 }, (_, at) => {
      const send = sender(mail);
      return emails.filter((_, which) => (at + which) % 4 < 2).map(({ id }) => send(id));
    });
    expect(await outcomes(asked.flat())).toEqual(asked.flat().map(() => true));
    expect([...sent].sort()).toEqual(emails.map(({ to }) => to).sort());
    expect((await rows(emails)).map(({ status }) => status)).toEqual(emails.map(() => "sent"));
  }
});
