/** Every callback's way in: verified before this, stored here, acted on from the stored row. */
import * as z from "zod";
import { sha256 } from "../../shared/digest.ts";
import { background } from "../../shared/background.ts";
import { Refusal } from "../../shared/errors.ts";
import { parseBody } from "../../shared/http/body.ts";
import { validate } from "../../shared/http/validate.ts";
import { isOneOf } from "../../shared/secret.ts";
import { webhooksHandle } from "../../shared/work/webhooks_handle.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import type { WebhookSource } from "../../shared/work/webhooks_handle.ts";
import type { WebhooksDeps } from "./deps.ts";

const jsonObject = z.record(z.string(), z.json());

/** How long a sender waits for us to act; a slow provider must not make it send again. */
const INLINE_MS = 3_000;

interface Callback {
  request: Request;
  rawBody: string;
  deps: WebhooksDeps;
}

/** Takes in a callback that is known by its bytes. Once it is stored, trouble is ours: the job comes back to it. */
export async function receive(
  provider: WebhookSource,
  referenceOf: (body: Record<string, unknown>) => unknown,
  { request, rawBody, deps }: Callback,
): Promise<{ received: true }> {
  const body = validate(jsonObject, parseBody(request, rawBody), "body");
  const reference = referenceOf(body);
  return actOn(deps, {
    provider,
    digest: await sha256(`${provider}\n${rawBody}`),
    body,
    reference: typeof reference === "string" ? reference : null,
  });
}

/** A verified callback; two with the same digest are one. */
interface Verified {
  provider: WebhookSource;
  digest: string;
  body: z.output<typeof jsonObject>;
  reference: string | null;
}

/** Stores a verified callback and acts on it once; a repeat of what was acted on changes nothing. */
export async function actOn(deps: WebhooksDeps, verified: Verified): Promise<{ received: true }> {
  const { provider } = verified;
  const event: { id: string; handled: boolean } = await deps.db.system.call("webhooks_receive", {
    ...verified,
  });
  if (!event.handled) {
    const handled = webhooksHandle(deps, { event_id: event.id })
      .then(() => deps.nudge())
      .catch((error) => deps.log("webhook_deferred", { provider, event_id: event.id, error }));
    background(handled);
    await atMost(INLINE_MS, handled);
  }
  return { received: true };
}

/** Returns when the work is done or the time is up; the work itself goes on. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, timeIsUp]);
  clearTimeout(timer);
}

/** Throws UNAUTHORIZED unless the header carries a shared secret that is valid. */
export async function requireToken(
  request: Request,
  header: string,
  secrets: Secrets,
): Promise<void> {
  if (!await isOneOf(secrets, request.headers.get(header) ?? "")) {
    throw new Refusal("UNAUTHORIZED", "The callback's token is not valid.");
  }
}
