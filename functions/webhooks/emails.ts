import type { DatabaseClients } from "../../shared/db/client.ts";
import { createDelayedBatcher } from "../../shared/concurrency/batch.ts";
import type { EmailCallback, WebhooksDeps } from "./deps.ts";

/** Keeps the time for which a batch locks its e-mails below ten milliseconds or so. */
const MAX_BATCH = 50;
/** Callbacks of e-mails that one call sent arrive together, and the provider waits far longer for an answer. */
const GATHER_MS = 10;

/** Callbacks of one process that arrive within GATHER_MS are one statement. */
export function createApplyEmailCallback(db: DatabaseClients): WebhooksDeps["applyEmailCallback"] {
  return createDelayedBatcher<EmailCallback, boolean>(GATHER_MS, async (batch) => {
    const callbacks = batch.map((callback) => ({ ...callback }));
    const known = await db.service.call("internal.apply_email_callbacks", { callbacks });
    return batch.map(({ digest }) => !known.includes(digest));
  }, MAX_BATCH);
}
