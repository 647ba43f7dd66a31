import * as z from "zod";
import { background } from "../../shared/background.ts";
import { handleCallback } from "../../shared/callbacks/handle.ts";
import type { CallbackProvider } from "../../shared/callbacks/handle.ts";
import { sha256 } from "../../shared/digest.ts";
import type { JsonObject } from "../../shared/domain/json.ts";
import { signed } from "../../shared/http/endpoint.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { Callback } from "./callbacks.ts";
import { endpoint } from "./deps.ts";
import type { WebhooksDeps } from "./deps.ts";
import { continueTrace, isTraced } from "../../shared/trace.ts";
import { within } from "./within.ts";

/**
 * The answer waits this long for the work, which then continues. It is shorter than any sender's time-out, so a slow
 * provider causes no repeat.
 */
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
  const { signature, description, verifyHeaders, verifyBody, isProbe = () => false } = callback;
  return callback.routes.map((route) =>
    endpoint({
      ...route,
      method: "POST",
      description: `${description} ${TO_THE_SENDER}`,
      auth: signed(signature),
      request: {
        body: callback.body,
        ...callback.isProbe ? { bodyIsOptional: callback.isProbe } : {},
      },
      response: { status: 200, schema: z.object({ received: z.literal(true) }) },
      reasons: callback.reasons ?? [],
      verifyHeaders: async (request, deps) => {
        const error = await rejection(verifyHeaders(request, deps));
        if (!error) return undefined;
        if (!callback.isProbe) throw error;
        return PROBE_BYTES;
      },
      verify: async (request, rawBody, deps) => {
        if (isProbe(rawBody)) return;
        await verifyHeaders(request, deps);
        await verifyBody?.(request, rawBody, deps);
      },
      handler: async ({ body, request, rawBody, deps }) => {
        if (!body) return { received: true };
        const work = () => receive(deps, provider, callback, request, { rawBody, body });
        const reference = referenceOf(deps, callback, body);
        const carrier = reference !== null && isTraced()
          ? await deps.db.service.call("internal.traceparent_of", { reference })
          : null;
        await continueTrace(carrier, `callback ${provider}`, work);
        return { received: true };
      },
    })
  );
}

const rejection = (check: Promise<void>): Promise<unknown> =>
  check.then(() => null, (error) => error);

function referenceOf(deps: WebhooksDeps, callback: Callback, body: JsonObject): string | null {
  const named = callback.reference(body, deps);
  return typeof named === "string" ? named : null;
}

/** The sender gets 200 once the callback is stored; the job retries later failures. */
async function receive(
  deps: WebhooksDeps,
  provider: CallbackProvider,
  callback: Callback,
  request: Request,
  { rawBody, body }: { rawBody: string; body: JsonObject },
): Promise<void> {
  const digest = sha256(`${provider}\n${callback.identity(request, rawBody)}`);
  const received = { digest, body, reference: referenceOf(deps, callback, body) };
  const left = await callback.receive(deps, received);
  if (!left) return;
  const event = await deps.db.service.call("internal.store_webhook", { provider, ...received });
  if (event.handled) return;
  const known = left.body && { provider, body: left.body, invoice: left.invoice };
  const handled = handleCallback(deps, event.id, known)
    .then(() => deps.triggerJobs())
    .catch((error) => deps.log("webhook_deferred", { provider, event_id: event.id, error }));
  background(handled);
  await within(INLINE_MS, handled);
}
