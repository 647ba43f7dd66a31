import { renderEmail } from "../email.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import { Off } from "../../../shared/features.ts";
import { MailRejected } from "../providers/mail.ts";
import type { Mail } from "../providers/mail.ts";

export async function mailSend(
  deps: Deps & { mail: Mail | Off },
  { email_id }: { email_id: string },
) {
  const { mail } = deps;
  // Made before e-mail was switched off.
  if (mail instanceof Off) return await dropEmail(deps, email_id);
  const request = await deps.db.service.call("internal.email_to_send", {
    email_id,
  });
  if (!request) return;
  const { id, to, ...content } = request;
  const email = renderEmail(content, mail.sender);
  try {
    const provider_id = await mail.send({ id, to, ...email });
    await deps.db.service.call("internal.record_email_result", {
      email_id,
      status: "sent",
      provider_id,
    });
  } catch (error) {
    if (!(error instanceof MailRejected)) throw error;
    const problem = error.message;
    await deps.db.service.call("internal.record_email_result", {
      email_id,
      status: "failed",
      problem,
    });
  }
}

async function dropEmail({ db }: Deps, email_id: string): Promise<void> {
  await db.service.call("internal.record_email_result", {
    email_id,
    status: "abandoned",
    problem: "E-mail is not configured.",
  });
}
