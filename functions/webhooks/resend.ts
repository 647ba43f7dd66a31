/** The e-mail provider says how far an e-mail came. Signed, with an age limit, and each message counts once. */
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import { sha256 } from "../../shared/digest.ts";
import { Refusal } from "../../shared/errors.ts";
import { signed } from "../../shared/http/endpoint.ts";
import { parseBody } from "../../shared/http/body.ts";
import { ok } from "../../shared/http/reply.ts";
import { validate } from "../../shared/http/validate.ts";
import { withAny } from "../../shared/domain/secrets.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import { endpoint } from "./deps.ts";
import { actOn } from "./receive.ts";

const callback = z.object({ type: z.string(), data: z.record(z.string(), z.json()) })
  .catchall(z.json());

/** Throws UNAUTHORIZED unless the body was signed with a valid secret within the last five minutes. */
async function requireSignature(
  request: Request,
  rawBody: string,
  secrets: Secrets,
): Promise<void> {
  // The same scheme under the names that it had before it became a standard.
  const headers = Object.fromEntries(
    ["id", "timestamp", "signature"].map((part) => [
      `webhook-${part}`,
      request.headers.get(`svix-${part}`) ?? "",
    ]),
  );
  try {
    await withAny(secrets, (secret) => new Webhook(secret).verify(rawBody, headers));
  } catch (cause) {
    throw new Refusal("UNAUTHORIZED", "The callback's signature is not valid.", { cause });
  }
}

const at = (path: string, id: string) =>
  endpoint({
    id,
    method: "POST",
    path,
    auth: signed("svix-signature"),
    summary: "Take in an e-mail callback of the e-mail provider.",
    response: { status: 200, schema: z.object({ received: z.literal(true) }) },
    refusals: ["UNAUTHORIZED", "VALIDATION"],
    verify: (request, rawBody, deps) =>
      requireSignature(request, rawBody, deps.secrets.RESEND_WEBHOOK_SECRET),
    handler: async ({ request, rawBody, deps }) => {
      const body = validate(callback, parseBody(request, rawBody), "body");
      const messageId = request.headers.get("svix-id");
      const { email_id } = body.data;
      return ok(
        await actOn(deps, {
          provider: "resend",
          digest: await sha256(`resend\n${messageId}`),
          body,
          reference: typeof email_id === "string" ? email_id : null,
        }),
      );
    },
  });

export const resend = at("/webhooks/resend", "webhooks_resend");
/** The provider-neutral name of the same door. */
export const emailProvider = at("/webhooks/email_provider", "webhooks_email_provider");
