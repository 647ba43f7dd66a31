/** E-mails that are due together are one call of the provider, and each of them is sent once. */
import { expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { openSandbox } from "../../local/emulators/support.ts";
import { RACING, useMarket } from "../../support/market.ts";
import { createSendEmail } from "../../../functions/jobs/mailing.ts";
import type { Envelope, Mail } from "../../../functions/jobs/providers/mail.ts";
import { MailRejected } from "../../../functions/jobs/providers/mail.ts";
import { createResend } from "../../../functions/jobs/providers/resend.ts";

const market = useMarket(RACING);

type Step = "answer" | "lose the answer" | "reject" | "fail";

/** Remembers the keys of what it accepted, as the provider does. Follows `steps`, then answers. */
function provider(...steps: Step[]) {
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
async function due(count: number): Promise<{ id: string; to: string }[]> {
  const users = await Promise.all(Array.from({ length: count }, () => market.user()));
  for (const user of users) await user.notify();
  const found = await market.sql<{ id: string; to: string }[]>`
    select notifications.id, contacts.email as to
    from public.notifications join private.contacts using (user_id)
    where user_id in ${market.sql(users.map(({ id }) => id))}
    order by id`;
  return [...found];
}

const suppress = (email: string) =>
  market.sql`update private.contacts set suppressed_because = 'bounce' where email = ${email}`;

/** Which of them did not fail. */
const outcomes = async (asked: Promise<void>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status === "fulfilled");

const rows = (emails: { id: string }[]) =>
  market.sql`select id, status, provider_id, batch_id, problem from private.emails
    where id in ${market.sql(emails.map(({ id }) => id))} order by id`;
const sender = (mail: Mail) => createSendEmail({ db: market.services.db, mail });

test("what is asked for at the same moment is one call, and each keeps its own id", async () => {
  const { mail, calls } = provider();
  const emails = await due(3);
  expect(await outcomes(emails.map(({ id }) => sender(mail)(id)))).toEqual([true, true, true]);
  expect(calls.map(({ to }) => to.length)).toEqual([1, 1, 1]);

  const others = await due(3);
  const send = sender(mail);
  expect(await outcomes(others.map(({ id }) => send(id)))).toEqual([true, true, true]);
  expect(calls.slice(3).map(({ to }) => to)).toEqual([others.map(({ to }) => to)]);
  expect(await rows(others)).toMatchObject(
    others.map(({ id }) => ({ status: "sent", provider_id: `p-${id}` })),
  );
});

test("a call whose answer is lost is repeated as a whole under its key, whichever job is first", async () => {
  const { mail, calls, sent } = provider("lose the answer");
  const emails = await due(3);
  const send = sender(mail);
  expect(await outcomes(emails.map(({ id }) => send(id)))).toEqual([false, false, false]);
  await send(emails[1]!.id);
  expect(calls[1]).toEqual(calls[0]);
  expect(sent).toEqual(emails.map(({ to }) => to));
  expect(await rows(emails)).toMatchObject(
    emails.map(({ id }) => ({ status: "sent", provider_id: `p-${id}` })),
  );
  await Promise.all(emails.map(({ id }) => send(id)));
  expect(calls).toHaveLength(2);
});

test("a repeated call leaves out an address that is suppressed by then, and nobody gets an e-mail twice", async () => {
  for (const first of ["lose the answer", "fail"] as const) {
    const { mail, calls, sent } = provider(first);
    const emails = await due(3);
    const send = sender(mail);
    await outcomes(emails.map(({ id }) => send(id)));
    await suppress(emails[0]!.to);
    expect(await outcomes(emails.map(({ id }) => send(id)))).toEqual([true, true, true]);
    expect(calls.map(({ key }) => key)).toEqual([calls[0]!.key, calls[0]!.key]);
    const reached = emails.slice(first === "fail" ? 1 : 0).map(({ to }) => to);
    expect(sent).toEqual(reached);
    expect((await rows(emails)).map(({ status }) => status)).toEqual([
      "suppressed",
      "sent",
      "sent",
    ]);
  }
});

test("a call that is rejected for one of its e-mails is made for each alone, also after a lost answer", async () => {
  const { mail, calls, sent } = provider("reject", "reject", "lose the answer");
  const emails = await due(3);
  const send = sender(mail);
  expect(await outcomes(emails.map(({ id }) => send(id)))).toEqual([true, false, true]);
  expect(await rows(emails)).toMatchObject([
    { status: "failed", problem: "The to field is invalid." },
    { status: "pending", batch_id: null },
    { status: "sent" },
  ]);
  await send(emails[1]!.id);
  expect(calls.slice(1).map(({ key }) => key)).toEqual([
    ...emails.map(({ id }) => id),
    emails[1]!.id,
  ]);
  expect(sent).toEqual([emails[1]!.to, emails[2]!.to]);
});

test("an e-mail that was asked for alone is never asked for in a call with others", async () => {
  const { mail, calls, sent } = provider("lose the answer");
  const emails = await due(3);
  const send = sender(mail);
  await outcomes([send(emails[0]!.id)]);
  await Promise.all(emails.map(({ id }) => send(id)));
  expect(calls.filter(({ to }) => to.includes(emails[0]!.to)).map(({ key }) => key))
    .toEqual([emails[0]!.id, emails[0]!.id]);
  expect([...sent].sort()).toEqual(emails.map(({ to }) => to).sort());
});

test("a process that waits while another joins its e-mail to others asks for all of them", async () => {
  const { mail, calls } = provider();
  const emails = await due(2);
  for (const { id } of emails) await market.sql`select private.write_emails(array[${id}]::uuid[])`;
  // Like a digest, which is written before it is requested.
  await market.sql`update private.emails set first_tried_at = null`;
  let waiting: Promise<void> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select internal.emails_to_send(${sql.json(emails.map(({ id }) => id))})`;
    waiting = sender(mail)(emails[0]!.id);
    waiting.catch(() => {});
    await market.untilLocked(1);
  });
  await waiting;
  expect(calls.map(({ to }) => to)).toEqual([emails.map(({ to }) => to)]);
  expect((await rows(emails)).map(({ status }) => status)).toEqual(["sent", "sent"]);
});

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
    await expect.poll(() => held["rejected"]).toHaveLength(1);
    await suppress(bad!);
    const repeated = emails.map(({ id }) => other(id));
    await expect.poll(() => held["sent"]).toHaveLength(1);
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

test("at two calls a second, the provider's limit, each e-mail is sent once", async () => {
  const sandbox = openSandbox({ callsPerSecond: 2 });
  const server = await listen(0, (request) => sandbox.emulators.app.fetch(request));
  const mail = createResend({
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: `${server.url}/email/api`,
    MAIL_FROM: "P <p@example.test>",
    APP_URL: "https://app.example",
    BRAND_NAME: "P",
    PROVIDER_TIMEOUT_MS: 10_000,
  });
  const emails = await due(5);
  const left = [emails];
  while (left[0]!.length > 0 && left.length < 9) {
    const asked = left[0]!;
    const sent = await outcomes(asked.map(({ id }) => sender(mail)(id)));
    left.unshift(asked.filter((_, at) => !sent[at]));
    sandbox.leap(1);
  }
  expect(left.map(({ length }) => length)).toEqual([0, 1, 3, 5]);
  const { messages } = await (await fetch(`${server.url}/email/messages`)).json();
  expect(messages.flatMap(({ to }: { to: string[] }) => to).toSorted())
    .toEqual(emails.map(({ to }) => to).toSorted());
  expect((await rows(emails)).map(({ status }) => status)).toEqual(emails.map(() => "sent"));
  await server.close(100);
});

test("ten processes that ask for some of the same e-mails at once send each once", async () => {
  for (let round = 0; round < 3; round++) {
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
