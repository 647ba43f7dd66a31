import type { PendingEmail } from "../../shared/db/results.ts";
import { Off } from "../../shared/features.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createGatherer } from "../../shared/concurrency/gather.ts";
import { renderEmail } from "./email.ts";
import { MailRejected } from "./providers/mail.ts";
import type { Mail } from "./providers/mail.ts";

interface MailingDeps extends Pick<Deps, "db"> {
  mail: Mail | Off;
}

type Result =
  | { email_id: string; status: "sent"; provider_id: string | null }
  | { email_id: string; status: "failed" | "abandoned"; problem: string };

/** The result for the job: nothing is recorded, and a retry uses the same key. */
interface Unclear {
  email_id: string;
  error: unknown;
}

/** Sends one e-mail, unless the provider has it. Throws if a retry is needed. */
export type SendEmail = (emailId: string) => Promise<void>;

/** The provider's limit is 100. */
const MAX_BATCH = 50;

/** E-mails requested at the same moment, such as those of one claim of jobs, share one call to the provider. */
export function createSendEmail(deps: MailingDeps): SendEmail {
  const gather = createGatherer<string, Unclear | undefined>(async (emailIds) => {
    const outcomes = await sendAll(deps, emailIds);
    const results = outcomes.filter((outcome) => "status" in outcome);
    if (results.length > 0) {
      await deps.db.service.call("internal.record_email_results", {
        results: results.map((result) => ({ ...result })),
      });
    }
    const unclear = outcomes.filter((outcome) => "error" in outcome);
    return emailIds.map((id) => unclear.find(({ email_id }) => email_id === id));
  }, MAX_BATCH);
  return async (emailId) => {
    const unclear = await gather(emailId);
    if (unclear) throw unclear.error;
  };
}

async function sendAll(
  { db, mail }: MailingDeps,
  email_ids: string[],
): Promise<(Result | Unclear)[]> {
  // Enqueued before e-mail was switched off.
  if (mail instanceof Off) {
    const problem = "E-mail is not configured.";
    return email_ids.map((email_id) => ({ email_id, status: "abandoned", problem }));
  }
  const emails = await db.service.call("internal.emails_to_send", { email_ids });
  const alone = emails.filter(({ batch_id }) => batch_id === null);
  const batches = Map.groupBy(emails, ({ batch_id }) => batch_id);
  batches.delete(null);
  const sent = await Promise.all([
    ...alone.map(async (email) => [await sendAlone(mail, email)]),
    ...[...batches].map(([id, batch]) => sendBatch({ db, mail }, id!, batch)),
  ]);
  return sent.flat();
}

async function sendAlone(mail: Mail, email: PendingEmail): Promise<Result | Unclear> {
  const { id: email_id } = email;
  try {
    const provider_id = await mail.send(envelopeOf(mail, email));
    return { email_id, status: "sent", provider_id };
  } catch (error) {
    if (!(error instanceof MailRejected)) return { email_id, error };
    return { email_id, status: "failed", problem: error.message };
  }
}

async function sendBatch(
  { db, mail }: { db: Deps["db"]; mail: Mail },
  batch_id: string,
  emails: PendingEmail[],
): Promise<(Result | Unclear)[]> {
  try {
    const ids = await mail.sendBatch(batch_id, emails.map((email) => envelopeOf(mail, email)));
    return emails.map(({ id: email_id }, at) => ({
      email_id,
      status: "sent",
      provider_id: ids[at] ?? null,
    }));
  } catch (error) {
    const unclear = emails.map(({ id }) => ({ email_id: id, error }));
    if (!(error instanceof MailRejected)) return unclear;
    // Before any e-mail is sent alone: otherwise a repeat of the call would send it again.
    const email_ids = emails.map(({ id }) => id);
    if (!await db.service.call("internal.split_email_batch", { batch_id, email_ids })) {
      return unclear;
    }
    return await Promise.all(emails.map((email) => sendAlone(mail, email)));
  }
}

const envelopeOf = (mail: Mail, { id, to, batch_id: _, ...content }: PendingEmail) => ({
  id,
  to,
  ...renderEmail(content, mail.sender),
});
