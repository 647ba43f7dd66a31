// Source: resend.com/docs (send email, idempotency keys, errors), resend-openapi.
import * as z from "zod";
import type { Settings } from "../../../shared/config.ts";
import { createBreak } from "../../../shared/providers/break.ts";
import { callProvider, ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { MailRejected } from "./mail.ts";
import type { Mail } from "./mail.ts";

const accepted = z.object({ id: z.string().min(1).max(100) });

/** Errors about the message itself. Others are about our account and are retried. */
const ABOUT_THE_MESSAGE = [
  "validation_error",
  "invalid_parameter",
  "missing_required_field",
  "invalid_attachment",
];

export function createResend(config: Omit<Settings<"mail">, "RESEND_WEBHOOK_SECRET">): Mail {
  const pause = createBreak();
  return {
    sender: { brand: config.BRAND_NAME, appUrl: config.APP_URL.replace(/\/$/, "") },
    send: async ({ id, to, subject, html, text }) => {
      try {
        const answer = await pause.around("resend", () =>
          callProvider({
            method: "POST",
            url: `${config.RESEND_BASE_URL}/emails`,
            headers: { authorization: `Bearer ${config.RESEND_API_KEY}`, "idempotency-key": id },
            // Callbacks carry the tag, so one that arrives before this response can be matched.
            body: {
              from: config.MAIL_FROM,
              to: [to],
              subject,
              html,
              text,
              tags: [{ name: "email_id", value: id }],
            },
            timeoutMs: config.PROVIDER_TIMEOUT_MS,
          }));
        const parsed = accepted.safeParse(answer);
        if (parsed.success) return parsed.data.id;
        throw new ProviderUnclear("The provider's answer has an unknown shape.");
      } catch (error) {
        return readMailError(error);
      }
    },
  };
}

function readMailError(error: unknown): null {
  if (!(error instanceof ProviderRejected)) throw error;
  const { name } = (error.body ?? {}) as { name?: unknown };
  // The key was used with other content: an earlier release worded the same e-mail differently.
  if (name === "invalid_idempotent_request") return null;
  if ([400, 422].includes(error.status) && ABOUT_THE_MESSAGE.includes(String(name))) {
    throw new MailRejected(error.said, { cause: error });
  }
  throw error;
}
