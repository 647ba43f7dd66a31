import * as z from "zod";
import { background } from "../../shared/background.ts";
import { handleCallback } from "../../shared/callbacks/handle.ts";
import { readMailCallback } from "../../shared/callbacks/resend.ts";
import { claimsMoney, fetchInvoice } from "../../shared/callbacks/xendit.ts";
import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import { sha256 } from "../../shared/digest.ts";
import { parseBody } from "../../shared/http/body.ts";
import { signed } from "../../shared/http/endpoint.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { validate } from "../../shared/http/validate.ts";
import type { Callback } from "./callbacks.ts";
import { endpoint } from "./deps.ts";
import type { ReceivedCallback, WebhooksDeps } from "./deps.ts";
import { receivePayment } from "./payments.ts";
import { within } from "./within.ts";

/** The longest time that a sender waits; a slow provider must not cause it to send again. */
const INLINE_MS = 3_000;

/** More than a sender's empty test needs: `{}` with spaces. */
const PROBE_BYTES = 64;

const TO_THE_SENDER = "Answers 200 for what it has seen before, and for what it cannot use, " +
  "which staff then see in `GET /admin/webhooks`.";

/** One endpoint per route. Each verifies the callback, stores it and applies it. */
export function endpointsFor(
  provider: CallbackProvider,
  callback: Callback,
): Endpoint<WebhooksDeps>[] {
  const { header, description, verifyHeaders, verifyBody, isProbe = () => false } = callback;
  return callback.routes.map((route) =>
    endpoint({
      ...route,
      method: "POST",
      description: `${description} ${TO_THE_SENDER}`,
      auth: signed(header),
      response: { status: 200, schema: z.object({ received: z.literal(true) }) },
      reasons: callback.reasons ?? [],
      verifyHeaders: async (request, { secrets }) => {
        const error = await rejection(verifyHeaders(request, secrets));
        if (!error) return undefined;
        if (!callback.isProbe) throw error;
        return PROBE_BYTES;
      },
      verify: async (request, rawBody, { secrets }) => {
        if (isProbe(rawBody)) return;
        await verifyHeaders(request, secrets);
        await verifyBody?.(request, rawBody, secrets);
      },
      handler: async ({ request, rawBody, deps }) => {
        if (!isProbe(rawBody)) await receive(deps, provider, callback, request, rawBody);
        return ok({ received: true });
      },
    })
  );
}

const rejection = (check: Promise<void>): Promise<unknown> =>
  check.then(() => null, (error) => error);

/** The sender gets 200 once the callback is stored; the job retries what fails after that. */
async function receive(
  deps: WebhooksDeps,
  provider: CallbackProvider,
  callback: Callback,
  request: Request,
  rawBody: string,
): Promise<void> {
  const body = validate(callback.body, parseBody(request, rawBody), "body");
  const named = callback.reference(body);
  const digest = sha256(`${provider}\n${callback.identity(request, rawBody)}`);
  const reference = typeof named === "string" ? named : null;
  const stored = { digest, body, reference };
  if (provider === "resend" && await applyEmail(deps, stored)) return;
  const claimsPayment = provider === "xendit" && claimsMoney(body);
  const invoice = claimsPayment ? fetchInvoice(deps, body) : undefined;
  if (invoice && await receivePayment(deps, stored, invoice)) return deps.triggerJobs();
  const event = await deps.db.service.call("internal.store_webhook", { provider, ...stored });
  if (event.handled) return;
  // The first body of a message id counts. Other providers have no ids: equal callbacks have equal bodies.
  const known = provider === "resend" ? undefined : { provider, body, invoice };
  const handled = handleCallback(deps, event.id, known)
    .then(() => deps.triggerJobs())
    .catch((error) => deps.log("webhook_deferred", { provider, event_id: event.id, error }));
  background(handled);
  await within(INLINE_MS, handled);
}

/** False for a callback that has to wait for the disk, was stored before, or cannot be applied with others. */
async function applyEmail(
  deps: WebhooksDeps,
  callback: ReceivedCallback,
): Promise<boolean> {
  const update = readMailCallback(callback.body);
  if (update?.suppress) return false;
  return await deps.applyEmailCallback({ ...callback, update }).catch((error) => {
    deps.log("email_batch_failed", { error });
    return false;
  });
}
