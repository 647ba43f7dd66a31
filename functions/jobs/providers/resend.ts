// Source: resend.com/docs (send email, idempotency keys, errors), resend-openapi.
import * as z from "zod";
import type { Settings } from "../../../shared/config.ts";
import { createBreak } from "../../../shared/providers/break.ts";
import {
  callProvider,
  parseResponse,
  ProviderRejected,
  ProviderUnclear,
} from "../../../shared/providers/call.ts";
import { MailRejected } from "./mail.ts";
import type { Envelope, Mail } from "./mail.ts";

const accepted = z.object({ id: z.string().min(1).max(100) });
const allAccepted = z.object({ data: z.array(accepted) });

/** Errors about the message itself. Other errors concern our account and are retried. */
const ABOUT_THE_MESSAGE = [
  "validation_error",
  "invalid_parameter",
  "missing_required_field",
  "invalid_attachment",
];

export function createResend(config: Omit<Settings<"mail">, "RESEND_WEBHOOK_SECRET">): Mail {
  const pause = createBreak();
  const wire = ({ id, to, subject, html, text }: Envelope) => ({
    from: config.MAIL_FROM,
    to: [to],
    subject,
    html,
    text,
    // Callbacks contain the tag, so one that arrives before this response can be matched.
    tags: [{ name: "email_id", value: id }],
  });
  /** Null if the key was used with other content. */
  const post = <Answer>(
    path: string,
    key: string,
    body: unknown,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | null> =>
    pause.around("resend", () =>
      callProvider({
        method: "POST",
        url: `${config.RESEND_BASE_URL}${path}`,
        headers: { authorization: `Bearer ${config.RESEND_API_KEY}`, "idempotency-key": key },
        body,
        timeoutMs: config.PROVIDER_TIMEOUT_MS,
      })).then((answer) => parseResponse(schema, answer), readMailError);
  return {
    sender: { brand: config.BRAND_NAME, appUrl: config.APP_URL.replace(/\/$/, "") },
    send: async (envelope) =>
      (await post("/emails", envelope.id, wire(envelope), accepted))?.id ?? null,
    // Without x-batch-validation a batch is sent as a whole or not at all.
    sendBatch: async (key, envelopes) => {
      const answer = await post("/emails/batch", key, envelopes.map(wire), allAccepted);
      if (answer && answer.data.length !== envelopes.length) {
        throw new ProviderUnclear("The provider did not return one id per e-mail.");
      }
      return envelopes.map((_, at) => answer?.data[at]?.id ?? null);
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
