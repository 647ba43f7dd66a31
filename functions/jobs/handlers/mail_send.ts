import { renderEmail } from "../email.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import { MailRejected } from "../providers/mail.ts";
import type { Mail } from "../providers/mail.ts";

export async function mailSend(deps: Deps & { mail: Mail }, { email_id }: { email_id: string }) {
  const request = await deps.db.service.call("internal.email_to_send", {
    email_id,
  });
  if (!request) return;
  const { id, to, ...content } = request;
  const email = renderEmail(content, deps.mail.sender);
  try {
    const provider_id = await deps.mail.send({ id, to, ...email });
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
